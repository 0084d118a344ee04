package dev.serpentine.backend.c;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.GcQuantity;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.operation.TracebackEntry;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Spells each operation as one C expression. */
final class OperationWriter {
    private final CTypes types;
    private final Literals.DataNames data;
    private final Function<TracebackEntry, String> tracebackEntries;

    /** @param tracebackEntries gives the C name of the constant that holds a line of a traceback */
    OperationWriter(CTypes types, Literals.DataNames data, Function<TracebackEntry, String> tracebackEntries) {
        this.types = types;
        this.data = data;
        this.tracebackEntries = tracebackEntries;
    }

    /**
     * The expression that computes an operation's result or, where that is Void, has its effect.
     *
     * @param operands the spelled arguments, each safe to stand beside any operator; anything for Void constants
     */
    String expression(Operation operation, List<String> operands) {
        return new Spelling(operation, operands).expression((LowLevelOpcode) operation.opcode());
    }

    /** Whether the expression needs no parentheses to be an operand. */
    static boolean isPrimary(LowLevelOpcode opcode) {
        return switch (opcode) {
            case GETFIELD, GETARRAYITEM, GETARRAYSIZE, DIRECT_CALL, INDIRECT_CALL -> true;
            default -> false;
        };
    }

    /** An expression without the parentheses around it, for where it needs none. */
    static String bare(String expression) {
        return expression.startsWith("(") && closing(expression) == expression.length() - 1
                ? expression.substring(1, expression.length() - 1)
                : expression;
    }

