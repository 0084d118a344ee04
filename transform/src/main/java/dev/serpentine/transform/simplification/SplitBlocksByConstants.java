package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Splits a block that is handed different constants, one copy for each, where a test further on asks which of them it
 * was: then the ways to the test are apart, and {@link ThreadJumps} drops it.
 *
 * <p>So the first round of a loop over a generator, which enters its body, is told from the others, which go on behind
 * a {@code yield}, though the loop tests something else in between. Only where every way to the test comes from such a
 * constant; one run splits one block, and who runs this says how often.
 */
public final class SplitBlocksByConstants implements GraphPass {
    /** What is larger is not copied. */
    private static final int LARGEST_BLOCK = 24;

    /** So far back from a test constants are looked for. */
    private static final int FARTHEST = 6;

    @Override
    public boolean run(FunctionGraph graph) {
        Search search = new Search(graph);
        for (Block test : search.entries.blocks()) {
            Optional<Split> split = search.before(test);
            if (split.isPresent()) {
                split(split.get());
                return true;
            }
        }
        return false;
    }

    /** A block, the position among its inputs at which all that enter it hand constants, and the links by these. */
    private record Split(Block block, Map<Constant, List<Link>> entries) {}

    /** Looks for what to split in one graph. */
    private static final class Search {
        private final FunctionGraph graph;
        private final EntryLinks entries;
        private final Map<Link, Block> sources = new IdentityHashMap<>();
        private Split found;

        Search(FunctionGraph graph) {
            this.graph = graph;
            this.entries = new EntryLinks(graph);
            for (Block block : entries.blocks()) {
                block.links().forEach(link -> sources.put(link, block));
            }
        }

        /** What is to be split for a test to be dropped. */
        Optional<Split> before(Block test) {
            found = null;
            boolean isDecided = test != graph.startBlock()
                    && decidingInputs(test).stream()
                            .allMatch(input -> input >= 0 && isConstant(test, input, 0, new HashSet<>()));
            return isDecided ? Optional.ofNullable(found) : Optional.empty();
        }

        /** Whether each way to the block hands it a constant at a position, from however far. */
        private boolean isConstant(Block block, int position, int distance, Set<Variable> seen) {
            if (block == graph.startBlock() || distance > FARTHEST) {
                return false;
            }
            if (!seen.add(block.inputArguments().get(position))) {
                // What goes round a loop came from somewhere, which is looked at.
                return true;
            }
            Map<Constant, List<Link>> constants = new LinkedHashMap<>();
            boolean allConstant = true;
            for (Link link : entries.to(block)) {
                Value argument = link.arguments().get(position);
                if (argument instanceof Constant constant) {
                    constants.computeIfAbsent(constant, _ -> new ArrayList<>()).add(link);
                    continue;
                }
                allConstant = false;
                Block source = sources.get(link);
                int input = source.inputArguments().indexOf(argument);
                if (input < 0 || !isConstant(source, input, distance + 1, seen)) {
                    return false;
                }
            }
            if (allConstant
                    && distance > 0
                    && constants.size() > 1
                    && block.operations().size() <= LARGEST_BLOCK) {
                found = new Split(block, constants);
            }
            return true;
        }
    }

    /** The positions of the inputs that alone decide a block's test: -1 if something else does, or it has none. */
    private static Set<Integer> decidingInputs(Block block) {
        Value selector = switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> condition;
            case BlockExit.Switch(Value selected) -> selected;
            case BlockExit.Jump _, BlockExit.MayRaise _, BlockExit.Final _, BlockExit.Open _ -> null;
        };
        if (!(selector instanceof Variable)) {
            return Set.of(-1);
        }
        Map<Value, Operation> definitions = new HashMap<>();
        block.operations().forEach(operation -> definitions.put(operation.result(), operation));
        Set<Integer> inputs = new HashSet<>();
        return decides(selector, block, definitions, inputs) ? inputs : Set.of(-1);
    }

    private static boolean decides(Value value, Block block, Map<Value, Operation> definitions, Set<Integer> inputs) {
        if (value instanceof Constant) {
            return true;
        }
        Operation definition = definitions.get(value);
        if (definition == null) {
            inputs.add(block.inputArguments().indexOf(value));
            return true;
        }
        LowLevelOpcode opcode = (LowLevelOpcode) definition.opcode();
        return opcode.isFoldable()
                && opcode != LowLevelOpcode.CAST_INT_TO_ADDRESS
                && definition.arguments().stream().allMatch(argument -> decides(argument, block, definitions, inputs));
    }

    private static void split(Split split) {
        for (List<Link> links : split.entries().values()) {
            Block copy = BlockCopy.of(split.block());
            links.forEach(link -> link.retarget(copy));
        }
    }
}
