package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.call.Arguments;
import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.CallResolution;
import dev.serpentine.frontend.annotation.call.CallResolution.Candidate;
import dev.serpentine.frontend.annotation.definition.BuiltinMethodDescription;
import dev.serpentine.frontend.annotation.definition.ClassDescription;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.Enumerations;
import dev.serpentine.frontend.annotation.live.Forwarders;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.rule.ArgumentRules.Callee;
import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.CoreMethod;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.Numbers;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.UnsupportedModules;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.host.TypeForms;
import dev.serpentine.frontend.signature.SignatureTable;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.type.FunctionType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Calls: finds what is called among functions, methods, classes, builtins and system code. */
final class CallRules {
    /** What to do instead of calling a builtin for which nothing stands. */
    private static final Map<String, String> ADVICE = Map.of(
            "builtins.type",
                    "define the class by a class statement, or make it at the top of the module, where the program is imported",
            "builtins.complex", "keep the real and the imaginary part in two floats",
            "sys.getsizeof", "objects have other sizes than in Python; len() tells how many items there are");

    /** Methods of a class that list classes, which the translator knows. */
    private static final Set<String> OF_CLASSES = Set.of("__subclasses__", "mro");

    private final Inference inference;
    private final CallResolution resolver;
    private final SpecialMethods specialMethods;
    private final AttributeAccess attributes;
    private final ContainerRules containers;
    private final BuiltinRules builtins;
    private final ConstructionRules constructions;
    private final Forwarders forwarders;
    private final ArgumentRules argumentRules;
    private final MemoCalls memo;
    private final UnboundMethods unboundMethods;
    private final DecliningCalls declining;
    private final CallCandidates candidates;

    CallRules(
            Inference inference,
            CallResolution resolver,
            AttributeAccess attributes,
            SpecialMethods specialMethods,
            ComparisonRules comparisons,
            ContainerRules containers,
            IterationRules iteration,
            TextRules text,
            ArgumentRules argumentRules,
            Forwarders forwarders) {
        this.inference = inference;
        this.resolver = resolver;
        this.specialMethods = specialMethods;
        this.attributes = attributes;
        this.containers = containers;
        this.constructions = new ConstructionRules(inference, resolver, specialMethods.enumerations());
        this.forwarders = forwarders;
        this.declining = new DecliningCalls(inference, resolver);
        this.unboundMethods = new UnboundMethods(inference, resolver, forwarders);
        this.candidates = new CallCandidates(inference, resolver, argumentRules, forwarders, unboundMethods);
        this.builtins = new BuiltinRules(
                inference,
                resolver,
                attributes,
                specialMethods,
                comparisons,
                containers,
                iteration,
                text,
                this,
                forwarders);
        this.argumentRules = argumentRules;
        this.memo = new MemoCalls(inference);
    }

    /** Calls of classes. */
    ConstructionRules constructions() {
        return constructions;
    }

    /** A call with mappings that are no dicts; empty where there are none. */
    private Optional<SomeValue> callWithDicts(Step step) {
        CallShape shape = (CallShape) ((Constant) step.operation().argument(1)).value();
        int first = step.argumentCount() - shape.mappings().size();
        List<Boolean> areOthers = new ArrayList<>();
        for (int i = first; i < step.argumentCount(); i++) {
            SomeValue mapping = step.argument(i);
            areOthers.add(!Lattice.canBeNone(mapping) && Arguments.isOtherMapping(mapping));
        }
        if (!areOthers.contains(true)) {
            return Optional.empty();
        }
        List<Passed> passed = new ArrayList<>(List.of(Passed.operand(step, 0)));
        for (int i = 2; i < step.argumentCount(); i++) {
            passed.add(Passed.operand(step, i));
        }
        return Optional.of(resolver.callSystem(step, forwarders.callWithDicts(shape, areOthers), passed));
    }

    SomeValue call(Step step) {
        return declining.result(step, callOnce(step));
    }

