package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.InferredCell;
import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.MergingDefinition;
import dev.serpentine.frontend.annotation.definition.Readers;
import dev.serpentine.frontend.annotation.definition.SettledContents;
import dev.serpentine.frontend.annotation.definition.Union;
import dev.serpentine.frontend.annotation.definition.WorkOrder;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.flow.GraphSource;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.LowLevelType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The state of one run to a fixed point, and the parts that share it. */
final class Inference {
    private final Host host;
    private final SystemCode systemCode;
    private final GraphSource graphSource;
    private final Specialisation.Decisions decisions;
    private final MemoResults memoResults;
    private final UnionModel unions;
    private final IntegerModel integers;
    private final Worklist worklist;
    private final ErrorReport errors = new ErrorReport();
    private final LowLevelMarkers markers;
    private final LiveObjects liveObjects;
    private final ClassHierarchy hierarchy;
    private final Descriptions descriptions;
    private final Bindings bindings;
    private final Map<Operation, Resolution> resolutions = new IdentityHashMap<>();
    private final Map<Block, FunctionGraph> graphOfBlock = new HashMap<>();
    private final Map<FunctionGraph, Readers> resultReaders = new HashMap<>();
    private final Map<Block, Readers> parameterReaders = new HashMap<>();
    private final Map<FunctionGraph, Integer> depths = new HashMap<>();
    private final Map<FunctionGraph, Set<SourcePosition>> functionsOf = new HashMap<>();
    private final Map<FunctionGraph, FunctionDescription> specialised = new HashMap<>();
    private final SpecialisationKeys keys = new SpecialisationKeys();
    private final ReturnedContainers returnedContainers = new ReturnedContainers(this);
    private final StandIns standIns = new StandIns(this);
    private final Map<Operation, Object> made = new IdentityHashMap<>();
    private final Map<Operation, Map<FunctionDescription, InferredDict>> keywordDicts = new IdentityHashMap<>();
    private final Map<Operation, Map<FunctionDescription, InferredList>> starredTuples = new IdentityHashMap<>();
    private final Map<HostObject, Map<String, InferredCell>> classVariables = new HashMap<>();
    private final Map<String, InferredCell> globals = new LinkedHashMap<>();
    private final Set<Link> followed = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Block> reached = new HashSet<>();
    /** Operations that had no result when their block was last flowed. */
    private final Map<Block, Operation> blocked = new LinkedHashMap<>();
    /** Operations that no rule gave a meaning to when last flowed. */
    private final Map<Operation, Failure> failing = new LinkedHashMap<>();

    private final LiveGraphs liveGraphs = new LiveGraphs(this);
    private final AttributePresence presence;
    private final BlockFlow flow;
    private final CallResolution calls;
    private final RecursiveResults recursiveResults;
    private final Map<FunctionGraph, List<String>> forwardedKeywords = new HashMap<>();
    private final Set<FunctionGraph> declining = new HashSet<>();
    /** Operations that wait for the types of what they work on, and those that do not any more. */
    private final Map<Operation, Block> postponed = new LinkedHashMap<>();

    private final Set<Operation> unpostponable = Collections.newSetFromMap(new IdentityHashMap<>());

    Inference(
            Host host,
            SystemCode systemCode,
            GraphSource graphSource,
            Specialisation.Decisions decisions,
            Map<HostObject, LowLevelType> lowLevelTypes,
            MemoResults memoResults,
            WorkOrder order,
            IntegerModel integers,
            UnionModel unions) {
        this.unions = unions;
        this.integers = integers;
        this.worklist = new Worklist(order, new Union(unions == UnionModel.FORMED));
        this.host = host;
        this.systemCode = systemCode;
        this.graphSource = graphSource;
        this.decisions = decisions;
        this.memoResults = memoResults;
        this.markers = new LowLevelMarkers(host, lowLevelTypes);
        this.liveObjects = new LiveObjects(host, systemCode, worklist, errors, markers, decisions.growth());
        this.hierarchy = new ClassHierarchy(host, worklist, liveObjects);
        this.descriptions = new Descriptions(worklist, graphSource, hierarchy, liveObjects, markers);
        liveObjects.connect(descriptions, hierarchy);
        this.bindings = new Bindings(liveObjects, worklist, this::depthHere);
        errors.connect(bindings, decisions, this::giveUp, this::noteWrong);
        this.calls = new CallResolution(this);
        this.presence = new AttributePresence(this);
        this.flow = new BlockFlow(this);
        this.recursiveResults = new RecursiveResults(this);
    }

