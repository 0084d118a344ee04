package dev.serpentine.graph.program;

import dev.serpentine.graph.model.FunctionGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a library offers.
 *
 * @param functions those that its users call
 * @param describe takes an exception that left one of them, and returns the str that tells what happened; empty exactly
 *     if there are no functions
 */
public record Exports(List<Function> functions, Optional<FunctionGraph> describe) {
    /** A program that is no library. */
    public static final Exports NONE = new Exports(List.of(), Optional.empty());

    /**
     * A function.
     *
     * @param name in the source
     * @param documentation its docstring, perhaps empty
     * @param graph takes the parameters in order, a {@link Surface.DictOf} as two lists, of its keys and of its values;
     *     gives a dict as a tuple of two such lists
     * @param parameters what users pass
     * @param result what they get
     */
    public record Function(
            String name, String documentation, FunctionGraph graph, List<Parameter> parameters, Surface result) {
        public Function {
            parameters = List.copyOf(parameters);
        }
    }

    /** A parameter of a function. */
    public record Parameter(String name, Surface type) {}

    /** A type as users see it. */
    public sealed interface Surface {
        /** One that has no parts. */
        enum Simple implements Surface {
            INT,
            FLOAT,
            BOOL,
            STR,
            /** A str, or None. */
            OPTIONAL,
            BYTES,
            /** The result of a function that gives nothing. */
            NONE
        }

        /** A list. */
        record ListOf(Surface item) implements Surface {}

        /** A tuple. */
        record TupleOf(List<Surface> items) implements Surface {
            public TupleOf {
                items = List.copyOf(items);
            }
        }

        /** A dict; never a part of something. */
        record DictOf(Surface key, Surface value) implements Surface {}
    }

    public Exports {
        functions = List.copyOf(functions);
    }

    /** The graphs that the library's users call. */
    public List<FunctionGraph> graphs() {
        List<FunctionGraph> graphs =
                new ArrayList<>(functions.stream().map(Function::graph).toList());
        describe.ifPresent(graphs::add);
        return graphs;
    }
}
