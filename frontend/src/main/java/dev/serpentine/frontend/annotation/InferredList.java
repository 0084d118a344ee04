package dev.serpentine.frontend.annotation;

import java.util.List;

/** A {@link ListDefinition} while it is being inferred. */
final class InferredList extends MergingDefinition<InferredList> implements ListDefinition {
    private final Part item = new Part();
    private final boolean tuple;
    private boolean resized;
    private boolean mutated;

    InferredList(Worklist worklist, boolean tuple) {
        super(worklist);
        this.tuple = tuple;
    }

    @Override
    InferredList itself() {
        return this;
    }

    @Override
    List<Part> parts() {
        return List.of(item);
    }

    @Override
    void absorb(InferredList other) {
        resized |= other.resized;
        mutated |= other.mutated;
    }

    @Override
    public SomeValue item() {
        return valueOf(list -> list.item);
    }

    SomeValue readItem() {
        return read(list -> list.item);
    }

    void generaliseItem(SomeValue value) {
        generalise(list -> list.item, value);
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
        return tuple;
    }

    void markResized() {
        root().resized = true;
        markMutated();
    }

    void markMutated() {
        root().mutated = true;
    }

    /** Makes two definitions one. */
    static ListDefinition merge(ListDefinition first, ListDefinition second, SomeValue firstList, SomeValue secondList) {
        if (first.isTuple() != second.isTuple()) {
            throw new UnionConflict(firstList, secondList, "");
        }
        return unite((InferredList) first, (InferredList) second);
    }

    @Override
    public String toString() {
        return Lattice.describe(item());
    }
}
