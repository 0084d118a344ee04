package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The kinds of values that may meet in a {@link SomeUnion}, which has at most one member of each, but for instances:
 * one for each hierarchy of classes.
 *
 * <p>Iterators are of one kind where they iterate over one.
 */
public final class Unions {
    /** The kind of int, float and bool; an int without bounds is of another, so that the others keep their words. */
    static final String NUMBER = "number";

    public static final String LONG_INTEGER = LongIntegers.FAMILY;
    /** The kind of instances of the program's classes. */
    public static final String INSTANCE = "instance";
    /** The kind of tuples, whose items are those of one definition in a union. */
    public static final String TUPLE = "tuple";

    /** The kind of functions, methods and classes that are known by name. */
    public static final String CALLABLE = "callable";
    /** The kind of classes of instances. */
    public static final String CLASS = "class";

    private static final int DEEPEST_HELD = 3;

    private Unions() {}

    /**
     * The kind of a value; empty for what cannot be among others: what only system code has, and None, of which a union
     * says apart whether it can be that.
     */
    public static Optional<String> kindOf(SomeValue value) {
        return value.kindInUnions();
    }

    /** The kind of a dict's views. */
    public static String kindOf(ViewKind view) {
        return view.name();
    }

    /** The kind of iterators over values of a kind. */
    public static String kindOf(IteratorKind iterator, String source) {
        return iterator + " iterator of " + source;
    }

    /** Whether a value is a union, or holds one: so far as it matters to who goes through what it holds. */
    public static boolean isWithin(SomeValue value) {
        return !placesIn(value).isEmpty();
    }

    /** Where in a value unions are, as paths of containers and items: so far as it matters. */
    public static Set<String> placesIn(SomeValue value) {
        return placesIn(value, "", DEEPEST_HELD).collect(Collectors.toSet());
    }

    private static Stream<String> placesIn(SomeValue value, String path, int depth) {
        if (depth == 0) {
            return Stream.empty();
        }
        return switch (value) {
            case SomeUnion union -> Stream.of(path);
            case SomeOptional optional -> placesIn(optional.item(), path, depth);
            case SomeTuple tuple ->
                IntStream.range(0, tuple.items().size())
                        .boxed()
                        .flatMap(index -> placesIn(tuple.items().get(index), path + "," + index, depth - 1));
            case SomeList list -> placesIn(list.definition().item(), path + "[", depth - 1);
            case SomeSet set -> placesIn(set.definition().item(), path + "{", depth - 1);
            case SomeDict dict ->
                Stream.concat(
                        placesIn(dict.definition().key(), path + "{", depth - 1),
                        placesIn(dict.definition().value(), path + ":", depth - 1));
            default -> Stream.empty();
        };
    }

    /**
     * What of a union is told apart: its members, but each kind of number by itself. In an order that is the same for
     * equal unions, with what is tested quickly first.
     */
    public static List<SomeValue> parts(SomeUnion union) {
        return union.members().stream()
                .flatMap(member -> member instanceof SomeNumber number
                        ? number.kinds().stream().map(Numbers::of)
                        : Stream.of(member))
                .sorted(Comparator.comparing((SomeValue part) -> part instanceof SomeInstance)
                        .thenComparing(Unions::nameOf))
                .toList();
    }

    /** How many {@link #parts} there are. */
    public static int countOfParts(SomeUnion union) {
        int count = 0;
        for (SomeValue member : union.members()) {
            count += member instanceof SomeNumber number ? number.kinds().size() : 1;
        }
        return count;
    }

    /** The name of a part that no other part of a union has. */
    public static String nameOf(SomeValue part) {
        return switch (part) {
            case SomeInstance instance ->
                INSTANCE + " "
                        + instance.kinds().stream()
                                .map(ClassDefinition::className)
                                .sorted()
                                .collect(Collectors.joining(" or "));
            case SomeBool bool -> NumberKind.BOOL.typeName();
            case SomeInteger integer -> NumberKind.INT.typeName();
            case SomeFloat real -> NumberKind.FLOAT.typeName();
            default -> kindOf(part).orElseThrow();
        };
    }

    /** A mixture of numbers as a union of them; all else as it is. */
    public static SomeValue asUnion(SomeValue value) {
        return value instanceof SomeNumber number ? new SomeUnion(List.of(number), false) : value;
    }

    /** The part of that name, where there is one. */
    public static Optional<SomeValue> part(SomeUnion union, String name) {
        return parts(union).stream().filter(part -> nameOf(part).equals(name)).findFirst();
    }

    /** What is left without a part. */
    public static SomeValue without(SomeUnion union, SomeValue part) {
        List<SomeValue> rest = new ArrayList<>();
        for (SomeValue member : union.members()) {
            Set<NumberKind> kinds = Numbers.kindsOf(member);
            if (kinds.containsAll(Numbers.kindsOf(part))
                    && kinds.size() > 1
                    && !Numbers.kindsOf(part).isEmpty()) {
                EnumSet<NumberKind> others = EnumSet.copyOf(kinds);
                others.removeAll(Numbers.kindsOf(part));
                rest.add(Numbers.of(others));
            } else if (!member.equals(part)) {
                rest.add(member);
            }
        }
        return of(rest, union.canBeNone());
    }

    /** The values of some members: nothing, None, one kind, or a union. */
    public static SomeValue of(List<SomeValue> members, boolean canBeNone) {
        if (members.isEmpty()) {
            return canBeNone ? SomeNone.NONE : SomeImpossible.IMPOSSIBLE;
        }
        boolean hasOptional = !(members.getFirst() instanceof SomeIterator
                || members.getFirst() instanceof SomeDictView
                || members.getFirst() instanceof SomeClassOf);
        return members.size() > 1 || canBeNone && !hasOptional
                ? new SomeUnion(members, canBeNone)
                : canBeNone ? Lattice.orNone(members.getFirst()) : members.getFirst();
    }

    /** A value as a member: neither None, nor one value only, nor with bounds. */
    public static SomeValue asMember(SomeValue value) {
        return switch (Lattice.withoutConstant(Lattice.withoutNone(value))) {
            case SomeString string -> Lattice.STRING;
            case SomeInteger integer when integer.type() == Primitive.SIGNED -> Lattice.INTEGER;
            case SomeLongInteger integer -> Lattice.LONG_INTEGER;
            case SomeSlice slice when slice.kindInUnions().isPresent() -> Lattice.SLICE_OF_INDEXES;
            case SomeValue other -> other;
        };
    }

    /** All members of a value that is a union, or the one that it is. */
    public static List<SomeValue> membersOf(SomeValue value) {
        return switch (value) {
            case SomeUnion union -> union.members();
            case SomeNone none -> List.of();
            case SomeImpossible impossible -> List.of();
            default -> List.of(asMember(value));
        };
    }
}
