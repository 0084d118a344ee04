package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.CellDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import java.util.List;

/** A {@link CellDefinition} while it is being inferred. */
public final class InferredCell extends MergingDefinition<InferredCell> implements CellDefinition {
    private final String name;
    private final Part contents = new Part();
    private boolean assigned;

    public InferredCell(Worklist worklist, String name) {
        super(worklist);
        this.name = name;
    }

    @Override
    InferredCell itself() {
        return this;
    }

    @Override
    List<Part> parts() {
        return List.of(contents);
    }

    @Override
    void absorb(InferredCell other) {
        if (assigned != other.assigned) {
            assigned = true;
            changed();
        }
    }

    @Override
    public String name() {
        return root().name;
    }

    @Override
    public SomeValue contents() {
        return valueOf(cell -> cell.contents);
    }

    /** What it may hold, for the block being flowed. */
    public SomeValue readContents() {
        return read(cell -> cell.contents);
    }

    /** Lets it hold this too. A variable that is set to one constant only is that constant for inner functions, too. */
    public void generalise(SomeValue value) {
        generaliseKnown(cell -> cell.contents, value);
    }

    /** Whether the program assigns it; the block being flowed is flowed again when that changes. */
    public boolean isAssigned() {
        noteReader();
        return root().assigned;
    }

    /** Notes that the program assigns it. */
    public void markAssigned() {
        if (!root().assigned) {
            root().assigned = true;
            changed();
        }
    }

    static CellDefinition merge(CellDefinition first, CellDefinition second) {
        return unite((InferredCell) first, (InferredCell) second);
    }

    @Override
    public String toString() {
        return name;
    }
}
