package dev.serpentine.backend.jvm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntSupplier;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes a choice by number: a table where the numbers lie close together, a search otherwise; numbers that are no ints
 * are compared one by one.
 */
final class SwitchWriter {

    /** A number and where it leads. */
    record Case(long value, Label label) {}

    private SwitchWriter() {}

    /**
     * Writes the choice by what is on the stack.
     *
     * @param selector its type, int or long
     * @param temporary gives a free slot
     */
    static void write(List<Case> cases, Label otherwise, Type selector, IntSupplier temporary, MethodVisitor code) {
        List<Case> sorted = new ArrayList<>(cases);
        sorted.sort(Comparator.comparingLong(Case::value));
        boolean isLong = selector.getSize() == 2;
        if (isLong) {
            int slot = temporary.getAsInt();
            temporary.getAsInt();
            code.visitVarInsn(Opcodes.LSTORE, slot);
            boolean areInts = sorted.stream().allMatch(each -> each.value() == (int) each.value());
            if (!areInts || sorted.size() <= 3) {
                compareOneByOne(sorted, otherwise, slot, code);
                return;
            }
            // What is no int is none of the cases.
            code.visitVarInsn(Opcodes.LLOAD, slot);
            code.visitVarInsn(Opcodes.LLOAD, slot);
            code.visitInsn(Opcodes.L2I);
            code.visitInsn(Opcodes.I2L);
            code.visitInsn(Opcodes.LCMP);
            code.visitJumpInsn(Opcodes.IFNE, otherwise);
            code.visitVarInsn(Opcodes.LLOAD, slot);
            code.visitInsn(Opcodes.L2I);
        }
        if (sorted.isEmpty()) {
            code.visitInsn(Opcodes.POP);
            code.visitJumpInsn(Opcodes.GOTO, otherwise);
            return;
        }
        long first = sorted.getFirst().value();
        long range = sorted.getLast().value() - first + 1;
        if (range <= 2L * sorted.size() + 8) {
            Label[] table = new Label[(int) range];
            java.util.Arrays.fill(table, otherwise);
            sorted.forEach(each -> table[(int) (each.value() - first)] = each.label());
            code.visitTableSwitchInsn((int) first, (int) (first + range - 1), otherwise, table);
        } else {
            int[] keys = sorted.stream().mapToInt(each -> (int) each.value()).toArray();
            code.visitLookupSwitchInsn(
                    otherwise, keys, sorted.stream().map(Case::label).toArray(Label[]::new));
        }
    }

    private static void compareOneByOne(List<Case> cases, Label otherwise, int slot, MethodVisitor code) {
        for (Case each : cases) {
            code.visitVarInsn(Opcodes.LLOAD, slot);
            Literals.pushLong(each.value(), code);
            code.visitInsn(Opcodes.LCMP);
            code.visitJumpInsn(Opcodes.IFEQ, each.label());
        }
        code.visitJumpInsn(Opcodes.GOTO, otherwise);
    }
}
