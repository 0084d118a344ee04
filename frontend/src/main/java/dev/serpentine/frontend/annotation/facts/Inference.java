package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.annotation.definition.Union;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.live.ClassHierarchy;
import dev.serpentine.frontend.annotation.live.Descriptions;
import dev.serpentine.frontend.annotation.live.LastingHelpers;
import dev.serpentine.frontend.annotation.live.LiveObjects;
import dev.serpentine.frontend.annotation.live.LiveProgram;
import dev.serpentine.frontend.annotation.live.LowLevelMarkers;
import dev.serpentine.frontend.annotation.live.ProgramVariables;
import dev.serpentine.frontend.annotation.live.SystemCode;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.flow.GraphSource;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What one run has found out so far, and what it rests on: the parts, each of which holds what belongs to it. */
public final class Inference {
    private final LiveProgram program;
    private final Decisions decisions;
    private final MemoResults memoResults;
    private final IntegerModel integers;
    private final UnionModel unions;
    private final Worklist worklist;
    private final Flow flow;
    private final GraphFacts graphs;
    private final Bindings bindings;
    private final MadeContainers made;
    private final KeptArguments keptArguments;
    private final SharedFunctions sharedFunctions = new SharedFunctions();
    private Map<Operation, Resolution> resolutions = new IdentityHashMap<>();
    /** What operations meant when the program was closed. */
    private Map<Operation, Resolution> closed = Map.of();

    private final LiveGraphs liveGraphs = new LiveGraphs(this);

    /** @param flow flows the blocks that the worklist has */
    public Inference(
            LiveProgram program,
            Decisions decisions,
            MemoResults memoResults,
            IntegerModel integers,
            UnionModel unions,
            Worklist worklist,
            Flow flow) {
        this.program = program;
        this.decisions = decisions;
        this.memoResults = memoResults;
        this.integers = integers;
        this.unions = unions;
        this.worklist = worklist;
        this.flow = flow;
        this.graphs = new GraphFacts(worklist);
        this.bindings = new Bindings(program.liveObjects(), worklist, graphs::depthHere);
        this.made = new MadeContainers(worklist, graphs, decisions.growth());
        this.keptArguments = new KeptArguments(worklist);
    }

    /** The embedded Python. */
    public Host host() {
        return program.host();
    }

    /** What stands for Python's builtins and library. */
    public SystemCode systemCode() {
        return program.systemCode();
    }

    /** The flow space. */
    public GraphSource graphSource() {
        return program.graphSource();
    }

    /** What exceptions keep of the arguments that they were made with. */
    public KeptArguments keptArguments() {
        return keptArguments;
    }

    /** The functions in which values of several kinds meet. */
    public SharedFunctions sharedFunctions() {
        return sharedFunctions;
    }

    /** What all runs share. */
    public LastingHelpers helpers() {
        return program.helpers();
    }

    /** The live objects that stand for low-level types and operations. */
    public LowLevelMarkers markers() {
        return program.markers();
    }

    /** The annotations of live objects. */
    public LiveObjects liveObjects() {
        return program.liveObjects();
    }

    /** The definitions of the program's classes. */
    public ClassHierarchy hierarchy() {
        return program.hierarchy();
    }

    /** What functions, methods and classes are as values. */
    public Descriptions descriptions() {
        return program.descriptions();
    }

    /** What functions assign of what was imported. */
    public ProgramVariables variables() {
        return program.variables();
    }

    /** What earlier runs showed. */
    public Decisions decisions() {
        return decisions;
    }

    /** The results of memo functions, in all runs. */
    public MemoResults memoResults() {
        return memoResults;
    }

    /** What an int is. */
    public IntegerModel integers() {
        return integers;
    }

    /** What becomes of values of unrelated kinds that meet. */
    public UnionModel unions() {
        return unions;
    }

    /** The blocks to be flowed. */
    public Worklist worklist() {
        return worklist;
    }

    /** What several values of one place are. */
    public Union union() {
        return worklist.union();
    }

    /** What rules ask of the flow through blocks. */
    public Flow flow() {
        return flow;
    }

    /** What is known of graphs as such. */
    public GraphFacts graphs() {
        return graphs;
    }

    /** The graphs that the program consists of. */
    public LiveGraphs liveGraphs() {
        return liveGraphs;
    }

    /** What is known of variables and constants. */
    public Bindings bindings() {
        return bindings;
    }

    /** The definitions of what operations make. */
    public MadeContainers made() {
        return made;
    }

    /** What an operation means; null as long as it has no meaning. */
    public Resolution resolution(Operation operation) {
        Resolution known = resolutions.get(operation);
        return known == null ? closed.get(operation) : known;
    }

    /**
     * Gives an operation a meaning.
     *
     * @throws IllegalStateException if it had another when the program was closed: a fault of the translator
     */
    public void resolve(Operation operation, Resolution meaning) {
        Resolution before = closed.get(operation);
        if (before == null) {
            resolutions.put(operation, meaning);
        } else if (!isSameMeaning(before, meaning)) {
            throw new IllegalStateException(
                    "the program is closed, where " + operation.opcode().mnemonic() + " at " + operation.position()
                            + " was " + before + ", and it becomes " + meaning);
        }
    }

    /**
     * Whether an operation still means the same. A call within a recursion, whose containers were empty when its
     * function was chosen, may go to another specialisation of that function: to one as good, since what both take and
     * give is checked.
     */
    public static boolean isSameMeaning(Resolution before, Resolution after) {
        if (before instanceof Resolution.Calls earlier && after instanceof Resolution.Calls later) {
            return earlier.negateResult() == later.negateResult()
                    && earlier.targets().stream()
                            .map(AnnotatedProgram.CallTarget::description)
                            .toList()
                            .equals(later.targets().stream()
                                    .map(AnnotatedProgram.CallTarget::description)
                                    .toList());
        }
        if (before instanceof Resolution.Constructs earlier && after instanceof Resolution.Constructs later) {
            return earlier.targets().stream()
                    .map(Inference::made)
                    .toList()
                    .equals(later.targets().stream().map(Inference::made).toList());
        }
        return Objects.equals(before, after);
    }

    /** What a target makes, and what is called on it; definitions that became one since are one. */
    private static List<Object> made(AnnotatedProgram.ConstructionTarget target) {
        List<Object> made = new ArrayList<>(List.of(target.description(), target.definition()));
        target.initializers().forEach(initializer -> made.add(initializer.description()));
        return made;
    }

    /**
     * Closes the program: what is known by now stays as it is, and what is found out from now on is of functions that
     * are added. A fault is what makes any of it more general.
     */
    public void close() {
        worklist.close();
        bindings.close();
        closed = resolutions;
        resolutions = new IdentityHashMap<>();
    }

    /** Lets everything become more general again, after {@link #close}. */
    public void open() {
        Map<Operation, Resolution> all = new IdentityHashMap<>(closed);
        all.putAll(resolutions);
        resolutions = all;
        closed = Map.of();
        worklist.open();
        bindings.open();
    }

    /** What a function returns, for the block being flowed: it is flowed again when that grows. */
    public SomeValue readResult(FunctionGraph graph) {
        graphs.resultReaders(graph).read();
        Variable result = graph.returnBlock().inputArguments().getFirst();
        return bindings.isBound(result) ? bindings.of(result) : SomeImpossible.IMPOSSIBLE;
    }
}
