package dev.serpentine.frontend.annotation.call;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.ParameterMatching.Defaults;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.FunctionDescription.Creation;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.flow.FunctionCode;
import dev.serpentine.graph.model.Constant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Functions made at run time: what they hold, and where it stands among the operands of their {@code NEWFUNCTION}. */
public final class Closures {
    private Closures() {}

    /** Annotates a {@code NEWFUNCTION}. */
    public static SomeValue make(Step step, Inference inference) {
        FunctionCode code = (FunctionCode) ((Constant) step.operation().argument(0)).value();
        FunctionDescription description = inference.descriptions().closure(new Creation(step.operation(), code));
        description.setMadeIn(inference.graphs().functionsOf(step.graph()));
        description.capture(step.argumentsFrom(Creation.FIRST_CAPTURED), inference.union());
        step.raisesOnly();
        return new SomeCallable(Set.of(description), false);
    }

    private static Passed captured(FunctionDescription function, int index) {
        return new Passed(
                new ArgumentSource.Captured(index), function.captured().get(index));
    }

    static List<Passed> cellsOf(FunctionDescription function) {
        Creation creation = function.creation().orElseThrow();
        int first = creation.positionalCount() + creation.keywordNames().size();
        List<Passed> cells = new ArrayList<>();
        for (int i = first; i < first + creation.code().syntax().freeNames().size(); i++) {
            cells.add(captured(function, i));
        }
        return cells;
    }

    static Defaults defaultsOf(FunctionDescription function) {
        Creation creation = function.creation().orElseThrow();
        int positional = creation.positionalCount();
        List<String> keywords = creation.keywordNames();
        return new Defaults() {
            @Override
            public Passed positional(int index) {
                return captured(function, index);
            }

            @Override
            public Passed keyword(String name, int index) {
                return captured(function, positional + keywords.indexOf(name));
            }

            @Override
            public int positionalCount() {
                return positional;
            }

            @Override
            public boolean hasKeyword(String name) {
                return keywords.contains(name);
            }
        };
    }
}
