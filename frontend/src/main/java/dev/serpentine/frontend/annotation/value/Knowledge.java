package dev.serpentine.frontend.annotation.value;

import dev.serpentine.graph.model.Variable;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * What the truth of a bool tells about other variables of its block: their narrower annotations where it is true, and
 * where it is false.
 */
public record Knowledge(Map<Variable, SomeValue> whenTrue, Map<Variable, SomeValue> whenFalse) {

    public static Knowledge empty() {
        return new Knowledge(new IdentityHashMap<>(), new IdentityHashMap<>());
    }

    public boolean isEmpty() {
        return whenTrue.isEmpty() && whenFalse.isEmpty();
    }

    public Map<Variable, SomeValue> when(boolean truth) {
        return truth ? whenTrue : whenFalse;
    }

    public Knowledge negated() {
        return new Knowledge(whenFalse, whenTrue);
    }
}
