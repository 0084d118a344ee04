package dev.serpentine.graph.data;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.type.FunctionType;
import java.util.Objects;

/**
 * What a function pointer points to. Compared by identity; a graph or external function has one of these in a program.
 */
public final class FunctionValue implements Container {

    /** Where the function's code comes from. */
    public sealed interface Code permits OfGraph, OfExternal {}

    /** A function of the program. */
    public record OfGraph(FunctionGraph graph) implements Code {}

    /**
     * A function of the run-time support, which never raises.
     *
     * @param name its name in {@link dev.serpentine.graph.operation.ExternalFunction}
     */
    public record OfExternal(String name) implements Code {}

    private final FunctionType type;
    private final Code code;

    public FunctionValue(FunctionType type, Code code) {
        this.type = Objects.requireNonNull(type);
        this.code = Objects.requireNonNull(code);
    }

    @Override
    public FunctionType type() {
        return type;
    }

    public Code code() {
        return code;
    }

    public String name() {
        return switch (code) {
            case OfGraph(FunctionGraph graph) -> graph.name();
            case OfExternal(String name) -> name;
        };
    }

    @Override
    public boolean isReleased() {
        return false;
    }

    /** @throws UnsupportedOperationException always: code is never given back */
    @Override
    public void release() {
        throw new UnsupportedOperationException("a function cannot be freed");
    }

    /** Nothing to put back: code does not change. */
    @Override
    public Runnable snapshot() {
        return () -> {};
    }

    @Override
    public String toString() {
        return "&" + name();
    }
}
