package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.Readers;
import dev.serpentine.frontend.annotation.definition.SettledContents;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.SourcePosition;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is known of graphs as such: what of them is reached, who rests on what goes in and comes out, whom they are for.
 */
public final class GraphFacts {
    private final Worklist worklist;
    private final Map<Block, FunctionGraph> graphOfBlock = new HashMap<>();
    private final Map<SourcePosition, Set<FunctionGraph>> sameFunction = new HashMap<>();
    private final Set<Block> reached = new HashSet<>();
    private final Set<Link> followed = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<FunctionGraph, Readers> resultReaders = new HashMap<>();
    private final Map<Block, Readers> parameterReaders = new HashMap<>();
    private final Map<FunctionGraph, Integer> depths = new HashMap<>();
    private final Map<FunctionGraph, Set<SourcePosition>> functions = new HashMap<>();
    private final Map<FunctionGraph, FunctionDescription> specialised = new HashMap<>();
    private final Map<HostObject, FunctionDescription> makersOfBodies = new HashMap<>();
    private final Map<FunctionGraph, List<String>> forwardedKeywords = new HashMap<>();
    private final Map<HostObject, List<String>> forwardedByBodies = new HashMap<>();
    private final Set<FunctionGraph> declining = new HashSet<>();
    private final Set<FunctionGraph> guardingItems = new HashSet<>();
    private final Set<FunctionGraph> servingProgram = new HashSet<>();
    private final Set<FunctionGraph> ofOneLength = new HashSet<>();

    GraphFacts(Worklist worklist) {
        this.worklist = worklist;
    }

    /** Notes that a block belongs to a graph and must be flowed. */
    public void schedule(Block block, FunctionGraph graph) {
        if (graphOfBlock.put(block, graph) == null) {
            sameFunction
                    .computeIfAbsent(graph.position(), unused -> new LinkedHashSet<>())
                    .add(graph);
        }
        worklist.schedule(block);
    }

    /** The graph of a block that was scheduled; null of another. */
    public FunctionGraph graphOf(Block block) {
        return graphOfBlock.get(block);
    }

    /** The graphs of the function that a graph is of, which are several where it is specialised, and itself. */
    public Set<FunctionGraph> ofFunction(FunctionGraph graph) {
        return Collections.unmodifiableSet(sameFunction.getOrDefault(graph.position(), Set.of()));
    }

    /** The blocks that were flowed, or can be come to. */
    public Set<Block> reached() {
        return reached;
    }

    /** The links that were followed. */
    public Set<Link> followed() {
        return followed;
    }

    /** Blocks to be flowed again when a function's result grows. */
    public Readers resultReaders(FunctionGraph graph) {
        return resultReaders.computeIfAbsent(graph, key -> new Readers(worklist));
    }

    /** Blocks to be flowed again when a function's parameters grow. */
    public Readers parameterReaders(Block startBlock) {
        return parameterReaders.computeIfAbsent(startBlock, key -> new Readers(worklist));
    }

    /** How deep a graph is that was made for a key: see {@link SettledContents}; 0 of another. */
    public int depth(FunctionGraph graph) {
        return depths.getOrDefault(graph, 0);
    }

    /** Notes how deep a graph is that was made for a key. */
    public void setDepth(FunctionGraph graph, int depth) {
        depths.put(graph, depth);
    }

    /** How deep the graph is whose block is being flowed. */
    int depthHere() {
        return worklist.current().map(block -> depth(graphOf(block))).orElse(0);
    }

    /**
     * Where the functions made at run time are written that a graph is specialised for, and those that the graphs were
     * specialised for in which these are made.
     */
    public Set<SourcePosition> functionsOf(FunctionGraph graph) {
        return functions.getOrDefault(graph, Set.of());
    }

    /** Notes which functions made at run time a graph is specialised for. */
    public void noteFunctionsOf(FunctionGraph graph, Set<SourcePosition> places) {
        functions.put(graph, places);
    }

    /** The function of the program that a graph, or what made its body, is one of several of, each for other types. */
    public Optional<FunctionDescription> specialisedFor(FunctionGraph graph) {
        return Optional.ofNullable(specialised.get(graph));
    }

    /**
     * Notes that a function is the body of what one of several graphs of a function makes: of a generator. @param maker
     * the function with several graphs
     */
    public void noteMakerOfBody(HostObject body, FunctionDescription maker) {
        makersOfBodies.put(body, maker);
    }

    /** The function with several graphs of which one makes what another function is the body of. */
    public Optional<FunctionDescription> makerOfBody(HostObject body) {
        return Optional.ofNullable(makersOfBodies.get(body));
    }

    /** Notes that a graph of the program is one of several, each for other types; or the body of what one makes. */
    public void noteSpecialised(FunctionGraph graph, FunctionDescription function) {
        specialised.put(graph, function);
    }

    /**
     * The names of the keywords in the {@code **keywords} that a function only passes on, which then are a tuple of
     * their values.
     */
    List<String> forwardedKeywords(FunctionGraph graph) {
        return forwardedKeywords.getOrDefault(graph, List.of());
    }

    /** Notes which keywords a function only passes on. */
    public void noteForwardedKeywords(FunctionGraph graph, List<String> names) {
        forwardedKeywords.put(graph, names);
    }

    /** Notes which keywords the body of a generator only passes on, whose function was called with them. */
    public void noteForwardedByBody(HostObject body, List<String> names) {
        forwardedByBodies.put(body, names);
    }

    /** What was noted of a function that is a generator's body; nothing of another. */
    public Optional<List<String>> forwardedByBody(HostObject function) {
        return Optional.ofNullable(forwardedByBodies.get(function));
    }

    /** Whether a graph is made for one number of arguments, where its function takes any number. */
    public boolean isOfOneLength(FunctionGraph graph) {
        return ofOneLength.contains(graph);
    }

    /** Notes that a graph is made for one number of arguments, where its function takes any number. */
    public void noteOfOneLength(FunctionGraph graph) {
        ofOneLength.add(graph);
    }

    /**
     * Whether a graph of system code has looked at all that the arguments hold which it passes on, though what is known
     * of a list may be what another holds, too.
     */
    public boolean guardsItems(FunctionGraph graph) {
        return guardingItems.contains(graph);
    }

    /** Notes that a graph looks at all that the arguments hold which it passes on. */
    public void noteGuardingItems(FunctionGraph graph) {
        guardingItems.add(graph);
    }

    /** Whether a graph of system code does for several kinds what the program asks for. */
    public boolean servesProgram(FunctionGraph graph) {
        return servingProgram.contains(graph);
    }

    /** Notes that a graph does so: what it asks for means what it does in the program. */
    public void noteServingProgram(FunctionGraph graph) {
        servingProgram.add(graph);
    }

    /** Whether a graph may return NotImplemented, where it raises an exception instead. */
    public boolean isDeclining(FunctionGraph graph) {
        return declining.contains(graph);
    }

    /** Notes that a graph may return NotImplemented: who reads its result is flowed again. */
    public void noteDeclining(FunctionGraph graph) {
        if (declining.add(graph)) {
            resultReaders(graph).changed();
        }
    }
}
