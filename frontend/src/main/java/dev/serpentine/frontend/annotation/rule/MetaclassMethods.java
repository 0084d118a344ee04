package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Enumerations;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeClassOf;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.TypeForms;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Operations on classes whose metaclasses define them: {@code len(C)}, {@code for x in type(self)}. Where all classes
 * that a value may be have a special method from the same function, the operation is a call of that with the class as
 * its first argument. Where they have it from several, or only some have it, system code tells the classes apart and
 * does the operation on each.
 */
final class MetaclassMethods {
    /** What a metaclass need not define for an enumeration to know it: its members are known. */
    private static final Set<String> OF_ENUMERATIONS = Set.of("__iter__", "__len__", "__contains__", "__getitem__");

    private final Inference inference;
    private final CallResolution resolver;
    private final SpecialMethods methods;
    /** The functions of system code that tell classes apart. */
    private final Map<Operation, Optional<HostObject>> functions = new HashMap<>();

    /** A special method of one of these classes, with so many arguments besides the class. */
    private record Operation(String method, int arguments, List<HostObject> classes, boolean mayBeNone) {}

    /** By what a class does an operation: a function of that name, or itself. */
    private record Way(String name, HostObject by) {}

    MetaclassMethods(Inference inference, CallResolution resolver, SpecialMethods methods) {
        this.methods = methods;
        this.inference = inference;
        this.resolver = resolver;
    }

    /** Whether a value is a class, or one of several, and some of these have a special method. */
    static boolean has(SomeValue value, String name) {
        Optional<HostObject> known = known(value);
        return known.isPresent()
                ? defined(known.get(), name).isPresent()
                : classes(value).stream()
                        .anyMatch(each -> defined(each, name).isPresent() || isOfEnumeration(each, name));
    }

