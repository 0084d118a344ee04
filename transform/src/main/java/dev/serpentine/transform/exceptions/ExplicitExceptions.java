package dev.serpentine.transform.exceptions;

import dev.serpentine.graph.analysis.DirectRaise;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.operation.TracebackEntry;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.transform.exceptions.HandledExceptions.Fate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The rewriting of one graph. */
final class ExplicitExceptions {
    private final FunctionGraph graph;
    private final RaiseAnalysis analysis;
    private final ExceptionState state;
    /** The last calls of protected blocks, whose exceptions are looked after. */
    private final Set<Operation> tested = Collections.newSetFromMap(new IdentityHashMap<>());
    /** The blocks that pass an exception on, by where its call stands. */
    private final Map<CallPlace, Block> passingOn = new HashMap<>();
    /** What becomes of what each handler takes, that looks at it. */
    private final Map<Link, Fate> fates = new IdentityHashMap<>();

    ExplicitExceptions(FunctionGraph graph, RaiseAnalysis analysis, ExceptionState state) {
        this.graph = graph;
        this.analysis = analysis;
        this.state = state;
    }

    void rewrite() {
        HandledExceptions handled = new HandledExceptions(graph, state.matching());
        for (Block block : graph.blocks()) {
            block.links().stream()
                    .filter(link -> link.caughtException().isPresent())
                    .forEach(link -> fates.put(link, handled.fate(link)));
        }
        for (Block block : graph.blocks()) {
            boolean isTraced = traceRaises(block);
            for (Link link : block.links()) {
                // A handler that only raises again what it caught passes it on, which the rewriting of the handler sees
                // to.
                if (link.target() == graph.raiseBlock() && !isPassedOn(link)) {
                    Value exception = link.arguments().getFirst();
                    link.retarget(raising(
                            positionOf(block),
                            isTraced ? Way.BEGUN : exception instanceof Constant ? Way.BEGINS : Way.GOES_ON));
                }
            }
        }
        for (Block block : graph.blocks()) {
            rewrite(block);
        }
    }

    /**
     * Replaces the operations of a block that say what is raised.
     *
     * @return whether the block raises what the last of them says directly behind it
     */
    private boolean traceRaises(Block block) {
        Optional<Operation> direct = DirectRaise.of(block, graph);
        List<Operation> operations = new ArrayList<>(block.operations());
        block.operations().clear();
        for (Operation operation : operations) {
            switch ((LowLevelOpcode) operation.opcode()) {
                case TRACEBACK_RAISE -> {
                    Value exception = operation.argument(0);
                    begin(block, exception, operation.position());
                    if (direct.filter(found -> found == operation).isEmpty()) {
                        state.keepTraceback(block, exception, operation.position());
                    }
                }
                case TRACEBACK_RESUME -> state.resumeTraceback(block, operation.argument(0), operation.position());
                case TRACEBACK_COPY ->
                    state.copyTraceback(block, operation.argument(0), operation.argument(1), operation.position());
                default -> block.append(operation);
            }
        }
        return direct.isPresent();
    }

    /** Makes the current traceback that of an exception which is raised here. */
    private void begin(Block block, Value exception, SourcePosition position) {
        if (exception instanceof Constant) {
            trace(LowLevelOpcode.TRACEBACK_START, block, position);
            state.writeTraced(block, exception, position);
        } else {
            state.resumeTraceback(block, exception, position);
            trace(LowLevelOpcode.TRACEBACK_ADD, block, position);
        }
    }

    private boolean isPassedOn(Link link) {
        return link.caughtException().isPresent()
                && link.arguments().getFirst() == link.caughtException().get();
    }

    private SourcePosition positionOf(Block block) {
        for (Operation operation : block.operations().reversed()) {
            if (operation.position().line() > 0) {
                return operation.position();
            }
        }
        return graph.position();
    }

    /** From the last operation to the first, so that each is moved once. */
    private void rewrite(Block block) {
        if (block.exit() == BlockExit.MayRaise.MAY_RAISE) {
            rewriteProtected(block);
        }
        for (int i = block.operations().size() - 1; i >= 0; i--) {
            Operation operation = block.operations().get(i);
            boolean isDone = operation.opcode() == LowLevelOpcode.GETFIELD;
            if (isDone || !analysis.canRaise(operation) || tested.contains(operation)) {
                continue;
            }
            if (RaiseAnalysis.isChecked(operation)) {
                testOverflow(block, i, raising(operation.position(), Way.BEGINS), List.of(overflowError()));
            } else {
                BlockSplitter.Cut cut = BlockSplitter.cut(block, i + 1);
                testState(
                        block,
                        operation.position(),
                        Link.when(new LinkCase.Truth(false), cut.tail(), cut.arguments()),
                        passingOn(operation.position()),
                        List.of());
            }
        }
    }

