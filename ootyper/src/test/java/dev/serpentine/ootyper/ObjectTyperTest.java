package dev.serpentine.ootyper;

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
import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.program.Reachability;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.typer.TypingOptions;
import dev.serpentine.typer.system.RegisteredLibrary;
import dev.serpentine.typer.system.SystemCodeRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Small programs, typed, checked and run in the graph interpreter. */
class ObjectTyperTest {
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
        Program program =
                ObjectTyper.type(annotated, host, new RegisteredLibrary(systemCode), TypingOptions.CHECKED, List.of());
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

    private static final String SHAPES = """
            class Shape:
                kind = 'shape'
                def __init__(self, size):
                    self.size = size
                def area(self):
                    return 0
            class Square(Shape):
                kind = 'square'
                def area(self):
                    return self.size * self.size
            class Line(Shape):
                pass
            def total(shapes):
                result = 0
                for shape in shapes:
                    result += shape.area()
                return result
            def name(shape):
                return shape.kind
            def main():
                shapes = [Square(3), Line(4), Square(5)]
                print(total(shapes), total(PREBUILT), name(shapes[0]), name(shapes[1]), isinstance(shapes[1], Square))
            PREBUILT = [Square(2), Shape(1)]
            """;

    @Test
    void classesStayClasses() {
        prints("34 4 square shape False\n", SHAPES);
        Program program = typed(SHAPES);
        Reachability reached = new Reachability();
        program.graphs().forEach(reached::addGraph);
        InstanceType square = classNamed(reached, "Square");
        InstanceType shape = classNamed(reached, "Shape");
        assertEquals(Optional.of(shape), square.parent());
        assertEquals(
                List.of("size"),
                shape.ownFields().stream().map(FieldedType.Field::name).toList());
        assertEquals(
                List.of("area"),
                ClassContents.of(square).methods().stream()
                        .map(ClassContents.Method::name)
                        .toList());
        assertEquals(List.of(), ClassContents.of(classNamed(reached, "Line")).methods());
    }

    private static InstanceType classNamed(Reachability reached, String name) {
        return reached.classes().stream()
                .filter(type -> type.name().endsWith("." + name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void virtualCallsStayVirtualCalls() {
        Program program = typed(SHAPES);
        assertTrue(has(graph(program, "total"), LowLevelOpcode.CALL_METHOD));
        assertTrue(has(graph(program, "name"), LowLevelOpcode.CLASS_OF));
        assertFalse(program.graphs().stream().anyMatch(graph -> has(graph, LowLevelOpcode.INDIRECT_CALL)));
    }

    @Test
    void methodsOfTheSameMeaningAreOneMethod() {
        Program program = typed("""
                class Base:
                    def step(self):
                        return 1
                class First(Base):
                    def step(self):
                        return 2
                class Second(First):
                    def step(self):
                        return 3
                def some(which):
                    return [Base(), First(), Second()][which]
                def below(which):
                    return [First(), Second()][which]
                def main():
                    print(some(0).step() + below(1).step() + some(2).step())
                """);
        Reachability reached = new Reachability();
        program.graphs().forEach(reached::addGraph);
        assertEquals(
                List.of("step"),
                ClassContents.of(classNamed(reached, "Second")).methods().stream()
                        .map(ClassContents.Method::name)
                        .toList());
    }

    @Test
    void exceptionsAreCaughtByClass() {
        prints("low 3\nkey 'x'\nnothing\noverflow\ndeep\n", """
                class Low(Exception):
                    def __init__(self, level):
                        self.level = level
                class Lower(Low):
                    pass
                def fail(which, n):
                    if which == 0:
                        raise Lower(3)
                    if which == 1:
                        return {'y': 1}['x']
                    if which == 2:
                        return n * n
                    return fail(which, n) + 1
                def main():
                    for which in range(4):
                        try:
                            fail(which, 1 << 62)
                        except Low as low:
                            print('low', low.level)
                        except KeyError as error:
                            print('key', error)
                            try:
                                fail(1, 0)
                            except (ZeroDivisionError, AssertionError):
                                print('never')
                            except BaseException:
                                print('nothing')
                        except OverflowError:
                            print('overflow')
                        except RecursionError:
                            print('deep')
                """);
    }
}
