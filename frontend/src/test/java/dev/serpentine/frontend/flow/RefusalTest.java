package dev.serpentine.frontend.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the flow space refuses, and how it says so. */
class RefusalTest {
    private static GraalHost host;

    @BeforeAll
    static void start() {
        host = GraalHost.start(List.of());
    }

    @AfterAll
    static void close() {
        host.close();
    }

    private static String refusals(String source) {
        HostObject function =
                host.loadModule("refused", source, "refused.py").attribute("f").orElseThrow();
        return new FlowSpace(host, false)
                .graphOf(function).blocks().stream()
                        .flatMap(block -> block.operations().stream())
                        .flatMap(RefusalTest::refusal)
                        .distinct()
                        .map(diagnostic -> diagnostic.position() + ": " + diagnostic.text())
                        .collect(Collectors.joining("\n"));
    }

    private static Stream<Diagnostic> refusal(Operation operation) {
        return switch ((FlowOpcode) operation.opcode()) {
            case REFUSE -> Stream.of((Diagnostic) ((Constant) operation.argument(0)).value());
            case UNBOUND -> {
                UnboundName name = (UnboundName) ((Constant) operation.argument(0)).value();
                yield Stream.of(Diagnostic.of(name.kind(), operation.position(), name.name(), name.advice()));
            }
            default -> Stream.of();
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "def f(x):\\n    class C: y = x | refused.py:2:5: class C within a function, which uses the function's variable 'x', is not supported; define it at module level, and pass its instances what they need",
                "def f(x):\\n    return 1 + eval(x) | refused.py:2:16: eval() at run time is not supported; compute the value in the program itself",
                "def f(x):\\n    return 1 + undefined(x) | refused.py:2:16: the name undefined is not defined; define it at module level or import it",
                "def f(x):\\n    total += x\\n    return total | refused.py:2:5: the variable total is read before it is assigned; assign it on the way here",
                "def f(x):\\n    return __import__(x) | refused.py:2:12: __import__() at run time is not supported; import at module level",
                "def f(x):\\n    raise | refused.py:2:5: there is no exception to raise again here; name one, or write this in an except clause",
                "def f(x):\\n    import not_there_at_all | refused.py:2:5: importing not_there_at_all fails; import what is there, at module level",
                "import os\\ndef f(x):\\n    os.sep = x | refused.py:3:5: assignment to sep of another module is not supported; keep it in a module of your own that is imported at module level",
            })
    void oneForm(String source, String message) {
        assertEquals(message, refusals(source.replace("\\n", "\n")));
    }

    @Test
    void allOfAFunctionComeTogetherAndOnce() {
        String source = """
                def f(x):
                    for i in x:
                        try:
                            exec(i)
                        finally:
                            globals()
                    return super()
                """;
        assertEquals("""
                refused.py:4:13: exec() at run time is not supported; execute it at import time, outside of functions
                refused.py:6:13: globals() at run time is not supported; look at it at once, as in globals()[name], or copy it: dict(globals())
                refused.py:7:12: super() here is not supported; call it in a method of a class that is defined at module level""", refusals(source));
    }
}
