package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How whole commands end. What programs do is the conformance suite's business. */
class MainTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream output = new ByteArrayOutputStream();
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

    private int run(String... words) {
        StandardStreams streams = new StandardStreams(new ByteArrayInputStream(new byte[0]), new PrintStream(output, true, StandardCharsets.UTF_8),
                new PrintStream(errors, true, StandardCharsets.UTF_8));
        return Main.run(List.of(words), streams);
    }

    private String program(String text) throws IOException {
        return Files.writeString(folder.resolve("program.py"), text).toString();
    }

    private String errors() {
        return errors.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aProgramEndsWithItsOwnStatus() throws IOException {
        String program = program("def main(argv):\n    print('args', len(argv), 'é')\n    return 3\n");
        assertEquals(3, run("run", "--backend=interpreter", "--check-graphs", program, "one"), this::errors);
        assertEquals("args 2 é\n", output.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aProgramMayBearTheNameOfWhatIsMadeOnTheWay() throws IOException {
        String text = "def main(argv):\n    return 3\n";
        assertEquals(3, run("run", "--backend=c", Files.writeString(folder.resolve("c.py"), text).toString()), this::errors);
        assertEquals(3, run("run", "--backend=llvm", Files.writeString(folder.resolve("program.o.py"), text).toString()), this::errors);
    }

    @Test
    void wrongUsageSaysWhatToDo() {
        assertEquals(2, run("translate", "missing.py"));
        assertEquals("serpentine: there is no file 'missing.py'\n'serpentine --help' tells what there is.\n", errors());
    }

    @Test
    void importErrorsAreShownAsPythonsTraceback() throws IOException {
        assertEquals(1, run("translate", "--emit=flow", program("import missing_module\n")));
        assertTrue(errors().startsWith("Traceback (most recent call last):\n"), errors());
        assertTrue(errors().endsWith("ModuleNotFoundError: No module named 'missing_module'\n"), errors());
        assertFalse(errors().contains("serpentine"), errors());
    }

    @Test
    void aProgramWithoutAnEntryPointIsRefused() throws IOException {
        assertEquals(1, run("translate", "--errors=json", program("x = 1\n")));
        assertTrue(errors().startsWith("{\"errors\": [{\"kind\": \"NO_ENTRY_POINT\""), errors());
    }

    @Test
    void typeErrorsNameThePlace() throws IOException {
        String program = program("def main(argv):\n    return len(argv) + 'x'\n");
        assertEquals(1, run("translate", program));
        assertTrue(errors().startsWith(program + ":2:12: error: "), errors());
        assertTrue(errors().contains("        return len(argv) + 'x'\n"), errors());
    }

    @Test
    void aDeviceIsWrittenToAndNotReplaced() throws IOException {
        Path device = Path.of("/dev/full");
        assumeTrue(Files.exists(device));
        String program = program("def main(argv):\n    return 0\n");
        assertEquals(3, run("translate", "--emit=typed", "-o", device.toString(), program));
        assertTrue(errors().startsWith("serpentine: the output '/dev/full' cannot be written: "), errors());
        assertFalse(Files.isRegularFile(device));
    }

    @Test
    void whatTargetRaisesIsShownAsPythonsTraceback() throws IOException {
        assertEquals(1, run("translate", "--emit=flow", program("def target(driver, args):\n    raise ValueError('no')\n")));
        assertTrue(errors().startsWith("Traceback (most recent call last):\n"), errors());
        assertTrue(errors().endsWith("ValueError: no\n"), errors());
    }
}
