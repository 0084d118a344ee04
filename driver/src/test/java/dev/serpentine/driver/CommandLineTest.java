package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandLineTest {
    @TempDir
    Path folder;

    private String program;

    @BeforeEach
    void makeProgram() throws IOException {
        program = Files.writeString(folder.resolve("hello.py"), "").toString();
    }

    /** Parses words among which PROGRAM stands for a file that exists. */
    private CommandLine.Wish parse(String... words) throws WrongUsage {
        List<String> line = new ArrayList<>(List.of(words));
        line.replaceAll(word -> word.equals("PROGRAM") ? program : word);
        return CommandLine.parse(line);
    }

    private Request request(String... words) throws WrongUsage {
        return assertInstanceOf(CommandLine.Wish.Do.class, parse(words)).request();
    }

    private String complaint(String... words) {
        return assertThrows(WrongUsage.class, () -> parse(words)).getMessage();
    }

    @Test
    void optionsStandBeforeOrBehindTheProgramToTranslate() throws WrongUsage {
        Request request = request("translate", "-O3", "--timings", "PROGRAM", "-o", "out", "--emit=c");
        assertEquals(3, request.optimisation());
        assertTrue(request.has(Option.TIMINGS));
        assertFalse(request.has(Option.UNCHECKED));
        assertEquals(Path.of("out"), request.output());
        assertEquals(EmittedStage.C, request.emit().orElseThrow());
    }

    @Test
    void whatIsNotGivenHasADefault() throws WrongUsage {
        Request request = request("translate", "PROGRAM");
        assertEquals("llvm", request.value(Option.BACKEND));
        assertEquals(2, request.optimisation());
        assertEquals(Path.of("hello"), request.output());
        assertTrue(request.emit().isEmpty());
    }

    @Test
    void wordsBehindTheProgramToRunBelongToIt() throws WrongUsage {
        Request request = request("run", "--backend=interpreter", "PROGRAM", "--timings", "-o", "x");
        assertEquals(List.of("--timings", "-o", "x"), request.arguments());
        assertFalse(request.has(Option.TIMINGS));
    }

    @Test
    void helpListsWhatACommandTakes() throws WrongUsage {
        String all = assertInstanceOf(CommandLine.Wish.Help.class, parse("--help")).text();
        assertTrue(all.contains("serpentine translate [options] program.py"));
        String run = assertInstanceOf(CommandLine.Wish.Help.class, parse("run", "--help")).text();
        assertTrue(run.contains("--backend=BACKEND"));
        assertFalse(run.contains("--emit"));
    }

    @Test
    void passesArePrintedWithoutAProgram() throws WrongUsage {
        String passes = assertInstanceOf(CommandLine.Wish.Help.class, parse("translate", "--print-passes", "--backend=c", "-O0")).text();
        assertEquals(List.of("wrap-arithmetic-with-unused-high-bits", "keep-reachable-graphs", "insert-stack-checks", "make-exceptions-explicit", "insert-collector"),
                passes.lines().map(line -> line.substring(0, line.indexOf(' '))).toList());
        assertTrue(passes.lines().anyMatch(line -> line.startsWith("make-exceptions-explicit") && line.contains(" exceptions explicit ")), passes);
    }

    @Test
    void whatAPassMadeCanBeEmitted() throws WrongUsage {
        Request request = request("translate", "--emit=after:make-switches", "--backend=jvm", "PROGRAM");
        assertEquals(EmittedStage.AFTER, request.emit().orElseThrow());
        assertEquals("make-switches", request.lastPass());
        assertTrue(complaint("translate", "--emit=after:make-switches", "--backend=c", "PROGRAM").startsWith("no pass on the way to c at -O2 is called 'make-switches'; there are wrap-arithmetic"));
    }

    @Test
    void complaintsSayWhatWouldDo() {
        assertEquals("a command is needed: translate or run", complaint());
        assertEquals("there is no command 'translat'", complaint("translat", "PROGRAM"));
        assertEquals("'run' has no option '--emit=c'", complaint("run", "--emit=c", "PROGRAM"));
        assertEquals("-ON can be 0, 1, 2, 3; it cannot be 's'", complaint("run", "-Os", "PROGRAM"));
        assertEquals("-o needs a value", complaint("translate", "PROGRAM", "-o"));
        assertEquals("'translate' needs a program: serpentine translate program.py", complaint("translate"));
        assertEquals("there is no file 'missing.py'", complaint("translate", "missing.py"));
        assertEquals("interpreted graphs cannot be written to a file; use 'run'", complaint("translate", "--backend=interpreter", "PROGRAM"));
    }
}
