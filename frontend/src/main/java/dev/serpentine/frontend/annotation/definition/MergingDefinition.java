package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.Origin;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.graph.model.SourcePosition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What the program shares by reference and what is therefore known in one place: the items of a list, of a dict, of a
 * set, an attribute, a cell. Definitions that met are one from then on: they are equal, and know what the first of them
 * knows.
 *
 * @param <D> the kind of definition
 */
public abstract sealed class MergingDefinition<D extends MergingDefinition<D>>
        permits InferredAttribute, InferredCell, InferredDict, InferredList, InferredSet {
    private final Readers readers;
    /** The blocks that rest on which definition this is, and not only on what it holds. */
    private final Readers identityReaders;

    private MergingDefinition<D> mergedInto;
    private int depth;
    private int number;
    private Origin origin;
    private GrownContents growth;
    private Object site;
    /** Those that this has become one with, and itself. */
    private List<MergingDefinition<D>> members = List.of(this);

    /** One of the annotations that a definition holds; it only grows. */
    static final class Part {
        private SomeValue value = SomeValue.SomeImpossible.IMPOSSIBLE;
        /** What holds the items of the tuples of a union, by their place within. */
        private final Map<String, InferredList> tuples = new HashMap<>();
    }

    /** What several values of one place are. */
    final Union union() {
        return readers.worklist().union();
    }

    /** A value as a part keeps it: a container that can hold itself is one of a union, which is where it ends. */
    private SomeValue kept(Part part, SomeValue value) {
        SomeValue settled = union().settled(
                        value,
                        place -> part.tuples.computeIfAbsent(
                                place, key -> InferredList.ofTuples(readers.worklist(), depth())));
        return union().formsUnions() && !(this instanceof InferredAttribute) && !(this instanceof InferredCell)
                ? asReferences(settled)
                : settled;
    }

    /**
     * A value with what leads back to this made a union, perhaps of one kind: that is a reference, and no part of the
     * type.
     */
    private SomeValue asReferences(SomeValue value) {
        return !isWithin(value)
                ? value
                : switch (value) {
                    case SomeTuple tuple ->
                        new SomeTuple(
                                tuple.items().stream().map(this::asReferences).toList(), Optional.empty());
                    case SomeOptional optional -> Lattice.orNone(asReferences(optional.item()));
                    default -> new SomeUnion(List.of(Unions.asMember(value)), Lattice.canBeNone(value));
                };
    }

    MergingDefinition(Worklist worklist) {
        this.readers = new Readers(worklist);
        this.identityReaders = new Readers(worklist);
        this.number = worklist.numberDefinition();
    }

    /**
     * Says where it is made, the same in all runs, and lets it hold from the beginning what earlier runs found that it
     * does.
     */
    public final void madeAt(Object madeAtSite, GrownContents grownContents) {
        site = madeAtSite;
        growth = grownContents;
        for (int part = 0; part < parts().size(); part++) {
            parts().get(part).value = grownContents.knownOf(madeAtSite, part);
        }
    }

    private void noteGrowth(int part, SomeValue before, SomeValue after) {
        if (growth != null) {
            growth.note(site, this, part, before, after);
        }
    }

    /** This object, as what it is. */
    abstract D itself();

    /** All that it holds. */
    abstract List<Part> parts();

    /** Takes over what another of the kind knows besides its parts. */
    abstract void absorb(D other);

    /** What this has become by now. */
    public final D root() {
        MergingDefinition<D> root = this;
        while (root.mergedInto != null) {
            root = root.mergedInto;
        }
        return root.itself();
    }

    /**
     * How many graphs, each specialised for what was made in the one before, are between this and the program: see
     * {@link SettledContents}.
     */
    public final int depth() {
        return rootState().depth;
    }

    /**
     * Which definition this is, by its place in the order in which they were made: of those that have become one the
     * first, so that what was made for that one is known by the same number still.
     */
    public final int number() {
        return rootState().number;
    }

    public final void setDepth(int newDepth) {
        rootState().depth = newDepth;
    }

    /** Where the type of what it holds came from. */
    public final Origin origin() {
        Origin found = rootState().origin;
        return found == null ? Origin.of(SourcePosition.NONE, "") : found;
    }

    /** Remembers where the type of what it holds came from, the first time. */
    public final void noteOrigin(Origin first) {
        MergingDefinition<D> root = rootState();
        if (root.origin == null) {
            root.origin = first;
        }
    }

    /** Where this is made, and what it has become one with; only what is known. */
    public final List<Object> sites() {
        return rootState().members.stream()
                .map(member -> member.site)
                .filter(Objects::nonNull)
                .toList();
    }

    private MergingDefinition<D> rootState() {
        return root();
    }

    /** This as one of a kind that it is known to be of. */
    @SuppressWarnings("unchecked")
    public final <K extends MergingDefinition<K>> K as() {
        return (K) this;
    }

    /** Makes this no deeper than that. */
    public final void limitDepth(int greatest) {
        if (depth() > greatest) {
            setDepth(greatest);
            rootState().identityReaders.changed();
        }
    }

    /**
     * Lets two definitions that stay two have the same marks from now on: what besides its contents decides how it is
     * represented.
     */
    public void shareMarks(D other) {}

    /** How many parts it has. */
    public final int partCount() {
        return root().parts().size();
    }

    /** The annotation of one of its parts, in their order. */
    public final SomeValue valueOf(int part) {
        return root().parts().get(part).value;
    }

    /** What its parts hold. */
    public final List<SomeValue> heldValues() {
        return root().parts().stream().map(part -> part.value).toList();
    }

    /** Lets one of its parts hold a value too. */
    public final void generalise(int part, SomeValue value) {
        generalise(definition -> definition.parts().get(part), value);
    }

    public final SomeValue valueOf(Function<D, Part> part) {
        return part.apply(root()).value;
    }

    /** A part's annotation, for the block being flowed: it is flowed again when this grows. */
    final SomeValue read(Function<D, Part> part) {
        noteReader();
        return valueOf(part);
    }

    /** Lets a part hold a value too. */
    public final void generalise(Function<D, Part> part, SomeValue value) {
        generaliseKnown(part, Lattice.withoutConstant(value));
    }

    /** The same, where it may be known which object that is, as long as it is the only one. */
    final void generaliseKnown(Function<D, Part> part, SomeValue value) {
        SomeValue wider = widest(part, value);
        Part after = part.apply(root());
        if (!wider.equals(after.value)) {
            refuseItself(wider);
            noteGrowth(root().parts().indexOf(after), after.value, wider);
            after.value = wider;
            changed();
        }
    }

    /**
     * What a part holds with a value. To find that may make this one with another definition, or let it hold more,
     * where one of them is within the other.
     */
    private SomeValue widest(Function<D, Part> part, SomeValue value) {
        SomeValue wider = value;
        while (true) {
            Part now = part.apply(root());
            SomeValue next = kept(now, union().of(now.value, wider));
            if (next.equals(wider) && part.apply(root()) == now) {
                return next;
            }
            wider = next;
        }
    }

    /** A container that is its own item, directly or through other containers, has a type without end. */
    private void refuseItself(SomeValue held) {
        if (!union().formsUnions()
                && !(this instanceof InferredAttribute)
                && !(this instanceof InferredCell)
                && isWithin(held)) {
            throw new RuleError(MessageKind.HOLDS_ITSELF);
        }
    }

    private boolean isWithin(SomeValue value) {
        return isWithin(value, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    /** @param seen the definitions that were looked into: while two become one, one of them may hold itself */
    private boolean isWithin(SomeValue value, Set<MergingDefinition<?>> seen) {
        return switch (value) {
            case SomeList list -> isWithin((InferredList) list.definition(), seen);
            case SomeSet set -> isWithin((InferredSet) set.definition(), seen);
            case SomeDict dict -> isWithin((InferredDict) dict.definition(), seen);
            case SomeTuple tuple -> tuple.items().stream().anyMatch(item -> isWithin(item, seen));
            case SomeOptional optional -> isWithin(optional.item(), seen);
            // What is of several kinds is a reference, whatever it refers to.
            case SomeUnion union -> false;
            case SomeIterator iterator -> isWithin(iterator.source(), seen);
            case SomeDictView view -> isWithin(view.dict(), seen);
            default -> false;
        };
    }

    private boolean isWithin(MergingDefinition<?> definition, Set<MergingDefinition<?>> seen) {
        return equals(definition)
                || seen.add(definition.root())
                        && definition.root().parts().stream().anyMatch(part -> isWithin(part.value, seen));
    }

    /** Makes two definitions one, the first, and returns it. */
    public static <D extends MergingDefinition<D>> D unite(D first, D second) {
        D kept = first.root();
        D gone = second.root();
        if (kept == gone) {
            return kept;
        }
        List<SomeValue> ofKept = kept.heldValues();
        List<SomeValue> ofGone = gone.heldValues();
        MergingDefinition<D> state = kept;
        // Refused while they are two: once they are one, whoever looks again would find nothing to refuse.
        ofGone.forEach(state::refuseItself);
        MergingDefinition<D> other = gone;
        ofKept.forEach(other::refuseItself);
        state.join(gone, ofKept.stream().allMatch(value -> value == SomeValue.SomeImpossible.IMPOSSIBLE));
        for (int index = 0; index < ofKept.size(); index++) {
            int part = index;
            SomeValue wider = ((MergingDefinition<D>) kept)
                    .widest(definition -> definition.parts().get(part), ofGone.get(index));
            D after = kept.root();
            ((MergingDefinition<D>) after).refuseItself(wider);
            after.parts().get(index).value = wider;
            ((MergingDefinition<D>) first).noteGrowth(index, ofKept.get(index), wider);
            ((MergingDefinition<D>) second).noteGrowth(index, ofGone.get(index), wider);
            if (!wider.equals(ofKept.get(index))) {
                after.changed();
            } else if (!wider.equals(ofGone.get(index))) {
                ((MergingDefinition<D>) after).readers.changed();
            }
        }
        return kept.root();
    }

    private void join(MergingDefinition<D> gone, boolean wasEmpty) {
        gone.requireOpen();
        gone.mergedInto = this;
        if (members.size() == 1) {
            members = new ArrayList<>(members);
        }
        members.addAll(gone.members);
        readers.worklist().noteGrowth();
        gone.identityReaders.changed();
        if (depth > gone.depth) {
            depth = gone.depth;
            identityReaders.changed();
        }
        if (number > gone.number) {
            number = gone.number;
            identityReaders.changed();
        }
        identityReaders.addAll(gone.identityReaders);
        readers.addAll(gone.readers);
        if (gone.origin != null && (origin == null || wasEmpty)) {
            origin = gone.origin;
        }
        absorb(gone.itself());
    }

    /** Notes that the block being flowed rests on this. */
    public final void noteReader() {
        rootState().readers.read();
    }

    /**
     * Notes that the block being flowed rests on which definition this is: it is flowed again when this has become one
     * with another.
     */
    public final void noteIdentityReader() {
        rootState().identityReaders.read();
    }

    /** Has everything flowed again that rests on this, since it holds more, or is marked. */
    final void changed() {
        rootState().requireOpen();
        rootState().readers.changed();
    }

    /** @throws IllegalStateException if this may not grow any more */
    final void requireOpen() {
        readers.requireOpen(this);
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof MergingDefinition<?> definition && definition.root() == root();
    }

    @Override
    public final int hashCode() {
        return getClass().hashCode();
    }
}
