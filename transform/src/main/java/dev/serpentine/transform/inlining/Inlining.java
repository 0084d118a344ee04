package dev.serpentine.transform.inlining;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.allocation.RemoveAllocations;
import dev.serpentine.transform.simplification.SimplifyGraphs;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The work of {@link InlineSmallFunctions} on one program. */
final class Inlining {
    /** About what a call and its exception check cost in code: below, inlining hardly makes programs larger. */
    static final int LARGEST_WEIGHT = 14;

    /** Beyond this many operations compilers become slow. */
    static final int LARGEST_CALLER = 4000;

    private final Program program;
    private final SimplifyGraphs simplify = new SimplifyGraphs();
    private final RemoveAllocations removeAllocations = new RemoveAllocations();
    private final Map<FunctionGraph, Integer> weights = new HashMap<>();
    private final Set<FunctionGraph> underWay = new HashSet<>();

    Inlining(Program program) {
        this.program = program;
    }

    /** Reworks all graphs in place. */
    void run() {
        for (FunctionGraph graph : program.graphs()) {
            visit(graph);
        }
    }

    /**
     * Finishes a graph after all that it calls; one that is met again on the way there is part of a cycle and stays as
     * it is in its callers.
     */
    private void visit(FunctionGraph graph) {
        if (weights.containsKey(graph) || !underWay.add(graph)) {
            return;
        }
        for (Block block : graph.blocks()) {
            for (Operation operation : block.operations()) {
                calledGraph(operation).ifPresent(this::visit);
            }
        }
        TranslatorFault.named(graph, () -> rework(graph));
        underWay.remove(graph);
        // The traceback of what is caught ends where the handler's function does, which is not told apart from the
        // caller's once it is inlined there.
        if (!CaughtValues.areHandedOn(graph)) {
            weights.put(graph, weightOf(graph));
        }
    }

    private void rework(FunctionGraph graph) {
        simplify.run(graph);
        Predicate<Block> isWanted = _ -> true;
        if (weightOf(graph) <= LARGEST_WEIGHT) {
            Set<Block> usual = BlocksOfEveryRun.of(graph);
            if (isSmallWithout(graph, usual)) {
                isWanted = usual::contains;
            }
        }
        if (inlineCallsIn(graph, isWanted)) {
            simplify.run(graph);
        }
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
                int inlined = calledGraph(operation)
                        .filter(this::isSmall)
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

    private boolean inlineCallsIn(FunctionGraph graph, Predicate<Block> isWanted) {
        boolean changed = false;
        int size = weightOf(graph);
        for (Block block : graph.blocks()) {
            Block current = block;
            for (int index = 0; index < current.operations().size() && size <= LARGEST_CALLER; index++) {
                Optional<FunctionGraph> callee = calledGraph(
                                current.operations().get(index))
                        .filter(this::isSmall)
                        .filter(_ -> isWanted.test(block));
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

    private boolean isSmall(FunctionGraph graph) {
        Integer weight = weights.get(graph);
        return weight != null && weight <= LARGEST_WEIGHT && graph != program.entry();
    }

    /** The graph that a direct call calls. */
    static Optional<FunctionGraph> calledGraph(Operation operation) {
        if (operation.opcode() == LowLevelOpcode.DIRECT_CALL
                && operation.argument(0) instanceof Constant(FunctionValue function, var type)
                && function.code() instanceof FunctionValue.OfGraph(FunctionGraph graph)) {
            return Optional.of(graph);
        }
        return Optional.empty();
    }

    private static int weightOf(FunctionGraph graph) {
        int weight = 0;
        List<Block> blocks = graph.blocks();
        for (Block block : blocks) {
            for (Operation operation : block.operations()) {
                weight += weightOf((LowLevelOpcode) operation.opcode());
            }
            weight +=
                    block.exit() instanceof BlockExit.Final ? 0 : block.links().size() - 1;
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
