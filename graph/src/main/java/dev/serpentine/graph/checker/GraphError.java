package dev.serpentine.graph.checker;

/**
 * A rule that a graph breaks.
 *
 * @param graph the graph's name
 * @param block the block's name in the text form; empty where the whole graph is meant
 * @param operation the operation as the text form shows it; empty where none is meant
 * @param message what is wrong
 */
public record GraphError(String graph, String block, String operation, String message) {

    @Override
    public String toString() {
        return "graph " + graph + (block.isEmpty() ? "" : ", block " + block)
                + (operation.isEmpty() ? "" : ", " + operation) + ": " + message;
    }
}
