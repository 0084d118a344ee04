package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Hands out the graphs of earlier inferences again, since building them is most of the work and inference does not
 * change them.
 */
public final class PooledGraphs implements GraphSource {
    private final GraphSource source;
    private final Map<Object, List<FunctionGraph>> built = new HashMap<>();
    private final Map<Object, Integer> used = new HashMap<>();

    /** @param source builds each graph when it is asked for */
    public PooledGraphs(GraphSource source) {
        this.source = source;
    }

    /** Begins another inference: all graphs may be handed out again. */
    public void restart() {
        used.clear();
    }

    private FunctionGraph take(Object key, Supplier<FunctionGraph> builder) {
        List<FunctionGraph> known = built.computeIfAbsent(key, _ -> new ArrayList<>());
        int next = used.merge(key, 1, Integer::sum) - 1;
        if (next == known.size()) {
            known.add(builder.get());
        }
        return known.get(next);
    }

    @Override
    public FunctionGraph graphOf(HostObject function) {
        return take(function, () -> source.graphOf(function));
    }

    private record Called(HostObject function, Operation call) {}

    @Override
    public FunctionGraph graphOf(HostObject function, Operation call) {
        return take(new Called(function, call), () -> source.graphOf(function));
    }

    @Override
    public FunctionGraph graphOf(FunctionCode code) {
        return take(code, () -> source.graphOf(code));
    }

    /** Forgets all graphs where some are outdated; inference begins again then. */
    @Override
    public boolean isOutdated() {
        return forgetIf(source.isOutdated());
    }

    /** Forgets all graphs where there is anything new among the places; inference begins again then. */
    @Override
    public boolean closeGenerators(Set<ClosingPlace> places) {
        return forgetIf(source.closeGenerators(places));
    }

    /** Forgets all graphs where there is anything new among the places; inference begins again then. */
    @Override
    public Optional<HostObject> keeperOf(HostObject function) {
        return source.keeperOf(function);
    }

    @Override
    public boolean keepAttributes(Set<SourcePosition> functions) {
        return forgetIf(source.keepAttributes(functions));
    }

    @Override
    public void addOperatorMethod(FunctionSyntax function) {
        source.addOperatorMethod(function);
    }

    @Override
    public void addAssignedAttribute(String name) {
        source.addAssignedAttribute(name);
    }

    private boolean forgetIf(boolean isOutdated) {
        if (isOutdated) {
            built.clear();
            used.clear();
        }
        return isOutdated;
    }

    @Override
    public boolean hasMaker(HostObject hostClass) {
        return source.hasMaker(hostClass);
    }

    @Override
    public Optional<HostObject> bodyMadeBy(FunctionGraph graph) {
        return source.bodyMadeBy(graph);
    }

    @Override
    public HandledPlaces handledPlaces() {
        return source.handledPlaces();
    }

    @Override
    public FunctionSyntax syntaxOf(HostObject function) {
        return source.syntaxOf(function);
    }
}
