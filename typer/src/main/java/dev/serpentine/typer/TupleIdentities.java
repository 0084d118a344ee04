package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeOptional;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeTuple;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeUnion;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;

/**
 * Whether a program may tell a tuple from another that is equal to it: it compares tuples by identity, or asks for
 * their numbers. Where it does not, a container may keep the items of a tuple in its place. What system code compares
 * is what it was given, and shows no one the difference.
 */
final class TupleIdentities {
    private final AnnotatedProgram program;

    private TupleIdentities(AnnotatedProgram program) {
        this.program = program;
    }

    /** Whether the reachable part of a program, as far as it is annotated, asks which tuple one is. */
    static boolean areAsked(AnnotatedProgram program) {
        TupleIdentities identities = new TupleIdentities(program);
        return program.graphs().stream()
                .filter(graph -> !graph.position().isInSystemCode())
                .anyMatch(identities::isAskedIn);
    }

    private boolean isAskedIn(FunctionGraph graph) {
        return graph.blocks().stream()
                .filter(program::isReachable)
                .flatMap(block -> block.operations().stream())
                .anyMatch(this::asks);
    }

    private boolean asks(Operation operation) {
        return switch ((FlowOpcode) operation.opcode()) {
            case IS -> operation.arguments().stream().allMatch(each -> mayBeTuple(program.annotation(each)));
            case CALL ->
                operation.arguments().size() == 2
                        && isIdentityFunction(
                                program.annotation(operation.arguments().getFirst()))
                        && mayBeTuple(program.annotation(operation.arguments().getLast()));
            default -> false;
        };
    }

    private static boolean mayBeTuple(SomeValue value) {
        return switch (value) {
            case SomeTuple _ -> true;
            case SomeOptional(SomeValue item) -> mayBeTuple(item);
            case SomeUnion union -> union.members().stream().anyMatch(TupleIdentities::mayBeTuple);
            case null, default -> false;
        };
    }

    private static boolean isIdentityFunction(SomeValue called) {
        return called instanceof SomeCallable callable
                && callable.descriptions().stream()
                        .anyMatch(each -> each instanceof BuiltinDescription builtin
                                && BuiltinFunction.of(builtin.qualifiedName())
                                        .filter(function -> function == BuiltinFunction.ID)
                                        .isPresent());
    }
}
