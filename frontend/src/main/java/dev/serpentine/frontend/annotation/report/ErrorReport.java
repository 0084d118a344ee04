package dev.serpentine.frontend.annotation.report;

import dev.serpentine.frontend.annotation.definition.InferredAttribute;
import dev.serpentine.frontend.annotation.definition.InferredCell;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.InferredSet;
import dev.serpentine.frontend.annotation.facts.Bindings;
import dev.serpentine.frontend.annotation.facts.Decisions;
import dev.serpentine.frontend.annotation.facts.GraphFacts;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.LiveConflicts;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.Origin;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.UnionConflict;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.Diagnostic.Note;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Collects what is wrong with the program during a run, each thing once, with the chains that explain it. */
public final class ErrorReport implements LiveConflicts {
    private static final int LONGEST_CHAIN = 6;
    /**
     * The wrappers of exported functions are not foreign: what is wrong there is wrong with the hints of the functions,
     * and is told of these.
     */
    private static final String TRANSLATORS =
            "^serpentine_(?!exports)|/rpython/(rlib|rtyper|tool|translator|annotator)/";

    private static final Pattern OWN = Pattern.compile(TRANSLATORS);
    private static final String PYTHONS = "/lib/python3\\.";

    private static final Pattern LIBRARY = Pattern.compile(PYTHONS);
    private static final Pattern FOREIGN = Pattern.compile(TRANSLATORS + "|^<|" + PYTHONS);
    /** What the flow space calls variables that have no name in the source. */
    private static final Set<String> NAMELESS = Set.of("v", "local");

    private final Map<String, Diagnostic> diagnostics = new LinkedHashMap<>();
    /** By graph: the operations that call it, and what is known of each. */
    private final Map<FunctionGraph, Map<Operation, Step>> callers = new LinkedHashMap<>();

    private Consumer<Step> whenGivenUp;
    private Consumer<FunctionGraph> whenWrong;
    private Bindings bindings;
    private Decisions decisions;
    private Optional<Step> current = Optional.empty();

    /**
     * @param whenGivenUp is told of each call of the program that an error within what it calls is shown at: nothing
     *     comes of it
     * @param whenWrong is told of each graph of the program that has an error
     */
    public void connect(
            Bindings allBindings,
            Decisions allDecisions,
            Consumer<Step> whenGivenUp,
            Consumer<FunctionGraph> whenWrong) {
        this.whenGivenUp = whenGivenUp;
        this.whenWrong = whenWrong;
        this.bindings = allBindings;
        this.decisions = allDecisions;
    }

    /**
     * Notes which operation is looked at: what is wrong with live objects, which have no place of their own, is shown
     * where the program comes upon them.
     */
    public void lookingAt(Step step) {
        current = Optional.of(step);
    }

    /** Adds what is wrong with live objects, at the operation being looked at where it has no place. */
    public void addWhereMet(Diagnostic diagnostic) {
        if (current.isPresent()) {
            boolean isPlaced = !diagnostic.position().equals(SourcePosition.NONE);
            add(
                    isPlaced
                            ? diagnostic
                            : diagnostic.at(current.get().operation().position()),
                    current.get().graph());
        } else {
            add(diagnostic);
        }
    }

    /** All that is wrong, in the order of the places. */
    public List<Diagnostic> diagnostics() {
        // What cannot be shown at a place in the program follows from what can.
        List<Diagnostic> own = diagnostics.values().stream()
                .filter(diagnostic -> !isForeign(diagnostic.position()))
                .toList();
        SourcePosition beginning = callers.keySet().stream()
                .map(FunctionGraph::position)
                .filter(position -> !isForeign(position))
                .findFirst()
                .orElse(SourcePosition.NONE);
        List<Diagnostic> shown = own.isEmpty()
                ? diagnostics.values().stream()
                        .map(diagnostic -> shownAt(diagnostic, beginning))
                        .toList()
                : own;
        Set<String> modules = new HashSet<>();
        return shown.stream()
                .map(ErrorReport::withOwnNotes)
                .sorted(Diagnostic.IN_ORDER)
                // That a module is not supported is told once.
                .filter(diagnostic ->
                        diagnostic.kind() != MessageKind.MODULE_NOT_SUPPORTED || modules.add(diagnostic.text()))
                .toList();
    }

    /** What happens in code that is not the user's, told of a place that is. */
    private static Diagnostic shownAt(Diagnostic diagnostic, SourcePosition position) {
        return new Diagnostic(
                diagnostic.kind(), position, MessageKind.WITHIN_LIBRARY.format(diagnostic.text()), diagnostic.notes());
    }

    private static Diagnostic withOwnNotes(Diagnostic diagnostic) {
        return diagnostic.withNotes(diagnostic.notes().stream()
                .filter(note -> !isForeign(note.position()))
                .toList());
    }

