package dev.serpentine.backend.jvm;

import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.Optional;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Operations that are a jump in bytecode: comparisons of all kinds. */
final class Comparisons {
    /**
     * How an operation compares what is on the stack.
     *
     * @param instruction that turns two operands into an int which is compared with 0; {@code NOP} if none does
     * @param isUnsigned whether {@code Long.compareUnsigned} does instead
     * @param jump to where the operation holds
     */
    record Comparison(int instruction, boolean isUnsigned, int jump) {}

    private Comparisons() {}

    /** How an operation compares, if it is a comparison. */
    static Optional<Comparison> of(LowLevelOpcode opcode) {
        return Optional.ofNullable(
                switch (opcode) {
                    case INT_EQ -> new Comparison(Opcodes.LCMP, false, Opcodes.IFEQ);
                    case INT_NE -> new Comparison(Opcodes.LCMP, false, Opcodes.IFNE);
                    case INT_LT -> new Comparison(Opcodes.LCMP, false, Opcodes.IFLT);
                    case INT_LE -> new Comparison(Opcodes.LCMP, false, Opcodes.IFLE);
                    case INT_GT -> new Comparison(Opcodes.LCMP, false, Opcodes.IFGT);
                    case INT_GE -> new Comparison(Opcodes.LCMP, false, Opcodes.IFGE);
                    case UINT_LT -> new Comparison(Opcodes.NOP, true, Opcodes.IFLT);
                    case UINT_LE -> new Comparison(Opcodes.NOP, true, Opcodes.IFLE);
                    // A NaN makes the comparison fail: it counts as greater where less is asked for, and as less where
                    // greater is.
                    case FLOAT_EQ -> new Comparison(Opcodes.DCMPL, false, Opcodes.IFEQ);
                    case FLOAT_NE -> new Comparison(Opcodes.DCMPL, false, Opcodes.IFNE);
                    case FLOAT_LT -> new Comparison(Opcodes.DCMPG, false, Opcodes.IFLT);
                    case FLOAT_LE -> new Comparison(Opcodes.DCMPG, false, Opcodes.IFLE);
                    case FLOAT_GT -> new Comparison(Opcodes.DCMPL, false, Opcodes.IFGT);
                    case FLOAT_GE -> new Comparison(Opcodes.DCMPL, false, Opcodes.IFGE);
                    case BOOL_NOT -> new Comparison(Opcodes.NOP, false, Opcodes.IFEQ);
                    case PTR_EQ -> new Comparison(Opcodes.NOP, false, Opcodes.IF_ACMPEQ);
                    case PTR_NE -> new Comparison(Opcodes.NOP, false, Opcodes.IF_ACMPNE);
                    case PTR_IS_ZERO -> new Comparison(Opcodes.NOP, false, Opcodes.IFNULL);
                    case PTR_NONZERO -> new Comparison(Opcodes.NOP, false, Opcodes.IFNONNULL);
                    default -> null;
                });
    }

    /** Jumps where the comparison of what is on the stack gives {@code wanted}. */
    static void jump(Comparison comparison, boolean wanted, Label target, MethodVisitor code) {
        if (comparison.isUnsigned()) {
            code.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Long", "compareUnsigned", "(JJ)I", false);
        } else if (comparison.instruction() != Opcodes.NOP) {
            code.visitInsn(comparison.instruction());
        }
        code.visitJumpInsn(wanted ? comparison.jump() : opposite(comparison.jump()), target);
    }

    /** Leaves the comparison of what is on the stack as a boolean. */
    static void pushResult(Comparison comparison, MethodVisitor code) {
        if (comparison.equals(of(LowLevelOpcode.BOOL_NOT).orElseThrow())) {
            code.visitInsn(Opcodes.ICONST_1);
            code.visitInsn(Opcodes.IXOR);
            return;
        }
        Label holds = new Label();
        Label end = new Label();
        jump(comparison, true, holds, code);
        code.visitInsn(Opcodes.ICONST_0);
        code.visitJumpInsn(Opcodes.GOTO, end);
        code.visitLabel(holds);
        code.visitInsn(Opcodes.ICONST_1);
        code.visitLabel(end);
    }

    private static int opposite(int jump) {
        return switch (jump) {
            case Opcodes.IFNULL -> Opcodes.IFNONNULL;
            case Opcodes.IFNONNULL -> Opcodes.IFNULL;
            // In the class file format the opposites stand side by side, the odd one first.
            default -> (jump + 1 ^ 1) - 1;
        };
    }
}
