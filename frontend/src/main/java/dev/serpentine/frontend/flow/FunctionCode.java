package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.FunctionSyntax;

/**
 * The body of a function that is not bound to its free variables yet: what a graph is built from. Two are equal when
 * they share the very same syntax and globals.
 *
 * <p>The graph's parameters are: one cell for each of {@code syntax.freeNames()} (only for a function made at run time;
 * one that was made at import time has its cells as constants in the graph), then the parameters in Python's order:
 * positional, {@code *args}, keyword-only, {@code **kwargs}.
 *
 * @param syntax the function as written
 * @param globals the dict that global names are looked up in
 * @param qualifiedName its {@code __qualname__}
 */
public record FunctionCode(FunctionSyntax syntax, HostObject globals, String qualifiedName) {

    /** The body of a function that is written within this one. */
    FunctionCode inner(FunctionSyntax function) {
        String prefix = syntax.isModule() ? "" : qualifiedName + ".<locals>.";
        return new FunctionCode(function, globals, prefix + function.name());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FunctionCode code && code.syntax == syntax && code.globals.equals(globals);
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(syntax);
    }
}
