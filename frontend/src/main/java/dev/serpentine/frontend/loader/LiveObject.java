package dev.serpentine.frontend.loader;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** A live object of the embedding, read through the {@link Prelude}. */
final class LiveObject implements HostObject {
    private final LiveObjectTable table;
    private final Prelude prelude;
    final Value value;
    private HostKind kind;
    // What never changes after the import, asked for once.
    private HostObject type;
    private List<HostObject> linearisation;
    private List<HostObject> bases;
    private String qualifiedName;
    /** Of a str or an int, which cannot change. */
    private Object javaValue;
    private Map<String, HostObject> instanceAttributes;
    private int identityHash;
    /** Of a tuple, which cannot change. */
    private List<HostObject> tupleItems;

    /** @param kind null where it is not known yet */
    LiveObject(LiveObjectTable table, Value value, HostKind kind) {
        this.table = table;
        this.prelude = table.prelude();
        this.value = value;
        this.kind = kind;
    }

    @Override
    public HostKind kind() {
        if (kind == null) {
            kind = table.kindOf(value);
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
            type = wrap(prelude.typeOf.execute(value));
        }
        return type;
    }

    @Override
    public boolean asBoolean() {
        if (kind() != HostKind.BOOL) {
            throw unsuited("truth as a bool");
        }
        return value.asBoolean();
    }

    @Override
    public BigInteger asInteger() {
        return switch (kind()) {
            case BOOL -> value.asBoolean() ? BigInteger.ONE : BigInteger.ZERO;
            case INT -> {
                if (javaValue == null) {
                    javaValue = value.fitsInLong() ? BigInteger.valueOf(value.asLong()) : value.asBigInteger();
                }
                yield (BigInteger) javaValue;
            }
            case INSTANCE -> {
                if (!value.canInvokeMember("__int__")) {
                    throw unsuited("value as an int");
                }
                if (javaValue == null) {
                    javaValue = value.invokeMember("__int__").asBigInteger();
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
        return value.asDouble();
    }

    @Override
    public String asText() {
        if (kind() != HostKind.STR) {
            throw unsuited("text");
        }
        if (javaValue == null) {
            javaValue = value.asString();
        }
        return (String) javaValue;
    }

    @Override
    public byte[] asBytes() {
        if (kind() != HostKind.BYTES && kind() != HostKind.BYTEARRAY) {
            throw unsuited("bytes");
        }
        Value list = prelude.byteValues.execute(value);
        byte[] bytes = new byte[(int) list.getArraySize()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) list.getArrayElement(i).asInt();
        }
        return bytes;
    }

    @Override
    public List<HostObject> items() {
        return switch (kind()) {
            case TUPLE -> {
                if (tupleItems == null) {
                    tupleItems = List.copyOf(wrapAll(value));
                }
                yield tupleItems;
            }
            case LIST -> wrapAll(value);
            case SET, FROZENSET -> wrapAll(prelude.setItems.execute(value));
            default -> throw unsuited("items");
        };
    }

    @Override
    public List<Map.Entry<HostObject, HostObject>> entries() {
        if (kind() != HostKind.DICT) {
            throw unsuited("entries");
        }
        List<HostObject> flat = wrapAll(prelude.dictEntries.execute(value));
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
        return optional(prelude.dictEntry.execute(value, key));
    }

    @Override
    public Map<String, HostObject> attributes() {
        Value flat = prelude.attributes.execute(value);
        Map<String, HostObject> attributes = new LinkedHashMap<>();
        for (long i = 0; i < flat.getArraySize(); i += 2) {
            attributes.put(flat.getArrayElement(i).asString(), wrap(flat.getArrayElement(i + 1)));
        }
        return attributes;
    }

    @Override
    public Optional<HostObject> attribute(String name) {
        if (kind() == HostKind.INSTANCE) {
            // There may be very many instances, and each is asked for each attribute; what is live does not run any more.
            if (instanceAttributes == null) {
                instanceAttributes = attributes();
            }
            return Optional.ofNullable(instanceAttributes.get(name));
        }
        return optional(prelude.attribute.execute(value, name));
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
            linearisation = List.copyOf(wrapAll(prelude.mro.execute(value)));
        }
        return linearisation;
    }

    @Override
    public List<HostObject> bases() {
        if (bases == null) {
            requireClass("bases");
            bases = List.copyOf(wrapAll(prelude.bases.execute(value)));
        }
        return bases;
    }

    @Override
    public String name() {
        return switch (kind()) {
            case CLASS, FUNCTION, BUILTIN_FUNCTION, MODULE -> prelude.name.execute(value).asString();
            default -> throw unsuited("name");
        };
    }

    @Override
    public String qualifiedName() {
        if (qualifiedName == null) {
            qualifiedName = switch (kind()) {
                case CLASS, FUNCTION, BUILTIN_FUNCTION, MODULE -> prelude.qualifiedName.execute(value).asString();
                default -> throw unsuited("qualified name");
            };
        }
        return qualifiedName;
    }

    @Override
    public Optional<HostObject> part(Part part) {
        boolean suits = switch (part) {
            case FUNCTION -> kind() == HostKind.METHOD || kind() == HostKind.STATICMETHOD || kind() == HostKind.CLASSMETHOD;
            case SELF -> kind() == HostKind.METHOD || kind() == HostKind.BUILTIN_FUNCTION;
            case CODE, DEFAULTS, KEYWORD_DEFAULTS, CLOSURE, GLOBALS -> kind() == HostKind.FUNCTION;
            case CONTENTS -> kind() == HostKind.CELL;
            case GETTER, SETTER, DELETER -> kind() == HostKind.PROPERTY;
            case START, STOP, STEP -> kind() == HostKind.RANGE || kind() == HostKind.SLICE;
        };
        if (!suits) {
            throw unsuited("part " + part);
        }
        return optional(prelude.part.execute(value, part.name()));
    }

    @Override
    public String describe() {
        return prelude.describe.execute(value).asString();
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
            case COMPLEX, BYTEARRAY, LIST, DICT, SET, FROZENSET, RANGE, SLICE, FUNCTION, METHOD, BUILTIN_FUNCTION, CLASS, MODULE, PROPERTY, STATICMETHOD, CLASSMETHOD,
                    CELL, CODE, INSTANCE -> value.equals(that.value);
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
            case COMPLEX, BYTEARRAY, LIST, DICT, SET, FROZENSET, RANGE, SLICE, FUNCTION, METHOD, BUILTIN_FUNCTION, CLASS, MODULE, PROPERTY, STATICMETHOD, CLASSMETHOD,
                    CELL, CODE, INSTANCE -> {
                if (identityHash == 0) {
                    identityHash = value.hashCode();
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
