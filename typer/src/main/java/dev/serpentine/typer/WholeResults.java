package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.BuiltinFunction;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeCallable;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.analysis.SameValues;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import java.util.HashSet;
import java.util.Set;

/** Finds the results of which {@code ovfcheck} says that they may not wrap, whoever catches the OverflowError. */
final class WholeResults {

    private WholeResults() {}

    /** @param graph an annotated one */
    static Set<Value> of(FunctionGraph graph, AnnotatedProgram program) {
        Set<Value> results = new HashSet<>();
        SameValues values = new SameValues(graph.blocks());
        graph.blocks().stream()
                .filter(program::isReachable)
                .flatMap(block -> block.operations().stream())
                .filter(operation -> operation.opcode() == FlowOpcode.CALL && isCheck(operation, program))
                .forEach(call -> results.add(values.origin(call.arguments().getLast())));
        return results;
    }

    private static boolean isCheck(Operation call, AnnotatedProgram program) {
        return program.annotation(call.argument(0)) instanceof SomeCallable callable
                && callable.descriptions().size() == 1
                && callable.descriptions().iterator().next() instanceof BuiltinDescription builtin
                && BuiltinFunction.of(builtin.qualifiedName())
                        .filter(BuiltinFunction.OVFCHECK::equals)
                        .isPresent();
    }
}
