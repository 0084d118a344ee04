package dev.serpentine.frontend.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.text.GraphText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Each function of {@code programs.py}: its graph, run operation by operation, does what Python does when it calls the
 * function.
 */
class FlowSpaceTest {
    private static GraalHost host;
    private static FlowSpace space;
    private static FlowGraphInterpreter interpreter;

    @BeforeAll
    static void start() {
        host = GraalHost.start(
                List.of(Path.of("").toAbsolutePath().resolveSibling("rlib").resolve("src/main/resources")));
        space = new FlowSpace(host, false);
        interpreter = new FlowGraphInterpreter(host, space);
    }

    @AfterAll
    static void close() {
        host.close();
    }

    private static HostObject load() {
        return host.loadModule("programs", FlowGraphInterpreter.resource("programs.py"), "programs.py");
    }

    @TestFactory
    List<DynamicTest> graphsDoWhatTheirFunctionsDo() {
        // Two copies of the module, so that neither sees what the other changes.
        HostObject expected = load();
        HostObject actual = load();
        List<HostObject> expectedCases =
                expected.attribute("CASES").orElseThrow().items();
        List<HostObject> actualCases = actual.attribute("CASES").orElseThrow().items();
        List<DynamicTest> tests = new ArrayList<>();
        for (int i = 0; i < expectedCases.size(); i++) {
            List<HostObject> expectedCase = expectedCases.get(i).items();
            List<HostObject> actualCase = actualCases.get(i).items();
            tests.add(dynamicTest(
                    expectedCase.getFirst().name(), () -> compare(expected, expectedCase, actual, actualCase)));
        }
        return tests;
    }

    private static void compare(
            HostObject expected, List<HostObject> expectedCase, HostObject actual, List<HostObject> actualCase) {
        HostObject function = actualCase.getFirst();
        FunctionGraph graph = space.graphOf(function);
        GraphChecker.require(List.of(graph), GraphStage.UNTYPED, "the flow space");
        HostObject interpreted = interpreter.interpreted(function, graph);
        List<HostObject> arguments = actualCase.get(1).items();
        for (int i = 0; i < arguments.size(); i++) {
            String described = arguments.get(i).describe();
            String wanted =
                    outcome(expectedCase.getFirst(), expectedCase.get(1).items().get(i), expected);
            assertEquals(
                    wanted,
                    outcome(interpreted, arguments.get(i), actual),
                    () -> function.name() + described + "\n" + GraphText.print(graph, FlowSpaceTest::describe));
        }
    }

    private static String textOf(String source) {
        HostObject function =
                host.loadModule("example", source, "example.py").attribute("f").orElseThrow();
        return GraphText.print(space.graphOf(function), FlowSpaceTest::describe);
    }

    @Test
    void branchesOnConstantsGoOneWay() {
        String text = textOf("""
                def we_are_translated():
                    return False
                we_are_translated.__module__ = "rpython.rlib.objectmodel"
                LIMIT = 3
                def f(x):
                    if we_are_translated() and LIMIT * 2 == 6:
                        return x
                    return LIMIT + x
                """);
        assertEquals("""
                graph f at "example.py":5:0
                  returns result_1
                  raises exception_1
                block 0(x_1)
                  jump return(x_1)
                """, text);
    }

    @Test
    void aLoopTestsItsEndInABlockOfItsOwn() {
        String text = textOf("""
                def f(items):
                    total = 0
                    for item in items:
                        total += item
                    return total
                """);
        assertEquals("""
                graph f at "example.py":1:0
                  returns result_1
                  raises exception_1
                block 0(items_1)
                  v_1 = iter(items_1) ;3:16
                  jump 1(<0>, v_1)
                block 1(total_1, v_2)
                  item_1 = next(v_2) ;3:16
                  try 2(v_2, total_1, item_1) catch <<class 'StopIteration'\\>> as exception_2 then return(total_1)
                block 2(v_3, total_2, item_2)
                  total_3 = inplace_add(total_2, item_2) ;4:8
                  jump 1(total_3, v_3)
                """, text);
    }

    @Test
    void aProgramThatCanTellLooksOutForInterrupts() {
        HostObject module = host.loadModule("telling", """
                def f(n):
                    while n:
                        n = g(n)
                def tells(n):
                    try:
                        g(n)
                    except KeyboardInterrupt:
                        pass
                def g(n):
                    return n
                """, "telling.py");
        String text = GraphText.print(
                new FlowSpace(host).graphOf(module.attribute("f").orElseThrow()), FlowSpaceTest::describe);
        assertEquals(2, text.split("poll\\(\\)", -1).length - 1, text);
        String told = GraphText.print(
                new FlowSpace(host).graphOf(module.attribute("tells").orElseThrow()), FlowSpaceTest::describe);
        assertEquals(2, told.split("poll\\(\\)", -1).length - 1, told);
    }

    private static String describe(Object value) {
        return value instanceof HostObject object ? object.describe() : String.valueOf(value);
    }

    private static String outcome(HostObject function, HostObject arguments, HostObject module) {
        HostObject log = module.attribute("log").orElseThrow();
        return switch (host.call(interpreter.function("outcome"), List.of(function, arguments, log), Map.of())) {
            case Host.Outcome.Returned(HostObject text) -> text.asText();
            case Host.Outcome.Raised(HostObject exception) -> throw new IllegalStateException(exception.describe());
        };
    }
}
