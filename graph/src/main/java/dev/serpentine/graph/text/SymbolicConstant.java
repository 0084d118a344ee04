package dev.serpentine.graph.text;

/**
 * What stands for a host object, or for any description that the text form shows but cannot make again, in a graph that
 * was parsed.
 *
 * @param text as it was printed
 */
public record SymbolicConstant(String text) {
    @Override
    public String toString() {
        return text;
    }
}
