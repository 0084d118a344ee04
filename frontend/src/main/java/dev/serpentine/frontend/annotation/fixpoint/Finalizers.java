package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the classes with {@code __del__} of which instances are made while the program is imported: nobody counts who
 * holds them.
 */
public final class Finalizers {
    private static final String METHOD = "__del__";

    private Finalizers() {}

    /** Reports the finalizers that would not be called. */
    public static void refuse(Inference inference, ErrorReport errors) {
        Set<HostObject> found = new LinkedHashSet<>();
        for (ClassDefinition definition : inference.hierarchy().all()) {
            if (definition instanceof InferredClass known
                    && !known.prebuiltInstances().isEmpty()) {
                finalizer(definition.hostClass()).ifPresent(found::add);
            }
        }
        for (HostObject function : found) {
            inference
                    .host()
                    .syntaxOf(function)
                    .ifPresent(syntax -> errors.add(Diagnostic.of(
                            MessageKind.NOT_SUPPORTED,
                            syntax.position(),
                            METHOD + " of an object that is made while the program is imported",
                            "make the object in a function")));
        }
    }

    private static Optional<HostObject> finalizer(HostObject hostClass) {
        return hostClass.mro().stream()
                .flatMap(each -> Optional.ofNullable(each.attributes().get(METHOD)).stream())
                .findFirst()
                .filter(method -> method.kind() == HostKind.FUNCTION);
    }
}
