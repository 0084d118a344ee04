package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.annotation.definition.FunctionDescription;
import dev.serpentine.frontend.annotation.definition.GrownContents;
import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.MergingDefinition;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** The definitions of what operations make: one for each operation, however often its block is flowed. */
public final class MadeContainers {
    private final Worklist worklist;
    private final GraphFacts graphs;
    private final GrownContents growth;
    private final Map<Operation, Object> made = new IdentityHashMap<>();
    private final Map<Operation, FunctionGraph> makers = new IdentityHashMap<>();
    private final Map<Operation, Map<FunctionDescription, InferredDict>> keywordDicts = new IdentityHashMap<>();
    private final Map<Operation, Map<Integer, InferredList>> starredTuples = new IdentityHashMap<>();

    /** @param growth what earlier runs found that containers hold */
    MadeContainers(Worklist worklist, GraphFacts graphs, GrownContents growth) {
        this.worklist = worklist;
        this.graphs = graphs;
        this.growth = growth;
    }

    /** The one thing that an operation makes, such as the definition of a display's list: made when first asked for. */
    @SuppressWarnings("unchecked")
    public <T> T by(Operation operation, Supplier<T> maker) {
        Object known = made.get(operation);
        if (known == null) {
            known = maker.get();
            made.put(operation, known);
            if (known instanceof MergingDefinition<?> definition) {
                definition.setDepth(graphs.depthHere());
                definition.madeAt(operation, growth);
                worklist.current().ifPresent(block -> makers.put(operation, graphs.graphOf(block)));
            }
        }
        return (T) known;
    }

    /** The graph of an operation that makes a container; null where it is not known to make one. */
    public FunctionGraph makerOf(Object operation) {
        return makers.get(operation);
    }

    /** The dict that a call makes for a callee's {@code **kwargs}. */
    public InferredDict keywordDict(Operation call, FunctionDescription callee) {
        return keywordDicts
                .computeIfAbsent(call, key -> new HashMap<>())
                .computeIfAbsent(callee, key -> here(new InferredDict(worklist)));
    }

    /**
     * The tuple that a call with a starred list makes for the {@code *args} of its callees: one for all that have as
     * many of the arguments before the list in it.
     */
    public InferredList starredTuple(Operation call, int argumentsBefore) {
        return starredTuples
                .computeIfAbsent(call, key -> new HashMap<>())
                .computeIfAbsent(argumentsBefore, key -> here(new InferredList(worklist, true)));
    }

    private <M extends MergingDefinition<M>> M here(M definition) {
        definition.setDepth(graphs.depthHere());
        return definition;
    }
}
