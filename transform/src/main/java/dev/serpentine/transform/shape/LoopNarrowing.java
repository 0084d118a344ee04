package dev.serpentine.transform.shape;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.analysis.SameValues;
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
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.transform.simplification.RemoveDeadOperations;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The work of {@link NarrowLoopCounters} on one graph. */
final class LoopNarrowing {
    /** The largest loop that is worth a copy, in operations. */
    private static final int LARGEST = 100;

    private final FunctionGraph graph;
    private final Dominance dominance;
    private final SameValues values;

    /**
     * A loop that counts.
     *
     * @param counter the position of the counter among the header's input arguments
     * @param limit the position of the number that it is compared with
     * @param next makes the counter's next value, for all ways back to the header
     */
    private record CountingLoop(
            Block header, Set<Block> blocks, int counter, int limit, Operation next, EntryGuards guards) {}

    private LoopNarrowing(FunctionGraph graph) {
        this.graph = graph;
        this.dominance = new Dominance(graph);
        this.values = new SameValues(dominance.blocks());
    }

    /** @return whether any loop got a copy */
    static boolean in(FunctionGraph graph) {
        boolean hasArrays = graph.blocks().stream()
                .anyMatch(block -> block.operations().stream().anyMatch(LoopNarrowing::isAccess));
        if (!hasArrays) {
            return false;
        }
        LoopNarrowing narrowing = new LoopNarrowing(graph);
        // All are found before the first is changed.
        List<CountingLoop> loops = narrowing.dominance.blocks().stream()
                .flatMap(header -> narrowing.loopAt(header).stream())
                .toList();
        loops.forEach(narrowing::copy);
        if (!loops.isEmpty()) {
            new RemoveDeadOperations().run(graph);
        }
        return !loops.isEmpty();
    }

    private static boolean isAccess(Operation operation) {
        return operation.opcode() == LowLevelOpcode.GETARRAYITEM || operation.opcode() == LowLevelOpcode.SETARRAYITEM;
    }

    private Optional<CountingLoop> loopAt(Block header) {
        boolean counts = header.exit() instanceof BlockExit.Branch(Value condition)
                && header != graph.startBlock()
                && values.definition(condition) instanceof Operation comparison
                && comparison.result() == condition
                && comparison.opcode() == LowLevelOpcode.INT_GE
                && header.operations().contains(comparison);
        if (!counts) {
            return Optional.empty();
        }
        Set<Block> blocks = dominance.loopOf(header);
        Operation comparison = values.definition(((BlockExit.Branch) header.exit()).condition());
        int counter = header.inputArguments().indexOf(comparison.argument(0));
        int limit = header.inputArguments().indexOf(comparison.argument(1));
        int size = blocks.stream()
                .mapToInt(block -> block.operations().size() + block.links().size())
                .sum();
        if (blocks.isEmpty()
                || counter < 0
                || limit < 0
                || size > LARGEST
                || isHardlyEverEntered(header, blocks)
                || !indexes(blocks, header.inputArguments().get(counter))) {
            return Optional.empty();
        }
        Operation next = null;
        for (Block block : blocks) {
            for (Link link : block.links()) {
                if (link.target() == header) {
                    Operation addition = values.definition(link.arguments().get(counter));
                    boolean isOther = next != null && next != addition;
                    if (isOther
                            || !isNext(addition, header.inputArguments().get(counter))
                            || !isSame(
                                    link.arguments().get(limit),
                                    header.inputArguments().get(limit))) {
                        return Optional.empty();
                    }
                    next = addition;
                }
            }
        }
        return Optional.of(new CountingLoop(
                header, blocks, counter, limit, next, EntryGuards.of(header, blocks, counter, dominance, values)));
    }

    /** Whether a loop is there for rare cases alone: another copy of it has been made for the others. */
    private boolean isHardlyEverEntered(Block header, Set<Block> loop) {
        return dominance.blocks().stream()
                .filter(block -> !loop.contains(block))
                .flatMap(block -> block.links().stream())
                .filter(link -> link.target() == header)
                .allMatch(Link::isUnlikely);
    }

    private boolean indexes(Set<Block> blocks, Variable counter) {
        return blocks.stream()
                .anyMatch(block -> block.operations().stream()
                        .anyMatch(operation -> isAccess(operation) && values.origin(operation.argument(1)) == counter));
    }

    private boolean isNext(Operation addition, Variable counter) {
        return addition != null
                && addition.opcode() == LowLevelOpcode.INT_ADD
                && values.origin(addition.argument(0)) == counter
                && addition.argument(1) instanceof Constant step
                && step.value().equals(1L);
    }

    private boolean isSame(Value value, Variable limit) {
        return values.origin(value) == limit || values.origin(value).equals(values.origin(limit));
    }