    /** The same, of which NotImplemented is no result. */
    private SomeValue callOnce(Step step) {
        Optional<SomeValue> ofMappings = callWithDicts(step);
        if (ofMappings.isPresent()) {
            return ofMappings.get();
        }
        SomeValue callee = Lattice.withoutNone(step.argument(0));
        if (callee instanceof SomeInstance) {
            return specialMethods.call(step, Arguments.ofCall(step)).orElseGet(() -> notCallableYet(step, callee));
        }
        if (callee instanceof SomeClassOf classOf) {
            return constructions.constructAnyOf(step, (InferredClass) classOf.definition(), Arguments.ofCall(step));
        }
        if (callee instanceof SomePointer pointer && pointer.type().target() instanceof FunctionType function) {
            step.raisesAnything();
            return LowLevelRules.ofType(function.result());
        }
        if (!(callee instanceof SomeCallable callable)) {
            throw CallResolution.notCallable(step.argument(0));
        }
        if (MemoCalls.isMemo(callable)) {
            Optional<HostObject> atRunTime = memo.atRunTime(step, callable);
            if (atRunTime.isEmpty()) {
                return memo.call(step, callable);
            }
            Description called = callable.descriptions().iterator().next();
            FunctionDescription function = inference.descriptions().ofFunction(atRunTime.get());
            return resolver.call(
                    step,
                    List.of(new Candidate(called, function, Optional.empty(), Arguments.ofCall(step), false)),
                    false);
        }
        if (callable.descriptions().size() == 1
                && callable.descriptions().iterator().next() instanceof BuiltinDescription builtin) {
            if (!builtin.isCallable(inference.host())) {
                throw CallResolution.notCallable(callable);
            }
            if (CallCandidates.isStatic(builtin) || candidates.origin(builtin).isPresent()) {
                return resolver.call(step, List.of(candidates.candidate(step, builtin, Arguments.ofCall(step))), false);
            }
            return callBuiltin(step, builtin);
        }
        if (callable.descriptions().size() == 1
                && callable.descriptions().iterator().next() instanceof BuiltinMethodDescription method) {
            return callBuiltinMethod(step, method);
        }
        Optional<SomeValue> guarded = ofLibrary(step, callable);
        if (guarded.isPresent()) {
            return guarded.get();
        }
        if (callable.descriptions().stream().allMatch(ClassDescription.class::isInstance)
                && !isEnumerationAmongOthers(callable)) {
            return constructions.construct(step, callable, Arguments.ofCall(step));
        }
        Arguments arguments = Arguments.ofCall(step);
        List<Candidate> all = new ArrayList<>();
        for (Description description : callable.descriptions()) {
            all.add(
                    callable.descriptions().size() == 1
                            ? candidates.candidate(step, description, arguments)
                            : candidates.amongOthers(step, description, arguments));
        }
        return resolver.call(step, all, false);
    }

    /** Whether one of several classes is an enumeration, whose call finds a member. */
    private static boolean isEnumerationAmongOthers(SomeCallable callable) {
        return callable.descriptions().size() > 1
                && callable.descriptions().stream()
                        .flatMap(description -> description.hostObject().stream())
                        .anyMatch(Enumerations::isEnumeration);
    }

    /** A class of the library, or a function of it written in Python, that the table of signatures knows. */
    private Optional<SomeValue> ofLibrary(Step step, SomeCallable callable) {
        Optional<HostObject> object =
                callable.constant().filter(each -> each.kind() == HostKind.CLASS || each.kind() == HostKind.FUNCTION);
        return object.flatMap(each -> SignatureTable.of(each.qualifiedName()))
                .flatMap(signature -> argumentRules.call(
                        step,
                        callable.descriptions().iterator().next(),
                        signature,
                        new Callee.Live(object.get()),
                        Arguments.ofCall(step)));
    }

