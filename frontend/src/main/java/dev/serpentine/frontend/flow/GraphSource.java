package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import java.util.Optional;
import java.util.Set;

/**
 * Where flow graphs come from: the flow space, or what stands before it. Each call makes a new graph, so that a
 * function can be specialised.
 *
 * <p>The graph of a live function throws {@link dev.serpentine.frontend.diagnostics.TranslationFailed} where its source
 * cannot be found; all else that is wrong is a {@link FlowOpcode#REFUSE} in the graph.
 */
public interface GraphSource {

    /** The graph of a live function; its cells are constants. */
    FunctionGraph graphOf(HostObject function);

    /** The graph of a live function that one call alone goes to. */
    default FunctionGraph graphOf(HostObject function, Operation call) {
        return graphOf(function);
    }

    /** The graph of a function that is made at run time; its first parameters are its cells. */
    FunctionGraph graphOf(FunctionCode code);

    /**
     * Says where generators are at work that must be closed: graphs that are made from now on do it.
     *
     * @return whether there is anything new among the places
     */
    boolean closeGenerators(Set<ClosingPlace> places);

    /**
     * Says where functions are defined that keep attributes when the program runs, since others with which they are
     * mixed do: graphs that are made from now on make them so.
     *
     * @return whether there is anything new among the places
     */
    boolean keepAttributes(Set<SourcePosition> functions);

    /** The live instance that keeps the attributes of a live function, if it was asked for. */
    Optional<HostObject> keeperOf(HostObject function);

    /**
     * Says that a class holds a function under the name of an {@link OperatorMethods operator's method}: graphs of it
     * that are made from now on raise where it returns NotImplemented, and others {@link #isOutdated are outdated}.
     */
    void addOperatorMethod(FunctionSyntax function);

    /**
     * Says that the program assigns an attribute of classes by a name that no text says: graphs that took its value for
     * fixed {@link #isOutdated are outdated}.
     */
    void addAssignedAttribute(String name);

    /** Whether graphs that were made are wrong, by what was found since then: all must be made again. Says so once. */
    boolean isOutdated();

    /** Where the program handles exceptions, in the functions whose graphs were made. */
    HandledPlaces handledPlaces();

    /** Whether only the function that stands for a class within a function may make instances of it. */
    default boolean hasMaker(HostObject hostClass) {
        return false;
    }

    /**
     * The function that is the body of what a graph makes, which takes none of its arguments: what the function was
     * called with is kept for it.
     */
    default Optional<HostObject> bodyMadeBy(FunctionGraph graph) {
        return Optional.empty();
    }

    /** A live function as written. */
    FunctionSyntax syntaxOf(HostObject function);
}
