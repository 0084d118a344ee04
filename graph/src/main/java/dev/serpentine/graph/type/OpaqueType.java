package dev.serpentine.graph.type;

/**
 * A container whose inside only the run-time support knows.
 *
 * @param name unique among opaque types
 */
public record OpaqueType(String name) implements ContainerType {

    @Override
    public boolean isGarbageCollected() {
        return false;
    }

    @Override
    public String text() {
        return "opaque " + name;
    }
}
