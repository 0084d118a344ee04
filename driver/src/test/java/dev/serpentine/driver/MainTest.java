package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How whole commands end. What programs do is the conformance suite's business. */
class MainTest {
    @TempDir
    Path folder;

    private final CommandRun command = new CommandRun();

    private String program(String text) throws IOException {
        return Files.writeString(folder.resolve("program.py"), text).toString();
    }

    @Test
    void aProgramEndsWithItsOwnStatus() throws IOException {
        String program = program("def main(argv):\n    print('args', len(argv), 'é')\n    return 3\n");
        assertEquals(3, command.run("run", "--backend=interpreter", "--check-graphs", program, "one"), command::errors);
        assertEquals("args 2 é\n", command.output());
    }

    @Test
    void aProgramMayBearTheNameOfWhatIsMadeOnTheWay() throws IOException {
        String text = "def main(argv):\n    return 3\n";
        assertEquals(
                3,
                command.run(
                        "run",
                        "--backend=c",
                        Files.writeString(folder.resolve("c.py"), text).toString()),
                command::errors);
        assertEquals(
                3,
                command.run(
                        "run",
                        "--backend=llvm",
                        Files.writeString(folder.resolve("program.o.py"), text).toString()),
                command::errors);
    }

    @Test
    void wrongUsageSaysWhatToDo() {
        assertEquals(2, command.run("translate", "missing.py"));
        assertEquals(
                "serpentine: there is no file 'missing.py'\n'serpentine --help' tells what there is.\n",
                command.errors());
    }

    @Test
    void wrongUsageSaysWhatMayHaveBeenMeant() {
        assertEquals(2, command.run("translat", "missing.py"));
        assertEquals(
                "serpentine: there is no command 'translat'\nDid you mean: 'translate'? 'serpentine --help' tells what there is.\n",
                command.errors());
        assertEquals(2, command.run("translate", "--errors=json", "--bakcend=jvm", "missing.py"));
        assertTrue(command.errors().contains("\"kind\": \"WRONG_USAGE\""), command.errors());
        assertTrue(command.errors().contains("\"message\": \"Did you mean: '--backend'?\""), command.errors());
    }

    @Test
    void whateverIsWrongWithACommandLineIsSaidInASentence() {
        for (List<String> line : List.of(
                List.of("--timings=5", "a.py"),
                List.of("translate", "--static=", "a.py"),
                List.of("-gx", "a.py"),
                List.of("completion", "x"),
                List.of("help", "run", "x"),
                List.of("translate", "a.py", "b.py"),
                List.of("run", "--emit", "c"),
                List.of("-o"),
                List.of("--backend"),
                List.of("-O"),
                List.of("--"),
                List.of("-"),
                List.of(""),
                List.of("-5"),
                List.of("run", "--", "--"),
                List.of("translate", "--", "a.py", "-g"),
                List.of("nosuch/"),
                List.of("@file"))) {
            assertEquals(2, command.run(line.toArray(String[]::new)), line::toString);
            assertTrue(
                    command.errors()
                            .matches("serpentine: [^\n]+\n([^\n]+ )?'serpentine --help' tells what there is.\n"),
                    command::errors);
            assertFalse(
                    command.errors().contains("picocli") || command.errors().contains("Exception"), command::errors);
            assertEquals("", command.output());
        }
    }

    @Test
    void importErrorsAreShownAsPythonsTraceback() throws IOException {
        assertEquals(1, command.run("translate", "--emit=flow", program("import missing_module\n")));
        assertTrue(command.errors().startsWith("Traceback (most recent call last):\n"), command.errors());
        assertTrue(
                command.errors().endsWith("ModuleNotFoundError: No module named 'missing_module'\n"), command.errors());
        assertFalse(command.errors().contains("serpentine"), command.errors());
    }

    @Test
    void aProgramWithoutAnEntryPointIsRefused() throws IOException {
        assertEquals(1, command.run("translate", "--errors=json", program("x = 1\n")));
        assertTrue(command.errors().startsWith("{\"errors\": [{\"kind\": \"NO_ENTRY_POINT\""), command.errors());
    }

    @Test
    void whatIsPrintedAtTranslationTimeIsSaid() throws IOException {
        String program = program("x = 1\nprint(x)\ndef main(argv):\n    return 0\n");
        assertEquals(0, command.run("translate", "--emit=flow", program));
        assertTrue(
                command.errors().startsWith(program + ":2:1: note: what the top level prints was printed now, "),
                command.errors());
        assertEquals(0, command.run("translate", "--emit=flow", "--errors=json", program));
        assertTrue(
                command.errors()
                        .startsWith("{\"remarks\": [{\"kind\": \"PRINTED_AT_IMPORT\", \"file\": \"" + program
                                + "\", \"line\": 2, \"column\": 1, "),
                command.errors());
        assertEquals(0, command.run("translate", "--emit=flow", program("print(1)\n")));
        assertEquals("", command.errors());
    }

    @Test
    void typeErrorsNameThePlace() throws IOException {
        String program = program("def main(argv):\n    return len(argv) + 'x'\n");
        assertEquals(1, command.run("translate", program));
        assertTrue(command.errors().startsWith(program + ":2:12: error: "), command.errors());
        assertTrue(command.errors().contains("        return len(argv) + 'x'\n"), command.errors());
    }

    @Test
    void aDeviceIsWrittenToAndNotReplaced() throws IOException {
        Path device = Path.of("/dev/full");
        assumeTrue(Files.exists(device));
        String program = program("def main(argv):\n    return 0\n");
        assertEquals(3, command.run("translate", "--emit=typed", "-o", device.toString(), program));
        assertTrue(
                command.errors().startsWith("serpentine: the output '/dev/full' cannot be written: "),
                command.errors());
        assertFalse(Files.isRegularFile(device));
    }

    @Test
    void whatTargetRaisesIsShownAsPythonsTraceback() throws IOException {
        assertEquals(
                1,
                command.run(
                        "translate",
                        "--emit=flow",
                        program("def target(driver, args):\n    raise ValueError('no')\n")));
        assertTrue(command.errors().startsWith("Traceback (most recent call last):\n"), command.errors());
        assertTrue(command.errors().endsWith("ValueError: no\n"), command.errors());
    }
}
