package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.Arguments.Passed;
import dev.serpentine.frontend.annotation.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.SomeValue.SomeString;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Optional;

/** What Python's own exception classes do is system code, registered for them by name; subclasses inherit it. */
final class ExceptionRules {
    private ExceptionRules() {}

    /** The system function for a method or field of a builtin exception class: its own, or the nearest ancestor's. */
    static Optional<HostObject> method(Inference inference, HostObject hostClass, String name) {
        return owner(inference, hostClass, name).flatMap(owner -> inference.systemCode().method(owner.name(), name));
    }

    private static Optional<HostObject> owner(Inference inference, HostObject hostClass, String name) {
        return hostClass.mro().stream().filter(ancestor -> ancestor.qualifiedName().startsWith("builtins.") && inference.systemCode().method(ancestor.name(), name).isPresent())
                .findFirst();
    }

    /** The texts that system code keeps in every exception are there even where the program makes none. */
    static void declareTexts(Inference inference) {
        InferredClass root = inference.hierarchy().definition(inference.host().builtin("BaseException"));
        for (String name : List.of("_text", "_repr")) {
            InferredAttribute attribute = root.attribute(name);
            attribute.markAssigned();
            attribute.generalise(new SomeString(false, true, Optional.empty()));
        }
    }

    /** A call of such a function on an exception; {@code self} is known as the builtin class that has it, so that one graph serves all below. */
    static Optional<Candidate> candidate(Inference inference, InferredClass definition, String name, ArgumentSource self, Arguments arguments) {
        return owner(inference, definition.hostClass(), name).map(owner -> {
            HostObject function = inference.systemCode().method(owner.name(), name).orElseThrow();
            declareTexts(inference);
            SomeInstance instance = new SomeInstance(inference.hierarchy().definition(owner), false, Optional.empty());
            Candidate candidate = inference.calls().systemCandidate(function, arguments.withFirst(new Passed(self, instance)));
            // As of a method, the first parameter stays the class that has it: by that the typer tells candidates apart.
            return new Candidate(candidate.description(), candidate.function(), candidate.home(), candidate.arguments(), true);
        });
    }

    static SomeValue callGetter(Step step, Inference inference, HostObject function, int operand, InferredClass definition) {
        declareTexts(inference);
        SomeInstance self = new SomeInstance(owner(inference, definition, function).orElse(definition), false, Optional.empty());
        return inference.calls().callSystem(step, function, List.of(new Passed(new ArgumentSource.Operand(operand), self)));
    }

    private static Optional<InferredClass> owner(Inference inference, InferredClass definition, HostObject function) {
        return definition.hostClass().mro().stream()
                .filter(ancestor -> ancestor.qualifiedName().startsWith("builtins.") && inference.systemCode().method(ancestor.name(), function.name()).filter(function::equals).isPresent())
                .findFirst().map(inference.hierarchy()::definition);
    }
}
