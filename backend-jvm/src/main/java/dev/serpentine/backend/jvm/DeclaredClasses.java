package dev.serpentine.backend.jvm;

import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes a class for each struct and each class of the program: fields, a constructor without parameters, and the
 * methods that instances are asked for.
 */
final class DeclaredClasses {
    private static final String RAISABLE = "dev/serpentine/backend/jvm/runtime/Raisable";
    private static final String THROWN = "thrown$";
    private static final String THROWABLE = "Ljava/lang/Throwable;";

    /** Writes the code of a graph. */
    interface Code {
        /**
         * Writes a method, and further ones if it must be divided.
         *
         * @param owner the class that is being written, whose name is {@code ownerName}
         */
        void write(FunctionGraph graph, MethodVisitor code, ClassWriter owner, String ownerName);
    }

    private final JvmTypes types;
    private final MethodTable methods;
    private final PrebuiltObjects objects;
    private final ClassTable table;
    private final FieldedType exceptionType;
    private final Code code;
    private final Set<FieldedType> extended = new HashSet<>();

    DeclaredClasses(
            JvmTypes types,
            MethodTable methods,
            PrebuiltObjects objects,
            ClassTable table,
            FieldedType exceptionType,
            Code code) {
        this.types = types;
        this.methods = methods;
        this.objects = objects;
        this.table = table;
        this.exceptionType = exceptionType;
        this.code = code;
    }

    /** Tells the class table of all classes, before anything is written. */
    void declare(Collection<? extends FieldedType> all) {
        for (FieldedType type : all) {
            table.add(types.ofClass(type).getInternalName(), parentOf(type));
            type.parent().ifPresent(extended::add);
        }
    }

    private String parentOf(FieldedType type) {
        return type.parent()
                .map(parent -> types.ofClass(parent).getInternalName())
                .orElse("java/lang/Object");
    }

