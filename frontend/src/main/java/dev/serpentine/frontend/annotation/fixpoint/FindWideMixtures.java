package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.value.Numbers;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNumber;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeUnion;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * Finds out, at a fixed point, whether ints get among floats or bools that are too large for the word of such a
 * mixture: then ints beside these are better kept without bounds, in a union.
 *
 * <p>Large is what constants make large: a constant itself, whatever it is added to or multiplied with, what a mask
 * leaves that is as large. It is a guess, but a wrong one is no fault: what is too large for a mixture raises
 * OverflowError, and unions are slower.
 */
public final class FindWideMixtures {
    private final Inference inference;
    private final IntegerFlows flows;
    private final BitSet wide;

    private FindWideMixtures(Inference inference, Set<FunctionGraph> graphs) {
        this.inference = inference;
        this.flows = IntegerFlows.of(inference, graphs);
        this.wide = flows.wide();
    }

    /** Whether there are such ints in what the program consists of. */
    public static boolean areIn(Inference inference) {
        Set<FunctionGraph> graphs = inference.liveGraphs().all();
        return new FindWideMixtures(inference, graphs).areIn(graphs);
    }

    /** Whether a value is a mixture, or holds one; numbers that are of a union themselves are kept as they are. */
    private static boolean isMixture(SomeValue value) {
        return value instanceof SomeUnion union
                ? union.members().stream()
                        .anyMatch(member -> !(member instanceof SomeNumber) && Numbers.isWithin(member))
                : Numbers.isWithin(value);
    }

    private boolean areIn(Set<FunctionGraph> graphs) {
        List<SomeValue> annotations = flows.annotations();
        return wide.stream().anyMatch(node -> isMixture(annotations.get(node)))
                || !wide.isEmpty()
                        && graphs.stream()
                                .flatMap(graph -> graph.blocks().stream())
                                .filter(inference.graphs().reached()::contains)
                                .flatMap(block -> block.operations().stream())
                                .anyMatch(this::passes);
    }

    private boolean isWide(Value value) {
        return flows.nodesOf(value).stream().anyMatch(wide::get);
    }

    /** Whether such an int is passed to a function whose parameter is a mixture. */
    private boolean passes(Operation operation) {
        return inference.resolution(operation) instanceof Resolution.Calls(List<CallTarget> targets, boolean negate)
                && targets.stream().anyMatch(target -> passes(operation, target));
    }

    private boolean passes(Operation operation, CallTarget target) {
        List<Variable> parameters = target.graph().parameters();
        for (int i = 0; i < parameters.size(); i++) {
            if (target.arguments().get(i) instanceof ArgumentSource.Operand(int index)
                    && isMixture(inference.bindings().of(parameters.get(i)))
                    && isWide(operation.argument(index))) {
                return true;
            }
        }
        return false;
    }
}
