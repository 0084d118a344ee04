package dev.serpentine.backend.jvm.facade;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.serpentine.graph.program.Exports.Surface;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/**
 * Turns values of Java into those of the program, and back: a static method for each pair of types. A value inside is
 * always a fresh one, and so is one outside.
 */
final class FacadeConversions {
    private static final String VALUE = "value";
    private static final String MADE = "made";
    private static final String ITEMS = "items";
    private static final String LENGTH = "length";
    private static final String IS_WIDE = "is_wide";
    private static final String RUNTIME = "dev/serpentine/backend/jvm/runtime/";

    /** A conversion, of which one method suffices. */
    private record Key(boolean isInward, Surface surface, LowLevelType type) {}

    private final FacadeNames names;
    private final FacadeTypes types;
    private final Spelling spelling;
    private final TypeSpec.Builder owner;
    private final ClassName ownerName;
    private final ClassName texts;
    private final Map<Key, String> methods = new HashMap<>();

    /** @param owner the class that gets the methods */
    FacadeConversions(
            FacadeNames names, FacadeTypes types, Spelling spelling, TypeSpec.Builder owner, ClassName ownerName) {
        this.names = names;
        this.types = types;
        this.spelling = spelling;
        this.owner = owner;
        this.ownerName = ownerName;
        this.texts = names.hidden(RUNTIME + "Texts");
    }

    /** The program's value of a Java expression. */
    CodeBlock inward(Surface surface, LowLevelType type, CodeBlock value) {
        return surface == Surface.Simple.INT || surface == Surface.Simple.FLOAT || surface == Surface.Simple.BOOL
                ? value
                : call(new Key(true, surface, type), value);
    }

    /** The Java value of an expression of the program's. */
    CodeBlock outward(Surface surface, LowLevelType type, CodeBlock value) {
        return surface == Surface.Simple.INT || surface == Surface.Simple.FLOAT || surface == Surface.Simple.BOOL
                ? value
                : call(new Key(false, surface, type), value);
    }

    private CodeBlock call(Key key, CodeBlock value) {
        String name = methods.get(key);
        if (name == null) {
            name = (key.isInward() ? "inward" : "outward") + (methods.size() + 1);
            methods.put(key, name);
            owner.addMethod(key.isInward() ? inwardMethod(key, name) : outwardMethod(key, name));
        }
        return CodeBlock.of("$T.$L($L)", ownerName, name, value);
    }

    private TypeName emitted(LowLevelType type) {
        return names.type(spelling.descriptor(type));
    }

    private static ContainerType target(LowLevelType type) {
        return ((PointerType) type).target();
    }

    private static StructType struct(LowLevelType type) {
        return (StructType) target(type);
    }

    private static LowLevelType fieldType(StructType struct, String name) {
        return struct.field(name).orElseThrow().type();
    }

    /** The type of a list's array of items: the list's own where it cannot grow. */
    private static LowLevelType items(LowLevelType list) {
        return target(list) instanceof StructType struct ? fieldType(struct, ITEMS) : list;
    }

