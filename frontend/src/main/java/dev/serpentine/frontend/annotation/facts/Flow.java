package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.graph.model.FunctionGraph;
import java.util.function.Predicate;

/** What rules and calls ask of the flow through blocks. */
public interface Flow {

    /**
     * Lets an operation wait until more is known, which schedules its block again. @return whether it is to wait: not
     * for ever
     */
    boolean postpone(Step step);

    /**
     * Whether an operation, before it makes one more graph of a function for other kinds, is to wait until nothing else
     * is to be flowed. Its block is flowed again then.
     */
    boolean awaitsGrowth(Step step, FunctionDescription function);

    /**
     * Notes that a graph does the same in several ways, of which only some may have a meaning: what has none fails when
     * the program runs, unless none has. @param caller the step that calls it
     */
    void noteAlternatives(FunctionGraph graph, Step caller);

    /** What of the program a step of such a graph is done for; the step itself where it is in none. */
    Step servedBy(Step step);

    /** The same, but no further than to a step of one of these graphs. */
    Step servedBy(Step step, Predicate<FunctionGraph> last);
}
