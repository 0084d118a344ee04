package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
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
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * Builds the blocks of one function along its statements: there is a current block, a {@link Frame} that tells what the
 * locals hold there, and what {@link Enclosing} statements there are.
 *
 * <p>While it is built the graph is in SSA form: a block may use variables of blocks that every way to it passes.
 * {@link ThreadValuesThroughBlocks} turns that into the form in which each block has its own. After a jump there is no
 * current block, and until a label is placed all else that is asked for is ignored: that code cannot be reached.
 */
final class GraphBuilder {
    private static final String DECLINED_HOME = "rpython.rtyper.special_methods";
    private final Host host;
    private final FunctionGraph graph;
    private final boolean mayDecline;
    private final HandledPlaces handledPlaces;
    private final HostObject baseException;
    private final Map<Variable, String> names = new IdentityHashMap<>();
    private final Map<Variable, HostObject> exactClasses = new IdentityHashMap<>();
    private final Set<Integer> needCells = new TreeSet<>();
    private final Set<Integer> lostInLoops = new TreeSet<>();
    private final Set<Integer> needHolders = new TreeSet<>();
    private Block current;
    private SourcePosition position = SourcePosition.NONE;
    private IntFunction<String> localNames = slot -> "local";
    private Frame frame = Frame.EMPTY;
    /** The function that what is added now belongs to in Python, if it is not the graph's; and where it is called. */
    private String inlinedAs;

    private SourcePosition inlinedAt;
    private Enclosing enclosing;
    private Optional<OwnedGenerators> owned = Optional.empty();
    private Consumer<Value> beforeReturn = _ -> {};

    /**
     * @param mayDecline whether this is a method of an operator, of which NotImplemented is no result
     * @param handledPlaces is told which operations have handlers of the program around them
     */
    GraphBuilder(Host host, FunctionGraph graph, boolean mayDecline, HandledPlaces handledPlaces) {
        this.mayDecline = mayDecline;
        this.host = host;
        this.graph = graph;
        this.handledPlaces = handledPlaces;
        this.current = graph.startBlock();
        this.baseException = host.builtin("BaseException");
    }

    boolean isReachable() {
        return current != null;
    }

    Frame frame() {
        return frame;
    }

    void setLocal(int slot, Value value) {
        frame = frame.with(slot, value);
    }

    Enclosing enclosing() {
        return enclosing;
    }

    void setEnclosing(Enclosing newEnclosing) {
        this.enclosing = newEnclosing;
    }

    /** Says who looks after generators that must be closed. */
    void setOwned(OwnedGenerators generators) {
        this.owned = Optional.of(generators);
    }

    /** Says what is to be done where the function returns, with what it returns. */
    void setBeforeReturn(Consumer<Value> action) {
        this.beforeReturn = action;
    }

    /** Whether a value may be a generator that must be closed. */
    boolean isOwned(Value value) {
        return owned.isPresent() && owned.get().isOwned(value);
    }

    /** Names a variable after the first local that holds it. */
    void suggestName(Value value, String name) {
        if (value instanceof Variable variable) {
            names.putIfAbsent(variable, name);
        }
    }

    Map<Variable, String> suggestedNames() {
        return names;
    }

    /** The locals that are read where they may be unbound. */
    Set<Integer> needCells() {
        return needCells;
    }

    /** The locals that hold generators which must be closed. */
    Set<Integer> needHolders() {
        return needHolders;
    }

    /** The locals that were bound before a loop, and may be unbound when another round begins. */
    Set<Integer> lostInLoops() {
        return lostInLoops;
    }

    /**
     * Adds what belongs to a function of its own in Python, which tracebacks show as one.
     *
     * @param function its name
     * @param call where it is called
     */
    void inlined(String function, SourcePosition call, Runnable body) {
        String outerFunction = inlinedAs;
        SourcePosition outerCall = inlinedAt;
        inlinedAt = inlinedAs == null ? call : call.inlined(inlinedAs, inlinedAt);
        inlinedAs = function;
        body.run();
        inlinedAs = outerFunction;
        inlinedAt = outerCall;
    }

