package dev.serpentine.frontend.annotation.call;

import dev.serpentine.frontend.annotation.call.Arguments.Passed;
import dev.serpentine.frontend.annotation.call.ParameterMatching.Matched;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.SpecialisationHint;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeTuple;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Decides which of a function's graphs a call goes to, by the function's policy: one for all calls unless there is a
 * reason.
 */
final class Specialisation {

    /**
     * The graph for a call.
     *
     * @param parameters the annotations that the call gives its parameters (cells first)
     * @param isByType whether calls with other types go to other graphs
     */
    record Specialised(FunctionGraph graph, List<Passed> parameters, boolean isByType) {}

    /** Which class is made decides what is returned; and which descriptor it is, where the value is kept. */
    /** Says of a function, of system code too, that each operation which calls it has a graph of its own. */
    private static final String OF_PLACE = "specialize:call_location";

    private static final Set<String> BY_FIRST = Set.of("__new__", "__get__", "__set__");
    /** Which attribute it is decides what it holds. */
    private static final Set<String> BY_NAME = Set.of("__getattr__", "__setattr__", "__delattr__");
    /** Of what the program asks for itself, or system code. */
    private static final int MOST_SPECIALISATIONS = 2000;
    /** Of a function of the program that is not marked: its types grow. */
    private static final int MOST_BY_TYPES = 200;
    /**
     * Of those, how many may be for calls in graphs that are by types themselves, or in system code, which passes on
     * what it is given: their numbers multiply, where what is written in one place after another only adds up.
     */
    private static final int MOST_BY_PASSED_TYPES = 24;
    /** What a function takes by its star from a call within itself: each such call may add to them. */
    private static final int MOST_STARRED = 16;
    /** Of all functions together that are made at run time where one is written. */
    private static final int MOST_OF_MADE = 100;
    /** A function that calls itself with an empty tuple must come to an end. */
    private static final int MOST_CALLS_OF_NOTHING = 4;

    private final Inference inference;
    private final SpecialisationKeys keys = new SpecialisationKeys();
    private final ReturnedContainers returnedContainers;
    /**
     * How many graphs, each made for one call with an empty tuple in the one before, are between a graph and the
     * program.
     */
    private final Map<FunctionGraph, Integer> callsOfNothingBefore = new HashMap<>();

    private final Map<SourcePosition, Integer> graphsOfMade = new HashMap<>();
    private final Map<FunctionDescription, Integer> graphsByPassedTypes = new HashMap<>();

    Specialisation(Inference inference) {
        this.inference = inference;
        this.returnedContainers = new ReturnedContainers(inference);
    }

    SpecialisationKeys keys() {
        return keys;
    }

    ReturnedContainers returnedContainers() {
        return returnedContainers;
    }

