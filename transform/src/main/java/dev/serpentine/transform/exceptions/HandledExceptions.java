package dev.serpentine.transform.exceptions;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program.ExceptionLayout.OfStructs;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * What handlers do with the exceptions that they take, as far as their tracebacks are concerned: to keep one costs an
 * allocation. Read before the graph changes.
 */
final class HandledExceptions {
    /** What becomes of an exception behind a handler. */
    enum Fate {
        /** Only fields of it are read and its class is tested: nobody asks for its traceback any more. */
        LOOKED_AT,
        /**
         * It is raised again before anything else is called or raised, so that the current traceback still is its own
         * then.
         */
        PASSED_ON,
        /** Anything else. */
        KEPT
    }

    private final FunctionGraph graph;
    private final FunctionGraph matches;

    /** @param matches the function that tests an exception's class */
    HandledExceptions(FunctionGraph graph, FunctionGraph matches) {
        this.graph = graph;
        this.matches = matches;
    }

    /** What becomes of the exception that a handler's link hands on. */
    Fate fate(Link handler) {
        Variable caught = handler.caughtException().orElseThrow();
        Set<Variable> holding = new HashSet<>(Set.of(caught));
        Set<Block> visited = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Block> pending = new ArrayDeque<>();
        boolean isRaised = follow(handler, holding, pending);
        while (!pending.isEmpty()) {
            Block block = pending.removeFirst();
            visited.add(block);
            for (Operation operation : block.operations()) {
                if (!isLook(operation, holding)) {
                    return Fate.KEPT;
                }
            }
            for (Link link : block.links()) {
                if (link.target() == graph.returnBlock()
                        && link.arguments().stream().anyMatch(holding::contains)) {
                    return Fate.KEPT;
                }
                isRaised |= follow(link, holding, pending);
            }
        }
        if (!isRaised) {
            return Fate.LOOKED_AT;
        }
        boolean othersRaise = visited.stream()
                .flatMap(block -> block.operations().stream())
                .anyMatch(this::mayMakeAnotherTracebackCurrent);
        return othersRaise ? Fate.KEPT : Fate.PASSED_ON;
    }

    /** What is called may raise and handle what it raises itself, so that nothing of it comes out here. */
    private boolean mayMakeAnotherTracebackCurrent(Operation operation) {
        return operation.opcode() == LowLevelOpcode.TRACEBACK_RAISE
                || operation.opcode() == LowLevelOpcode.TRACEBACK_RESUME
                || operation.opcode().canRaise() && !calls(operation, matches);
    }

    /** Has the blocks looked into that a link hands the exception to; returns whether it raises it. */
    private boolean follow(Link link, Set<Variable> holding, Deque<Block> pending) {
        boolean isRaised = false;
        for (int i = 0; i < link.arguments().size(); i++) {
            if (link.arguments().get(i) instanceof Variable variable && holding.contains(variable)) {
                if (link.target() == graph.raiseBlock()) {
                    isRaised = true;
                } else if (link.target() != graph.returnBlock()
                        && holding.add(link.target().inputArguments().get(i))) {
                    pending.add(link.target());
                }
            }
        }
        return isRaised;
    }

    /** Whether an operation does no more with the exception than to look at it; a cast makes another name of it. */
    private boolean isLook(Operation operation, Set<Variable> holding) {
        if (operation.arguments().stream()
                .noneMatch(argument -> argument instanceof Variable variable && holding.contains(variable))) {
            return true;
        }
        return switch ((LowLevelOpcode) operation.opcode()) {
            case CAST_POINTER, SAME_AS -> {
                holding.add(operation.result());
                yield true;
            }
            case GETFIELD -> !((Constant) operation.argument(1)).value().equals(OfStructs.PLACES);
            case PTR_NONZERO, PTR_IS_ZERO, PTR_EQ, PTR_NE, KEEPALIVE -> true;
            case DIRECT_CALL -> calls(operation, matches);
            default -> false;
        };
    }

    private static boolean calls(Operation operation, FunctionGraph function) {
        return DirectCalls.calledGraph(operation)
                .filter(called -> called == function)
                .isPresent();
    }
}
