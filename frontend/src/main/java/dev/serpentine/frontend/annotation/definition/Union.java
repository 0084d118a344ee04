package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.LongIntegers;
import dev.serpentine.frontend.annotation.value.Numbers;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The least upper bound of two annotations. Definitions of lists, dicts, sets and cells that meet become one.
 *
 * <p>What is of different kinds is a {@link SomeUnion}, or a conflict in a run that forms none.
 */
public final class Union {
    /** Tuples within tuples are taken to be without end beyond this. */
    private static final int DEEPEST_TUPLES = 10;
    /** So deep in tuples, those within are of any length, where there may be unions. */
    private static final int DEEPEST_KEPT_TUPLES = 4;
    /** So many unrelated classes are told apart; where there are more, it may be any. */
    static final int MOST_KINDS = 12;

    private final boolean formsUnions;
    private final boolean mixturesAreUnions;
    /** Whether classes share an ancestor or methods, which they do for good. */
    private final Map<HostObject, Map<HostObject, Boolean>> alike = new HashMap<>();

    /**
     * @param formsUnions whether values of different kinds may meet
     * @param mixturesAreUnions whether an int that meets a float or a bool is one without bounds, which is of another
     *     kind; else it is kept in a word with these
     */
    public Union(boolean formsUnions, boolean mixturesAreUnions) {
        this.formsUnions = formsUnions;
        this.mixturesAreUnions = mixturesAreUnions;
    }

    /** Whether values of different kinds may meet. */
    public boolean formsUnions() {
        return formsUnions;
    }

    /** @throws UnionConflict where no variable can be both */
    public SomeValue of(SomeValue first, SomeValue second) {
        if (first.equals(second) || second == SomeImpossible.IMPOSSIBLE) {
            return first;
        }
        if (first == SomeImpossible.IMPOSSIBLE) {
            return second;
        }
        if (first instanceof SomeUnion || second instanceof SomeUnion) {
            return union(first, second).orElseThrow(() -> new UnionConflict(first, second, ""));
        }
        try {
            return ofOneKind(first, second);
        } catch (UnionConflict conflict) {
            return union(first, second).orElseThrow(() -> conflict);
        }
    }

    /** The union of two values; empty where none is formed, or one of them can be in none. */
    private Optional<SomeValue> union(SomeValue first, SomeValue second) {
        List<SomeValue> members = new ArrayList<>(Unions.membersOf(first));
        List<SomeValue> others = Unions.membersOf(second);
        if (!formsUnions
                || !members.stream().allMatch(member -> Unions.kindOf(member).isPresent())
                || !others.stream().allMatch(member -> Unions.kindOf(member).isPresent())) {
            return Optional.empty();
        }
        others.stream().filter(other -> !isOnlyOfItsKind(members, other)).forEach(other -> addMember(members, other));
        separateNumbers(members);
        boolean canBeNone = Lattice.canBeNone(first) || Lattice.canBeNone(second);
        return Optional.of(Unions.of(members, canBeNone));
    }

    /** Whether a value is among members, none of which it could be joined with but with itself. */
    private static boolean isOnlyOfItsKind(List<SomeValue> members, SomeValue value) {
        String kind = Unions.kindOf(value).orElseThrow();
        boolean isAmong = false;
        for (SomeValue member : members) {
            if (Unions.kindOf(member).orElseThrow().equals(kind)) {
                if (!member.equals(value)) {
                    return false;
                }
                isAmong = true;
            }
        }
        return isAmong;
    }

    /** Adds a value to members: to the one that is of its kind, if there is one. */
    private void addMember(List<SomeValue> members, SomeValue added) {
        String kind = Unions.kindOf(added).orElseThrow();
        for (int i = 0; i < members.size(); i++) {
            if (Unions.kindOf(members.get(i)).orElseThrow().equals(kind)) {
                try {
                    SomeValue both = Unions.asMember(ofOneKind(members.get(i), added));
                    members.remove(i);
                    // What two classes have in common may be in common with a third.
                    addMember(members, both);
                    return;
                } catch (UnionConflict conflict) {
                    // Instances of unrelated classes, or tuples of different lengths until they are kept somewhere.
                }
            }
        }
        members.add(added);
    }

    /** Ints without bounds take in the words; floats and bools stay numbers. */
    private void separateNumbers(List<SomeValue> members) {
        EnumSet<NumberKind> kinds = EnumSet.noneOf(NumberKind.class);
        members.forEach(member -> kinds.addAll(Numbers.kindsOf(member)));
        if (members.stream().noneMatch(SomeLongInteger.class::isInstance)) {
            if (!isKeptApart(kinds)) {
                return;
            }
            members.add(Lattice.LONG_INTEGER);
        }
        if (kinds.remove(NumberKind.INT)) {
            members.removeIf(member -> !Numbers.kindsOf(member).isEmpty());
            if (!kinds.isEmpty()) {
                members.add(Numbers.of(kinds));
            }
        }
    }

