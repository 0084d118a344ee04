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
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Lets innermost loops that count and index arrays count with 32 bits, for platforms whose arrays are indexed so: HotSpot unrolls such loops and takes index checks out of
 * them, but not where a counter has 64.
 *
 * <p>Such a loop gets a copy, which is entered where the counter's start and its limit fit into 32 bits; then so does every number between them. The loop itself stays
 * for where they do not.
 */
public final class NarrowLoopCounters {
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
     */
    private record CountingLoop(Block header, Set<Block> blocks, int counter, int limit) {}

    private NarrowLoopCounters(FunctionGraph graph) {
        this.graph = graph;
        this.dominance = new Dominance(graph);
        this.values = new SameValues(dominance.blocks());
    }

    /** Gives the loops of a program their copies. */
    public static void everywhere(Program program) {
        program.graphs().forEach(NarrowLoopCounters::in);
    }

    private static void in(FunctionGraph graph) {
        boolean hasArrays = graph.blocks().stream().anyMatch(block -> block.operations().stream().anyMatch(NarrowLoopCounters::isAccess));
        if (hasArrays) {
            NarrowLoopCounters pass = new NarrowLoopCounters(graph);
            // All are found before the first is changed.
            List<CountingLoop> loops = pass.dominance.blocks().stream().flatMap(header -> pass.loopAt(header).stream()).toList();
            loops.forEach(pass::copy);
        }
    }

    private static boolean isAccess(Operation operation) {
        return operation.opcode() == LowLevelOpcode.GETARRAYITEM || operation.opcode() == LowLevelOpcode.SETARRAYITEM;
    }

    private Optional<CountingLoop> loopAt(Block header) {
        boolean counts = header.exit() instanceof BlockExit.Branch(Value condition) && header != graph.startBlock()
                && values.definition(condition) instanceof Operation comparison && comparison.result() == condition
                && comparison.opcode() == LowLevelOpcode.INT_GE && header.operations().contains(comparison);
        if (!counts) {
            return Optional.empty();
        }
        Set<Block> blocks = dominance.loopOf(header);
        Operation comparison = values.definition(((BlockExit.Branch) header.exit()).condition());
        int counter = header.inputArguments().indexOf(comparison.argument(0));
        int limit = header.inputArguments().indexOf(comparison.argument(1));
        int size = blocks.stream().mapToInt(block -> block.operations().size() + block.links().size()).sum();
        if (blocks.isEmpty() || counter < 0 || limit < 0 || size > LARGEST || !indexes(blocks, header.inputArguments().get(counter))) {
            return Optional.empty();
        }
        for (Block block : blocks) {
            for (Link link : block.links()) {
                if (link.target() == header && !(isNext(link.arguments().get(counter), header.inputArguments().get(counter))
                        && isSame(link.arguments().get(limit), header.inputArguments().get(limit)))) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(new CountingLoop(header, blocks, counter, limit));
    }

    private boolean indexes(Set<Block> blocks, Variable counter) {
        return blocks.stream().anyMatch(block -> block.operations().stream()
                .anyMatch(operation -> isAccess(operation) && values.origin(operation.argument(1)) == counter));
    }

    private boolean isNext(Value value, Variable counter) {
        Operation addition = values.definition(value);
        return addition != null && addition.opcode() == LowLevelOpcode.INT_ADD && values.origin(addition.argument(0)) == counter
                && addition.argument(1) instanceof Constant step && step.value().equals(1L);
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
                boolean isNarrow = block == loop.header() && (inputs.size() == loop.counter() || inputs.size() == loop.limit());
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
                block.links().stream().filter(link -> link.target() == loop.header()).forEach(link -> link.retarget(chooser(loop, narrowHeader)));
            }
        }
    }

    private static Operation cast(Value value, Variable result) {
        return new Operation(LowLevelOpcode.CAST_PRIMITIVE, List.of(value), result, SourcePosition.NONE);
    }

