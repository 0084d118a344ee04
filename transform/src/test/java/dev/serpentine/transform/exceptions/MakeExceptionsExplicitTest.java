package dev.serpentine.transform.exceptions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import dev.serpentine.transform.stack.InsertStackChecks;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MakeExceptionsExplicitTest {
    private static Program program() throws IOException {
        try (InputStream stream = MakeExceptionsExplicitTest.class.getResourceAsStream("exceptions.graphs")) {
            return GraphText.parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8))
                    .program()
                    .orElseThrow();
        }
    }

    @Test
    void keepsWhatTheProgramDoes() throws IOException {
        InterpretedProcess implicit = InterpretedProcess.captured("");
        Program checked = program();
        new InsertStackChecks().apply(checked);
        int implicitStatus = ProgramRunner.run(checked, implicit);
        Program program = program();
        new InsertStackChecks().apply(program);
        InterpretedProcess explicit = InterpretedProcess.captured("");
        int explicitStatus = ProgramRunner.run(new MakeExceptionsExplicit().apply(program), explicit);
        assertEquals("hello\n2036\n5\n-10\n9000000000000000000\n-99\n-77\n", implicit.outputText());
        assertEquals(implicit.outputText(), explicit.outputText());
        assertEquals("""
                Traceback (most recent call last):
                  File "prog.py", line 10, in main
                  File "prog.py", line 32, in risky
                uncaught
                """, explicit.errorText());
        assertEquals(implicitStatus, explicitStatus);
    }

    @Test
    void leavesNothingImplicit() throws IOException {
        Program program = program();
        GraphChecker.require(program, GraphStage.TYPED, "parsing");
        new InsertStackChecks().apply(program);
        GraphChecker.require(program, GraphStage.TYPED, "stack checks");
        program = new MakeExceptionsExplicit().apply(program);
        GraphChecker.require(program, GraphStage.EXCEPTIONS_EXPLICIT, "the exception transformer");
        for (FunctionGraph graph : program.graphs()) {
            for (Block block : graph.blocks()) {
                assertFalse(block.exit() instanceof BlockExit.MayRaise, graph.name());
                assertFalse(block == graph.raiseBlock(), graph.name());
                assertTrue(block.operations().stream().noneMatch(RaiseAnalysis::isChecked), graph.name());
            }
        }
    }

    @Test
    void testsNoCallThatCannotRaise() throws IOException {
        Program program = new MakeExceptionsExplicit().apply(program());
        FunctionGraph show = program.graphs().stream()
                .filter(graph -> graph.name().equals("show"))
                .findFirst()
                .orElseThrow();
        assertTrue(show.blocks().stream()
                .flatMap(block -> block.operations().stream())
                .noneMatch(operation -> operation.opcode() == LowLevelOpcode.GETFIELD));
    }
}
