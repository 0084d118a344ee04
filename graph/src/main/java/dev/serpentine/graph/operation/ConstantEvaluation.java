package dev.serpentine.graph.operation;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.InstanceValue;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.data.Words;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.Optional;

/**
 * Computes the operations without effect: the one place that says what they compute, for the interpreter and for the
 * passes that fold.
 */
public final class ConstantEvaluation {

    private ConstantEvaluation() {}

    /**
     * The operation has no result for these operands: division by zero, a shift by too much, a cast that does not fit.
     */
    public static final class UndefinedResult extends RuntimeException {
        private static final long serialVersionUID = 1;

        UndefinedResult(String message) {
            super(message, null, false, false);
        }
    }

    /**
     * Whether an operation is of those that {@link #onWords} computes: primitives in, a primitive out, no effect.
     *
     * <p>{@code _ovf} operations are among them: their result where they do not raise.
     */
    public static boolean isOnWords(LowLevelOpcode opcode) {
        return switch (opcode) {
            case INT_ADD,
                    INT_SUB,
                    INT_MUL,
                    INT_NEG,
                    INT_DIV_TRUNC,
                    INT_REM_TRUNC,
                    INT_AND,
                    INT_OR,
                    INT_XOR,
                    INT_INVERT,
                    INT_LSHIFT,
                    INT_RSHIFT,
                    INT_EQ,
                    INT_NE,
                    INT_LT,
                    INT_LE,
                    INT_GT,
                    INT_GE,
                    INT_ADD_OVF,
                    INT_SUB_OVF,
                    INT_MUL_OVF,
                    INT_LSHIFT_OVF,
                    INT_ADD_OVERFLOWS,
                    INT_SUB_OVERFLOWS,
                    INT_MUL_OVERFLOWS,
                    INT_LSHIFT_OVERFLOWS,
                    UINT_DIV,
                    UINT_REM,
                    UINT_RSHIFT,
                    UINT_LT,
                    UINT_LE,
                    UINT_MUL_HIGH,
                    BOOL_NOT,
                    FLOAT_ADD,
                    FLOAT_SUB,
                    FLOAT_MUL,
                    FLOAT_DIV,
                    FLOAT_NEG,
                    FLOAT_ABS,
                    FLOAT_EQ,
                    FLOAT_NE,
                    FLOAT_LT,
                    FLOAT_LE,
                    FLOAT_GT,
                    FLOAT_GE,
                    CAST_INT_TO_FLOAT,
                    CAST_UINT_TO_FLOAT,
                    CAST_FLOAT_TO_INT,
                    CAST_FLOAT_TO_SINGLE,
                    CAST_SINGLE_TO_FLOAT,
                    FLOAT_TO_BITS,
                    BITS_TO_FLOAT,
                    CAST_ADDRESS_TO_INT,
                    CAST_INT_TO_ADDRESS,
                    ADDRESS_ADD,
                    ADDRESS_DIFFERENCE,
                    ADDRESS_EQ,
                    ADDRESS_NE,
                    ADDRESS_LT -> true;
            case SAME_AS,
                    CAST_PRIMITIVE,
                    PTR_EQ,
                    PTR_NE,
                    PTR_NONZERO,
                    PTR_IS_ZERO,
                    CAST_POINTER,
                    CAST_PTR_TO_INT,
                    IDENTITY,
                    IDENTITY_HASH,
                    MALLOC,
                    MALLOC_ARRAY,
                    FREE,
                    GETFIELD,
                    SETFIELD,
                    GETARRAYITEM,
                    SETARRAYITEM,
                    GETARRAYSIZE,
                    ARRAY_COPY,
                    KEEPALIVE,
                    HOLD_LOCAL,
                    ON_END,
                    DIRECT_CALL,
                    INDIRECT_CALL,
                    CALL_METHOD,
                    INSTANCE_OF,
                    CLASS_OF,
                    STACK_TOO_DEEP,
                    TRACEBACK_RAISE,
                    TRACEBACK_RESUME,
                    TRACEBACK_COPY,
                    TRACEBACK_START,
                    TRACEBACK_ADD,
                    TRACEBACK_SIZE,
                    TRACEBACK_SAVE,
                    TRACEBACK_LOAD,
                    CAST_PTR_TO_ADDRESS,
                    CAST_ADDRESS_TO_PTR,
                    RAW_MALLOC,
                    RAW_FREE,
                    RAW_CLEAR,
                    RAW_COPY,
                    RAW_LOAD,
                    RAW_STORE,
                    GC_COLLECT,
                    GC_INFO -> false;
        };
    }

