package dev.serpentine.frontend.flow;

import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.Arrays;

/**
 * What each local variable holds at one point of a function. Immutable. Local variables are numbered; see
 * {@link LocalNames}.
 *
 * <p>A local holds a value, or nothing (null: it is unbound here), or {@link #POSSIBLY_UNBOUND}.
 */
final class Frame {
    /** Stands for a local that is bound on some ways to this point and unbound on others. Never part of a graph. */
    static final Variable POSSIBLY_UNBOUND = Variable.untyped("possibly unbound");

    static final Frame EMPTY = new Frame(new Value[0]);

    private final Value[] values;

    private Frame(Value[] values) {
        this.values = values;
    }

    /** How many locals may be bound: those from here on are unbound. */
    int size() {
        return values.length;
    }

    Value get(int slot) {
        return slot < values.length ? values[slot] : null;
    }

    /** The same but for one local; null unbinds it. */
    Frame with(int slot, Value value) {
        Value[] changed = Arrays.copyOf(values, Math.max(values.length, slot + 1));
        changed[slot] = value;
        return new Frame(changed);
    }
}
