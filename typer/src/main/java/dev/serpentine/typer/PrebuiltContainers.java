package dev.serpentine.typer;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.type.ContainerType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The containers that live objects with an identity of their own have become: one for each, however many refer to it.
 */
public final class PrebuiltContainers {
    private final Map<Key, Container> made = new HashMap<>();
    /** One after the other, since objects may be linked without end. */
    private final Deque<Runnable> unfilled = new ArrayDeque<>();

    private boolean isFilling;

    private record Key(HostObject object, ContainerType type) {}

    /**
     * The container of a live object. It is filled when this returns, unless another one is being filled: then soon
     * after.
     *
     * @param make makes it, without what it refers to
     * @param fill gives it what it refers to, which may lead back to it
     */
    public Container of(HostObject object, ContainerType type, Supplier<Container> make, Consumer<Container> fill) {
        Key key = new Key(object, type);
        Container known = made.get(key);
        if (known != null) {
            return known;
        }
        Container container = make.get();
        made.put(key, container);
        unfilled.add(() -> fill.accept(container));
        fillAll();
        return container;
    }

    private void fillAll() {
        if (isFilling) {
            return;
        }
        isFilling = true;
        try {
            while (!unfilled.isEmpty()) {
                unfilled.remove().run();
            }
        } finally {
            isFilling = false;
        }
    }
}
