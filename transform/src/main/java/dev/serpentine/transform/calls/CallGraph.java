package dev.serpentine.transform.calls;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.PointerType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which functions each function may call. A call through a pointer may reach its listed candidates or, where they are
 * unknown, every function of that type.
 */
public final class CallGraph {
    private final Map<FunctionGraph, Set<FunctionGraph>> callees = new LinkedHashMap<>();
    private final List<FunctionGraph> graphs;

    /** Reads the calls of a program as they are now. */
    public CallGraph(Program program) {
        graphs = program.graphs();
        for (FunctionGraph graph : program.graphs()) {
            Set<FunctionGraph> called = new LinkedHashSet<>();
            for (Block block : graph.blocks()) {
                for (Operation operation : block.operations()) {
                    called.addAll(targets(operation));
                }
            }
            callees.put(graph, called);
        }
    }

    /** The graphs that an operation may call; empty for what is no call, and for calls of external functions. */
    public Collection<FunctionGraph> targets(Operation operation) {
        if (operation.opcode() == LowLevelOpcode.DIRECT_CALL) {
            FunctionValue function = (FunctionValue) ((Constant) operation.argument(0)).value();
            return function.code() instanceof FunctionValue.OfGraph(FunctionGraph graph) ? List.of(graph) : List.of();
        }
        if (operation.opcode() == LowLevelOpcode.INDIRECT_CALL || operation.opcode() == LowLevelOpcode.CALL_METHOD) {
            Constant candidates = (Constant) operation.arguments().getLast();
            if (candidates.value() instanceof List<?> listed) {
                return listed.stream().map(FunctionGraph.class::cast).toList();
            }
            FunctionType type =
                    (FunctionType) ((PointerType) operation.argument(0).type()).target();
            return graphs.stream().filter(graph -> hasType(graph, type)).toList();
        }
        return List.of();
    }

    private static boolean hasType(FunctionGraph graph, FunctionType type) {
        return graph.resultType().equals(type.result())
                && graph.parameters().stream().map(Value::type).toList().equals(type.arguments());
    }

    /** The functions that a function may call itself. */
    public Set<FunctionGraph> callees(FunctionGraph graph) {
        return callees.getOrDefault(graph, Set.of());
    }

    /** All functions that have a property or may reach, by any number of calls, one that has it. */
    public Set<FunctionGraph> reaching(Predicate<FunctionGraph> property) {
        Map<FunctionGraph, List<FunctionGraph>> callers = new IdentityHashMap<>();
        callees.forEach((caller, called) -> called.forEach(callee ->
                callers.computeIfAbsent(callee, _ -> new ArrayList<>()).add(caller)));
        Set<FunctionGraph> reached = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<FunctionGraph> pending = new ArrayDeque<>();
        for (FunctionGraph graph : callees.keySet()) {
            if (property.test(graph) && reached.add(graph)) {
                pending.add(graph);
            }
        }
        while (!pending.isEmpty()) {
            for (FunctionGraph caller : callers.getOrDefault(pending.removeFirst(), List.of())) {
                if (reached.add(caller)) {
                    pending.add(caller);
                }
            }
        }
        return reached;
    }

    /**
     * A set of functions, as small as a depth-first search finds it, such that every cycle of calls goes through one of
     * them.
     */
    public Set<FunctionGraph> breakingCycles() {
        Set<FunctionGraph> entered = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<FunctionGraph> open = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<FunctionGraph> found = new LinkedHashSet<>();
        record Visit(FunctionGraph graph, Iterator<FunctionGraph> rest) {}
        for (FunctionGraph root : callees.keySet()) {
            if (!entered.add(root)) {
                continue;
            }
            Deque<Visit> path = new ArrayDeque<>();
            open.add(root);
            path.push(new Visit(root, callees(root).iterator()));
            while (!path.isEmpty()) {
                Visit visit = path.peek();
                if (!visit.rest().hasNext()) {
                    open.remove(visit.graph());
                    path.pop();
                    continue;
                }
                FunctionGraph callee = visit.rest().next();
                if (open.contains(callee)) {
                    found.add(callee);
                } else if (entered.add(callee)) {
                    open.add(callee);
                    path.push(new Visit(callee, callees(callee).iterator()));
                }
            }
        }
        return found;
    }
}
