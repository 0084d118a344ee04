package dev.serpentine.transform.simplification;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FieldedValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.ConstantEvaluation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Computes operations on constants, reads immutable fields of prebuilt containers, drops {@code same_as}, and turns
 * branches and switches that can go one way only into jumps.
 */
public final class FoldConstants implements GraphPass {

    @Override
    public boolean run(FunctionGraph graph) {
        boolean changed = false;
        for (Block block : graph.blocks()) {
            changed |= Substitution.dropKnown(block, FoldConstants::knownResult);
            changed |= foldExit(block);
        }
        return changed;
    }

    private static Optional<Value> knownResult(Operation operation) {
        LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
        if (opcode == LowLevelOpcode.SAME_AS) {
            return Optional.of(operation.argument(0));
        }
        if (opcode == LowLevelOpcode.GETFIELD) {
            return prebuiltField(operation);
        }
        // An address that is a number is one when the program runs: constants know of null alone.
        if (!opcode.isFoldable()
                || opcode == LowLevelOpcode.CAST_INT_TO_ADDRESS
                || !operation.arguments().stream().allMatch(Constant.class::isInstance)) {
            return Optional.empty();
        }
        return ConstantEvaluation.fold(operation).map(constant -> constant);
    }

    /** What a field holds that never changes, of a prebuilt container. */
    private static Optional<Value> prebuiltField(Operation read) {
        if (!(read.argument(0) instanceof Constant(Container container, var _))) {
            return Optional.empty();
        }
        FieldedValue struct = FieldedValue.fieldsOf(container);
        String name = (String) ((Constant) read.argument(1)).value();
        LowLevelType type = read.result().type();
        return struct.type()
                .field(name)
                .filter(field -> field.isImmutable() && field.type().equals(type))
                .map(_ -> new Constant(struct.get(name), type));
    }

    private static boolean foldExit(Block block) {
        return switch (block.exit()) {
            case BlockExit.Branch(Constant(Object value, var type)) -> {
                jumpAlong(block, link -> link.linkCase().equals(new LinkCase.Truth((Boolean) value)));
                yield true;
            }
            case BlockExit.Switch(Constant(Object value, var type)) -> {
                LinkCase wanted = new LinkCase.Number((Long) value);
                boolean listed =
                        block.links().stream().anyMatch(link -> link.linkCase().equals(wanted));
                LinkCase taken = listed ? wanted : LinkCase.Otherwise.OTHERWISE;
                boolean isTaken =
                        block.links().stream().anyMatch(link -> link.linkCase().equals(taken));
                // Else an earlier test, which is not folded yet, keeps the number from coming here.
                if (isTaken) {
                    jumpAlong(block, link -> link.linkCase().equals(taken));
                }
                yield isTaken;
            }
            case BlockExit.MayRaise mayRaise -> {
                if (!block.operations().isEmpty()
                        && block.lastOperation().opcode().canRaise()) {
                    yield false;
                }
                jumpAlong(block, link -> link.linkCase() == LinkCase.Always.ALWAYS);
                yield true;
            }
            case BlockExit.Branch branch -> {
                Link whenFalse = block.links().getFirst();
                Link whenTrue = block.links().getLast();
                boolean sameWay = whenFalse.target() == whenTrue.target()
                        && whenFalse.arguments().equals(whenTrue.arguments());
                if (sameWay) {
                    jumpAlong(block, link -> link == whenTrue);
                }
                yield sameWay;
            }
            case BlockExit.Switch switched -> false;
            case BlockExit.Jump jump -> false;
            case BlockExit.Final last -> false;
            case BlockExit.Open open -> throw new IllegalStateException("a block of a finished graph is open");
        };
    }

    private static void jumpAlong(Block block, Predicate<Link> taken) {
        Link link = block.links().stream().filter(taken).findFirst().orElseThrow();
        block.jump(Link.to(link.target(), link.arguments()));
    }
}
