package dev.serpentine.graph.backendtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.program.Program;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Tests that run samples on a platform. */
public abstract class PlatformTest {
    private final Platform platform;

    /** An empty folder of the test's own. */
    @TempDir
    protected Path folder;

    /** Tests of one platform. */
    protected PlatformTest(Platform platform) {
        this.platform = platform;
    }

    /** Checks that a sample is well formed, and that interpreter and platform print and return what is expected. */
    protected final void check(String text, String output, int status) throws Exception {
        Program program = Surroundings.parse(text);
        GraphChecker.require(program, GraphStage.TYPED, "the parser");
        InterpretedProcess process = InterpretedProcess.captured("");
        assertEquals(status, ProgramRunner.run(program, process), "in the interpreter");
        assertEquals(output, process.outputText(), "in the interpreter");
        checkOnPlatform(text, output, status);
    }

    /** The same without the interpreter, for what only the platform answers. */
    protected final void checkOnPlatform(String text, String output, int status) throws Exception {
        for (Platform.Outcome outcome :
                platform.run(Surroundings.parse(text), Files.createTempDirectory(folder, "program"))) {
            assertEquals(output, outcome.output(), () -> outcome.way() + ": " + outcome.errors());
            assertEquals(status, outcome.status(), () -> outcome.way() + ": " + outcome.errors());
        }
    }
}
