package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.transform.calls.CallGraph;
import dev.serpentine.transform.exceptions.StateUse;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds which functions collect only if they raise: on all ways on which something was collected, an exception is on
 * its way at the end. Much that the program calls allocates nothing but exceptions.
 *
 * <p>At each place of a function some of four things may be so: nothing was collected ({@link #NOTHING}); something
 * was, and there is an exception ({@link #RAISED}); something was if there is an exception, which was not tested yet
 * ({@link #UNTESTED}); something was collected, and nothing is known of an exception ({@link #COLLECTED}).
 */
final class CollectingFunctions {
    private static final int NOTHING = 1;
    private static final int RAISED = 2;
    private static final int UNTESTED = 4;
    private static final int COLLECTED = 8;

    private final CallGraph calls;
    private final Predicate<Operation> collects;
    private final Set<FunctionGraph> clearing;
    private final Map<FunctionGraph, Collecting> found = new IdentityHashMap<>();
    private final Map<Operation, Collection<FunctionGraph>> targets = new IdentityHashMap<>();

    /** @param collects whether an operation itself may collect */
    CollectingFunctions(List<FunctionGraph> graphs, CallGraph calls, Predicate<Operation> collects) {
        this.calls = calls;
        this.collects = collects;
        Set<FunctionGraph> reaching = calls.reaching(graph -> has(graph, collects));
        clearing = calls.reaching(graph -> has(graph, StateUse::isCleared));
        List<FunctionGraph> pending = new ArrayList<>();
        for (FunctionGraph graph : graphs) {
            found.put(graph, Collecting.NEVER);
            if (reaching.contains(graph)) {
                pending.add(graph);
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (FunctionGraph graph : pending) {
                Collecting result = of(graph).or(ofWhole(graph));
                changed |= found.put(graph, result) != result;
            }
            pending.removeIf(graph -> found.get(graph) == Collecting.PERHAPS);
        }
    }

    private static boolean has(FunctionGraph graph, Predicate<Operation> property) {
        for (Block block : graph.blocks()) {
            if (block.operations().stream().anyMatch(property)) {
                return true;
            }
        }
        return false;
    }

    Collecting of(FunctionGraph graph) {
        return found.getOrDefault(graph, Collecting.NEVER);
    }

    /** What the calls of an operation may do; it itself may be a collection. */
    Collecting ofCalls(Operation operation) {
        Collecting most = Collecting.NEVER;
        for (FunctionGraph target : targets(operation)) {
            most = most.or(of(target));
        }
        return most;
    }

    /** The functions that an operation may call. */
    Collection<FunctionGraph> targets(Operation operation) {
        return targets.computeIfAbsent(operation, calls::targets);
    }

    /** The test of the exception state with which a block ends, if nothing behind the reading may change the state. */
    Optional<StateUse.Test> testOf(Block block) {
        return StateUse.testOf(block)
                .filter(test -> block
                        .operations()
                        .subList(test.read() + 1, block.operations().size())
                        .stream()
                        .noneMatch(operation -> !targets(operation).isEmpty()
                                || StateUse.isSet(operation)
                                || StateUse.isCleared(operation)));
    }

    private Collecting ofWhole(FunctionGraph graph) {
        int atReturn = atEnds(graph).getOrDefault(graph.returnBlock(), NOTHING);
        if ((atReturn & COLLECTED) != 0) {
            return Collecting.PERHAPS;
        }
        return (atReturn & (RAISED | UNTESTED)) != 0 ? Collecting.IF_RAISING : Collecting.NEVER;
    }

    /** The blocks at whose end something was collected and an exception is on its way, however they were reached. */
    Set<Block> raisingAtEnd(FunctionGraph graph) {
        Set<Block> raising = Collections.newSetFromMap(new IdentityHashMap<>());
        atEnds(graph).forEach((block, known) -> {
            if (known == RAISED) {
                raising.add(block);
            }
        });
        return raising;
    }

    private Map<Block, Integer> atEnds(FunctionGraph graph) {
        Map<Block, Integer> atStart = new IdentityHashMap<>();
        Map<Block, Integer> atEnd = new IdentityHashMap<>();
        Deque<Block> pending = new ArrayDeque<>();
        atStart.put(graph.startBlock(), NOTHING);
        pending.add(graph.startBlock());
        while (!pending.isEmpty()) {
            Block block = pending.removeFirst();
            int known = atStart.get(block);
            for (Operation operation : block.operations()) {
                known = behind(operation, known);
            }
            atEnd.put(block, known);
            Optional<StateUse.Test> test = block.links().size() == 2 ? testOf(block) : Optional.empty();
            for (Link link : block.links()) {
                int handed = along(link, test, known);
                int before = atStart.getOrDefault(link.target(), 0);
                if ((before | handed) != before) {
                    atStart.put(link.target(), before | handed);
                    pending.add(link.target());
                }
            }
        }
        return atEnd;
    }

    private int behind(Operation operation, int before) {
        if (collects.test(operation)) {
            return COLLECTED;
        }
        if (StateUse.isSet(operation)) {
            return before & NOTHING | ((before & ~NOTHING) != 0 ? RAISED : 0);
        }
        if (StateUse.isCleared(operation)) {
            return withoutState(before);
        }
        if (targets(operation).isEmpty()) {
            return before;
        }
        int known = targets(operation).stream().anyMatch(clearing::contains) ? withoutState(before) : before;
        return switch (ofCalls(operation)) {
            case NEVER -> known;
            case IF_RAISING -> known & ~NOTHING | ((known & NOTHING) != 0 ? UNTESTED : 0);
            case PERHAPS -> COLLECTED;
        };
    }

    private static int withoutState(int known) {
        return known & NOTHING | ((known & ~NOTHING) != 0 ? COLLECTED : 0);
    }

    private static int along(Link link, Optional<StateUse.Test> test, int known) {
        if (test.isEmpty()) {
            return known;
        }
        if (link == test.get().raised()) {
            return known & NOTHING | ((known & ~NOTHING) != 0 ? RAISED : 0);
        }
        return known & (NOTHING | COLLECTED) | ((known & UNTESTED) != 0 ? NOTHING : 0);
    }
}
