package dev.serpentine.frontend.flow;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * A point of the function that jumps lead forward to. Once all of them are known, {@link GraphBuilder#place} goes on
 * from there: what differs between the ways becomes an input argument of the label's block.
 */
final class Label {

    /**
     * A way to the label.
     *
     * @param source the block it comes from
     * @param link into the label's block, without arguments yet
     * @param frame the locals on this way
     * @param carried a further value that this way brings: the value of an expression, an exception; null for none
     */
    record Edge(Block source, Link link, Frame frame, Value carried) {}

    private final Block block = new Block(List.of());
    private final List<Edge> edges = new ArrayList<>();

    Block block() {
        return block;
    }

    List<Edge> edges() {
        return edges;
    }

    boolean isUsed() {
        return !edges.isEmpty();
    }

    void add(Block source, Link link, Frame frame, Value carried) {
        edges.add(new Edge(source, link, frame, carried));
    }
}
