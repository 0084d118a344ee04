package dev.serpentine.driver;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeBool;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeBytes;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeFloat;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInteger;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeList;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeString;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeTuple;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.program.Exports;
import dev.serpentine.graph.program.Exports.Parameter;
import dev.serpentine.graph.program.Exports.Surface;
import dev.serpentine.graph.type.Primitive;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whether what inference found of an exported function is what its hints say, so that users of the library get what
 * they see.
 */
final class ExportedTypes {

    private ExportedTypes() {}

    /**
     * What is wrong, as a sentence; empty if nothing is.
     *
     * @param function with the graph of the wrapper that users call
     */
    static Optional<String> complaint(AnnotatedProgram annotated, Exports.Function function) {
        Iterator<Variable> taken = function.graph().parameters().iterator();
        for (Parameter parameter : function.parameters()) {
            for (Surface part : parts(parameter.type())) {
                SomeValue found = annotated.annotation(taken.next());
                if (!fits(found, part)) {
                    return Optional.of(complaint(function.name(), found, parameter.name()));
                }
            }
        }
        SomeValue found = annotated.annotation(
                function.graph().returnBlock().inputArguments().getFirst());
        List<Surface> parts = parts(function.result());
        return fits(found, parts.size() == 1 ? function.result() : new Surface.TupleOf(parts))
                ? Optional.empty()
                : Optional.of(complaint(function.name(), found, "its result"));
    }

    private static String complaint(String function, SomeValue found, String place) {
        return "the exported function %s has %s for %s, which its hint does not say"
                .formatted(function, Lattice.describe(found), place);
    }

    private static List<Surface> parts(Surface surface) {
        return surface instanceof Surface.DictOf(Surface key, Surface value)
                ? List.of(new Surface.ListOf(key), new Surface.ListOf(value))
                : List.of(surface);
    }

    private static boolean fits(SomeValue found, Surface surface) {
        return found instanceof SomeImpossible
                || switch (surface) {
                    case Surface.Simple simple ->
                        switch (simple) {
                            case INT -> found instanceof SomeInteger integer && integer.type() == Primitive.SIGNED;
                            case FLOAT -> found instanceof SomeFloat real && real.type() == Primitive.FLOAT;
                            case BOOL -> found instanceof SomeBool;
                            case STR, OPTIONAL -> found instanceof SomeString;
                            case BYTES -> found instanceof SomeBytes;
                            case NONE -> true;
                        };
                    case Surface.ListOf(Surface item) ->
                        found instanceof SomeList list && fits(list.definition().item(), item);
                    case Surface.TupleOf(List<Surface> items) ->
                        found instanceof SomeTuple tuple
                                && tuple.items().size() == items.size()
                                && IntStream.range(0, items.size())
                                        .allMatch(i -> fits(tuple.items().get(i), items.get(i)));
                    case Surface.DictOf _ -> false;
                };
    }
}
