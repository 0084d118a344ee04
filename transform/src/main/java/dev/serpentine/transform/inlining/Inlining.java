package dev.serpentine.transform.inlining;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Program.ExceptionLayout;
import dev.serpentine.transform.allocation.NonCapturingCalls;
import dev.serpentine.transform.allocation.RemoveAllocations;
import dev.serpentine.transform.simplification.SimplifyGraphs;
import dev.serpentine.transform.simplification.SplitBlocksByConstants;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/** The work of {@link InlineSmallFunctions} on one program. */
final class Inlining {
    /**
     * Of a function that is called in a loop. Iterators' steps and containers' methods weigh less, where inlining shows
     * that nothing need be allocated and that a check was made already.
     */
    static final int LARGEST_WEIGHT_IN_LOOPS = 30;

    /** Of any other function: what makes an iterator weighs less. */
    static final int LARGEST_WEIGHT = 18;

    /**
     * Of all functions that are called with a struct which need not be allocated then: the steps of a generator that
     * one loop goes through, say.
     */
    static final int LARGEST_WEIGHT_FOR_STRUCTS = 120;

    /** How much more an operation weighs than one on the way to a raise, which costs room and no time. */
    static final int WEIGHT_OF_USUAL_CODE = 4;

    /** So many blocks are split after one round of inlining for the sake of structs. */
    private static final int MOST_SPLITS = 30;

    /** Beyond this many operations compilers become slow. */
    static final int LARGEST_CALLER = 4000;

    private final Program program;
    private final SimplifyGraphs simplify = new SimplifyGraphs();
    private final RemoveAllocations removeAllocations = new RemoveAllocations();
    private final Map<FunctionGraph, Integer> weights = new HashMap<>();
    private final Set<FunctionGraph> visited = new HashSet<>();
    /** Those that are on the way from the first graph to where the work stands. */
    private final Set<FunctionGraph> unfinished = new HashSet<>();
    /** Of these, those that something calls which they call, by way of others or not. */
    private final Set<FunctionGraph> metAgain = new HashSet<>();
    /** The others, in the order in which they were finished. */
    private final List<FunctionGraph> finished = new ArrayList<>();

    /** What is left out where it is called on the way to a raise, and taken in where that becomes a jump. */
    private final Set<FunctionGraph> calledOnTheWayToRaises = new HashSet<>();

    private final SplitBlocksByConstants split = new SplitBlocksByConstants();
    private final RaisedClasses raised;
    private final NonCapturingCalls nonCapturingCalls = new NonCapturingCalls(
            operation ->
                    DirectCalls.calledGraph(operation).filter(called -> isSmall(called, LARGEST_WEIGHT_FOR_STRUCTS)),
            weights::get,
            RaisingBlocks::of,
            LARGEST_WEIGHT_FOR_STRUCTS);

    Inlining(Program program) {
        this.program = program;
        this.raised = new RaisedClasses(program);
    }

    /** Reworks all graphs in place. */
    void run() {
        if (program.exceptions() instanceof ExceptionLayout.OfStructs structs) {
            // Inlining puts calls of it into callers.
            visit(structs.matches());
            calledOnTheWayToRaises.add(structs.matches());
        }
        for (FunctionGraph graph : program.graphs()) {
            visit(graph);
        }
    }

    /**
     * Finishes a graph after all that it calls. One that is met again on the way there is part of a cycle, and is taken
     * in, when it is finished, where it was called on the way or what calls it was taken in.
     */
    private void visit(FunctionGraph graph) {
        // Once each, though not all get a weight: each way to those would be gone again otherwise.
        if (!visited.add(graph)) {
            return;
        }
        unfinished.add(graph);
        int start = finished.size();
        for (FunctionGraph callee : calleesOf(graph)) {
            if (unfinished.contains(callee) && callee != graph) {
                metAgain.add(callee);
            }
            visit(callee);
        }
        TranslatorFault.named(graph, () -> rework(graph));
        weigh(graph);
        if (metAgain.contains(graph) && isSmall(graph, LARGEST_WEIGHT_IN_LOOPS)) {
            finished.subList(start, finished.size()).stream()
                    .filter(caller -> calleesOf(caller).contains(graph))
                    .forEach(caller -> TranslatorFault.named(caller, () -> takeIn(graph, caller)));
        }
        unfinished.remove(graph);
        finished.add(graph);
    }

