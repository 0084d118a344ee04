package dev.serpentine.frontend.annotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.live.SystemCode;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.flow.FlowSpace;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** From source text, through loader and flow space, to annotations and messages; without system code. */
public class AnnotatorTest {
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

    /** No builtin is written in Python here. */
    public static class NoSystemCode implements SystemCode {
        public static final NoSystemCode NONE = new NoSystemCode();

        @Override
        public Optional<HostObject> standIn(HostObject hostClass) {
            return Optional.empty();
        }

        @Override
        public Optional<HostObject> replacement(HostObject callable) {
            return Optional.empty();
        }

        @Override
        public Optional<HostObject> method(String family, String method) {
            return Optional.empty();
        }

        @Override
        public boolean isSystemFunction(HostObject function) {
            return false;
        }

        @Override
        public boolean raisesAsPython(String file) {
            return false;
        }

        @Override
        public boolean isSystemClass(HostObject hostClass) {
            return false;
        }

        @Override
        public Set<String> constantParameters(HostObject function) {
            return Set.of();
        }
    }

    private static AnnotatedProgram annotate(String source) {
        String name = "annotated" + modules++;
        HostObject module = host.loadModule(name, source, name + ".py");
        AnnotatedProgram annotated = new Annotator(host, NoSystemCode.NONE, new FlowSpace(host, false))
                .annotate(module.attribute("main").orElseThrow(), List.of(Annotator.textList()));
        annotated.requireFixedPoint();
        return annotated;
    }

    /** {@code name(parameters) -> result} for each graph of functions of that name. */
    private static List<String> signatures(AnnotatedProgram program, String name) {
        return program.graphs().stream()
                .filter(graph -> graph.name().equals(name))
                .map(graph -> graph.parameters().stream()
                                .map(parameter -> plain(program.annotation(parameter)))
                                .collect(Collectors.joining(", ", name + "(", ") -> "))
                        + plain(program.annotation(
                                graph.returnBlock().inputArguments().getFirst())))
                .toList();
    }

    /** Without the names of the tests' modules. */
    private static String plain(SomeValue value) {
        return Lattice.describe(value).replaceAll("annotated\\d+\\.", "");
    }

    private static List<Diagnostic> errors(String source) {
        return assertThrows(TranslationFailed.class, () -> annotate(source)).diagnostics();
    }

    private static String text(Diagnostic diagnostic) {
        return diagnostic.position().line() + ": " + diagnostic.text().replaceAll("annotated\\d+\\.", "");
    }

    @Test
    void recursionSettlesOnOneType() {
        AnnotatedProgram program = annotate("""
                def fib(n):
                    return n if n < 2 else fib(n - 1) + fib(n - 2)
                def main(argv):
                    return fib(len(argv))
                """);
        assertEquals(List.of("fib(int) -> int"), signatures(program, "fib"));
    }

    @Test
    void listTakesItsTypeFromLaterUse() {
        AnnotatedProgram program = annotate("""
                def make():
                    return []
                def main(argv):
                    items = make()
                    items.append(1.5)
                    return 0
                """);
        assertEquals(List.of("make() -> list[float]"), signatures(program, "make"));
    }

    @Test
    void attributesMoveUpToTheClassThatNeedsThem() {
        AnnotatedProgram program = annotate("""
                class Shape: pass
                class Circle(Shape):
                    def __init__(self): self.name = 'circle'
                class Square(Shape):
                    def __init__(self): self.name = None
                def name_of(shape):
                    return shape.name
                def main(argv):
                    name_of(Circle())
                    name_of(Square())
                    return 0
                """);
        assertEquals(List.of("name_of(Shape) -> str or None"), signatures(program, "name_of"));
        ClassDefinition shape = program.classes().stream()
                .filter(definition -> definition.name().endsWith("Shape"))
                .findFirst()
                .orElseThrow();
        assertEquals(Set.of("name"), shape.instanceAttributes().keySet());
    }

    @Test
    void branchesNarrow() {
        AnnotatedProgram program = annotate("""
                class Base: pass
                class Node(Base):
                    def __init__(self, value):
                        self.value = value
                        self.next = None
                def value_of(x):
                    if isinstance(x, Node):
                        following = x.next
                        if following is not None:
                            return tail(following)
                    return 0
                def tail(x):
                    return x.value
                def main(argv):
                    node = Node(1)
                    node.next = Node(2)
                    return value_of(node) + value_of(Base())
                """);
        assertEquals(List.of("tail(Node) -> int"), signatures(program, "tail"));
    }

    @Test
    void targetsOfOneCallShareTheirTypes() {
        AnnotatedProgram program = annotate("""
                def one(x): return 'text'
                def two(x): return None
                def main(argv):
                    for function in [one, two]:
                        function(len(argv))
                    two(None)
                    return 0
                """);
        assertEquals(List.of("one(int or None) -> str or None"), signatures(program, "one"));
        assertEquals(List.of("two(int or None) -> str or None"), signatures(program, "two"));
    }

