package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.transform.calls.CallGraph;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which parts of memory each operation may write, with all that a call may run, over a whole program. What a function
 * writes into containers that it has made itself counts too. Stays true while passes only drop, copy and move
 * operations.
 */
final class WrittenMemory {
    private final CallGraph calls;
    private final Map<FunctionGraph, Set<MemoryPlace>> written = new HashMap<>();

    WrittenMemory(Program program) {
        this.calls = new CallGraph(program);
        Map<FunctionGraph, List<FunctionGraph>> callers = new HashMap<>();
        for (FunctionGraph graph : program.graphs()) {
            Set<MemoryPlace> own = new HashSet<>();
            for (Block block : graph.blocks()) {
                block.operations().forEach(operation -> own.addAll(byItself(operation)));
            }
            written.put(graph, own);
            calls.callees(graph)
                    .forEach(callee -> callers.computeIfAbsent(callee, _ -> new ArrayList<>())
                            .add(graph));
        }
        spread(callers);
    }

    private void spread(Map<FunctionGraph, List<FunctionGraph>> callers) {
        Deque<FunctionGraph> pending = new ArrayDeque<>(written.keySet());
        Set<FunctionGraph> waiting = new LinkedHashSet<>(pending);
        while (!pending.isEmpty()) {
            FunctionGraph callee = pending.remove();
            waiting.remove(callee);
            Set<MemoryPlace> places = written.getOrDefault(callee, Set.of());
            for (FunctionGraph caller : callers.getOrDefault(callee, List.of())) {
                if (caller != callee && written.get(caller).addAll(places) && waiting.add(caller)) {
                    pending.add(caller);
                }
            }
        }
    }

    /** What an operation may write. */
    Set<MemoryPlace> by(Operation operation) {
        Collection<FunctionGraph> targets = calls.targets(operation);
        if (targets.isEmpty()) {
            return byItself(operation);
        }
        if (targets.size() == 1) {
            return written.getOrDefault(targets.iterator().next(), Set.of());
        }
        Set<MemoryPlace> all = new HashSet<>();
        targets.forEach(target -> all.addAll(written.getOrDefault(target, Set.of())));
        return all;
    }

    private static Set<MemoryPlace> byItself(Operation operation) {
        return switch ((LowLevelOpcode) operation.opcode()) {
            case SETFIELD, SETARRAYITEM ->
                MemoryPlace.of(operation).map(Set::of).orElse(Set.of());
            case ARRAY_COPY -> items(operation.argument(2));
            // External functions fill arrays that they are given.
            case DIRECT_CALL, INDIRECT_CALL, CALL_METHOD, TRACEBACK_SAVE -> {
                Set<MemoryPlace> arrays = new HashSet<>();
                operation.arguments().forEach(argument -> arrays.addAll(items(argument)));
                yield arrays;
            }
            default -> Set.of();
        };
    }

    private static Set<MemoryPlace> items(Value array) {
        return array.type() instanceof PointerType(ArrayType type) ? Set.of(new MemoryPlace.OfItems(type)) : Set.of();
    }
}
