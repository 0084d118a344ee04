package dev.serpentine.frontend.annotation.fixpoint;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.frontend.annotation.Annotator;
import dev.serpentine.frontend.annotation.AnnotatorTest;
import dev.serpentine.frontend.annotation.definition.WorkOrder;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.IntegerModel;
import dev.serpentine.frontend.annotation.facts.UnionModel;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.flow.FlowSpace;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.model.Value;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A sound inference passes; each rule finds the one thing that is broken about it. */
class CheckFixedPointTest {
    private static final String SOURCE = """
            class Animal:
                pass
            class Dog(Animal):
                def __init__(self, name):
                    self.name = name
            class Cat(Animal):
                def __init__(self, name):
                    self.name = name
            def twice(n):
                return n + n
            def named(animal):
                return animal.name
            def main(argv):
                total = 0
                while total < len(argv):
                    total = total + twice(len(argv))
                if total > 3:
                    animal = Dog("a")
                else:
                    animal = Cat("b")
                return len(named(animal)) + total
            """;
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

    private static Solution solution() {
        String name = "fixed" + modules++;
        HostObject module = host.loadModule(name, SOURCE, name + ".py");
        return (Solution) new Annotator(host, AnnotatorTest.NoSystemCode.NONE, new FlowSpace(host, false))
                .annotate(module.attribute("main").orElseThrow(), List.of(Annotator.textList()));
    }

    /** The answers of a sound inference; tests break one of them. */
    private static class Answers implements FixedPoint {
        final Solution sound = solution();

        @Override
        public List<FunctionGraph> graphs() {
            return sound.graphs();
        }

        @Override
        public boolean isReachable(Block block) {
            return sound.isReachable(block);
        }

        @Override
        public boolean isReachable(Link link) {
            return sound.isReachable(link);
        }

        @Override
        public SomeValue annotation(Value value) {
            return sound.annotation(value);
        }

        @Override
        public SomeValue passed(Block block, Link link, int index) {
            return sound.passed(block, link, index);
        }

        @Override
        public Optional<Resolution> knownResolution(Operation operation) {
            return sound.knownResolution(operation);
        }

        @Override
        public boolean mayLack(ClassDefinition definition, String attribute) {
            return sound.mayLack(definition, attribute);
        }

        @Override
        public List<Change> flowAgain(Block block) {
            return sound.flowAgain(block);
        }

        final FunctionGraph graph(String name) {
            return graphs().stream()
                    .filter(graph -> graph.name().equals(name))
                    .findFirst()
                    .orElseThrow();
        }

