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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each function of {@code programs.py}: its graph, run operation by operation, does what Python does when it calls the function. */
class FlowSpaceTest {
    private static GraalHost host;
    private static FlowSpace space;
    private static FlowGraphInterpreter interpreter;

    @BeforeAll
    static void start() {
        host = GraalHost.start(List.of());
        space = new FlowSpace(host);
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
        List<HostObject> expectedCases = expected.attribute("CASES").orElseThrow().items();
        List<HostObject> actualCases = actual.attribute("CASES").orElseThrow().items();
        List<DynamicTest> tests = new ArrayList<>();
        for (int i = 0; i < expectedCases.size(); i++) {
            List<HostObject> expectedCase = expectedCases.get(i).items();
            List<HostObject> actualCase = actualCases.get(i).items();
            tests.add(dynamicTest(expectedCase.getFirst().name(), () -> compare(expected, expectedCase, actual, actualCase)));
        }
        return tests;
    }

    private static void compare(HostObject expected, List<HostObject> expectedCase, HostObject actual, List<HostObject> actualCase) {
        HostObject function = actualCase.getFirst();
        FunctionGraph graph = space.graphOf(function);
        GraphChecker.require(List.of(graph), GraphStage.UNTYPED, "the flow space");
        HostObject interpreted = interpreter.interpreted(function, graph);
        List<HostObject> arguments = actualCase.get(1).items();
        for (int i = 0; i < arguments.size(); i++) {
            String described = arguments.get(i).describe();
            String wanted = outcome(expectedCase.getFirst(), expectedCase.get(1).items().get(i), expected);
            assertEquals(wanted, outcome(interpreted, arguments.get(i), actual), () -> function.name() + described + "\n" + GraphText.print(graph, FlowSpaceTest::describe));
        }
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
