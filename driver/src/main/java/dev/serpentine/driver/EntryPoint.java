package dev.serpentine.driver;

import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.SourcePosition;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds where a program begins: what {@code target(driver, args)} returns, else {@code entry_point}, else {@code main}. */
final class EntryPoint {
    private EntryPoint() {}

    /**
     * The function to begin with, as a live object.
     *
     * @param file the program's, for messages
     * @throws TranslationFailed if there is none
     */
    static HostObject of(Host host, HostObject module, String file) {
        Optional<HostObject> target = module.attribute("target").filter(found -> found.kind() == HostKind.FUNCTION);
        return target.map(function -> called(host, function, file))
                .or(() -> module.attribute("entry_point"))
                .or(() -> module.attribute("main"))
                .filter(found -> found.kind() == HostKind.FUNCTION)
                .orElseThrow(() -> failed(file));
    }

    /** RPython's way: the function returns the entry point, alone or first in a tuple. */
    private static HostObject called(Host host, HostObject target, String file) {
        HostObject arguments = host.ofTuple(List.of());
        return switch (host.call(target, List.of(host.none(), arguments), Map.of())) {
            case Host.Outcome.Returned(HostObject value) when value.kind() == HostKind.TUPLE && !value.items().isEmpty() -> value.items().getFirst();
            case Host.Outcome.Returned(HostObject value) -> value;
            case Host.Outcome.Raised(HostObject exception) -> throw failed(file);
        };
    }

    private static TranslationFailed failed(String file) {
        return new TranslationFailed(List.of(Diagnostic.of(MessageKind.NO_ENTRY_POINT, new SourcePosition(file, 1, 0))));
    }
}
