package dev.serpentine.graph.model;

import java.lang.ref.WeakReference;
import java.util.Optional;

/**
 * The graph that this thread made, or asked for its blocks, last: what a stage was looking at where it fails without a
 * {@link TranslatorFault} that says so. Analyses of whole programs go from graph to graph and need not say at which
 * they are.
 */
public final class GraphInView {
    private static final ThreadLocal<WeakReference<FunctionGraph>> LAST = new ThreadLocal<>();

    private GraphInView() {}

    /** Says that a graph is looked at now. */
    public static void look(FunctionGraph graph) {
        WeakReference<FunctionGraph> last = LAST.get();
        if (last == null || last.get() != graph) {
            LAST.set(new WeakReference<>(graph));
        }
    }

    /** Begins anew: a stage's fault shall not show a graph of the one before. */
    public static void forget() {
        LAST.remove();
    }

    /** The graph that was looked at last; empty if none was since {@link #forget}. */
    public static Optional<FunctionGraph> last() {
        return Optional.ofNullable(LAST.get()).map(WeakReference::get);
    }
}
