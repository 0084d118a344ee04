package dev.serpentine.frontend.annotation;

import dev.serpentine.graph.model.Variable;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * What the truth of a bool tells about other variables of its block: their narrower annotations where it is true, and
 * where it is false.
 */
record Knowledge(Map<Variable, SomeValue> whenTrue, Map<Variable, SomeValue> whenFalse) {

    static Knowledge empty() {
        return new Knowledge(new IdentityHashMap<>(), new IdentityHashMap<>());
    }

    boolean isEmpty() {
        return whenTrue.isEmpty() && whenFalse.isEmpty();
    }

    Map<Variable, SomeValue> when(boolean truth) {
        return truth ? whenTrue : whenFalse;
    }

    Knowledge negated() {
        return new Knowledge(whenFalse, whenTrue);
    }
}
