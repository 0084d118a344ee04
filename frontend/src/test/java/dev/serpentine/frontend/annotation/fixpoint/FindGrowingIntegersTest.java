package dev.serpentine.frontend.annotation.fixpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.frontend.annotation.Annotator;
import dev.serpentine.frontend.annotation.AnnotatorTest;
import dev.serpentine.frontend.annotation.facts.OperatorSite;
import dev.serpentine.frontend.flow.FlowSpace;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Which operators are guessed to have results that no word holds, by the lines of a function. */
class FindGrowingIntegersTest {
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

    /** @return line and operator of each, in order */
    private static String growing(String source) {
        String name = "growing" + modules++;
        HostObject module = host.loadModule(name, source, name + ".py");
        Solution solution = (Solution) new Annotator(host, AnnotatorTest.NoSystemCode.NONE, new FlowSpace(host, false))
                .annotate(module.attribute("main").orElseThrow(), List.of(Annotator.textList()));
        return solution.growingIntegers().stream()
                .sorted(Comparator.comparing(
                                (OperatorSite site) -> site.position().line())
                        .thenComparing(site -> site.position().column()))
                .map(site -> site.position().line() + site.opcode().sign())
                .collect(Collectors.joining(" "));
    }

    @Test
    void aProductThatIsAFactorOfTheNext() {
        assertEquals("4*=", growing("""
                def main(argv):
                    result = 1
                    for i in argv:
                        result *= len(i)
                    return result
                """));
        assertEquals("2*", growing("""
                def factorial(n):
                    return 1 if n < 2 else n * factorial(n - 1)
                def main(argv):
                    return factorial(len(argv))
                """));
    }

    @Test
    void aSumOfNumbersThatAreUsedTwice() {
        assertEquals("4+", growing("""
                def main(argv):
                    a, b = 0, 1
                    for i in argv:
                        a, b = b, a + b
                    return a
                """));
        assertEquals("4+", growing("""
                def main(argv):
                    row = [1] * len(argv)
                    for i in range(1, len(argv)):
                        row[i] = row[i] + row[i - 1]
                    return row[0]
                """));
    }

    @Test
    void whatRecursionAddsUpIsNoMoreThanItsSteps() {
        assertEquals("", growing("""
                def fib(n):
                    return n if n < 2 else fib(n - 1) + fib(n - 2)
                def main(argv):
                    return fib(len(argv))
                """));
    }

    @Test
    void whatIsMultipliedWithItsLikeThoughThatIsAnIndexToo() {
        assertEquals("6*", growing("""
                def main(argv):
                    stack = [len(a) for a in argv]
                    while len(stack) > 1:
                        left = stack.pop()
                        right = stack.pop()
                        stack.append(left * right)
                    return argv[stack[0]]
                """));
        assertEquals("", growing("""
                def main(argv):
                    index = 0
                    while argv[index]:
                        index = index * 2 + 1
                    return index
                """));
    }

    @Test
    void countsAndSumsOfOthers() {
        assertEquals("", growing("""
                def main(argv):
                    total = 0
                    count = 0
                    for a in argv:
                        count += 1
                        total += len(a) * count
                    return total - count
                """));
    }

    @Test
    void whatARemainderOrAMaskBounds() {
        assertEquals("", growing("""
                def main(argv):
                    seed = 1
                    text = 7
                    for a in argv:
                        seed = (seed * 1103515245 + 12345) % 2147483648
                        text = (text * 31 + len(a)) & 0xFFFFFFF
                    return seed + text
                """));
        assertEquals("4* 4+ 5*", growing("""
                def main(argv):
                    text = square = 7
                    for a in argv:
                        text = (text * 1000003 + len(a)) % 2305843009213693951
                        square = square * square % 4294967291
                    return text + square
                """));
        assertEquals("", growing("""
                def main(argv):
                    seed = square = 7
                    for a in argv:
                        seed = seed * 48271 % 2147483647
                        square = square * square % 1000000007
                    return seed + square
                """));
        assertEquals("2*", growing("""
                def power(base, modulus):
                    return base * base % modulus
                def main(argv):
                    return power(len(argv), len(argv[0]))
                """));
    }

    @Test
    void whatATestOrAnIndexBounds() {
        assertEquals("", growing("""
                def main(argv):
                    n = len(argv)
                    power = 1
                    while power * 2 <= n:
                        power *= 2
                    low, high = 0, n - 1
                    while low < high:
                        middle = (low + high) // 2
                        if len(argv[middle]) < 3:
                            low = middle + 1
                        else:
                            high = middle
                    child = 0
                    while 2 * child + 1 < n:
                        child = 2 * child + 1
                        if argv[child] == "":
                            break
                    return power + low + child
                """));
    }

    @Test
    void whatIsChosenAmongSums() {
        assertEquals("", growing("""
                def main(argv):
                    best = [len(a) for a in argv]
                    for i in range(len(best)):
                        for j in range(len(best)):
                            through = best[i] + best[j]
                            if through < best[j]:
                                best[j] = through
                    return best[0]
                """));
    }

    @Test
    void shiftsByWhatAConstantContainerHolds() {
        assertEquals("4<<", growing("""
                def main(argv):
                    total = 0
                    for e in (61, 67):
                        total ^= 1 << e
                    return total
                """));
        assertEquals("5<<", growing("""
                SIZES = {"small": [3, 5], "large": [100]}
                def main(argv):
                    total = 0
                    for e in SIZES[argv[0]]:
                        total ^= 1 << e
                    return total
                """));
        assertEquals("", growing("""
                def main(argv):
                    total = 0
                    for e in (3, 60):
                        total ^= 1 << e
                    return total
                """));
    }

    @Test
    void shiftsThatPutANumberTogether() {
        assertEquals("4<<", growing("""
                def main(argv):
                    number = 0
                    for i in range(len(argv)):
                        number |= len(argv[i]) << (7 * i)
                    return number
                """));
        assertEquals("4<<", growing("""
                def main(argv):
                    number, shift = 0, 0
                    for text in argv:
                        number += len(text) << shift
                        shift += 8
                    return number
                """));
    }

    @Test
    void shiftsThatPutFewPartsTogetherOrSetsOfBits() {
        assertEquals("", growing("""
                def main(argv):
                    number = 0
                    for i in range(4):
                        number |= len(argv[i]) << (8 * i)
                    return number
                """));
        assertEquals("", growing("""
                def main(argv):
                    number, shift = 0, 0
                    for text in argv:
                        if shift > 32:
                            return -1
                        number += len(text) << shift
                        shift += 8
                    return number
                """));
        assertEquals("", growing("""
                def main(argv):
                    number = 0
                    for i in range(len(argv)):
                        number |= 1 << (8 * i)
                        number |= len(argv) << i
                    return number
                """));
    }
}
