package dev.serpentine.graph.text;

/** Text that is not the text form of a graph; the message names the line. */
public final class GraphSyntaxError extends RuntimeException {
    private static final long serialVersionUID = 1;

    GraphSyntaxError(int line, String message) {
        super("line " + line + ": " + message);
    }
}
