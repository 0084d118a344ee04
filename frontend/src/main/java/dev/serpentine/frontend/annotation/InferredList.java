package dev.serpentine.frontend.annotation;

import dev.serpentine.graph.model.SourcePosition;

/** A {@link ListDefinition} while it is being inferred. Definitions that met are equal, and share what the first of them knows. */
final class InferredList implements ListDefinition {
    private final Readers readers;
    private InferredList mergedInto;
    private int depth;
    private SomeValue item = SomeValue.SomeImpossible.IMPOSSIBLE;
    private Origin itemOrigin;
    private boolean resized;
    private boolean mutated;
    private final boolean tuple;

    InferredList(Worklist worklist, boolean tuple) {
        this.readers = new Readers(worklist);
        this.tuple = tuple;
    }

    /** How many graphs, each specialised for what was made in the one before, are between this and the program: see {@link SpecialisationKeys}. */
    int depth() {
        return root().depth;
    }

    void setDepth(int newDepth) {
        root().depth = newDepth;
    }

    InferredList root() {
        InferredList root = this;
        while (root.mergedInto != null) {
            root = root.mergedInto;
        }
        return root;
    }

    @Override
    public SomeValue item() {
        return root().item;
    }

    /** The item's annotation, for the block being flowed: it is flowed again when this grows. */
    SomeValue readItem() {
        InferredList root = root();
        root.readers.read();
        return root.item;
    }

    Origin itemOrigin() {
        Origin origin = root().itemOrigin;
        return origin == null ? Origin.of(SourcePosition.NONE, "") : origin;
    }

    @Override
    public boolean isResized() {
        return root().resized;
    }

    @Override
    public boolean isMutated() {
        return root().mutated;
    }

    @Override
    public boolean isTuple() {
        return root().tuple;
    }

    void markResized() {
        InferredList root = root();
        root.resized = true;
        root.mutated = true;
    }

    void markMutated() {
        root().mutated = true;
    }

    void generaliseItem(SomeValue value) {
        InferredList root = root();
        SomeValue wider = Union.of(root.item, Lattice.withoutConstant(value));
        InferredList after = root();
        if (!wider.equals(after.item)) {
            after.item = wider;
            after.readers.changed();
        }
    }

    /** Remembers where the items' type came from, the first time. */
    void noteOrigin(Origin origin) {
        InferredList root = root();
        if (root.itemOrigin == null) {
            root.itemOrigin = origin;
        }
    }

    /** Makes two definitions one. */
    static ListDefinition merge(ListDefinition first, ListDefinition second, SomeValue firstList, SomeValue secondList) {
        InferredList a = ((InferredList) first).root();
        InferredList b = ((InferredList) second).root();
        if (a == b) {
            return a;
        }
        if (a.tuple != b.tuple) {
            throw new UnionConflict(firstList, secondList, "");
        }
        SomeValue itemOfA = a.item;
        SomeValue itemOfB = b.item;
        b.mergedInto = a;
        a.depth = Math.min(a.depth, b.depth);
        a.readers.addAll(b.readers);
        a.resized |= b.resized;
        a.mutated |= b.mutated;
        if (a.itemOrigin == null || itemOfA == SomeValue.SomeImpossible.IMPOSSIBLE) {
            a.itemOrigin = b.itemOrigin;
        }
        SomeValue wider = Union.of(itemOfA, itemOfB);
        InferredList after = a.root();
        after.item = wider;
        if (!wider.equals(itemOfA) || !wider.equals(itemOfB)) {
            after.readers.changed();
        }
        return after;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof InferredList list && list.root() == root();
    }

    @Override
    public int hashCode() {
        return InferredList.class.hashCode();
    }

    @Override
    public String toString() {
        return Lattice.describe(item());
    }
}