    private static List<FunctionGraph> calleesOf(FunctionGraph graph) {
        return graph.blocks().stream()
                .flatMap(block -> block.operations().stream())
                .flatMap(operation -> DirectCalls.calledGraph(operation).stream())
                .distinct()
                .toList();
    }

    private void weigh(FunctionGraph graph) {
        // The traceback of what is caught ends where the handler's function does, which is not told apart from the
        // caller's once it is inlined there. Inlining what calls itself would not end.
        if (!CaughtValues.areHandedOn(graph) && !callsItself(graph) && !graph.isNeverInlined()) {
            weights.put(graph, weightOf(graph));
        } else {
            weights.remove(graph);
        }
    }

    /** Inlines a function that calls the caller in turn, by way of others or not. */
    private void takeIn(FunctionGraph graph, FunctionGraph caller) {
        if (inlineCallsIn(caller, (_, callee) -> callee == graph)) {
            simplify.run(caller);
            takeInWhatMakesExceptions(caller);
            removeAllocationsIn(caller);
            weigh(caller);
        }
    }

    private static boolean callsItself(FunctionGraph graph) {
        return calleesOf(graph).contains(graph);
    }

    private void rework(FunctionGraph graph) {
        simplify.run(graph);
        if (dropHandlersOfNothing(graph)) {
            simplify.run(graph);
        }
        Set<Block> usual = BlocksOfEveryRun.of(graph);
        if (weightOf(graph) <= LARGEST_WEIGHT && isSmallWithout(graph, usual)) {
            if (inlineCallsIn(graph, (block, _) -> usual.contains(block))) {
                simplify.run(graph);
            }
        } else if (inlineCallsIn(graph, (_, _) -> true)) {
            simplify.run(graph);
            takeInWhatMakesExceptions(graph);
        }
        removeAllocationsIn(graph);
        while (inlineNonCapturingCallsIn(graph)) {
            simplify.run(graph);
            removeAllocationsIn(graph);
            for (int splits = 0; splits < MOST_SPLITS && split.run(graph); splits++) {
                simplify.run(graph);
            }
        }
    }

    /** What an inlined function raises may be caught here, so that it is worth looking into what makes it. */
    private void takeInWhatMakesExceptions(FunctionGraph graph) {
        while (inlineCallsIn(graph, (_, callee) -> calledOnTheWayToRaises.contains(callee))) {
            simplify.run(graph);
        }
    }

    /** Drops handlers of classes that nothing raises which the function calls there. */
    private boolean dropHandlersOfNothing(FunctionGraph graph) {
        boolean changed = false;
        for (Block block : graph.blocks()) {
            if (block.exit() instanceof BlockExit.MayRaise
                    && !block.operations().isEmpty()) {
                Optional<FunctionGraph> callee = DirectCalls.calledGraph(block.lastOperation());
                if (callee.isPresent()) {
                    List<Link> reached = block.links().stream()
                            .filter(link -> !(link.linkCase() instanceof LinkCase.Caught(Constant handled)
                                    && handled.value() instanceof StructValue handledClass
                                    && !raised.mayLeave(callee.get(), handledClass)))
                            .toList();
                    if (reached.size() < block.links().size()) {
                        changed = true;
                        close(block, reached);
                    }
                }
            }
        }
        return changed;
    }

    private static void close(Block block, List<Link> reached) {
        if (reached.size() == 1) {
            Link normal = reached.getFirst();
            block.jump(Link.to(normal.target(), normal.arguments()));
        } else {
            block.close(block.exit(), reached);
        }
    }

    /** Inlines what keeps structs from vanishing. */
    private boolean inlineNonCapturingCallsIn(FunctionGraph graph) {
        boolean changed = false;
        int size = weightOf(graph);
        for (Operation call : nonCapturingCalls.in(graph)) {
            FunctionGraph callee = DirectCalls.calledGraph(call).orElseThrow();
            size += weights.get(callee);
            if (size > LARGEST_CALLER) {
                break;
            }
            for (Block block : graph.blocks()) {
                int index = block.operations().indexOf(call);
                if (index >= 0) {
                    new InlineCall(program, graph, block, index, callee).run();
                    changed = true;
                    break;
                }
            }
        }
        return changed;
    }

