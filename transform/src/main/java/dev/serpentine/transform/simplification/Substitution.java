package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Values that take the place of variables within one block: in its operations, its exit and its links' arguments. */
public final class Substitution {
    private final Map<Variable, Value> replacements = new HashMap<>();

    /**
     * Drops the operations whose results are known to be other values, which take their place in the whole block.
     *
     * @param known what an operation's result is, given the operation on operands that are substituted already
     * @return whether there were any
     */
    static boolean dropKnown(Block block, Function<Operation, Optional<Value>> known) {
        Substitution substitution = new Substitution();
        List<Operation> kept = new ArrayList<>();
        for (Operation original : block.operations()) {
            Operation operation = substitution.of(original);
            known.apply(operation)
                    .ifPresentOrElse(
                            value -> substitution.replace(operation.result(), value), () -> kept.add(operation));
        }
        if (substitution.isEmpty()) {
            return false;
        }
        block.operations().clear();
        block.operations().addAll(kept);
        substitution.apply(block);
        return true;
    }

    /** Lets {@code value}, itself substituted, stand for {@code variable} from now on. */
    public void replace(Variable variable, Value value) {
        replacements.put(variable, of(value));
    }

    public boolean isEmpty() {
        return replacements.isEmpty();
    }

    /** What stands for a value: itself if nothing was said of it. */
    public Value of(Value value) {
        return value instanceof Variable variable ? replacements.getOrDefault(variable, value) : value;
    }

    public List<Value> of(List<? extends Value> values) {
        return values.stream().map(this::of).toList();
    }

    /** The operation on substituted operands, defining the same result. */
    public Operation of(Operation operation) {
        return concerns(operation) ? operation.withArguments(of(operation.arguments())) : operation;
    }

    private boolean concerns(Operation operation) {
        if (!replacements.isEmpty()) {
            for (Value argument : operation.arguments()) {
                if (argument instanceof Variable variable && replacements.containsKey(variable)) {
                    return true;
                }
            }
        }
        return false;
    }

    public BlockExit of(BlockExit exit) {
        return switch (exit) {
            case BlockExit.Branch(Value condition) -> new BlockExit.Branch(of(condition));
            case BlockExit.Switch(Value selector) -> new BlockExit.Switch(of(selector));
            case BlockExit.Open open -> open;
            case BlockExit.Final last -> last;
            case BlockExit.Jump jump -> jump;
            case BlockExit.MayRaise mayRaise -> mayRaise;
        };
    }

    /** Substitutes in the whole of a block. */
    public void apply(Block block) {
        if (replacements.isEmpty()) {
            return;
        }
        block.operations().replaceAll(this::of);
        for (Link link : block.links()) {
            link.arguments().replaceAll(this::of);
        }
        block.close(of(block.exit()), block.links());
    }

    /** A link like {@code link} with other arguments, its caught exception as {@code caught}. */
    public static Link linkLike(Link link, Block target, List<? extends Value> arguments, Variable caught) {
        if (link.linkCase() instanceof LinkCase.Caught(var exceptionClass)) {
            return Link.catching(exceptionClass, caught, target, arguments);
        }
        return link.isUnlikely()
                ? Link.unlikelyWhen(link.linkCase(), target, arguments)
                : Link.when(link.linkCase(), target, arguments);
    }
}
