package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The functions of system code that representations will call with values of the program. Only these can make anything
 * more general that is known of it: they call special methods of its classes, and read what its containers share.
 */
public final class HelperRequests {
    /** One function, by {@code module.function}, and what it is called with. */
    public record Request(String name, List<SomeValue> arguments) {}

    private final Set<Request> requests = new LinkedHashSet<>();

    HelperRequests() {}

    /**
     * Asks for a function. What is called with self-contained values alone needs no request, and is none.
     *
     * @param name {@code module.function}
     */
    public void add(String name, SomeValue... arguments) {
        List<SomeValue> general =
                Arrays.stream(arguments).map(Lattice::withoutConstant).toList();
        if (!general.stream().allMatch(Lattice::isSelfContained)) {
            requests.add(new Request(name, general));
        }
    }

    /**
     * Asks for a function that is annotated with the program though it is called with self-contained values: it makes
     * instances of a class of exceptions with a method of its own, which is one that calls of that method may mean, or
     * containers for functions that the program calls, too.
     */
    public void addShared(String name, SomeValue... arguments) {
        add(new Request(name, List.of(arguments)));
    }

    /** Asks for a function whatever it is called with. */
    void add(Request request) {
        requests.add(request);
    }

    /** All that were asked for, each once. */
    Set<Request> all() {
        return requests;
    }
}