    private Constant overflowError() {
        return state.prebuilt("OverflowError");
    }

    private void rewriteProtected(Block block) {
        Operation last = block.lastOperation();
        Link normal = block.links().getFirst();
        if (!analysis.canRaise(last)) {
            block.jump(Link.to(normal.target(), normal.arguments()));
            return;
        }
        List<Link> handlers = block.links().subList(1, block.links().size());
        SourcePosition position = last.position();
        if (RaiseAnalysis.isChecked(last)) {
            Handlers dispatch = dispatch(handlers, position, raising(position, Way.BEGUN), true);
            block.jump(Link.to(normal.target(), normal.arguments()));
            Block begins = new Block(dispatch.first().inputArguments().stream()
                    .map(Variable::copy)
                    .toList());
            begin(begins, overflowError(), position);
            begins.jump(Link.to(dispatch.first(), begins.inputArguments()));
            testOverflow(block, block.operations().size() - 1, begins, dispatch.argumentsFor(overflowError()));
        } else {
            Handlers dispatch = dispatch(handlers, position, passingOn(position), false);
            tested.add(last);
            Variable exception = state.read(block, position);
            branchOnRaised(
                    block,
                    exception,
                    position,
                    Link.when(new LinkCase.Truth(false), normal.target(), normal.arguments()),
                    dispatch.first(),
                    dispatch.argumentsFor(exception));
        }
    }

    /** Cuts the block at a checked operation: whether it overflows is tested, then it wraps. */
    private void testOverflow(Block block, int index, Block whenOverflowing, List<Value> arguments) {
        Operation checked = block.operations().get(index);
        LowLevelOpcode.OverflowCheck check =
                ((LowLevelOpcode) checked.opcode()).overflowCheck().orElseThrow();
        block.operations()
                .set(index, new Operation(check.wrapping(), checked.arguments(), checked.result(), checked.position()));
        BlockSplitter.Cut cut = BlockSplitter.cut(block, index);
        Variable overflows = new Variable("overflows", Primitive.BOOL);
        block.append(new Operation(check.test(), checked.arguments(), overflows, checked.position()));
        block.branch(
                overflows,
                Link.unlikelyWhen(new LinkCase.Truth(true), whenOverflowing, arguments),
                Link.when(new LinkCase.Truth(false), cut.tail(), cut.arguments()));
    }

    private void testState(
            Block block, SourcePosition position, Link whenNone, Block whenRaised, List<Value> arguments) {
        branchOnRaised(block, state.read(block, position), position, whenNone, whenRaised, arguments);
    }

    private void branchOnRaised(
            Block block,
            Variable exception,
            SourcePosition position,
            Link whenNone,
            Block whenRaised,
            List<Value> arguments) {
        Variable raised = new Variable("raised", Primitive.BOOL);
        block.append(new Operation(LowLevelOpcode.PTR_NONZERO, List.of(exception), raised, position));
        block.branch(raised, Link.unlikelyWhen(new LinkCase.Truth(true), whenRaised, arguments), whenNone);
    }

    /** How the traceback comes about of an exception that leaves the function. */
    private enum Way {
        /** It begins there. */
        BEGINS,
        /** It has begun just now. */
        BEGUN,
        /** The exception was perhaps caught, and goes on. */
        GOES_ON
    }

    /** A block that takes an exception, raises it and leaves the function. */
    private Block raising(SourcePosition position, Way way) {
        Variable exception = new Variable("exception", state.instance());
        Block block = new Block(List.of(exception));
        state.write(block, exception, position);
        switch (way) {
            case BEGINS -> {
                trace(LowLevelOpcode.TRACEBACK_START, block, position);
                state.writeTraced(block, exception, position);
            }
            case BEGUN -> {}
            case GOES_ON -> state.resumeTraceback(block, exception, position);
        }
        leave(block);
        return block;
    }

    /** A block that leaves the function with the exception that the state holds. */
    private Block passingOn(SourcePosition position) {
        return passingOn.computeIfAbsent(new CallPlace(position, shown(position)), _ -> {
            Block block = new Block(List.of());
            trace(LowLevelOpcode.TRACEBACK_ADD, block, position);
            leave(block);
            return block;
        });
    }

    /**
     * Records a line of the traceback. Python shows none for its own functions, so there is none for system code; only
     * that a new traceback begins.
     */
    private void trace(LowLevelOpcode opcode, Block block, SourcePosition position) {
        Optional<TracebackEntry> shown = shown(position);
        if (shown.isPresent() || opcode == LowLevelOpcode.TRACEBACK_START) {
            TracebackEntry entry = shown.orElse(TracebackEntry.NOTHING);
            block.append(new Operation(
                    opcode, List.of(Constant.voidOf(entry)), new Variable("none", Primitive.VOID), position));
        }
    }

