package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.BuiltinMethods;
import dev.serpentine.frontend.annotation.live.Forwarders;
import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.Families;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.NumberKind;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeBool;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeList;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNumber;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeUnion;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Methods that are taken from a built-in type itself, {@code str.upper}. The first argument must be of the type. Most
 * types are extended by no class of a program, so that a call is one of the method of its first argument. Classes do
 * extend {@code object}, exceptions, and types for which system code stands then, and may override the method: a call
 * is one of the type's own function.
 */
public final class UnboundMethods {
    private final Inference inference;
    private final CallResolution resolver;
    private final Forwarders forwarders;
    private final BuiltinMethods methods;

    UnboundMethods(Inference inference, CallResolution resolver, Forwarders forwarders) {
        this.inference = inference;
        this.resolver = resolver;
        this.forwarders = forwarders;
        this.methods = new BuiltinMethods(inference.host(), inference.systemCode());
    }

    /** The built-in type that a builtin is taken from; empty where it is no method, or one of the type itself. */
    public static Optional<String> owner(BuiltinDescription builtin) {
        if (!builtin.hostObject().orElseThrow().type().name().endsWith("descriptor")) {
            return Optional.empty();
        }
        String[] parts = builtin.qualifiedName().split("\\.");
        return parts.length == 3 && parts[0].equals("builtins") ? Optional.of(parts[1]) : Optional.empty();
    }

    /** The function that such a method is where it is one of several things that are called with these arguments. */
    Optional<HostObject> functionAmongOthers(BuiltinDescription builtin, Arguments arguments) {
        return owner(builtin)
                .filter(owner -> !isExtended(owner)
                        && arguments.keywords().isEmpty()
                        && !arguments.positional().isEmpty()
                        && methods.has(owner, nameOf(builtin)))
                .map(owner -> forwarders.ofUnboundAmongOthers(
                        inference.host().builtin(owner),
                        nameOf(builtin),
                        arguments.positional().size()));
    }

    /** The function that such a method is as a value. */
    Optional<HostObject> function(BuiltinDescription builtin) {
        return owner(builtin)
                .filter(_ -> !Forwarders.isOperator(nameOf(builtin)))
                .flatMap(owner -> inference.systemCode().method(owner, nameOf(builtin)));
    }

    /**
     * @return empty where the builtin is no such method, or cannot be translated
     * @throws RuleError where the first argument is not of the type
     */
    Optional<SomeValue> call(Step step, BuiltinDescription builtin, Arguments arguments) {
        Optional<String> known = owner(builtin);
        if (known.isEmpty()) {
            return ofLibrary(builtin).flatMap(type -> ofExtended(step, builtin, type, arguments));
        }
        return known.flatMap(owner -> ofExtended(step, builtin, inference.host().builtin(owner), arguments)
                .or(() -> ofException(owner, nameOf(builtin)).isPresent() || methods.has(owner, nameOf(builtin))
                        ? Optional.of(call(step, builtin, owner, arguments))
                        : Optional.empty()));
    }

    /**
     * A call of what stands for the type's own method where the first argument is an instance of a class of the program
     * that extends the type: {@code dict.__setitem__(self, key, value)}.
     */
    private Optional<SomeValue> ofExtended(
            Step step, BuiltinDescription builtin, HostObject type, Arguments arguments) {
        if (arguments.positional().isEmpty()
                || !(arguments.positional().getFirst().value() instanceof SomeInstance instance)) {
            return Optional.empty();
        }
        InferredClass definition = (InferredClass) instance.definition();
        boolean isBuiltin = type.qualifiedName().startsWith("builtins.");
        if (!definition.hostClass().mro().contains(type)
                || isBuiltin && !inference.liveObjects().isStoodInForOnlyBelow(type)) {
            return Optional.empty();
        }
        return stoodInFor(definition, type)
                .flatMap(ancestor -> definition
                        .lookup()
                        .ofStandIn(ancestor, nameOf(builtin))
                        .filter(found -> found.kind() == HostKind.FUNCTION)
                        .map(function -> resolver.call(
                                step,
                                List.of(new Candidate(
                                        builtin,
                                        inference.descriptions().ofFunction(function),
                                        inference.hierarchy().home(definition, ancestor),
                                        arguments,
                                        true)),
                                false)));
    }