    /** Whether numbers of these kinds are in no mixture. */
    private boolean isKeptApart(Set<NumberKind> kinds) {
        return mixturesAreUnions && kinds.size() > 1 && kinds.contains(NumberKind.INT);
    }

    /**
     * A value as it is kept somewhere: the tuples of a union hold their items in a definition that belongs to that
     * place.
     *
     * @param tuples of a place within the value, the definition
     * @throws RuleError for tuples within tuples without end, in a run that forms no unions
     */
    public SomeValue settled(SomeValue value, Function<String, InferredList> tuples) {
        if (formsUnions) {
            return settled(value, "", 0, tuples);
        }
        if (nesting(value, 0) > DEEPEST_TUPLES) {
            throw new RuleError(MessageKind.HOLDS_ITSELF);
        }
        return value;
    }

    private static int nesting(SomeValue value, int depth) {
        return switch (value) {
            case SomeTuple tuple
            when depth <= DEEPEST_TUPLES ->
                tuple.items().stream()
                        .mapToInt(item -> nesting(item, depth + 1))
                        .max()
                        .orElse(depth);
            case SomeOptional optional -> nesting(optional.item(), depth);
            default -> depth;
        };
    }

    private SomeValue settled(SomeValue value, String place, int depth, Function<String, InferredList> tuples) {
        return switch (value) {
            // Perhaps it is one of those that are made of those before it, without end.
            case SomeTuple tuple
            when depth == DEEPEST_KEPT_TUPLES -> {
                InferredList definition = tuples.apply(place);
                tuple.items().forEach(definition::generaliseItem);
                yield new SomeList(definition, false, Optional.empty());
            }
            case SomeUnion union
            when union.members().stream().anyMatch(SomeTuple.class::isInstance) -> {
                List<SomeValue> members = new ArrayList<>(union.members().stream()
                        .filter(member -> !(member instanceof SomeTuple))
                        .toList());
                InferredList definition = tuples.apply(place);
                union.members().stream()
                        .filter(SomeTuple.class::isInstance)
                        .forEach(tuple -> ((SomeTuple) tuple).items().forEach(definition::generaliseItem));
                addMember(members, new SomeList(definition, false, Optional.empty()));
                yield Unions.of(members, union.canBeNone());
            }
            case SomeTuple tuple -> {
                List<SomeValue> items = new ArrayList<>();
                for (int i = 0; i < tuple.items().size(); i++) {
                    items.add(settled(tuple.items().get(i), place + "." + i, depth + 1, tuples));
                }
                yield items.equals(tuple.items()) ? tuple : new SomeTuple(items, tuple.constant());
            }
            case SomeOptional optional -> Lattice.orNone(settled(optional.item(), place, depth, tuples));
            default -> value;
        };
    }

