package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Drops arithmetic that changes nothing, such as adding 0 or a cast there and back, and negations before a branch. */
public final class SimplifyIdentities implements GraphPass {

    @Override
    public boolean run(FunctionGraph graph) {
        boolean changed = false;
        for (Block block : graph.blocks()) {
            changed |= Substitution.dropKnown(block, SimplifyIdentities::sameValue);
            changed |= dropCastsBack(block);
            changed |= turnBranch(block);
        }
        return changed;
    }

    /** Drops casts of a word with a sign to one without, and back, of which each keeps all bits. */
    private static boolean dropCastsBack(Block block) {
        Map<Value, Value> castFrom = new HashMap<>();
        return Substitution.dropKnown(block, operation -> {
            if (operation.opcode() != LowLevelOpcode.CAST_PRIMITIVE
                    || !isWord(operation.result())
                    || !isWord(operation.argument(0))) {
                return Optional.empty();
            }
            castFrom.put(operation.result(), operation.argument(0));
            return Optional.ofNullable(castFrom.get(operation.argument(0)))
                    .filter(first -> first.type().equals(operation.result().type()));
        });
    }

    private static boolean isWord(Value value) {
        return value.type() == Primitive.SIGNED || value.type() == Primitive.UNSIGNED;
    }

    private static Optional<Value> sameValue(Operation operation) {
        return unchanged(operation)
                .filter(same -> same.type().equals(operation.result().type()));
    }

    /** The operand that is the operation's result, if it is one. */
    private static Optional<Value> unchanged(Operation operation) {
        return switch ((LowLevelOpcode) operation.opcode()) {
            case INT_ADD, INT_OR, INT_XOR -> eitherBeside(operation, 0);
            case INT_MUL -> eitherBeside(operation, 1);
            case INT_AND -> eitherBeside(operation, -1);
            case INT_SUB, INT_LSHIFT, INT_RSHIFT, UINT_RSHIFT -> firstBeside(operation, 0);
            case CAST_PRIMITIVE, CAST_POINTER -> Optional.of(operation.argument(0));
            default -> Optional.empty();
        };
    }

    private static Optional<Value> eitherBeside(Operation operation, long neutral) {
        return is(operation.argument(0), neutral)
                ? Optional.of(operation.argument(1))
                : firstBeside(operation, neutral);
    }

    private static Optional<Value> firstBeside(Operation operation, long neutral) {
        return is(operation.argument(1), neutral) ? Optional.of(operation.argument(0)) : Optional.empty();
    }

    private static boolean is(Value value, long number) {
        return value instanceof Constant(Long content, var type) && content == number;
    }

    /** Branches on what is negated the other way round. */
    private static boolean turnBranch(Block block) {
        if (!(block.exit() instanceof BlockExit.Branch(Variable condition))) {
            return false;
        }
        Map<Variable, Operation> negations = new HashMap<>();
        for (Operation operation : block.operations()) {
            if (operation.opcode() == LowLevelOpcode.BOOL_NOT) {
                negations.put(operation.result(), operation);
            }
        }
        Operation negation = negations.get(condition);
        if (negation == null) {
            return false;
        }
        Link whenFalse = block.links().getFirst();
        Link whenTrue = block.links().getLast();
        block.branch(negation.argument(0), turned(whenFalse, true), turned(whenTrue, false));
        return true;
    }

    private static Link turned(Link link, boolean truth) {
        LinkCase linkCase = new LinkCase.Truth(truth);
        return link.isUnlikely()
                ? Link.unlikelyWhen(linkCase, link.target(), link.arguments())
                : Link.when(linkCase, link.target(), link.arguments());
    }
}
