package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.graph.type.LowLevelType;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A function of system code that a later pass puts calls of into the program, so that it is typed though nothing calls
 * it yet.
 *
 * @param name {@code module.function}
 * @param arguments what it is called with
 * @param besides the file of system code without whose functions a program has no use for it; empty for what every
 *     program has
 */
public record KeptHelper(String name, List<SomeValue> arguments, Optional<String> besides) {

    public KeptHelper {
        arguments = List.copyOf(arguments);
    }

    /** A low-level function of use to programs with functions of a file. @param types what it is called with */
    public static KeptHelper besides(String file, String name, List<LowLevelType> types) {
        return new KeptHelper(
                name, types.stream().map(HelperCalls::annotationOf).toList(), Optional.of(file));
    }

    /** A function that is called with so many ints. */
    public static KeptHelper ofIntegers(String name, int count) {
        return new KeptHelper(name, Collections.nCopies(count, Lattice.INTEGER), Optional.empty());
    }

    /** Those that a program has a use for, as it is by now. */
    public static List<KeptHelper> usefulTo(AnnotatedProgram program, List<KeptHelper> helpers) {
        Set<String> files =
                program.graphs().stream().map(graph -> graph.position().file()).collect(Collectors.toSet());
        return helpers.stream()
                .filter(helper -> helper.besides().map(files::contains).orElse(true))
                .toList();
    }

    HelperRequests.Request request() {
        return new HelperRequests.Request(name, arguments);
    }
}
