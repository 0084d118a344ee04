package dev.serpentine.frontend.loader;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** A live object of the embedding, read through the {@link Prelude}. */
final class LiveObject implements HostObject {
    private final LiveObjectTable table;
    private final Prelude prelude;
    /** Where the object is only known by what was read of it, null until it is needed. */
    private Value value;

    private HostKind kind;
    /** Of an instance or container; else null. */
    private final Object raw;
    /** Of what has an identity of its own; else -1. */
    private final int number;
    // What never changes after the import, asked for once.
    private HostObject type;
    private List<HostObject> linearisation;
    private List<HostObject> bases;
    private String name;
    private String qualifiedName;
    private final Map<Part, Optional<HostObject>> parts = new EnumMap<>(Part.class);
    /** What a class that is built in has, or has not: nothing is assigned to it. */
    private Map<String, Optional<HostObject>> ofBuiltinClass;

    private Map<String, HostObject> allOfBuiltinClass;
    /** Of a str, an int or a float, which cannot change. */
    private Object javaValue;
    /** Asked for once: what a program is translated from does not change during its translation. */
    private Contents contents;

    private int identityHash;

    /**
     * What an instance or container held when it was read.
     *
     * @param shape of an instance
     * @param values attributes, items, or keys and values in turn
     */
    record Contents(Shape shape, List<HostObject> values) {
        /** The attributes of an instance. */
        Map<String, HostObject> byName() {
            Map<String, HostObject> attributes = new LinkedHashMap<>();
            for (int i = 0; i < values.size(); i++) {
                attributes.put(shape.names().get(i), values.get(i));
            }
            return attributes;
        }
    }

    /** The names of an instance's attributes, shared by all that have the same. */
    record Shape(List<String> names, Map<String, Integer> positions) {
        static Shape of(List<String> names) {
            Map<String, Integer> positions = new HashMap<>();
            for (int i = 0; i < names.size(); i++) {
                positions.put(names.get(i), i);
            }
            return new Shape(names, positions);
        }
    }

    /** @param kind null where it is not known yet */
    LiveObject(LiveObjectTable table, Value value, HostKind kind) {
        this(table, value, kind, null, -1, null);
    }

    /**
     * One that may have no handle yet.
     *
     * @param value null where it can be had from what it is inside, or from the Java value
     */
    LiveObject(LiveObjectTable table, Value value, HostKind kind, Object raw, int number, Object javaValue) {
        this.table = table;
        this.prelude = table.prelude();
        this.value = value;
        this.kind = kind;
        this.raw = raw;
        this.number = number;
        this.javaValue = javaValue;
    }

    /** The object in the embedding. */
    Value value() {
        if (value == null) {
            value = raw != null ? table.valueOfRaw(raw) : table.valueOf(javaValue);
        }
        return value;
    }

    /** What an instance or container is inside of the embedding. */
    Object raw() {
        return raw;
    }

    /** Reads what it holds again when it is next asked for. */
    void forgetContents() {
        contents = null;
        parts.clear();
    }

    private Contents contents() {
        if (contents == null) {
            contents = table.read(this);
        }
        return contents;
    }

    @Override
    public HostKind kind() {
        if (kind == null) {
            kind = table.kindOf(value());
        }
        return kind;
    }

    private IllegalStateException unsuited(String request) {
        return new IllegalStateException("a " + kind() + " has no " + request);
    }

    LiveObject wrap(Value other) {
        return table.wrap(other);
    }

    private List<HostObject> wrapAll(Value array) {
        long size = array.getArraySize();
        List<HostObject> items = new ArrayList<>((int) size);
        for (long i = 0; i < size; i++) {
            items.add(wrap(array.getArrayElement(i)));
        }
        return items;
    }

    @Override
    public HostObject type() {
        if (type == null) {
            type = raw != null ? table.typeOf(this) : wrap(prelude.typeOf.execute(value()));
        }
        return type;
    }

    @Override
    public boolean asBoolean() {
        if (kind() != HostKind.BOOL) {
            throw unsuited("truth as a bool");
        }
        return value().asBoolean();
    }

    @Override
    public BigInteger asInteger() {
        return switch (kind()) {
            case BOOL -> value().asBoolean() ? BigInteger.ONE : BigInteger.ZERO;
            case INT -> {
                if (javaValue == null) {
                    Value value = value();
                    javaValue = value.fitsInLong() ? BigInteger.valueOf(value.asLong()) : value.asBigInteger();
                }
                yield (BigInteger) javaValue;
            }
            case INSTANCE -> {
                if (!value().canInvokeMember("__int__")) {
                    throw unsuited("value as an int");
                }
                if (javaValue == null) {
                    javaValue = value().invokeMember("__int__").asBigInteger();
                }
                yield (BigInteger) javaValue;
            }
            default -> throw unsuited("value as an int");
        };
    }