    /** Writes a class. */
    byte[] write(FieldedType type) {
        String name = types.ofClass(type).getInternalName();
        boolean isRaisable = type == exceptionType;
        ClassWriter writer = table.begin(
                name,
                parentOf(type),
                extended.contains(type) ? 0 : Opcodes.ACC_FINAL,
                isRaisable ? new String[] {RAISABLE} : new String[0]);
        for (FieldedType.Field field : type.ownFields()) {
            if (field.type() != Primitive.VOID) {
                writer.visitField(
                                Opcodes.ACC_PUBLIC,
                                types.field(type, field.name()),
                                types.of(field.type()).getDescriptor(),
                                null,
                                null)
                        .visitEnd();
            }
        }
        writeConstructor(writer, parentOf(type));
        if (type instanceof StructType struct) {
            StandardLayouts.arraysBehind(struct).forEach(array -> writeItems(array, writer, name));
        }
        if (isRaisable) {
            writeCarrier(writer, name);
        }
        switch (type) {
            case InstanceType instance
            when instance.contents().isPresent() -> {
                ClassContents contents = ClassContents.of(instance);
                writeSource(writer, contents);
                writeClassMethod(writer, contents);
                contents.methods().forEach(method -> writeMethod(writer, instance, method));
            }
            case InstanceType _, StructType _ -> {}
        }
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** Writes the field of a head's class for the items of an array, and the method that makes the array. */
    private void writeItems(ArrayType array, ClassWriter writer, String name) {
        String descriptor = types.items(array).getDescriptor();
        writer.visitField(Opcodes.ACC_PUBLIC, JvmTypes.itemsField(array), descriptor, null, null)
                .visitEnd();
        MethodVisitor maker = writer.visitMethod(
                Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, JvmTypes.maker(array), "(I)L" + name + ";", null, null);
        maker.visitCode();
        maker.visitTypeInsn(Opcodes.NEW, name);
        maker.visitInsn(Opcodes.DUP);
        maker.visitMethodInsn(Opcodes.INVOKESPECIAL, name, "<init>", "()V", false);
        maker.visitVarInsn(Opcodes.ASTORE, 1);
        maker.visitVarInsn(Opcodes.ALOAD, 1);
        maker.visitVarInsn(Opcodes.ILOAD, 0);
        OperationWriter.newItems(types.item(array), maker);
        maker.visitFieldInsn(Opcodes.PUTFIELD, name, JvmTypes.itemsField(array), descriptor);
        maker.visitVarInsn(Opcodes.ALOAD, 1);
        maker.visitVarInsn(Opcodes.ILOAD, 0);
        maker.visitInsn(Opcodes.I2L);
        maker.visitFieldInsn(Opcodes.PUTFIELD, name, StructType.LENGTH, "J");
        maker.visitVarInsn(Opcodes.ALOAD, 1);
        finish(maker, Opcodes.ARETURN);
    }

    private static void writeSource(ClassWriter writer, ClassContents contents) {
        for (ClassContents.Method method : contents.methods()) {
            if (method.body().isPresent()) {
                writer.visitSource(fileName(method.body().get().position().file()), null);
                return;
            }
        }
    }

    /** A file's name without its folders, as a class file tells it. */
    static String fileName(String file) {
        return file.substring(file.lastIndexOf('/') + 1);
    }

    private static void writeConstructor(ClassWriter writer, String parent) {
        MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
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

    /** An exception instance remembers what carried it. */
    private static void writeCarrier(ClassWriter writer, String name) {
        writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_TRANSIENT, THROWN, THROWABLE, null, null)
                .visitEnd();
        MethodVisitor getter = writer.visitMethod(Opcodes.ACC_PUBLIC, "thrown", "()" + THROWABLE, null, null);
        getter.visitCode();
        getter.visitVarInsn(Opcodes.ALOAD, 0);
        getter.visitFieldInsn(Opcodes.GETFIELD, name, THROWN, THROWABLE);
        finish(getter, Opcodes.ARETURN);
        MethodVisitor setter = writer.visitMethod(Opcodes.ACC_PUBLIC, "setThrown", "(" + THROWABLE + ")V", null, null);
        setter.visitCode();
        setter.visitVarInsn(Opcodes.ALOAD, 0);
        setter.visitVarInsn(Opcodes.ALOAD, 1);
        setter.visitFieldInsn(Opcodes.PUTFIELD, name, THROWN, THROWABLE);
        finish(setter, Opcodes.RETURN);
    }

    private void writeClassMethod(ClassWriter writer, ClassContents contents) {
        String descriptor =
                Type.getMethodDescriptor(types.ofClass(contents.record().type()));
        MethodVisitor method =
                writer.visitMethod(Opcodes.ACC_PUBLIC, OperationWriter.CLASS_METHOD, descriptor, null, null);
        method.visitCode();
        objects.push(contents.record(), method);
        finish(method, Opcodes.ARETURN);
    }

    private void writeMethod(ClassWriter writer, InstanceType owner, ClassContents.Method method) {
        MethodVisitor visitor = writer.visitMethod(
                Opcodes.ACC_PUBLIC, ClassNames.method(method.name()), types.descriptor(method), null, null);
        if (method.body().isEmpty()) {
            writeNeverCalled(visitor, owner, method);
            return;
        }
        FunctionGraph body = method.body().get();
        MethodTable.Method target = methods.of(body);
        if (!target.isStatic()) {
            code.write(body, visitor, writer, types.ofClass(owner).getInternalName());
            return;
        }
        visitor.visitCode();
        visitor.visitVarInsn(Opcodes.ALOAD, 0);
        int slot = 1;
        for (LowLevelType type : method.type().arguments()) {
            if (type != Primitive.VOID) {
                Type argument = types.of(type);
                visitor.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), slot);
                slot += argument.getSize();
            }
        }
        visitor.visitMethodInsn(Opcodes.INVOKESTATIC, target.owner(), target.name(), target.descriptor(), false);
        finish(visitor, types.of(method.type().result()).getOpcode(Opcodes.IRETURN));
    }

    private static void writeNeverCalled(MethodVisitor visitor, InstanceType owner, ClassContents.Method method) {
        visitor.visitCode();
        visitor.visitTypeInsn(Opcodes.NEW, "java/lang/AbstractMethodError");
        visitor.visitInsn(Opcodes.DUP);
        visitor.visitLdcInsn(owner.name() + "." + method.name());
        visitor.visitMethodInsn(
                Opcodes.INVOKESPECIAL, "java/lang/AbstractMethodError", "<init>", "(Ljava/lang/String;)V", false);
        finish(visitor, Opcodes.ATHROW);
    }

    /** All classes, by name. */
    Map<String, byte[]> writeAll(List<? extends FieldedType> all) {
        Map<String, byte[]> written = new LinkedHashMap<>();
        all.forEach(type -> written.put(types.ofClass(type).getInternalName(), write(type)));
        return written;
    }
}