    /** Whether nothing is wrong. */
    public boolean isEmpty() {
        return diagnostics.isEmpty();
    }

    /** Notes who calls a graph: errors within system code and Python's library are shown at the call in the program. */
    public void noteCaller(FunctionGraph graph, Step caller) {
        callers.computeIfAbsent(graph, unused -> new LinkedHashMap<>()).putIfAbsent(caller.operation(), caller);
    }

    /** Whether a place is in the translator's own code or the library's. */
    public static boolean isForeign(SourcePosition position) {
        return FOREIGN.matcher(position.file()).find();
    }

    /** Whether a place is in Python's library, as Python has it. */
    public static boolean isInLibrary(SourcePosition position) {
        return LIBRARY.matcher(position.file()).find();
    }

    /** Whether a place is in code that comes with the translator, which the library's does not. */
    public static boolean isOwn(SourcePosition position) {
        return OWN.matcher(position.file()).find();
    }

    /**
     * Whether it is the program that asks for a step, rather than system code: the program may mean more by it, since
     * system code says itself what it does in each case.
     */
    public static boolean isAskedByProgram(Step step, GraphFacts graphs) {
        return !isForeign(step.operation().position()) || graphs.servesProgram(step.graph());
    }

    private void add(Diagnostic diagnostic, FunctionGraph graph) {
        List<Step> calls = isForeign(diagnostic.position()) ? callsInProgram(graph) : List.of();
        // One error within what is called tells enough.
        calls.stream()
                .map(call -> call.operation().position())
                .forEach(position -> diagnostics.putIfAbsent(position.toString(), shownAt(diagnostic, position)));
        calls.forEach(whenGivenUp);
        calls.forEach(call -> whenWrong.accept(call.graph()));
        whenWrong.accept(graph);
        if (calls.isEmpty()) {
            add(diagnostic);
        }
    }

    /**
     * The operations of the program that lead to a graph through nothing but the translator's own code and the
     * library's.
     */
    private List<Step> callsInProgram(FunctionGraph graph) {
        List<Step> found = new ArrayList<>();
        Set<FunctionGraph> seen = new HashSet<>(Set.of(graph));
        List<FunctionGraph> pending = new ArrayList<>(seen);
        while (!pending.isEmpty()) {
            for (Step caller :
                    callers.getOrDefault(pending.removeFirst(), Map.of()).values()) {
                if (!isForeign(caller.operation().position())) {
                    found.add(caller);
                } else if (seen.add(caller.graph())) {
                    pending.add(caller.graph());
                }
            }
        }
        return found;
    }

    /**
     * The operations of some that lead to a graph through nothing but the translator's own code and the library's.
     *
     * @param isMeant which operations are asked for
     * @param isEnd of the others, which one is not led through
     * @return empty where an operation of the program, or such an end, leads there, too
     */
    public List<Step> callsFrom(FunctionGraph graph, Predicate<Step> isMeant, Predicate<Step> isEnd) {
        List<Step> found = new ArrayList<>();
        Set<FunctionGraph> seen = new HashSet<>(Set.of(graph));
        List<FunctionGraph> pending = new ArrayList<>(seen);
        while (!pending.isEmpty()) {
            FunctionGraph called = pending.removeFirst();
            if (!isForeign(called.position())) {
                return List.of();
            }
            for (Step caller : callers.getOrDefault(called, Map.of()).values()) {
                if (isMeant.test(caller)) {
                    found.add(caller);
                } else if (!isForeign(caller.operation().position()) || isEnd.test(caller)) {
                    return List.of();
                } else if (seen.add(caller.graph())) {
                    pending.add(caller.graph());
                }
            }
        }
        return found;
    }

    /** The operations that call a graph. */
    public Collection<Step> callersOf(FunctionGraph graph) {
        return callers.getOrDefault(graph, Map.of()).values();
    }

    /** Adds what is wrong, once. */
    public void add(Diagnostic diagnostic) {
        diagnostics.putIfAbsent(diagnostic.position() + diagnostic.kind().name(), diagnostic);
    }

    /** An operation's operands, or what it does to a list and the like, do not go together. */
    public void atStep(Step step, UnionConflict conflict) {
        List<Note> notes = new ArrayList<>();
        for (Value argument : step.operation().arguments()) {
            notes.addAll(chain(argument));
            notes.addAll(contents(argument));
        }
        add(
                Diagnostic.of(
                                MessageKind.TYPE_CONFLICT,
                                step.operation().position(),
                                step.describe(),
                                Lattice.describe(conflict.second()),
                                Lattice.describe(conflict.first()),
                                advice(conflict))
                        .withNotes(distinct(notes)),
                step.graph());
    }