    @Override
    public double asFloat() {
        if (kind() != HostKind.FLOAT) {
            throw unsuited("value as a float");
        }
        if (javaValue == null) {
            javaValue = value().asDouble();
        }
        return (Double) javaValue;
    }

    @Override
    public String asText() {
        if (kind() != HostKind.STR) {
            throw unsuited("text");
        }
        if (javaValue == null) {
            javaValue = value().asString();
        }
        return (String) javaValue;
    }

    @Override
    public byte[] asBytes() {
        if (kind() != HostKind.BYTES && kind() != HostKind.BYTEARRAY) {
            throw unsuited("bytes");
        }
        return prelude.byteValues.execute(value()).asString().getBytes(StandardCharsets.ISO_8859_1);
    }

    @Override
    public List<HostObject> items() {
        return switch (kind()) {
            case TUPLE, LIST, SET, FROZENSET -> contents().values();
            default -> throw unsuited("items");
        };
    }

    @Override
    public List<Map.Entry<HostObject, HostObject>> entries() {
        if (kind() != HostKind.DICT) {
            throw unsuited("entries");
        }
        List<HostObject> flat = contents().values();
        List<Map.Entry<HostObject, HostObject>> entries = new ArrayList<>(flat.size() / 2);
        for (int i = 0; i < flat.size(); i += 2) {
            entries.add(Map.entry(flat.get(i), flat.get(i + 1)));
        }
        return entries;
    }

    @Override
    public Optional<HostObject> entry(String key) {
        if (kind() != HostKind.DICT) {
            throw unsuited("entries");
        }
        return table.entry(this, key);
    }

    @Override
    public Map<String, HostObject> attributes() {
        if (kind() == HostKind.INSTANCE) {
            return contents().byName();
        }
        Object own = RawObjects.of(value());
        if (RawObjects.hasReadableDictionary(own)) {
            return table.ownAttributes(own);
        }
        if (kind() != HostKind.CLASS) {
            return askForAttributes();
        }
        if (allOfBuiltinClass == null) {
            allOfBuiltinClass = askForAttributes();
        }
        return allOfBuiltinClass;
    }

    private Map<String, HostObject> askForAttributes() {
        Map<String, HostObject> attributes = new LinkedHashMap<>();
        Value flat = prelude.attributes.execute(value());
        for (long i = 0; i < flat.getArraySize(); i += 2) {
            attributes.put(flat.getArrayElement(i).asString(), wrap(flat.getArrayElement(i + 1)));
        }
        return attributes;
    }

    @Override
    public Optional<HostObject> attribute(String name) {
        if (kind() == HostKind.INSTANCE) {
            Contents held = contents();
            return Optional.ofNullable(held.shape().positions().get(name)).map(held.values()::get);
        }
        Object own = RawObjects.of(value());
        if (RawObjects.hasReadableDictionary(own)) {
            return table.ownAttribute(own, name);
        }
        if (kind() != HostKind.CLASS) {
            return askForAttribute(name);
        }
        if (ofBuiltinClass == null) {
            ofBuiltinClass = new HashMap<>();
        }
        Optional<HostObject> known = ofBuiltinClass.get(name);
        if (known == null) {
            known = askForAttribute(name);
            ofBuiltinClass.put(name, known);
        }
        return known;
    }

    private Optional<HostObject> askForAttribute(String name) {
        return optional(prelude.attribute.execute(value(), name));
    }

    private Optional<HostObject> optional(Value noneOrOne) {
        return noneOrOne.getArraySize() == 0 ? Optional.empty() : Optional.of(wrap(noneOrOne.getArrayElement(0)));
    }

    private void requireClass(String request) {
        if (kind() != HostKind.CLASS) {
            throw unsuited(request);
        }
    }

    @Override
    public List<HostObject> mro() {
        if (linearisation == null) {
            requireClass("linearisation");
            linearisation = List.copyOf(wrapAll(prelude.mro.execute(value())));
        }
        return linearisation;
    }

    @Override
    public List<HostObject> bases() {
        if (bases == null) {
            requireClass("bases");
            bases = List.copyOf(wrapAll(prelude.bases.execute(value())));
        }
        return bases;
    }