    /**
     * The graph for a call; empty where the call waits until its arguments have become all that they will, since they
     * are of more kinds than those that it made a graph for.
     */
    Optional<Specialised> specialise(
            Step step, FunctionDescription function, Matched matched, Optional<InferredClass> home) {
        List<Object> key = new ArrayList<>();
        home.map(InferredClass::root).ifPresent(key::add);
        if (BY_FIRST.contains(function.syntax().name()) && !matched.parameters().isEmpty()) {
            matched.parameters().getFirst().value().constant().ifPresent(key::add);
        }
        if (BY_NAME.contains(function.syntax().name()) && matched.parameters().size() > 1) {
            matched.parameters().get(1).value().constant().ifPresent(key::add);
        }
        if (function.syntax().name().equals("__call__") && !matched.parameters().isEmpty()) {
            // A metaclass's: what a call of a class gives depends on the class.
            matched.parameters()
                    .getFirst()
                    .value()
                    .constant()
                    .filter(called -> called.kind() == HostKind.CLASS)
                    .ifPresent(key::add);
        }
        boolean isByNumber = function.syntax().parameters().variablePositional().isPresent()
                && !inference.decisions().takesAnyNumber(function);
        if (isByNumber) {
            key.add(matched.starred());
        }
        if (function.onlyForwardsKeywords()) {
            key.add(matched.forwarded());
        }
        List<Passed> parameters = matched.parameters();
        // A method of a class of which there are several: each makes others, which must come to an end.
        int depthOfHome =
                home.filter(this::isSpecialised).map(own -> own.depth() + 1).orElse(0);
        int depth = depthOfHome;
        int callsOfNothing = 0;
        Optional<String> hint = function.hostObject().flatMap(SpecialisationHint::of);
        boolean isSystem = isSystem(inference, function);
        boolean isByCall = isSystem && returnedContainers.isByCall(function, step.graph());
        if (isByCall) {
            key.add(step.operation());
        }
        boolean isByType = isSystem
                || hint.filter(text -> text.equals("specialize:ll")).isPresent()
                || inference.decisions().isByType(function);
        if (isByType) {
            Set<String> kept = isSystem
                    ? inference
                            .systemCode()
                            .constantParameters(function.hostObject().get())
                    : Set.of();
            Set<Integer> hinted = hint.map(Specialisation::constantParameters).orElse(Set.of());
            parameters = new ArrayList<>();
            List<SomeValue> keyValues = new ArrayList<>();
            List<String> names = parameterNames(function);
            for (int i = 0; i < matched.parameters().size(); i++) {
                Passed passed = matched.parameters().get(i);
                SomeValue keyValue = kept.contains(names.get(i)) || isSentinel(passed.value())
                        ? passed.value()
                        : Lattice.asSpecialisationKey(passed.value());
                keyValues.add(keyValue);
                parameters.add(hinted.contains(i) ? passed : new Passed(passed.source(), keyValue));
            }
            // What its author says of a function holds besides.
            hint.filter(text -> !isSystem || text.equals(OF_PLACE))
                    .ifPresent(text -> addHinted(step, text, matched, key));
            SpecialisationKeys.Key spelled = keys.of(keyValues);
            key.add(spelled.text());
            depth = Math.max(depthOfHome, spelled.depth());
            callsOfNothing = isOfNothing(names, keyValues, function)
                    ? callsOfNothingBefore.getOrDefault(step.graph(), 0) + 1
                    : 0;
            if (callsOfNothing > 0 && callsOfNothing <= MOST_CALLS_OF_NOTHING) {
                // What is made of it holds nothing yet either, and has nothing to do with what others make of nothing.
                key.add(step.operation());
            }
        } else if (hint.isPresent()) {
            addHinted(step, hint.get(), matched, key);
        }
        FunctionGraph graph = function.specialisations().get(key);
        if (graph == null) {
            if (isByType && inference.flow().awaitsGrowth(step, function)) {
                return Optional.empty();
            }
            // One more would be followed by the next.
            boolean isMadeTooOften = function.creation().isPresent()
                    && graphsOfMade.getOrDefault(function.syntax().position(), 0) >= MOST_OF_MADE;
            if (isMadeTooOften
                    || isByNumber && !isSystem && matched.starred() >= MOST_STARRED && isWithin(step, function)
                    || isTooMany(step, function, isSystem || hint.isPresent())) {
                (isSystem ? inference.graphs().specialisedFor(step.graph()) : Optional.of(function))
                        .ifPresent(inference.decisions()::noteGrowth);
                throw new RuleError(
                        MessageKind.EVER_MORE_TYPES, function.syntax().name());
            }
            graph = isByCall
                    ? inference.graphSource().graphOf(function.hostObject().get(), step.operation())
                    : function.hostObject().isPresent()
                            ? inference
                                    .graphSource()
                                    .graphOf(function.hostObject().get())
                            : inference
                                    .graphSource()
                                    .graphOf(function.creation().get().code());
            function.specialisations().put(key, graph);
            if (function.creation().isPresent()) {
                graphsOfMade.merge(function.syntax().position(), 1, Integer::sum);
            }
            inference.graphs().setDepth(graph, depth);
            callsOfNothingBefore.put(graph, callsOfNothing);
            if (isByType && !isSystem) {
                noteSpecialised(graph, function);
                if (passesOnTypes(step)) {
                    graphsByPassedTypes.merge(function, 1, Integer::sum);
                }
            } else {
                Optional<FunctionDescription> maker = function.hostObject().flatMap(inference.graphs()::makerOfBody);
                if (maker.isPresent()) {
                    noteSpecialised(graph, maker.get());
                }
            }
            if (isByType || hint.isPresent()) {
                inference
                        .graphs()
                        .noteFunctionsOf(
                                graph,
                                functionsAmong(
                                        parameters.stream().map(Passed::value).toList()));
            }
            if (isSystem) {
                returnedContainers.noteGraph(graph, function, isByCall, step.graph());
            }
            if (!isSystem && isByNumber) {
                inference.graphs().noteOfOneLength(graph);
            }
            noteForwardedKeywords(graph, function, matched);
        }
        return Optional.of(new Specialised(graph, parameters, isByType));
    }

    private void noteSpecialised(FunctionGraph graph, FunctionDescription function) {
        inference.graphs().noteSpecialised(graph, function);
        inference
                .graphSource()
                .bodyMadeBy(graph)
                .ifPresent(body -> inference.graphs().noteMakerOfBody(body, function));
    }

    private boolean isTooMany(Step step, FunctionDescription function, boolean isAskedFor) {
        int graphs = function.specialisations().size();
        if (isAskedFor) {
            return graphs >= MOST_SPECIALISATIONS;
        }
        return graphs >= MOST_BY_TYPES
                || passesOnTypes(step) && graphsByPassedTypes.getOrDefault(function, 0) >= MOST_BY_PASSED_TYPES;
    }

    /** Whether the types of arguments come from what the graph that calls is specialised for. */
    private boolean passesOnTypes(Step step) {
        return inference.graphs().specialisedFor(step.graph()).isPresent()
                || ErrorReport.isForeign(step.operation().position());
    }

