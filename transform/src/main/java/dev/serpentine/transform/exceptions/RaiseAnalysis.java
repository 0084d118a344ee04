package dev.serpentine.transform.exceptions;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.calls.CallGraph;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which functions an exception may leave, found over all chains of calls. Read once, before the graphs change. */
final class RaiseAnalysis {
    private final CallGraph calls;
    private final Constant everything;
    private final Set<FunctionGraph> raising = Collections.newSetFromMap(new IdentityHashMap<>());

    RaiseAnalysis(Program program) {
        this.calls = new CallGraph(program);
        this.everything = program.exceptions().everything();
        Map<FunctionGraph, List<FunctionGraph>> exposedCallers = new IdentityHashMap<>();
        Deque<FunctionGraph> pending = new ArrayDeque<>();
        for (FunctionGraph graph : program.graphs()) {
            for (Block block : graph.blocks()) {
                visit(graph, block, exposedCallers, pending);
            }
        }
        while (!pending.isEmpty()) {
            for (FunctionGraph caller : exposedCallers.getOrDefault(pending.removeFirst(), List.of())) {
                if (raising.add(caller)) {
                    pending.add(caller);
                }
            }
        }
    }

    private void visit(
            FunctionGraph graph,
            Block block,
            Map<FunctionGraph, List<FunctionGraph>> exposedCallers,
            Deque<FunctionGraph> pending) {
        boolean raises = block.links().stream().anyMatch(link -> link.target() == graph.raiseBlock());
        List<Operation> operations = block.operations();
        for (int i = 0; i < operations.size(); i++) {
            boolean isLast = i == operations.size() - 1;
            if (isLast && catchesEverything(block)) {
                continue;
            }
            Operation operation = operations.get(i);
            raises |= isChecked(operation);
            for (FunctionGraph callee : calls.targets(operation)) {
                exposedCallers.computeIfAbsent(callee, _ -> new ArrayList<>()).add(graph);
            }
        }
        if (raises && raising.add(graph)) {
            pending.add(graph);
        }
    }

    /** Whether no exception of the block's last operation leaves the function. */
    private boolean catchesEverything(Block block) {
        return block.exit() == BlockExit.MayRaise.MAY_RAISE
                && block.links().stream().anyMatch(this::catchesEverything);
    }

    /** Whether a link takes every exception. */
    boolean catchesEverything(Link link) {
        return link.linkCase() instanceof LinkCase.Caught(Constant exceptionClass)
                && exceptionClass.value() == everything.value();
    }

    /** Whether an operation raises OverflowError itself. */
    static boolean isChecked(Operation operation) {
        return ((LowLevelOpcode) operation.opcode()).overflowCheck().isPresent();
    }

    /** Whether an exception may come out of an operation. */
    boolean canRaise(Operation operation) {
        return isChecked(operation) || canRaise(calls.targets(operation));
    }

    private boolean canRaise(Collection<FunctionGraph> targets) {
        return targets.stream().anyMatch(raising::contains);
    }

    /** Whether an exception may leave a function. */
    boolean canRaise(FunctionGraph graph) {
        return raising.contains(graph);
    }
}
