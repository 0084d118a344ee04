package dev.serpentine.frontend.loader;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.LiveObject.Contents;
import dev.serpentine.frontend.loader.LiveObject.Shape;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;

/**
 * Wraps live objects. An object with an identity of its own is wrapped once, so that what never changes about it is
 * asked for once.
 */
final class LiveObjectTable {
    private final Context context;
    private final Prelude prelude;
    private final RawObjects raws = new RawObjects();
    private final RawDefinitions definitions = new RawDefinitions(raws);
    private final Map<Value, LiveObject> known = new HashMap<>();
    /** By what they are inside of the embedding, where a class may be two. */
    private final Map<Object, LiveObject> byIdentity = new IdentityHashMap<>();

    private int next;
    private final Map<Object, ClassFacts> classes = new IdentityHashMap<>();
    private final Map<Value, HostKind> kindsOfTypes;
    private final LiveObject none;
    private final LiveObject truth;
    private final LiveObject falsehood;

    /** What is the same for all objects of a class. */
    private static final class ClassFacts {
        private final HostKind kind;
        private LiveObject type;
        /** Whether its instances hold all that they hold in their dictionaries; null until somebody asks. */
        private Boolean isPlain;

        ClassFacts(HostKind kind) {
            this.kind = kind;
        }
    }

    LiveObjectTable(Context context, Prelude prelude) {
        this.context = context;
        this.prelude = prelude;
        this.kindsOfTypes = prelude.kindsOfTypes();
        this.none = wrap(prelude.makeNone.execute());
        this.truth = wrap(context.asValue(true), HostKind.BOOL);
        this.falsehood = wrap(context.asValue(false), HostKind.BOOL);
    }

    Prelude prelude() {
        return prelude;
    }

    LiveObject wrap(Value value) {
        LiveObject wrapped = byIdentity.get(RawObjects.of(value));
        return wrapped != null ? wrapped : wrapNew(value, null);
    }

    /** @param kind null where it is not known yet */
    private LiveObject wrapNew(Value value, HostKind kind) {
        Object raw = RawObjects.of(value);
        // The embedding compares handles of these by value, True and 1 alike.
        boolean isKnownByHandle = !value.isNumber() && !value.isBoolean() && !value.isString();
        LiveObject wrapped = isKnownByHandle ? known.get(value) : null;
        if (wrapped == null) {
            HostKind itsKind = kind != null ? kind : kindOf(value);
            if (holdsOthers(itsKind)) {
                return instanceOrContainer(raw, value, itsKind);
            }
            wrapped = new LiveObject(this, value, itsKind, null, isKnownByHandle ? next++ : -1, null);
            if (isKnownByHandle) {
                known.put(value, wrapped);
            }
        }
        if (isKnownByHandle && RawObjects.hasIdentity(raw)) {
            byIdentity.put(raw, wrapped);
        }
        return wrapped;
    }

    /** An object that was found in another. */
    LiveObject wrapRaw(Object raw) {
        if (RawObjects.isNone(raw)) {
            return none;
        }
        return switch (raw) {
            case Boolean bool -> bool(bool);
            case Integer integer -> ofJava(HostKind.INT, BigInteger.valueOf(integer));
            case Long integer -> ofJava(HostKind.INT, BigInteger.valueOf(integer));
            case Double real -> ofJava(HostKind.FLOAT, real);
            default ->
                RawObjects.text(raw).map(text -> ofJava(HostKind.STR, text)).orElseGet(() -> wrapOther(raw));
        };
    }

    private LiveObject wrapOther(Object raw) {
        LiveObject wrapped = byIdentity.get(raw);
        if (wrapped != null) {
            return wrapped;
        }
        Object rawClass = RawObjects.classOf(raw);
        if (rawClass == null) {
            return wrap(context.asValue(raw));
        }
        HostKind kind = factsOf(raw, rawClass).kind;
        return holdsOthers(kind) ? instanceOrContainer(raw, null, kind) : wrapNew(context.asValue(raw), kind);
    }

    private ClassFacts factsOf(Object raw, Object rawClass) {
        ClassFacts facts = classes.get(rawClass);
        if (facts == null) {
            facts = new ClassFacts(kindOf(context.asValue(raw)));
            classes.put(rawClass, facts);
        }
        return facts;
    }

    private LiveObject instanceOrContainer(Object raw, Value value, HostKind kind) {
        LiveObject wrapped = new LiveObject(this, value, kind, raw, next++, null);
        byIdentity.put(raw, wrapped);
        return wrapped;
    }

    /** An object that was just made, of which the kind is known. */
    LiveObject wrap(Value value, HostKind kind) {
        return kind == HostKind.TUPLE ? wrap(value) : new LiveObject(this, value, kind);
    }

    /** A number or text that was read. */
    LiveObject ofJava(HostKind kind, Object value) {
        return new LiveObject(this, null, kind, null, -1, value);
    }

    LiveObject none() {
        return none;
    }

