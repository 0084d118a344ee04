package dev.serpentine.frontend.annotation.fixpoint;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.frontend.annotation.Annotator;
import dev.serpentine.frontend.annotation.AnnotatorTest;
import dev.serpentine.frontend.flow.FlowSpace;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Whether ints that are too large for it are guessed to get into a mixture of numbers. */
class FindWideMixturesTest {
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

    private static boolean isWide(String source) {
        String name = "wide" + modules++;
        HostObject module = host.loadModule(name, source, name + ".py");
        Solution solution = (Solution) new Annotator(host, AnnotatorTest.NoSystemCode.NONE, new FlowSpace(host, false))
                .annotate(module.attribute("main").orElseThrow(), List.of(Annotator.textList()));
        return solution.hasWideMixtures();
    }

    @Test
    void aLargeConstantBesideAFloat() {
        assertTrue(isWide("""
                def main(argv):
                    lowest = 9223372036854775807
                    for text in argv:
                        lowest = 0.5
                    return [lowest]
                """));
        assertFalse(isWide("""
                def main(argv):
                    lowest = 562949953421311
                    for text in argv:
                        lowest = 0.5
                    return [lowest]
                """));
    }

    @Test
    void whatAMaskOrAShiftLeaves() {
        String source = """
                def main(argv):
                    items = [0.5]
                    state = 0x7fffffffffffffff ^ len(argv)
                    items.append(state %s)
                    return len(items)
                """;
        assertTrue(isWide(source.formatted("& 0x7ffffffffffffffe")));
        assertTrue(isWide(source.formatted("- 1")));
        assertTrue(isWide(source.formatted(">> 3")));
        assertTrue(isWide(source.formatted("// 100")));
        assertFalse(isWide(source.formatted("& 0xffff")));
        assertFalse(isWide(source.formatted(">> 20")));
        assertFalse(isWide(source.formatted("% 100")));
        assertFalse(isWide(source.formatted("/ 100")));
    }

    @Test
    void anAttributeThatIsNeverRead() {
        assertTrue(isWide("""
                class Cell:
                    def __init__(self, value):
                        self.value = value
                def main(argv):
                    cells = [Cell(0.5), Cell(1 << 62)]
                    return len(cells)
                """));
    }

    @Test
    void whatIsLookedFor() {
        assertTrue(isWide("""
                def main(argv):
                    return 9223372036854775807 in [0.5, 1]
                """));
    }

    @Test
    void largeIntsByThemselves() {
        assertFalse(isWide("""
                def main(argv):
                    hashes = [0x7fffffffffffffff, len(argv)]
                    return hashes[0] * 0.5 + hashes[1]
                """));
    }
}