    /** Where the parenthesis closes with which a text begins. */
    private static int closing(String text) {
        int open = 0;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            quoted ^= c == '"';
            if (!quoted && c == '(') {
                open++;
            } else if (!quoted && c == ')' && --open == 0) {
                return i;
            }
        }
        return -1;
    }

    private final class Spelling {
        private final Operation operation;
        private final List<String> operands;

        Spelling(Operation operation, List<String> operands) {
            this.operation = operation;
            this.operands = operands;
        }

        String expression(LowLevelOpcode opcode) {
            return switch (opcode) {
                case SAME_AS -> operands.get(0);
                case CAST_PRIMITIVE,
                        CAST_INT_TO_FLOAT,
                        CAST_UINT_TO_FLOAT,
                        CAST_FLOAT_TO_INT,
                        CAST_FLOAT_TO_SINGLE,
                        CAST_SINGLE_TO_FLOAT,
                        CAST_POINTER,
                        CAST_PTR_TO_INT,
                        CAST_PTR_TO_ADDRESS,
                        CAST_ADDRESS_TO_PTR,
                        CAST_ADDRESS_TO_INT -> cast();
                case CAST_INT_TO_ADDRESS -> support("rt_address");
                case INT_ADD, FLOAT_ADD, ADDRESS_ADD -> binary("+");
                case INT_SUB, FLOAT_SUB -> binary("-");
                case INT_MUL, FLOAT_MUL -> binary("*");
                case INT_NEG, FLOAT_NEG -> unary("-");
                case INT_DIV_TRUNC, UINT_DIV, FLOAT_DIV -> binary("/");
                case INT_REM_TRUNC, UINT_REM -> binary("%");
                case INT_AND -> binary("&");
                case INT_OR -> binary("|");
                case INT_XOR -> binary("^");
                case INT_INVERT -> unary("~");
                case INT_LSHIFT -> binary("<<");
                case INT_RSHIFT, UINT_RSHIFT -> binary(">>");
                case INT_EQ, FLOAT_EQ, PTR_EQ, ADDRESS_EQ -> binary("==");
                case INT_NE, FLOAT_NE, PTR_NE, ADDRESS_NE -> binary("!=");
                case INT_LT, UINT_LT, FLOAT_LT, ADDRESS_LT -> binary("<");
                case INT_LE, UINT_LE, FLOAT_LE -> binary("<=");
                case INT_GT, FLOAT_GT -> binary(">");
                case INT_GE, FLOAT_GE -> binary(">=");
                case INT_ADD_OVF, INT_SUB_OVF, INT_MUL_OVF, INT_LSHIFT_OVF ->
                    throw new IllegalArgumentException(
                            opcode.mnemonic() + " should be gone after the exception transformer");
                case INT_ADD_OVERFLOWS,
                        INT_SUB_OVERFLOWS,
                        INT_MUL_OVERFLOWS,
                        INT_LSHIFT_OVERFLOWS,
                        UINT_MUL_HIGH,
                        FLOAT_TO_BITS,
                        BITS_TO_FLOAT,
                        STACK_TOO_DEEP,
                        RAW_MALLOC,
                        RAW_FREE,
                        RAW_CLEAR,
                        RAW_COPY,
                        GC_COLLECT -> support("rt_" + opcode.mnemonic());
                case FLOAT_ABS -> support("__builtin_fabs");
                case BOOL_NOT, PTR_IS_ZERO -> unary("!");
                case PTR_NONZERO -> operands.get(0) + " != 0";
                case IDENTITY, IDENTITY_HASH -> "rt_identity_hash(" + operands.get(0) + ")";
                case MALLOC -> malloc();
                case MALLOC_ARRAY -> mallocArray();
                case FREE -> "rt_raw_free((char *)" + operands.get(0) + ")";
                case GETFIELD -> field();
                case SETFIELD -> field() + " = " + bare(operands.get(2));
                case GETARRAYITEM -> items(0) + "[" + bare(operands.get(1)) + "]";
                case SETARRAYITEM -> items(0) + "[" + bare(operands.get(1)) + "] = " + bare(operands.get(2));
                case GETARRAYSIZE -> array(0) + "->length";
                case ARRAY_COPY -> arrayCopy();
                case KEEPALIVE -> keepAlive();
                case HOLD_LOCAL, ON_END ->
                    throw new IllegalArgumentException(
                            opcode.mnemonic() + " is for programs before references are counted");
                case DIRECT_CALL -> directCall();
                case INDIRECT_CALL -> operands.get(0) + list(operands.subList(1, operands.size() - 1));
                case TRACEBACK_START, TRACEBACK_ADD ->
                    "rt_" + opcode.mnemonic() + "(&" + tracebackEntries.apply((TracebackEntry) described(0)) + ")";
                case TRACEBACK_SIZE -> "rt_traceback_size()";
                case TRACEBACK_SAVE, TRACEBACK_LOAD -> "rt_" + opcode.mnemonic() + "(" + operands.get(0) + ")";
                case ADDRESS_DIFFERENCE -> binary("-");
                case RAW_LOAD ->
                    "*(" + types.spell(operation.result().type()) + " *)(" + operands.get(0) + " + " + operands.get(1)
                            + ")";
                case RAW_STORE ->
                    "*(" + types.spell(type(2)) + " *)(" + operands.get(0) + " + " + operands.get(1) + ") = "
                            + operands.get(2);
                case CALL_METHOD, INSTANCE_OF, CLASS_OF ->
                    throw new IllegalArgumentException(opcode.mnemonic() + " is for targets that have classes");
                case TRACEBACK_RAISE, TRACEBACK_RESUME, TRACEBACK_COPY ->
                    throw new IllegalArgumentException(
                            opcode.mnemonic() + " is what the exception transformer replaces");
                case GC_INFO -> gcInfo((GcQuantity) described(0));
            };
        }

        private LowLevelType type(int operand) {
            return operation.argument(operand).type();
        }

        private Object described(int operand) {
            return ((Constant) operation.argument(operand)).value();
        }

        private String unary(String operator) {
            return operator + operands.get(0);
        }

        private String binary(String operator) {
            return operands.get(0) + " " + operator + " " + operands.get(1);
        }

        private String cast() {
            return "(" + types.spell(operation.result().type()) + ")" + operands.get(0);
        }

        private String support(String function) {
            return function + list(operands);
        }

        private String list(List<String> arguments) {
            return arguments.stream().map(OperationWriter::bare).collect(Collectors.joining(", ", "(", ")"));
        }

        private String array(int operand) {
            String pointer = operands.get(operand);
            return pointer.equals("NULL") ? "((" + types.spell(type(operand)) + ")NULL)" : pointer;
        }

        private String items(int operand) {
            return array(operand) + "->items";
        }

        private String field() {
            StructType struct = (StructType) ((PointerType) type(0)).target();
            String pointer = operands.get(0);
            String path = types.memberPath(struct, (String) described(1));
            if (pointer.equals("NULL")) {
                return "((" + types.spell(struct) + " *)NULL)->" + path;
            }
            return pointer.startsWith("(&")
                    ? pointer.substring(2, pointer.length() - 1) + "." + path
                    : pointer + "->" + path;
        }

        private String malloc() {
            StructType struct = (StructType) described(0);
            String spelled = types.spell(struct);
            return "(" + spelled + " *)" + (struct.isGarbageCollected() ? "rt_allocate" : "rt_raw_allocate")
                    + "(sizeof(" + spelled + "))";
        }

        private String mallocArray() {
            ArrayType array = (ArrayType) described(0);
            String spelled = types.spell(array);
            return "(" + spelled + " *)" + (array.isGarbageCollected() ? "rt_allocate_array" : "rt_raw_allocate_array")
                    + "(__builtin_offsetof(" + spelled + ", items), __builtin_offsetof(" + spelled
                    + ", length), sizeof("
                    + types.spell(array.item()) + "), " + operands.get(1) + ")";
        }

        private String arrayCopy() {
            ArrayType array = (ArrayType) ((PointerType) type(0)).target();
            return "rt_move(" + items(2) + " + " + operands.get(3) + ", " + items(0) + " + " + operands.get(1) + ", "
                    + operands.get(4) + " * sizeof(" + types.spell(array.item()) + "))";
        }

        private String keepAlive() {
            return operation.argument(0).type() == Primitive.VOID ? "(void)0" : "rt_keepalive(" + operands.get(0) + ")";
        }

        private String directCall() {
            FunctionValue function = (FunctionValue) described(0);
            List<String> arguments = operands.subList(1, operands.size());
            return switch (function.code()) {
                case FunctionValue.OfGraph _ -> data.nameOf(function) + list(arguments);
                case FunctionValue.OfExternal(String name) -> "rt_" + name + list(arguments);
            };
        }

        private String gcInfo(GcQuantity quantity) {
            return switch (quantity) {
                case SHADOW_STACK_BASE -> "rt_shadow_stack_base";
                case SHADOW_STACK_LIMIT -> "rt_shadow_stack_limit";
                case STRESS -> "rt_gc_stress";
                case CHECKS -> "rt_gc_checks";
                case LOG -> "rt_gc_log";
            };
        }
    }
}
