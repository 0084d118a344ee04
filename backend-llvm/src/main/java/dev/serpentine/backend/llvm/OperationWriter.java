package dev.serpentine.backend.llvm;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.Effect;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.operation.GcQuantity;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.operation.TracebackEntry;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.List;

/** Spells each operation as instructions. */
final class OperationWriter {
    private final Layouts layouts;
    private final DataWriter data;
    private final ExternalFunctions externals;
    private final MemoryAccess memory;

    OperationWriter(Layouts layouts, DataWriter data, ExternalFunctions externals, MemoryAccess memory) {
        this.layouts = layouts;
        this.data = data;
        this.externals = externals;
        this.memory = memory;
    }

    /**
     * Writes one operation.
     *
     * @param operands the spelled arguments, without types; anything for Void constants
     * @return the spelled result; nothing that may be used where that is Void
     */
    String write(Operation operation, List<String> operands, InstructionList instructions) {
        return new Spelling(operation, operands, instructions).write((LowLevelOpcode) operation.opcode());
    }

    private final class Spelling {
        private final Operation operation;
        private final List<String> operands;
        private final InstructionList instructions;

        Spelling(Operation operation, List<String> operands, InstructionList instructions) {
            this.operation = operation;
            this.operands = operands;
            this.instructions = instructions;
        }

