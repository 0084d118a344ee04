package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import dev.serpentine.backend.cli.runtime.RuntimeLibrary;
import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.ToIntFunction;

/**
 * The block of bytes that prebuilt containers are made from, and the methods that read it: for each type one that makes
 * the empty containers, and one that fills them. Numbers are in groups of seven bits, the lowest first, the sign in the
 * lowest bit.
 */
final class PrebuiltLoader {
    private static final SignatureType BYTES = new SignatureType.ArrayOf(Simple.UINT8);
    private static final ExternalType ARRAY = ExternalType.ofBaseLibrary("System", "Array");
    private static final MethodReference INITIALISE_ARRAY = MethodReference.ofStatic(
            ExternalType.ofBaseLibrary("System.Runtime.CompilerServices", "RuntimeHelpers"),
            "InitializeArray",
            Simple.VOID,
            ARRAY.reference(),
            new SignatureType.OfValue(ExternalType.ofBaseLibrary("System", "RuntimeFieldHandle")));
    private static final MethodReference TO_FLOAT = MethodReference.ofStatic(
            ExternalType.ofBaseLibrary("System", "BitConverter"), "ToDouble", Simple.FLOAT64, BYTES, Simple.INT32);

    private record Call(MethodDefinition method, int first, int end) {}

    private final TypeDefinition owner;
    private final CliTypes types;
    private final ToIntFunction<Object> indexOf;
    private final ByteArrayOutputStream block = new ByteArrayOutputStream();
    private final FieldDefinition objects;
    private final FieldDefinition bytes;
    private final FieldDefinition position;
    private final MethodDefinition readNumber;
    private final MethodDefinition readFloat;
    private final MethodDefinition readReference;
    private final List<Call> makers = new ArrayList<>();
    private final List<Call> fillers = new ArrayList<>();

    /** @param indexOf where a container is among all */
    PrebuiltLoader(TypeDefinition owner, CliTypes types, ToIntFunction<Object> indexOf) {
        this.owner = owner;
        this.types = types;
        this.indexOf = indexOf;
        this.objects = owner.addStaticField("objects", new SignatureType.ArrayOf(Simple.OBJECT));
        this.bytes = owner.addStaticField("bytes", BYTES);
        this.position = owner.addStaticField("position", Simple.INT32);
        this.readNumber = owner.addMethod(MethodDefinition.ofStatic(owner, "ReadNumber", Simple.INT64, List.of()));
        this.readFloat = owner.addMethod(MethodDefinition.ofStatic(owner, "ReadFloat", Simple.FLOAT64, List.of()));
        this.readReference =
                owner.addMethod(MethodDefinition.ofStatic(owner, "ReadReference", Simple.OBJECT, List.of()));
        writeReaders();
    }

    /** The array of all containers, while they are made. */
    FieldDefinition objects() {
        return objects;
    }

    private void writeReaders() {
        MethodBody body = readNumber.body().orElseThrow();
        int result = body.addLocal("result", Simple.INT64);
        int shift = body.addLocal("shift", Simple.INT32);
        int next = body.addLocal("next", Simple.INT32);
        Label loop = new Label();
        body.mark(loop)
                .field(CilOpcode.LDSFLD, bytes)
                .field(CilOpcode.LDSFLD, position)
                .add(CilOpcode.LDELEM_U1)
                .storeLocal(next);
        skip(body, 1);
        body.loadLocal(result)
                .loadLocal(next)
                .load(0x7F)
                .add(CilOpcode.AND)
                .add(CilOpcode.CONV_I8)
                .loadLocal(shift)
                .add(CilOpcode.SHL)
                .add(CilOpcode.OR)
                .storeLocal(result);
        body.loadLocal(shift)
                .load(7)
                .add(CilOpcode.ADD)
                .storeLocal(shift)
                .loadLocal(next)
                .load(0x80)
                .jump(CilOpcode.BGE, loop);
        body.loadLocal(result)
                .load(1)
                .add(CilOpcode.SHR_UN)
                .load(0L)
                .loadLocal(result)
                .load(1L)
                .add(CilOpcode.AND)
                .add(CilOpcode.SUB)
                .add(CilOpcode.XOR)
                .add(CilOpcode.RET);
        body = readFloat.body().orElseThrow();
        body.field(CilOpcode.LDSFLD, bytes).field(CilOpcode.LDSFLD, position).call(TO_FLOAT);
        skip(body, 8);
        body.add(CilOpcode.RET);
        body = readReference.body().orElseThrow();
        body.field(CilOpcode.LDSFLD, objects)
                .call(readNumber)
                .add(CilOpcode.CONV_I4)
                .add(CilOpcode.LDELEM_REF)
                .add(CilOpcode.RET);
    }

