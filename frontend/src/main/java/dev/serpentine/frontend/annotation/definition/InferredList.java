package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.ListDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** A {@link ListDefinition} while it is being inferred. */
public final class InferredList extends MergingDefinition<InferredList> implements ListDefinition {
    private final Part item = new Part();
    private final boolean tuple;
    private boolean resized;
    private boolean mutated;
    /** Those that have the same marks. */
    private final Set<InferredList> alike = Collections.newSetFromMap(new IdentityHashMap<>());

    public InferredList(Worklist worklist, boolean tuple) {
        super(worklist);
        this.tuple = tuple;
    }

    /**
     * What holds the items of a union's tuples. @param depth as of what is made where the union is kept: see
     * {@link SettledContents}
     */
    public static InferredList ofTuples(Worklist worklist, int depth) {
        InferredList made = new InferredList(worklist, true);
        made.setDepth(depth);
        return made;
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
        alike.addAll(other.alike);
        alike.forEach(each -> {
            absorbMarks(each.root());
            each.absorbMarks(this);
        });
        absorbMarks(other);
    }

    @Override
    public void shareMarks(InferredList other) {
        root().alike.add(other);
        other.root().alike.add(this);
        root().absorbMarks(other.root());
        other.root().absorbMarks(root());
    }

    private void absorbMarks(InferredList other) {
        if (other.resized) {
            markResized();
        }
        if (other.mutated) {
            markMutated();
        }
    }

    @Override
    public SomeValue item() {
        return valueOf(list -> list.item);
    }

    /** What any item may be, for the block being flowed. */
    public SomeValue readItem() {
        return read(list -> list.item);
    }

    /** Lets items be this too. */
    public void generaliseItem(SomeValue value) {
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

    /** Notes that the length of one changes. */
    public void markResized() {
        InferredList root = root();
        if (!root.resized) {
            root.requireOpen();
            root.resized = true;
            root.alike.forEach(InferredList::markResized);
        }
        markMutated();
    }

    /** Notes that an item of one is assigned. */
    public void markMutated() {
        InferredList root = root();
        if (!root.mutated) {
            root.requireOpen();
            root.mutated = true;
            root.alike.forEach(InferredList::markMutated);
        }
    }

    /** Makes two definitions one. */
    static ListDefinition merge(
            ListDefinition first, ListDefinition second, SomeValue firstList, SomeValue secondList) {
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
