package dev.serpentine.lltyper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.frontend.annotation.Annotator;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.flow.FlowSpace;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.program.Program;
import dev.serpentine.typer.TypingOptions;
import dev.serpentine.typer.system.RegisteredLibrary;
import dev.serpentine.typer.system.SystemCodeRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What ints that are masked become: what a function is called with, what it calls, and what it returns. */
class MaskedIntegersTest {
    private static Host host;
    private static SystemCodeRegistry systemCode;
    private static int modules;

    @BeforeAll
    static void start() {
        host = GraalHost.start(
                List.of(Path.of("").toAbsolutePath().resolveSibling("rlib").resolve("src/main/resources")));
        systemCode = new SystemCodeRegistry(host);
    }

    @AfterAll
    static void stop() {
        host.close();
    }

    /**
     * A function {@code f} of a program: its parameter's type, the names of what it calls, in order, and its result's.
     */
    private static String typed(String source) {
        String name = "masked" + modules++;
        HostObject main =
                host.loadModule(name, source, name + ".py").attribute("main").orElseThrow();
        HostObject beginning = systemCode.function("startup", "beginning_without_arguments");
        HostObject entry = ((Host.Outcome.Returned) host.call(beginning, List.of(main), Map.of())).value();
        AnnotatedProgram annotated = new Annotator(host, systemCode, new FlowSpace(host)).annotate(entry, List.of());
        annotated.requireFixedPoint();
        Program program = LowLevelTyper.type(annotated, host, new RegisteredLibrary(systemCode), TypingOptions.CHECKED);
        FunctionGraph graph = program.graphs().stream()
                .filter(each -> each.name().equals("f"))
                .findFirst()
                .orElseThrow();
        String calls = graph.blocks().stream()
                .flatMap(block -> block.operations().stream())
                .flatMap(operation -> DirectCalls.calledGraph(operation).stream())
                .map(called -> called.name().replaceAll("~.*", ""))
                .collect(Collectors.joining(" "));
        return graph.parameters().getFirst().type().text() + ": " + calls + ": "
                + graph.returnBlock().inputArguments().getFirst().type().text();
    }

    @Test
    void aGeneratorOf64BitsIsOfWords() {
        assertEquals("Unsigned: wrapping_mul wrapping_add unsigned_and: Unsigned", typed("""
                def f(x):
                    return (x * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
                def main():
                    x = 1
                    for i in range(9):
                        x = f(x)
                """));
        assertEquals(
                "Unsigned: narrow_rshift unsigned_xor wrapping_lshift low_word_of unsigned_xor: Unsigned", typed("""
                def f(x):
                    x ^= x >> 12
                    return x ^ (x << 25) % 2**64
                def main():
                    x = 0x8000000000000001
                    for i in range(9):
                        x = f(x)
                """));
    }

    @Test
    void demandsPassThroughVariablesAndBlocks() {
        assertEquals(
                "Unsigned: wrapping_mul and_with_mask wrapping_invert wrapping_rshift wrapping_add: Signed",
                typed("""
                def f(x):
                    t = x * 0x9E3779B97F4A7C15
                    if x & 1:
                        t += x
                    else:
                        t = ~t
                    return t >> 20 & 0xFFFFFFFF
                def main():
                    f(0x8000000000000001)
                    f(3)
                """));
    }

    @Test
    void whatIsUsedAsAWholeIsExact() {
        assertEquals("Unsigned: __mul__ __floordiv__ and_with_mask: Signed", typed("""
                def f(x):
                    return x * 0x9E3779B97F4A7C15 // 3 & 0xFF
                def main():
                    f(0x8000000000000001)
                """));
        assertEquals("Unsigned: __mul__ __and__: *long_integer", typed("""
                def f(x):
                    return x * 0x9E3779B97F4A7C15 & 0x1FFFFFFFFFFFFFFFF
                def main():
                    f(0x8000000000000001)
                """));
        assertEquals("Unsigned: __mul__ __gt__ and_with_mask: Signed", typed("""
                def f(x):
                    t = x * 0x9E3779B97F4A7C15
                    if t > 5:
                        return t & 0xFF
                    return 0
                def main():
                    f(0x8000000000000001)
                """));
    }

    @Test
    void aWordThatMayBeNegativeMakesAnIntWithoutBounds() {
        assertEquals("*long_integer: unsigned_and: Unsigned", typed("""
                def f(x):
                    return x & 0xFFFFFFFFFFFFFFFF
                def main():
                    f(0x8000000000000001)
                    f(-1)
                """));
    }

    @Test
    void wordsOfWhichAMaskKeepsAFewBitsStayAsTheyAre() {
        assertEquals("Signed: : Signed", typed("""
                def f(x):
                    return (x * 16777619 + 1) & 0xFFFFFFFF
                def main():
                    f(1)
                    f(5)
                """));
    }
}
