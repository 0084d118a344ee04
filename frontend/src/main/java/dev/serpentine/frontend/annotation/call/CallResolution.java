package dev.serpentine.frontend.annotation.call;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.ParameterMatching.Defaults;
import dev.serpentine.frontend.annotation.call.ParameterMatching.Matched;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.Iterators;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Flow;
import dev.serpentine.frontend.annotation.facts.GraphFacts;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.SharedFunctions;
import dev.serpentine.frontend.annotation.facts.SharedFunctions.Passing;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.report.Complaint;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.Numbers;
import dev.serpentine.frontend.annotation.value.Origin;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.UnsupportedModules;
import dev.serpentine.frontend.flow.CallShape;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Flows arguments into functions and results out of them, and unifies what several targets of one call must share. */
public final class CallResolution {
    /** Says of a function of system code that it does the same in several ways: see {@link Flow#noteAlternatives}. */
    private static final String ALTERNATIVES = "has_alternatives";
    /** Says of a function of system code what {@link GraphFacts#guardsItems} does. */
    private static final String GUARDS_ITEMS = "guards_items";

    private static final String SERVES_PROGRAM = "serves_program";
    /** What a function of system code has that does nothing but call what is no function. */
    private static final String FORWARDS = "forwards";

    /**
     * One function that an operation may call.
     *
     * @param description what the called operand is then
     * @param isMethod whether the first argument is the instance that the function was found on
     */
    public record Candidate(
            Description description,
            FunctionDescription function,
            Optional<InferredClass> home,
            Arguments arguments,
            boolean isMethod) {}

    private final Inference inference;
    private final ErrorReport errors;
    private final ParameterContainers parameterContainers;
    private final Specialisation specialisation;
    private final Callers callers;

    public CallResolution(Inference inference, ErrorReport errors) {
        this.inference = inference;
        this.errors = errors;
        this.parameterContainers = new ParameterContainers(inference.worklist());
        this.callers = new Callers(inference);
        this.specialisation = new Specialisation(inference);
    }

    /** The keys of the graphs that are made for arguments. */
    public SpecialisationKeys keys() {
        return specialisation.keys();
    }

    /** Where the functions and generators that are among arguments were made. */
    public Set<SourcePosition> madeIn(Collection<SomeValue> arguments) {
        return Specialisation.functionsAmong(arguments);
    }

    /** The containers that system code makes and returns. */
    public ReturnedContainers returnedContainers() {
        return specialisation.returnedContainers();
    }

    /** Makes the step a call of one of these. @return what it results in: impossible while none is known to return */
    public SomeValue call(Step step, List<Candidate> candidates, boolean negateResult) {
        if (candidates.stream().anyMatch(this::waitsForItems)
                && inference.flow().postpone(step)) {
            return SomeImpossible.IMPOSSIBLE;
        }
        List<ParameterContainers.OfCall> passings = new ArrayList<>();
        boolean isCertain = candidates.size() == 1 && !passesItsNumberOn(step);
        Optional<List<CallTarget>> reached = flow(step, isCertain ? candidates : orRaising(step, candidates), passings);
        if (reached.isEmpty()) {
            return SomeImpossible.IMPOSSIBLE;
        }
        List<CallTarget> targets = reached.get();
        step.resolve(new Resolution.Calls(targets, negateResult));
        step.raisesAnything();
        SomeValue result = SomeImpossible.IMPOSSIBLE;
        for (int i = 0; i < targets.size(); i++) {
            result = inference
                    .union()
                    .of(
                            result,
                            passings.get(i)
                                    .returned(
                                            inference.readResult(targets.get(i).graph())));
        }
        return negateResult && result != SomeImpossible.IMPOSSIBLE ? Lattice.BOOL : result;
    }

