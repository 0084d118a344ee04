package dev.serpentine.conformance.generate;

import java.util.List;
import java.util.function.Predicate;

/** What the variables of productions may stand for: {@code K}, {@code L} what may be a key, {@code N}, {@code M} what has an order, all other letters any value. */
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
                case "tuple", "row" -> all(type, this::includes);
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
    private static final List<String> COMPOUND = List.of("list", "dict", "set", "tuple", "row", "opt", "fn", "iter");

    abstract boolean includes(Type type);

    private static boolean all(Type type, Predicate<Type> condition) {
        return type.arguments().stream().allMatch(condition);
    }

    /** Whether it is no nonterminal of the grammar: the names of classes begin with a capital letter. */
    static boolean isValue(Type type) {
        return PLAIN.contains(type.name()) || COMPOUND.contains(type.name()) || Character.isUpperCase(type.name().charAt(0)) && type.name().length() > 1;
    }

    static TypeKind of(String variable) {
        return switch (variable) {
            case "K", "L" -> KEY;
            case "N", "M" -> ORDERED;
            default -> VALUE;
        };
    }

    /** A type of this kind, seldom a deep one. */
    Type any(Choices choices, int depth, List<Type> classes) {
        if (depth <= 0 || !choices.onceIn(3)) {
            return plain(choices);
        }
        return switch (this) {
            case KEY -> Type.of("tuple", any(choices, depth - 1, classes), any(choices, depth - 1, classes));
            case ORDERED -> choices.onceIn(3) ? Type.of("list", any(choices, depth - 1, classes)) : Type.of("tuple", any(choices, depth - 1, classes), any(choices, depth - 1, classes));
            case VALUE -> compound(choices, depth - 1, classes);
        };
    }

    private static Type plain(Choices choices) {
        int chosen = choices.below(16);
        return Type.of(chosen < 6 ? "int" : chosen < 11 ? "str" : chosen < 13 ? "float" : chosen < 15 ? "bool" : "bytes");
    }

    private static Type compound(Choices choices, int depth, List<Type> classes) {
        return switch (choices.below(11)) {
            case 0, 1, 2, 3 -> Type.of("list", VALUE.any(choices, depth, classes));
            case 4, 5 -> Type.of("tuple", VALUE.any(choices, depth, classes), VALUE.any(choices, depth, classes));
            case 6 -> Type.of("row", VALUE.any(choices, depth, classes));
            case 7 -> Type.of("dict", KEY.any(choices, depth - 1, classes), VALUE.any(choices, depth, classes));
            case 8 -> optional(VALUE.any(choices, depth, classes));
            default -> classes.isEmpty() ? Type.of("list", Type.INT) : choices.of(classes);
        };
    }

    private static Type optional(Type type) {
        return type.name().equals("opt") ? type : Type.of("opt", type);
    }
}
