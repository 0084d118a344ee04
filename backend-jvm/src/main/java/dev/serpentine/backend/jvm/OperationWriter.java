package dev.serpentine.backend.jvm;

import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.EnumSet;
import java.util.Set;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the instructions of each operation, whose operands are on the stack; its result is left there. */
final class OperationWriter {
    private static final String RUNTIME = "dev/serpentine/backend/jvm/runtime/";
    private static final String ARITHMETIC = RUNTIME + "Arithmetic";
    /** The method that gives an instance's class as a value. */
    static final String CLASS_METHOD = "class$";

    /** Operations that only native code has: programs for targets with classes do not. */
    static final Set<LowLevelOpcode> IMPOSSIBLE = EnumSet.of(
            LowLevelOpcode.STACK_TOO_DEEP,
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

    private final JvmTypes types;
    private final FunctionReferences functions;
    private final MethodTable methods;
    private final FieldedType exceptionType;

    /** @param exceptionType what every exception instance extends */
    OperationWriter(JvmTypes types, FunctionReferences functions, MethodTable methods, FieldedType exceptionType) {
        this.types = types;
        this.functions = functions;
        this.methods = methods;
        this.exceptionType = exceptionType;
    }

    /**
     * Writes an operation.
     *
     * @throws IllegalArgumentException if a program for targets with classes has no such operation
     */
    void write(Operation operation, MethodVisitor code) {
        LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
        switch (opcode) {
            case SAME_AS -> {}
            case CAST_PRIMITIVE ->
                castPrimitive(
                        (Primitive) operation.argument(0).type(),
                        (Primitive) operation.result().type(),
                        code);
            case INT_ADD -> code.visitInsn(Opcodes.LADD);
            case INT_SUB -> code.visitInsn(Opcodes.LSUB);
            case INT_MUL -> code.visitInsn(Opcodes.LMUL);
            case INT_NEG -> code.visitInsn(Opcodes.LNEG);
            case INT_DIV_TRUNC -> code.visitInsn(Opcodes.LDIV);
            case INT_REM_TRUNC -> code.visitInsn(Opcodes.LREM);
            case INT_AND -> code.visitInsn(Opcodes.LAND);
            case INT_OR -> code.visitInsn(Opcodes.LOR);
            case INT_XOR -> code.visitInsn(Opcodes.LXOR);
            case INT_INVERT -> {
                code.visitLdcInsn(-1L);
                code.visitInsn(Opcodes.LXOR);
            }
            case INT_LSHIFT -> code.visitInsn(Opcodes.LSHL);
            case INT_RSHIFT -> code.visitInsn(Opcodes.LSHR);
            case UINT_RSHIFT -> code.visitInsn(Opcodes.LUSHR);
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
                    BOOL_NOT,
                    PTR_EQ,
                    PTR_NE,
                    PTR_IS_ZERO,
                    PTR_NONZERO -> Comparisons.pushResult(Comparisons.of(opcode).orElseThrow(), code);
            case INT_ADD_OVF ->
                call(
                        operation.arguments().stream().anyMatch(Constant.class::isInstance)
                                ? "java/lang/Math"
                                : ARITHMETIC,
                        "addExact",
                        "(JJ)J",
                        code);
            case INT_SUB_OVF -> call("java/lang/Math", "subtractExact", "(JJ)J", code);
            case INT_MUL_OVF -> call("java/lang/Math", "multiplyExact", "(JJ)J", code);
            case INT_LSHIFT_OVF -> call(ARITHMETIC, "shiftLeftExact", "(JJ)J", code);
            case INT_ADD_OVERFLOWS -> call(ARITHMETIC, "addOverflows", "(JJ)Z", code);
            case INT_SUB_OVERFLOWS -> call(ARITHMETIC, "subtractOverflows", "(JJ)Z", code);
            case INT_MUL_OVERFLOWS -> call(ARITHMETIC, "multiplyOverflows", "(JJ)Z", code);
            case INT_LSHIFT_OVERFLOWS -> call(ARITHMETIC, "shiftLeftOverflows", "(JJ)Z", code);
            case UINT_DIV -> call("java/lang/Long", "divideUnsigned", "(JJ)J", code);
            case UINT_REM -> call("java/lang/Long", "remainderUnsigned", "(JJ)J", code);
            case UINT_MUL_HIGH -> call(ARITHMETIC, "unsignedMultiplyHigh", "(JJ)J", code);
            case FLOAT_ADD -> code.visitInsn(Opcodes.DADD);
            case FLOAT_SUB -> code.visitInsn(Opcodes.DSUB);
            case FLOAT_MUL -> code.visitInsn(Opcodes.DMUL);
            case FLOAT_DIV -> code.visitInsn(Opcodes.DDIV);
            case FLOAT_NEG -> code.visitInsn(Opcodes.DNEG);
            case FLOAT_ABS -> call("java/lang/Math", "abs", "(D)D", code);
            case CAST_INT_TO_FLOAT -> code.visitInsn(Opcodes.L2D);
            case CAST_UINT_TO_FLOAT -> call(ARITHMETIC, "unsignedToDouble", "(J)D", code);
            case CAST_FLOAT_TO_INT -> code.visitInsn(Opcodes.D2L);
            case CAST_FLOAT_TO_SINGLE -> code.visitInsn(Opcodes.D2F);
            case CAST_SINGLE_TO_FLOAT -> code.visitInsn(Opcodes.F2D);
            case FLOAT_TO_BITS -> call("java/lang/Double", "doubleToRawLongBits", "(D)J", code);
            case BITS_TO_FLOAT -> call("java/lang/Double", "longBitsToDouble", "(J)D", code);
            case CAST_POINTER -> castPointer(operation, code);
            case CAST_PTR_TO_INT, IDENTITY -> call(RUNTIME + "Identities", "numberOf", "(Ljava/lang/Object;)J", code);
            case IDENTITY_HASH -> {
                call("java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I", code);
                code.visitInsn(Opcodes.I2L);
            }
            case MALLOC -> {
                String name =
                        types.ofClass((FieldedType) described(operation, 0)).getInternalName();
                code.visitTypeInsn(Opcodes.NEW, name);
                code.visitInsn(Opcodes.DUP);
                code.visitMethodInsn(Opcodes.INVOKESPECIAL, name, "<init>", "()V", false);
            }
            case MALLOC_ARRAY -> newArray((ArrayType) described(operation, 0), types, code);
            case TRACEBACK_RAISE ->
                throw new IllegalArgumentException("who writes the exits of blocks writes " + opcode.mnemonic());
            case TRACEBACK_RESUME -> call(RUNTIME + "Tracebacks", "resume", "(L" + RUNTIME + "Raisable;)V", code);
            case TRACEBACK_COPY ->
                call(
                        RUNTIME + "RaisedException",
                        "copyPlaces",
                        "(L" + RUNTIME + "Raisable;L" + RUNTIME + "Raisable;)V",
                        code);
            case FREE, KEEPALIVE -> drop(operation.argument(0).type(), code);
            case GETFIELD ->
                field(Opcodes.GETFIELD, operation, operation.result().type(), code);
            case SETFIELD ->
                field(Opcodes.PUTFIELD, operation, operation.argument(2).type(), code);
            case GETARRAYITEM -> {
                ArrayType array = array(operation);
                code.visitInsn(types.item(array).getOpcode(Opcodes.IALOAD));
                if (array.item() == Primitive.CHAR || array.item() == Primitive.UINT8) {
                    Literals.pushInt(0xFF, code);
                    code.visitInsn(Opcodes.IAND);
                }
            }
            case SETARRAYITEM -> code.visitInsn(types.item(array(operation)).getOpcode(Opcodes.IASTORE));
            case GETARRAYSIZE -> {
                code.visitInsn(Opcodes.ARRAYLENGTH);
                code.visitInsn(Opcodes.I2L);
            }
            case ARRAY_COPY ->
                call("java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V", code);
            case DIRECT_CALL -> directCall((FunctionValue) described(operation, 0), code);
            case CALL_METHOD -> callMethod(operation, code);
            case INSTANCE_OF ->
                code.visitTypeInsn(
                        Opcodes.INSTANCEOF,
                        types.ofClass((InstanceType) described(operation, 1)).getInternalName());
            case CLASS_OF ->
                code.visitMethodInsn(
                        Opcodes.INVOKEVIRTUAL,
                        types.of(operation.argument(0).type()).getInternalName(),
                        CLASS_METHOD,
                        Type.getMethodDescriptor(types.of(operation.result().type())),
                        false);
            case GC_COLLECT -> call("java/lang/System", "gc", "()V", code);
            case INDIRECT_CALL ->
                functions.call(
                        (FunctionType) ((PointerType) operation.argument(0).type()).target(), types, code);
            case STACK_TOO_DEEP,
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
                    GC_INFO -> throw new IllegalArgumentException(opcode.mnemonic() + " is for native code");
            case HOLD_LOCAL, ON_END ->
                throw new IllegalArgumentException(
                        opcode.mnemonic() + " is for programs before references are counted");
        }
    }

    /** Makes an array whose length, an int, is on the stack. */
    static void newArray(ArrayType array, JvmTypes types, MethodVisitor code) {
        if (array.head().isPresent()) {
            Type head = types.ofClass(array.head().get());
            call(head.getInternalName(), JvmTypes.maker(array), "(I)" + head.getDescriptor(), code);
        } else {
            newItems(types.item(array), code);
        }
    }

    /** Makes a Java array whose length is on the stack. */
    static void newItems(Type item, MethodVisitor code) {
        if (item.getSort() == Type.OBJECT || item.getSort() == Type.ARRAY) {
            code.visitTypeInsn(Opcodes.ANEWARRAY, item.getInternalName());
        } else {
            code.visitIntInsn(
                    Opcodes.NEWARRAY,
                    switch (item.getSort()) {
                        case Type.BOOLEAN -> Opcodes.T_BOOLEAN;
                        case Type.BYTE -> Opcodes.T_BYTE;
                        case Type.SHORT -> Opcodes.T_SHORT;
                        case Type.CHAR -> Opcodes.T_CHAR;
                        case Type.INT -> Opcodes.T_INT;
                        case Type.LONG -> Opcodes.T_LONG;
                        case Type.FLOAT -> Opcodes.T_FLOAT;
                        case Type.DOUBLE -> Opcodes.T_DOUBLE;
                        default -> throw new IllegalArgumentException("an array of " + item);
                    });
        }
    }

    /**
     * Whether an operation takes, of an operand that points to an array with a head, the items: all that work on items,
     * and the run-time support, which knows of no heads.
     */
    static boolean takesItems(Operation operation, int argument) {
        if (JvmTypes.behindHead(operation.argument(argument).type()).isEmpty()) {
            return false;
        }
        return switch ((LowLevelOpcode) operation.opcode()) {
            case GETARRAYITEM, SETARRAYITEM, GETARRAYSIZE -> argument == 0;
            case ARRAY_COPY -> argument == 0 || argument == 2;
            case DIRECT_CALL ->
                argument > 0 && ((FunctionValue) described(operation, 0)).code() instanceof FunctionValue.OfExternal;
            default -> false;
        };
    }

    /** Puts the items of an array with a head, which is on the stack, in its place. */
    void items(LowLevelType type, MethodVisitor code) {
        items(JvmTypes.behindHead(type).orElseThrow(), types, code);
    }

    /** The same. */
    static void items(ArrayType array, JvmTypes types, MethodVisitor code) {
        code.visitFieldInsn(
                Opcodes.GETFIELD,
                types.ofContainer(array).getInternalName(),
                JvmTypes.itemsField(array),
                types.items(array).getDescriptor());
    }

    private static Object described(Operation operation, int operand) {
        return ((Constant) operation.argument(operand)).value();
    }

    private static void call(String owner, String name, String descriptor, MethodVisitor code) {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, descriptor, false);
    }

