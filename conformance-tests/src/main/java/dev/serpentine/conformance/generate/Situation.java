package dev.serpentine.conformance.generate;

import java.util.Map;
import java.util.Optional;

/**
 * Where in a function something is written.
 *
 * @param depth how deep expressions and statements may yet nest
 * @param loops how many loops of this function are around
 * @param canBreak whether a loop of the same function body is around
 * @param level only functions of a lower one may be called, so that calls end and do not multiply
 * @param returns what the function returns, if a statement may do so
 * @param yields what the function yields, if it is a generator
 */
record Situation(
        Scope scope, int depth, int loops, boolean canBreak, int level, Optional<Type> returns, Optional<Type> yields) {

    Situation with(Scope other) {
        return new Situation(other, depth, loops, canBreak, level, returns, yields);
    }

    Situation with(Map<String, Type> variables) {
        return with(scope.with(variables));
    }

    Situation deeper() {
        return ofDepth(depth - 1);
    }

    Situation ofDepth(int other) {
        return new Situation(scope, other, loops, canBreak, level, returns, yields);
    }

    Situation inLoop() {
        return new Situation(scope, depth, loops + 1, true, level, returns, yields);
    }

    /** The body of a function within this one. */
    Situation inner(Optional<Type> returned, Optional<Type> yielded) {
        return new Situation(scope.readOnly(), depth, loops, false, level, returned, yielded);
    }
}
