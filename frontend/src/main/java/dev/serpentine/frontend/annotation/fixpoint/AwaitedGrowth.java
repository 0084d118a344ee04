package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Operation;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Operations that make a function or a graph for what their operands are, and wait before they make the next until
 * nothing else is to be flowed: for the kinds that an operand is of while it grows there would soon be one that nobody
 * calls, and its own operations would make such in turn.
 *
 * <p>Whoever waits is flowed again, so this changes nothing but the order of what is looked at.
 */
final class AwaitedGrowth {
    private final Worklist worklist;
    private final Map<Operation, Set<FunctionDescription>> made = new IdentityHashMap<>();
    private final Map<Operation, Block> awaiting = new LinkedHashMap<>();
    /** Those that waited, and whose turn it is. */
    private final Set<Operation> settled = Collections.newSetFromMap(new IdentityHashMap<>());

    AwaitedGrowth(Worklist worklist) {
        this.worklist = worklist;
    }

    /** Whether a step waits, unless it is its turn. */
    boolean awaits(Step step) {
        if (settled.remove(step.operation())) {
            return false;
        }
        awaiting.put(step.operation(), step.block());
        return true;
    }

    /** The same for a step that calls a function, where it is not the first graph of it that the step makes. */
    boolean awaitsAnother(Step step, FunctionDescription function) {
        return !made.computeIfAbsent(step.operation(), unused -> new HashSet<>())
                        .add(function)
                && awaits(step);
    }

    /** Lets those go on that wait. @return whether there were any */
    boolean settle() {
        if (awaiting.isEmpty()) {
            return false;
        }
        settled.addAll(awaiting.keySet());
        awaiting.values().forEach(worklist::schedule);
        awaiting.clear();
        return true;
    }
}