    private static SomeValue notCallableYet(Step step, SomeValue callee) {
        if (SpecialMethods.isNotMadeYet(callee)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        throw CallResolution.notCallable(step.argument(0));
    }

    private SomeValue callBuiltinMethod(Step step, BuiltinMethodDescription method) {
        SomeValue self = method.readSelf();
        if (self instanceof SomeInstance instance) {
            return callInheritedBuiltin(step, method, (InferredClass) instance.definition());
        }
        Arguments given = Arguments.ofCall(step);
        Optional<SomeValue> guarded = SignatureTable.of(method.family(), method.name())
                .flatMap(signature -> argumentRules.call(
                        step,
                        method,
                        signature,
                        new Callee.Method(method.name(), new Passed(CallCandidates.selfSource(method), self)),
                        given));
        if (guarded.isPresent()) {
            return guarded.get();
        }
        if (!given.mappings().isEmpty()) {
            return callByMapping(step, method, self, given);
        }
        Optional<HostObject> ofSet = Arguments.areOperands(step)
                        && given.positional().size() == 1
                        && given.positional().getFirst().value() instanceof SomeSet looked
                        && !looked.definition().isFrozen()
                ? inference.systemCode().method(method.family(), method.name() + "_set")
                : Optional.empty();
        if (ofSet.isPresent()) {
            return resolver.callSystem(
                    step,
                    ofSet.get(),
                    List.of(
                            new Passed(CallCandidates.selfSource(method), self),
                            given.positional().getFirst()));
        }
        Optional<CoreMethod> core = CoreMethod.of(method.family(), method.name());
        if (core.isPresent() && Arguments.areOperands(step)) {
            return CoreMethodRules.call(step, core.get(), self);
        }
        Passed receiver = new Passed(CallCandidates.selfSource(method), Lattice.withoutConstant(self));
        Optional<HostObject> ofConstant = given.starList().isPresent()
                ? Optional.empty()
                : self.constant()
                        .flatMap(known -> forwarders.ofConstant(
                                method.family(),
                                method.name(),
                                known,
                                given.positional().size(),
                                List.copyOf(given.keywords().keySet())));
        if (ofConstant.isPresent()) {
            List<Passed> all = new ArrayList<>(given.positional());
            all.addAll(given.keywords().values());
            return resolver.call(
                    step,
                    List.of(new Candidate(
                            method,
                            inference.descriptions().ofFunction(ofConstant.get()),
                            Optional.empty(),
                            Arguments.positional(all).withFirst(receiver),
                            false)),
                    false);
        }
        HostObject function = constructions
                .withKeywords(given, method.family(), method.name())
                .orElseGet(() -> candidates.function(method, given));
        Arguments arguments = given;
        Optional<HostObject> forAnyKeywords = arguments.keywords().isEmpty()
                ? Optional.empty()
                : inference.systemCode().method(method.family(), method.name() + "_with_keywords");
        if (forAnyKeywords.isPresent()) {
            function = forAnyKeywords.get();
            arguments = constructions.withKeywordsBehind(arguments);
        }
        arguments = arguments.withFirst(receiver);
        return resolver.call(
                step,
                List.of(new Candidate(
                        method, inference.descriptions().ofFunction(function), Optional.empty(), arguments, false)),
                false);
    }

    /**
     * A call with keywords of which only the run tells the names: what takes any keywords may take a mapping itself.
     */
    private SomeValue callByMapping(Step step, BuiltinMethodDescription method, SomeValue self, Arguments given) {
        Passed receiver = new Passed(CallCandidates.selfSource(method), Lattice.withoutConstant(self));
        Optional<HostObject> ofMapping = inference.systemCode().method(method.family(), method.name() + "_mapping");
        if (ofMapping.isPresent()
                && given.positional().isEmpty()
                && given.keywords().isEmpty()
                && given.starList().isEmpty()
                && given.mappings().size() == 1) {
            HostObject function = self.constant()
                    .flatMap(known ->
                            forwarders.ofConstant(method.family(), method.name() + "_mapping", known, 1, List.of()))
                    .orElse(ofMapping.get());
            return constructions.callReplacement(
                    step,
                    method,
                    function,
                    Arguments.positional(List.of(
                            receiver,
                            Passed.operand(step, given.mappings().getFirst().operand()))));
        }
        Optional<SomeValue> behind = callByMappingBehind(step, method, self, given, receiver);
        return behind.orElseGet(() -> constructions.callReplacement(
                step,
                method,
                constructions
                        .withKeywords(given, method.family(), method.name())
                        .orElseGet(() -> candidates.function(method, given.ofKnownNames())),
                given.withFirst(receiver)));
    }

    /** Where one mapping stands behind other arguments of a method whose receiver is known: a format. */
    private Optional<SomeValue> callByMappingBehind(
            Step step, BuiltinMethodDescription method, SomeValue self, Arguments given, Passed receiver) {
        if (given.starList().isPresent()
                || given.mappings().size() != 1
                || given.mappings().getFirst().keywordsBefore()
                        != given.keywords().size()) {
            return Optional.empty();
        }
        List<Passed> all = new ArrayList<>(given.positional());
        all.addAll(given.keywords().values());
        all.add(Passed.operand(step, given.mappings().getFirst().operand()));
        return self.constant()
                .flatMap(known -> forwarders.ofConstant(
                        method.family(),
                        method.name() + "_mapping_behind",
                        known,
                        given.positional().size(),
                        List.copyOf(given.keywords().keySet())))
                .map(function -> constructions.callReplacement(
                        step, method, function, Arguments.positional(all).withFirst(receiver)));
    }

    /** {@code super().__init__(...)} and the like that ends at a class of Python's own. */
    private SomeValue callInheritedBuiltin(Step step, BuiltinMethodDescription method, InferredClass definition) {
        Arguments arguments = Arguments.ofCall(step);
        Optional<Candidate> candidate = ExceptionRules.candidate(
                inference, resolver, definition, method.name(), ArgumentSource.Self.SELF, arguments);
        if (inference.hierarchy().isException(definition.hostClass()) && candidate.isPresent()) {
            return resolver.call(step, List.of(candidate.get()), false);
        }
        if (method.name().equals("__init__") && arguments.isEmpty()) {
            step.raisesOnly();
            return SomeNone.NONE;
        }
        Optional<HostObject> ofObject = inference.systemCode().method("object", method.name());
        if (ofObject.isPresent()) {
            return constructions.callReplacement(
                    step,
                    method,
                    ofObject.get(),
                    arguments.withFirst(new Passed(ArgumentSource.Self.SELF, method.readSelf())));
        }
        throw new RuleError(0, MessageKind.NOT_SUPPORTED, method.describe(), "write it in Python");
    }

    private SomeValue callBuiltin(Step step, BuiltinDescription builtin) {
        HostObject object = builtin.hostObject().get();
        if (TypeForms.isSubscripted(object)) {
            throw new RuleError(0, MessageKind.NOT_CALLABLE, builtin.describe())
                    .raising("TypeError", "Cannot instantiate " + object.describe());
        }
        Optional<SomeValue> unguarded = builtins.callUnguarded(step, builtin);
        if (unguarded.isPresent()) {
            return unguarded.get();
        }
        Optional<SomeValue> guarded = SignatureTable.of(builtin.qualifiedName())
                .flatMap(signature ->
                        argumentRules.call(step, builtin, signature, new Callee.Live(object), Arguments.ofCall(step)));
        if (guarded.isPresent()) {
            return guarded.get();
        }
        Arguments arguments = Arguments.ofCall(step);
        if (isSpread(step, arguments)
                && BuiltinFunction.of(builtin.qualifiedName()).isPresent()) {
            return resolver.call(step, List.of(candidates.candidate(step, builtin, arguments)), false);
        }
        Optional<SomeValue> core = arguments.mappings().isEmpty() ? builtins.call(step, builtin) : Optional.empty();
        if (core.isPresent()) {
            return core.get();
        }
        Optional<SomeValue> unbound = arguments.mappings().isEmpty()
                ? unboundMethods
                        .call(step, builtin, arguments)
                        .or(() -> unboundMethods.callOfNew(step, builtin, arguments))
                : Optional.empty();
        if (unbound.isPresent()) {
            return unbound.get();
        }
        if (builtin.qualifiedName().equals("builtins.type.__call__")) {
            return callOfType(step, builtin, arguments);
        }
        Optional<HostObject> replacement = LongIntegerRules.growing(step, inference, object)
                .or(() -> inference.systemCode().replacement(object));
        if (replacement.isPresent()) {
            return constructions.callReplacement(step, builtin, object, replacement.get(), arguments);
        }
        if (CallCandidates.isPartial(builtin)) {
            return resolver.call(step, List.of(candidates.candidate(step, builtin, arguments)), false);
        }
        if (OF_CLASSES.contains(object.name())
                && object.part(Part.SELF)
                        .filter(self -> self.kind() == HostKind.CLASS)
                        .isPresent()
                && arguments.isEmpty()
                && inference.host().call(object, List.of(), Map.of())
                        instanceof Host.Outcome.Returned(HostObject all)) {
            HostObject owner = object.part(Part.SELF).orElseThrow();
            HostObject classes = inference
                    .host()
                    .ofTuple(
                            object.name().equals("mro")
                                    ? all.items()
                                    : inference.host().subclasses(owner));
            return resolver.callSystem(
                    step,
                    inference.systemCode().method("object", "list_of_classes").orElseThrow(),
                    List.of(Passed.prebuilt(inference, classes)));
        }
        arguments.ofKnownNames();
        if (object.kind() == HostKind.CLASS) {
            if (object.name().equals("NoneType") && arguments.isEmpty()) {
                step.resolve(Resolution.Constant.CONSTANT);
                return SomeNone.NONE;
            }
            TypesOfTheMachine.complaint(
                            object.name(),
                            arguments.positional().size() + arguments.keywords().size())
                    .ifPresent(complaint -> {
                        throw new RuleError(MessageKind.WRONG_ARGUMENTS, complaint).raising("TypeError", complaint);
                    });
        }
        if (object.kind() == HostKind.INSTANCE) {
            throw CallResolution.notCallable(step.argument(0));
        }
        UnsupportedModules.ofBuiltin(builtin.qualifiedName()).ifPresent(RuleError::refuse);
        throw new RuleError(
                0,
                MessageKind.NOT_SUPPORTED,
                "calling " + builtin.describe() + argumentTypes(step),
                ADVICE.getOrDefault(builtin.qualifiedName(), "it has no translation yet for these arguments"));
    }

    /** {@code type.__call__(C, ...)}: what a call of the class does where its metaclass has no say. */
    private SomeValue callOfType(Step step, Description description, Arguments arguments) {
        HostObject hostClass = arguments.positional().stream()
                .findFirst()
                .flatMap(first -> first.value().constant())
                .filter(first -> first.kind() == HostKind.CLASS)
                .orElseThrow(() -> new RuleError(
                        0,
                        MessageKind.NOT_SUPPORTED,
                        "type.__call__() of what is not known to be a class",
                        "name the class"));
        FunctionDescription function = inference
                .descriptions()
                .ofFunction(inference
                        .helpers()
                        .constructors()
                        .plain(inference.hierarchy().definition(hostClass)));
        return resolver.call(
                step,
                List.of(new Candidate(description, function, Optional.empty(), arguments.withoutFirst(), false)),
                false);
    }

    /** Whether a star passes a known number of arguments, which the core's rules would take for one. */
    private static boolean isSpread(Step step, Arguments arguments) {
        return step.operation().argument(1) instanceof Constant(CallShape shape, var _)
                && shape.hasStar()
                && arguments.starList().isEmpty()
                && arguments.mappings().isEmpty()
                && arguments.keywords().isEmpty();
    }

    private static String argumentTypes(Step step) {
        List<String> types =
                step.argumentsFrom(2).stream().map(Lattice::describe).toList();
        return "(" + String.join(", ", types) + ")";
    }

    /** {@code type(operand)}. */
    SomeValue type(Step step, int operand) {
        step.raisesOnly();
        SomeValue value = step.argument(operand);
        if (value instanceof SomeInstance instance
                && !ErrorReport.isForeign(step.operation().position())
                && TypesOfValues.areIteratorsOfSomeKind(instance, inference)) {
            throw new RuleError(
                    operand,
                    MessageKind.NOT_SUPPORTED,
                    "type() of an iterator that may be of several kinds",
                    "use isinstance()");
        }
        if (value instanceof SomeInstance || value != SomeNone.NONE && Lattice.canBeNone(value)) {
            return attributes.classOf(step, operand);
        }
        if (value instanceof SomeNumber) {
            return resolver.callSystem(
                    step,
                    inference.systemCode().method(Numbers.FAMILY, "type_of").orElseThrow(),
                    List.of(Passed.operand(step, operand)));
        }
        if (value instanceof SomeCallable callable) {
            return TypesOfValues.ofCallable(step, callable, inference);
        }
        HostObject type = TypesOfValues.of(value, inference)
                .orElseThrow(() -> new RuleError(
                        operand,
                        MessageKind.NOT_SUPPORTED,
                        "type() of " + Lattice.describe(value),
                        Lattice.canBeNone(value) ? "test for None first" : "use isinstance()"));
        step.resolve(Resolution.Constant.CONSTANT);
        return new SomeCallable(Set.of(inference.descriptions().of(type)), false);
    }
}
