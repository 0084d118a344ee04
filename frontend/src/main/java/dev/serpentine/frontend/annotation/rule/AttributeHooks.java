package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Lookups;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNone;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * {@code __setattr__} and {@code __delattr__} of the program's classes, which stand for every assignment and deletion
 * of their instances' attributes; those of a frozen dataclass are system code's.
 */
final class AttributeHooks {
    static final String SETTER = "__setattr__";
    static final String DELETER = "__delattr__";

    private final Inference inference;
    private final CallResolution resolver;
    private final MethodLookup methods;

    AttributeHooks(Inference inference, CallResolution resolver, MethodLookup methods) {
        this.inference = inference;
        this.resolver = resolver;
        this.methods = methods;
    }

    /** Whether a class that the instance may be of has it. */
    boolean isDefined(SomeInstance instance, String hook) {
        return methods.lookUp(instance, hook).found().keySet().stream()
                .anyMatch(found -> found.kind() == HostKind.FUNCTION);
    }

    /** The same of one class. */
    static boolean isDefined(InferredClass definition, String hook) {
        return definition
                .lookup(hook)
                .filter(found -> found.value().kind() == HostKind.FUNCTION)
                .isPresent();
    }

    /**
     * Calls it.
     *
     * @param operand the instance, for which it is defined
     * @param arguments the name, and what is assigned
     */
    SomeValue call(Step step, int operand, SomeInstance instance, String hook, Passed... arguments) {
        InferredClass definition = (InferredClass) instance.definition();
        Optional<HostObject> frozen =
                inference.systemCode().method("frozen", hook).filter(_ -> isFrozen(definition));
        if (frozen.isPresent()) {
            return resolver.callSystem(step, frozen.get(), List.of(arguments[0]));
        }
        Lookups lookups = methods.lookUp(instance, hook);
        if (lookups.isPartial()
                || lookups.found().keySet().stream().anyMatch(found -> found.kind() != HostKind.FUNCTION)) {
            throw new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    (hook.equals(SETTER) ? "assigning to" : "deleting")
                            + " an attribute of what may be an instance of classes with and without " + hook,
                    "define it in the class that they extend");
        }
        List<Candidate> candidates = methods.candidates(
                lookups,
                hook,
                definition,
                new ArgumentSource.Operand(operand),
                Arguments.positional(Arrays.asList(arguments)),
                found -> found.kind() == HostKind.FUNCTION ? found : null);
        resolver.call(step, candidates, false);
        return SomeNone.NONE;
    }

    private boolean isFrozen(InferredClass definition) {
        return definition
                .hostClass()
                .attribute("__dataclass_params__")
                .filter(parameters -> inference.host().getAttribute(parameters, "frozen")
                                instanceof Host.Outcome.Returned(HostObject value)
                        && value.asBoolean())
                .isPresent();
    }
}