    /** Makes the copy, and lets what enters the loop choose. */
    private void copy(CountingLoop loop) {
        Map<Block, Block> copies = new IdentityHashMap<>();
        Map<Value, Value> renamed = new HashMap<>();
        for (Block block : loop.blocks()) {
            List<Variable> inputs = new ArrayList<>();
            for (Variable input : block.inputArguments()) {
                boolean isNarrow =
                        block == loop.header() && (inputs.size() == loop.counter() || inputs.size() == loop.limit());
                Variable copy = isNarrow ? new Variable(input.name(), Primitive.INT32) : input.copy();
                inputs.add(copy);
                renamed.put(input, copy);
            }
            copies.put(block, new Block(inputs));
        }
        Block narrowHeader = copies.get(loop.header());
        for (int position : new int[] {loop.counter(), loop.limit()}) {
            Variable wide = loop.header().inputArguments().get(position).copy();
            narrowHeader.append(cast(narrowHeader.inputArguments().get(position), wide));
            renamed.put(loop.header().inputArguments().get(position), wide);
        }
        loop.blocks().forEach(block -> fill(copies.get(block), block, loop, copies, renamed));
        for (Block block : dominance.blocks()) {
            if (!loop.blocks().contains(block)) {
                block.links().stream()
                        .filter(link -> link.target() == loop.header())
                        .forEach(link -> link.retarget(chooser(loop, narrowHeader)));
            }
        }
    }

    private static Operation cast(Value value, Variable result) {
        return new Operation(LowLevelOpcode.CAST_PRIMITIVE, List.of(value), result, SourcePosition.NONE);
    }

    /**
     * Copies what a block holds. The counter's next value is made where it is used, and the counter handed on in its
     * place: HotSpot sees that a loop counts only if nothing else, such as what it must know when it leaves compiled
     * code, needs the next value with its 64 bits.
     */
    private void fill(Block copy, Block block, CountingLoop loop, Map<Block, Block> copies, Map<Value, Value> renamed) {
        List<Operation> added = copy.operations();
        boolean mayRaise = block.exit() == BlockExit.MayRaise.MAY_RAISE;
        for (Operation operation : block.operations()) {
            if (operation == loop.next()) {
                renamed.put(operation.result(), renamed.get(operation.argument(0)));
                continue;
            }
            Variable result = operation.result().copy();
            renamed.put(operation.result(), result);
            List<Value> arguments = operation.arguments().stream()
                    .map(argument -> made(argument, loop, renamed, added, added.size()))
                    .toList();
            copy.append(new Operation(operation.opcode(), arguments, result, operation.position()));
        }
        List<Link> links = new ArrayList<>();
        for (Link link : block.links()) {
            link.caughtException().ifPresent(caught -> renamed.put(caught, caught.copy()));
            List<Value> arguments = new ArrayList<>();
            for (int i = 0; i < link.arguments().size(); i++) {
                // Before the operation that may raise, if there is one.
                int position = mayRaise ? added.size() - 1 : added.size();
                Value argument = link.arguments().get(i);
                boolean staysCounter = loop.blocks().contains(link.target())
                        && values.definition(link.target().inputArguments().get(i)) == loop.next();
                Value handed = staysCounter ? renamed.get(argument) : made(argument, loop, renamed, added, position);
                boolean isNarrow = link.target() == loop.header() && (i == loop.counter() || i == loop.limit());
                arguments.add(isNarrow ? narrowed(handed, added, mayRaise ? added.size() - 1 : added.size()) : handed);
            }
            Block target = copies.getOrDefault(link.target(), link.target());
            links.add(
                    switch (link.linkCase()) {
                        case LinkCase.Caught(Constant exceptionClass) ->
                            Link.catching(
                                    exceptionClass,
                                    (Variable)
                                            renamed.get(link.caughtException().orElseThrow()),
                                    target,
                                    arguments);
                        case LinkCase.Always _, LinkCase.Otherwise _, LinkCase.Truth _, LinkCase.Number _ ->
                            link.isUnlikely()
                                    ? Link.unlikelyWhen(link.linkCase(), target, arguments)
                                    : Link.when(link.linkCase(), target, arguments);
                    });
        }
        if (loop.guards().makesCheckAt(block)) {
            copy.jump(Link.to(links.getFirst().target(), links.getFirst().arguments()));
            return;
        }
        copy.close(
                switch (block.exit()) {
                    case BlockExit.Branch(Value condition) ->
                        new BlockExit.Branch(renamed.getOrDefault(condition, condition));
                    case BlockExit.Switch(Value selector) ->
                        new BlockExit.Switch(made(selector, loop, renamed, added, added.size()));
                    case BlockExit.Open _, BlockExit.Final _, BlockExit.Jump _, BlockExit.MayRaise _ -> block.exit();
                },
                links);
    }