    /** What the traceback shows of a place, with columns where the program asks for them. */
    private Optional<TracebackEntry> shown(SourcePosition position) {
        Optional<TracebackEntry> entry = TracebackEntry.of(graph.name(), position, SourcePosition::isOfUser);
        return state.tellsPlaces() ? entry : entry.map(TracebackEntry::withoutColumns);
    }

    /** Where a call stands, and what a traceback shows of it. */
    private record CallPlace(SourcePosition position, Optional<TracebackEntry> shown) {}

    private void leave(Block block) {
        Constant zero = graph.resultType() == Primitive.VOID
                ? Constant.voidOf(null)
                : new Constant(StructValue.zero(graph.resultType()), graph.resultType());
        block.jump(Link.to(graph.returnBlock(), List.of(zero)));
    }

    /**
     * The blocks that find the handler of an exception.
     *
     * @param first takes the exception if {@code takesException}, and then {@code needed}
     */
    private record Handlers(Block first, boolean takesException, List<Value> needed) {
        List<Value> argumentsFor(Value exception) {
            List<Value> arguments = new ArrayList<>();
            if (takesException) {
                arguments.add(exception);
            }
            arguments.addAll(needed);
            return arguments;
        }
    }

    /**
     * @param unhandled where an exception goes that no handler takes
     * @param unhandledTakesException whether {@code unhandled} takes the exception as its argument; then the exception
     *     was raised here, and its traceback has this place
     */
    private Handlers dispatch(
            List<Link> handlers, SourcePosition position, Block unhandled, boolean unhandledTakesException) {
        Handlers next = new Handlers(unhandled, unhandledTakesException, List.of());
        for (Link handler : handlers.reversed()) {
            if (handler.target() == graph.raiseBlock()) {
                // Raises again what it caught: the same as if it were not there, except that no later handler sees it.
                next = analysis.catchesEverything(handler)
                        ? new Handlers(unhandled, unhandledTakesException, List.of())
                        : test(handler, new Handlers(unhandled, unhandledTakesException, List.of()), next, position);
            } else {
                Handlers taking = take(handler, position, !unhandledTakesException);
                next = analysis.catchesEverything(handler) ? taking : test(handler, taking, next, position);
            }
        }
        return next;
    }

    /**
     * A block that ends the exception's way and goes where the handler does; where the exception's traceback may be
     * asked for later, this keeps it.
     */
    private Handlers take(Link handler, SourcePosition position, boolean addsPlace) {
        Variable exception = new Variable("exception", state.instance());
        Map<Variable, Value> copies = new LinkedHashMap<>();
        Variable caughtException = handler.caughtException().orElseThrow();
        for (Value argument : handler.arguments()) {
            if (argument instanceof Variable variable && variable != caughtException) {
                copies.computeIfAbsent(variable, Variable::copy);
            }
        }
        List<Variable> inputs = new ArrayList<>(List.of(exception));
        copies.values().forEach(copy -> inputs.add((Variable) copy));
        List<Value> needed = new ArrayList<>(copies.keySet());
        Block block = new Block(inputs);
        copies.put(caughtException, exception);
        Fate fate = fates.getOrDefault(handler, Fate.KEPT);
        if (handler.arguments().contains(caughtException) && fate != Fate.LOOKED_AT) {
            if (addsPlace) {
                trace(LowLevelOpcode.TRACEBACK_ADD, block, position);
            }
            if (fate == Fate.KEPT) {
                state.keepTraceback(block, exception, position);
            }
        }
        state.clear(block, position);
        block.jump(Link.to(handler.target(), BlockSplitter.replaced(handler.arguments(), copies)));
        return new Handlers(block, true, needed);
    }

    /** A block that tests whether a handler takes the exception. */
    private Handlers test(Link handler, Handlers taking, Handlers next, SourcePosition position) {
        Variable exception = new Variable("exception", state.instance());
        Map<Variable, Variable> copies = new LinkedHashMap<>();
        for (Handlers way : List.of(taking, next)) {
            for (Value value : way.needed()) {
                copies.computeIfAbsent((Variable) value, Variable::copy);
            }
        }
        List<Variable> inputs = new ArrayList<>(List.of(exception));
        inputs.addAll(copies.values());
        Block block = new Block(inputs);
        Constant exceptionClass = ((LinkCase.Caught) handler.linkCase()).exceptionClass();
        Variable matches = state.matches(block, exception, exceptionClass, position);
        block.branch(
                matches,
                Link.when(
                        new LinkCase.Truth(true),
                        taking.first(),
                        BlockSplitter.replaced(taking.argumentsFor(exception), copies)),
                Link.when(
                        new LinkCase.Truth(false),
                        next.first(),
                        BlockSplitter.replaced(next.argumentsFor(exception), copies)));
        return new Handlers(block, true, new ArrayList<>(copies.keySet()));
    }
}
