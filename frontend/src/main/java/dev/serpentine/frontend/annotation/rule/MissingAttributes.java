package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.MethodDescription;
import dev.serpentine.frontend.annotation.definition.StandIn;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.live.BuiltinMethods;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.Suggestion;
import dev.serpentine.frontend.diagnostics.UnsupportedModules;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is wrong where a value has no attribute of a name. */
final class MissingAttributes {
    private static final String STANDS_FOR = "passes_for";
    /** What functions that are written in Python have, and methods made of them. */
    private static final Set<String> OF_FUNCTIONS = Set.of(
            "__module__",
            "__dict__",
            "__globals__",
            "__builtins__",
            "__closure__",
            "__code__",
            "__annotations__",
            "__defaults__",
            "__kwdefaults__",
            "__type_params__",
            "__func__");

    private final Inference inference;
    private final BuiltinMethods builtinMethods;

    MissingAttributes(Inference inference, BuiltinMethods builtinMethods) {
        this.inference = inference;
        this.builtinMethods = builtinMethods;
    }

    /** The error; Python's type may have the attribute, though no translated program has it. */
    RuleError of(SomeValue object, String name) {
        moduleOf(object).ifPresent(RuleError::refuse);
        if (isOnlyInPython(object, name) || OF_FUNCTIONS.contains(name) && mayBeFunction(object)) {
            return new RuleError(
                    0,
                    MessageKind.NOT_SUPPORTED,
                    "'" + name + "' of "
                            + standsFor(object).map(HostObject::name).orElseGet(() -> Lattice.describe(object)),
                    "write what it does in the program itself");
        }
        RuleError error = new RuleError(
                0,
                MessageKind.NO_ATTRIBUTE,
                Lattice.describe(object),
                name,
                Suggestion.among(name, builtinMethods.namesNear(object)));
        return ofKnown(object)
                .or(() -> ofMethod(object))
                .map(owner -> error.raising("AttributeError", owner + " has no attribute '" + name + "'"))
                .orElse(error);
    }

    private static boolean mayBeFunction(SomeValue object) {
        return object instanceof SomeCallable callable
                && callable.descriptions().stream()
                        .anyMatch(each -> each instanceof FunctionDescription || each instanceof MethodDescription);
    }

    /** Whether Python's type of a value has an attribute that no translated program has. */
    boolean isOnlyInPython(SomeValue object, String name) {
        return iteratorType(object)
                .or(() -> Families.of(Lattice.withoutNone(object))
                        .map(Families::typeName)
                        .map(inference.host()::builtin))
                .or(() -> standsFor(object))
                .stream()
                .flatMap(type -> type.mro().stream())
                .anyMatch(type -> type.attribute(name).isPresent());
    }

    private Optional<HostObject> iteratorType(SomeValue object) {
        return object instanceof SomeIterator ? TypesOfValues.of(object, inference) : Optional.empty();
    }

    /**
     * The type of Python's own, for whose instances those of a class of system code stand: generators, frames; of such
     * a class itself, too.
     */
    private static Optional<HostObject> standsFor(SomeValue object) {
        Optional<HostObject> standIn = Lattice.withoutNone(object) instanceof SomeInstance instance
                ? Optional.of(instance.definition().hostClass())
                : object.constant().filter(each -> each.kind() == HostKind.CLASS);
        return standIn.flatMap(each -> each.attribute(STANDS_FOR)).filter(type -> type.kind() == HostKind.CLASS);
    }

    /** What Python calls a class or a module that lacks an attribute, by its name. */
    private static Optional<String> ofKnown(SomeValue object) {
        return object.constant().flatMap(each -> switch (each.kind()) {
            case CLASS -> Optional.of("type object '" + each.name() + "'");
            case MODULE -> Optional.of("module '" + each.name() + "'");
            default -> Optional.empty();
        });
    }

    /** What Python calls bound methods and functions of its own, by the name of their type. */
    private Optional<String> ofMethod(SomeValue object) {
        if (!(object instanceof SomeCallable callable)) {
            return Optional.empty();
        }
        if (callable.descriptions().stream()
                .allMatch(each -> each instanceof FunctionDescription function && function.isPartial())) {
            return Optional.of("'" + StandIn.PARTIAL.nameInErrors() + "' object");
        }
        if (!FunctionAttributes.haveNone(callable)) {
            return Optional.empty();
        }
        List<String> types = callable.descriptions().stream()
                .map(each -> each.type(inference.host()).name())
                .distinct()
                .toList();
        return types.size() == 1 ? Optional.of("'" + types.getFirst() + "' object") : Optional.empty();
    }

    /** A module of which nothing is supported, and of which perhaps not even all is there. */
    private static Optional<UnsupportedModules.Unsupported> moduleOf(SomeValue object) {
        return object.constant()
                .filter(each -> each.kind() == HostKind.MODULE)
                .flatMap(module -> module.attribute("__file__")
                        .filter(file -> file.kind() == HostKind.STR)
                        .map(file -> UnsupportedModules.ofFile(file.asText()))
                        .orElseGet(() -> UnsupportedModules.ofBuiltin(module.name())));
    }
}
