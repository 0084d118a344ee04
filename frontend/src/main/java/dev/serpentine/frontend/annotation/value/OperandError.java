package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.flow.FlowOpcode;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What Python raises where an operation meets operands of types that do not know it: the one table of these texts.
 *
 * @param exception the name of its class
 * @param text of the exception, where {@link #OWNER} stands for the name of the class of the operand to blame
 */
public record OperandError(String exception, String text) {
    /** Stands in texts for the name of an operand's type. */
    public static final String OWNER = "{owner}";

    /** What has items that are counted, and keeps them. */
    private static final Set<String> UNCHANGING = Set.of("str", "bytes", "tuple", "range", "set", "frozenset");

    private static final Set<String> SEQUENCES = Set.of("str", "list", "tuple", "bytes", "bytearray");

    /**
     * The error of an operation of operands alone; empty where the table has none.
     *
     * @param types of the operands, as {@code type(x).__name__} tells them
     */
    public static Optional<OperandError> of(FlowOpcode opcode, List<String> types) {
        String first = types.getFirst();
        String second = types.getLast();
        return text(opcode, first, second).map(text -> new OperandError("TypeError", text));
    }

    /**
     * The error of an object of a type that has no such attribute; {@code __enter__} is what a {@code with} statement
     * asks for.
     */
    public static OperandError ofAttribute(String type, String name) {
        if (name.equals("__enter__")) {
            return new OperandError("TypeError", "'" + type + "' object does not support the context manager protocol");
        }
        return new OperandError("AttributeError", "'" + type + "' object has no attribute '" + name + "'");
    }

    /**
     * The error of a builtin whose first argument is of a type that it cannot do anything with; empty where the table
     * of what builtins take says it.
     */
    public static Optional<OperandError> ofBuiltin(BuiltinFunction builtin, String type) {
        return Optional.ofNullable(
                        switch (builtin) {
                            case LEN -> "object of type '" + type + "' has no len()";
                            case ABS -> "bad operand type for abs(): '" + type + "'";
                            case HASH -> "unhashable type: '" + type + "'";
                            case ITER -> notIterable(type);
                            case NEXT -> "'" + type + "' object is not an iterator";
                            default -> null;
                        })
                .map(text -> new OperandError("TypeError", text));
    }

    /** Whether the text names the class of the first operand. */
    public boolean isOfOwner() {
        return text.contains(OWNER);
    }

    /** An operator of two operands, as these texts have it. */
    public static String sign(FlowOpcode opcode) {
        return opcode == FlowOpcode.POW ? "** or pow()" : opcode.sign();
    }

    private static Optional<String> text(FlowOpcode opcode, String first, String second) {
        return Optional.ofNullable(
                switch (opcode) {
                    case NEG, POS, INVERT -> "bad operand type for unary " + opcode.sign() + ": '" + first + "'";
                    case ADD, INPLACE_ADD -> sum(opcode, first, second);
                    case MUL, INPLACE_MUL -> product(opcode, first, second);
                    case INPLACE_OR -> first.equals("dict") ? notIterable(second) : unsupported(opcode, first, second);
                    case SUB,
                            MATMUL,
                            TRUEDIV,
                            FLOORDIV,
                            MOD,
                            POW,
                            LSHIFT,
                            RSHIFT,
                            AND,
                            OR,
                            XOR,
                            INPLACE_SUB,
                            INPLACE_MATMUL,
                            INPLACE_TRUEDIV,
                            INPLACE_FLOORDIV,
                            INPLACE_MOD,
                            INPLACE_POW,
                            INPLACE_LSHIFT,
                            INPLACE_RSHIFT,
                            INPLACE_AND,
                            INPLACE_XOR -> unsupported(opcode, first, second);
                    case EQ, NE, LT, LE, GT, GE ->
                        "'" + opcode.sign() + "' not supported between instances of '" + first + "' and '" + second
                                + "'";
                    case CONTAINS ->
                        switch (first) {
                            case "str" -> "'in <string>' requires string as left operand, not " + second;
                            case "bytes", "bytearray" -> "a bytes-like object is required, not '" + second + "'";
                            default -> "argument of type '" + first + "' is not iterable";
                        };
                    case GETITEM -> subscript(first, second, SEQUENCES, "is not subscriptable");
                    case SETITEM ->
                        subscript(first, second, Set.of("list", "bytearray"), "does not support item assignment");
                    case DELITEM ->
                        subscript(
                                first,
                                second,
                                Set.of("list", "bytearray"),
                                UNCHANGING.contains(first) && second.equals("int")
                                        ? "doesn't support item deletion"
                                        : "does not support item deletion");
                    case ITER -> notIterable(first);
                    case NEXT -> "'" + first + "' object is not an iterator";
                    case UNPACK -> "cannot unpack non-iterable " + first + " object";
                    default -> null;
                });
    }

    private static String notIterable(String type) {
        return "'" + type + "' object is not iterable";
    }

    private static String unsupported(FlowOpcode opcode, String first, String second) {
        return "unsupported operand type(s) for " + sign(opcode) + ": '" + first + "' and '" + second + "'";
    }

    private static String sum(FlowOpcode opcode, String first, String second) {
        if (opcode == FlowOpcode.INPLACE_ADD && first.equals("list")) {
            return notIterable(second);
        }
        return switch (first) {
            case "str", "list", "tuple" -> "can only concatenate " + first + " (not \"" + second + "\") to " + first;
            case "bytes", "bytearray" -> "can't concat " + second + " to " + first;
            default -> unsupported(opcode, first, second);
        };
    }

    private static String product(FlowOpcode opcode, String first, String second) {
        if (!SEQUENCES.contains(first) && !SEQUENCES.contains(second)) {
            return unsupported(opcode, first, second);
        }
        return "can't multiply sequence by non-int of type '" + (SEQUENCES.contains(first) ? second : first) + "'";
    }

    /** @param indexed the types that take integers there */
    private static String subscript(String container, String index, Set<String> indexed, String otherwise) {
        if (!indexed.contains(container)) {
            return container.equals("dict")
                    ? "unhashable type: '" + index + "'"
                    : "'" + container + "' object " + otherwise;
        }
        return switch (container) {
            case "str" -> "string indices must be integers, not '" + index + "'";
            case "bytes" -> "byte indices must be integers or slices, not " + index;
            default -> container + " indices must be integers or slices, not " + index;
        };
    }
}