    // Operations

    /** An operation that ends its block within a {@code try}. */
    Value emit(FlowOpcode opcode, SourcePosition position, List<? extends Value> arguments) {
        return emit(opcode, position, arguments, opcode.canRaise());
    }

    Value emit(FlowOpcode opcode, SourcePosition position, Value... arguments) {
        return emit(opcode, position, List.of(arguments), opcode.canRaise());
    }

    /** An operation of which it is known whether it may raise on these operands. */
    Value emit(FlowOpcode opcode, SourcePosition position, List<? extends Value> arguments, boolean mayRaise) {
        if (!isReachable()) {
            return Constant.untyped(host.none());
        }
        return owned.isPresent() && owned.get().concerns(opcode, position)
                ? owned.get().emit(opcode, position, arguments, mayRaise)
                : add(opcode, position, arguments, mayRaise);
    }

    /** Adds the operation and nothing else, whatever generators are at work. */
    Value add(FlowOpcode opcode, SourcePosition position, List<? extends Value> arguments, boolean mayRaise) {
        if (!isReachable()) {
            return Constant.untyped(host.none());
        }
        Variable result = Variable.untyped("v");
        current.append(new Operation(
                opcode, arguments, result, inlinedAs == null ? position : position.inlined(inlinedAs, inlinedAt)));
        if (mayRaise) {
            noteHandlers(current.operations().getLast().position());
            leadExceptionsToHandlers();
        }
        return result;
    }

    private void noteHandlers(SourcePosition position) {
        Set<HostObject> classes = new HashSet<>();
        for (Enclosing around = enclosing; around != null; around = around.outer()) {
            if (around instanceof Enclosing.Handlers handlers && handlers.isOfProgram()) {
                handlers.clauses().forEach(clause -> classes.add(clause.exceptionClass()));
            }
        }
        if (!classes.isEmpty()) {
            handledPlaces.note(position, classes);
        }
    }

    /**
     * Ends the block behind its last operation with a link for each class of exception that something around here
     * takes.
     */
    private void leadExceptionsToHandlers() {
        List<Link> links = new ArrayList<>();
        Set<HostObject> taken = new HashSet<>();
        Frame frameThere = frame;
        for (Enclosing around = enclosing; around != null && !taken.contains(baseException); around = around.outer()) {
            switch (around) {
                case Enclosing.Loop loop -> {}
                case Enclosing.Search search -> {}
                case Enclosing.Unbinding unbinding -> frameThere = frameThere.with(unbinding.slot(), null);
                case Enclosing.Handlers handlers -> {
                    for (Enclosing.Clause clause : handlers.clauses()) {
                        if (!taken.contains(baseException) && taken.add(clause.exceptionClass())) {
                            links.add(catching(clause.exceptionClass(), clause.label(), frameThere));
                        }
                    }
                }
                case Enclosing.Handling handling -> {
                    taken.add(baseException);
                    links.add(catching(baseException, handling.label(), frameThere));
                }
                case Enclosing.Finally guard -> {
                    taken.add(baseException);
                    links.add(catching(baseException, guard.exceptionLabel(), frameThere));
                }
            }
        }
        if (links.isEmpty()) {
            return;
        }
        Block next = new Block(List.of());
        current.protect(Link.to(next, List.of()), links);
        current = next;
    }

    private Link catching(HostObject exceptionClass, Label label, Frame frameThere) {
        Variable caught = Variable.untyped("exception");
        Link link = Link.catching(Constant.untyped(exceptionClass), caught, label.block(), List.of());
        label.add(current, link, frameThere, caught);
        return link;
    }

    /** Says how the source calls the locals, by their slots. */
    void nameLocals(IntFunction<String> names) {
        this.localNames = names;
    }

