package dev.serpentine.frontend.annotation;

import dev.serpentine.graph.model.SourcePosition;

/** A {@link CellDefinition} while it is being inferred. Definitions that met are equal. */
final class InferredCell implements CellDefinition {
    private final Readers readers;
    private final String name;
    private InferredCell mergedInto;
    private SomeValue contents = SomeValue.SomeImpossible.IMPOSSIBLE;
    private Origin origin;
    private boolean assigned;

    InferredCell(Worklist worklist, String name) {
        this.readers = new Readers(worklist);
        this.name = name;
    }

    InferredCell root() {
        InferredCell root = this;
        while (root.mergedInto != null) {
            root = root.mergedInto;
        }
        return root;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public SomeValue contents() {
        return root().contents;
    }

    SomeValue readContents() {
        root().readers.read();
        return contents();
    }

    Origin origin() {
        Origin found = root().origin;
        return found == null ? Origin.of(SourcePosition.NONE, "") : found;
    }

    void noteOrigin(Origin first) {
        InferredCell root = root();
        if (root.origin == null) {
            root.origin = first;
        }
    }

    /** Whether the program assigns it; the block being flowed is flowed again when that changes. */
    boolean isAssigned() {
        root().readers.read();
        return root().assigned;
    }

    void markAssigned() {
        InferredCell root = root();
        if (!root.assigned) {
            root.assigned = true;
            root.readers.changed();
        }
    }

    void generalise(SomeValue value) {
        SomeValue wider = Union.of(contents(), Lattice.withoutConstant(value));
        InferredCell root = root();
        if (!wider.equals(root.contents)) {
            root.contents = wider;
            root.readers.changed();
        }
    }

    static CellDefinition merge(CellDefinition first, CellDefinition second) {
        InferredCell a = ((InferredCell) first).root();
        InferredCell b = ((InferredCell) second).root();
        if (a == b) {
            return a;
        }
        b.mergedInto = a;
        a.readers.addAll(b.readers);
        a.readers.changed();
        SomeValue wider = Union.of(a.contents, b.contents);
        a.root().contents = wider;
        return a.root();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof InferredCell cell && cell.root() == root();
    }

    @Override
    public int hashCode() {
        return InferredCell.class.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