    LiveObject bool(boolean value) {
        return value ? truth : falsehood;
    }

    /** Whether objects of a kind hold others. */
    private static boolean holdsOthers(HostKind kind) {
        return switch (kind) {
            case INSTANCE, LIST, TUPLE, DICT, SET, FROZENSET -> true;
            default -> false;
        };
    }

    HostKind kindOf(Value value) {
        Value type = value.getMetaObject();
        HostKind kind = type == null ? null : kindsOfTypes.get(type);
        return kind != null ? kind : prelude.kindOf(value);
    }

    /** The handle of an object that was only read so far. */
    Value valueOfRaw(Object raw) {
        return context.asValue(raw);
    }

    /** A number or text as a Python object. */
    Value valueOf(Object javaValue) {
        return switch (javaValue) {
            case BigInteger integer ->
                integer.bitLength() < Long.SIZE
                        ? context.asValue(integer.longValueExact())
                        : prelude.makeInteger.execute(integer.toString(16));
            // Only text with surrogates would not arrive as it is.
            case String text ->
                text.chars().noneMatch(unit -> Character.isSurrogate((char) unit))
                        ? context.asValue(text)
                        : prelude.makeText.execute(text.codePoints().boxed().toArray());
            default -> context.asValue(javaValue);
        };
    }

    // Reading

    /** The class of an instance or container. */
    LiveObject typeOf(LiveObject object) {
        Object rawClass = RawObjects.classOf(object.raw());
        if (rawClass == null) {
            return wrap(prelude.typeOf.execute(object.value()));
        }
        ClassFacts facts = factsOf(object.raw(), rawClass);
        if (facts.type == null) {
            facts.type = wrap(prelude.typeOf.execute(object.value()));
        }
        return facts.type;
    }

    /** Reads what an instance or container holds. */
    Contents read(LiveObject object) {
        Object raw = object.raw();
        return switch (object.kind()) {
            case LIST, TUPLE, SET, FROZENSET -> contents(null, raws.items(raw));
            case DICT -> contents(null, raws.entries(raw));
            case INSTANCE -> {
                if (isPlain(object)) {
                    RawObjects.Attributes held = raws.attributes(raw);
                    yield contents(held.shape(), held.values());
                }
                List<Object> flat = raws.items(RawObjects.of(prelude.attributes.execute(object.value())));
                List<String> names = new ArrayList<>();
                List<Object> values = new ArrayList<>();
                for (int i = 0; i < flat.size(); i += 2) {
                    names.add(wrapRaw(flat.get(i)).asText());
                    values.add(flat.get(i + 1));
                }
                yield contents(raws.shape(names), values);
            }
            default -> throw new IllegalStateException("a " + object.kind() + " holds nothing");
        };
    }

    /** What a dict holds by a text, as it is now. */
    Optional<HostObject> entry(LiveObject dictionary, String key) {
        return raws.entry(dictionary.raw(), key).map(this::wrapRaw);
    }

    /** What the own dictionary of a class, function or module holds by a name. */
    Optional<HostObject> ownAttribute(Object raw, String name) {
        return raws.ownAttribute(raw, name).map(this::wrapRaw);
    }

    /** All that the own dictionary of a class, function or module holds. */
    Map<String, HostObject> ownAttributes(Object raw) {
        RawObjects.Attributes held = raws.attributes(raw);
        return contents(held.shape(), held.values()).byName();
    }

    /** The name of a class, function or module. */
    String name(LiveObject object) {
        return RawDefinitions.name(RawObjects.of(object.value()))
                .orElseGet(() -> prelude.name.execute(object.value()).asString());
    }

    /** Module and name of a class, function or module. */
    String qualifiedName(LiveObject object) {
        return definitions
                .qualifiedName(RawObjects.of(object.value()))
                .orElseGet(() -> prelude.qualifiedName.execute(object.value()).asString());
    }

    private Contents contents(Shape shape, List<Object> raw) {
        HostObject[] values = new HostObject[raw.size()];
        Arrays.setAll(values, i -> wrapRaw(raw.get(i)));
        return new Contents(shape, Collections.unmodifiableList(Arrays.asList(values)));
    }

    private boolean isPlain(LiveObject object) {
        if (!RawObjects.isPlainInstance(object.raw())) {
            return false;
        }
        ClassFacts facts = factsOf(object.raw(), RawObjects.classOf(object.raw()));
        if (facts.isPlain == null) {
            facts.isPlain = prelude.isPlain.execute(typeOf(object).value()).asBoolean();
        }
        return facts.isPlain;
    }

    /** What objects hold is read again from now on. */
    void forgetContents() {
        known.values().forEach(LiveObject::forgetContents);
        byIdentity.values().forEach(LiveObject::forgetContents);
    }

    /** Instances of some class hold something else than before from now on. */
    void forgetWhatIsPlain() {
        classes.values().forEach(facts -> facts.isPlain = null);
    }
}