        final Operation operation(String graph, FlowOpcode opcode) {
            return graph(graph).blocks().stream()
                    .flatMap(block -> block.operations().stream())
                    .filter(operation -> operation.opcode() == opcode)
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static void assertFound(FixedPoint broken, String graph, String text) {
        TranslatorFault fault = assertThrows(TranslatorFault.class, () -> new CheckFixedPoint(broken).check());
        assertTrue(fault.getMessage().contains(text), fault::getMessage);
        assertTrue(fault.getMessage().contains(", block "), fault::getMessage);
        assertTrue(fault.graph().name().equals(graph), fault::getMessage);
    }

    @Test
    void aSoundInferencePasses() {
        assertDoesNotThrow(() -> solution().requireFixedPoint());
        assertDoesNotThrow(() -> new CheckFixedPoint(new Answers()).check());
    }

    @Test
    void everyOrderIsSound() {
        for (long seed = 0; seed < 20; seed++) {
            String name = "fixed" + modules++;
            HostObject module = host.loadModule(name, SOURCE, name + ".py");
            AnnotatedProgram program = new Annotator(
                            host,
                            AnnotatorTest.NoSystemCode.NONE,
                            new FlowSpace(host, false),
                            WorkOrder.shuffled(seed),
                            IntegerModel.WORD,
                            UnionModel.REFUSED,
                            closed -> {})
                    .annotate(module.attribute("main").orElseThrow(), List.of(Annotator.textList()));
            assertDoesNotThrow(program::requireFixedPoint);
        }
    }

    @Test
    void anOperandOfWhichNothingIsKnown() {
        assertFound(
                new Answers() {
                    private final Value operand =
                            operation("main", FlowOpcode.LT).argument(0);

                    @Override
                    public SomeValue annotation(Value value) {
                        return value == operand ? SomeImpossible.IMPOSSIBLE : super.annotation(value);
                    }

                    @Override
                    public SomeValue passed(Block block, Link link, int index) {
                        return link.target().inputArguments().get(index) == operand
                                ? SomeImpossible.IMPOSSIBLE
                                : super.passed(block, link, index);
                    }
                },
                "main",
                "nothing is known of operand");
    }

    @Test
    void aVariableThatDoesNotCoverWhatALinkPasses() {
        assertFound(
                new Answers() {
                    @Override
                    public SomeValue passed(Block block, Link link, int index) {
                        return link.target() == graph("twice").returnBlock()
                                ? Lattice.FLOAT
                                : super.passed(block, link, index);
                    }
                },
                "twice",
                "does not cover what a link passes: float");
    }

    @Test
    void aParameterThatDoesNotCoverAnArgument() {
        assertFound(
                new Answers() {
                    private final Value parameter = graph("twice").parameters().getFirst();

                    @Override
                    public SomeValue annotation(Value value) {
                        return value == parameter ? Lattice.BOOL : super.annotation(value);
                    }
                },
                "main",
                "parameter 'n'");
    }

    @Test
    void aResultThatDoesNotCoverWhatIsReturned() {
        assertFound(
                new Answers() {
                    private final Value result =
                            graph("twice").returnBlock().inputArguments().getFirst();

                    @Override
                    public SomeValue annotation(Value value) {
                        return value == result ? Lattice.STRING : super.annotation(value);
                    }

                    @Override
                    public SomeValue passed(Block block, Link link, int index) {
                        return link.target() == graph("twice").returnBlock()
                                ? SomeImpossible.IMPOSSIBLE
                                : super.passed(block, link, index);
                    }
                },
                "main",
                "its result, of");
    }

    @Test
    void anAttributeThatIsReadAsLessThanItIs() {
        assertFound(
                new Answers() {
                    private final Value result =
                            operation("named", FlowOpcode.GETATTR).result();

                    @Override
                    public SomeValue annotation(Value value) {
                        return value == result ? Lattice.INTEGER : super.annotation(value);
                    }

                    @Override
                    public SomeValue passed(Block block, Link link, int index) {
                        return link.arguments().get(index) == result
                                ? SomeImpossible.IMPOSSIBLE
                                : super.passed(block, link, index);
                    }
                },
                "named",
                "attribute 'name' is int");
    }

    @Test
    void anAttributeThatAnInstanceMayLackWithoutTelling() {
        assertFound(
                new Answers() {
                    @Override
                    public boolean mayLack(ClassDefinition definition, String attribute) {
                        return definition.hostClass().name().equals("Cat");
                    }
                },
                "named",
                "may lack attribute 'name'");
    }

    @Test
    void anOperationWithoutAMeaning() {
        assertFound(
                new Answers() {
                    private final Operation addition = operation("twice", FlowOpcode.ADD);

                    @Override
                    public Optional<Resolution> knownResolution(Operation operation) {
                        return operation == addition ? Optional.empty() : super.knownResolution(operation);
                    }
                },
                "twice",
                "no meaning");
    }

    @Test
    void aBlockThatChangesSomethingWhenItIsFlowedOnceMore() {
        assertFound(
                new Answers() {
                    @Override
                    public List<Change> flowAgain(Block block) {
                        return block == graph("twice").startBlock()
                                ? List.of(new Change(Optional.empty(), "makes something more general that is known"))
                                : List.of();
                    }
                },
                "twice",
                "flowed once more, it makes something more general");
    }
}
