package dev.serpentine.backend.jvm;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.OpaqueType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes the prebuilt objects: text that holds their values, a class that makes them, and the fields that hold those
 * that code mentions. All objects are made first, then filled, so they may refer to each other as they like; the code
 * grows with the number of types, not of objects.
 */
final class DataWriter {
    /** How many bytes a string holds: no string of a class file takes more than twice as many and one. */
    private static final int PIECE = 0x7FFF;

    private static final String READER = "dev/serpentine/backend/jvm/runtime/DataReader";
    private static final String OBJECTS = "objects";
    /** Functions that one method adds: far from any limit of a class file. */
    private static final int FUNCTIONS = 2000;

    private static final String OBJECTS_DESCRIPTOR = "[Ljava/lang/Object;";

    private final PrebuiltObjects objects;
    private final JvmTypes types;
    private final ClassTable table;
    private final FunctionReferences functions;
    private final String className;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    DataWriter(PrebuiltObjects objects, JvmTypes types, FunctionReferences functions, ClassTable table) {
        this.objects = objects;
        this.types = types;
        this.functions = functions;
        this.table = table;
        this.className = objects.firstClass();
    }

    /** What the objects are made of, in pieces. */
    private List<String> pieces() {
        writeCount(objects.count());
        objects.groups().values().forEach(this::writeMaking);
        objects.groups().values().forEach(this::writeFilling);
        String all = bytes.toString(StandardCharsets.ISO_8859_1);
        List<String> pieces = new ArrayList<>();
        for (int start = 0; start < all.length(); start += PIECE) {
            pieces.add(all.substring(start, Math.min(start + PIECE, all.length())));
        }
        return pieces;
    }

    private void writeMaking(List<Container> group) {
        writeCount(group.size());
        for (Container container : group) {
            if (container instanceof ArrayValue array) {
                writeCount(array.length());
            }
        }
    }

    private void writeFilling(List<Container> group) {
        writeCount(group.size());
        for (Container container : group) {
            switch (container) {
                case FieldedValue value ->
                    value.type().allFields().stream()
                            .filter(field -> field.type() != Primitive.VOID)
                            .forEach(field -> writeValue(value.get(field.name()), field.type()));
                case ArrayValue array -> {
                    array.head().ifPresent(this::writeHead);
                    if (array.type().item() == Primitive.CHAR) {
                        bytes.writeBytes(array.getBytes(0, array.length()));
                    } else {
                        array.items()
                                .forEach(item -> writeValue(item, array.type().item()));
                    }
                }
                case FunctionValue function -> throw new IllegalStateException(function + " is no data");
            }
        }
    }

    private void writeHead(StructValue head) {
        fieldsBeyondLength(head.type()).forEach(field -> writeValue(head.get(field.name()), field.type()));
    }

    private static Stream<FieldedType.Field> fieldsBeyondLength(StructType head) {
        return head.allFields().stream().filter(field -> !field.name().equals(StructType.LENGTH));
    }

    private void writeValue(Object value, LowLevelType type) {
        switch (type) {
            case Primitive primitive -> {
                switch (primitive) {
                    case BOOL -> bytes.write((Boolean) value ? 1 : 0);
                    case FLOAT, SINGLEFLOAT -> writeDouble((Double) value);
                    case CHAR, UNICHAR, INT8, UINT8, INT16, UINT16, INT32, UINT32, SIGNED, UNSIGNED ->
                        writeLong((Long) value);
                    case VOID, ADDRESS -> throw new IllegalStateException("no data is a " + primitive.text());
                }
            }
            default -> writeCount(value == null ? 0 : objects.numberOf((Container) value) + 1);
        }
    }

    private void writeDouble(double value) {
        long bits = Double.doubleToRawLongBits(value);
        for (int i = 0; i < 8; i++) {
            bytes.write((int) (bits >>> 8 * i));
        }
    }

    private void writeLong(long value) {
        writeBits(value << 1 ^ value >> 63);
    }

    private void writeCount(int count) {
        writeBits(count);
    }

    private void writeBits(long bits) {
        long rest = bits;
        while (rest >>> 7 != 0) {
            bytes.write((int) (rest & 0x7F | 0x80));
            rest >>>= 7;
        }
        bytes.write((int) rest);
    }

