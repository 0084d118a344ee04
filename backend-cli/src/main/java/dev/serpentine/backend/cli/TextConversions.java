package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Turns the platform's text, in UTF-16, into the program's, of code points, and back; and bytes likewise. */
final class TextConversions {
    private static final SignatureType BYTES = new SignatureType.ArrayOf(Simple.UINT8);
    private static final SignatureType POINTS = new SignatureType.ArrayOf(Simple.UINT32);
    private static final ExternalType ENCODING = ExternalType.ofBaseLibrary("System.Text", "Encoding");
    private static final ExternalType ARRAY = ExternalType.ofBaseLibrary("System", "Array");
    private static final int LATIN_1 = 28591;

    private static final MethodReference UTF32 = MethodReference.ofStatic(ENCODING, "get_UTF32", ENCODING.reference());
    private static final MethodReference BY_NUMBER =
            MethodReference.ofStatic(ENCODING, "GetEncoding", ENCODING.reference(), Simple.INT32);
    private static final MethodReference ENCODE =
            MethodReference.ofInstance(ENCODING, "GetBytes", BYTES, Simple.STRING);
    private static final MethodReference DECODE =
            MethodReference.ofInstance(ENCODING, "GetString", Simple.STRING, BYTES, Simple.INT32, Simple.INT32);
    private static final MethodReference POINT = MethodReference.ofStatic(
            ExternalType.ofBaseLibrary("System", "BitConverter"), "ToUInt32", Simple.UINT32, BYTES, Simple.INT32);
    private static final MethodReference COPY_MEMORY = MethodReference.ofStatic(
            ExternalType.ofBaseLibrary("System", "Buffer"),
            "BlockCopy",
            Simple.VOID,
            ARRAY.reference(),
            Simple.INT32,
            ARRAY.reference(),
            Simple.INT32,
            Simple.INT32);
    private static final MethodReference MISSING = MethodReference.ofInstance(
            ExternalType.ofBaseLibrary("System", "ArgumentNullException"), ".ctor", Simple.VOID);
    private static final MethodReference CLONE = MethodReference.ofInstance(ARRAY, "Clone", Simple.OBJECT);

    private final TypeDefinition owner;
    private final CliTypes types;
    private final Map<String, MethodDefinition> methods = new HashMap<>();

    TextConversions(TypeDefinition owner, CliTypes types) {
        this.owner = owner;
        this.types = types;
    }

    private MethodDefinition method(
            String name, SignatureType result, SignatureType parameter, Consumer<MethodBody> writer) {
        return methods.computeIfAbsent(name, added -> {
            MethodDefinition made =
                    owner.addMethod(MethodDefinition.ofStatic(owner, added, result, List.of(parameter)));
            writer.accept(made.body().orElseThrow());
            return made;
        });
    }

    private static void refuseNull(MethodBody body) {
        Label isThere = new Label();
        body.loadArgument(0)
                .jump(CilOpcode.BRTRUE, isThere)
                .create(MISSING)
                .add(CilOpcode.THROW)
                .mark(isThere);
    }

    private static void passNull(MethodBody body) {
        Label isThere = new Label();
        body.loadArgument(0)
                .jump(CilOpcode.BRTRUE, isThere)
                .add(CilOpcode.LDNULL)
                .add(CilOpcode.RET)
                .mark(isThere);
    }

    /** {@code (string) -> str}. */
    MethodDefinition inward(StructType str, boolean mayBeNull) {
        return method(mayBeNull ? "OptionalText" : "Text", types.of(str.pointer()), Simple.STRING, body -> {
            int bytes = body.addLocal("bytes", BYTES);
            int count = body.addLocal("count", Simple.INT32);
            int index = body.addLocal("index", Simple.INT32);
            int text = body.addLocal("text", types.of(str.pointer()));
            int narrow = body.addLocal("narrow", BYTES);
            int wide = body.addLocal("wide", POINTS);
            Label next = new Label();
            Label isWide = new Label();
            Label isNarrow = new Label();
            if (mayBeNull) {
                passNull(body);
            } else {
                refuseNull(body);
            }
            body.call(UTF32)
                    .loadArgument(0)
                    .callVirtual(ENCODE)
                    .storeLocal(bytes)
                    .loadLocal(bytes)
                    .add(CilOpcode.LDLEN)
                    .add(CilOpcode.CONV_I4)
                    .load(4)
                    .add(CilOpcode.DIV)
                    .storeLocal(count);
            body.create(types.constructorOf(str)).storeLocal(text);
            body.loadLocal(text)
                    .loadLocal(count)
                    .add(CilOpcode.CONV_I8)
                    .field(CilOpcode.STFLD, types.field(str, "length"));
            body.loadLocal(count).type(CilOpcode.NEWARR, Simple.UINT8).storeLocal(narrow);
            body.mark(next).loadLocal(index).loadLocal(count).jump(CilOpcode.BGE, isNarrow);
            body.loadLocal(bytes)
                    .loadLocal(index)
                    .load(4)
                    .add(CilOpcode.MUL)
                    .call(POINT)
                    .load(255)
                    .jump(CilOpcode.BGT_UN, isWide);
            body.loadLocal(narrow)
                    .loadLocal(index)
                    .loadLocal(bytes)
                    .loadLocal(index)
                    .load(4)
                    .add(CilOpcode.MUL)
                    .add(CilOpcode.LDELEM_U1)
                    .add(CilOpcode.STELEM_I1);
            body.loadLocal(index).load(1).add(CilOpcode.ADD).storeLocal(index).jump(CilOpcode.BR, next);
            body.mark(isNarrow)
                    .loadLocal(text)
                    .loadLocal(narrow)
                    .field(CilOpcode.STFLD, types.itemsField(StandardLayouts.CHARS))
                    .loadLocal(text)
                    .add(CilOpcode.RET);
            body.mark(isWide)
                    .loadLocal(count)
                    .type(CilOpcode.NEWARR, Simple.UINT32)
                    .storeLocal(wide);
            body.loadLocal(bytes)
                    .load(0)
                    .loadLocal(wide)
                    .load(0)
                    .loadLocal(bytes)
                    .add(CilOpcode.LDLEN)
                    .add(CilOpcode.CONV_I4)
                    .call(COPY_MEMORY);
            body.loadLocal(text)
                    .loadLocal(wide)
                    .field(CilOpcode.STFLD, types.itemsField(StandardLayouts.UNICHARS))
                    .loadLocal(text)
                    .load(1)
                    .field(CilOpcode.STFLD, types.field(str, "is_wide"))
                    .loadLocal(text)
                    .add(CilOpcode.RET);
        });
    }