    /**
     * The result of an operation on {@linkplain Words words}.
     *
     * @param opcode one for which {@link #isOnWords} holds
     * @param first the first operand
     * @param second the second operand, or anything if there is none
     * @throws UndefinedResult where the table says so
     */
    public static long onWords(LowLevelOpcode opcode, long first, long second) {
        return switch (opcode) {
            case INT_ADD, INT_ADD_OVF, ADDRESS_ADD -> first + second;
            case INT_SUB, INT_SUB_OVF, ADDRESS_DIFFERENCE -> first - second;
            case INT_MUL, INT_MUL_OVF -> first * second;
            case INT_NEG -> -first;
            case INT_DIV_TRUNC -> divisible(first, second) / second;
            case INT_REM_TRUNC -> divisible(first, second) % second;
            case INT_AND -> first & second;
            case INT_OR -> first | second;
            case INT_XOR -> first ^ second;
            case INT_INVERT -> ~first;
            case INT_LSHIFT, INT_LSHIFT_OVF -> first << shift(second);
            case INT_RSHIFT -> first >> shift(second);
            case INT_EQ, ADDRESS_EQ -> truth(first == second);
            case INT_NE, ADDRESS_NE -> truth(first != second);
            case INT_LT -> truth(first < second);
            case INT_LE -> truth(first <= second);
            case INT_GT -> truth(first > second);
            case INT_GE -> truth(first >= second);
            case INT_ADD_OVERFLOWS -> truth(((first ^ first + second) & (second ^ first + second)) < 0);
            case INT_SUB_OVERFLOWS -> truth(((first ^ second) & (first ^ first - second)) < 0);
            case INT_MUL_OVERFLOWS -> truth(Math.multiplyHigh(first, second) != first * second >> 63);
            case INT_LSHIFT_OVERFLOWS -> truth(first << shift(second) >> second != first);
            case UINT_DIV -> Long.divideUnsigned(first, nonzero(second));
            case UINT_REM -> Long.remainderUnsigned(first, nonzero(second));
            case UINT_RSHIFT -> first >>> shift(second);
            case UINT_LT, ADDRESS_LT -> truth(Long.compareUnsigned(first, second) < 0);
            case UINT_LE -> truth(Long.compareUnsigned(first, second) <= 0);
            case UINT_MUL_HIGH -> Math.unsignedMultiplyHigh(first, second);
            case BOOL_NOT -> first ^ 1;
            case FLOAT_ADD -> bits(number(first) + number(second));
            case FLOAT_SUB -> bits(number(first) - number(second));
            case FLOAT_MUL -> bits(number(first) * number(second));
            case FLOAT_DIV -> bits(number(first) / number(second));
            case FLOAT_NEG -> first ^ Long.MIN_VALUE;
            case FLOAT_ABS -> first & Long.MAX_VALUE;
            case FLOAT_EQ -> truth(number(first) == number(second));
            case FLOAT_NE -> truth(number(first) != number(second));
            case FLOAT_LT -> truth(number(first) < number(second));
            case FLOAT_LE -> truth(number(first) <= number(second));
            case FLOAT_GT -> truth(number(first) > number(second));
            case FLOAT_GE -> truth(number(first) >= number(second));
            case CAST_INT_TO_FLOAT -> bits((double) first);
            case CAST_UINT_TO_FLOAT -> bits(unsignedToDouble(first));
            case CAST_FLOAT_TO_INT -> toInteger(number(first));
            case CAST_FLOAT_TO_SINGLE -> bits((float) number(first));
            case CAST_SINGLE_TO_FLOAT, FLOAT_TO_BITS, BITS_TO_FLOAT, CAST_ADDRESS_TO_INT, CAST_INT_TO_ADDRESS -> first;
            case SAME_AS,
                    CAST_PRIMITIVE,
                    PTR_EQ,
                    PTR_NE,
                    PTR_NONZERO,
                    PTR_IS_ZERO,
                    CAST_POINTER,
                    CAST_PTR_TO_INT,
                    IDENTITY,
                    IDENTITY_HASH,
                    MALLOC,
                    MALLOC_ARRAY,
                    FREE,
                    GETFIELD,
                    SETFIELD,
                    GETARRAYITEM,
                    SETARRAYITEM,
                    GETARRAYSIZE,
                    ARRAY_COPY,
                    KEEPALIVE,
                    HOLD_LOCAL,
                    ON_END,
                    DIRECT_CALL,
                    INDIRECT_CALL,
                    CALL_METHOD,
                    INSTANCE_OF,
                    CLASS_OF,
                    STACK_TOO_DEEP,
                    TRACEBACK_RAISE,
                    TRACEBACK_RESUME,
                    TRACEBACK_COPY,
                    TRACEBACK_START,
                    TRACEBACK_ADD,
                    TRACEBACK_SIZE,
                    TRACEBACK_SAVE,
                    TRACEBACK_LOAD,
                    CAST_PTR_TO_ADDRESS,
                    CAST_ADDRESS_TO_PTR,
                    RAW_MALLOC,
                    RAW_FREE,
                    RAW_CLEAR,
                    RAW_COPY,
                    RAW_LOAD,
                    RAW_STORE,
                    GC_COLLECT,
                    GC_INFO -> throw new IllegalArgumentException(opcode + " is not an operation on words");
        };
    }

    /** What {@code cast_primitive} makes of a word. */
    public static long castPrimitive(long word, Primitive to) {
        return to == Primitive.BOOL ? word & 1 : to.truncate(word);
    }