    UnionModel unions() {
        return unions;
    }

    /** What the user should know of the program, which is not wrong. */
    List<Diagnostic> remarks() {
        return flow.distribution().remarks();
    }

    Host host() {
        return host;
    }

    SystemCode systemCode() {
        return systemCode;
    }

    GraphSource graphSource() {
        return graphSource;
    }

    Specialisation.Decisions decisions() {
        return decisions;
    }

    /** What an int is. */
    IntegerModel integers() {
        return integers;
    }

    MemoResults memoResults() {
        return memoResults;
    }

    /** What several values of one place are. */
    Union union() {
        return worklist.union();
    }

    Worklist worklist() {
        return worklist;
    }

    ErrorReport errors() {
        return errors;
    }

    LowLevelMarkers markers() {
        return markers;
    }

    LiveObjects liveObjects() {
        return liveObjects;
    }

    ClassHierarchy hierarchy() {
        return hierarchy;
    }

    Descriptions descriptions() {
        return descriptions;
    }

    Bindings bindings() {
        return bindings;
    }

    AttributePresence presence() {
        return presence;
    }

    CallResolution calls() {
        return calls;
    }

    Map<Operation, Resolution> resolutions() {
        return resolutions;
    }

    Map<Block, Operation> blocked() {
        return blocked;
    }

    private final Map<FunctionGraph, Step> alternatives = new LinkedHashMap<>();

    private final Set<Operation> reported = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Operations that an error was reported of, which are not looked at again. */
    Set<Operation> reported() {
        return reported;
    }

    /** Notes that a conflict came up in a method: perhaps its class should be specialised. */
    void noteConflict(Step step) {
        List<Variable> parameters = step.graph().parameters();
        if (!parameters.isEmpty() && bindings.of(parameters.getFirst()) instanceof SomeValue.SomeInstance self) {
            noteConflict(self.definition(), step);
        }
    }

    /**
     * Notes that no single definition may serve a class. Exceptions keep the one that handlers catch them by: what a
     * specialised one holds would pass them by.
     */
    void noteConflict(ClassDefinition definition, Step step) {
        if (!hierarchy.isException(definition.hostClass())) {
            decisions.noteConflict(
                    definition.hostClass(), step.operation().position().file());
        }
    }

    /** An operation without a meaning, and why. */
    record Failure(Step step, RuleError error) {}

    LiveGraphs liveGraphs() {
        return liveGraphs;
    }

    /**
     * The graphs that do the same in several ways, of which only some may have a meaning, and the steps that call them:
     * what has none fails when the program runs, unless none has.
     */
    Map<FunctionGraph, Step> alternatives() {
        return alternatives;
    }

    Map<Operation, Failure> failing() {
        return failing;
    }

    Set<Link> followed() {
        return followed;
    }

    Set<Block> reached() {
        return reached;
    }

    FunctionGraph graphOf(Block block) {
        return graphOfBlock.get(block);
    }

    /** Notes that a block belongs to a graph and must be flowed. */
    void schedule(Block block, FunctionGraph graph) {
        graphOfBlock.put(block, graph);
        worklist.schedule(block);
    }

    /** How deep the graphs made for keys are: see {@link SettledContents}. */
    Map<FunctionGraph, Integer> depths() {
        return depths;
    }

