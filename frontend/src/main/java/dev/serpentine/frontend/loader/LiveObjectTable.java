package dev.serpentine.frontend.loader;

import dev.serpentine.frontend.host.HostKind;
import java.util.HashMap;
import java.util.Map;
import org.graalvm.polyglot.Value;

/** Wraps live objects. An object with an identity of its own is wrapped once, so that what never changes about it is asked for once. */
final class LiveObjectTable {
    private final Prelude prelude;
    private final Map<Value, LiveObject> known = new HashMap<>();
    private final Map<Value, HostKind> kindsOfTypes;

    LiveObjectTable(Prelude prelude) {
        this.prelude = prelude;
        this.kindsOfTypes = prelude.kindsOfTypes();
    }

    Prelude prelude() {
        return prelude;
    }

    LiveObject wrap(Value value) {
        // Numbers and text are compared by value, True and 1 alike.
        if (value.isNumber() || value.isBoolean() || value.isString()) {
            return new LiveObject(this, value, null);
        }
        return known.computeIfAbsent(value, unknown -> new LiveObject(this, unknown, null));
    }

    /** An object that was just made, of which the kind is known. */
    LiveObject wrap(Value value, HostKind kind) {
        return new LiveObject(this, value, kind);
    }

    HostKind kindOf(Value value) {
        Value type = value.getMetaObject();
        HostKind kind = type == null ? null : kindsOfTypes.get(type);
        return kind != null ? kind : prelude.kindOf(value);
    }
}
