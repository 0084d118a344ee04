package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeLowLevelType;
import dev.serpentine.frontend.annotation.value.SomeValue.SomePointer;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Knows the live objects of {@code rpython.*} that stand for something of the translator: low-level types, external
 * functions, and functions whose calls have a rule of their own.
 */
public final class LowLevelMarkers {
    public static final String TYPES = "rpython.rtyper.lltypesystem.lltype.";
    /** What comes before the name of an external function. */
    public static final String EXTERNALS = "external ";

    private final Host host;
    private final Map<HostObject, LowLevelType> types;
    private final Map<String, LowLevelType> named = new HashMap<>();

    /** @param types those read so far, kept from run to run: structs are equal only to themselves */
    LowLevelMarkers(Host host, Map<HostObject, LowLevelType> types) {
        this.host = host;
        this.types = types;
    }

    /** Whether calls of a function or class of {@code rpython.*} have a rule. */
    boolean isMarker(HostObject object) {
        return switch (object.kind()) {
            case CLASS, FUNCTION ->
                BuiltinFunction.of(object).isPresent() || object.qualifiedName().startsWith(TYPES);
            default -> false;
        };
    }

    /** Whether a live object is an external function of the run-time support. */
    static boolean isExternal(HostObject object) {
        return object.kind() == HostKind.INSTANCE
                && object.type().qualifiedName().equals(TYPES + "external");
    }

    /** What tables of builtins know a marker by. */
    String nameOf(HostObject object) {
        return isExternal(object)
                ? EXTERNALS + object.attribute("name").orElseThrow().asText()
                : object.qualifiedName();
    }

    /** The annotation of a low-level type or prebuilt pointer as a live object; empty for anything else. */
    Optional<SomeValue> annotation(HostObject object) {
        if (object.kind() != HostKind.INSTANCE
                || !object.type().qualifiedName().startsWith(TYPES)
                || isExternal(object)) {
            return Optional.empty();
        }
        if (object.type().name().equals("Pointer")) {
            return Optional.of(
                    new SomePointer((PointerType) read(object.attribute("_type").orElseThrow()), Optional.empty()));
        }
        return Optional.of(new SomeLowLevelType(read(object)));
    }

    /** Reads a live low-level type. */
    LowLevelType read(HostObject object) {
        LowLevelType known = types.get(object);
        if (known != null) {
            return known;
        }
        LowLevelType type = switch (object.type().name()) {
            case "Primitive" -> primitive(object.attribute("name").orElseThrow().asText());
            case "Ptr" ->
                new PointerType((ContainerType) read(object.attribute("TO").orElseThrow()));
            case "GcArray" -> {
                HostObject head = object.attribute("head").orElseThrow();
                LowLevelType item = read(object.attribute("OF").orElseThrow());
                yield head.kind() == HostKind.NONE
                        ? ArrayType.collected(item)
                        : ArrayType.behind((StructType) read(head), item);
            }
            case "GcStruct", "GcHead" -> {
                Optional<StructType> standard = standardLayout(object);
                if (standard.isPresent()) {
                    yield standard.get();
                }
                StructType struct = StructType.declare(
                        object.attribute("name").orElseThrow().asText(), null, true);
                types.put(object, struct);
                List<StructType.Field> fields = new ArrayList<>();
                for (HostObject field : object.attribute("fields").orElseThrow().items()) {
                    fields.add(StructType.Field.mutable(
                            field.items().get(0).asText(), read(field.items().get(1))));
                }
                yield struct.define(fields);
            }
            default ->
                throw new IllegalStateException(
                        "no low-level type for " + object.type().qualifiedName());
        };
        types.put(object, type);
        return type;
    }

    /** The layouts of text, bytes and ints without bounds are those that every stage knows. */
    private Optional<StructType> standardLayout(HostObject object) {
        HostObject module = host.importModule(TYPES.substring(0, TYPES.length() - 1));
        if (object.equals(module.attribute("STR").orElseThrow())) {
            return Optional.of(StandardLayouts.STR);
        }
        if (object.equals(module.attribute("LONG_INTEGER").orElseThrow())) {
            return Optional.of(StandardLayouts.LONG_INTEGER);
        }
        if (object.equals(module.attribute("BYTEARRAY").orElseThrow())) {
            return Optional.of(StandardLayouts.BYTEARRAY);
        }
        if (object.equals(module.attribute("GROWING_TEXT").orElseThrow())) {
            return Optional.of(StandardLayouts.GROWING_TEXT);
        }
        return object.equals(module.attribute("BYTES").orElseThrow())
                ? Optional.of(StandardLayouts.BYTES)
                : Optional.empty();
    }

    /** A type that {@code lltype} itself defines, by its name there. */
    public LowLevelType named(String name) {
        return named.computeIfAbsent(
                name,
                key -> read(host.importModule(TYPES.substring(0, TYPES.length() - 1))
                        .attribute(key)
                        .orElseThrow()));
    }

    private static Primitive primitive(String name) {
        for (Primitive primitive : Primitive.values()) {
            if (primitive.text().equals(name)) {
                return primitive;
            }
        }
        throw new IllegalStateException("no primitive type " + name);
    }
}