        String write(LowLevelOpcode opcode) {
            return switch (opcode) {
                case SAME_AS, CAST_POINTER, CAST_PTR_TO_ADDRESS, CAST_ADDRESS_TO_PTR -> operands.get(0);
                case CAST_PRIMITIVE -> resized();
                case INT_ADD -> binary("add i64");
                case INT_SUB -> binary("sub i64");
                case INT_MUL -> binary("mul i64");
                case INT_NEG -> define("sub i64 0, " + operands.get(0));
                case INT_DIV_TRUNC -> binary("sdiv i64");
                case INT_REM_TRUNC -> binary("srem i64");
                case INT_AND -> binary("and i64");
                case INT_OR -> binary("or i64");
                case INT_XOR -> binary("xor i64");
                case INT_INVERT -> define("xor i64 " + operands.get(0) + ", -1");
                case INT_LSHIFT -> binary("shl i64");
                case INT_RSHIFT -> binary("ashr i64");
                case INT_EQ -> binary("icmp eq i64");
                case INT_NE -> binary("icmp ne i64");
                case INT_LT -> binary("icmp slt i64");
                case INT_LE -> binary("icmp sle i64");
                case INT_GT -> binary("icmp sgt i64");
                case INT_GE -> binary("icmp sge i64");
                case INT_ADD_OVF, INT_SUB_OVF, INT_MUL_OVF, INT_LSHIFT_OVF ->
                    throw new IllegalArgumentException(
                            opcode.mnemonic() + " should be gone after the exception transformer");
                case INT_ADD_OVERFLOWS -> overflows("sadd");
                case INT_SUB_OVERFLOWS -> overflows("ssub");
                case INT_MUL_OVERFLOWS -> overflows("smul");
                case INT_LSHIFT_OVERFLOWS -> leftShiftOverflows();
                case UINT_DIV -> binary("udiv i64");
                case UINT_REM -> binary("urem i64");
                case UINT_RSHIFT -> binary("lshr i64");
                case UINT_LT -> binary("icmp ult i64");
                case UINT_LE -> binary("icmp ule i64");
                case UINT_MUL_HIGH -> upperProduct();
                case BOOL_NOT -> define("xor i1 " + operands.get(0) + ", true");
                case FLOAT_ADD -> binary("fadd double");
                case FLOAT_SUB -> binary("fsub double");
                case FLOAT_MUL -> binary("fmul double");
                case FLOAT_DIV -> binary("fdiv double");
                case FLOAT_NEG -> define("fneg double " + operands.get(0));
                case FLOAT_ABS ->
                    define("call double " + externals.outside("llvm.fabs.f64", "double", "double") + "(double "
                            + operands.get(0) + ")");
                case FLOAT_EQ -> binary("fcmp oeq double");
                case FLOAT_NE -> binary("fcmp une double");
                case FLOAT_LT -> binary("fcmp olt double");
                case FLOAT_LE -> binary("fcmp ole double");
                case FLOAT_GT -> binary("fcmp ogt double");
                case FLOAT_GE -> binary("fcmp oge double");
                case CAST_INT_TO_FLOAT -> define("sitofp i64 " + operands.get(0) + " to double");
                case CAST_UINT_TO_FLOAT -> define("uitofp i64 " + operands.get(0) + " to double");
                case CAST_FLOAT_TO_INT -> define("fptosi double " + operands.get(0) + " to i64");
                case CAST_FLOAT_TO_SINGLE -> define("fptrunc double " + operands.get(0) + " to float");
                case CAST_SINGLE_TO_FLOAT -> define("fpext float " + operands.get(0) + " to double");
                case FLOAT_TO_BITS -> define("bitcast double " + operands.get(0) + " to i64");
                case BITS_TO_FLOAT -> define("bitcast i64 " + operands.get(0) + " to double");
                case PTR_EQ, ADDRESS_EQ -> binary("icmp eq ptr");
                case PTR_NE, ADDRESS_NE -> binary("icmp ne ptr");
                case PTR_NONZERO -> define("icmp ne ptr " + operands.get(0) + ", null");
                case PTR_IS_ZERO -> define("icmp eq ptr " + operands.get(0) + ", null");
                case CAST_PTR_TO_INT, CAST_ADDRESS_TO_INT -> define("ptrtoint ptr " + operands.get(0) + " to i64");
                case CAST_INT_TO_ADDRESS -> define("inttoptr i64 " + operands.get(0) + " to ptr");
                case IDENTITY, IDENTITY_HASH ->
                    define("ashr i64 " + defineAside("ptrtoint ptr " + operands.get(0) + " to i64") + ", 4");
                case MALLOC -> malloc();
                case MALLOC_ARRAY -> mallocArray();
                case FREE, RAW_FREE -> support(SupportFunction.RAW_FREE, "ptr " + operands.get(0));
                case GETFIELD ->
                    memory.loadField(struct(), (String) described(1), operands.get(0), hint(), instructions);
                case SETFIELD -> {
                    memory.storeField(struct(), (String) described(1), operands.get(0), operands.get(2), instructions);
                    yield "";
                }
                case GETARRAYITEM -> memory.loadItem(array(0), operands.get(0), operands.get(1), hint(), instructions);
                case SETARRAYITEM -> {
                    memory.storeItem(array(0), operands.get(0), operands.get(1), operands.get(2), instructions);
                    yield "";
                }
                case GETARRAYSIZE -> memory.loadLength(array(0), operands.get(0), hint(), instructions);
                case ARRAY_COPY -> arrayCopy();
                case KEEPALIVE -> keepAlive();
                case HOLD_LOCAL, ON_END ->
                    throw new IllegalArgumentException(
                            opcode.mnemonic() + " is for programs before references are counted");
                case DIRECT_CALL -> directCall();
                case INDIRECT_CALL -> call(operands.get(0), operation.result().type(), 1, operands.size() - 1, "");
                case CALL_METHOD, INSTANCE_OF, CLASS_OF ->
                    throw new IllegalArgumentException(opcode.mnemonic() + " is for targets that have classes");
                case STACK_TOO_DEEP -> stackTooDeep();
                case TRACEBACK_RAISE, TRACEBACK_RESUME, TRACEBACK_COPY ->
                    throw new IllegalArgumentException(
                            opcode.mnemonic() + " is what the exception transformer replaces");
                case TRACEBACK_SIZE -> support(SupportFunction.TRACEBACK_SIZE, "");
                case TRACEBACK_SAVE -> support(SupportFunction.TRACEBACK_SAVE, "ptr " + operands.get(0));
                case TRACEBACK_LOAD -> support(SupportFunction.TRACEBACK_LOAD, "ptr " + operands.get(0));
                case TRACEBACK_START ->
                    support(
                            SupportFunction.TRACEBACK_START,
                            "ptr " + data.tracebackEntry((TracebackEntry) described(0)));
                case TRACEBACK_ADD ->
                    support(SupportFunction.TRACEBACK_ADD, "ptr " + data.tracebackEntry((TracebackEntry) described(0)));
                case ADDRESS_ADD -> define("getelementptr i8, ptr " + operands.get(0) + ", i64 " + operands.get(1));
                case ADDRESS_DIFFERENCE ->
                    define("sub i64 " + defineAside("ptrtoint ptr " + operands.get(0) + " to i64") + ", "
                            + defineAside("ptrtoint ptr " + operands.get(1) + " to i64"));
                case ADDRESS_LT -> binary("icmp ult ptr");
                case RAW_MALLOC -> support(SupportFunction.RAW_MALLOC, "i64 " + operands.get(0));
                case RAW_CLEAR -> clear(operands.get(0), operands.get(1));
                case RAW_COPY ->
                    statement("call void " + externals.outside("llvm.memcpy.p0.p0.i64", "void", "ptr, ptr, i64, i1")
                            + "(ptr " + operands.get(1) + ", ptr " + operands.get(0) + ", i64 " + operands.get(2)
                            + ", i1 false)");
                case RAW_LOAD ->
                    memory.load(
                            operation.result().type(),
                            byteAddress(operands.get(0), operands.get(1)),
                            "",
                            hint(),
                            instructions);
                case RAW_STORE -> {
                    memory.store(
                            type(2), operands.get(2), byteAddress(operands.get(0), operands.get(1)), "", instructions);
                    yield "";
                }
                // There is one only where the transformer put it, and then no operation is left.
                case GC_COLLECT -> "";
                case GC_INFO -> gcInfo((GcQuantity) described(0));
            };
        }

