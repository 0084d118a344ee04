package dev.serpentine.graph.interpreter;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.text.GraphText;

/**
 * The interpreted graph did what no correct graph does; the message says what, and in which graph, block and operation.
 */
public final class InterpreterFault extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final boolean placed;

    public InterpreterFault(String message) {
        this(message, null, false);
    }

    private InterpreterFault(String message, Throwable cause, boolean placed) {
        super(message, cause);
        this.placed = placed;
    }

    /** What a failure in a step means for the graph. */
    static InterpreterFault of(RuntimeException failure) {
        String meaning = switch (failure) {
            case NullPointerException nullPointer -> "a null pointer is followed";
            case IndexOutOfBoundsException index -> "out of bounds: " + index.getMessage();
            case ClassCastException type -> "wrong type: " + type.getMessage();
            default -> failure.getMessage();
        };
        return new InterpreterFault(meaning, failure, false);
    }

    boolean isPlaced() {
        return placed;
    }

    /** The same fault with its place in front. */
    InterpreterFault at(FunctionGraph graph, Block block, int operationIndex) {
        StringBuilder place =
                new StringBuilder(graph.toString()).append(", block ").append(GraphText.blockName(graph, block));
        if (operationIndex < block.operations().size()) {
            place.append(", ").append(GraphText.line(graph, block.operations().get(operationIndex)));
        }
        return new InterpreterFault(place + ": " + getMessage(), getCause(), true);
    }
}