    /** Says what part of the source is translated: links that are made from now on hand over what is set there. */
    void at(SourcePosition newPosition) {
        this.position = newPosition;
    }

    // Jumps

    void jump(Label label) {
        jump(label, null);
    }

    void jump(Label label, Value carried) {
        if (isReachable()) {
            Link link = Link.to(label.block(), List.of()).at(position);
            label.add(current, link, frame, carried);
            current.jump(link);
            current = null;
        }
    }

    /** Ends the block with a branch on the result of an operation {@code bool}. */
    void branch(Value condition, Label whenTrue, Value carriedWhenTrue, Label whenFalse, Value carriedWhenFalse) {
        if (isReachable()) {
            Link trueLink = Link.when(new LinkCase.Truth(true), whenTrue.block(), List.of());
            Link falseLink = Link.when(new LinkCase.Truth(false), whenFalse.block(), List.of());
            whenTrue.add(current, trueLink, frame, carriedWhenTrue);
            whenFalse.add(current, falseLink, frame, carriedWhenFalse);
            current.branch(condition, trueLink, falseLink);
            current = null;
        }
    }

    /**
     * Goes on from a label, to which all jumps must have been made; there must be no current block.
     *
     * @return what the ways to it carry; null where they carry nothing or there is none
     */
    Value place(Label label) {
        if (isReachable()) {
            throw new IllegalStateException("the block before a label is not closed");
        }
        List<Label.Edge> edges = label.edges();
        if (edges.isEmpty()) {
            return null;
        }
        Label.Edge first = edges.getFirst();
        if (edges.size() == 1 && first.source().exit() instanceof BlockExit.Jump) {
            first.source().close(BlockExit.Open.OPEN, List.of());
            current = first.source();
            frame = first.frame();
            return first.carried();
        }
        current = label.block();
        frame = mergeFrames(label);
        return merge(label, edges.stream().map(Label.Edge::carried).toList(), "v");
    }

    private Frame mergeFrames(Label label) {
        List<Label.Edge> edges = label.edges();
        Frame merged = edges.getFirst().frame();
        if (edges.size() == 1) {
            return merged;
        }
        int size = edges.stream().mapToInt(edge -> edge.frame().size()).max().orElse(0);
        for (int slot = 0; slot < size; slot++) {
            List<Value> values = new ArrayList<>(edges.size());
            for (Label.Edge edge : edges) {
                values.add(edge.frame().get(slot));
            }
            Value value = merge(label, values, localNames.apply(slot));
            if (value != merged.get(slot)) {
                merged = merged.with(slot, value);
            }
        }
        return merged;
    }

    /** One value for what comes in along the edges: it itself where it is always the same, else an input argument. */
    private Value merge(Label label, List<Value> values, String name) {
        Value first = values.getFirst();
        boolean allSame = true;
        boolean anyUnbound = false;
        for (int i = 0; i < values.size(); i++) {
            Value value = values.get(i);
            anyUnbound |= value == null || value == Frame.POSSIBLY_UNBOUND;
            allSame &= value == null ? first == null : value.equals(first);
            // The exception that a link catches is known to that link only.
            allSame &= value == null
                    || label.edges().get(i).link().caughtException().orElse(null) != value;
        }
        if (allSame) {
            return first;
        }
        if (anyUnbound) {
            return Frame.POSSIBLY_UNBOUND;
        }
        Variable argument = Variable.untyped(name);
        for (Value value : values) {
            String suggested =
                    value instanceof Variable variable ? names.getOrDefault(variable, variable.name()) : null;
            if (suggested != null && !suggested.equals("v")) {
                names.putIfAbsent(argument, suggested);
            }
        }
        if (values.stream().anyMatch(this::isOwned)) {
            owned.get().markOwned(argument);
        }
        label.block().inputArguments().add(argument);
        for (int i = 0; i < values.size(); i++) {
            label.edges().get(i).link().arguments().add(values.get(i));
        }
        return argument;
    }

    // Loops

