package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SetDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import java.util.List;

/** A {@link SetDefinition} while it is being inferred. */
public final class InferredSet extends MergingDefinition<InferredSet> implements SetDefinition {
    private final Part item = new Part();
    private final boolean frozen;

    public InferredSet(Worklist worklist, boolean frozen) {
        super(worklist);
        this.frozen = frozen;
    }

    @Override
    InferredSet itself() {
        return this;
    }

    @Override
    List<Part> parts() {
        return List.of(item);
    }

    @Override
    void absorb(InferredSet other) {}

    @Override
    public SomeValue item() {
        return valueOf(set -> set.item);
    }

    /** What any item may be, for the block being flowed. */
    public SomeValue readItem() {
        return read(set -> set.item);
    }

    /** Lets items be this too. */
    public void generaliseItem(SomeValue value) {
        Lattice.requireHashable(value);
        generalise(set -> set.item, value);
    }

    @Override
    public boolean isFrozen() {
        return frozen;
    }

    /** Makes two definitions one. */
    public static SetDefinition merge(
            SetDefinition first, SetDefinition second, SomeValue firstSet, SomeValue secondSet) {
        if (first.isFrozen() != second.isFrozen()) {
            throw new UnionConflict(firstSet, secondSet, "");
        }
        return unite((InferredSet) first, (InferredSet) second);
    }

    @Override
    public String toString() {
        return Lattice.describe(item());
    }
}