    /**
     * Where the functions made at run time are written that a graph is specialised for, and those that the graphs were
     * specialised for in which these are made.
     */
    Set<SourcePosition> functionsOf(FunctionGraph graph) {
        return functionsOf.getOrDefault(graph, Set.of());
    }

    /** The function of the program that a graph is one of several of, each for other types. */
    Optional<FunctionDescription> specialisedFor(FunctionGraph graph) {
        return Optional.ofNullable(specialised.get(graph));
    }

    /** Notes that a graph of the program is one of several, each for other types. */
    void noteSpecialised(FunctionGraph graph, FunctionDescription function) {
        specialised.put(graph, function);
    }

    private void noteWrong(FunctionGraph graph) {
        Optional.ofNullable(specialised.get(graph)).ifPresent(decisions::noteWrong);
    }

    void noteFunctionsOf(FunctionGraph graph, Set<SourcePosition> functions) {
        functionsOf.put(graph, functions);
    }

    /** Graphs that may return NotImplemented, which raise an exception instead. */
    Set<FunctionGraph> declining() {
        return declining;
    }

    /**
     * By graph: the names of the keywords in the {@code **keywords} that a function only passes on, which then are a
     * tuple of their values.
     */
    Map<FunctionGraph, List<String>> forwardedKeywords() {
        return forwardedKeywords;
    }

    SpecialisationKeys keys() {
        return keys;
    }

    StandIns standIns() {
        return standIns;
    }

    ReturnedContainers returnedContainers() {
        return returnedContainers;
    }

    /** The one thing that an operation makes, such as the definition of a display's list: made when first asked for. */
    @SuppressWarnings("unchecked")
    <T> T madeBy(Operation operation, java.util.function.Supplier<T> maker) {
        Object known = made.get(operation);
        if (known == null) {
            known = maker.get();
            made.put(operation, known);
            if (known instanceof MergingDefinition<?> definition) {
                definition.setDepth(depthHere());
                definition.madeAt(operation, decisions.growth());
                worklist.current().ifPresent(block -> returnedContainers.noteMaker(operation, graphOf(block)));
            }
        }
        return (T) known;
    }

    /** The dict that a call makes for a callee's {@code **kwargs}. */
    InferredDict keywordDict(Operation call, FunctionDescription callee) {
        return keywordDicts
                .computeIfAbsent(call, key -> new HashMap<>())
                .computeIfAbsent(callee, key -> madeHere(new InferredDict(worklist)));
    }

    /** The tuple that a call with a starred list makes for a callee's {@code *args}. */
    InferredList starredTuple(Operation call, FunctionDescription callee) {
        return starredTuples
                .computeIfAbsent(call, key -> new HashMap<>())
                .computeIfAbsent(callee, key -> madeHere(new InferredList(worklist, true)));
    }

    private <D extends MergingDefinition<D>> D madeHere(D definition) {
        definition.setDepth(depthHere());
        return definition;
    }

    /** How deep the graph is whose block is being flowed: see {@link SettledContents}. */
    private int depthHere() {
        return worklist.current()
                .map(block -> depths.getOrDefault(graphOf(block), 0))
                .orElse(0);
    }

    /** What a function returns, for the block being flowed: it is flowed again when that grows. */
    SomeValue readResult(FunctionGraph graph) {
        resultReaders(graph).read();
        Variable result = graph.returnBlock().inputArguments().getFirst();
        return bindings.isBound(result) ? bindings.of(result) : SomeImpossible.IMPOSSIBLE;
    }

    Readers resultReaders(FunctionGraph graph) {
        return resultReaders.computeIfAbsent(graph, key -> new Readers(worklist));
    }

    /** Blocks to be flowed again when a function's parameters grow. */
    Readers parameterReaders(Block startBlock) {
        return parameterReaders.computeIfAbsent(startBlock, key -> new Readers(worklist));
    }