    private SomeValue ofOneKind(SomeValue first, SomeValue second) {
        if (first.equals(second)) {
            return first;
        }
        if (first == SomeNone.NONE) {
            return Lattice.orNone(second);
        }
        if (second == SomeNone.NONE) {
            return Lattice.orNone(first);
        }
        if (first instanceof SomeOptional || second instanceof SomeOptional) {
            try {
                return Lattice.orNone(ofOneKind(Lattice.withoutNone(first), Lattice.withoutNone(second)));
            } catch (UnionConflict conflict) {
                throw new UnionConflict(first, second, conflict.advice());
            }
        }
        return switch (first) {
            case SomeBool a when second instanceof SomeBool -> Lattice.BOOL;
            case SomeInteger a
            when second instanceof SomeInteger b && a.type() == b.type() ->
                new SomeInteger(a.type(), a.isNonNegative() && b.isNonNegative(), same(a.constant(), b.constant()));
            case SomeLongInteger a
            when second instanceof SomeLongInteger b -> LongIntegers.union(a, b, same(a.constant(), b.constant()));
            case SomeLongInteger a when LongIntegers.isWord(second) -> LongIntegers.union(a, second, Optional.empty());
            case SomeInteger a
            when second instanceof SomeLongInteger b && LongIntegers.isWord(a) ->
                LongIntegers.union(a, b, Optional.empty());
            case SomeFloat a
            when second instanceof SomeFloat b && a.type() == b.type() ->
                new SomeFloat(a.type(), same(a.constant(), b.constant()));
            case SomeString a
            when second instanceof SomeString b -> {
                boolean canBeNone = a.canBeNone() || b.canBeNone();
                yield new SomeString(a.isCharacter() && b.isCharacter(), canBeNone, same(a.constant(), b.constant()));
            }
            case SomeBytes a
            when second instanceof SomeBytes b ->
                new SomeBytes(a.canBeNone() || b.canBeNone(), same(a.constant(), b.constant()));
            case SomeByteArray a
            when second instanceof SomeByteArray b -> new SomeByteArray(a.canBeNone() || b.canBeNone());
            case SomeTuple a
            when second instanceof SomeTuple b && a.items().size() == b.items().size() -> tuples(a, b);
            case SomeList a
            when second instanceof SomeList b ->
                new SomeList(
                        InferredList.merge(a.definition(), b.definition(), a, b),
                        a.canBeNone() || b.canBeNone(),
                        same(a.constant(), b.constant()));
            case SomeList a when second instanceof SomeTuple b && a.definition().isTuple() -> tupleIntoList(a, b);
            case SomeTuple a when second instanceof SomeList b && b.definition().isTuple() -> tupleIntoList(b, a);
            case SomeDict a
            when second instanceof SomeDict b ->
                new SomeDict(
                        InferredDict.merge(a.definition(), b.definition()),
                        a.canBeNone() || b.canBeNone(),
                        same(a.constant(), b.constant()));
            case SomeSet a
            when second instanceof SomeSet b ->
                new SomeSet(
                        InferredSet.merge(a.definition(), b.definition(), a, b),
                        a.canBeNone() || b.canBeNone(),
                        same(a.constant(), b.constant()));
            case SomeDictView a
            when second instanceof SomeDictView b && a.kind() == b.kind() ->
                new SomeDictView((SomeDict) ofOneKind(a.dict(), b.dict()), a.kind());
            case SomeRange a when second instanceof SomeRange b -> new SomeRange(same(a.constant(), b.constant()));
            case SomeSlice a
            when second instanceof SomeSlice b ->
                new SomeSlice(of(a.start(), b.start()), of(a.stop(), b.stop()), of(a.step(), b.step()));
            case SomeIterator a
            when second instanceof SomeIterator b && a.kind() == b.kind() ->
                new SomeIterator(ofOneKind(a.source(), b.source()), a.kind());
            case SomeLateMethod a
            when second instanceof SomeLateMethod b && a.name().equals(b.name()) ->
                new SomeLateMethod(of(a.self(), b.self()), a.name());
            // One method is read of what turns out to be of several kinds.
            case SomeLateMethod a when second instanceof SomeCallable -> a;
            case SomeCallable a when second instanceof SomeLateMethod b -> b;
            case SomeInstance a
            when second instanceof SomeInstance b && Iterators.areDifferentKinds(a, b) -> Iterators.union(a, b);
            case SomeInstance a when second instanceof SomeInstance b -> instances(a, b);
            case SomeCallable a
            when second instanceof SomeCallable b -> {
                Set<Description> all = new LinkedHashSet<>(a.descriptions());
                all.addAll(b.descriptions());
                yield new SomeCallable(all, a.canBeNone() || b.canBeNone());
            }
            case SomeClassOf a
            when second instanceof SomeClassOf b ->
                new SomeClassOf(InferredClass.unitedBase(a.definition(), b.definition()));
            case SomeClassOf a when second instanceof SomeCallable b -> classes(a, b);
            case SomeCallable a when second instanceof SomeClassOf b -> classes(b, a);
            case SomeCell a
            when second instanceof SomeCell b -> new SomeCell(InferredCell.merge(a.definition(), b.definition()));
            case SomeSuper a
            when second instanceof SomeSuper b && a.after().equals(b.after()) ->
                new SomeSuper(a.after(), of(a.self(), b.self()));
            case SomePointer a
            when second instanceof SomePointer b && a.type().equals(b.type()) ->
                new SomePointer(a.type(), Optional.empty());
            default ->
                Numbers.mix(first, second)
                        .filter(mixture -> !isKeptApart(Numbers.kindsOf(mixture)))
                        .orElseThrow(() -> new UnionConflict(first, second, advice(first, second)));
        };
    }

    private static Optional<HostObject> same(Optional<HostObject> first, Optional<HostObject> second) {
        return first.equals(second) ? first : Optional.empty();
    }

    private SomeValue tuples(SomeTuple first, SomeTuple second) {
        List<SomeValue> items = new ArrayList<>();
        try {
            for (int i = 0; i < first.items().size(); i++) {
                items.add(of(first.items().get(i), second.items().get(i)));
            }
        } catch (UnionConflict conflict) {
            throw new UnionConflict(first, second, conflict.advice());
        }
        return new SomeTuple(items, same(first.constant(), second.constant()));
    }

    private static SomeValue tupleIntoList(SomeList list, SomeTuple tuple) {
        InferredList definition = (InferredList) list.definition();
        tuple.items().forEach(definition::generaliseItem);
        return new SomeList(definition, list.canBeNone(), Optional.empty());
    }