    /**
     * Calls the special method of a class; empty where a value is none, or none of the classes has it, or all do by
     * another.
     */
    Optional<SomeValue> call(Step step, int selfOperand, String name, Arguments rest, boolean negateResult) {
        SomeValue value = step.argument(selfOperand);
        Optional<HostObject> known = known(value);
        if (known.isPresent()) {
            return defined(known.get(), name)
                    .map(function -> required(
                            step, name, function, Passed.prebuilt(inference, known.get()), rest, negateResult));
        }
        List<HostObject> classes = classes(value);
        List<Optional<Way>> ways =
                classes.stream().map(each -> way(each, name)).distinct().toList();
        if (ways.stream().allMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        if (ways.size() == 1 && !Lattice.canBeNone(value)) {
            Way way = ways.getFirst().get();
            if (way.by().kind() == HostKind.FUNCTION) {
                return way.name().equals(name)
                        ? Optional.of(
                                required(step, name, way.by(), Passed.operand(step, selfOperand), rest, negateResult))
                        : Optional.empty();
            }
        }
        return ofEach(step, selfOperand, name, rest, negateResult);
    }

    /**
     * Does what a special method is for with each class that a value may be; empty where the value is one that is
     * known, or may be something else than a class or None, or where the method is for no operation.
     */
    Optional<SomeValue> ofEach(Step step, int selfOperand, String name, Arguments rest, boolean negateResult) {
        SomeValue value = step.argument(selfOperand);
        List<HostObject> classes = classes(value);
        if (known(value).isPresent() || classes.isEmpty()) {
            return Optional.empty();
        }
        Operation operation = new Operation(name, rest.positional().size(), classes, Lattice.canBeNone(value));
        Arguments arguments = rest.withFirst(Passed.operand(step, selfOperand));
        return functions
                .computeIfAbsent(operation, this::tellingApart)
                .map(function ->
                        resolver.call(step, List.of(resolver.systemCandidate(function, arguments)), negateResult));
    }

    /** Calls a function with a class that is known as its first argument. */
    SomeValue callOfClass(Step step, int selfOperand, HostObject function, Arguments rest) {
        HostObject hostClass = step.argument(selfOperand).constant().orElseThrow();
        return call(step, function, Passed.prebuilt(inference, hostClass), rest, false);
    }

    /** What a special method returns, looked at by system code where it may be what Python refuses. */
    private SomeValue required(
            Step step, String name, HostObject function, Passed self, Arguments rest, boolean negateResult) {
        SomeValue result = call(step, function, self, rest, negateResult);
        Optional<HostObject> required = inference.systemCode().method("object", "required" + name);
        return required.isEmpty() || RequiredResults.fits(name, result, methods)
                ? result
                : resolver.callSystem(
                        step,
                        inference
                                .systemCode()
                                .method("object", "checked_of_class")
                                .orElseThrow(),
                        List.of(
                                self,
                                Passed.prebuilt(inference, function),
                                Passed.prebuilt(inference, required.get())));
    }

    private SomeValue call(Step step, HostObject function, Passed self, Arguments rest, boolean negateResult) {
        FunctionDescription description = inference.descriptions().ofFunction(function);
        return resolver.call(
                step,
                List.of(new Candidate(description, description, Optional.empty(), rest.withFirst(self), false)),
                negateResult);
    }

    /** The class that a value is, where that is known. */
    static Optional<HostObject> known(SomeValue value) {
        return value.constant().filter(object -> object.kind() == HostKind.CLASS);
    }

    /** The classes one of which a value is; none where it may be something else than a class or None. */
    static List<HostObject> classes(SomeValue value) {
        Stream<HostObject> classes = switch (value) {
            case SomeClassOf classOf ->
                ((InferredClass) classOf.definition())
                        .instantiatedHere().stream().map(InferredClass::hostClass);
            case SomeCallable callable
            when callable.descriptions().stream()
                    .allMatch(each -> each.hostObject()
                            .filter(object -> object.kind() == HostKind.CLASS)
                            .isPresent()) ->
                callable.descriptions().stream().map(each -> each.hostObject().orElseThrow());
            default -> Stream.of();
        };
        return classes.distinct().toList();
    }

    /** What the metaclass of a class defines under a name, in Python; system code stands for that of enumerations. */
    private static Optional<HostObject> defined(HostObject hostClass, String name) {
        return hostClass.type().mro().stream()
                .flatMap(metaclass -> metaclass.attribute(name).stream())
                .findFirst()
                .filter(found -> found.kind() == HostKind.FUNCTION
                        && !found.qualifiedName().startsWith("enum."));
    }

    private static boolean isOfEnumeration(HostObject hostClass, String name) {
        return OF_ENUMERATIONS.contains(name) && Enumerations.isEnumeration(hostClass);
    }

    /** How a class does what a special method is for; empty where it does what all classes do. */
    private Optional<Way> way(HostObject hostClass, String name) {
        if (isOfEnumeration(hostClass, name) && defined(hostClass, name).isEmpty()) {
            return Optional.of(new Way(name, hostClass));
        }
        return Stream.concat(Stream.of(name), LackingMethods.insteadOf(name).stream())
                .flatMap(each -> defined(hostClass, each).map(function -> new Way(each, function)).stream())
                .findFirst()
                .or(() -> name.equals("__getitem__") && isSubscripted(hostClass)
                        ? Optional.of(new Way(name, hostClass))
                        : Optional.empty());
    }

    /** Whether a class itself says what it is with arguments in brackets. */
    private boolean isSubscripted(HostObject hostClass) {
        return inference.host().getAttribute(hostClass, "__class_getitem__")
                        instanceof Host.Outcome.Returned(HostObject method)
                && TypeForms.ofProgram(method).isPresent();
    }

    private Optional<HostObject> tellingApart(Operation operation) {
        Host host = inference.host();
        HostObject maker = inference.systemCode().method("object", "by_class").orElseThrow();
        List<HostObject> classes = operation.mayBeNone()
                ? Stream.concat(Stream.of(host.none()), operation.classes().stream())
                        .toList()
                : operation.classes();
        List<HostObject> arguments = List.of(
                host.ofText(operation.method()),
                host.ofInteger(BigInteger.valueOf(operation.arguments())),
                host.ofTuple(classes));
        return host.call(maker, arguments, Map.of()) instanceof Host.Outcome.Returned(HostObject function)
                        && function.kind() == HostKind.FUNCTION
                ? Optional.of(function)
                : Optional.empty();
    }
}