    /** The variable of the program that a global name which functions assign is. */
    InferredCell global(HostObject globalsDict, String name) {
        HostObject module = entry(globalsDict, "__name__");
        String key = (module == null ? "" : module.asText()) + "." + name;
        InferredCell known = globals.get(key);
        if (known == null) {
            known = new InferredCell(worklist, key);
            globals.put(key, known);
            HostObject value = entry(globalsDict, name);
            if (value != null) {
                known.generalise(liveObjects.annotation(value));
            }
        }
        return known;
    }

    /** The variable of the program that an attribute of a class is, if the program assigns it. */
    InferredCell classVariable(HostObject hostClass, String name) {
        return classVariables.computeIfAbsent(hostClass, key -> new HashMap<>()).computeIfAbsent(name, key -> {
            InferredCell made = new InferredCell(worklist, hostClass.qualifiedName() + "." + name);
            hostClass.attribute(name).ifPresent(value -> made.generalise(liveObjects.annotation(value)));
            return made;
        });
    }

    private static HostObject entry(HostObject dict, String name) {
        return dict.entry(name).orElse(null);
    }

    /**
     * Lets an operation wait until more is known, which schedules its block again. @return whether it is to wait: not
     * for ever
     */
    boolean postpone(Step step) {
        if (unpostponable.contains(step.operation())) {
            return false;
        }
        postponed.put(step.operation(), step.block());
        return true;
    }

    /** Goes on with all operations that wait. @return whether there were any */
    private boolean hurry() {
        Map<Operation, Block> waiting = new LinkedHashMap<>(postponed);
        postponed.clear();
        waiting.forEach((operation, block) -> {
            unpostponable.add(operation);
            worklist.schedule(block);
        });
        return !waiting.isEmpty();
    }

    /** What variables of a block are where it is left by a link; only those that are narrower there. */
    Map<Variable, SomeValue> narrowerOn(Block block, Link link) {
        return flow.narrowerOn(block, link);
    }

    /** Whether instances of exactly this class may lack an attribute that others have. */
    boolean mayLack(InferredClass definition, String attribute) {
        return presence.mayLack(definition, attribute);
    }

    /** Flows a block at the fixed point. @return what that changed, which should be nothing */
    List<FixedPoint.Change> flowAgain(Block block) {
        List<FixedPoint.Change> changes = new ArrayList<>();
        Map<Operation, Resolution> before = new IdentityHashMap<>();
        Map<Operation, SomeValue> results = new IdentityHashMap<>();
        block.operations().forEach(operation -> {
            before.put(operation, resolutions.get(operation));
            results.put(operation, bindings.of(operation.result()));
        });
        long[] growth = {worklist.growth()};
        worklist.beginWith(block);
        flow.flow(block, operation -> {
            if (worklist.growth() != growth[0]) {
                changes.add(new FixedPoint.Change(
                        Optional.of(operation),
                        "makes something more general that is known; its result was " + results.get(operation)
                                + " and is " + bindings.of(operation.result())));
                growth[0] = worklist.growth();
            }
            if (!isSameMeaning(before.get(operation), resolutions.get(operation))) {
                changes.add(new FixedPoint.Change(Optional.of(operation), "means something else"));
            }
        });
        if (worklist.growth() != growth[0]) {
            changes.add(
                    new FixedPoint.Change(Optional.empty(), "a link makes the variables of its target more general"));
        }
        if (!worklist.isEmpty() && changes.isEmpty()) {
            changes.add(new FixedPoint.Change(Optional.empty(), "other blocks are to be flowed again"));
        }
        return changes;
    }

