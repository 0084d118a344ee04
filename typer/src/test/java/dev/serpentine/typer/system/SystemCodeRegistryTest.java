package dev.serpentine.typer.system;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SystemCodeRegistryTest {
    private static Host host;
    private static SystemCodeRegistry registry;

    @BeforeAll
    static void start() {
        host = GraalHost.start(
                List.of(Path.of("").toAbsolutePath().resolveSibling("rlib").resolve("src/main/resources")));
        registry = new SystemCodeRegistry(host);
    }

    @AfterAll
    static void stop() {
        host.close();
    }

    @Test
    void everyMethodInTheTableIsASystemFunction() {
        registry.methodNames().forEach((family, names) -> {
            for (String name : names) {
                HostObject function = registry.method(family, name).orElseThrow();
                assertEquals(HostKind.FUNCTION, function.kind(), family + "." + name);
                assertTrue(registry.isSystemFunction(function), family + "." + name);
            }
        });
    }

    @Test
    void everyReplacementInTheTableIsThere() {
        HostObject math = host.importModule("math");
        assertEquals(
                "builtin_sorted",
                registry.replacement(host.builtin("sorted")).orElseThrow().name());
        assertEquals(
                "sqrt",
                registry.replacement(math.attribute("sqrt").orElseThrow())
                        .orElseThrow()
                        .name());
        assertTrue(registry.replacement(host.builtin("len")).isEmpty(), "len is core");
        HostObject index = returned(host.call(registry.function("registry", "library_index"), List.of(), Map.of()));
        index.entries().forEach(entry -> {
            List<HostObject> place = entry.getValue().items();
            assertFalse(place.get(2).asText().isEmpty());
            registry.function(place.get(1).asText(), place.get(2).asText());
        });
    }

    @Test
    void aMethodOfABuiltinTypeCanBeUsedWithoutItsObject() {
        HostObject upper = returned(host.getAttribute(host.builtin("str"), "upper"));
        assertEquals("upper", registry.replacement(upper).orElseThrow().name());
        HostObject fromBytes = returned(host.getAttribute(host.builtin("int"), "from_bytes"));
        assertEquals("from_bytes", registry.replacement(fromBytes).orElseThrow().name());
    }

    @Test
    void constantParametersAreThoseThatTheFunctionNames() {
        assertEquals(Set.of("mode"), registry.constantParameters(registry.function("files", "builtin_open")));
        assertEquals(Set.of(), registry.constantParameters(registry.function("sorting", "builtin_sorted")));
    }

    @Test
    void unknownModulesAndNamesAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> registry.function("nothing", "x"));
        assertThrows(IllegalArgumentException.class, () -> registry.function("lists", "nothing"));
    }

    private static HostObject returned(Host.Outcome outcome) {
        return ((Host.Outcome.Returned) outcome).value();
    }
}