    private void removeAllocationsIn(FunctionGraph graph) {
        while (removeAllocations.run(graph)) {
            simplify.run(graph);
        }
    }

    /**
     * Whether a function is small with what every run of it calls inlined, and not with what only some do: then those
     * calls stay, so that it can be inlined itself. So lists grow elsewhere than where items are appended.
     */
    private boolean isSmallWithout(FunctionGraph graph, Set<Block> usual) {
        int weight = weightOf(graph);
        int rare = 0;
        for (Block block : graph.blocks()) {
            for (Operation operation : block.operations()) {
                int inlined = DirectCalls.calledGraph(operation)
                        .filter(called -> isSmall(called, LARGEST_WEIGHT))
                        .map(callee -> weights.get(callee) - weightOf(LowLevelOpcode.DIRECT_CALL))
                        .orElse(0);
                if (usual.contains(block)) {
                    weight += inlined;
                } else {
                    rare += Math.max(inlined, 0);
                }
            }
        }
        return weight <= LARGEST_WEIGHT && weight + rare > LARGEST_WEIGHT;
    }

    private boolean inlineCallsIn(FunctionGraph graph, BiPredicate<Block, FunctionGraph> isWanted) {
        boolean changed = false;
        int size = weightOf(graph);
        Set<Block> raising = RaisingBlocks.of(graph);
        Set<Block> inLoops = new Dominance(graph).blocksInLoops();
        for (Block block : graph.blocks()) {
            if (raising.contains(block)) {
                block.operations()
                        .forEach(
                                operation -> DirectCalls.calledGraph(operation).ifPresent(calledOnTheWayToRaises::add));
                continue;
            }
            int largest = inLoops.contains(block) ? LARGEST_WEIGHT_IN_LOOPS : LARGEST_WEIGHT;
            Block current = block;
            for (int index = 0; index < current.operations().size() && size <= LARGEST_CALLER; index++) {
                Optional<FunctionGraph> callee = DirectCalls.calledGraph(
                                current.operations().get(index))
                        .filter(called -> isSmall(called, largest))
                        .filter(called -> isWanted.test(block, called));
                if (callee.isPresent()) {
                    size += weights.get(callee.get());
                    current = new InlineCall(program, graph, current, index, callee.get()).run();
                    index = -1;
                    changed = true;
                }
            }
        }
        return changed;
    }

    private boolean isSmall(FunctionGraph graph, int largest) {
        Integer weight = weights.get(graph);
        return weight != null && weight <= largest && graph != program.entry();
    }

    private static int weightOf(FunctionGraph graph) {
        int usual = 0;
        int raising = 0;
        Set<Block> raisingBlocks = RaisingBlocks.of(graph);
        for (Block block : graph.blocks()) {
            if (raisingBlocks.contains(block)) {
                raising += weightOf(block);
            } else {
                usual += weightOf(block);
            }
        }
        return usual + raising / WEIGHT_OF_USUAL_CODE;
    }

    private static int weightOf(Block block) {
        int weight = block.exit() instanceof BlockExit.Final ? 0 : block.links().size() - 1;
        for (Operation operation : block.operations()) {
            weight += weightOf((LowLevelOpcode) operation.opcode());
        }
        return weight;
    }

    private static int weightOf(LowLevelOpcode opcode) {
        return switch (opcode) {
            case SAME_AS,
                    CAST_POINTER,
                    CAST_PRIMITIVE,
                    CAST_PTR_TO_INT,
                    CAST_INT_TO_ADDRESS,
                    CAST_ADDRESS_TO_PTR,
                    KEEPALIVE,
                    GETARRAYSIZE,
                    TRACEBACK_RAISE -> 0;
            case DIRECT_CALL, INDIRECT_CALL, CALL_METHOD, MALLOC, MALLOC_ARRAY -> 3;
            default -> 1;
        };
    }
}