    /**
     * A call within a recursion, whose containers were empty when its function was chosen, may go to another
     * specialisation of that function: to one as good, since what both take and give is checked.
     */
    private static boolean isSameMeaning(Resolution before, Resolution after) {
        if (before instanceof Resolution.Calls earlier && after instanceof Resolution.Calls later) {
            return earlier.negateResult() == later.negateResult()
                    && earlier.targets().stream()
                            .map(AnnotatedProgram.CallTarget::description)
                            .toList()
                            .equals(later.targets().stream()
                                    .map(AnnotatedProgram.CallTarget::description)
                                    .toList());
        }
        return Objects.equals(before, after);
    }

    /**
     * Flows blocks until nothing changes any more. Operations that have no meaning then are reported, and their blocks
     * flowed on, to find what else is wrong.
     */
    void complete() {
        while (true) {
            for (var block = worklist.take(); block.isPresent(); block = worklist.take()) {
                flow.flow(block.get());
            }
            if (reportUnbound()
                    || hurry()
                    || recursiveResults.assumeOne()
                    || flow.distribution().giveUp(failing)) {
                continue;
            }
            flow.distribution().failing().forEach((step, error) -> {
                if (liveGraphs.all().contains(step.graph())) {
                    errors.atStep(step, error);
                    giveUp(step);
                }
            });
            if (!worklist.isEmpty()) {
                continue;
            }
            List<Failure> failures = liveFailures();
            if (failures.isEmpty() && (errors.isEmpty() || !giveUpWaiting())) {
                return;
            }
            report(failures);
        }
    }

    /**
     * Names that are bound to nothing come first: nothing is to be assumed of what they would have been, and nobody
     * complains of what comes from there. @return whether there were any
     */
    private boolean reportUnbound() {
        List<Failure> unbound = liveFailures().stream()
                .filter(failure -> failure.step().operation().opcode() == FlowOpcode.UNBOUND
                        && !flow.distribution().isForeseen(failure))
                .toList();
        report(unbound);
        return !unbound.isEmpty();
    }

    private void report(List<Failure> failures) {
        for (Failure failure : failures) {
            if (!isOfPoison(failure.error())) {
                errors.atStep(failure.step(), failure.error());
            }
            giveUp(failure.step());
            failing.remove(failure.step().operation());
        }
    }

    private List<Failure> liveFailures() {
        if (failing.isEmpty()) {
            return List.of();
        }
        Set<FunctionGraph> live = liveGraphs.all();
        return failing.values().stream()
                .filter(failure -> live.contains(failure.step().graph()))
                .toList();
    }

    /** Names of attributes that something was to be assigned to, which is wrong itself. */
    private final Set<String> poisonedAttributes = new HashSet<>();

    /** Notes an operation that comes to nothing because of an error that was reported of one of its operands. */
    void notePoisoned(Operation operation) {
        if (operation.opcode() == FlowOpcode.SETATTR) {
            poisonedAttributes.add(((HostObject) ((Constant) operation.argument(1)).value()).asText());
        }
    }

    /** Whether an attribute is missing only since nothing came of its assignment. */
    private boolean isOfPoison(RuleError error) {
        return error.kind() == MessageKind.NO_ATTRIBUTE && poisonedAttributes.contains(error.details()[1]);
    }

    /** Looks at an operation no more: what is wrong with it was reported. */
    void giveUp(Step step) {
        bindings.poison(step.operation().result());
        if (reported.add(step.operation())) {
            worklist.schedule(step.block());
        }
    }

    /**
     * Gives up on operations that wait for a value: nothing was ever put where they read, perhaps since that was wrong.
     * Calls that do not return are left. @return whether there were any
     */
    private boolean giveUpWaiting() {
        List<Map.Entry<Block, Operation>> waiting = blocked.entrySet().stream()
                .filter(entry -> !(resolutions.get(entry.getValue()) instanceof Resolution.Calls
                        || resolutions.get(entry.getValue()) instanceof Resolution.Constructs))
                .toList();
        waiting.forEach(entry -> giveUp(new Step(this, graphOf(entry.getKey()), entry.getKey(), entry.getValue())));
        return !waiting.isEmpty();
    }
}