    /** Has all objects made by the initialiser of the first class. */
    private void makeAll(ClassWriter writer, MethodVisitor initialiser) {
        writer.visitField(Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, OBJECTS, OBJECTS_DESCRIPTOR, null, null)
                .visitEnd();
        initialiser.visitTypeInsn(Opcodes.NEW, READER);
        initialiser.visitInsn(Opcodes.DUP);
        List<String> pieces = pieces();
        Literals.pushInt(pieces.size(), initialiser);
        initialiser.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/String");
        for (int i = 0; i < pieces.size(); i++) {
            initialiser.visitInsn(Opcodes.DUP);
            Literals.pushInt(i, initialiser);
            initialiser.visitLdcInsn(pieces.get(i));
            initialiser.visitInsn(Opcodes.AASTORE);
        }
        initialiser.visitMethodInsn(Opcodes.INVOKESPECIAL, READER, "<init>", "([Ljava/lang/String;)V", false);
        initialiser.visitVarInsn(Opcodes.ASTORE, 0);
        int number = 0;
        for (ContainerType type : objects.groups().keySet()) {
            call(initialiser, "make" + number);
            writeLoop(writer, "make" + number++, code -> make(type, code));
        }
        for (int first = 0; first < objects.functions().size(); first += FUNCTIONS) {
            String name = "addFunctions" + first;
            call(initialiser, name);
            addFunctions(
                    writer,
                    name,
                    objects.functions()
                            .subList(
                                    first,
                                    Math.min(
                                            first + FUNCTIONS,
                                            objects.functions().size())));
        }
        readerMethod(initialiser, 0, "rewind", "()V");
        number = 0;
        for (ContainerType type : objects.groups().keySet()) {
            call(initialiser, "fill" + number);
            writeLoop(writer, "fill" + number++, code -> fill(type, code));
        }
        readerMethod(initialiser, 0, "objects", "()" + OBJECTS_DESCRIPTOR);
        initialiser.visitFieldInsn(Opcodes.PUTSTATIC, className, OBJECTS, OBJECTS_DESCRIPTOR);
    }

