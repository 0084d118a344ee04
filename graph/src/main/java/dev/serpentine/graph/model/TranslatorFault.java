package dev.serpentine.graph.model;

import java.util.Optional;

/** A fault of the translator's own, with the graph that it stumbled over; never an error of the user's program. */
public final class TranslatorFault extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient FunctionGraph graph;
    private final transient Operation operation;

    /**
     * @param graph that was being worked on
     * @param operation that was being worked on, or null
     * @param cause what happened
     */
    public TranslatorFault(FunctionGraph graph, Operation operation, Throwable cause) {
        super(String.valueOf(cause.getMessage()), cause);
        this.graph = graph;
        this.operation = operation;
    }

    /** Does a piece of a pass's work on one graph; what goes wrong names the graph. */
    public static void named(FunctionGraph graph, Runnable work) {
        try {
            work.run();
        } catch (TranslatorFault known) {
            throw known;
        } catch (RuntimeException | StackOverflowError fault) {
            throw new TranslatorFault(graph, null, fault);
        }
    }

    public FunctionGraph graph() {
        return graph;
    }

    public Optional<Operation> operation() {
        return Optional.ofNullable(operation);
    }
}
