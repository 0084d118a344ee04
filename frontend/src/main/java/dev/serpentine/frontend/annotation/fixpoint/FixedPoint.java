package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import java.util.List;
import java.util.Optional;

/** What {@link CheckFixedPoint} asks of an inference that has come to its end. */
interface FixedPoint {
    List<FunctionGraph> graphs();

    boolean isReachable(Block block);

    boolean isReachable(Link link);

    SomeValue annotation(Value value);

    /** What a link hands over: no more than the block's exit has found out. @param index of the argument */
    SomeValue passed(Block block, Link link, int index);

    /** What an operation means; empty where it was never looked at. */
    Optional<Resolution> knownResolution(Operation operation);

    /** Whether instances of exactly this class may be asked for an attribute before they have it. */
    boolean mayLack(ClassDefinition definition, String attribute);

    /** Flows a block once more. @return what that changed */
    List<Change> flowAgain(Block block);

    /** Something that should not have changed. @param operation that did it, if it was one */
    record Change(Optional<Operation> operation, String what) {}
}
