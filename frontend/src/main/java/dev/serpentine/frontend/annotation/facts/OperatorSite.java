package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;

/** An operator of the program. */
public record OperatorSite(SourcePosition position, FlowOpcode opcode) {

    /** Where an operation is written, wherever it was inlined. */
    public static OperatorSite of(Operation operation) {
        return new OperatorSite(operation.position().withoutInlining(), (FlowOpcode) operation.opcode());
    }
}
