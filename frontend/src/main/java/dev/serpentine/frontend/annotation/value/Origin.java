package dev.serpentine.frontend.annotation.value;

import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.Optional;

/**
 * Where an annotation first came from: one step of the chain that a message shows.
 *
 * @param position of the operation, or {@link SourcePosition#NONE} for a link between blocks
 * @param text what happened there; empty for a step that a reader need not see
 * @param source the value that it was handed on from
 */
public record Origin(SourcePosition position, String text, Optional<Value> source) {

    public static Origin of(SourcePosition position, String text) {
        return new Origin(position, text, Optional.empty());
    }
}
