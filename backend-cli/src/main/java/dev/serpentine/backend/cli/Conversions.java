package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import dev.serpentine.backend.cli.runtime.RuntimeLibrary;
import dev.serpentine.graph.program.Exports.Surface;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.StructType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Turns what users of a library pass into values of the program, and back: lists and the like are copied. */
final class Conversions {
    private static final String ITEMS = "items";
    private static final String LENGTH = "length";

    private record Key(boolean inward, Surface surface, LowLevelType type) {}

    private final CliTypes types;
    private final TypeDefinition owner;
    private final TextConversions texts;
    private final Map<Key, MethodDefinition> methods = new HashMap<>();

    Conversions(Assembly assembly, CliTypes types) {
        this.types = types;
        this.owner = assembly.add(TypeDefinition.ofStaticClass(RuntimeLibrary.NAMESPACE, "Conversions", false));
        this.texts = new TextConversions(owner, types);
    }

    /** Turns the user's value on the stack into one of the program. */
    void inward(Surface surface, LowLevelType type, MethodBody body) {
        switch (surface) {
            case Surface.Simple simple -> {
                switch (simple) {
                    case INT, FLOAT, BOOL, NONE -> {}
                    case STR -> body.call(texts.inward(struct(type), false));
                    case OPTIONAL -> body.call(texts.inward(struct(type), true));
                    case BYTES -> body.call(texts.bytesInward(struct(type)));
                }
            }
            case Surface.ListOf(Surface item) ->
                body.call(method(
                        true,
                        surface,
                        type,
                        SurfaceTypes.of(surface),
                        types.of(type),
                        made -> listInward(item, type, made)));
            case Surface.TupleOf tuple ->
                body.call(method(
                        true,
                        surface,
                        type,
                        SurfaceTypes.of(surface),
                        types.of(type),
                        made -> tupleInward(tuple, struct(type), made)));
            case Surface.DictOf _ -> throw new IllegalStateException("a dict goes in as two lists");
        }
    }

    /** Turns the program's value on the stack into one for the user. */
    void outward(Surface surface, LowLevelType type, MethodBody body) {
        switch (surface) {
            case Surface.Simple simple -> {
                switch (simple) {
                    case INT, FLOAT, BOOL, NONE -> {}
                    case STR, OPTIONAL -> body.call(texts.outward(struct(type)));
                    case BYTES -> body.call(texts.bytesOutward(struct(type)));
                }
            }
            case Surface.ListOf(Surface item) ->
                body.call(method(
                        false,
                        surface,
                        type,
                        types.of(type),
                        SurfaceTypes.of(surface),
                        made -> listOutward(item, type, made)));
            case Surface.TupleOf tuple ->
                body.call(method(
                        false,
                        surface,
                        type,
                        types.of(type),
                        SurfaceTypes.of(surface),
                        made -> tupleOutward(tuple, struct(type), made)));
            case Surface.DictOf dict ->
                body.call(method(
                        false,
                        surface,
                        type,
                        types.of(type),
                        SurfaceTypes.of(surface),
                        made -> dictOutward(dict, struct(type), made)));
        }
    }

    private interface Writer {
        void write(MethodBody body);
    }

    private MethodDefinition method(
            boolean inward, Surface surface, LowLevelType type, SignatureType from, SignatureType to, Writer writer) {
        Key key = new Key(inward, surface, type);
        MethodDefinition known = methods.get(key);
        if (known == null) {
            known = MethodDefinition.ofStatic(
                    owner, (inward ? "Inward'" : "Outward'") + methods.size(), to, List.of(from));
            methods.put(key, known);
            writer.write(known.body().orElseThrow());
            owner.addMethod(known);
        }
        return known;
    }

    private static ContainerType target(LowLevelType type) {
        return ((PointerType) type).target();
    }

    private static StructType struct(LowLevelType type) {
        return (StructType) target(type);
    }

    /** The array of items of a list: the list itself where it cannot grow. */
    private static ArrayType items(LowLevelType type) {
        return target(type) instanceof StructType struct
                ? (ArrayType) target(struct.field(ITEMS).orElseThrow().type())
                : (ArrayType) target(type);
    }

    private void listInward(Surface item, LowLevelType type, MethodBody body) {
        LowLevelType itemType = items(type).item();
        int count = body.addLocal("count", Simple.INT32);
        int index = body.addLocal("index", Simple.INT32);
        int array = body.addLocal("array", types.of(items(type).pointer()));
        int list = body.addLocal("list", types.of(type));
        Label next = new Label();
        Label isFull = new Label();
        body.loadArgument(0)
                .callVirtual(SurfaceTypes.count(item))
                .storeLocal(count)
                .loadLocal(count)
                .type(CilOpcode.NEWARR, types.of(itemType))
                .storeLocal(array);
        body.mark(next).loadLocal(index).loadLocal(count).jump(CilOpcode.BGE, isFull);
        body.loadLocal(array).loadLocal(index).loadArgument(0).loadLocal(index).callVirtual(SurfaceTypes.item(item));
        inward(item, itemType, body);
        body.add(ArrayAccess.store(itemType))
                .loadLocal(index)
                .load(1)
                .add(CilOpcode.ADD)
                .storeLocal(index)
                .jump(CilOpcode.BR, next)
                .mark(isFull);
        if (target(type) instanceof StructType struct) {
            body.create(types.constructorOf(struct)).storeLocal(list);
            body.loadLocal(list)
                    .loadLocal(count)
                    .add(CilOpcode.CONV_I8)
                    .field(CilOpcode.STFLD, types.field(struct, LENGTH));
            body.loadLocal(list)
                    .loadLocal(array)
                    .field(CilOpcode.STFLD, types.field(struct, ITEMS))
                    .loadLocal(list)
                    .add(CilOpcode.RET);
        } else {
            body.loadLocal(array).add(CilOpcode.RET);
        }
    }