    /** A value in the copy; the counter's next one is made at a position among a block's operations. */
    private Value made(
            Value value, CountingLoop loop, Map<Value, Value> renamed, List<Operation> operations, int position) {
        Value copied = renamed.getOrDefault(value, value);
        if (values.definition(value) != loop.next()) {
            return copied;
        }
        Variable next = loop.next().result().copy();
        operations.add(
                position,
                new Operation(
                        LowLevelOpcode.INT_ADD,
                        List.of(copied, loop.next().argument(1)),
                        next,
                        loop.next().position()));
        return next;
    }

    /** Hands a number on with 32 bits. */
    private static Value narrowed(Value value, List<Operation> operations, int position) {
        if (value instanceof Constant constant) {
            return new Constant(constant.value(), Primitive.INT32);
        }
        Variable narrow = new Variable(((Variable) value).name(), Primitive.INT32);
        operations.add(position, cast(value, narrow));
        return narrow;
    }

    /** A block that takes what the header takes and goes on to the copy if all fits, else to the loop itself. */
    private static Block chooser(CountingLoop loop, Block narrowHeader) {
        List<Block> conditions = new ArrayList<>(List.of(fitting(loop, loop.counter()), fitting(loop, loop.limit())));
        if (!loop.guards().guards().isEmpty()) {
            conditions.add(notNegative(loop));
            for (EntryGuards.Guard guard : loop.guards().guards()) {
                conditions.add(notNull(loop, guard));
                conditions.add(longEnough(loop, guard));
            }
        }
        Block last = conditions.getLast();
        List<Value> narrow = new ArrayList<>(last.inputArguments());
        for (int position : new int[] {loop.counter(), loop.limit()}) {
            Variable result = new Variable(last.inputArguments().get(position).name(), Primitive.INT32);
            last.operations().addFirst(cast(last.inputArguments().get(position), result));
            narrow.set(position, result);
        }
        branch(last, narrowHeader, narrow, loop.header());
        for (int i = conditions.size() - 2; i >= 0; i--) {
            branch(
                    conditions.get(i),
                    conditions.get(i + 1),
                    List.copyOf(conditions.get(i).inputArguments()),
                    loop.header());
        }
        return conditions.getFirst();
    }

    /** A block with the header's input arguments. */
    private static Block likeHeader(CountingLoop loop) {
        return new Block(
                loop.header().inputArguments().stream().map(Variable::copy).toList());
    }

    private static Operation condition(LowLevelOpcode opcode, Value... operands) {
        return new Operation(opcode, List.of(operands), new Variable("fits", Primitive.BOOL), SourcePosition.NONE);
    }

    private static Block notNegative(CountingLoop loop) {
        Block block = likeHeader(loop);
        block.append(condition(
                LowLevelOpcode.INT_GE, block.inputArguments().get(loop.counter()), new Constant(0L, Primitive.SIGNED)));
        return block;
    }

    private static Block notNull(CountingLoop loop, EntryGuards.Guard guard) {
        Block block = likeHeader(loop);
        block.append(
                condition(LowLevelOpcode.PTR_NONZERO, block.inputArguments().get(guard.container())));
        return block;
    }

    private static Block longEnough(CountingLoop loop, EntryGuards.Guard guard) {
        Block block = likeHeader(loop);
        List<Value> operands = new ArrayList<>(guard.length().arguments());
        operands.set(0, block.inputArguments().get(guard.container()));
        Variable length = new Variable("length", Primitive.SIGNED);
        block.append(new Operation(guard.length().opcode(), operands, length, SourcePosition.NONE));
        block.append(condition(LowLevelOpcode.INT_LE, block.inputArguments().get(loop.limit()), length));
        return block;
    }

    /** A block with the header's input arguments that finds out whether one of them fits into 32 bits. */
    private static Block fitting(CountingLoop loop, int position) {
        Block block = likeHeader(loop);
        Variable value = block.inputArguments().get(position);
        Variable narrow = new Variable(value.name(), Primitive.INT32);
        Variable again = value.copy();
        block.append(cast(value, narrow));
        block.append(cast(narrow, again));
        block.append(condition(LowLevelOpcode.INT_EQ, again, value));
        return block;
    }

    private static void branch(Block block, Block whenFitting, List<? extends Value> arguments, Block otherwise) {
        block.close(
                new BlockExit.Branch(block.lastOperation().result()),
                List.of(
                        Link.unlikelyWhen(new LinkCase.Truth(false), otherwise, List.copyOf(block.inputArguments())),
                        Link.when(new LinkCase.Truth(true), whenFitting, arguments)));
    }
}
