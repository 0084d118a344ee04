package dev.serpentine.conformance.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The variables that an expression may use. */
record Scope(List<Variable> variables) {

    /** @param isAssignable whether a statement may assign to it, there */
    record Variable(String name, Type type, boolean isAssignable) {}

    static Scope empty() {
        return new Scope(List.of());
    }

    /** With more variables, which may be assigned to. */
    Scope with(Map<String, Type> more) {
        if (more.isEmpty()) {
            return this;
        }
        List<Variable> all = new ArrayList<>(variables);
        more.forEach((name, type) -> all.add(new Variable(name, type, true)));
        return new Scope(List.copyOf(all));
    }

    /** As an inner function sees it: an assignment there would make a variable of its own. */
    Scope readOnly() {
        return new Scope(variables.stream()
                .map(variable -> new Variable(variable.name(), variable.type(), false))
                .toList());
    }

    List<Variable> where(Predicate<Variable> condition) {
        return variables.stream().filter(condition).toList();
    }
}