        private LowLevelType type(int operand) {
            return operation.argument(operand).type();
        }

        private Object described(int operand) {
            return ((Constant) operation.argument(operand)).value();
        }

        private StructType struct() {
            return (StructType) ((PointerType) type(0)).target();
        }

        private ArrayType array(int operand) {
            return (ArrayType) ((PointerType) type(operand)).target();
        }

        private String hint() {
            return operation.result().name();
        }

        private String define(String instruction) {
            return instructions.define(hint(), instruction);
        }

        private String defineAside(String instruction) {
            return instructions.define("t", instruction);
        }

        private String statement(String instruction) {
            instructions.add(instruction);
            return "";
        }

        private String binary(String instruction) {
            return define(instruction + " " + operands.get(0) + ", " + operands.get(1));
        }

        private String resized() {
            Primitive from = (Primitive) type(0);
            Primitive to = (Primitive) operation.result().type();
            if (from.bits() == to.bits()) {
                return operands.get(0);
            }
            String kind = from.bits() > to.bits() ? "trunc" : from.isSigned() ? "sext" : "zext";
            return define(kind + " " + layouts.value(from) + " " + operands.get(0) + " to " + layouts.value(to));
        }

        private String overflows(String kind) {
            String function = externals.outside("llvm." + kind + ".with.overflow.i64", "{ i64, i1 }", "i64, i64");
            String both = defineAside(
                    "call { i64, i1 } " + function + "(i64 " + operands.get(0) + ", i64 " + operands.get(1) + ")");
            return define("extractvalue { i64, i1 } " + both + ", 1");
        }

        private String leftShiftOverflows() {
            String shifted = defineAside("shl i64 " + operands.get(0) + ", " + operands.get(1));
            String back = defineAside("ashr i64 " + shifted + ", " + operands.get(1));
            return define("icmp ne i64 " + back + ", " + operands.get(0));
        }

        private String upperProduct() {
            String first = defineAside("zext i64 " + operands.get(0) + " to i128");
            String second = defineAside("zext i64 " + operands.get(1) + " to i128");
            String shifted = defineAside("lshr i128 " + defineAside("mul nuw i128 " + first + ", " + second) + ", 64");
            return define("trunc nuw i128 " + shifted + " to i64");
        }

        private String support(SupportFunction function, String arguments) {
            String text = "call " + function.result() + " " + externals.address(function) + "(" + arguments + ")";
            return function.result().equals("void") ? statement(text) : define(text);
        }

        private String malloc() {
            StructType struct = (StructType) described(0);
            return support(
                    struct.isGarbageCollected() ? SupportFunction.ALLOCATE : SupportFunction.RAW_ALLOCATE,
                    "i64 " + layouts.layout(struct).size());
        }

        private String mallocArray() {
            ArrayType array = (ArrayType) described(0);
            return support(
                    array.isGarbageCollected() ? SupportFunction.ALLOCATE_ARRAY : SupportFunction.RAW_ALLOCATE_ARRAY,
                    "i64 " + layouts.itemsOffset(array) + ", i64 " + layouts.lengthOffset(array) + ", i64 "
                            + layouts.size(array.item()) + ", i64 " + operands.get(1));
        }

        private String arrayCopy() {
            ArrayType array = array(0);
            String source = memory.itemAddress(array, operands.get(0), operands.get(1), instructions);
            String destination = memory.itemAddress(array(2), operands.get(2), operands.get(3), instructions);
            String bytes = defineAside("mul i64 " + operands.get(4) + ", " + layouts.size(array.item()));
            return statement("call void " + externals.outside("llvm.memmove.p0.p0.i64", "void", "ptr, ptr, i64, i1")
                    + "(ptr " + destination + ", ptr " + source + ", i64 " + bytes + ", i1 false)");
        }

