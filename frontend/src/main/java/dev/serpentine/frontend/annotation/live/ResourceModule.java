package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Python code of this package, which runs in the embedded Python. Loaded when it is first called. */
final class ResourceModule {
    private final Host host;
    private final String resource;
    private HostObject module;

    ResourceModule(Host host, String resource) {
        this.host = host;
        this.resource = resource;
    }

    /** @throws IllegalStateException if the function raises */
    HostObject call(String function, HostObject... arguments) {
        if (module == null) {
            module = load();
        }
        return switch (host.call(module.attribute(function).orElseThrow(), List.of(arguments), Map.of())) {
            case Host.Outcome.Returned(HostObject value) -> value;
            case Host.Outcome.Raised(HostObject exception) ->
                throw new IllegalStateException(function
                        + Stream.of(arguments).map(HostObject::describe).toList() + " raised " + exception.describe());
        };
    }

    private HostObject load() {
        try (InputStream stream = ResourceModule.class.getResourceAsStream(resource)) {
            String name = "serpentine_" + resource.replace(".py", "");
            return host.loadModule(
                    name, new String(stream.readAllBytes(), StandardCharsets.UTF_8), name + "/" + resource);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
