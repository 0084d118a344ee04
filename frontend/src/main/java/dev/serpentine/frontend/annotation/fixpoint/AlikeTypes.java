package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.definition.MergingDefinition;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether two annotations are of the same types all the way down, whichever lists, sets and dicts they are of: what
 * makes them differ for a reader of messages is all that counts, at any depth. The union of two such is never a
 * conflict. Their text does not tell: it ends where it would be too long to read.
 */
final class AlikeTypes {
    private record Pair(MergingDefinition<?> first, MergingDefinition<?> second) {}

    /** What is alike as far as was seen: a type may be within itself. */
    private final Set<Pair> assumed = new HashSet<>();

    private AlikeTypes() {}

    static boolean areAlike(SomeValue first, SomeValue second) {
        return new AlikeTypes().alike(first, second);
    }

    private boolean alike(SomeValue first, SomeValue second) {
        if (first.equals(second)) {
            return true;
        }
        if (Lattice.canBeNone(first) != Lattice.canBeNone(second)) {
            return false;
        }
        SomeValue other = Lattice.withoutNone(second);
        return switch (Lattice.withoutNone(first)) {
            case SomeTuple a -> other instanceof SomeTuple b && allAlike(a.items(), b.items());
            case SomeList a ->
                other instanceof SomeList b
                        && a.definition().isTuple() == b.definition().isTuple()
                        && holdAlike((MergingDefinition<?>) a.definition(), (MergingDefinition<?>) b.definition());
            case SomeSet a ->
                other instanceof SomeSet b
                        && a.definition().isFrozen() == b.definition().isFrozen()
                        && holdAlike((MergingDefinition<?>) a.definition(), (MergingDefinition<?>) b.definition());
            case SomeDict a ->
                other instanceof SomeDict b
                        && a.definition().customEquality().equals(b.definition().customEquality())
                        && holdAlike((MergingDefinition<?>) a.definition(), (MergingDefinition<?>) b.definition());
            case SomeDictView a -> other instanceof SomeDictView b && a.kind() == b.kind() && alike(a.dict(), b.dict());
            case SomeSlice a ->
                other instanceof SomeSlice b
                        && alike(a.start(), b.start())
                        && alike(a.stop(), b.stop())
                        && alike(a.step(), b.step());
            case SomeIterator a ->
                other instanceof SomeIterator b && a.kind() == b.kind() && alike(a.source(), b.source());
            case SomeInstance a -> other instanceof SomeInstance b && roots(a).equals(roots(b));
            case SomeUnion a ->
                other instanceof SomeUnion b
                        && a.members().size() == b.members().size()
                        && a.members().stream().allMatch(one -> isAmong(one, b.members()));
            case SomeLateMethod a ->
                other instanceof SomeLateMethod b && a.name().equals(b.name()) && alike(a.self(), b.self());
            case SomeCell a ->
                other instanceof SomeCell b
                        && holdAlike((MergingDefinition<?>) a.definition(), (MergingDefinition<?>) b.definition());
            case SomeSuper a ->
                other instanceof SomeSuper b && a.after().equals(b.after()) && alike(a.self(), b.self());
            case SomeClassOf a ->
                other instanceof SomeClassOf b
                        && a.definition().root() == b.definition().root();
            // What holds nothing is what it is called, but for the one value that it may be.
            case SomeImpossible _,
                    SomeNone _,
                    SomeOptional _,
                    SomeBool _,
                    SomeInteger _,
                    SomeLongInteger _,
                    SomeFloat _,
                    SomeNumber _,
                    SomeString _,
                    SomeBytes _,
                    SomeByteArray _,
                    SomeRange _,
                    SomeCallable _,
                    SomePointer _,
                    SomeAddress _,
                    SomeLowLevelType _ -> Lattice.describe(first).equals(Lattice.describe(second));
        };
    }

    private boolean allAlike(List<SomeValue> first, List<SomeValue> second) {
        if (first.size() != second.size()) {
            return false;
        }
        for (int i = 0; i < first.size(); i++) {
            if (!alike(first.get(i), second.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean isAmong(SomeValue value, List<SomeValue> members) {
        return members.stream().anyMatch(member -> {
            Set<Pair> before = Set.copyOf(assumed);
            if (alike(value, member)) {
                return true;
            }
            // What was found to be alike may have rested on what was not.
            assumed.clear();
            assumed.addAll(before);
            return false;
        });
    }

    private boolean holdAlike(MergingDefinition<?> first, MergingDefinition<?> second) {
        return first.equals(second)
                || !assumed.add(new Pair(first, second))
                || allAlike(first.heldValues(), second.heldValues());
    }

    private static Set<ClassDefinition> roots(SomeInstance instance) {
        Set<ClassDefinition> roots = new HashSet<>();
        instance.kinds().forEach(kind -> roots.add(kind.root()));
        return roots;
    }
}
