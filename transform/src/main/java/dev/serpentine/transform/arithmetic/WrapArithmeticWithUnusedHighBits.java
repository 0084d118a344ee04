package dev.serpentine.transform.arithmetic;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.pipeline.ProgramPass;
import java.util.Collection;
import java.util.Optional;

/**
 * Lets checked arithmetic wrap where nothing depends on more than the low 64 bits of its result: there wrapping is
 * exact, and an overflow would be an error that Python does not have. See {@link DemandedBits} for what depends on
 * what.
 */
public final class WrapArithmeticWithUnusedHighBits implements ProgramPass {

    @Override
    public String purpose() {
        return "lets arithmetic wrap of which only the low bits are used";
    }

    @Override
    public Program apply(Program program) {
        run(program.graphs(), DemandedBits.of(program));
        return program;
    }

    /**
     * Reworks graphs in place.
     *
     * @param graphs all graphs that call each other
     * @param roots those of them that are called from outside
     */
    static void run(Collection<FunctionGraph> graphs, Collection<FunctionGraph> roots) {
        run(graphs, DemandedBits.of(graphs, roots));
    }

    private static void run(Collection<FunctionGraph> graphs, DemandedBits demanded) {
        for (FunctionGraph graph : graphs) {
            for (Block block : graph.blocks()) {
                for (int i = 0; i < block.operations().size(); i++) {
                    if (demanded.mayWrap(block.operations().get(i).result())) {
                        dropCheck(block, i);
                    }
                }
            }
        }
    }

    /** Makes an operation wrap that checks for overflow; a block that ended because of it may not raise any more. */
    static boolean dropCheck(Block block, int index) {
        Operation operation = block.operations().get(index);
        Optional<LowLevelOpcode.OverflowCheck> check = ((LowLevelOpcode) operation.opcode()).overflowCheck();
        if (check.isEmpty()) {
            return false;
        }
        block.operations()
                .set(
                        index,
                        new Operation(
                                check.get().wrapping(),
                                operation.arguments(),
                                operation.result(),
                                operation.position()));
        if (block.exit() instanceof BlockExit.MayRaise
                && index == block.operations().size() - 1) {
            block.jump(block.links().getFirst());
        }
        return true;
    }
}
