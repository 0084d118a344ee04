package dev.serpentine.conformance.generate;

import java.util.List;
import java.util.function.Predicate;

/**
 * What the variables of productions may stand for: {@code K}, {@code L} what may be a key, {@code H} what sets iterate
 * over in an order that Python fixes, {@code N}, {@code M} what has an order, all other letters any value.
 */
enum TypeKind {
    VALUE {
        @Override
        boolean includes(Type type) {
            return !VALUES_NOT.contains(type.name()) && isValue(type);
        }
    },
    KEY {
        @Override
        boolean includes(Type type) {
            return switch (type.name()) {
                case "int", "str", "bool", "bytes", "float" -> true;
                case "tuple", "row", "either" -> all(type, this::includes);
                default -> false;
            };
        }
    },
    /** Not floats: the hash of not-a-number is its address. */
    FIXED_HASH {
        @Override
        boolean includes(Type type) {
            return switch (type.name()) {
                case "int", "bool" -> true;
                case "tuple" -> all(type, this::includes);
                default -> false;
            };
        }
    },
    ORDERED {
        @Override
        boolean includes(Type type) {
            return switch (type.name()) {
                case "int", "str", "bool", "bytes", "float" -> true;
                case "tuple", "row", "list" -> all(type, this::includes);
                default -> false;
            };
        }
    };

    private static final List<String> VALUES_NOT = List.of("fn", "iter");
    private static final List<String> PLAIN = List.of("int", "float", "bool", "str", "bytes");
    private static final List<String> COMPOUND =
            List.of("list", "dict", "set", "tuple", "row", "opt", "either", "fn", "iter");
    /** What meets in one place: no two of them are of one class. */
    private static final List<String> APART =
            List.of("int", "float", "bool", "str", "bytes", "list", "dict", "set", "tuple");

    abstract boolean includes(Type type);

    private static boolean all(Type type, Predicate<Type> condition) {
        return type.arguments().stream().allMatch(condition);
    }

    /** Whether it is no nonterminal of the grammar: the names of classes begin with a capital letter. */
    static boolean isValue(Type type) {
        return PLAIN.contains(type.name())
                || COMPOUND.contains(type.name())
                || Character.isUpperCase(type.name().charAt(0)) && type.name().length() > 1;
    }

    /** Whether what meets in one place, in a type or within it, is told apart by its class. */
    static boolean isApart(Type type) {
        return type.arguments().stream().allMatch(TypeKind::isApart)
                && (!type.name().equals("either")
                        || all(type, part -> APART.contains(part.name()))
                                && !type.argument(0)
                                        .name()
                                        .equals(type.argument(1).name()));
    }

    static TypeKind of(String variable) {
        return switch (variable) {
            case "K", "L" -> KEY;
            case "H" -> FIXED_HASH;
            case "N", "M" -> ORDERED;
            default -> VALUE;
        };
    }

    /** A type of this kind, seldom a deep one. */
    Type any(Choices choices, int depth) {
        if (depth <= 0 || !choices.onceIn(3)) {
            return plain(choices);
        }
        return compound(choices, depth - 1);
    }

    /** One without parts. */
    Type plain(Choices choices) {
        if (this == FIXED_HASH) {
            return Type.of(choices.onceIn(4) ? "bool" : "int");
        }
        int chosen = choices.below(16);
        return Type.of(
                chosen < 6 ? "int" : chosen < 11 ? "str" : chosen < 13 ? "float" : chosen < 15 ? "bool" : "bytes");
    }

    /** One with parts of at most so many levels. */
    Type compound(Choices choices, int depth) {
        return switch (this) {
            case KEY, FIXED_HASH ->
                this == KEY && choices.onceIn(4)
                        ? either(choices, 0)
                        : Type.of("tuple", any(choices, depth), any(choices, depth));
            case ORDERED ->
                choices.onceIn(3)
                        ? Type.of("list", any(choices, depth))
                        : Type.of("tuple", any(choices, depth), any(choices, depth));
            case VALUE ->
                switch (choices.below(13)) {
                    case 0, 1, 2, 3 -> Type.of("list", any(choices, depth));
                    case 4, 5 -> Type.of("tuple", any(choices, depth), any(choices, depth));
                    case 6 -> Type.of("row", any(choices, depth));
                    case 7 -> Type.of("dict", KEY.any(choices, depth - 1), any(choices, depth));
                    case 8 -> optional(any(choices, depth));
                    case 9 -> Type.of("set", FIXED_HASH.any(choices, depth - 1));
                    case 10, 11 -> either(choices, depth);
                    default -> Type.of("list", Type.INT);
                };
        };
    }

    /** A type that may be two, which nothing but their names need tell apart. */
    private Type either(Choices choices, int depth) {
        Type first = plain(choices);
        Type second = any(choices, depth);
        return !APART.contains(second.name()) || first.name().equals(second.name())
                ? first.name().equals("str") ? Type.of("either", Type.INT, first) : Type.of("either", first, Type.STR)
                : Type.of("either", first, second);
    }

    private static Type optional(Type type) {
        return type.name().equals("opt") ? type : Type.of("opt", type);
    }
}
