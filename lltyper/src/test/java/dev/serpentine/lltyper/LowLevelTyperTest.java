package dev.serpentine.lltyper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.frontend.annotation.Annotator;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.flow.FlowSpace;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.typer.TypingOptions;
import dev.serpentine.typer.system.RegisteredLibrary;
import dev.serpentine.typer.system.SystemCodeRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Small programs, typed, checked and run in the graph interpreter. */
class LowLevelTyperTest {
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

    private static Program typed(String source) {
        String name = "program" + modules++;
        HostObject main =
                host.loadModule(name, source, name + ".py").attribute("main").orElseThrow();
        HostObject beginning = systemCode.function("startup", "beginning_without_arguments");
        HostObject entry = ((Host.Outcome.Returned) host.call(beginning, List.of(main), Map.of())).value();
        AnnotatedProgram annotated = new Annotator(host, systemCode, new FlowSpace(host)).annotate(entry, List.of());
        annotated.requireFixedPoint();
        Program program = LowLevelTyper.type(annotated, host, new RegisteredLibrary(systemCode), TypingOptions.CHECKED);
        GraphChecker.require(program, GraphStage.TYPED, "the typer");
        return program;
    }

    private static void prints(String expected, String source) {
        InterpretedProcess process = InterpretedProcess.captured("", "program");
        int status = ProgramRunner.run(typed(source), process);
        assertEquals(expected, process.outputText() + process.errorText());
        assertEquals(0, status);
    }

    private static FunctionGraph graph(Program program, String name) {
        return program.graphs().stream()
                .filter(graph -> graph.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static boolean has(FunctionGraph graph, LowLevelOpcode opcode) {
        return graph.blocks().stream()
                .flatMap(block -> block.operations().stream())
                .map(Operation::opcode)
                .anyMatch(opcode::equals);
    }

    @Test
    void methodsThatSubclassesOverrideAreFoundInTheVtable() {
        String source = """
                class Shape:
                    def __init__(self, size):
                        self.size = size
                    def area(self):
                        return 0
                class Square(Shape):
                    def area(self):
                        return self.size * self.size
                class Line(Shape):
                    pass
                def total(shapes):
                    result = 0
                    for shape in shapes:
                        result += shape.area()
                    return result
                def main():
                    print(total([Square(3), Line(4), Square(5)]))
                """;
        prints("34\n", source);
        assertTrue(has(graph(typed(source), "total"), LowLevelOpcode.INDIRECT_CALL));
    }

    @Test
    void theOnlyMethodOfANameIsCalledDirectly() {
        String source = """
                class Counter:
                    def __init__(self):
                        self.count = 0
                    def step(self):
                        self.count += 1
                def run(counter):
                    counter.step()
                    return counter.count
                def main():
                    print(run(Counter()))
                """;
        prints("1\n", source);
        assertFalse(has(graph(typed(source), "run"), LowLevelOpcode.INDIRECT_CALL));
    }

    @Test
    void nothingIsSilentlyWrongWithNoneIndexesKeysAndDivisors() {
        prints("""
                'NoneType' object has no attribute 'value'
                list index out of range
                list assignment index out of range
                'missing'
                integer modulo by zero
                division by zero
                integer overflow: an int has 64 bits; with --int=unbounded it has no bounds
                'NoneType' object is not subscriptable
                """, """
                class Node:
                    def __init__(self, value):
                        self.value = value
                def find(nodes, wanted):
                    for node in nodes:
                        if node.value == wanted:
                            return node
                    return None
                def items_of(flag):
                    return [1] if flag else None
                def main():
                    items = [1, 2, 3]
                    zero = len(items) - 3
                    for case in range(8):
                        try:
                            if case == 0:
                                print(find([Node(1)], 2).value)
                            elif case == 1:
                                print(items[3])
                            elif case == 2:
                                items[-4] = 0
                            elif case == 3:
                                print({"a": 1}["missing"])
                            elif case == 4:
                                print(items[0] % zero)
                            elif case == 5:
                                print(items[0] / zero)
                            elif case == 6:
                                print((1 << 62) * items[1] * items[1])
                            elif case == 7:
                                print(items_of(zero > 0)[0])
                        except (AttributeError, IndexError, KeyError, ZeroDivisionError, OverflowError, TypeError) as error:
                            print(error)
                """);
    }

    @Test
    void exceptionsReachTheHandlerOfTheirClass() {
        prints("lookup KeyError\nvalue bad\nfinally\nafter\n", """
                class Bad(ValueError):
                    pass
                def attempt(n):
                    try:
                        if n == 0:
                            return {1: 2}[n]
                        raise Bad("bad")
                    except LookupError as error:
                        print("lookup", type(error).__name__)
                    except ValueError as error:
                        print("value", error)
                    finally:
                        if n == 1:
                            print("finally")
                    return 0
                def main():
                    attempt(0)
                    attempt(1)
                    print("after")
                """);
    }

    @Test
    void callablesOfDifferentKindsMeetInOneVariable() {
        prints("3 4 20 6\n", """
                class Adder:
                    def __init__(self, n):
                        self.n = n
                    def add(self, x):
                        return self.n + x
                def plus_one(x):
                    return x + 1
                def scaled(factor):
                    def scale(x):
                        return x * factor
                    return scale
                def main():
                    functions = [plus_one, Adder(2).add, scaled(10), lambda x: x + 4]
                    print(functions[0](2), functions[1](2), functions[2](2), functions[3](2))
                """);
    }

    @Test
    void prebuiltObjectsMayReferToEachOther() {
        prints("second first 2 [1, 2]\n", """
                class Node:
                    def __init__(self, name):
                        self.name = name
                        self.other = None
                first = Node("first")
                second = Node("second")
                first.other = second
                second.other = first
                table = {"one": [1, 2], "two": [3]}
                def main():
                    print(first.other.name, second.other.name, len(table), table["one"])
                """);
    }

    @Test
    void whatIsPartlyNoneIsBoxed() {
        prints("None 3 (1, 'a') None\n", """
                def half(n):
                    return n // 2 if n % 2 == 0 else None
                def pair(n):
                    return (n, "a") if n > 0 else None
                def main():
                    print(half(5), half(6), pair(1), pair(0))
                """);
    }
}
