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

    /** The same with the names of the classes and functions that the class is made in. */
    public static final String OWNER_PATH = "{owner's path}";

    /** What has items that are counted, and keeps them. */
    private static final Set<String> UNCHANGING = Set.of("str", "bytes", "tuple", "range", "set", "frozenset");

    private static final Set<String> SEQUENCES = Set.of("str", "list", "tuple", "bytes", "bytearray");

    /**
     * The type of an operand.
     *
     * @param name as {@code type(x).__name__} tells it
     * @param builtin the built-in type that it is or extends, which is who says what is wrong; the name where there is
     *     none
     */
    public record Type(String name, String builtin) {
        public Type(String name) {
            this(name, name);
        }
    }

    /** The error of an operation of operands alone; empty where the table has none. */
    public static Optional<OperandError> of(FlowOpcode opcode, List<Type> types) {
        return text(opcode, types.getFirst(), types.getLast()).map(text -> new OperandError("TypeError", text));
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
        return text.contains(OWNER) || text.contains(OWNER_PATH);
    }

    /** An operator of two operands, as these texts have it. */
    public static String sign(FlowOpcode opcode) {
        return opcode == FlowOpcode.POW ? "** or pow()" : opcode.sign();
    }

    private static Optional<String> text(FlowOpcode opcode, Type first, Type second) {
        return Optional.ofNullable(
                switch (opcode) {
                    case NEG, POS, INVERT -> "bad operand type for unary " + opcode.sign() + ": '" + first.name() + "'";
                    case ADD, INPLACE_ADD -> sum(opcode, first, second);
                    case MUL, INPLACE_MUL -> product(opcode, first, second);
                    case INPLACE_OR ->
                        first.builtin().equals("dict")
                                ? notIterable(second.name())
                                : unsupported(opcode, first, second);
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
                        "'" + opcode.sign() + "' not supported between instances of '" + first.name() + "' and '"
                                + second.name() + "'";
                    case CONTAINS ->
                        switch (first.builtin()) {
                            case "str" -> "'in <string>' requires string as left operand, not " + second.name();
                            case "bytes", "bytearray" -> "a bytes-like object is required, not '" + second.name() + "'";
                            default -> "argument of type '" + first.name() + "' is not iterable";
                        };
                    case GETITEM -> subscript(first, second, SEQUENCES, "is not subscriptable");
                    case SETITEM ->
                        subscript(first, second, Set.of("list", "bytearray"), "does not support item assignment");
                    case DELITEM ->
                        subscript(
                                first,
                                second,
                                Set.of("list", "bytearray"),
                                UNCHANGING.contains(first.builtin())
                                                && second.builtin().equals("int")
                                        ? "doesn't support item deletion"
                                        : "does not support item deletion");
                    case ITER -> notIterable(first.name());
                    case NEXT -> "'" + first.name() + "' object is not an iterator";
                    case UNPACK -> "cannot unpack non-iterable " + first.name() + " object";
                    default -> null;
                });
    }

    private static String notIterable(String type) {
        return "'" + type + "' object is not iterable";
    }

    private static String unsupported(FlowOpcode opcode, Type first, Type second) {
        return "unsupported operand type(s) for " + sign(opcode) + ": '" + first.name() + "' and '" + second.name()
                + "'";
    }

    private static String sum(FlowOpcode opcode, Type first, Type second) {
        if (opcode == FlowOpcode.INPLACE_ADD && first.builtin().equals("list")) {
            return notIterable(second.name());
        }
        return switch (first.builtin()) {
            case "str", "list", "tuple" ->
                "can only concatenate " + first.builtin() + " (not \"" + second.name() + "\") to " + first.builtin();
            case "bytes", "bytearray" -> "can't concat " + second.name() + " to " + first.name();
            default -> unsupported(opcode, first, second);
        };
    }

    private static String product(FlowOpcode opcode, Type first, Type second) {
        boolean isFirst = SEQUENCES.contains(first.builtin());
        return isFirst || SEQUENCES.contains(second.builtin())
                ? "can't multiply sequence by non-int of type '" + (isFirst ? second : first).name() + "'"
                : unsupported(opcode, first, second);
    }

    /** @param indexed the types that take integers there */
    private static String subscript(Type container, Type index, Set<String> indexed, String otherwise) {
        if (!indexed.contains(container.builtin())) {
            return container.builtin().equals("dict")
                    ? "unhashable type: '" + index.name() + "'"
                    : "'" + container.name() + "' object " + otherwise;
        }
        return switch (container.builtin()) {
            case "str" -> "string indices must be integers, not '" + index.name() + "'";
            case "bytes" -> "byte indices must be integers or slices, not " + index.name();
            case String sequence -> sequence + " indices must be integers or slices, not " + index.name();
        };
    }
}
