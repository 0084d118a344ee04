package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.analysis.SameValues;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.transform.simplification.Substitution;
import dev.serpentine.typer.build.HandValuesOver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puts a {@link LoopPreamble} before each loop that has something to compute or to test ahead. Behind one with tests
 * stands a copy of the loop in which they are not made; the loop as it was is left for when they fail, and a copy
 * without the tests of each round for when those fail that only some rounds would make.
 */
final class PrepareLoops {
    /** The largest loop that is worth a copy. */
    private static final int LARGEST = 120;

    /** How much code copies may be in one graph. */
    private static final int MOST_CODE = 800;

    private int code;

    private PrepareLoops() {}

    /** @return whether anything changed */
    static boolean in(FunctionGraph graph, Dominance dominance, WrittenMemory memory) {
        List<Loop> loops = Loop.in(dominance);
        if (loops.isEmpty()) {
            return false;
        }
        SameValues values = new SameValues(dominance.blocks());
        DistinctContainers distinct = new DistinctContainers(dominance, values::origin);
        PrepareLoops preparation = new PrepareLoops();
        List<Runnable> changes = new ArrayList<>();
        for (Loop loop : loops) {
            preparation.change(loop, values, memory, distinct).ifPresent(changes::add);
        }
        changes.forEach(Runnable::run);
        if (!changes.isEmpty()) {
            HandValuesOver.in(graph);
        }
        return !changes.isEmpty();
    }

    private Optional<Runnable> change(Loop loop, SameValues values, WrittenMemory memory, DistinctContainers distinct) {
        int size = loop.usualSize();
        if (loop.isInnermost() && size <= LARGEST && code + size <= MOST_CODE) {
            Optional<LoopPreamble> testing = LoopPreamble.testing(loop, values, memory, distinct);
            if (testing.isPresent()) {
                code += testing.get().otherwise().isPresent() ? 2 * size : size;
                return Optional.of(() -> putTesting(loop, testing.get()));
            }
        }
        return LoopPreamble.plain(loop, values, memory, distinct).map(plain -> () -> put(loop, plain, loop.header()));
    }

    private static void putTesting(Loop loop, LoopPreamble preamble) {
        Block behind = copy(loop, preamble.outcomes(), preamble.carried());
        preamble.otherwise().ifPresent(otherwise -> {
            Map<Block, Boolean> outcomes = preamble.outcomesOfEachRound();
            Block other = outcomes.isEmpty() ? loop.header() : copy(loop, outcomes, List.of());
            otherwise.jump(Link.to(other, otherwise.inputArguments()));
        });
        put(loop, preamble, behind);
    }

    private static void put(Loop loop, LoopPreamble preamble, Block behind) {
        List<Value> handedOver = new ArrayList<>(preamble.first().inputArguments());
        preamble.carried().forEach(item -> handedOver.add(item.first()));
        preamble.last().jump(Link.to(behind, handedOver));
        loop.entries().forEach(link -> link.retarget(preamble.first()));
    }

    /**
     * @param outcomes of tests that the copy does not make
     * @param carried what its rounds hand over in variables
     * @return the copy's header
     */
    private static Block copy(Loop loop, Map<Block, Boolean> outcomes, List<CarriedItem> carried) {
        Map<Block, Block> copies = new HashMap<>();
        Map<Value, Value> renamed = new HashMap<>();
        for (Block block : loop.blocks()) {
            List<Variable> inputs = new ArrayList<>();
            for (Variable input : block.inputArguments()) {
                Variable copy = input.copy();
                inputs.add(copy);
                renamed.put(input, copy);
            }
            copies.put(block, new Block(inputs));
        }
        for (Block block : loop.blocks()) {
            for (Operation operation : block.operations()) {
                Variable result = operation.result().copy();
                copies.get(block)
                        .append(new Operation(
                                operation.opcode(),
                                renamed(operation.arguments(), renamed),
                                result,
                                operation.position()));
                renamed.put(operation.result(), result);
            }
        }
        for (Block block : loop.blocks()) {
            List<Link> links = new ArrayList<>();
            for (Link link : block.links()) {
                Variable caught = link.caughtException().map(Variable::copy).orElse(null);
                link.caughtException().ifPresent(original -> renamed.put(original, caught));
                links.add(Substitution.linkLike(
                        link,
                        copies.getOrDefault(link.target(), link.target()),
                        renamed(link.arguments(), renamed),
                        caught));
            }
            copies.get(block).close(exit(block, outcomes, renamed), links);
        }
        carried.forEach(item -> new CarryItem(loop, item, copies, renamed).run());
        return copies.get(loop.header());
    }

    private static BlockExit exit(Block block, Map<Block, Boolean> outcomes, Map<Value, Value> renamed) {
        return switch (block.exit()) {
            case BlockExit.Branch(Value condition) ->
                new BlockExit.Branch(
                        outcomes.containsKey(block)
                                ? Constant.bool(outcomes.get(block))
                                : renamed.getOrDefault(condition, condition));
            case BlockExit.Switch(Value selector) -> new BlockExit.Switch(renamed.getOrDefault(selector, selector));
            case BlockExit.Jump jump -> jump;
            case BlockExit.MayRaise mayRaise -> mayRaise;
            case BlockExit.Final end -> end;
            case BlockExit.Open open -> throw new IllegalStateException("a block of a finished graph is open");
        };
    }

    private static List<Value> renamed(List<Value> original, Map<Value, Value> names) {
        return original.stream().map(value -> names.getOrDefault(value, value)).toList();
    }
}
