package dev.serpentine.graph.operation;

import static dev.serpentine.graph.operation.Effect.ALLOCATES;
import static dev.serpentine.graph.operation.Effect.CALLS;
import static dev.serpentine.graph.operation.Effect.NONE;
import static dev.serpentine.graph.operation.Effect.READS;
import static dev.serpentine.graph.operation.Effect.WRITES;
import static dev.serpentine.graph.type.Primitive.ADDRESS;
import static dev.serpentine.graph.type.Primitive.BOOL;
import static dev.serpentine.graph.type.Primitive.FLOAT;
import static dev.serpentine.graph.type.Primitive.SIGNED;
import static dev.serpentine.graph.type.Primitive.UNSIGNED;
import static dev.serpentine.graph.type.Primitive.VOID;

import dev.serpentine.graph.model.Opcode;
import dev.serpentine.graph.type.LowLevelType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The table of low-level operations: all that a typed graph may consist of, and all that the checker, the interpreter,
 * the passes and the backends know about them.
 *
 * <p>An operation either has a fixed {@link Signature}, which the checker compares, or none, and then its meaning says
 * what types go together and the checker has a rule of its own. Field names, and the types to allocate, are
 * {@link dev.serpentine.graph.type.Primitive#VOID VOID} constants among the operands. Arithmetic wraps modulo 2**64
 * unless the name ends in {@code _ovf}.
 */
public enum LowLevelOpcode implements Opcode {

    // Any type
    SAME_AS(NONE, "The operand itself; types equal."),
    CAST_PRIMITIVE(
            NONE,
            "An integer of any size, Char, UniChar or Bool as an integer of any size, Char or UniChar: truncated, or extended by the"
                    + " source type's sign."),

    // Signed integers
    INT_ADD(NONE, of(SIGNED, SIGNED).to(SIGNED), "Sum."),
    INT_SUB(NONE, of(SIGNED, SIGNED).to(SIGNED), "Difference."),
    INT_MUL(NONE, of(SIGNED, SIGNED).to(SIGNED), "Product."),
    INT_NEG(NONE, of(SIGNED).to(SIGNED), "Negation."),
    INT_DIV_TRUNC(
            NONE,
            of(SIGNED, SIGNED).to(SIGNED),
            "Quotient towards zero. Undefined for a divisor of 0, and for -2**63 by -1."),
    INT_REM_TRUNC(
            NONE,
            of(SIGNED, SIGNED).to(SIGNED),
            "Remainder with the dividend's sign. Undefined for a divisor of 0, and for -2**63 by -1."),
    INT_AND(NONE, of(SIGNED, SIGNED).to(SIGNED), "Bitwise and."),
    INT_OR(NONE, of(SIGNED, SIGNED).to(SIGNED), "Bitwise or."),
    INT_XOR(NONE, of(SIGNED, SIGNED).to(SIGNED), "Bitwise exclusive or."),
    INT_INVERT(NONE, of(SIGNED).to(SIGNED), "Bitwise complement."),
    INT_LSHIFT(NONE, of(SIGNED, SIGNED).to(SIGNED), "Left shift by 0 to 63, else undefined."),
    INT_RSHIFT(NONE, of(SIGNED, SIGNED).to(SIGNED), "Right shift by 0 to 63 that keeps the sign, else undefined."),
    INT_EQ(NONE, of(SIGNED, SIGNED).to(BOOL), "Equal."),
    INT_NE(NONE, of(SIGNED, SIGNED).to(BOOL), "Not equal."),
    INT_LT(NONE, of(SIGNED, SIGNED).to(BOOL), "Less."),
    INT_LE(NONE, of(SIGNED, SIGNED).to(BOOL), "Less or equal."),
    INT_GT(NONE, of(SIGNED, SIGNED).to(BOOL), "Greater."),
    INT_GE(NONE, of(SIGNED, SIGNED).to(BOOL), "Greater or equal."),
    INT_ADD_OVF(NONE, of(SIGNED, SIGNED).to(SIGNED), "Sum; raises OverflowError where 64 bits do not hold it."),
    INT_SUB_OVF(NONE, of(SIGNED, SIGNED).to(SIGNED), "Difference; raises OverflowError where 64 bits do not hold it."),
    INT_MUL_OVF(NONE, of(SIGNED, SIGNED).to(SIGNED), "Product; raises OverflowError where 64 bits do not hold it."),
    INT_LSHIFT_OVF(
            NONE,
            of(SIGNED, SIGNED).to(SIGNED),
            "Left shift by 0 to 63, else undefined; raises OverflowError where 64 bits do not hold it."),
    INT_ADD_OVERFLOWS(NONE, of(SIGNED, SIGNED).to(BOOL), "Whether 64 bits do not hold the sum."),
    INT_SUB_OVERFLOWS(NONE, of(SIGNED, SIGNED).to(BOOL), "Whether 64 bits do not hold the difference."),
    INT_MUL_OVERFLOWS(NONE, of(SIGNED, SIGNED).to(BOOL), "Whether 64 bits do not hold the product."),
    INT_LSHIFT_OVERFLOWS(
            NONE,
            of(SIGNED, SIGNED).to(BOOL),
            "Whether 64 bits do not hold the left shift by 0 to 63, else undefined."),

    // Unsigned integers
    UINT_DIV(NONE, of(UNSIGNED, UNSIGNED).to(UNSIGNED), "Quotient. Undefined for a divisor of 0."),
    UINT_REM(NONE, of(UNSIGNED, UNSIGNED).to(UNSIGNED), "Remainder. Undefined for a divisor of 0."),
    UINT_RSHIFT(
            NONE, of(UNSIGNED, SIGNED).to(UNSIGNED), "Right shift by 0 to 63 that brings in zeros, else undefined."),
    UINT_LT(NONE, of(UNSIGNED, UNSIGNED).to(BOOL), "Less."),
    UINT_LE(NONE, of(UNSIGNED, UNSIGNED).to(BOOL), "Less or equal."),
    UINT_MUL_HIGH(NONE, of(UNSIGNED, UNSIGNED).to(UNSIGNED), "The upper 64 bits of the 128-bit product."),

    // Booleans
    BOOL_NOT(NONE, of(BOOL).to(BOOL), "The other truth value."),

    // Floats
    FLOAT_ADD(NONE, of(FLOAT, FLOAT).to(FLOAT), "IEEE sum."),
    FLOAT_SUB(NONE, of(FLOAT, FLOAT).to(FLOAT), "IEEE difference."),
    FLOAT_MUL(NONE, of(FLOAT, FLOAT).to(FLOAT), "IEEE product."),
    FLOAT_DIV(NONE, of(FLOAT, FLOAT).to(FLOAT), "IEEE quotient, by zero too."),
    FLOAT_NEG(NONE, of(FLOAT).to(FLOAT), "The other sign."),
    FLOAT_ABS(NONE, of(FLOAT).to(FLOAT), "Without the sign."),
    FLOAT_EQ(NONE, of(FLOAT, FLOAT).to(BOOL), "Equal; a NaN is not."),
    FLOAT_NE(NONE, of(FLOAT, FLOAT).to(BOOL), "Not equal; a NaN is."),
    FLOAT_LT(NONE, of(FLOAT, FLOAT).to(BOOL), "Less."),
    FLOAT_LE(NONE, of(FLOAT, FLOAT).to(BOOL), "Less or equal."),
    FLOAT_GT(NONE, of(FLOAT, FLOAT).to(BOOL), "Greater."),
    FLOAT_GE(NONE, of(FLOAT, FLOAT).to(BOOL), "Greater or equal."),
    CAST_INT_TO_FLOAT(NONE, of(SIGNED).to(FLOAT), "The nearest float."),
    CAST_UINT_TO_FLOAT(NONE, of(UNSIGNED).to(FLOAT), "The nearest float."),
    CAST_FLOAT_TO_INT(NONE, of(FLOAT).to(SIGNED), "Towards zero. Undefined where 64 bits do not hold it."),
    CAST_FLOAT_TO_SINGLE(NONE, "Float to the nearest SingleFloat."),
    CAST_SINGLE_TO_FLOAT(NONE, "SingleFloat to Float."),
    FLOAT_TO_BITS(NONE, of(FLOAT).to(SIGNED), "The IEEE bit pattern."),
    BITS_TO_FLOAT(NONE, of(SIGNED).to(FLOAT), "The float of that IEEE bit pattern."),

    // Pointers and containers
    PTR_EQ(NONE, "Whether two pointers of equal type are the same; function pointers too."),
    PTR_NE(NONE, "Whether two pointers of equal type differ."),
    PTR_NONZERO(NONE, "Whether a pointer is not null."),
    PTR_IS_ZERO(NONE, "Whether a pointer is null."),
    CAST_POINTER(
            NONE,
            "A pointer to a struct or instance as pointer to an ancestor or a descendant of its type; null stays null. The container must really be"
                    + " one."),
    CAST_PTR_TO_INT(READS, "(any pointer) -> Signed: a number that tells it from other pointers at this moment."),
    IDENTITY(
            READS,
            "(collected pointer) -> Signed: the same number for a container as long as it lives, which no other one has meanwhile."),
    IDENTITY_HASH(
            READS,
            "(collected pointer) -> Signed: the same number for a container as long as it lives, which few others have."),
    MALLOC(
            ALLOCATES,
            "(VOID constant: StructType or InstanceType) -> pointer to a new struct or instance, zeroed. Never fails: running out of memory ends the process."),
    MALLOC_ARRAY(
            ALLOCATES,
            "(VOID constant: ArrayType, Signed length not negative) -> pointer to a new array, zeroed. Never fails."),
    FREE(WRITES, "(raw pointer) -> Void: gives a raw container back."),
    GETFIELD(
            READS,
            "(pointer to a struct or instance, VOID constant: field name) -> the field's value. The pointer is not null."),
    SETFIELD(WRITES, "(pointer to a struct or instance, VOID constant: field name, value) -> Void."),
    GETARRAYITEM(READS, "(array pointer, Signed index) -> the item. The index is not checked."),
    SETARRAYITEM(WRITES, "(array pointer, Signed index, value) -> Void. The index is not checked."),
    GETARRAYSIZE(NONE, "(array pointer) -> Signed: its length."),
    ARRAY_COPY(
            WRITES,
            "(source array, Signed from, destination array, Signed to, Signed count) -> Void: copies as if through a third array;"
                    + " arrays of equal type, ranges inside, not checked."),
    KEEPALIVE(WRITES, "(anything) -> Void: the operand is alive until here."),
    HOLD_LOCAL(
            WRITES,
            "(VOID constant: Long, value) -> Void: from here on the function's variable of that number holds the value, and nothing that it held"
                    + " before; those of lower numbers end first. Until references are counted."),
    ON_END(
            WRITES,
            "(pointer to a struct or instance) -> Signed: when nobody holds it any more the program is told; its number, which no other has, never 0. Until"
                    + " references are counted."),

    // Calls
    DIRECT_CALL(CALLS, "(constant function pointer, arguments...) -> its result; raises what the function raises."),
    INDIRECT_CALL(
            CALLS,
            "(function pointer, arguments..., VOID constant: List of the FunctionGraphs it may be, or null for unknown) -> its result;"
                    + " raises what the function raises."),

    // Instances of classes
    CALL_METHOD(
            CALLS,
            "(pointer to an instance, not null, VOID constant: method name, arguments..., VOID constant: List of the FunctionGraphs it may be)"
                    + " -> its result: the method of that name of the instance's class; raises what the method raises."),
    INSTANCE_OF(
            NONE,
            "(pointer to an instance, VOID constant: InstanceType) -> Bool: whether it is an instance of that class or of one that extends it; null is"
                    + " not."),
    CLASS_OF(NONE, "(pointer to an instance, not null) -> pointer to the record that stands for its class."),

    // The stack and tracebacks
    STACK_TOO_DEEP(READS, of().to(BOOL), "Whether hardly any stack is left."),
    TRACEBACK_RAISE(
            WRITES,
            "(pointer to an exception instance) -> Void: it is about to be raised by what stands here, which is one more place of its traceback; of"
                    + " a constant, which the whole program shares, the traceback begins here."),
    TRACEBACK_RESUME(
            WRITES,
            "(pointer to an exception instance) -> Void: makes its traceback the current one, which `print_traceback` prints."),
    TRACEBACK_COPY(
            WRITES,
            "(pointer to an exception instance, pointer to another) -> Void: the first, which nothing has raised, gets the places of the second's"
                    + " traceback, and no others where it is raised on its way."),
    TRACEBACK_START(
            WRITES,
            "(VOID constant: TracebackEntry) -> Void, native: the current traceback is that of an exception which is raised here."),
    TRACEBACK_ADD(
            WRITES,
            "(VOID constant: TracebackEntry) -> Void, native: one more place of the current traceback, further up."),
    TRACEBACK_SIZE(READS, of().to(SIGNED), "Native: how many bytes TRACEBACK_SAVE needs."),
    TRACEBACK_SAVE(WRITES, "(collected array of Char) -> Void, native: puts the current traceback there."),
    TRACEBACK_LOAD(
            WRITES,
            "(collected array of Char) -> Void, native: makes what TRACEBACK_SAVE put there the current traceback; an empty one of null."),

    // Addresses: native code after the GC transformer, and the collectors
    CAST_PTR_TO_ADDRESS(NONE, "(any pointer) -> Address."),
    CAST_ADDRESS_TO_PTR(NONE, "(Address) -> any pointer."),
    CAST_ADDRESS_TO_INT(NONE, of(ADDRESS).to(SIGNED), "The address as a number."),
    CAST_INT_TO_ADDRESS(NONE, of(SIGNED).to(ADDRESS), "The number as an address."),
    ADDRESS_ADD(NONE, of(ADDRESS, SIGNED).to(ADDRESS), "So many bytes further."),
    ADDRESS_DIFFERENCE(NONE, of(ADDRESS, ADDRESS).to(SIGNED), "Bytes from the second to the first."),
    ADDRESS_EQ(NONE, of(ADDRESS, ADDRESS).to(BOOL), "Same address."),
    ADDRESS_NE(NONE, of(ADDRESS, ADDRESS).to(BOOL), "Different address."),
    ADDRESS_LT(NONE, of(ADDRESS, ADDRESS).to(BOOL), "Lower address."),
    RAW_MALLOC(
            WRITES,
            of(SIGNED).to(ADDRESS),
            "That many bytes from the C library, not zeroed; the null address when there are none."),
    RAW_FREE(WRITES, of(ADDRESS).to(VOID), "Gives memory of raw_malloc back."),
    RAW_CLEAR(WRITES, of(ADDRESS, SIGNED).to(VOID), "Zeroes that many bytes."),
    RAW_COPY(
            WRITES,
            of(ADDRESS, ADDRESS, SIGNED).to(VOID),
            "Copies from the first to the second that many bytes; the ranges do not overlap."),
    RAW_LOAD(READS, "(Address, Signed offset) -> the value of the result's type that lies there."),
    RAW_STORE(WRITES, "(Address, Signed offset, value) -> Void."),
    GC_COLLECT(CALLS, of().to(VOID), "A full collection, where the platform lets one ask."),
    GC_INFO(
            READS,
            "(VOID constant: GcQuantity) -> Address or Signed: a fact about the program that the collector needs; the GC transformer and the"
                    + " backend agree on it.");

    /**
     * Operand and result types of an operation that always has the same.
     *
     * @param operands one a position
     * @param result type of the result variable
     */
    public record Signature(List<LowLevelType> operands, LowLevelType result) {}

    private record Operands(List<LowLevelType> types) {
        Signature to(LowLevelType result) {
            return new Signature(types, result);
        }
    }

    private static Operands of(LowLevelType... types) {
        return new Operands(List.of(types));
    }

    private final Effect effect;
    private final Signature signature;
    private final String meaning;

    LowLevelOpcode(Effect effect, String meaning) {
        this(effect, null, meaning);
    }

    LowLevelOpcode(Effect effect, Signature signature, String meaning) {
        this.effect = effect;
        this.signature = signature;
        this.meaning = meaning;
    }

    @Override
    public String mnemonic() {
        return name().toLowerCase(Locale.ROOT);
    }

    public Effect effect() {
        return effect;
    }

    /** The fixed types, if the operation always has the same. */
    public Optional<Signature> signature() {
        return Optional.ofNullable(signature);
    }

    /** One sentence for documentation. */
    public String meaning() {
        return meaning;
    }

    @Override
    public boolean canRaise() {
        return switch (this) {
            case INT_ADD_OVF, INT_SUB_OVF, INT_MUL_OVF, INT_LSHIFT_OVF, DIRECT_CALL, INDIRECT_CALL, CALL_METHOD -> true;
            default -> false;
        };
    }

    /**
     * What an operation that checks for overflow consists of.
     *
     * @param test the operation on the same operands that tells whether it overflows
     * @param wrapping the operation on the same operands that computes its result where it does not
     */
    public record OverflowCheck(LowLevelOpcode test, LowLevelOpcode wrapping) {}

    /** What a check for overflow consists of, if this is an operation that raises OverflowError itself. */
    public Optional<OverflowCheck> overflowCheck() {
        return switch (this) {
            case INT_ADD_OVF -> Optional.of(new OverflowCheck(INT_ADD_OVERFLOWS, INT_ADD));
            case INT_SUB_OVF -> Optional.of(new OverflowCheck(INT_SUB_OVERFLOWS, INT_SUB));
            case INT_MUL_OVF -> Optional.of(new OverflowCheck(INT_MUL_OVERFLOWS, INT_MUL));
            case INT_LSHIFT_OVF -> Optional.of(new OverflowCheck(INT_LSHIFT_OVERFLOWS, INT_LSHIFT));
            default -> Optional.empty();
        };
    }

    /** Whether the result may be computed at translation time when all operands are constants. */
    public boolean isFoldable() {
        return effect == NONE && !canRaise();
    }
}