    private void skip(MethodBody body, int count) {
        body.field(CilOpcode.LDSFLD, position).load(count).add(CilOpcode.ADD).field(CilOpcode.STSFLD, position);
    }

    private void write(long number) {
        long rest = number << 1 ^ number >> 63;
        while ((rest & ~0x7FL) != 0) {
            block.write((int) (rest & 0x7F | 0x80));
            rest >>>= 7;
        }
        block.write((int) rest);
    }

    private void writeBits(double value) {
        long bits = Double.doubleToRawLongBits(value);
        for (int i = 0; i < 8; i++) {
            block.write((int) (bits >> 8 * i));
        }
    }

    /**
     * A method {@code (first, end)} that does something with each of these containers, and with the loop's index as
     * argument 0.
     */
    private MethodBody method(String name, List<Container> group, List<Call> calls, Label loop, Label done) {
        MethodDefinition method = owner.addMethod(MethodDefinition.ofStatic(
                owner, name + "'" + calls.size(), Simple.VOID, List.of(Simple.INT32, Simple.INT32)));
        int first = indexOf.applyAsInt(group.getFirst());
        calls.add(new Call(method, first, first + group.size()));
        return method.body()
                .orElseThrow()
                .mark(loop)
                .loadArgument(0)
                .loadArgument(1)
                .jump(CilOpcode.BGE, done);
    }

    private static void finish(MethodBody body, Label loop, Label done) {
        body.loadArgument(0)
                .load(1)
                .add(CilOpcode.ADD)
                .storeArgument(0)
                .jump(CilOpcode.BR, loop)
                .mark(done)
                .add(CilOpcode.RET);
    }

    /** Makes the containers of one type. */
    void make(ContainerType type, List<Container> group) {
        Label loop = new Label();
        Label done = new Label();
        MethodBody body = method("Make", group, makers, loop, done)
                .field(CilOpcode.LDSFLD, objects)
                .loadArgument(0);
        if (type instanceof ArrayType array) {
            group.forEach(container -> write(((ArrayValue) container).length()));
            body.call(readNumber).add(CilOpcode.CONV_OVF_I4);
            types.newArray(array, body);
        } else {
            body.create(types.constructorOf((FieldedType) type));
        }
        body.add(CilOpcode.STELEM_REF);
        finish(body, loop, done);
    }

    /**
     * Fills structs or instances of one type, or the heads of arrays, which know their lengths: the fields that are not
     * zero in all of them.
     */
    void fillFields(FieldedType type, List<Container> group) {
        List<FieldedValue> values = group.stream().map(FieldedValue::fieldsOf).toList();
        boolean isHead = type instanceof StructType struct && struct.isHead();
        List<FieldedType.Field> filled = type.allFields().stream()
                .filter(field -> field.type() != Primitive.VOID
                        && !(isHead && field.name().equals(StructType.LENGTH))
                        && values.stream()
                                .anyMatch(value ->
                                        !Objects.equals(value.get(field.name()), FieldedValue.zero(field.type()))))
                .toList();
        if (filled.isEmpty()) {
            return;
        }
        for (FieldedValue value : values) {
            filled.forEach(field -> write(value.get(field.name()), field.type()));
        }
        Label loop = new Label();
        Label done = new Label();
        MethodBody body = method("Fill", group, fillers, loop, done);
        int object = body.addLocal("object", types.classOf(type).reference());
        body.field(CilOpcode.LDSFLD, objects)
                .loadArgument(0)
                .add(CilOpcode.LDELEM_REF)
                .type(CilOpcode.CASTCLASS, types.classOf(type).reference())
                .storeLocal(object);
        for (FieldedType.Field field : filled) {
            body.loadLocal(object);
            read(field.type(), body);
            body.field(CilOpcode.STFLD, types.field(type, field.name()));
        }
        finish(body, loop, done);
    }

