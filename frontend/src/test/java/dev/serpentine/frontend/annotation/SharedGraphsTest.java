package dev.serpentine.frontend.annotation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.flow.FlowSpace;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Calls of system code share graphs, and nothing else: what one of them puts into a container is not in those of the
 * others.
 */
class SharedGraphsTest {
    private static Host host;
    private static int modules;

    @BeforeAll
    static void startPython() {
        host = GraalHost.start(List.of());
    }

    @AfterAll
    static void stopPython() {
        host.close();
    }

    /** Functions whose names begin so are system code here. */
    private static final class PrefixedSystemCode extends AnnotatorTest.NoSystemCode {
        @Override
        public boolean isSystemFunction(HostObject function) {
            return function.name().startsWith("system_");
        }
    }

    /** What functions take that begin with {@code take_}, in the order of their names. */
    private static String taken(String source) {
        String name = "shared" + modules++;
        HostObject module = host.loadModule(name, source, name + ".py");
        AnnotatedProgram program = new Annotator(host, new PrefixedSystemCode(), new FlowSpace(host, false))
                .annotate(module.attribute("main").orElseThrow(), List.of(Annotator.textList()));
        program.requireFixedPoint();
        return program.graphs().stream()
                .filter(graph -> graph.name().startsWith("take_"))
                .sorted((one, other) -> one.name().compareTo(other.name()))
                .map(graph -> graph.name() + " "
                        + Lattice.describe(program.annotation(graph.parameters().getFirst())))
                .collect(Collectors.joining(", "));
    }

    @Test
    void whatIsPassedHoldsOnlyWhatItsOwnCallsPutIn() {
        assertEquals("take_mixed list[int or float], take_words list[int]", taken("""
                def take_words(xs): pass
                def take_mixed(xs): pass
                def system_add(xs, x): xs.append(x)
                def main(argv):
                    words = [1, 2]
                    mixed = [1, 2]
                    system_add(words, 3)
                    system_add(mixed, 3)
                    system_add(mixed, 0.5)
                    take_words(words)
                    take_mixed(mixed)
                    return 0
                """));
    }

    @Test
    void whatIsReturnedHoldsOnlyWhatItsOwnCallerPutsIn() {
        assertEquals("take_mixed list[int or float], take_words list[int]", taken("""
                def take_words(xs): pass
                def take_mixed(xs): pass
                def system_new(xs):
                    return []
                def system_copy(xs):
                    result = system_new(xs)
                    for x in xs: result.append(x)
                    return result
                def main(argv):
                    words = system_copy([1, 2])
                    mixed = system_copy([3, 4])
                    mixed.append(0.5)
                    take_words(words)
                    take_mixed(mixed)
                    return 0
                """));
    }

    @Test
    void whatIsPassedAndReturnedIsOne() {
        assertEquals("take_a list[int or float], take_b list[int or float], take_c list[int]", taken("""
                def take_a(xs): pass
                def take_b(xs): pass
                def take_c(xs): pass
                def system_same(xs):
                    return xs
                def main(argv):
                    a = [1]
                    b = system_same(a)
                    b.append(0.5)
                    c = system_same([2])
                    take_a(a)
                    take_b(b)
                    take_c(c)
                    return 0
                """));
    }

    @Test
    void oneOfTwoThatArePassedIsBoth() {
        assertEquals("take_a list[int or float], take_b list[int or float], take_c list[int]", taken("""
                def take_a(xs): pass
                def take_b(xs): pass
                def take_c(xs): pass
                def system_longer(xs, ys):
                    if len(xs) > len(ys):
                        return xs
                    return ys
                def main(argv):
                    a = [1]
                    b = [2]
                    system_longer(a, b).append(0.5)
                    take_a(a)
                    take_b(b)
                    take_c(system_longer([3], [4]))
                    return 0
                """));
    }
}