    /**
     * Whether a function that takes any number of arguments passes them on. There is a graph of it for each number, and
     * what one of these calls need not be what the run comes to: the function may look at the number first.
     */
    private boolean passesItsNumberOn(Step step) {
        return inference.graphs().isOfOneLength(step.graph())
                && step.operation().opcode() == FlowOpcode.CALL
                && step.operation().argument(1) instanceof Constant(CallShape shape, var _)
                && shape.hasStar();
    }

    /**
     * Whether a function that is specialised by type is better called when something has got into what it is passed.
     */
    private boolean waitsForItems(Candidate candidate) {
        return inference.decisions().isByType(candidate.function())
                ? EmptyArguments.isAmong(candidate.arguments())
                : Specialisation.isSystem(inference, candidate.function())
                        && EmptyArguments.isSharedAmong(candidate.arguments());
    }

    /** Makes the step a call of a system function. @return what it results in */
    public SomeValue callSystem(Step step, HostObject function, List<Passed> arguments) {
        return call(step, List.of(systemCandidate(function, Arguments.positional(arguments))), false);
    }

    /** Makes the step a call of a system function. @return what it results in */
    public SomeValue callSystem(Step step, HostObject function, Arguments arguments) {
        return call(step, List.of(systemCandidate(function, arguments)), false);
    }

    /** A system function, to be called with these. */
    public Candidate systemCandidate(HostObject function, Arguments arguments) {
        FunctionDescription description = inference.descriptions().ofFunction(function);
        return new Candidate(description, description, Optional.empty(), arguments, false);
    }

    /**
     * Flows the arguments into all candidates and makes corresponding parameters the same; empty where the step waits
     * until its arguments have become all that they will.
     */
    public Optional<List<CallTarget>> flow(Step step, List<Candidate> candidates) {
        return flow(step, candidates, new ArrayList<>());
    }

    /**
     * The same candidates, but that one which does not take the arguments raises when the program runs: it is only the
     * run that tells which one it is.
     */
    public List<Candidate> orRaising(Step step, List<Candidate> candidates) {
        return candidates.stream()
                .map(candidate -> complaint(step, candidate)
                        .map(text -> raising(step, candidate.description(), self(candidate), text))
                        .orElse(candidate))
                .toList();
    }

    private Optional<List<CallTarget>> flow(
            Step step, List<Candidate> candidates, List<ParameterContainers.OfCall> passings) {
        List<CallTarget> targets = new ArrayList<>();
        for (Candidate candidate : candidates) {
            passings.add(this.parameterContainers.call());
            Optional<CallTarget> target = flow(step, candidate, passings.getLast());
            if (target.isEmpty()) {
                return Optional.empty();
            }
            targets.add(target.get());
        }
        if (targets.size() > 1) {
            noteAlternatives(step, candidates, targets);
            unifyParameters(candidates, targets);
            unifyResults(targets);
        }
        return Optional.of(targets);
    }

    /** What stands for builtins among several things that are called need not have a meaning for all arguments. */
    private void noteAlternatives(Step step, List<Candidate> candidates, List<CallTarget> targets) {
        for (int i = 0; i < targets.size(); i++) {
            if (isForwarder(candidates.get(i))) {
                inference.flow().noteAlternatives(targets.get(i).graph(), step);
            }
        }
    }

    private static boolean isForwarder(Candidate candidate) {
        return candidate
                .function()
                .hostObject()
                .flatMap(object -> object.attribute(FORWARDS))
                .isPresent();
    }

    /**
     * What Python says of a function that does not take the arguments; empty where it does, or where only the
     * translator does not know.
     */
    private Optional<String> complaint(Step step, Candidate candidate) {
        try {
            matched(step, candidate);
            return Optional.empty();
        } catch (RuleError error) {
            return error.raised()
                    .filter(raised -> raised.exception().equals("TypeError"))
                    // What stands for a builtin may lack names that the builtin has.
                    .filter(_ -> candidate.arguments().keywords().isEmpty() || !isForwarder(candidate))
                    .map(raised -> ofBuiltin(candidate).orElse(raised.text()));
        }
    }