    /** Whether an {@code _ovf} operation raises on these operands. */
    public static boolean overflows(LowLevelOpcode opcode, long first, long second) {
        LowLevelOpcode.OverflowCheck check = opcode.overflowCheck().orElseThrow();
        return onWords(check.test(), first, second) != 0;
    }

    /**
     * What a {@code cast_pointer} gives.
     *
     * @throws UndefinedResult if the container is not of the wanted type
     */
    public static Object castPointer(Object container, PointerType to) {
        if (container != null && !Words.isPointedToBy((Container) container, to)) {
            throw new UndefinedResult(container + " is no " + to.target().text());
        }
        return container;
    }

    /** What an {@code instance_of} gives. */
    public static boolean isInstance(Object container, InstanceType type) {
        return container instanceof InstanceValue instance && instance.type().extendsOrIs(type);
    }

    /**
     * The constant that an operation computes, if its operands are constants, it has no effect, and translation time
     * can know the result. An {@code _ovf} operation is folded where it does not overflow.
     */
    public static Optional<Constant> fold(Operation operation) {
        if (!(operation.opcode() instanceof LowLevelOpcode opcode)) {
            return Optional.empty();
        }
        for (Value argument : operation.arguments()) {
            if (!(argument instanceof Constant constant)
                    || constant.value() instanceof SymbolicInteger && opcode != LowLevelOpcode.SAME_AS) {
                return Optional.empty();
            }
        }
        try {
            return foldConstants(opcode, operation);
        } catch (UndefinedResult undefined) {
            return Optional.empty();
        }
    }

    private static Optional<Constant> foldConstants(LowLevelOpcode opcode, Operation operation) {
        LowLevelType type = operation.result().type();
        if (isOnWords(opcode)) {
            long first = word(operation, 0);
            long second = operation.arguments().size() > 1 ? word(operation, 1) : 0;
            if (opcode.canRaise() && overflows(opcode, first, second)) {
                return Optional.empty();
            }
            return Optional.of(new Constant(Words.toValue(onWords(opcode, first, second), (Primitive) type), type));
        }
        Object first = operation.arguments().isEmpty() ? null : ((Constant) operation.argument(0)).value();
        return switch (opcode) {
            case SAME_AS -> Optional.of((Constant) operation.argument(0));
            case CAST_PRIMITIVE ->
                Optional.of(new Constant(
                        Words.toValue(castPrimitive(word(operation, 0), (Primitive) type), (Primitive) type), type));
            case PTR_EQ -> Optional.of(Constant.bool(first == ((Constant) operation.argument(1)).value()));
            case PTR_NE -> Optional.of(Constant.bool(first != ((Constant) operation.argument(1)).value()));
            case PTR_NONZERO -> Optional.of(Constant.bool(first != null));
            case PTR_IS_ZERO -> Optional.of(Constant.bool(first == null));
            case CAST_POINTER -> Optional.of(new Constant(castPointer(first, (PointerType) type), type));
            case INSTANCE_OF ->
                Optional.of(
                        Constant.bool(isInstance(first, (InstanceType) ((Constant) operation.argument(1)).value())));
            case CLASS_OF ->
                first instanceof InstanceValue instance
                                && instance.type().contents().isPresent()
                        ? Optional.of(
                                new Constant(ClassContents.of(instance.type()).record(), type))
                        : Optional.empty();
            case GETARRAYSIZE ->
                first instanceof ArrayValue array ? Optional.of(Constant.signed(array.length())) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static long word(Operation operation, int index) {
        Constant constant = (Constant) operation.argument(index);
        if (constant.value() instanceof Container) {
            throw new UndefinedResult("an address is not known yet");
        }
        return Words.ofValue(constant.value(), (Primitive) constant.type());
    }

    private static long truth(boolean value) {
        return value ? 1 : 0;
    }

    private static double number(long bits) {
        return Double.longBitsToDouble(bits);
    }

    private static long bits(double number) {
        return Double.doubleToRawLongBits(number);
    }

    private static long divisible(long dividend, long divisor) {
        if (divisor == -1 && dividend == Long.MIN_VALUE) {
            throw new UndefinedResult("-2**63 divided by -1");
        }
        nonzero(divisor);
        return dividend;
    }

    private static long nonzero(long divisor) {
        if (divisor == 0) {
            throw new UndefinedResult("division by zero");
        }
        return divisor;
    }

    private static long shift(long count) {
        if (count < 0 || count > 63) {
            throw new UndefinedResult("a shift by " + count);
        }
        return count;
    }

    private static long toInteger(double number) {
        if (!(number >= -0x1p63 && number < 0x1p63)) {
            throw new UndefinedResult(number + " as an integer of 64 bits");
        }
        return (long) number;
    }

    private static double unsignedToDouble(long word) {
        if (word >= 0) {
            return word;
        }
        // Halved with its lowest bit kept sticky, so that doubling is the only rounding
        return (word >>> 1 | word & 1) * 2.0;
    }
}
