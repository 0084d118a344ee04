package dev.serpentine.conformance.arguments;

import java.util.List;

/**
 * One call with one choice of arguments.
 *
 * @param subject the builtin, method or operator, for reports
 * @param setup statements before it
 * @param expression what is computed
 */
record Combination(String subject, List<String> setup, String expression) {
    static Combination of(String subject, String expression) {
        return new Combination(subject, List.of(), expression);
    }

    @Override
    public String toString() {
        return String.join("; ", setup) + (setup.isEmpty() ? "" : "; ") + expression;
    }
}