    @Override
    public String name() {
        if (name == null) {
            name = switch (kind()) {
                case CLASS, FUNCTION, BUILTIN_FUNCTION, MODULE -> table.name(this);
                default -> throw unsuited("name");
            };
        }
        return name;
    }

    @Override
    public String qualifiedName() {
        if (qualifiedName == null) {
            qualifiedName = switch (kind()) {
                case CLASS, FUNCTION, BUILTIN_FUNCTION, MODULE -> table.qualifiedName(this);
                default -> throw unsuited("qualified name");
            };
        }
        return qualifiedName;
    }

    @Override
    public Optional<HostObject> part(Part part) {
        boolean suits = switch (part) {
            case FUNCTION ->
                kind() == HostKind.METHOD || kind() == HostKind.STATICMETHOD || kind() == HostKind.CLASSMETHOD;
            case SELF -> kind() == HostKind.METHOD || kind() == HostKind.BUILTIN_FUNCTION;
            case CODE, DEFAULTS, KEYWORD_DEFAULTS, CLOSURE, GLOBALS -> kind() == HostKind.FUNCTION;
            case CONTENTS -> kind() == HostKind.CELL;
            case GETTER, SETTER, DELETER -> kind() == HostKind.PROPERTY;
            case START, STOP, STEP -> kind() == HostKind.RANGE || kind() == HostKind.SLICE;
        };
        if (!suits) {
            throw unsuited("part " + part);
        }
        // What a cell holds is the one part that changes.
        return part == Part.CONTENTS ? readPart(part) : parts.computeIfAbsent(part, this::readPart);
    }

    private Optional<HostObject> readPart(Part part) {
        if (kind() == HostKind.FUNCTION) {
            Object function = RawObjects.of(value());
            if (part == Part.CODE) {
                return Optional.of(table.wrapRaw(RawDefinitions.code(function)));
            }
            if (part == Part.GLOBALS && RawDefinitions.globals(function) != null) {
                return Optional.of(table.wrapRaw(RawDefinitions.globals(function)));
            }
            if (RawDefinitions.lacks(function, part)) {
                return Optional.empty();
            }
        }
        return optional(prelude.part.execute(value(), part.name()));
    }

    @Override
    public String describe() {
        return prelude.describe.execute(value()).asString();
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof LiveObject that) || kind() != that.kind()) {
            return false;
        }
        return switch (kind()) {
            case NONE, ELLIPSIS, NOT_IMPLEMENTED -> true;
            case BOOL, INT -> asInteger().equals(that.asInteger());
            case FLOAT -> Double.doubleToRawLongBits(asFloat()) == Double.doubleToRawLongBits(that.asFloat());
            case STR -> asText().equals(that.asText());
            case BYTES -> Arrays.equals(asBytes(), that.asBytes());
            case TUPLE -> items().equals(that.items());
            case BYTEARRAY,
                    LIST,
                    DICT,
                    SET,
                    FROZENSET,
                    RANGE,
                    SLICE,
                    FUNCTION,
                    METHOD,
                    BUILTIN_FUNCTION,
                    CLASS,
                    MODULE,
                    PROPERTY,
                    STATICMETHOD,
                    CLASSMETHOD,
                    CELL,
                    CODE,
                    INSTANCE ->
                // Those with numbers are wrapped once.
                raw == null && that.raw == null && (number < 0 || that.number < 0) && value().equals(that.value());
        };
    }

    @Override
    public int hashCode() {
        return switch (kind()) {
            case NONE, ELLIPSIS, NOT_IMPLEMENTED -> kind().ordinal();
            case BOOL, INT -> 31 * kind().ordinal() + asInteger().hashCode();
            case FLOAT -> Double.hashCode(asFloat());
            case STR -> asText().hashCode();
            case BYTES -> Arrays.hashCode(asBytes());
            case TUPLE -> items().hashCode();
            case BYTEARRAY,
                    LIST,
                    DICT,
                    SET,
                    FROZENSET,
                    RANGE,
                    SLICE,
                    FUNCTION,
                    METHOD,
                    BUILTIN_FUNCTION,
                    CLASS,
                    MODULE,
                    PROPERTY,
                    STATICMETHOD,
                    CLASSMETHOD,
                    CELL,
                    CODE,
                    INSTANCE -> {
                if (identityHash == 0) {
                    identityHash = number >= 0 ? 0x9E3779B9 * (number + 1) : value().hashCode();
                }
                yield identityHash;
            }
        };
    }

    /** For readers of dumps and of debuggers. */
    @Override
    public String toString() {
        return describe();
    }
}
