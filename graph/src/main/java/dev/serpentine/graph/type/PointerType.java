package dev.serpentine.graph.type;

import java.util.Objects;

/**
 * A pointer, possibly null, to a container. Garbage-collected exactly if the container is.
 *
 * @param target what it points to
 */
public record PointerType(ContainerType target) implements LowLevelType {

    public PointerType {
        Objects.requireNonNull(target);
    }

    @Override
    public String text() {
        return "*" + target.text();
    }

    @Override
    public String toString() {
        return text();
    }
}
