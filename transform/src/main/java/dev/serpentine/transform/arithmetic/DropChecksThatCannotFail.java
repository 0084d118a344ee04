package dev.serpentine.transform.arithmetic;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.transform.pipeline.ProgramPass;
import dev.serpentine.transform.simplification.SimplifyGraphs;
import java.util.List;
import java.util.Optional;

/**
 * Lets checked arithmetic wrap where the operands' ranges are such that nothing overflows, and puts constants for tests
 * of integers whose outcome is known. See {@link ValueRanges}. Unsigned comparisons of what is not negative become
 * signed ones. Branches on the constants are left for {@link dev.serpentine.transform.simplification.FoldConstants}.
 */
public final class DropChecksThatCannotFail implements ProgramPass {

    @Override
    public String purpose() {
        return "drops tests of integers whose outcome the ranges of their operands tell";
    }

    @Override
    public int leastOptimisation() {
        return 1;
    }

    /** Reworks every graph, and simplifies those that it changes. */
    @Override
    public Program apply(Program program) {
        SimplifyGraphs simplify = new SimplifyGraphs();
        for (FunctionGraph graph : program.graphs()) {
            TranslatorFault.named(graph, () -> {
                if (run(graph)) {
                    simplify.run(graph);
                }
            });
        }
        return program;
    }

    /**
     * Reworks one graph.
     *
     * @return whether anything changed
     */
    public boolean run(FunctionGraph graph) {
        ValueRanges ranges = ValueRanges.of(graph);
        boolean changed = false;
        for (Block block : graph.blocks()) {
            if (!ranges.isReached(block)) {
                continue;
            }
            for (int i = 0; i < block.operations().size(); i++) {
                changed |= rework(block, i, ranges);
            }
        }
        return changed;
    }

    private static boolean rework(Block block, int index, ValueRanges ranges) {
        Operation operation = block.operations().get(index);
        LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
        return switch (opcode) {
            case INT_ADD_OVF, INT_SUB_OVF, INT_MUL_OVF, INT_LSHIFT_OVF -> {
                LowLevelOpcode wrapping = opcode.overflowCheck().orElseThrow().wrapping();
                boolean mayOverflow = IntervalArithmetic.exact(
                                wrapping, ranges.of(operation.argument(0)), ranges.of(operation.argument(1)))
                        .mayOverflow();
                yield !mayOverflow && WrapArithmeticWithUnusedHighBits.dropCheck(block, index);
            }
            case UINT_LT, UINT_LE -> putConstant(block, index, ranges) || compareSigned(block, index, ranges);
            case SAME_AS -> false;
            default -> putConstant(block, index, ranges);
        };
    }

    /** Puts a constant for the result of an operation that can only have one, and no effect. */
    private static boolean putConstant(Block block, int index, ValueRanges ranges) {
        Operation operation = block.operations().get(index);
        if (!((LowLevelOpcode) operation.opcode()).isFoldable()
                || !(operation.result().type() instanceof Primitive type)
                || type != Primitive.SIGNED && type != Primitive.BOOL
                || !ranges.of(operation.result()).isConstant()) {
            return false;
        }
        long known = ranges.of(operation.result()).low();
        Constant constant = type == Primitive.BOOL ? Constant.bool(known != 0) : Constant.signed(known);
        block.operations()
                .set(
                        index,
                        new Operation(
                                LowLevelOpcode.SAME_AS, List.of(constant), operation.result(), operation.position()));
        return true;
    }

    /**
     * Where both sides were signed and are not negative, a signed comparison tells the same, and optimising compilers
     * know more about it.
     */
    private static boolean compareSigned(Block block, int index, ValueRanges ranges) {
        Operation operation = block.operations().get(index);
        Optional<Value> first = signedOrigin(operation.argument(0), block);
        Optional<Value> second = signedOrigin(operation.argument(1), block);
        if (first.isEmpty()
                || second.isEmpty()
                || !ranges.of(first.get()).isNotNegative()
                || !ranges.of(second.get()).isNotNegative()) {
            return false;
        }
        LowLevelOpcode signed =
                operation.opcode() == LowLevelOpcode.UINT_LT ? LowLevelOpcode.INT_LT : LowLevelOpcode.INT_LE;
        block.operations()
                .set(
                        index,
                        new Operation(
                                signed, List.of(first.get(), second.get()), operation.result(), operation.position()));
        return true;
    }

    /** The Signed that was cast to an Unsigned, in the same block. */
    private static Optional<Value> signedOrigin(Value value, Block block) {
        return block.operations().stream()
                .filter(operation -> operation.result() == value
                        && operation.opcode() == LowLevelOpcode.CAST_PRIMITIVE
                        && operation.argument(0).type() == Primitive.SIGNED)
                .map(operation -> operation.argument(0))
                .findFirst();
    }
}