    /** An operation has no meaning with what is known. */
    public void atStep(Step step, RuleError error) {
        List<Note> notes = new ArrayList<>();
        for (int i = 0; i < step.operation().arguments().size(); i++) {
            if (error.operand() < 0 || error.operand() == i) {
                notes.addAll(chain(step.operation().argument(i)));
            }
        }
        add(
                Diagnostic.of(error.kind(), step.operation().position(), error.details())
                        .withNotes(distinct(notes)),
                step.graph());
    }

    /** What messages call a variable. */
    static String subjectOf(Variable variable) {
        return NAMELESS.contains(variable.name())
                ? "what is computed"
                : variable.name().equals("result") ? "the result" : "variable '" + variable.name() + "'";
    }

    /** What notes say of the place where a variable gets a constant. */
    public static String settingOf(Variable variable) {
        return NAMELESS.contains(variable.name()) ? "computed here" : subjectOf(variable) + " is set here";
    }

    /** A variable would get a second value, and the two together cannot be: a list would hold itself. */
    public void refusedUnion(Value second, SourcePosition position, RuleError error, FunctionGraph graph) {
        add(
                Diagnostic.of(error.kind(), position, error.details())
                        .withNotes(distinct(new ArrayList<>(chain(second)))),
                graph);
    }

    /** A variable would get a second type that does not go with the first. */
    public void variableConflict(
            Variable variable, Value second, SourcePosition position, UnionConflict conflict, FunctionGraph graph) {
        List<Note> notes = new ArrayList<>(chain(variable));
        notes.addAll(chain(second));
        String subject = isForeign(position) ? "what is computed" : subjectOf(variable);
        add(
                Diagnostic.of(
                                MessageKind.TYPE_CONFLICT,
                                position,
                                subject,
                                Lattice.describe(conflict.second()),
                                Lattice.describe(conflict.first()),
                                advice(conflict))
                        .withNotes(distinct(notes)),
                graph);
    }

    @Override
    public void attributeConflict(InferredClass owner, InferredAttribute attribute, UnionConflict conflict) {
        Origin origin = attribute.origin();
        List<Note> notes = origin.text().isEmpty() ? List.of() : List.of(new Note(origin.position(), origin.text()));
        addWhereMet(Diagnostic.of(
                        MessageKind.TYPE_CONFLICT,
                        origin.position(),
                        "attribute '" + attribute.name() + "' of " + owner.name(),
                        Lattice.describe(conflict.second()),
                        Lattice.describe(conflict.first()),
                        advice(conflict))
                .withNotes(notes));
    }

    @Override
    public void prebuiltConflict(HostObject container, UnionConflict conflict) {
        addWhereMet(Diagnostic.of(
                MessageKind.TYPE_CONFLICT,
                SourcePosition.NONE,
                "an item of the prebuilt " + container.type().name() + " " + container.describe(),
                Lattice.describe(conflict.second()),
                Lattice.describe(conflict.first()),
                advice(conflict)));
    }

    private String advice(UnionConflict conflict) {
        decisions.noteConflict(conflict);
        return conflict.advice().isEmpty() ? "" : "; " + conflict.advice();
    }

    /** Where a value's annotation came from, nearest step first. */
    private List<Note> chain(Value value) {
        List<Note> notes = new ArrayList<>();
        Set<Value> seen = new HashSet<>();
        Value current = value;
        while (current instanceof Variable variable && seen.add(current) && notes.size() < LONGEST_CHAIN) {
            Optional<Origin> origin = bindings.origin(variable);
            if (origin.isEmpty()) {
                break;
            }
            if (!origin.get().text().isEmpty() && origin.get().position().line() > 0) {
                notes.add(new Note(
                        origin.get().position(), origin.get().text() + ": " + Lattice.describe(bindings.of(variable))));
            }
            current = origin.get().source().orElse(null);
        }
        return notes;
    }

    private List<Note> contents(Value value) {
        if (!(value instanceof Variable)) {
            return List.of();
        }
        Origin origin = switch (bindings.of(value)) {
            case SomeValue.SomeList list -> ((InferredList) list.definition()).origin();
            case SomeValue.SomeDict dict -> ((InferredDict) dict.definition()).origin();
            case SomeValue.SomeSet set -> ((InferredSet) set.definition()).origin();
            case SomeValue.SomeCell cell -> ((InferredCell) cell.definition()).origin();
            default -> Origin.of(SourcePosition.NONE, "");
        };
        if (origin.text().isEmpty()) {
            return List.of();
        }
        List<Note> notes = new ArrayList<>(List.of(new Note(origin.position(), origin.text())));
        origin.source().ifPresent(source -> notes.addAll(chain(source)));
        return notes;
    }

    private static List<Note> distinct(List<Note> notes) {
        return notes.stream().distinct().toList();
    }
}