    private MethodSpec inwardMethod(Key key, String name) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.STATIC)
                .addParameter(types.part(key.surface()), VALUE)
                .returns(emitted(key.type()));
        switch (key.surface()) {
            case Surface.Simple simple -> {
                switch (simple) {
                    case STR -> {
                        method.addStatement("$T.requireNonNull(value, $S)", Objects.class, "a str cannot be null");
                        textInward(struct(key.type()), method);
                    }
                    case OPTIONAL -> {
                        method.beginControlFlow("if (value == null)")
                                .addStatement("return null")
                                .endControlFlow();
                        textInward(struct(key.type()), method);
                    }
                    case BYTES -> {
                        method.addStatement("$1T made = new $1T()", emitted(key.type()));
                        method.addStatement(
                                        "made.$L = $T.$L(value.length)",
                                        spelling.field(struct(key.type()), ITEMS),
                                        emitted(StandardLayouts.CHARS.pointer()),
                                        spelling.maker(StandardLayouts.CHARS))
                                .addStatement(
                                        "System.arraycopy(value, 0, made.$L.$L, 0, value.length)",
                                        spelling.field(struct(key.type()), ITEMS),
                                        spelling.items(StandardLayouts.CHARS))
                                .addStatement("return made");
                    }
                    case INT, FLOAT, BOOL, NONE -> throw new IllegalStateException("a " + simple + " is not converted");
                }
            }
            case Surface.ListOf(Surface item) -> listInward(item, key.type(), method);
            case Surface.TupleOf tuple -> tupleInward(tuple, struct(key.type()), method);
            case Surface.DictOf _ -> throw new IllegalStateException("a dict goes in as two lists");
        }
        return method.build();
    }

    private void textInward(StructType type, MethodSpec.Builder method) {
        String narrow = spelling.items(StandardLayouts.CHARS);
        String wide = spelling.items(StandardLayouts.UNICHARS);
        method.addStatement("$1T made = new $1T()", emitted(type.pointer()));
        method.addStatement("made.$L = $T.narrow(value)", narrow, texts);
        method.beginControlFlow("if (made.$L == null)", narrow)
                .addStatement("made.$L = $T.wide(value)", wide, texts)
                .addStatement("made.$L = true", spelling.field(type, IS_WIDE))
                .endControlFlow();
        method.addStatement(
                        "made.$1L = made.$2L == null ? made.$3L.length : made.$2L.length",
                        spelling.field(type, LENGTH),
                        narrow,
                        wide)
                .addStatement("return made");
    }

    private void listInward(Surface item, LowLevelType type, MethodSpec.Builder method) {
        LowLevelType array = items(type);
        TypeName itemType = ((ArrayTypeName) emitted(array)).componentType();
        StringBuilder dimensions = new StringBuilder();
        while (itemType instanceof ArrayTypeName nested) {
            itemType = nested.componentType();
            dimensions.append("[]");
        }
        method.addStatement("$T items = new $T[value.size()]$L", emitted(array), itemType, dimensions.toString());
        method.addStatement("int index = 0");
        method.beginControlFlow("for ($T item : value)", types.part(item));
        method.addStatement(
                        "items[index++] = $L", inward(item, ((ArrayType) target(array)).item(), CodeBlock.of("item")))
                .endControlFlow();
        if (target(type) instanceof StructType struct) {
            method.addStatement("$1T made = new $1T()", emitted(type));
            method.addStatement("made.$L = items", spelling.field(struct, ITEMS))
                    .addStatement("made.$L = items.length", spelling.field(struct, LENGTH));
            method.addStatement("return made");
        } else {
            method.addStatement("return items");
        }
    }

    private void tupleInward(Surface.TupleOf tuple, StructType struct, MethodSpec.Builder method) {
        method.addStatement("$1T made = new $1T()", emitted(struct.pointer()));
        for (int i = 0; i < tuple.items().size(); i++) {
            String item = "item" + i;
            method.addStatement(
                    "made.$L = $L",
                    spelling.field(struct, item),
                    inward(tuple.items().get(i), fieldType(struct, item), CodeBlock.of("value.$L()", item)));
        }
        method.addStatement("return made");
    }

    private MethodSpec outwardMethod(Key key, String name) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.STATIC)
                .addParameter(emitted(key.type()), VALUE)
                .returns(types.of(key.surface()));
        switch (key.surface()) {
            case Surface.Simple simple -> {
                switch (simple) {
                    case STR, OPTIONAL -> {
                        method.addStatement(
                                "return value == null ? null : $T.of(value.$L, value.$L)",
                                texts,
                                spelling.items(StandardLayouts.CHARS),
                                spelling.items(StandardLayouts.UNICHARS));
                    }
                    case BYTES ->
                        method.addStatement(
                                "return value.$L.$L.clone()",
                                spelling.field(struct(key.type()), ITEMS),
                                spelling.items(StandardLayouts.CHARS));
                    case INT, FLOAT, BOOL, NONE -> throw new IllegalStateException("a " + simple + " is not converted");
                }
            }
            case Surface.ListOf(Surface item) -> {
                method.addStatement("$T made = new $T<>()", types.of(key.surface()), ArrayList.class);
                loop(key.type(), CodeBlock.of(VALUE), method);
                method.addStatement(
                        "made.add($L)",
                        outward(
                                item,
                                ((ArrayType) target(items(key.type()))).item(),
                                itemAt(key.type(), CodeBlock.of(VALUE))));
                method.endControlFlow().addStatement("return made");
            }
            case Surface.TupleOf tuple -> {
                CodeBlock.Builder parts = CodeBlock.builder();
                for (int i = 0; i < tuple.items().size(); i++) {
                    parts.add(i == 0 ? "" : ", ")
                            .add(outward(
                                    tuple.items().get(i),
                                    fieldType(struct(key.type()), "item" + i),
                                    part(key.type(), i)));
                }
                method.addStatement("return new $T($L)", types.of(tuple), parts.build());
            }
            case Surface.DictOf dict -> dictOutward(dict, key.type(), method);
        }
        return method.build();
    }

    private CodeBlock part(LowLevelType tuple, int index) {
        return CodeBlock.of("value.$L", spelling.field(struct(tuple), "item" + index));
    }

    private void loop(LowLevelType list, CodeBlock value, MethodSpec.Builder method) {
        String length = target(list) instanceof StructType struct ? spelling.field(struct, LENGTH) : LENGTH;
        method.beginControlFlow("for (int index = 0; index < $L.$L; index++)", value, length);
    }

    private CodeBlock itemAt(LowLevelType list, CodeBlock value) {
        return target(list) instanceof StructType struct
                ? CodeBlock.of("$L.$L[index]", value, spelling.field(struct, ITEMS))
                : CodeBlock.of("$L[index]", value);
    }

    private void dictOutward(Surface.DictOf dict, LowLevelType type, MethodSpec.Builder method) {
        LowLevelType keys = fieldType(struct(type), "item0");
        LowLevelType values = fieldType(struct(type), "item1");
        method.addStatement("$T $L = new $T<>()", types.of(dict), MADE, LinkedHashMap.class);
        loop(keys, part(type, 0), method);
        method.addStatement(
                "made.put($L, $L)",
                outward(dict.key(), ((ArrayType) target(items(keys))).item(), itemAt(keys, part(type, 0))),
                outward(dict.value(), ((ArrayType) target(items(values))).item(), itemAt(values, part(type, 1))));
        method.endControlFlow().addStatement("return made");
    }

    /** The two lists that a Java map goes in as. */
    List<CodeBlock> inward(Surface.DictOf dict, LowLevelType keys, LowLevelType values, CodeBlock value) {
        return List.of(
                inward(
                        new Surface.ListOf(dict.key()),
                        keys,
                        CodeBlock.of("new $T<>($L.keySet())", ArrayList.class, value)),
                inward(
                        new Surface.ListOf(dict.value()),
                        values,
                        CodeBlock.of("new $T<>($L.values())", ArrayList.class, value)));
    }
}
