package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.ConstantEvaluation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Drops tests of what every way to them tells: a block that branches on constants that are handed to it, whichever way
 * it is entered, is replaced by a copy for each link to it, which goes where the test leads then.
 *
 * <pre>
 *     jump 3(true, a)   jump 3(false, b)                     jump 4(a)   jump 5(b)
 *     block 3(flag, x): if flag then 4(x) else 5(x)
 * </pre>
 *
 * <p>So a generator that was inlined goes on behind its {@code yield} without asking where it stopped. If only some
 * ways tell, the block stays as it is: a loop that is entered at several places is none for the passes over loops.
 */
public final class ThreadJumps implements GraphPass {
    /** So many operations the copies of a block may have together. */
    private static final int MOST_COPIED = 24;

    @Override
    public boolean run(FunctionGraph graph) {
        if (!handsAConstantToATest(graph)) {
            return false;
        }
        EntryLinks entries = new EntryLinks(graph);
        for (Block block : entries.blocks()) {
            if (isTest(block) && block != graph.startBlock()) {
                List<Link> links = entries.to(block);
                if (links.size() > 1
                        && links.size() * block.operations().size() <= MOST_COPIED
                        && thread(block, links)) {
                    // Other blocks are not entered any more by the links that were counted.
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean handsAConstantToATest(FunctionGraph graph) {
        return graph.blocks().stream()
                .flatMap(block -> block.links().stream())
                .anyMatch(link ->
                        isTest(link.target()) && link.arguments().stream().anyMatch(Constant.class::isInstance));
    }

    private static boolean isTest(Block block) {
        return switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> condition instanceof Variable;
            case BlockExit.Switch(Value selector) -> selector instanceof Variable;
            case BlockExit.Jump _, BlockExit.MayRaise _, BlockExit.Final _, BlockExit.Open _ -> false;
        };
    }

    private static boolean thread(Block block, List<Link> entries) {
        List<Constant> outcomes = new ArrayList<>();
        for (Link entry : entries) {
            Optional<Constant> outcome = outcome(block, entry);
            if (outcome.isEmpty()) {
                return false;
            }
            outcomes.add(outcome.get());
        }
        List<Block> copies =
                outcomes.stream().map(outcome -> decided(block, outcome)).toList();
        for (int i = 0; i < copies.size(); i++) {
            entries.get(i).retarget(copies.get(i));
        }
        return true;
    }

    /** What the block's test tells when it is entered by a link, if the link's constants decide that. */
    private static Optional<Constant> outcome(Block block, Link entry) {
        Substitution known = new Substitution();
        for (int i = 0; i < entry.arguments().size(); i++) {
            if (entry.arguments().get(i) instanceof Constant constant) {
                known.replace(block.inputArguments().get(i), constant);
            }
        }
        if (known.isEmpty()) {
            return Optional.empty();
        }
        for (Operation operation : block.operations()) {
            Operation substituted = known.of(operation);
            LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
            if (opcode.isFoldable()
                    && opcode != LowLevelOpcode.CAST_INT_TO_ADDRESS
                    && substituted.arguments().stream().allMatch(Constant.class::isInstance)) {
                ConstantEvaluation.fold(substituted).ifPresent(constant -> known.replace(operation.result(), constant));
            }
        }
        return known.of(selector(block)) instanceof Constant constant ? Optional.of(constant) : Optional.empty();
    }

    private static Value selector(Block block) {
        return switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> condition;
            case BlockExit.Switch(Value selector) -> selector;
            case BlockExit.Jump _, BlockExit.MayRaise _, BlockExit.Final _, BlockExit.Open _ ->
                throw new IllegalStateException("no test");
        };
    }

    /** A copy of the block whose test is decided, which {@link FoldConstants} makes a jump. */
    private static Block decided(Block block, Constant outcome) {
        Block copy = BlockCopy.of(block);
        copy.close(
                switch (block.exit()) {
                    case BlockExit.Branch _ -> new BlockExit.Branch(outcome);
                    case BlockExit.Switch _ -> new BlockExit.Switch(outcome);
                    case BlockExit.Jump _, BlockExit.MayRaise _, BlockExit.Final _, BlockExit.Open _ ->
                        throw new IllegalStateException("no test");
                },
                copy.links());
        return copy;
    }
}