    /**
     * The class of a library, not written in Python, that a builtin is a method of: {@code OrderedDict.__setitem__}.
     */
    private Optional<HostObject> ofLibrary(BuiltinDescription builtin) {
        HostObject method = builtin.hostObject().orElseThrow();
        return method.type().name().endsWith("descriptor")
                        && inference.host().getAttribute(method, "__objclass__")
                                instanceof Host.Outcome.Returned(HostObject type)
                        && type.kind() == HostKind.CLASS
                ? Optional.of(type)
                : Optional.empty();
    }

    /**
     * The class that system code stands for where a class extends a type: the type, or one between them that has its
     * methods, such as {@code Counter}, whose {@code __setitem__} is that of {@code dict}.
     */
    private static Optional<HostObject> stoodInFor(InferredClass definition, HostObject type) {
        return definition.hostClass().mro().stream()
                .filter(ancestor -> ancestor.mro().contains(type)
                        && definition.lookup().standInFor(ancestor).isPresent())
                .findFirst();
    }

    /**
     * A call of what makes instances of a type where the class is one of the program that extends it:
     * {@code float.__new__(cls, value)}.
     */
    Optional<SomeValue> callOfNew(Step step, BuiltinDescription builtin, Arguments arguments) {
        String[] parts = builtin.qualifiedName().split("\\.");
        if (parts.length != 3
                || !parts[0].equals("builtins")
                || !parts[2].equals("__new__")
                || arguments.positional().isEmpty()) {
            return Optional.empty();
        }
        HostObject type = inference.host().builtin(parts[1]);
        if (inference.hierarchy().isException(type)) {
            return Optional.of(
                    call(step, builtin, inference.helpers().constructors().makerOfExceptions(type), arguments));
        }
        return arguments
                .positional()
                .getFirst()
                .value()
                .constant()
                .filter(made -> made.kind() == HostKind.CLASS
                        && !made.equals(type)
                        && made.mro().contains(type))
                .flatMap(made -> inference.hierarchy().definition(made).lookup().ofStandIn(type, "__new__"))
                .map(function ->
                        call(step, builtin, function.part(Part.FUNCTION).orElse(function), arguments));
    }

    private static String nameOf(BuiltinDescription builtin) {
        return builtin.hostObject().orElseThrow().name();
    }

