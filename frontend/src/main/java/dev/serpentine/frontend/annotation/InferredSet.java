package dev.serpentine.frontend.annotation;

import dev.serpentine.graph.model.SourcePosition;

/** A {@link SetDefinition} while it is being inferred. Definitions that met are equal. */
final class InferredSet implements SetDefinition {
    private final Readers readers;
    private final boolean frozen;
    private InferredSet mergedInto;
    private int depth;
    private SomeValue item = SomeValue.SomeImpossible.IMPOSSIBLE;
    private Origin itemOrigin;

    InferredSet(Worklist worklist, boolean frozen) {
        this.readers = new Readers(worklist);
        this.frozen = frozen;
    }

    /** How many graphs, each specialised for what was made in the one before, are between this and the program: see {@link SpecialisationKeys}. */
    int depth() {
        return root().depth;
    }

    void setDepth(int newDepth) {
        root().depth = newDepth;
    }

    InferredSet root() {
        InferredSet root = this;
        while (root.mergedInto != null) {
            root = root.mergedInto;
        }
        return root;
    }

    @Override
    public SomeValue item() {
        return root().item;
    }

    SomeValue readItem() {
        root().readers.read();
        return item();
    }

    @Override
    public boolean isFrozen() {
        return frozen;
    }

    Origin itemOrigin() {
        Origin origin = root().itemOrigin;
        return origin == null ? Origin.of(SourcePosition.NONE, "") : origin;
    }

    void noteOrigin(Origin origin) {
        InferredSet root = root();
        if (root.itemOrigin == null) {
            root.itemOrigin = origin;
        }
    }

    void generaliseItem(SomeValue value) {
        Lattice.requireHashable(value);
        SomeValue wider = Union.of(item(), Lattice.withoutConstant(value));
        InferredSet root = root();
        if (!wider.equals(root.item)) {
            root.item = wider;
            root.readers.changed();
        }
    }

    static SetDefinition merge(SetDefinition first, SetDefinition second, SomeValue firstSet, SomeValue secondSet) {
        InferredSet a = ((InferredSet) first).root();
        InferredSet b = ((InferredSet) second).root();
        if (a == b) {
            return a;
        }
        if (a.frozen != b.frozen) {
            throw new UnionConflict(firstSet, secondSet, "");
        }
        b.mergedInto = a;
        a.depth = Math.min(a.depth, b.depth);
        a.readers.addAll(b.readers);
        a.readers.changed();
        if (a.itemOrigin == null) {
            a.itemOrigin = b.itemOrigin;
        }
        SomeValue wider = Union.of(a.item, b.item);
        a.root().item = wider;
        return a.root();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof InferredSet set && set.root() == root();
    }

    @Override
    public int hashCode() {
        return InferredSet.class.hashCode();
    }

    @Override
    public String toString() {
        return Lattice.describe(item());
    }
}