    /** The first block of a loop: jumps lead back to it. */
    record LoopHead(Block block, List<Integer> slots) {}

    /**
     * Begins a loop with a block of its own.
     *
     * @param assigned the locals that the loop may assign: each that is bound on all ways here becomes an input
     *     argument
     * @return null where this cannot be reached
     */
    LoopHead beginLoop(Set<Integer> assigned, LocalNames localNames) {
        if (!isReachable()) {
            return null;
        }
        Block head = new Block(List.of());
        List<Value> arguments = new ArrayList<>();
        List<Integer> slots = new ArrayList<>();
        for (int slot : assigned) {
            Value before = frame.get(slot);
            if (before == null || before == Frame.POSSIBLY_UNBOUND || localNames.isLostInLoops(slot)) {
                frame = frame.with(slot, Frame.POSSIBLY_UNBOUND);
            } else {
                Variable argument = Variable.untyped(localNames.nameOf(slot));
                if (isOwned(before)) {
                    owned.get().markOwned(argument);
                }
                head.inputArguments().add(argument);
                arguments.add(before);
                slots.add(slot);
                frame = frame.with(slot, argument);
            }
        }
        current.jump(Link.to(head, arguments));
        current = head;
        return new LoopHead(head, slots);
    }

    /** Jumps back to the first block of a loop. */
    void repeatLoop(LoopHead head) {
        if (!isReachable()) {
            return;
        }
        List<Value> arguments = new ArrayList<>();
        for (int slot : head.slots()) {
            Value value = frame.get(slot);
            if (value == null || value == Frame.POSSIBLY_UNBOUND) {
                lostInLoops.add(slot);
                value = Constant.untyped(host.none());
            }
            arguments.add(value);
        }
        current.jump(Link.to(head.block(), arguments));
        current = null;
    }

    // Leaving

    /** {@code return}: through what is to be done on the way out. */
    void leaveWithReturn(Value value) {
        leave(guard -> jump(guard.returnLabel(), value), search -> jump(search.foundLabel(), value), null, () -> {
            beforeReturn.accept(value);
            if (mayDecline() && value instanceof Variable) {
                returnUnlessNotImplemented(value);
            } else {
                boolean declines = mayDecline()
                        && Operations.live(value)
                                .filter(live -> live.kind() == HostKind.NOT_IMPLEMENTED)
                                .isPresent();
                current.jump(
                        declines
                                ? Link.to(graph.raiseBlock(), List.of(declined()))
                                : Link.to(graph.returnBlock(), List.of(value)).at(position));
            }
            current = null;
        });
    }

    /** Whether this is a method of an operator, of which NotImplemented is no result. */
    boolean mayDecline() {
        return mayDecline;
    }

    /** Returns what may be NotImplemented in disguise; what it cannot be is known when its type is. */
    private void returnUnlessNotImplemented(Value value) {
        Constant notImplemented = Constant.untyped(
                host.importModule("builtins").attribute("NotImplemented").orElseThrow());
        Value test = emit(
                FlowOpcode.BOOL,
                position,
                List.of(emit(FlowOpcode.IS, position, List.of(value, notImplemented), false)),
                false);
        current.branch(
                test,
                Link.when(new LinkCase.Truth(true), graph.raiseBlock(), List.of(declined())),
                Link.when(new LinkCase.Truth(false), graph.returnBlock(), List.of(value))
                        .at(position));
    }

    /** What is raised where a special method returns NotImplemented: a function has results of one type only. */
    private Value declined() {
        return Constant.untyped(
                host.importModule(DECLINED_HOME).attribute("DECLINED").orElseThrow());
    }

    void leaveWithBreak() {
        leave(guard -> jump(guard.breakLabel()), null, loop -> jump(loop.breakLabel()), () -> {});
    }

    void leaveWithContinue() {
        leave(guard -> jump(guard.continueLabel()), null, loop -> jump(loop.continueLabel()), () -> {});
    }

