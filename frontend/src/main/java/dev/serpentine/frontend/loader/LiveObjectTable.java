package dev.serpentine.frontend.loader;

import dev.serpentine.frontend.host.HostKind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;

/** Wraps live objects. An object with an identity of its own is wrapped once, so that what never changes about it is asked for once. */
final class LiveObjectTable {
    private final Context context;
    private final Prelude prelude;
    private final Map<Value, LiveObject> known = new HashMap<>();
    private final List<LiveObject> byNumber = new ArrayList<>();
    private final Map<Value, HostKind> kindsOfTypes;
    private final BulkReader reader;
    private final LiveObject none;
    private final LiveObject truth;
    private final LiveObject falsehood;
    private int generation;

    LiveObjectTable(Context context, Prelude prelude) {
        this.context = context;
        this.prelude = prelude;
        this.kindsOfTypes = prelude.kindsOfTypes();
        this.reader = new BulkReader(this);
        this.none = wrap(prelude.makeNone.execute());
        this.truth = wrap(context.asValue(true), HostKind.BOOL);
        this.falsehood = wrap(context.asValue(false), HostKind.BOOL);
    }

    Prelude prelude() {
        return prelude;
    }

    LiveObject wrap(Value value) {
        if (value.isNumber() || value.isBoolean() || value.isString()) {
            // Not known by the handle: the embedding compares these by value, True and 1 alike.
            HostKind kind = kindOf(value);
            return isNumbered(kind) ? numbered(value, kind) : new LiveObject(this, value, kind);
        }
        LiveObject wrapped = known.get(value);
        if (wrapped == null) {
            HostKind kind = kindOf(value);
            wrapped = isNumbered(kind) ? numbered(value, kind) : new LiveObject(this, value, kind);
            known.put(value, wrapped);
        }
        return wrapped;
    }

    private LiveObject numbered(Value value, HostKind kind) {
        LiveObject wrapped = numbered(prelude.numberOf.execute(value).asInt(), kind);
        wrapped.setValue(value);
        return wrapped;
    }

    /** An object that was just made, of which the kind is known. */
    LiveObject wrap(Value value, HostKind kind) {
        return kind == HostKind.TUPLE ? wrap(value) : new LiveObject(this, value, kind);
    }

    /** A number or text that was read. */
    LiveObject ofJava(HostKind kind, Object value) {
        return new LiveObject(this, null, kind, -1, value);
    }

    LiveObject none() {
        return none;
    }

    LiveObject bool(boolean value) {
        return value ? truth : falsehood;
    }

    /** An instance or container by its number. */
    LiveObject numbered(int number, HostKind kind) {
        while (byNumber.size() <= number) {
            byNumber.add(null);
        }
        LiveObject found = byNumber.get(number);
        if (found == null) {
            found = new LiveObject(this, null, kind, number, null);
            byNumber.set(number, found);
        }
        return found;
    }

    /** Whether objects of a kind hold others and have numbers in the embedding. */
    static boolean isNumbered(HostKind kind) {
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
    Value valueOf(int number, LiveObject object) {
        Value value = prelude.numbered.execute(number);
        if (!value.isNumber() && !value.isString()) {
            known.put(value, object);
        }
        return value;
    }

    /** A number or text as a Python object. */
    Value valueOf(Object javaValue) {
        return switch (javaValue) {
            case BigInteger integer -> integer.bitLength() < Long.SIZE ? context.asValue(integer.longValueExact()) : prelude.makeInteger.execute(integer.toString(16));
            // Only text with surrogates would not arrive as it is.
            case String text -> text.chars().noneMatch(unit -> Character.isSurrogate((char) unit)) ? context.asValue(text)
                    : prelude.makeText.execute(text.codePoints().boxed().toArray());
            default -> context.asValue(javaValue);
        };
    }

    // Reading

    /** Reads what an instance or container holds, and what others hold on the way. */
    void read(LiveObject object) {
        reader.read(object);
    }

    /** Counts how often the program's code has run, which may have changed what was read before. */
    int generation() {
        return generation;
    }

    /** The program's code runs. */
    void forgetRead() {
        generation++;
        reader.forget();
    }
}
