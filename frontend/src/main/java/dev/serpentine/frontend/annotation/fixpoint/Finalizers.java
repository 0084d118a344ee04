package dev.serpentine.frontend.annotation.fixpoint;

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

/** Finds the classes with {@code __del__} of which the program has instances: nothing would call it. */
public final class Finalizers {
    private static final String METHOD = "__del__";

    private Finalizers() {}

    /** Reports what finalizers of the program cannot be kept. */
    public static void refuse(Inference inference, ErrorReport errors) {
        Set<HostObject> found = new LinkedHashSet<>();
        for (ClassDefinition definition : inference.hierarchy().all()) {
            if (definition.isInstantiated()) {
                finalizer(definition.hostClass()).ifPresent(found::add);
            }
        }
        for (HostObject function : found) {
            inference
                    .host()
                    .syntaxOf(function)
                    .ifPresent(
                            syntax -> errors.add(
                                    Diagnostic.of(
                                            MessageKind.NOT_SUPPORTED,
                                            syntax.position(),
                                            METHOD,
                                            "write a method that ends the use of the object, and call it: close(), or __exit__ and a with statement")));
        }
    }

    private static Optional<HostObject> finalizer(HostObject hostClass) {
        return hostClass.mro().stream()
                .flatMap(each -> Optional.ofNullable(each.attributes().get(METHOD)).stream())
                .findFirst()
                .filter(method -> method.kind() == HostKind.FUNCTION);
    }
}
