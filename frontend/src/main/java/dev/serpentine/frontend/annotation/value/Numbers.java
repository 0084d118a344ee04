package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.type.Primitive;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a variable is that holds now an int, now a float, now a bool: they print differently, so each value keeps its
 * kind.
 */
public final class Numbers {
    /** Of mixtures of numbers, as system code knows it. */
    public static final String FAMILY = "number";

    /** The bits, with the sign, of an int that a mixture can hold. */
    public static final int INT_BITS = 50;

    private Numbers() {}

    /** The kinds of numbers that an annotation allows; empty for what is no number of Python's own. */
    public static Set<NumberKind> kindsOf(SomeValue value) {
        return switch (value) {
            case SomeBool bool -> EnumSet.of(NumberKind.BOOL);
            case SomeInteger integer when integer.type() == Primitive.SIGNED -> EnumSet.of(NumberKind.INT);
            case SomeFloat real when real.type() == Primitive.FLOAT -> EnumSet.of(NumberKind.FLOAT);
            case SomeNumber number -> number.kinds();
            default -> Set.of();
        };
    }

    /** The annotation of numbers of these kinds: nothing, one kind, or a mixture. */
    public static SomeValue of(Set<NumberKind> kinds) {
        if (kinds.size() > 1) {
            return new SomeNumber(kinds);
        }
        return kinds.stream().findFirst().<SomeValue>map(Numbers::of).orElse(SomeImpossible.IMPOSSIBLE);
    }

    /** The annotation of numbers of one kind. */
    public static SomeValue of(NumberKind kind) {
        return switch (kind) {
            case BOOL -> Lattice.BOOL;
            case INT -> Lattice.INTEGER;
            case FLOAT -> Lattice.FLOAT;
        };
    }

    /** The mixture of two numbers; empty where one is no number. */
    public static Optional<SomeValue> mix(SomeValue first, SomeValue second) {
        Set<NumberKind> one = kindsOf(first);
        Set<NumberKind> other = kindsOf(second);
        if (one.isEmpty() || other.isEmpty()) {
            return Optional.empty();
        }
        EnumSet<NumberKind> all = EnumSet.copyOf(one);
        all.addAll(other);
        return Optional.of(of(all));
    }

    /** The kinds whose values are instances of one of these classes. */
    public static Set<NumberKind> instancesOf(Host host, SomeNumber number, List<HostObject> classes) {
        EnumSet<NumberKind> found = EnumSet.noneOf(NumberKind.class);
        for (NumberKind kind : number.kinds()) {
            HostObject type = host.builtin(kind.typeName());
            if (classes.stream().anyMatch(each -> host.isSubclass(type, each))) {
                found.add(kind);
            }
        }
        return found;
    }

    /** The kinds that are left when some are taken away. */
    public static Set<NumberKind> without(SomeNumber number, Set<NumberKind> taken) {
        EnumSet<NumberKind> rest = EnumSet.copyOf(number.kinds());
        rest.removeAll(taken);
        return rest;
    }

    /** Whether one of two operands is a mixture and the other a number too, perhaps an int without bounds. */
    public static boolean areMixed(SomeValue left, SomeValue right) {
        return left instanceof SomeNumber && isNumber(right) || right instanceof SomeNumber && isNumber(left);
    }

    private static boolean isNumber(SomeValue value) {
        return value instanceof SomeLongInteger || !kindsOf(value).isEmpty();
    }

    /** Whether an annotation, or what it holds, is a mixture: then a function is better specialised than shared. */
    public static boolean isWithin(SomeValue value) {
        return isWithin(value, 3);
    }

    private static boolean isWithin(SomeValue value, int depth) {
        return depth > 0
                && switch (value) {
                    case SomeNumber number -> true;
                    case SomeOptional optional -> isWithin(optional.item(), depth);
                    case SomeTuple tuple -> tuple.items().stream().anyMatch(item -> isWithin(item, depth - 1));
                    case SomeList list -> isWithin(list.definition().item(), depth - 1);
                    case SomeSet set -> isWithin(set.definition().item(), depth - 1);
                    case SomeDict dict ->
                        isWithin(dict.definition().key(), depth - 1)
                                || isWithin(dict.definition().value(), depth - 1);
                    default -> false;
                };
    }
}
