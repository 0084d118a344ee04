package dev.serpentine.backend.jvm;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Pushes constants in as few bytes as they need. */
final class Literals {
    private final PrebuiltObjects objects;
    private final FunctionReferences functions;
    private final JvmTypes types;

    Literals(PrebuiltObjects objects, FunctionReferences functions, JvmTypes types) {
        this.objects = objects;
        this.functions = functions;
        this.types = types;
    }

    void push(Constant constant, MethodVisitor code) {
        switch (constant.type()) {
            case PointerType pointer
            when constant.value() == null -> {
                code.visitInsn(Opcodes.ACONST_NULL);
                // Frames are not computed right where an item is read of what is known to be null: such code is there,
                // though it is never run.
                if (pointer.target() instanceof ArrayType array) {
                    code.visitTypeInsn(
                            Opcodes.CHECKCAST, types.ofContainer(array).getInternalName());
                }
            }
            case PointerType _
            when constant.value() instanceof FunctionValue function -> functions.push(function, code);
            case PointerType _ -> objects.push((Container) constant.value(), code);
            case Primitive primitive -> {
                switch (primitive) {
                    case BOOL -> pushInt((Boolean) constant.value() ? 1 : 0, code);
                    case FLOAT -> pushDouble((Double) constant.value(), code);
                    case SINGLEFLOAT -> code.visitLdcInsn(((Double) constant.value()).floatValue());
                    case CHAR, UNICHAR, INT8, UINT8, INT16, UINT16, INT32, UINT32 ->
                        pushInt((int) signed(constant), code);
                    case SIGNED, UNSIGNED -> pushLong(signed(constant), code);
                    case VOID, ADDRESS -> throw new IllegalArgumentException("the JVM has no " + primitive.text());
                }
            }
            default ->
                throw new IllegalArgumentException(
                        "a constant " + constant.type().text());
        }
    }

    private static long signed(Constant constant) {
        if (constant.value() instanceof Long value) {
            return value;
        }
        throw new IllegalArgumentException("only native code knows " + constant.value());
    }

    /** Pushes a Signed constant as a Java int: an index or a shift count. */
    static void pushAsInt(Constant constant, MethodVisitor code) {
        pushInt((int) signed(constant), code);
    }

    static void pushInt(int value, MethodVisitor code) {
        if (value >= -1 && value <= 5) {
            code.visitInsn(Opcodes.ICONST_0 + value);
        } else if (value == (byte) value) {
            code.visitIntInsn(Opcodes.BIPUSH, value);
        } else if (value == (short) value) {
            code.visitIntInsn(Opcodes.SIPUSH, value);
        } else {
            code.visitLdcInsn(value);
        }
    }

    static void pushLong(long value, MethodVisitor code) {
        if (value == 0 || value == 1) {
            code.visitInsn(value == 0 ? Opcodes.LCONST_0 : Opcodes.LCONST_1);
        } else if (value >= -1 && value <= 5) {
            code.visitInsn(Opcodes.ICONST_0 + (int) value);
            code.visitInsn(Opcodes.I2L);
        } else {
            code.visitLdcInsn(value);
        }
    }

    private static void pushDouble(double value, MethodVisitor code) {
        long bits = Double.doubleToRawLongBits(value);
        if (bits == 0 || value == 1) {
            code.visitInsn(bits == 0 ? Opcodes.DCONST_0 : Opcodes.DCONST_1);
        } else {
            code.visitLdcInsn(value);
        }
    }
}
