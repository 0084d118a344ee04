package dev.serpentine.backend.jvm;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Functions as values, which system code passes to its own helpers: an abstract class for each type of function, and
 * for each function that is passed a class with one instance that calls it.
 */
final class FunctionReferences {
    private static final String CALL = "call";
    private static final String INSTANCE = "INSTANCE";

    private final ClassNames names;
    private final ClassTable table;
    private final Map<FunctionType, String> typeClasses = new LinkedHashMap<>();
    private final Map<FunctionValue, String> functionClasses = new IdentityHashMap<>();
    private final Map<String, FunctionValue> functions = new LinkedHashMap<>();

    FunctionReferences(ClassNames names, ClassTable table) {
        this.names = names;
        this.table = table;
    }

    /** The class whose instances are functions of a type. */
    String classOf(FunctionType type) {
        return typeClasses.computeIfAbsent(type, _ -> {
            String name = names.unique(ClassNames.SUPPORT + "/Function");
            table.add(name, "java/lang/Object");
            return name;
        });
    }

    /** Pushes a function. */
    void push(FunctionValue function, MethodVisitor code) {
        String name = functionClasses.computeIfAbsent(function, _ -> {
            String made = names.unique(ClassNames.SUPPORT + "/" + ClassNames.legal(function.name()));
            table.add(made, classOf(function.type()));
            functions.put(made, function);
            return made;
        });
        code.visitFieldInsn(Opcodes.GETSTATIC, name, INSTANCE, "L" + name + ";");
    }

    /** Calls the function that lies on the stack below its arguments. */
    void call(FunctionType type, JvmTypes types, MethodVisitor code) {
        code.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL, classOf(type), CALL, types.descriptor(type.arguments(), type.result()), false);
    }

    /** Writes the classes of all functions and types that were mentioned. */
    void writeAll(JvmTypes types, OperationWriter operations, Map<String, byte[]> into) {
        functions.forEach((name, function) -> into.put(name, writeFunction(name, function, types, operations)));
        typeClasses.forEach((type, name) -> {
            ClassWriter writer = table.begin(name, "java/lang/Object", Opcodes.ACC_ABSTRACT);
            writeConstructor(writer, "java/lang/Object", 0);
            writer.visitMethod(
                            Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT,
                            CALL,
                            types.descriptor(type.arguments(), type.result()),
                            null,
                            null)
                    .visitEnd();
            writer.visitEnd();
            into.put(name, writer.toByteArray());
        });
    }

    private byte[] writeFunction(String name, FunctionValue function, JvmTypes types, OperationWriter operations) {
        String parent = classOf(function.type());
        ClassWriter writer = table.begin(name, parent, Opcodes.ACC_FINAL);
        writeConstructor(writer, parent, Opcodes.ACC_PRIVATE);
        String type = "L" + name + ";";
        writer.visitField(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, INSTANCE, type, null, null)
                .visitEnd();
        MethodVisitor initialiser = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        initialiser.visitCode();
        initialiser.visitTypeInsn(Opcodes.NEW, name);
        initialiser.visitInsn(Opcodes.DUP);
        initialiser.visitMethodInsn(Opcodes.INVOKESPECIAL, name, "<init>", "()V", false);
        initialiser.visitFieldInsn(Opcodes.PUTSTATIC, name, INSTANCE, type);
        finish(initialiser, Opcodes.RETURN);
        MethodVisitor call = writer.visitMethod(
                Opcodes.ACC_PUBLIC,
                CALL,
                types.descriptor(function.type().arguments(), function.type().result()),
                null,
                null);
        call.visitCode();
        int slot = 1;
        for (LowLevelType argument : function.type().arguments()) {
            if (argument != Primitive.VOID) {
                Type spelled = types.of(argument);
                call.visitVarInsn(spelled.getOpcode(Opcodes.ILOAD), slot);
                if (function.code() instanceof FunctionValue.OfExternal
                        && JvmTypes.behindHead(argument).isPresent()) {
                    operations.items(argument, call);
                }
                slot += spelled.getSize();
            }
        }
        operations.directCall(function, call);
        finish(call, types.of(function.type().result()).getOpcode(Opcodes.IRETURN));
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void writeConstructor(ClassWriter writer, String parent, int access) {
        MethodVisitor constructor = writer.visitMethod(access, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, parent, "<init>", "()V", false);
        finish(constructor, Opcodes.RETURN);
    }

    private static void finish(MethodVisitor method, int instruction) {
        method.visitInsn(instruction);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }
}