    /** What Python says of a builtin, which may be a function of Python in the library that the program imports. */
    private static Optional<String> ofBuiltin(Candidate candidate) {
        return candidate.arguments().keywords().isEmpty()
                ? Complaint.ofNumber(
                        candidate.description(),
                        candidate.arguments().positional().size())
                : Optional.empty();
    }

    private static Optional<Passed> self(Candidate candidate) {
        return candidate.isMethod()
                ? Optional.of(candidate.arguments().positional().getFirst())
                : Optional.empty();
    }

    /** What is called in the place of a function, or of a method of an instance, whose call Python refuses. */
    public Candidate raising(Step step, Description description, Optional<Passed> self, String text) {
        HostObject function = inference
                .systemCode()
                .method("object", self.isPresent() ? "raise_call_error_of_method" : "raise_call_error")
                .orElseThrow();
        List<Passed> arguments = new ArrayList<>(self.stream().toList());
        Stream.of(text, step.operation().position().toString())
                .map(inference.host()::ofText)
                .forEach(constant -> arguments.add(Passed.prebuilt(inference, constant)));
        return new Candidate(
                description,
                inference.descriptions().ofFunction(function),
                Optional.empty(),
                Arguments.positional(arguments),
                self.isPresent());
    }

    private Matched matched(Step step, Candidate candidate) {
        FunctionDescription function = candidate.function();
        boolean forwards = function.onlyForwardsKeywords()
                && candidate.arguments().mappings().isEmpty();
        return new ParameterMatching(candidate, defaultsOf(step, function), inference.union(), inference.host())
                .match(
                        forwards,
                        keywordDict(step, function, forwards),
                        before -> inference.made().starredTuple(step.operation(), before));
    }

    private SomeValue result(List<CallTarget> targets) {
        SomeValue result = SomeImpossible.IMPOSSIBLE;
        for (CallTarget target : targets) {
            result = inference.union().of(result, inference.readResult(target.graph()));
        }
        return result;
    }

    /** What the library does within itself is left to it: perhaps it needs of an unsupported module what can be had. */
    private static void refuseUnsupportedModule(Step step, FunctionDescription function) {
        if (!UnsupportedModules.isLibraryFile(step.operation().position().file())) {
            UnsupportedModules.ofFile(function.syntax().position().file()).ifPresent(RuleError::refuse);
        }
    }

    private Optional<CallTarget> flow(Step step, Candidate candidate, ParameterContainers.OfCall passing) {
        FunctionDescription function = candidate.function();
        refuseUnsupportedModule(step, function);
        Matched matched = matched(step, candidate);
        Optional<Specialisation.Specialised> found =
                specialisation.specialise(step, function, matched, candidate.home());
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Specialisation.Specialised specialised = found.get();
        FunctionGraph graph = specialised.graph();
        errors.noteCaller(graph, step);
        if (Specialisation.isSystem(inference, function)
                && function.hostObject().get().attribute(ALTERNATIVES).isPresent()) {
            inference.flow().noteAlternatives(graph, step);
        }
        if (Specialisation.isSystem(inference, function)
                && function.hostObject().get().attribute(GUARDS_ITEMS).isPresent()) {
            inference.graphs().noteGuardingItems(graph);
        }
        if (Specialisation.isSystem(inference, function)
                && function.hostObject().get().attribute(SERVES_PROGRAM).isPresent()) {
            inference.graphs().noteServingProgram(graph);
        }
        List<Passed> parameters = new ArrayList<>(cellsOf(function));
        parameters.addAll(specialised.parameters());
        List<Variable> inputs = graph.parameters();
        if (inputs.size() != parameters.size()) {
            throw new IllegalStateException(graph + " has " + inputs.size() + " parameters, not " + parameters.size());
        }
        boolean changed = !inference.graphs().reached().contains(graph.startBlock())
                && inference.graphs().graphOf(graph.startBlock()) == null;
        for (int i = 0; i < inputs.size(); i++) {
            Passed passed = parameters.get(i);
            // Names of the translator's own code mean nothing to the user.
            String text = ErrorReport.isForeign(graph.position())
                    ? ""
                    : "passed as '" + inputs.get(i).name() + "' of " + graph.name() + "()";
            Origin origin = new Origin(step.operation().position(), text, sourceValue(step, passed.source()));
            try {
                if (!specialised.isByType()) {
                    requireOneKind(inputs.get(i), passed.value(), function);
                }
                changed |= specialised.isByType()
                        ? inference
                                .bindings()
                                .widen(inputs.get(i), passing.passed(inputs.get(i), passed.value()), origin)
                        : pass(step, function, graph, inputs.get(i), passed.value(), origin);
            } catch (UnionConflict conflict) {
                inference.decisions().noteConflict(function);
                errors.variableConflict(
                        inputs.get(i),
                        sourceValue(step, passed.source()).orElse(inputs.get(i)),
                        step.operation().position(),
                        conflict,
                        step.graph());
            }
        }
        if (changed) {
            parametersChanged(graph);
        }
        passing.giveBack();
        return Optional.of(new CallTarget(
                candidate.description(),
                graph,
                parameters.stream().map(Passed::source).toList(),
                matched.starredList(),
                matched.mapped()));
    }