    private void loadItems(LowLevelType type, MethodBody body) {
        if (target(type) instanceof StructType struct) {
            body.field(CilOpcode.LDFLD, types.field(struct, ITEMS));
        }
    }

    private void loadLength(LowLevelType type, MethodBody body) {
        if (target(type) instanceof StructType struct) {
            body.field(CilOpcode.LDFLD, types.field(struct, LENGTH)).add(CilOpcode.CONV_I4);
        } else {
            body.add(CilOpcode.LDLEN).add(CilOpcode.CONV_I4);
        }
    }

    private void listOutward(Surface item, LowLevelType type, MethodBody body) {
        LowLevelType itemType = items(type).item();
        int index = body.addLocal("index", Simple.INT32);
        int result = body.addLocal("result", SurfaceTypes.of(new Surface.ListOf(item)));
        Label next = new Label();
        Label isFull = new Label();
        body.create(SurfaceTypes.newList(item)).storeLocal(result);
        body.mark(next).loadLocal(index).loadArgument(0);
        loadLength(type, body);
        body.jump(CilOpcode.BGE, isFull).loadLocal(result).loadArgument(0);
        loadItems(type, body);
        body.loadLocal(index).add(ArrayAccess.load(itemType));
        outward(item, itemType, body);
        body.callVirtual(SurfaceTypes.add(item))
                .loadLocal(index)
                .load(1)
                .add(CilOpcode.ADD)
                .storeLocal(index)
                .jump(CilOpcode.BR, next);
        body.mark(isFull).loadLocal(result).add(CilOpcode.RET);
    }

    private void tupleInward(Surface.TupleOf tuple, StructType struct, MethodBody body) {
        int made = body.addLocal("made", types.of(struct.pointer()));
        body.create(types.constructorOf(struct)).storeLocal(made);
        for (int i = 0; i < tuple.items().size(); i++) {
            body.loadLocal(made).loadArgument(0).callVirtual(SurfaceTypes.tupleItem(tuple, i));
            inward(tuple.items().get(i), struct.field("item" + i).orElseThrow().type(), body);
            body.field(CilOpcode.STFLD, types.field(struct, "item" + i));
        }
        body.loadLocal(made).add(CilOpcode.RET);
    }

    private void tupleOutward(Surface.TupleOf tuple, StructType struct, MethodBody body) {
        for (int i = 0; i < tuple.items().size(); i++) {
            loadPart(struct, i, body);
            outward(tuple.items().get(i), struct.field("item" + i).orElseThrow().type(), body);
        }
        body.create(SurfaceTypes.newTuple(tuple)).add(CilOpcode.RET);
    }

    private void loadPart(StructType struct, int index, MethodBody body) {
        body.loadArgument(0).field(CilOpcode.LDFLD, types.field(struct, "item" + index));
    }

    private void dictOutward(Surface.DictOf dict, StructType struct, MethodBody body) {
        LowLevelType keys = struct.field("item0").orElseThrow().type();
        LowLevelType values = struct.field("item1").orElseThrow().type();
        int index = body.addLocal("index", Simple.INT32);
        int result = body.addLocal("result", SurfaceTypes.of(dict));
        Label next = new Label();
        Label isFull = new Label();
        body.create(SurfaceTypes.newDict(dict)).storeLocal(result).mark(next).loadLocal(index);
        loadPart(struct, 0, body);
        loadLength(keys, body);
        body.jump(CilOpcode.BGE, isFull).loadLocal(result);
        loadPart(struct, 0, body);
        loadItems(keys, body);
        body.loadLocal(index).add(ArrayAccess.load(items(keys).item()));
        outward(dict.key(), items(keys).item(), body);
        loadPart(struct, 1, body);
        loadItems(values, body);
        body.loadLocal(index).add(ArrayAccess.load(items(values).item()));
        outward(dict.value(), items(values).item(), body);
        body.callVirtual(SurfaceTypes.setItem(dict))
                .loadLocal(index)
                .load(1)
                .add(CilOpcode.ADD)
                .storeLocal(index)
                .jump(CilOpcode.BR, next);
        body.mark(isFull).loadLocal(result).add(CilOpcode.RET);
    }
}