    private static void fill(Block copy, Block block, CountingLoop loop, Map<Block, Block> copies, Map<Value, Value> renamed) {
        for (Operation operation : block.operations()) {
            Variable result = operation.result().copy();
            renamed.put(operation.result(), result);
            List<Value> arguments = operation.arguments().stream().map(argument -> renamed.getOrDefault(argument, argument)).toList();
            copy.append(new Operation(operation.opcode(), arguments, result, operation.position()));
        }
        List<Link> links = new ArrayList<>();
        for (Link link : block.links()) {
            link.caughtException().ifPresent(caught -> renamed.put(caught, caught.copy()));
            List<Value> arguments = new ArrayList<>(link.arguments().stream().map(argument -> renamed.getOrDefault(argument, argument)).toList());
            if (link.target() == loop.header()) {
                for (int position : new int[] {loop.counter(), loop.limit()}) {
                    arguments.set(position, narrowed(arguments.get(position), copy, block));
                }
            }
            Block target = copies.getOrDefault(link.target(), link.target());
            links.add(switch (link.linkCase()) {
                case LinkCase.Caught(Constant exceptionClass) ->
                    Link.catching(exceptionClass, (Variable) renamed.get(link.caughtException().orElseThrow()), target, arguments);
                case LinkCase.Always _, LinkCase.Otherwise _, LinkCase.Truth _, LinkCase.Number _ -> link.isUnlikely()
                        ? Link.unlikelyWhen(link.linkCase(), target, arguments) : Link.when(link.linkCase(), target, arguments);
            });
        }
        copy.close(switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> new BlockExit.Branch(renamed.getOrDefault(condition, condition));
            case BlockExit.Switch(Value selector) -> new BlockExit.Switch(renamed.getOrDefault(selector, selector));
            case BlockExit.Open _, BlockExit.Final _, BlockExit.Jump _, BlockExit.MayRaise _ -> block.exit();
        }, links);
    }

    /** Hands a number on with 32 bits, from before the operation that may raise if there is one. */
    private static Value narrowed(Value value, Block copy, Block block) {
        if (value instanceof Constant constant) {
            return new Constant(constant.value(), Primitive.INT32);
        }
        Variable narrow = new Variable(((Variable) value).name(), Primitive.INT32);
        int position = block.exit() == BlockExit.MayRaise.MAY_RAISE ? copy.operations().size() - 1 : copy.operations().size();
        copy.operations().add(position, cast(value, narrow));
        return narrow;
    }

    /** A block that takes what the header takes and goes on to the copy if counter and limit fit, else to the loop itself. */
    private static Block chooser(CountingLoop loop, Block narrowHeader) {
        Block first = fitting(loop, loop.counter());
        Block second = fitting(loop, loop.limit());
        branch(first, second, List.copyOf(first.inputArguments()), loop.header());
        List<Value> narrow = new ArrayList<>(second.inputArguments());
        for (int position : new int[] {loop.counter(), loop.limit()}) {
            Variable result = new Variable(second.inputArguments().get(position).name(), Primitive.INT32);
            second.operations().addFirst(cast(second.inputArguments().get(position), result));
            narrow.set(position, result);
        }
        branch(second, narrowHeader, narrow, loop.header());
        return first;
    }

    /** A block with the header's input arguments that finds out whether one of them fits into 32 bits. */
    private static Block fitting(CountingLoop loop, int position) {
        Block block = new Block(loop.header().inputArguments().stream().map(Variable::copy).toList());
        Variable value = block.inputArguments().get(position);
        Variable narrow = new Variable(value.name(), Primitive.INT32);
        Variable again = value.copy();
        block.append(cast(value, narrow));
        block.append(cast(narrow, again));
        block.append(new Operation(LowLevelOpcode.INT_EQ, List.of(again, value), new Variable("fits", Primitive.BOOL), SourcePosition.NONE));
        return block;
    }

    private static void branch(Block block, Block whenFitting, List<? extends Value> arguments, Block otherwise) {
        block.close(new BlockExit.Branch(block.lastOperation().result()), List.of(
                Link.unlikelyWhen(new LinkCase.Truth(false), otherwise, List.copyOf(block.inputArguments())),
                Link.when(new LinkCase.Truth(true), whenFitting, arguments)));
    }
}
