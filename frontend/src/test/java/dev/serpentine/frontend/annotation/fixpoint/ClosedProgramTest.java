package dev.serpentine.frontend.annotation.fixpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.frontend.annotation.Annotator;
import dev.serpentine.frontend.annotation.AnnotatorTest.NoSystemCode;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.flow.FlowSpace;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.graph.model.FunctionGraph;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What functions may and may not be added to a program once it is closed. */
class ClosedProgramTest {
    private static final String SOURCE = """
            class Box:
                def __init__(self, content):
                    self.content = content
            class Failure(Exception):
                pass
            box = Box(1)
            items = [1]
            def first(numbers):
                return numbers[0]
            def main(argv):
                items.append(len(argv))
                return first(items) + box.content

            def half(number):
                return number / 2
            def extended(numbers):
                numbers.append(-1)
            def extend_shared(number):
                items.append(-1)
            def fill_shared(number):
                box.content = -1
            def name_shared(number):
                box.name = number
            def look_at_shared(number):
                return items[number] + box.content
            def fail(number):
                if number:
                    raise Failure('no')
                return number
            """;

    private static Host host;
    private static int modules;
    private final HostObject module;
    private final AnnotatedProgram program;

    ClosedProgramTest() {
        String name = "closed" + modules++;
        module = host.loadModule(name, SOURCE, name + ".py");
        program = new Annotator(host, NoSystemCode.NONE, new FlowSpace(host, false))
                .annotate(function("main"), List.of(Annotator.textList()));
    }

    @BeforeAll
    static void startPython() {
        host = GraalHost.start(List.of());
    }

    @AfterAll
    static void stopPython() {
        host.close();
    }

    private HostObject function(String name) {
        return module.attribute(name).orElseThrow();
    }

    private FunctionGraph graph(String name) {
        return program.graphs().stream()
                .filter(graph -> graph.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private SomeValue result(FunctionGraph graph) {
        return program.annotation(graph.returnBlock().inputArguments().getFirst());
    }

    private SomeValue numbers() {
        return program.annotation(graph("first").parameters().getFirst());
    }

    private FunctionGraph added(String name) {
        return program.helper(function(name), List.of(Lattice.INTEGER));
    }

    private void isRefused(String name, String message) {
        program.close();
        RuntimeException fault = assertThrows(RuntimeException.class, () -> added(name));
        Throwable cause = fault.getCause() == null ? fault : fault.getCause();
        assertTrue(cause.getMessage().contains(message), cause::getMessage);
        assertEquals(Lattice.NON_NEGATIVE, result(graph("first")), "nothing of the program has changed");
    }

    @Test
    void whatIsRequestedBeforeMakesTheProgramMoreGeneral() {
        program.requestHelper(function("extended"), List.of(numbers()));
        assertEquals(Lattice.INTEGER, result(graph("first")));
    }

    @Test
    void whatWasRequestedIsFoundAfterwards() {
        FunctionGraph requested = program.requestHelper(function("extended"), List.of(numbers()));
        program.close();
        assertTrue(program.hasHelper(function("extended"), List.of(numbers())));
        assertSame(requested, program.helper(function("extended"), List.of(numbers())));
        assertSame(requested, program.requestHelper(function("extended"), List.of(numbers())));
    }

    @Test
    void nothingCanBeRequestedAfterwards() {
        program.close();
        assertThrows(
                IllegalStateException.class, () -> program.requestHelper(function("half"), List.of(Lattice.INTEGER)));
    }

    @Test
    void whatIsOpenedAgainGrowsUntilItIsClosedAgain() {
        program.close();
        added("half");
        program.open();
        program.requestHelper(function("extend_shared"), List.of(Lattice.INTEGER));
        assertEquals(Lattice.INTEGER, result(graph("first")));
        program.close();
        program.requireFixedPoint();
        assertThrows(RuntimeException.class, () -> added("fill_shared"));
        assertThrows(RuntimeException.class, () -> added("name_shared"));
    }

    @Test
    void functionsThatChangeNothingCanBeAdded() {
        program.close();
        assertEquals(Lattice.NON_NEGATIVE, result(program.helper(function("first"), List.of(numbers()))));
        assertEquals(Lattice.FLOAT, result(added("half")));
        assertEquals(Lattice.INTEGER, result(added("look_at_shared")));
        assertSame(added("half"), added("half"));
        program.requireFixedPoint();
    }

    @Test
    void aFunctionThatIsAddedMayRaiseWhatNothingElseDoes() {
        program.close();
        assertEquals(Lattice.INTEGER, result(added("fail")));
        program.requireFixedPoint();
    }

    @Test
    void aFunctionThatIsAddedMayNotPutMoreIntoAList() {
        isRefused("extend_shared", "grows, though the program is closed");
    }

    @Test
    void norWhereItIsGivenTheList() {
        SomeValue numbers = numbers();
        program.close();
        assertThrows(RuntimeException.class, () -> program.helper(function("extended"), List.of(numbers)));
        assertEquals(Lattice.NON_NEGATIVE, result(graph("first")));
    }

    @Test
    void norIntoAnAttribute() {
        isRefused("fill_shared", "grows, though the program is closed");
    }

    @Test
    void norMakeANewOne() {
        isRefused("name_shared", "the attribute name of");
    }
}
