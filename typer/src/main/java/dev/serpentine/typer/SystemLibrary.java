package dev.serpentine.typer;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.FunctionGraph;

/** The functions of system code that typers call for what is too long to be written operation by operation. */
public interface SystemLibrary {

    /**
     * A function of a system module.
     *
     * @param name {@code module.function}, the module's name without a package
     * @throws IllegalArgumentException if there is none
     */
    HostObject function(String name);

    /**
     * A text that a system module declares, for what says the same without a function of it.
     *
     * @param name {@code module.NAME}, the module's name without a package
     * @throws IllegalArgumentException if there is none
     */
    String text(String name);

    /** Whether a graph is of a function of system code, in which integer arithmetic wraps. */
    boolean isSystemCode(FunctionGraph graph);
}
