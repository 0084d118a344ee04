package dev.serpentine.backend.jvm;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.FieldedType;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Writes the class with {@code main}, which stands between the Java platform and the program; a library has none, and
 * only makes itself ready.
 */
final class MainClass {
    private static final String RUNTIME = "dev/serpentine/backend/jvm/runtime/";
    private static final String START = RUNTIME + "Start";
    private static final String PREPARE = "prepare";

    private final Program program;
    private final MethodTable methods;
    private final PrebuiltObjects objects;
    private final JvmTypes types;
    private final ClassTable table;

    MainClass(Program program, MethodTable methods, PrebuiltObjects objects, JvmTypes types, ClassTable table) {
        this.program = program;
        this.methods = methods;
        this.objects = objects;
        this.types = types;
        this.table = table;
    }

    /**
     * Writes it.
     *
     * @param name internal
     * @param programName what the program calls itself
     * @param signalClass internal name of the class that {@link SignalClass} writes
     */
    byte[] write(String name, String programName, String signalClass) {
        boolean isLibrary = !program.exports().functions().isEmpty();
        ClassWriter writer = table.begin(name, isLibrary ? "java/lang/Object" : START, Opcodes.ACC_FINAL);
        if (!isLibrary) {
            writeMain(writer, name, programName, signalClass);
        }
        prepare(writer);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private void writeMain(ClassWriter writer, String name, String programName, String signalClass) {
        MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PRIVATE, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, START, "<init>", "()V", false);
        finish(constructor, Opcodes.RETURN);

        MethodVisitor main = writer.visitMethod(
                Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null);
        main.visitCode();
        main.visitTypeInsn(Opcodes.NEW, name);
        main.visitInsn(Opcodes.DUP);
        main.visitMethodInsn(Opcodes.INVOKESPECIAL, name, "<init>", "()V", false);
        main.visitLdcInsn(programName);
        main.visitVarInsn(Opcodes.ALOAD, 0);
        main.visitMethodInsn(Opcodes.INVOKEVIRTUAL, START, "begin", "(Ljava/lang/String;[Ljava/lang/String;)V", false);
        finish(main, Opcodes.RETURN);

        MethodVisitor run =
                writer.visitMethod(Opcodes.ACC_PROTECTED, "program", "()J", null, new String[] {"java/lang/Throwable"});
        run.visitCode();
        run.visitMethodInsn(Opcodes.INVOKESTATIC, name, PREPARE, "()V", false);
        call(methods.of(program.entry()), run);
        finish(run, Opcodes.LRETURN);

        MethodVisitor report = writer.visitMethod(
                Opcodes.ACC_PROTECTED, "reportUncaught", "(Ljava/lang/Object;)J", null, new String[] {
                    "java/lang/Throwable"
                });
        report.visitCode();
        report.visitVarInsn(Opcodes.ALOAD, 1);
        FieldedType exception = program.exceptions().instance();
        report.visitTypeInsn(Opcodes.CHECKCAST, types.ofClass(exception).getInternalName());
        call(methods.of(program.reportUncaught()), report);
        finish(report, Opcodes.LRETURN);

        MethodVisitor interrupted = writer.visitMethod(
                Opcodes.ACC_PROTECTED, "interrupted", "()V", null, new String[] {"java/lang/Throwable"});
        interrupted.visitCode();
        program.interrupted().ifPresent(graph -> call(methods.of(graph), interrupted));
        finish(interrupted, Opcodes.RETURN);

        MethodVisitor signals = writer.visitMethod(Opcodes.ACC_PROTECTED, "takeSignals", "()V", null, null);
        signals.visitCode();
        signals.visitMethodInsn(Opcodes.INVOKESTATIC, signalClass, SignalClass.RECEIVE, "()V", false);
        finish(signals, Opcodes.RETURN);
    }

    /** Names the exceptions of the platform, and has all constants made while there is stack enough. */
    private void prepare(ClassWriter writer) {
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, PREPARE, "()V", null, null);
        code.visitCode();
        Map<String, Constant> prebuilt = program.exceptions().prebuilt();
        for (String exception : List.of(
                "OverflowError",
                "RecursionError",
                "MemoryError",
                "IndexError",
                "AttributeError",
                "ZeroDivisionError")) {
            Constant instance = prebuilt.get(exception);
            if (instance == null) {
                code.visitInsn(Opcodes.ACONST_NULL);
            } else {
                objects.push((Container) instance.value(), code);
            }
        }
        String raisable = "L" + RUNTIME + "Raisable;";
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, RUNTIME + "Exceptions", "use", "(" + raisable.repeat(6) + ")V", false);
        Collection<String> constants = objects.classes().keySet();
        for (String constantClass : constants) {
            code.visitMethodInsn(Opcodes.INVOKESTATIC, constantClass, "prepare", "()V", false);
        }
        finish(code, Opcodes.RETURN);
    }

    private static void call(MethodTable.Method method, MethodVisitor code) {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, method.owner(), method.name(), method.descriptor(), false);
    }

    private static void finish(MethodVisitor method, int instruction) {
        method.visitInsn(instruction);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }
}