    /**
     * Iterators of several kinds are passed to graphs of a function for each, so that a call can be of what it gives,
     * whatever that is; unless that was tried and did not help.
     */
    private void requireOneKind(Variable parameter, SomeValue passed, FunctionDescription function) {
        if (!inference.decisions().takesUnions(function)
                && inference.bindings().isBound(parameter)
                && inference.bindings().of(parameter) instanceof SomeInstance known
                && passed instanceof SomeInstance given
                && Iterators.areDifferentKinds(known, given)) {
            throw new UnionConflict(known, given, "");
        }
    }

    /** Widens a parameter of a function's one graph. */
    private boolean pass(
            Step step,
            FunctionDescription function,
            FunctionGraph graph,
            Variable parameter,
            SomeValue value,
            Origin origin) {
        SomeValue before = inference.bindings().of(parameter);
        boolean mayMeet = inference.union().formsUnions() && !keepsWhatItTakes(function);
        Set<String> unions = mayMeet ? unionsIn(before, value) : Set.of();
        boolean wasMixed = Numbers.isWithin(value) || Numbers.isWithin(before);
        if (before != SomeImpossible.IMPOSSIBLE
                && !before.equals(value)
                && (EmptyArguments.isWithin(before) || EmptyArguments.isWithin(value))) {
            inference.decisions().noteEmptyMeeting(function);
        }
        boolean changed = inference.bindings().widen(parameter, value, origin);
        if (changed && !wasMixed && Numbers.isWithin(inference.bindings().of(parameter))) {
            inference.decisions().noteMixture(function);
        }
        if (mayMeet) {
            SharedFunctions shared = inference.sharedFunctions();
            shared.note(function, parameter, step.operation(), new Passing(step.graph(), graph, value));
            if (changed
                    && !unions.containsAll(Unions.placesIn(inference.bindings().of(parameter)))) {
                shared.noteMeeting(graph);
            }
        }
        return changed;
    }

    private static Set<String> unionsIn(SomeValue first, SomeValue second) {
        Set<String> places = new HashSet<>(Unions.placesIn(first));
        places.addAll(Unions.placesIn(second));
        return places;
    }

    /** Whether graphs for other types would all assign to the same attributes. */
    private static boolean keepsWhatItTakes(FunctionDescription function) {
        return function.syntax().name().equals("__init__");
    }

    /** The dict that a call makes for {@code **kwargs}. */
    private InferredDict keywordDict(Step step, FunctionDescription function, boolean forwards) {
        if (function.syntax().parameters().variableKeyword().isEmpty() || forwards) {
            return null;
        }
        return inference.made().keywordDict(step.operation(), function);
    }