        private String clear(String address, String size) {
            return statement("call void " + externals.outside("llvm.memset.p0.i64", "void", "ptr, i8, i64, i1")
                    + "(ptr " + address + ", i8 0, i64 " + size + ", i1 false)");
        }

        private String keepAlive() {
            LowLevelType type = type(0);
            if (type == Primitive.VOID) {
                return "";
            }
            String value = operands.get(0);
            String spelled = layouts.value(type);
            if (type == Primitive.FLOAT || type == Primitive.SINGLEFLOAT) {
                spelled = "i" + ((Primitive) type).bits();
                value = defineAside("bitcast " + layouts.value(type) + " " + value + " to " + spelled);
            } else if (type == Primitive.BOOL) {
                spelled = "i32";
                value = defineAside("zext i1 " + value + " to i32");
            }
            return statement("call void asm sideeffect \"\", \"r,~{memory}\"(" + spelled + " " + value + ")");
        }

        private String directCall() {
            FunctionValue function = (FunctionValue) described(0);
            return switch (function.code()) {
                case FunctionValue.OfGraph _ ->
                    call(data.nameOf(function), function.type().result(), 1, operands.size(), "");
                case FunctionValue.OfExternal(String name) ->
                    external(ExternalFunction.named(name).orElseThrow());
            };
        }

        private String external(ExternalFunction function) {
            return switch (function) {
                case MEMORY_LOAD -> define("load i64, ptr " + address(operands.get(1)) + ", align 8");
                case MEMORY_STORE ->
                    statement("store i64 " + operands.get(2) + ", ptr " + address(operands.get(1)) + ", align 8");
                case MEMORY_CLEAR ->
                    operation.argument(2) instanceof Constant
                            ? clear(address(operands.get(1)), operands.get(2))
                            : outside(function);
                default -> outside(function);
            };
        }

        private String outside(ExternalFunction function) {
            LowLevelType result = function.type().result();
            // No result of the C library is taken for known that it may round otherwise.
            String attributes = function.effect() == Effect.NONE ? " nobuiltin" : "";
            return externals
                    .intrinsic(function)
                    .map(name -> call(name, result, 1, operands.size(), ""))
                    .orElseGet(() -> call(externals.address(function), result, 1, operands.size(), attributes));
        }

        private String address(String number) {
            return defineAside("inttoptr i64 " + number + " to ptr");
        }

        private String call(String function, LowLevelType result, int from, int to, String attributes) {
            List<String> arguments = new ArrayList<>();
            for (int i = from; i < to; i++) {
                arguments.add(layouts.value(type(i)) + " " + operands.get(i));
            }
            String text = "call " + layouts.value(result) + " " + function + "(" + String.join(", ", arguments) + ")"
                    + attributes;
            return result == Primitive.VOID ? statement(text) : define(text);
        }

        private String byteAddress(String address, String offset) {
            return offset.equals("0") ? address : defineAside("getelementptr i8, ptr " + address + ", i64 " + offset);
        }

        private String stackTooDeep() {
            String limit = defineAside("load ptr, ptr " + externals.variable("rt_stack_limit", "ptr") + ", align 8");
            String here = layouts.target()
                    .stackRegister()
                    .map(register -> defineAside("inttoptr i64 "
                            + defineAside("call i64 " + externals.outside("llvm.read_register.i64", "i64", "metadata")
                                    + "(metadata !{!\"" + register + "\"})")
                            + " to ptr"))
                    .orElseGet(() -> defineAside(
                            "call ptr " + externals.outside("llvm.frameaddress.p0", "ptr", "i32") + "(i32 0)"));
            return define("icmp ult ptr " + here + ", " + limit);
        }

        private String gcInfo(GcQuantity quantity) {
            return switch (quantity) {
                case SHADOW_STACK_BASE -> define("load ptr, ptr " + externals.variable("rt_shadow_stack_base", "ptr"));
                case SHADOW_STACK_LIMIT ->
                    define("load i64, ptr " + externals.variable("rt_shadow_stack_limit", "i64"));
                case STRESS -> define("load i64, ptr " + externals.variable("rt_gc_stress", "i64"));
                case CHECKS -> define("load i64, ptr " + externals.variable("rt_gc_checks", "i64"));
                case LOG -> define("load i64, ptr " + externals.variable("rt_gc_log", "i64"));
            };
        }
    }
}
