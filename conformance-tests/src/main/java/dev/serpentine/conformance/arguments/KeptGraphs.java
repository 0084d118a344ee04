package dev.serpentine.conformance.arguments;

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

/** Keeps untyped graphs from one inference to the next: building them is most of the work, and inference does not change them. */
final class KeptGraphs implements GraphSource {
    private final GraphSource source;
    private final Map<Object, List<FunctionGraph>> built = new HashMap<>();
    private final Map<Object, Integer> used = new HashMap<>();

    KeptGraphs(GraphSource source) {
        this.source = source;
    }

    /** Begins another inference. */
    void restart() {
        used.clear();
    }

    private FunctionGraph take(Object key, Supplier<FunctionGraph> builder) {
        List<FunctionGraph> known = built.computeIfAbsent(key, unused -> new ArrayList<>());
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

    @Override
    public FunctionGraph graphOf(FunctionCode code) {
        return take(code, () -> source.graphOf(code));
    }

    @Override
    public boolean isOutdated() {
        boolean isOutdated = source.isOutdated();
        if (isOutdated) {
            built.clear();
            used.clear();
        }
        return isOutdated;
    }

    @Override
    public boolean closeGenerators(Set<ClosingPlace> places) {
        boolean isMore = source.closeGenerators(places);
        if (isMore) {
            built.clear();
            used.clear();
        }
        return isMore;
    }

    @Override
    public FunctionSyntax syntaxOf(HostObject function) {
        return source.syntaxOf(function);
    }
}