    /** {@code (str, perhaps null) -> string}. */
    MethodDefinition outward(StructType str) {
        return method("String", Simple.STRING, types.of(str.pointer()), body -> {
            int bytes = body.addLocal("bytes", BYTES);
            Label isWide = new Label();
            passNull(body);
            body.loadArgument(0)
                    .field(CilOpcode.LDFLD, types.itemsField(StandardLayouts.CHARS))
                    .jump(CilOpcode.BRFALSE, isWide);
            body.load(LATIN_1)
                    .call(BY_NUMBER)
                    .loadArgument(0)
                    .field(CilOpcode.LDFLD, types.itemsField(StandardLayouts.CHARS))
                    .load(0);
            length(str, body);
            body.callVirtual(DECODE).add(CilOpcode.RET);
            body.mark(isWide);
            length(str, body);
            body.load(4).add(CilOpcode.MUL).type(CilOpcode.NEWARR, Simple.UINT8).storeLocal(bytes);
            body.loadArgument(0)
                    .field(CilOpcode.LDFLD, types.itemsField(StandardLayouts.UNICHARS))
                    .load(0)
                    .loadLocal(bytes)
                    .load(0)
                    .loadLocal(bytes)
                    .add(CilOpcode.LDLEN)
                    .add(CilOpcode.CONV_I4)
                    .call(COPY_MEMORY);
            body.call(UTF32)
                    .loadLocal(bytes)
                    .load(0)
                    .loadLocal(bytes)
                    .add(CilOpcode.LDLEN)
                    .add(CilOpcode.CONV_I4)
                    .callVirtual(DECODE)
                    .add(CilOpcode.RET);
        });
    }

    private void length(StructType str, MethodBody body) {
        body.loadArgument(0).field(CilOpcode.LDFLD, types.field(str, "length")).add(CilOpcode.CONV_I4);
    }

    /** {@code (array) -> bytes}. */
    MethodDefinition bytesInward(StructType type) {
        return method("Bytes", types.of(type.pointer()), BYTES, body -> {
            int made = body.addLocal("made", types.of(type.pointer()));
            refuseNull(body);
            body.create(types.constructorOf(type)).storeLocal(made);
            body.loadLocal(made).loadArgument(0).add(CilOpcode.LDLEN).add(CilOpcode.CONV_I4);
            types.newArray(StandardLayouts.CHARS, body);
            body.field(CilOpcode.STFLD, types.field(type, "items"));
            body.loadArgument(0)
                    .load(0)
                    .loadLocal(made)
                    .field(CilOpcode.LDFLD, types.field(type, "items"))
                    .field(CilOpcode.LDFLD, types.itemsField(StandardLayouts.CHARS))
                    .load(0)
                    .loadArgument(0)
                    .add(CilOpcode.LDLEN)
                    .add(CilOpcode.CONV_I4)
                    .call(COPY_MEMORY);
            body.loadLocal(made).add(CilOpcode.RET);
        });
    }

    /** {@code (bytes) -> array}. */
    MethodDefinition bytesOutward(StructType type) {
        return method(
                "Array",
                BYTES,
                types.of(type.pointer()),
                body -> body.loadArgument(0)
                        .field(CilOpcode.LDFLD, types.field(type, "items"))
                        .field(CilOpcode.LDFLD, types.itemsField(StandardLayouts.CHARS))
                        .callVirtual(CLONE)
                        .type(CilOpcode.CASTCLASS, BYTES)
                        .add(CilOpcode.RET));
    }
}