    private static SomeValue classes(SomeClassOf classOf, SomeCallable callable) {
        ClassDefinition common = classOf.definition();
        for (Description description : callable.descriptions()) {
            if (!(description instanceof ClassDescription ofClass) || callable.canBeNone()) {
                throw new UnionConflict(classOf, callable, "");
            }
            common = ClassDefinition.commonBase(common, ofClass.definition());
            ((InferredClass) ofClass.definition()).markHeldAsClass();
        }
        return new SomeClassOf(common);
    }

    /**
     * Instances of classes that have nothing in common but what they are used for are of one of these: not of any class
     * there is.
     */
    private SomeInstance instances(SomeInstance a, SomeInstance b) {
        boolean canBeNone = a.canBeNone() || b.canBeNone();
        // Between the two, not among those of one: which values join must not depend on which of them came first.
        if (a.kinds().stream().noneMatch(one -> b.kinds().stream().anyMatch(other -> areRelated(one, other)))) {
            throw new UnionConflict(a, b, "give them a common base class");
        }
        List<ClassDefinition> kinds = new ArrayList<>(a.kinds());
        b.kinds().forEach(added -> addKind(kinds, added, InferredClass::unitedBase));
        Set<ClassDefinition> all =
                kinds.stream().map(ClassDefinition::root).collect(Collectors.toCollection(LinkedHashSet::new));
        boolean isAny = all.stream().anyMatch(kind -> kind.base().isEmpty()) || all.size() > MOST_KINDS;
        if (all.size() == 1 || isAny) {
            return new SomeInstance(
                    all.stream().reduce(ClassDefinition::commonBase).orElseThrow(),
                    canBeNone,
                    same(a.constant(), b.constant()));
        }
        SomeInstance either = Iterators.ofKinds(all);
        return new SomeInstance(either.definition(), canBeNone, Optional.empty(), either.among());
    }

    /**
     * Adds a class to others: to the one that it has a base in common with, if there is one.
     *
     * @param commonBase of two classes, {@code object} where they have no other
     */
    static void addKind(
            List<ClassDefinition> kinds, ClassDefinition added, BinaryOperator<ClassDefinition> commonBase) {
        for (int i = 0; i < kinds.size(); i++) {
            Optional<ClassDefinition> common = commonKind(kinds.get(i), added, commonBase);
            if (common.isPresent()) {
                kinds.remove(i);
                addKind(kinds, common.get(), commonBase);
                return;
            }
        }
        kinds.add(added);
    }

    /** The base that instances of two classes are of, where they have more in common than to be objects. */
    private static Optional<ClassDefinition> commonKind(
            ClassDefinition first, ClassDefinition second, BinaryOperator<ClassDefinition> commonBase) {
        ClassDefinition common = commonBase.apply(first.root(), second.root());
        return Optional.of(common)
                .filter(found -> found.base().isPresent() || found == first.root() || found == second.root());
    }

    /** Whether two classes have anything in common. */
    private boolean areRelated(ClassDefinition first, ClassDefinition second) {
        return commonKind(first, second, InferredClass::unitedBase).isPresent()
                || alike.computeIfAbsent(first.hostClass(), _ -> new HashMap<>())
                        .computeIfAbsent(
                                second.hostClass(),
                                other -> shareAncestor(first.hostClass(), other)
                                        || shareMethods(first.hostClass(), other));
    }

    /** Whether two classes have a class in common that is not {@code object}. */
    private static boolean shareAncestor(HostObject first, HostObject second) {
        List<HostObject> others = second.mro();
        return first.mro().stream()
                .anyMatch(ancestor -> others.contains(ancestor)
                        && !ancestor.bases().isEmpty()
                        && !InferredClass.isMarkerBase(ancestor));
    }

    /** Whether two classes have a method of the same name, so that they are used as one kind of thing. */
    private static boolean shareMethods(HostObject first, HostObject second) {
        return first.attributes().entrySet().stream()
                .anyMatch(entry -> entry.getValue().kind() == HostKind.FUNCTION
                        && !entry.getKey().startsWith("__")
                        && second.attribute(entry.getKey())
                                .filter(value -> value.kind() == HostKind.FUNCTION)
                                .isPresent());
    }

    private static String advice(SomeValue first, SomeValue second) {
        if (first instanceof SomeTuple && second instanceof SomeTuple) {
            return "tuples of different lengths are different types: use a list";
        }
        if (first instanceof SomeLongInteger && !Numbers.kindsOf(second).isEmpty()
                || second instanceof SomeLongInteger && !Numbers.kindsOf(first).isEmpty()) {
            return "an int that may be beyond 64 bits does not mix with a float or a bool: convert one of them";
        }
        return "";
    }
}
