package dev.serpentine.transform.counting;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.PointerType;
import java.util.regex.Pattern;

/**
 * What is known of generators: each generator function has a class of its own, whose instances keep from one item to
 * the next what the body needs, each in a field that the body reads once.
 */
final class Generators {
    private static final String MODULE = "serpentine_generators.";
    /** What is done when nobody will ask a generator any more: a function of its own, beside the body. */
    private static final String LETS_GO = "_let_go_";

    private static final Pattern READ_ONCE = Pattern.compile("saved[0-9]+_[0-9]+|parameter[0-9]+|value");

    private Generators() {}

    /** Whether a type is the class of a generator function. */
    static boolean isGenerator(FieldedType type) {
        return type.name().startsWith(MODULE);
    }

    /** Whether a graph is the body of a generator function of the program. */
    static boolean isBody(FunctionGraph graph) {
        return !graph.name().equals(LETS_GO)
                && graph.parameters().size() == 1
                && SourcePosition.isOfProgram(graph.position().file())
                && graph.parameters().getFirst().type() instanceof PointerType(ContainerType target)
                && target instanceof FieldedType type
                && isGenerator(type);
    }

    /** Whether who reads a field takes over what it holds. */
    static boolean isReadOnce(FieldedType type, String field) {
        return isGenerator(type) && READ_ONCE.matcher(field).matches();
    }
}
