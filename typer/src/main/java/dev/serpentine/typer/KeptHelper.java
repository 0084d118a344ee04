package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.Lattice;
import dev.serpentine.frontend.annotation.SomeValue;
import java.util.Collections;
import java.util.List;

/**
 * A function of system code that a later pass puts calls of into the program, so that it is typed though nothing calls it yet.
 *
 * @param name {@code module.function}
 * @param arguments what it is called with
 */
public record KeptHelper(String name, List<SomeValue> arguments) {

    public KeptHelper {
        arguments = List.copyOf(arguments);
    }

    /** A function that is called with so many ints. */
    public static KeptHelper ofIntegers(String name, int count) {
        return new KeptHelper(name, Collections.nCopies(count, Lattice.INTEGER));
    }
}
