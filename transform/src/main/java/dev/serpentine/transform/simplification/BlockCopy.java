package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.List;

/** A second block that does the same as a first, with variables of its own. */
final class BlockCopy {
    private final Substitution substitution = new Substitution();

    private BlockCopy() {}

    /** A copy of a block whose variables are defined in it. Its links lead where the block's do. */
    static Block of(Block block) {
        return new BlockCopy().copy(block);
    }

    private Block copy(Block block) {
        List<Variable> inputs = new ArrayList<>();
        for (Variable input : block.inputArguments()) {
            inputs.add(renamed(input));
        }
        Block copy = new Block(inputs);
        for (Operation operation : block.operations()) {
            List<Value> arguments = substitution.of(operation.arguments());
            copy.append(
                    new Operation(operation.opcode(), arguments, renamed(operation.result()), operation.position()));
        }
        List<Link> links = new ArrayList<>();
        for (Link link : block.links()) {
            Variable caught = link.caughtException().map(this::renamed).orElse(null);
            links.add(Substitution.linkLike(link, link.target(), substitution.of(link.arguments()), caught));
        }
        copy.close(substitution.of(block.exit()), links);
        return copy;
    }

    private Variable renamed(Variable variable) {
        Variable copy = variable.copy();
        substitution.replace(variable, copy);
        return copy;
    }
}