    private SomeValue call(Step step, BuiltinDescription builtin, String owner, Arguments arguments) {
        String name = nameOf(builtin);
        if (arguments.positional().isEmpty() && arguments.starList().isEmpty()) {
            throw new RuleError(
                            0,
                            MessageKind.WRONG_ARGUMENTS,
                            owner + "." + name + "() is called on the type itself and lacks the " + owner
                                    + " as its first argument")
                    .raising("TypeError", "unbound method " + owner + "." + name + "() needs an argument");
        }
        Passed self = arguments.positional().isEmpty()
                ? firstOf(arguments.starList().get())
                : arguments.positional().getFirst();
        if (self.value() == SomeImpossible.IMPOSSIBLE) {
            return SomeImpossible.IMPOSSIBLE;
        }
        boolean isToldWhenCalled =
                arguments.positional().isEmpty() && !isExtended(owner) && mayBeOf(owner, self.value());
        if (!isOf(owner, self.value()) && !isToldWhenCalled) {
            if (mayBeOf(owner, self.value())
                    && arguments.keywords().isEmpty()
                    && arguments.starList().isEmpty()) {
                HostObject function = forwarders.ofUnboundAmongOthers(
                        inference.host().builtin(owner),
                        name,
                        arguments.positional().size());
                return call(step, builtin, function, arguments);
            }
            throw new RuleError(
                    self.source() instanceof ArgumentSource.Operand(int operand) ? operand : 0,
                    MessageKind.WRONG_ARGUMENTS,
                    owner + "." + name + "() takes " + owner + " as its first argument, not "
                            + Lattice.describe(self.value()));
        }
        if (isExtended(owner)) {
            HostObject function = ofException(owner, name)
                    .or(() -> inference.systemCode().method(owner, name))
                    .orElseThrow();
            return call(step, builtin, function, arguments);
        }
        if (arguments.starList().isPresent()) {
            HostObject function = forwarders.ofUnboundStarred(
                    inference.host().builtin(owner),
                    name,
                    arguments.positional().size(),
                    List.copyOf(arguments.keywords().keySet()));
            return call(step, builtin, function, arguments);
        }
        String guard = isBelow(owner, self.value())
                ? "int(%s)"
                : Lattice.canBeNone(self.value())
                        ? "guards.present(%s, \"descriptor '" + name + "' for '" + owner
                                + "' objects doesn't apply to a 'NoneType' object\", '')"
                        : "";
        List<String> keywords = List.copyOf(arguments.keywords().keySet());
        List<Passed> passed = new ArrayList<>(arguments.positional());
        passed.addAll(arguments.keywords().values());
        HostObject function = forwarders.ofUnbound(name, guard, keywords, Collections.nCopies(passed.size() - 1, ""));
        return call(step, builtin, function, Arguments.positional(passed));
    }

    private static Passed firstOf(Passed starred) {
        return new Passed(starred.source(), ((InferredList) ((SomeList) starred.value()).definition()).readItem());
    }

    private SomeValue call(Step step, BuiltinDescription builtin, HostObject function, Arguments arguments) {
        return resolver.call(
                step,
                List.of(new Candidate(
                        builtin, inference.descriptions().ofFunction(function), Optional.empty(), arguments, false)),
                false);
    }

    /** What an exception class has for a method, perhaps of one that it extends. */
    private Optional<HostObject> ofException(String owner, String name) {
        HostObject type = inference.host().builtin(owner);
        return inference.hierarchy().isException(type)
                ? ExceptionRules.method(inference, type, name)
                : Optional.empty();
    }

    /** Whether classes of a program may extend the type. */
    private boolean isExtended(String owner) {
        return owner.equals("object")
                || inference.hierarchy().isException(inference.host().builtin(owner));
    }

    private boolean isOf(String owner, SomeValue value) {
        if (owner.equals("object")) {
            return true;
        }
        if (Lattice.withoutNone(value) instanceof SomeInstance instance) {
            return inference
                    .host()
                    .isSubclass(
                            instance.definition().hostClass(), inference.host().builtin(owner));
        }
        if (Lattice.withoutNone(value) instanceof SomeNumber number) {
            return number.kinds().stream().allMatch(kind -> isOf(owner, kind));
        }
        return Families.typeOf(Lattice.withoutNone(value), inference.host())
                .filter(type ->
                        inference.host().isSubclass(type, inference.host().builtin(owner)))
                .isPresent();
    }

    private boolean isOf(String owner, NumberKind kind) {
        return inference
                .host()
                .isSubclass(
                        inference.host().builtin(kind.typeName()),
                        inference.host().builtin(owner));
    }

    /** Whether the run tells whether a number, or what is of several kinds, is of the type. */
    private boolean mayBeOf(String owner, SomeValue value) {
        return switch (value) {
            case SomeNumber number -> number.kinds().stream().anyMatch(kind -> isOf(owner, kind));
            case SomeUnion union ->
                union.members().stream().anyMatch(member -> isOf(owner, member) || mayBeOf(owner, member));
            default -> false;
        };
    }

    /** Whether a number may be a bool, which has methods of its own instead of those of int that are meant. */
    private static boolean isBelow(String owner, SomeValue value) {
        return owner.equals("int")
                && (value instanceof SomeBool
                        || value instanceof SomeNumber number && number.kinds().contains(NumberKind.BOOL));
    }
}
