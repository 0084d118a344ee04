package dev.serpentine.frontend.flow;

import dev.serpentine.graph.model.SourcePosition;

/**
 * Where a generator is at work that somebody must close once nobody holds it, because its body can tell.
 *
 * @param function where the function that the operation belongs to is defined
 * @param position of the operation
 */
public record ClosingPlace(SourcePosition function, FlowOpcode opcode, SourcePosition position, Action action) {

    /** What becomes of the generator there. */
    public enum Action {
        /** It is an operand, and nobody but the one who has it already holds it afterwards. */
        USES,
        /** It is an operand, and is held from then on: for good, or by a holder that lets it go. */
        KEEPS,
        /** It is the result. */
        GIVES,
        /** It is the iterator of a loop. */
        LOOPS
    }
}
