package dev.serpentine.backend.jvm;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Writes the class that takes SIGINT from the platform. It is written, not compiled, since the platform's classes for
 * this are there, but no compiler lets one use them without a word.
 */
final class SignalClass {
    /**
     * Its static method without arguments: from here on signals come. But not where whoever started the process has it
     * ignore them.
     */
    static final String RECEIVE = "receive";

    private static final String START = "dev/serpentine/backend/jvm/runtime/Start";
    private static final String SIGNAL = "sun/misc/Signal";
    private static final String HANDLER = "sun/misc/SignalHandler";
    private static final String HANDLE = "(L" + SIGNAL + ";L" + HANDLER + ";)L" + HANDLER + ";";

    private SignalClass() {}

    /** Writes it. @param name internal */
    static byte[] write(String name, ClassTable table) {
        ClassWriter writer = table.begin(name, "java/lang/Object", Opcodes.ACC_FINAL, HANDLER);
        MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PRIVATE, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        finish(constructor);

        MethodVisitor handle = writer.visitMethod(Opcodes.ACC_PUBLIC, "handle", "(L" + SIGNAL + ";)V", null, null);
        handle.visitCode();
        handle.visitMethodInsn(Opcodes.INVOKESTATIC, START, "signalled", "()V", false);
        finish(handle);

        MethodVisitor receive = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, RECEIVE, "()V", null, null);
        receive.visitCode();
        receive.visitTypeInsn(Opcodes.NEW, SIGNAL);
        receive.visitInsn(Opcodes.DUP);
        receive.visitLdcInsn("INT");
        receive.visitMethodInsn(Opcodes.INVOKESPECIAL, SIGNAL, "<init>", "(Ljava/lang/String;)V", false);
        receive.visitVarInsn(Opcodes.ASTORE, 0);
        receive.visitVarInsn(Opcodes.ALOAD, 0);
        receive.visitTypeInsn(Opcodes.NEW, name);
        receive.visitInsn(Opcodes.DUP);
        receive.visitMethodInsn(Opcodes.INVOKESPECIAL, name, "<init>", "()V", false);
        receive.visitMethodInsn(Opcodes.INVOKESTATIC, SIGNAL, "handle", HANDLE, false);
        receive.visitFieldInsn(Opcodes.GETSTATIC, HANDLER, "SIG_IGN", "L" + HANDLER + ";");
        Label isTaken = new Label();
        receive.visitJumpInsn(Opcodes.IF_ACMPNE, isTaken);
        receive.visitVarInsn(Opcodes.ALOAD, 0);
        receive.visitFieldInsn(Opcodes.GETSTATIC, HANDLER, "SIG_IGN", "L" + HANDLER + ";");
        receive.visitMethodInsn(Opcodes.INVOKESTATIC, SIGNAL, "handle", HANDLE, false);
        receive.visitInsn(Opcodes.POP);
        receive.visitLabel(isTaken);
        finish(receive);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void finish(MethodVisitor method) {
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }
}
