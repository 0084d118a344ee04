package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.analysis.SameValues;
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
import java.util.Optional;
import java.util.Set;

/**
 * Which parts of memory each operation may write, with all that a call may run, over a whole program: of which
 * container, where that is what the operation is given. What a called function writes into containers that it has made
 * itself does not count, as nothing was known of them before. Stays true while passes only drop, copy and move
 * operations.
 */
final class WrittenMemory {
    /** What stands for the number of a parameter where what is written may be any container. */
    private static final int ANY = -1;

    private final CallGraph calls;
    private final Map<FunctionGraph, Set<Written>> written = new HashMap<>();

    /**
     * A part of memory that an operation may write.
     *
     * @param container the only container of which it does, if that is known
     */
    record Write(MemoryPlace place, Optional<Value> container) {
        /** Whether it may write a part of a container. */
        boolean mayBeTo(MemoryPlace other, Value otherContainer, DistinctContainers distinct) {
            return place.equals(other)
                    && container
                            .filter(written -> distinct.areDistinct(written, otherContainer))
                            .isEmpty();
        }
    }

    /** A part of memory that a function may write. @param parameter of which container; {@link #ANY} */
    private record Written(MemoryPlace place, int parameter) {}

    /** The operations of a function that may call others. @param values where what they are given comes from */
    private record Calls(List<Operation> operations, SameValues values, List<? extends Value> parameters) {}

    WrittenMemory(Program program) {
        this.calls = new CallGraph(program);
        Map<FunctionGraph, Calls> callsOf = new HashMap<>();
        Map<FunctionGraph, Set<FunctionGraph>> callers = new HashMap<>();
        for (FunctionGraph graph : program.graphs()) {
            Calls own = new Calls(new ArrayList<>(), new SameValues(graph.blocks()), unchangedParameters(graph));
            Set<Written> places = new HashSet<>();
            for (Block block : graph.blocks()) {
                for (Operation operation : block.operations()) {
                    if (calls.targets(operation).isEmpty()) {
                        writesByItself(operation).forEach(write -> addTo(places, write, own));
                    } else {
                        own.operations().add(operation);
                    }
                }
            }
            written.put(graph, places);
            callsOf.put(graph, own);
            calls.callees(graph)
                    .forEach(callee -> callers.computeIfAbsent(callee, _ -> new LinkedHashSet<>())
                            .add(graph));
        }
        spread(callsOf, callers);
    }

    private void spread(Map<FunctionGraph, Calls> callsOf, Map<FunctionGraph, Set<FunctionGraph>> callers) {
        Deque<FunctionGraph> pending = new ArrayDeque<>(written.keySet());
        Set<FunctionGraph> waiting = new LinkedHashSet<>(pending);
        while (!pending.isEmpty()) {
            FunctionGraph caller = pending.remove();
            waiting.remove(caller);
            Calls own = callsOf.get(caller);
            Set<Written> places = written.get(caller);
            int before = places.size();
            own.operations().forEach(call -> writes(call).forEach(write -> addTo(places, write, own)));
            if (places.size() > before) {
                for (FunctionGraph next : callers.getOrDefault(caller, Set.of())) {
                    if (waiting.add(next)) {
                        pending.add(next);
                    }
                }
            }
        }
    }

    /** A function's parameters, unless it comes to its beginning again with other values for them. */
    private static List<? extends Value> unchangedParameters(FunctionGraph graph) {
        boolean beginsAgain = graph.blocks().stream()
                .flatMap(block -> block.links().stream())
                .anyMatch(link -> link.target() == graph.startBlock());
        return beginsAgain ? List.of() : graph.parameters();
    }

    /** Adds what a write of an operation is of the function that the operation is in. */
    private static void addTo(Set<Written> places, Write write, Calls function) {
        Written ofAny = new Written(write.place(), ANY);
        if (places.contains(ofAny)) {
            return;
        }
        Optional<Value> container = write.container().map(pointer -> withoutCasts(pointer, function.values()));
        if (container.isPresent() && isMadeThere(container.get(), function.values())) {
            return;
        }
        int parameter = container.map(function.parameters()::indexOf).orElse(ANY);
        places.add(parameter == ANY ? ofAny : new Written(write.place(), parameter));
    }

    private static Value withoutCasts(Value pointer, SameValues values) {
        Value value = values.origin(pointer);
        while (values.definition(value) instanceof Operation operation
                && operation.opcode() == LowLevelOpcode.CAST_POINTER) {
            value = values.origin(operation.argument(0));
        }
        return value;
    }

    private static boolean isMadeThere(Value container, SameValues values) {
        return values.definition(container) instanceof Operation operation
                && DistinctContainers.makesContainer(operation);
    }

    /** What an operation may write, of whatever container. */
    Set<MemoryPlace> by(Operation operation) {
        Set<MemoryPlace> places = new HashSet<>();
        writes(operation).forEach(write -> places.add(write.place()));
        return places;
    }

    /** What an operation may write. */
    Collection<Write> writes(Operation operation) {
        Collection<FunctionGraph> targets = calls.targets(operation);
        if (targets.isEmpty()) {
            return writesByItself(operation);
        }
        boolean isDirect = operation.opcode() == LowLevelOpcode.DIRECT_CALL;
        Set<Write> all = new LinkedHashSet<>();
        for (FunctionGraph target : targets) {
            for (Written place : written.getOrDefault(target, Set.of())) {
                all.add(new Write(
                        place.place(),
                        isDirect && place.parameter() != ANY
                                ? Optional.of(operation.argument(1 + place.parameter()))
                                : Optional.empty()));
            }
        }
        return all;
    }

    private static List<Write> writesByItself(Operation operation) {
        return switch ((LowLevelOpcode) operation.opcode()) {
            case SETFIELD, SETARRAYITEM ->
                MemoryPlace.of(operation)
                        .map(place -> List.of(new Write(place, Optional.of(operation.argument(0)))))
                        .orElse(List.of());
            case ARRAY_COPY -> items(operation.argument(2));
            // External functions fill arrays that they are given.
            case DIRECT_CALL, INDIRECT_CALL, CALL_METHOD, TRACEBACK_SAVE -> {
                List<Write> arrays = new ArrayList<>();
                operation.arguments().forEach(argument -> arrays.addAll(items(argument)));
                yield arrays;
            }
            default -> List.of();
        };
    }

    private static List<Write> items(Value array) {
        return array.type() instanceof PointerType(ArrayType type)
                ? List.of(new Write(new MemoryPlace.OfItems(type), Optional.of(array)))
                : List.of();
    }
}