    private void addFunctions(ClassWriter writer, String name, List<FunctionValue> some) {
        MethodVisitor code =
                writer.visitMethod(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, name, "(L" + READER + ";)V", null, null);
        code.visitCode();
        for (FunctionValue function : some) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            functions.push(function, code);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, READER, "add", "(Ljava/lang/Object;)V", false);
        }
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void call(MethodVisitor code, String method) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESTATIC, className, method, "(L" + READER + ";)V", false);
    }

    private static void readerMethod(MethodVisitor code, int slot, String name, String descriptor) {
        code.visitVarInsn(Opcodes.ALOAD, slot);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, READER, name, descriptor, false);
    }

    /** What a loop does each time; the reader is in slot 0, slots from 2 on are free. */
    private interface LoopBody {
        void write(MethodVisitor code);
    }

    private static void writeLoop(ClassWriter writer, String name, LoopBody body) {
        MethodVisitor code =
                writer.visitMethod(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC, name, "(L" + READER + ";)V", null, null);
        code.visitCode();
        readerMethod(code, 0, "readCount", "()I");
        code.visitVarInsn(Opcodes.ISTORE, 1);
        Label start = new Label();
        Label end = new Label();
        code.visitLabel(start);
        code.visitVarInsn(Opcodes.ILOAD, 1);
        code.visitJumpInsn(Opcodes.IFEQ, end);
        body.write(code);
        code.visitIincInsn(1, -1);
        code.visitJumpInsn(Opcodes.GOTO, start);
        code.visitLabel(end);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void make(ContainerType type, MethodVisitor code) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        switch (type) {
            case FieldedType fielded -> {
                String name = types.ofClass(fielded).getInternalName();
                code.visitTypeInsn(Opcodes.NEW, name);
                code.visitInsn(Opcodes.DUP);
                code.visitMethodInsn(Opcodes.INVOKESPECIAL, name, "<init>", "()V", false);
            }
            case ArrayType array -> {
                readerMethod(code, 0, "readCount", "()I");
                OperationWriter.newArray(array, types, code);
            }
            case FunctionType _, OpaqueType _ -> throw new IllegalStateException("no data is a " + type.text());
        }
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, READER, "add", "(Ljava/lang/Object;)V", false);
    }

    private void fill(ContainerType type, MethodVisitor code) {
        Type reference = types.ofContainer(type);
        readerMethod(code, 0, "next", "()Ljava/lang/Object;");
        code.visitTypeInsn(Opcodes.CHECKCAST, reference.getInternalName());
        code.visitVarInsn(Opcodes.ASTORE, 2);
        switch (type) {
            case FieldedType fielded ->
                fielded.allFields().stream()
                        .filter(field -> field.type() != Primitive.VOID)
                        .forEach(field -> fillField(fielded, field, code));
            case ArrayType array -> {
                array.head().ifPresent(head -> fieldsBeyondLength(head).forEach(field -> fillField(head, field, code)));
                code.visitVarInsn(Opcodes.ALOAD, 0);
                code.visitVarInsn(Opcodes.ALOAD, 2);
                if (array.head().isPresent()) {
                    OperationWriter.items(array, types, code);
                }
                Type item = types.item(array);
                String parameter = item.getSort() == Type.OBJECT || item.getSort() == Type.ARRAY
                        ? OBJECTS_DESCRIPTOR
                        : "[" + item.getDescriptor();
                code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, READER, "fill", "(" + parameter + ")V", false);
            }
            case FunctionType _, OpaqueType _ -> throw new IllegalStateException("no data is a " + type.text());
        }
    }

    private void fillField(FieldedType owner, FieldedType.Field field, MethodVisitor code) {
        Type type = types.of(field.type());
        code.visitVarInsn(Opcodes.ALOAD, 2);
        String read = switch (type.getSort()) {
            case Type.BOOLEAN -> "readBoolean";
            case Type.INT -> "readInt";
            case Type.LONG -> "readLong";
            case Type.FLOAT -> "readFloat";
            case Type.DOUBLE -> "readDouble";
            default -> "readReference";
        };
        boolean isReference = read.equals("readReference");
        readerMethod(code, 0, read, "()" + (isReference ? "Ljava/lang/Object;" : type.getDescriptor()));
        if (isReference) {
            code.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
        }
        code.visitFieldInsn(
                Opcodes.PUTFIELD,
                types.ofClass(owner).getInternalName(),
                types.field(owner, field.name()),
                type.getDescriptor());
    }

    /** The classes of constants, by name: the first makes all objects, each takes its own from these. */
    void constantClasses(Map<String, byte[]> into) {
        objects.classes().forEach((name, fields) -> {
            ClassWriter writer = table.begin(name, "java/lang/Object", Opcodes.ACC_FINAL);
            MethodVisitor initialiser = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
            initialiser.visitCode();
            if (name.equals(className)) {
                makeAll(writer, initialiser);
            }
            initialiser.visitFieldInsn(Opcodes.GETSTATIC, className, OBJECTS, OBJECTS_DESCRIPTOR);
            initialiser.visitVarInsn(Opcodes.ASTORE, 0);
            for (PrebuiltObjects.ConstantField field : fields) {
                writer.visitField(
                                Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL,
                                field.name(),
                                field.type().getDescriptor(),
                                null,
                                null)
                        .visitEnd();
                initialiser.visitVarInsn(Opcodes.ALOAD, 0);
                initialiser.visitLdcInsn(field.number());
                initialiser.visitInsn(Opcodes.AALOAD);
                initialiser.visitTypeInsn(Opcodes.CHECKCAST, field.type().getInternalName());
                initialiser.visitFieldInsn(
                        Opcodes.PUTSTATIC, name, field.name(), field.type().getDescriptor());
            }
            initialiser.visitInsn(Opcodes.RETURN);
            initialiser.visitMaxs(0, 0);
            initialiser.visitEnd();
            // Whoever calls this has the class initialised: not on the last bit of stack, somewhere deep in the
            // program.
            MethodVisitor prepare =
                    writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "prepare", "()V", null, null);
            prepare.visitCode();
            prepare.visitInsn(Opcodes.RETURN);
            prepare.visitMaxs(0, 0);
            prepare.visitEnd();
            writer.visitEnd();
            into.put(name, writer.toByteArray());
        });
    }
}