    @Test
    void methodsAreFoundInTheClassesThatHaveInstances() {
        AnnotatedProgram program = annotate("""
                class Base:
                    def area(self): raise NotImplementedError
                class Square(Base):
                    def area(self): return 4
                class Circle(Base):
                    def area(self): return 5
                def area_of(shape):
                    return shape.area()
                def main(argv):
                    return area_of(Square()) + area_of(Circle())
                """);
        FunctionGraph areaOf = program.graphs().stream()
                .filter(graph -> graph.name().equals("area_of"))
                .findFirst()
                .orElseThrow();
        Operation call = areaOf.startBlock().operations().getLast();
        assertEquals(2, ((Resolution.Calls) program.resolution(call)).targets().size());
    }

    @Test
    void functionsThatOneSignatureCannotServeAreSpecialised() {
        AnnotatedProgram program = annotate("""
                def same(x): return x
                def main(argv):
                    return same(1) + len(same('a'))
                """);
        assertEquals(List.of("same(int) -> int", "same(str) -> str"), signatures(program, "same"));
    }

    @Test
    void classesThatOneLayoutCannotServeAreSpecialised() {
        AnnotatedProgram program = annotate("""
                class Stack:
                    def __init__(self): self.items = []
                    def push(self, item): self.items.append(item)
                    def top(self): return self.items[-1]
                def main(argv):
                    numbers = Stack()
                    numbers.push(1)
                    texts = Stack()
                    texts.push('a')
                    return numbers.top() + len(texts.top())
                """);
        assertEquals(2, signatures(program, "top").size());
    }

    @Test
    void closuresHoldCells() {
        AnnotatedProgram program = annotate("""
                def counter():
                    count = 0
                    def step():
                        nonlocal count
                        count += 1
                        return count
                    return step
                def main(argv):
                    return counter()()
                """);
        assertEquals(List.of("step(cell) -> int"), signatures(program, "step"));
    }

    @Test
    void handlersOfWhatCannotBeRaisedAreUnreachable() {
        AnnotatedProgram program = annotate("""
                def first(items):
                    try:
                        return items[0]
                    except KeyError:
                        return unreachable()
                    except IndexError:
                        return -1
                def unreachable(): return 'text'
                def main(argv):
                    return first([1])
                """);
        assertEquals(List.of("first(list[int]) -> int"), signatures(program, "first"));
        assertTrue(signatures(program, "unreachable").isEmpty());
    }

    @Test
    void branchesOnConstantsGoOneWay() {
        AnnotatedProgram program = annotate("""
                def helper(flag):
                    if flag:
                        return 1
                    return 'never'
                def main(argv):
                    return helper(True)
                """);
        assertEquals(
                1,
                program.graphs().stream()
                        .filter(graph -> graph.name().equals("helper"))
                        .count());
        assertEquals("int", signatures(program, "helper").getFirst().replaceAll(".*-> ", ""));
    }

    @Test
    void mixinsAreCopiedDown() {
        AnnotatedProgram program = annotate("""
                class Named:
                    def label(self): return self.name
                class A:
                    def __init__(self): self.name = 'a'
                class B:
                    def __init__(self): self.name = 'b'
                class NamedA(A, Named): pass
                class NamedB(B, Named): pass
                def main(argv):
                    return len(NamedA().label() + NamedB().label())
                """);
        assertEquals(List.of("label(NamedA) -> str", "label(NamedB) -> str"), signatures(program, "label"));
    }

    @Test
    void intAndFloatMix() {
        AnnotatedProgram program = annotate("""
                def last(texts):
                    total = 0
                    for text in texts:
                        total = 1.5
                    return total
                def main(argv):
                    return 1 if last(argv) else 2
                """);
        assertEquals(List.of("last(list[str]) -> int or float"), signatures(program, "last"));
    }

    @Test
    void callsWithIntsAndWithFloatsGoToFunctionsOfTheirOwn() {
        AnnotatedProgram program = annotate("""
                def double(x):
                    return x * 2
                def main(argv):
                    if double(1.5):
                        return double(len(argv))
                    return 0
                """);
        assertEquals(List.of("double(float) -> float", "double(int) -> int"), signatures(program, "double"));
    }

    @Test
    void listsThatHeldTheSameGrowApart() {
        AnnotatedProgram program = annotate("""
                def first(items):
                    return items[0]
                def main(argv):
                    numbers = [1, 2]
                    others = [3]
                    if first(['a']) and first(others):
                        others.append(None)
                    return first(numbers)
                """);
        assertEquals(
                List.of(
                        "first(list[str]) -> str",
                        "first(list[int]) -> int",
                        "first(list[int or None]) -> int or None"),
                signatures(program, "first"));
    }

    @Test
    void allErrorsAreReported() {
        List<String> texts =
                errors("""
                class Point:
                    def __init__(self): self.x = 1
                def first(p): return p.y
                def second(p): return p.x + 'a'
                def main(argv):
                    p = Point()
                    first(p)
                    second(p)
                    return p()
                """).stream().map(AnnotatorTest::text).sorted().toList();
        assertEquals(
                List.of(
                        "3: Point has no attribute 'y'",
                        "4: '+' is not possible between int and str; write str(...) around the number, or int(...) or float(...) around the text",
                        "9: Point cannot be called"),
                texts);
    }

    @Test
    void messagesTellWhereTypesComeFrom() {
        Diagnostic error = errors("""
                def main(argv):
                    items = [1]
                    items.append('a')
                    return 0
                """).getFirst();
        assertEquals("3: an argument or item of this call is str here, but int elsewhere", text(error));
    }
}