    /** Fills arrays of one type. */
    void fillItems(ArrayType type, List<Container> group) {
        type.head().ifPresent(head -> fillFields(head, group));
        Label loop = new Label();
        Label done = new Label();
        MethodBody body = method("Fill", group, fillers, loop, done);
        int array = body.addLocal("array", types.itemsOf(type));
        int index = body.addLocal("index", Simple.INT32);
        body.field(CilOpcode.LDSFLD, objects)
                .loadArgument(0)
                .add(CilOpcode.LDELEM_REF)
                .type(CilOpcode.CASTCLASS, types.of(type.pointer()));
        if (type.head().isPresent()) {
            body.field(CilOpcode.LDFLD, types.itemsField(type));
        }
        body.storeLocal(array);
        if (ArrayValue.holdsBytes(type)) {
            group.forEach(container ->
                    block.writeBytes(((ArrayValue) container).getBytes(0, ((ArrayValue) container).length())));
            body.field(CilOpcode.LDSFLD, bytes)
                    .field(CilOpcode.LDSFLD, position)
                    .loadLocal(array)
                    .load(0)
                    .loadLocal(array)
                    .add(CilOpcode.LDLEN)
                    .add(CilOpcode.CONV_I4)
                    .call(type.item() == Primitive.CHAR ? RuntimeLibrary.ARRAY_COPY : blockCopy());
            body.field(CilOpcode.LDSFLD, position)
                    .loadLocal(array)
                    .add(CilOpcode.LDLEN)
                    .add(CilOpcode.CONV_I4)
                    .add(CilOpcode.ADD)
                    .field(CilOpcode.STSFLD, position);
        } else {
            for (Container container : group) {
                ((ArrayValue) container).items().forEach(item -> write(item, type.item()));
            }
            Label next = new Label();
            Label isFull = new Label();
            body.load(0)
                    .storeLocal(index)
                    .mark(next)
                    .loadLocal(index)
                    .loadLocal(array)
                    .add(CilOpcode.LDLEN)
                    .add(CilOpcode.CONV_I4)
                    .jump(CilOpcode.BGE, isFull);
            body.loadLocal(array).loadLocal(index);
            read(type.item(), body);
            body.add(ArrayAccess.store(type.item()))
                    .loadLocal(index)
                    .load(1)
                    .add(CilOpcode.ADD)
                    .storeLocal(index)
                    .jump(CilOpcode.BR, next)
                    .mark(isFull);
        }
        finish(body, loop, done);
    }

    private static MethodReference blockCopy() {
        return MethodReference.ofStatic(
                ExternalType.ofBaseLibrary("System", "Buffer"),
                "BlockCopy",
                Simple.VOID,
                ARRAY.reference(),
                Simple.INT32,
                ARRAY.reference(),
                Simple.INT32,
                Simple.INT32);
    }

    private void write(Object value, LowLevelType type) {
        switch (type) {
            case Primitive.FLOAT, Primitive.SINGLEFLOAT -> writeBits((Double) value);
            case Primitive.BOOL -> write((Boolean) value ? 1 : 0);
            case Primitive _ -> write((Long) value);
            default -> write(indexOf.applyAsInt(value));
        }
    }

    /** Puts the next value on the stack. */
    private void read(LowLevelType type, MethodBody body) {
        switch (type) {
            case Primitive.FLOAT -> body.call(readFloat);
            case Primitive.SINGLEFLOAT -> body.call(readFloat).add(CilOpcode.CONV_R4);
            case Primitive primitive when primitive.bits() == 64 -> body.call(readNumber);
            case Primitive _ -> body.call(readNumber).add(CilOpcode.CONV_I4);
            default -> body.call(readReference).type(CilOpcode.CASTCLASS, types.of(type));
        }
    }

    /** Writes what comes before all containers. */
    void begin(MethodBody body, int count, Assembly assembly) {
        TypeDefinition shape = assembly.add(
                TypeDefinition.ofBytes(RuntimeLibrary.NAMESPACE, "PrebuiltBytes", Math.max(block.size(), 1)));
        FieldDefinition data = owner.addData("data", shape, block.size() == 0 ? new byte[1] : block.toByteArray());
        body.load(count).type(CilOpcode.NEWARR, Simple.OBJECT).field(CilOpcode.STSFLD, objects);
        body.load(block.size()).type(CilOpcode.NEWARR, Simple.UINT8).field(CilOpcode.STSFLD, bytes);
        if (block.size() > 0) {
            body.field(CilOpcode.LDSFLD, bytes).field(CilOpcode.LDTOKEN, data).call(INITIALISE_ARRAY);
        }
    }

    /** Writes the calls of the methods that make containers, or of those that fill them. */
    void calls(MethodBody body, boolean making) {
        for (Call call : making ? makers : fillers) {
            body.load(call.first()).load(call.end()).call(call.method());
        }
    }

    /** Writes what lets go of everything that is needed no more. */
    void end(MethodBody body) {
        body.add(CilOpcode.LDNULL)
                .field(CilOpcode.STSFLD, objects)
                .add(CilOpcode.LDNULL)
                .field(CilOpcode.STSFLD, bytes);
    }
}
