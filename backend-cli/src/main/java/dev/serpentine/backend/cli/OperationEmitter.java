package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.runtime.RuntimeLibrary;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Writes single operations: operands go on the stack, the result is left there. */
final class OperationEmitter {
    /** What programs for this platform never hold: its garbage collector and its exceptions are the platform's. */
    static final Set<LowLevelOpcode> IMPOSSIBLE = EnumSet.of(
            LowLevelOpcode.HOLD_LOCAL,
            LowLevelOpcode.ON_END,
            LowLevelOpcode.TRACEBACK_START,
            LowLevelOpcode.TRACEBACK_ADD,
            LowLevelOpcode.TRACEBACK_SIZE,
            LowLevelOpcode.TRACEBACK_SAVE,
            LowLevelOpcode.TRACEBACK_LOAD,
            LowLevelOpcode.CAST_PTR_TO_ADDRESS,
            LowLevelOpcode.CAST_ADDRESS_TO_PTR,
            LowLevelOpcode.CAST_ADDRESS_TO_INT,
            LowLevelOpcode.CAST_INT_TO_ADDRESS,
            LowLevelOpcode.ADDRESS_ADD,
            LowLevelOpcode.ADDRESS_DIFFERENCE,
            LowLevelOpcode.ADDRESS_EQ,
            LowLevelOpcode.ADDRESS_NE,
            LowLevelOpcode.ADDRESS_LT,
            LowLevelOpcode.RAW_MALLOC,
            LowLevelOpcode.RAW_FREE,
            LowLevelOpcode.RAW_CLEAR,
            LowLevelOpcode.RAW_COPY,
            LowLevelOpcode.RAW_LOAD,
            LowLevelOpcode.RAW_STORE,
            LowLevelOpcode.GC_INFO);

    private final CliTypes types;
    private final ProgramMethods methods;
    private final RuntimeLibrary runtime;

    OperationEmitter(CliTypes types, ProgramMethods methods, RuntimeLibrary runtime) {
        this.types = types;
        this.methods = methods;
        this.runtime = runtime;
    }

    RuntimeLibrary runtime() {
        return runtime;
    }

    /**
     * Writes an operation.
     *
     * @param loader writes what puts an operand on the stack
     * @throws IllegalArgumentException if it is {@link #IMPOSSIBLE}
     */
    void emit(Operation operation, MethodBody body, Consumer<Value> loader) {
        new Emission(operation, body, loader).emit();
    }

    /** The writing of one operation. */
    private final class Emission {
        private final Operation operation;
        private final MethodBody body;
        private final Consumer<Value> loader;

        Emission(Operation operation, MethodBody body, Consumer<Value> loader) {
            this.operation = operation;
            this.body = body;
            this.loader = loader;
        }

