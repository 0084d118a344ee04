package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.operation.Effect;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.transform.calls.CallGraph;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The functions of a program that only read, with all that they call, and which parts of memory: who asks one of them
 * again with the same arguments gets the same, unless one of these parts was written. What a function may write that
 * {@linkplain FunctionGraph#changesNothing changes nothing} does not count.
 */
final class ReadingFunctions {
    private final CallGraph calls;
    private final Map<FunctionGraph, Set<MemoryPlace>> reads = new HashMap<>();

    ReadingFunctions(Program program) {
        this.calls = new CallGraph(program);
        Map<FunctionGraph, Set<FunctionGraph>> callers = new HashMap<>();
        Deque<FunctionGraph> writing = new ArrayDeque<>();
        for (FunctionGraph graph : program.graphs()) {
            calls.callees(graph)
                    .forEach(callee -> callers.computeIfAbsent(callee, _ -> new LinkedHashSet<>())
                            .add(graph));
            Optional<Set<MemoryPlace>> own = ownReads(graph);
            own.ifPresentOrElse(places -> reads.put(graph, places), () -> writing.add(graph));
        }
        while (!writing.isEmpty()) {
            for (FunctionGraph caller : callers.getOrDefault(writing.remove(), Set.of())) {
                if (!caller.changesNothing() && reads.remove(caller) != null) {
                    writing.add(caller);
                }
            }
        }
        spread(callers);
    }

    /** Adds to what each function reads what those read that it calls. */
    private void spread(Map<FunctionGraph, Set<FunctionGraph>> callers) {
        Deque<FunctionGraph> pending = new ArrayDeque<>(reads.keySet());
        while (!pending.isEmpty()) {
            FunctionGraph callee = pending.remove();
            for (FunctionGraph caller : callers.getOrDefault(callee, Set.of())) {
                Set<MemoryPlace> places = reads.get(caller);
                if (places != null && places.addAll(reads.get(callee))) {
                    pending.add(caller);
                }
            }
        }
    }

    /** What a function reads by itself; empty where it does more than to read and to call others. */
    private Optional<Set<MemoryPlace>> ownReads(FunctionGraph graph) {
        Set<MemoryPlace> places = new HashSet<>();
        for (Block block : graph.blocks()) {
            for (Operation operation : block.operations()) {
                if (!graph.changesNothing() && !onlyReads(operation)) {
                    return Optional.empty();
                }
                MemoryPlace.of(operation).filter(place -> !place.isImmutable()).ifPresent(places::add);
            }
        }
        return Optional.of(places);
    }

    private boolean onlyReads(Operation operation) {
        Effect effect = ((LowLevelOpcode) operation.opcode()).effect();
        return switch (effect) {
            case NONE -> true;
            case READS -> MemoryPlace.of(operation).isPresent();
            case CALLS -> !calls.targets(operation).isEmpty();
            case ALLOCATES, WRITES -> false;
        };
    }

    /**
     * Whether an operation is a direct call of such a function, so that all of them tell the same before and behind it.
     */
    boolean changesNothing(Operation operation) {
        return DirectCalls.calledGraph(operation).filter(reads::containsKey).isPresent();
    }

    /**
     * The parts of memory that a call reads; empty where it is no direct call of such a function, or gives what is not
     * the same wherever it is kept: a pointer, which a collection may change.
     */
    Optional<Collection<MemoryPlace>> readsOf(Operation operation) {
        return DirectCalls.calledGraph(operation)
                .filter(graph -> isKept(graph.resultType()))
                .map(reads::get);
    }

    private static boolean isKept(LowLevelType type) {
        return !(type instanceof PointerType) && type != Primitive.ADDRESS && type != Primitive.VOID;
    }
}
