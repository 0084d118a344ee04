package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.flow.ClosingPlace;
import dev.serpentine.frontend.flow.FunctionCode;
import dev.serpentine.frontend.flow.GraphSource;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.FunctionGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Hands out the graphs of earlier runs again, since building them is most of the work and runs do not change them. */
final class PooledGraphs implements GraphSource {
    private final GraphSource source;
    private final Map<Object, List<FunctionGraph>> built = new HashMap<>();
    private final Map<Object, Integer> used = new HashMap<>();

    PooledGraphs(GraphSource source) {
        this.source = source;
    }

    /** Begins a new run: all graphs may be handed out again. */
    void restart() {
        used.clear();
    }

    private FunctionGraph take(Object key, Supplier<FunctionGraph> builder) {
        List<FunctionGraph> known = built.computeIfAbsent(key, unused -> new ArrayList<>());
        int next = used.getOrDefault(key, 0);
        if (next == known.size()) {
            known.add(builder.get());
        }
        used.put(key, next + 1);
        return known.get(next);
    }

    @Override
    public FunctionGraph graphOf(HostObject function) {
        return take(function, () -> source.graphOf(function));
    }

    @Override
    public FunctionGraph graphOf(FunctionCode code) {
        return take(code, () -> source.graphOf(code));
    }

    /** Builds all graphs anew where some are outdated. */
    @Override
    public boolean isOutdated() {
        boolean isOutdated = source.isOutdated();
        if (isOutdated) {
            built.clear();
        }
        return isOutdated;
    }

    /** Builds all graphs anew where there is anything new among the places. */
    @Override
    public boolean closeGenerators(Set<ClosingPlace> places) {
        boolean isMore = source.closeGenerators(places);
        if (isMore) {
            built.clear();
        }
        return isMore;
    }

    @Override
    public FunctionSyntax syntaxOf(HostObject function) {
        return source.syntaxOf(function);
    }
}