        void emit() {
            LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
            switch (opcode) {
                case SAME_AS -> load(0);
                case CAST_PRIMITIVE -> castPrimitive();
                case INT_ADD, FLOAT_ADD -> binary(CilOpcode.ADD);
                case INT_SUB, FLOAT_SUB -> binary(CilOpcode.SUB);
                case INT_MUL, FLOAT_MUL -> binary(CilOpcode.MUL);
                case INT_NEG, FLOAT_NEG -> unary(CilOpcode.NEG);
                case INT_DIV_TRUNC, FLOAT_DIV -> binary(CilOpcode.DIV);
                case INT_REM_TRUNC -> binary(CilOpcode.REM);
                case UINT_DIV -> binary(CilOpcode.DIV_UN);
                case UINT_REM -> binary(CilOpcode.REM_UN);
                case INT_AND -> binary(CilOpcode.AND);
                case INT_OR -> binary(CilOpcode.OR);
                case INT_XOR -> binary(CilOpcode.XOR);
                case INT_INVERT -> unary(CilOpcode.NOT);
                case INT_LSHIFT -> shift(CilOpcode.SHL);
                case INT_RSHIFT -> shift(CilOpcode.SHR);
                case UINT_RSHIFT -> shift(CilOpcode.SHR_UN);
                case INT_ADD_OVF -> binary(CilOpcode.ADD_OVF);
                case INT_SUB_OVF -> binary(CilOpcode.SUB_OVF);
                case INT_MUL_OVF -> binary(CilOpcode.MUL_OVF);
                case INT_EQ,
                        INT_NE,
                        INT_LT,
                        INT_LE,
                        INT_GT,
                        INT_GE,
                        UINT_LT,
                        UINT_LE,
                        FLOAT_EQ,
                        FLOAT_NE,
                        FLOAT_LT,
                        FLOAT_LE,
                        FLOAT_GT,
                        FLOAT_GE,
                        PTR_EQ,
                        PTR_NE -> compare(Comparison.of(opcode).orElseThrow());
                case INT_LSHIFT_OVF,
                        INT_ADD_OVERFLOWS,
                        INT_SUB_OVERFLOWS,
                        INT_MUL_OVERFLOWS,
                        INT_LSHIFT_OVERFLOWS,
                        UINT_MUL_HIGH,
                        FLOAT_ABS,
                        FLOAT_TO_BITS,
                        BITS_TO_FLOAT,
                        CAST_UINT_TO_FLOAT,
                        IDENTITY,
                        IDENTITY_HASH,
                        CAST_PTR_TO_INT,
                        STACK_TOO_DEEP,
                        GC_COLLECT,
                        KEEPALIVE -> support(opcode);
                case BOOL_NOT -> {
                    load(0);
                    negate();
                }
                case CAST_INT_TO_FLOAT, CAST_SINGLE_TO_FLOAT -> unary(CilOpcode.CONV_R8);
                case CAST_FLOAT_TO_INT -> unary(CilOpcode.CONV_I8);
                case CAST_FLOAT_TO_SINGLE -> unary(CilOpcode.CONV_R4);
                case PTR_NONZERO -> {
                    load(0);
                    body.add(CilOpcode.LDNULL).add(CilOpcode.CGT_UN);
                }
                case PTR_IS_ZERO -> {
                    load(0);
                    body.add(CilOpcode.LDNULL).add(CilOpcode.CEQ);
                }
                case CAST_POINTER -> castPointer();
                case MALLOC -> body.create(types.constructorOf((FieldedType) described(0)));
                case MALLOC_ARRAY -> {
                    load(1);
                    body.add(CilOpcode.CONV_OVF_I4);
                    types.newArray((ArrayType) described(0), body);
                }
                case FREE -> {
                    load(0);
                    body.add(CilOpcode.POP);
                }
                case GETFIELD -> {
                    load(0);
                    body.field(CilOpcode.LDFLD, types.field(target(0), (String) described(1)));
                }
                case SETFIELD -> {
                    load(0);
                    load(2);
                    body.field(CilOpcode.STFLD, types.field(target(0), (String) described(1)));
                }
                case GETARRAYITEM -> {
                    place();
                    body.add(ArrayAccess.load(item()));
                }
                case SETARRAYITEM -> {
                    place();
                    load(2);
                    body.add(ArrayAccess.store(item()));
                }
                case GETARRAYSIZE -> {
                    loadItems(0);
                    body.add(CilOpcode.LDLEN).add(CilOpcode.CONV_I8);
                }
                case ARRAY_COPY -> copy();
                case DIRECT_CALL -> directCall();
                case INDIRECT_CALL -> indirectCall();
                case CALL_METHOD -> callMethod();
                case INSTANCE_OF -> {
                    isInstance();
                    body.add(CilOpcode.LDNULL).add(CilOpcode.CGT_UN);
                }
                case CLASS_OF -> {
                    load(0);
                    body.callVirtual(methods.classOf((InstanceType) target(0)));
                }
                case HOLD_LOCAL,
                        ON_END,
                        TRACEBACK_START,
                        TRACEBACK_ADD,
                        TRACEBACK_SIZE,
                        TRACEBACK_SAVE,
                        TRACEBACK_LOAD,
                        CAST_PTR_TO_ADDRESS,
                        CAST_ADDRESS_TO_PTR,
                        CAST_ADDRESS_TO_INT,
                        CAST_INT_TO_ADDRESS,
                        ADDRESS_ADD,
                        ADDRESS_DIFFERENCE,
                        ADDRESS_EQ,
                        ADDRESS_NE,
                        ADDRESS_LT,
                        RAW_MALLOC,
                        RAW_FREE,
                        RAW_CLEAR,
                        RAW_COPY,
                        RAW_LOAD,
                        RAW_STORE,
                        GC_INFO ->
                    throw new IllegalArgumentException(
                            "no program of the object-oriented typer holds " + opcode.mnemonic());
            }
        }

        private void load(int operand) {
            loader.accept(operation.argument(operand));
        }

        /** Loads the .NET array of an array's items. */
        private void loadItems(int operand) {
            load(operand);
            ArrayType array = (ArrayType) ((PointerType) type(operand)).target();
            if (array.head().isPresent()) {
                body.field(CilOpcode.LDFLD, types.itemsField(array));
            }
        }

        private Object described(int operand) {
            return ((Constant) operation.argument(operand)).value();
        }