    private void noteForwardedKeywords(FunctionGraph graph, FunctionDescription function, Matched matched) {
        List<String> names = matched.forwarded()
                .or(() -> function.hostObject().flatMap(inference.graphs()::forwardedByBody))
                .orElse(List.of());
        inference.graphs().noteForwardedKeywords(graph, names);
        inference
                .graphSource()
                .bodyMadeBy(graph)
                .ifPresent(body -> inference.graphs().noteForwardedByBody(body, names));
    }

    /** Whether it is one of several of a class of the program; those of system code count by what they hold. */
    private boolean isSpecialised(InferredClass definition) {
        HostObject hostClass = definition.hostClass();
        return !inference.systemCode().isSystemClass(hostClass)
                && inference
                        .hierarchy()
                        .known(hostClass)
                        .filter(plain -> plain == definition.root())
                        .isEmpty();
    }

    private static boolean isWithin(Step step, FunctionDescription function) {
        return function.specialisations().containsValue(step.graph());
    }

    /**
     * Where functions made at run time are written that are among arguments, and generators, and those that the graphs
     * are for in which these are made.
     */
    static Set<SourcePosition> functionsAmong(Collection<SomeValue> values) {
        Set<SourcePosition> found = new HashSet<>();
        values.stream().flatMap(value -> Unions.membersOf(value).stream()).forEach(value -> {
            if (value instanceof SomeCallable callable) {
                callable.descriptions().forEach(description -> {
                    if (description instanceof FunctionDescription function
                            && function.creation().isPresent()) {
                        found.add(function.syntax().position());
                        found.addAll(function.madeIn());
                    }
                });
            } else if (value instanceof SomeInstance instance) {
                instance.kinds().forEach(kind -> found.addAll(((InferredClass) kind).madeIn()));
            } else if (value instanceof SomeTuple tuple) {
                found.addAll(functionsAmong(tuple.items()));
            }
        });
        return found;
    }

    static boolean isSystem(Inference inference, FunctionDescription function) {
        return function.hostObject()
                .filter(inference.systemCode()::isSystemFunction)
                .isPresent();
    }

    /**
     * A prebuilt instance, as is passed to say that nothing was passed: what the function does then has its own types.
     */
    private static boolean isSentinel(SomeValue value) {
        return value instanceof SomeInstance && value.constant().isPresent();
    }

    /** Whether the empty tuple is among arguments, but not as what takes all others. */
    private static boolean isOfNothing(List<String> names, List<SomeValue> values, FunctionDescription function) {
        Optional<String> rest =
                function.syntax().parameters().variablePositional().map(parameter -> parameter.name());
        for (int i = 0; i < values.size(); i++) {
            if (holdsNothing(values.get(i)) && !rest.equals(Optional.of(names.get(i)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean holdsNothing(SomeValue value) {
        return switch (value) {
            case SomeTuple tuple -> tuple.items().isEmpty();
            case SomeValue.SomeIterator iterator -> holdsNothing(iterator.source());
            default -> false;
        };
    }

    private static List<String> parameterNames(FunctionDescription function) {
        var parameters = function.syntax().parameters();
        List<String> names = new ArrayList<>();
        parameters.positional().forEach(parameter -> names.add(parameter.name()));
        parameters.variablePositional().ifPresent(parameter -> names.add(parameter.name()));
        parameters.keywordOnly().forEach(parameter -> names.add(parameter.name()));
        parameters.variableKeyword().ifPresent(parameter -> names.add(parameter.name()));
        return names;
    }

    /**
     * RPython's hints: {@code specialize:argtype(0)}, {@code specialize:arg(0,1)}, {@code specialize:call_location}.
     */
    private void addHinted(Step step, String hint, Matched matched, List<Object> key) {
        List<Integer> indexes = indexes(hint);
        switch (policy(hint)) {
            case "argtype", "arglistitemtype", "arg_or_var" ->
                indexes.forEach(index -> key.add(keys.of(List.of(Lattice.asSpecialisationKey(
                                matched.parameters().get(index).value())))
                        .text()));
            case "arg" ->
                indexes.forEach(index -> {
                    SomeValue value = matched.parameters().get(index).value();
                    key.add(
                            value instanceof SomeTuple || value.constant().isEmpty()
                                    ? keys.of(List.of(value)).text()
                                    : value.constant().get());
                });
            case "call_location" -> key.add(step.operation());
            default -> {}
        }
    }

    /** The parameters by whose constant values a hint divides a function. */
    private static Set<Integer> constantParameters(String hint) {
        return policy(hint).equals("arg") ? Set.copyOf(indexes(hint)) : Set.of();
    }

    private static String policy(String hint) {
        return hint.replaceFirst("^specialize:", "").replaceFirst("\\(.*", "");
    }

    private static List<Integer> indexes(String hint) {
        String list = hint.contains("(") ? hint.substring(hint.indexOf('(') + 1, hint.lastIndexOf(')')) : "";
        return Stream.of(list.split(","))
                .map(String::strip)
                .filter(index -> !index.isEmpty())
                .map(Integer::valueOf)
                .toList();
    }
}