    private void leave(
            Consumer<Enclosing.Finally> toGuard,
            Consumer<Enclosing.Search> toSearch,
            Consumer<Enclosing.Loop> toLoop,
            Runnable toEnd) {
        Enclosing before = enclosing;
        for (Enclosing around = enclosing; around != null && isReachable(); around = around.outer()) {
            enclosing = around.outer();
            switch (around) {
                case Enclosing.Handlers handlers -> {}
                case Enclosing.Handling handling -> {
                    handling.leave().run();
                    handling.over().run();
                }
                case Enclosing.Unbinding unbinding -> unbinding.unbind().run();
                case Enclosing.Finally guard -> toGuard.accept(guard);
                case Enclosing.Search search -> {
                    if (toSearch != null) {
                        toSearch.accept(search);
                    }
                }
                case Enclosing.Loop loop -> {
                    if (toLoop != null) {
                        toLoop.accept(loop);
                    }
                }
            }
        }
        if (isReachable()) {
            toEnd.run();
        }
        enclosing = before;
    }

    // Exceptions

    /** Notes that a value is always of this very class, not of a subclass. */
    void setExactClass(Value value, HostObject exactClass) {
        if (value instanceof Variable variable) {
            exactClasses.put(variable, exactClass);
        }
    }

    Optional<HostObject> exactClass(Value value) {
        return value instanceof Variable variable ? Optional.ofNullable(exactClasses.get(variable)) : Optional.empty();
    }

    /** Whether a handler around here takes exceptions of this very class. */
    boolean isCaught(HostObject exceptionClass) {
        for (Enclosing around = enclosing; around != null; around = around.outer()) {
            if (around instanceof Enclosing.Handlers handlers
                    && handlers.clauses().stream()
                            .anyMatch(clause -> host.isSubclass(exceptionClass, clause.exceptionClass()))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether something around here does anything for exceptions of this very class that come out of operations here.
     */
    boolean isNoticed(HostObject exceptionClass) {
        for (Enclosing around = enclosing; around != null; around = around.outer()) {
            if (around instanceof Enclosing.Finally) {
                return true;
            }
        }
        return isCaught(exceptionClass);
    }

    /**
     * Raises an exception instance: goes to the handler that takes it where that can be told now, else tests one after
     * the other.
     */
    void raise(Value exception, SourcePosition position) {
        Optional<HostObject> exactClass = exactClass(exception);
        Frame before = frame;
        for (Enclosing around = enclosing; around != null && isReachable(); around = around.outer()) {
            switch (around) {
                case Enclosing.Loop loop -> {}
                case Enclosing.Search search -> {}
                case Enclosing.Handling handling -> handling.leave().run();
                case Enclosing.Unbinding unbinding -> unbinding.unbind().run();
                case Enclosing.Finally guard -> jump(guard.exceptionLabel(), exception);
                case Enclosing.Handlers handlers ->
                    handlers.clauses().forEach(clause -> raiseTo(clause, exception, exactClass, position));
            }
        }
        if (isReachable()) {
            current.jump(Link.to(graph.raiseBlock(), List.of(exception)));
            current = null;
        }
        frame = before;
    }

    private void raiseTo(
            Enclosing.Clause clause, Value exception, Optional<HostObject> exactClass, SourcePosition position) {
        if (clause.exceptionClass().equals(baseException)) {
            jump(clause.label(), exception);
        } else if (exactClass.isPresent()) {
            if (host.isSubclass(exactClass.get(), clause.exceptionClass())) {
                jump(clause.label(), exception);
            }
        } else if (isReachable()) {
            Value matches =
                    emit(FlowOpcode.EXCEPTION_MATCHES, position, exception, Constant.untyped(clause.exceptionClass()));
            Value condition = emit(FlowOpcode.BOOL, position, List.of(matches), false);
            Label otherwise = new Label();
            branch(condition, clause.label(), exception, otherwise, null);
            place(otherwise);
        }
    }
}