        private LowLevelType type(int operand) {
            return operation.argument(operand).type();
        }

        private FieldedType target(int operand) {
            return (FieldedType) ((PointerType) type(operand)).target();
        }

        private LowLevelType item() {
            return ((ArrayType) ((PointerType) type(0)).target()).item();
        }

        private void unary(CilOpcode opcode) {
            load(0);
            body.add(opcode);
        }

        private void binary(CilOpcode opcode) {
            load(0);
            load(1);
            body.add(opcode);
        }

        private void shift(CilOpcode opcode) {
            load(0);
            if (operation.argument(1) instanceof Constant constant) {
                body.load((int) (long) (Long) constant.value());
            } else {
                load(1);
                body.add(CilOpcode.CONV_I4);
            }
            body.add(opcode);
        }

        private void negate() {
            body.load(0).add(CilOpcode.CEQ);
        }

        private void compare(Comparison comparison) {
            binary(comparison.test());
            if (comparison.isNegated()) {
                negate();
            }
        }

        private void support(LowLevelOpcode opcode) {
            List<Value> operands = operation.arguments().stream()
                    .filter(argument -> argument.type() != Primitive.VOID)
                    .toList();
            operands.forEach(loader);
            if (opcode == LowLevelOpcode.KEEPALIVE) {
                operands.forEach(_ -> body.add(CilOpcode.POP));
                return;
            }
            runtime.call(opcode, body);
        }

        private void castPrimitive() {
            load(0);
            Primitive from = (Primitive) type(0);
            Primitive to = (Primitive) operation.result().type();
            if (to.bits() == 64) {
                if (from.bits() < 64) {
                    body.add(from.isSigned() ? CilOpcode.CONV_I8 : CilOpcode.CONV_U8);
                }
                return;
            }
            body.add(
                    switch (to) {
                        case CHAR, UINT8 -> CilOpcode.CONV_U1;
                        case INT8 -> CilOpcode.CONV_I1;
                        case INT16 -> CilOpcode.CONV_I2;
                        case UINT16 -> CilOpcode.CONV_U2;
                        case INT32 -> CilOpcode.CONV_I4;
                        case UINT32, UNICHAR -> CilOpcode.CONV_U4;
                        default -> throw new IllegalArgumentException("a cast to " + to);
                    });
        }

        private void castPointer() {
            load(0);
            // An array with a head and the head are one object.
            if (((PointerType) type(0)).target() instanceof FieldedType from
                    && ((PointerType) operation.result().type()).target() instanceof FieldedType to
                    && !from.extendsOrIs(to)) {
                body.type(CilOpcode.CASTCLASS, types.classOf(to).reference());
            }
        }

        private void place() {
            loadItems(0);
            if (operation.argument(1) instanceof Constant constant
                    && constant.value() instanceof Long index
                    && index == index.intValue()) {
                body.load(index.intValue());
            } else {
                load(1);
                body.add(CilOpcode.CONV_I);
            }
        }

        private void copy() {
            loadItems(0);
            loadIndex(1);
            loadItems(2);
            loadIndex(3);
            loadIndex(4);
            body.call(RuntimeLibrary.ARRAY_COPY);
        }

        private void loadIndex(int operand) {
            load(operand);
            body.add(CilOpcode.CONV_I4);
        }

        private void directCall() {
            FunctionValue function = (FunctionValue) described(0);
            switch (function.code()) {
                case FunctionValue.OfGraph(var graph) -> {
                    operation.arguments().stream().skip(1).forEach(loader);
                    body.call(methods.of(graph));
                }
                case FunctionValue.OfExternal(String name) -> {
                    for (int i = 1; i < operation.arguments().size(); i++) {
                        if (type(i) instanceof PointerType(ArrayType _)) {
                            loadItems(i);
                        } else {
                            load(i);
                        }
                    }
                    body.call(runtime.external(name));
                }
            }
        }

        private void indirectCall() {
            operation.arguments().stream()
                    .limit(operation.arguments().size() - 1)
                    .forEach(loader);
            body.callVirtual(types.delegateOf((FunctionType) ((PointerType) type(0)).target())
                    .method("Invoke"));
        }

        private void callMethod() {
            load(0);
            operation.arguments().subList(2, operation.arguments().size() - 1).forEach(loader);
            body.callVirtual(methods.virtual((InstanceType) target(0), (String) described(1)));
        }

        private void isInstance() {
            load(0);
            SignatureType wanted = types.classOf((InstanceType) described(1)).reference();
            body.type(CilOpcode.ISINST, wanted);
        }
    }
}