    private static Optional<dev.serpentine.graph.model.Value> sourceValue(Step step, ArgumentSource source) {
        return switch (source) {
            case ArgumentSource.Operand(int index) ->
                Optional.of(step.operation().argument(index));
            case ArgumentSource.Unpacked(int operand, int item) ->
                Optional.of(step.operation().argument(operand));
            case ArgumentSource.ListItem(int operand, int item, Optional<ArgumentSource> otherwise) ->
                Optional.of(step.operation().argument(operand));
            case ArgumentSource.MappedItem(List<Integer> operands, String name, Optional<ArgumentSource> otherwise) ->
                Optional.of(step.operation().argument(operands.getFirst()));
            case ArgumentSource.Packed(List<ArgumentSource> items)
            when !items.isEmpty() -> sourceValue(step, items.getFirst());
            default -> Optional.empty();
        };
    }

    private void parametersChanged(FunctionGraph graph) {
        inference.graphs().schedule(graph.startBlock(), graph);
        inference.graphs().parameterReaders(graph.startBlock()).changed();
    }

    private Defaults defaultsOf(Step step, FunctionDescription function) {
        if (function.hostObject().isPresent()) {
            return ParameterMatching.defaultsOf(
                    function.hostObject().get(), value -> callers.inPlaceOf(value, step), inference.liveObjects());
        }
        function.noteCapturedReader();
        return Closures.defaultsOf(function);
    }

    private static List<Passed> cellsOf(FunctionDescription function) {
        return function.creation().isPresent() ? Closures.cellsOf(function) : List.of();
    }

    /** Parameters that are filled by the same operand get the same annotation in all targets. */
    private void unifyParameters(List<Candidate> candidates, List<CallTarget> targets) {
        Map<ArgumentSource, List<Variable>> filledBy = new LinkedHashMap<>();
        Map<Variable, FunctionGraph> graphs = new LinkedHashMap<>();
        for (int t = 0; t < targets.size(); t++) {
            CallTarget target = targets.get(t);
            Block start = target.graph().startBlock();
            inference.graphs().parameterReaders(start).read();
            for (int i = candidates.get(t).isMethod() ? 1 : 0;
                    i < target.arguments().size();
                    i++) {
                if (target.arguments().get(i) instanceof ArgumentSource.Operand
                        || target.arguments().get(i) instanceof ArgumentSource.Unpacked
                        || target.arguments().get(i) instanceof ArgumentSource.ListItem
                        || target.arguments().get(i) instanceof ArgumentSource.MappedItem) {
                    Variable parameter = start.inputArguments().get(i);
                    filledBy.computeIfAbsent(target.arguments().get(i), key -> new ArrayList<>())
                            .add(parameter);
                    graphs.put(parameter, target.graph());
                }
            }
        }
        filledBy.values().stream().filter(parameters -> parameters.size() > 1).forEach(parameters -> {
            SomeValue common = SomeImpossible.IMPOSSIBLE;
            for (Variable parameter : parameters) {
                common = inference.union().of(common, inference.bindings().of(parameter));
            }
            for (Variable parameter : parameters) {
                Origin origin = Origin.of(graphs.get(parameter).position(), "");
                if (inference.bindings().widen(parameter, common, origin)) {
                    parametersChanged(graphs.get(parameter));
                }
            }
        });
    }

    private void unifyResults(List<CallTarget> targets) {
        SomeValue common = result(targets);
        if (common == SomeImpossible.IMPOSSIBLE) {
            return;
        }
        for (CallTarget target : targets) {
            Variable result = target.graph().returnBlock().inputArguments().getFirst();
            if (inference
                    .bindings()
                    .widen(result, common, Origin.of(target.graph().position(), ""))) {
                inference.graphs().resultReaders(target.graph()).changed();
            }
        }
    }

    /** What is wrong where something else than a function is called. */
    public static RuleError notCallable(SomeValue value) {
        return new RuleError(0, MessageKind.NOT_CALLABLE, Lattice.describe(value));
    }
}