    private void drop(LowLevelType type, MethodVisitor code) {
        if (type != Primitive.VOID) {
            code.visitInsn(types.of(type).getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
        }
    }

    private static ArrayType array(Operation operation) {
        return (ArrayType) ((PointerType) operation.argument(0).type()).target();
    }

    private void field(int instruction, Operation operation, LowLevelType type, MethodVisitor code) {
        FieldedType owner = (FieldedType) ((PointerType) operation.argument(0).type()).target();
        if (type == Primitive.VOID) {
            code.visitInsn(Opcodes.POP);
            return;
        }
        code.visitFieldInsn(
                instruction,
                types.ofClass(owner).getInternalName(),
                types.field(owner, (String) described(operation, 1)),
                types.of(type).getDescriptor());
    }

    private void castPointer(Operation operation, MethodVisitor code) {
        if (!(((PointerType) operation.argument(0).type()).target() instanceof FieldedType from)
                || !(((PointerType) operation.result().type()).target() instanceof FieldedType to)) {
            // An array with a head and the head are one object.
            return;
        }
        // Of exceptions the verifier is told what they are taken for, or it would load their classes to see for itself.
        if (!from.extendsOrIs(to) || to.extendsOrIs(exceptionType)) {
            code.visitTypeInsn(Opcodes.CHECKCAST, types.ofClass(to).getInternalName());
        }
    }

    private static void castPrimitive(Primitive from, Primitive to, MethodVisitor code) {
        if (to.bits() == 64) {
            if (from.bits() < 64) {
                code.visitInsn(Opcodes.I2L);
                if (from == Primitive.UINT32) {
                    code.visitLdcInsn(0xFFFFFFFFL);
                    code.visitInsn(Opcodes.LAND);
                }
            }
            return;
        }
        if (from.bits() == 64) {
            code.visitInsn(Opcodes.L2I);
        }
        switch (to) {
            case CHAR, UINT8 -> {
                Literals.pushInt(0xFF, code);
                code.visitInsn(Opcodes.IAND);
            }
            case INT8 -> code.visitInsn(Opcodes.I2B);
            case INT16 -> code.visitInsn(Opcodes.I2S);
            case UINT16 -> code.visitInsn(Opcodes.I2C);
            case INT32, UINT32, UNICHAR -> {}
            case VOID, BOOL, SIGNED, UNSIGNED, FLOAT, SINGLEFLOAT, ADDRESS ->
                throw new IllegalArgumentException("no integer is cast to " + to.text());
        }
    }

    /** Calls a function whose arguments are on the stack. */
    void directCall(FunctionValue function, MethodVisitor code) {
        switch (function.code()) {
            case FunctionValue.OfGraph(var graph) -> {
                MethodTable.Method method = methods.of(graph);
                code.visitMethodInsn(Opcodes.INVOKESTATIC, method.owner(), method.name(), method.descriptor(), false);
            }
            case FunctionValue.OfExternal(String name) -> {
                ExternalFunction external = ExternalFunction.named(name).orElseThrow();
                call(SupportFunctions.ownerOf(external), name, types.outsideDescriptor(external.type()), code);
            }
        }
    }

    private void callMethod(Operation operation, MethodVisitor code) {
        InstanceType type = (InstanceType) ((PointerType) operation.argument(0).type()).target();
        ClassContents.Method method =
                ClassContents.method(type, (String) described(operation, 1)).orElseThrow();
        code.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL,
                types.ofClass(type).getInternalName(),
                ClassNames.method(method.name()),
                types.descriptor(method),
                false);
    }
}
