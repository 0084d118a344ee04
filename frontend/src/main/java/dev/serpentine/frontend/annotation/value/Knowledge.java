package dev.serpentine.frontend.annotation.value;

import dev.serpentine.graph.model.Variable;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * What the truth of a bool tells about other variables of its block: their narrower annotations where it is true, and
 * where it is false.
 */
public record Knowledge(Map<Variable, SomeValue> whenTrue, Map<Variable, SomeValue> whenFalse) {

    /** Nothing known, to be filled. */
    public static Knowledge empty() {
        return new Knowledge(new IdentityHashMap<>(), new IdentityHashMap<>());
    }

    /** Whether nothing is known. */
    public boolean isEmpty() {
        return whenTrue.isEmpty() && whenFalse.isEmpty();
    }

    /** What variables are where the truth is this. */
    public Map<Variable, SomeValue> when(boolean truth) {
        return truth ? whenTrue : whenFalse;
    }

    /** The same of the opposite. */
    public Knowledge negated() {
        return new Knowledge(whenFalse, whenTrue);
    }
}
