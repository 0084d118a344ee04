package dev.serpentine.typer.system;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs system code untranslated under CPython 3.12, where that is installed, and compares it with Python's own
 * behaviour.
 */
class SystemCodeUnderPythonTest {

    @ParameterizedTest
    @ValueSource(strings = {"test_system_code.py", "test_regular_expressions.py"})
    void behavesAsPython(String test) throws Exception {
        List<String> python = python();
        assumeTrue(!python.isEmpty(), "there is no CPython 3.12");
        Path typer = Path.of("").toAbsolutePath();
        Process process = new ProcessBuilder(Stream.concat(
                                python.stream(),
                                Stream.of(
                                        typer.resolve("src/test/python")
                                                .resolve(test)
                                                .toString(),
                                        typer.resolveSibling("rlib")
                                                .resolve("src/main/resources")
                                                .toString(),
                                        typer.resolve("src/main/resources/dev/serpentine/typer/system")
                                                .toString()))
                        .toList())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
    }

    private static List<String> python() throws Exception {
        for (String name : candidates()) {
            try {
                Process process = new ProcessBuilder(
                                name, "-c", "import sys; sys.exit(sys.version_info[:2] != (3, 12))")
                        .redirectErrorStream(true)
                        .start();
                process.getInputStream().readAllBytes();
                if (process.waitFor() == 0) {
                    return List.of(name, "-B");
                }
            } catch (IOException absent) {
                // the next candidate
            }
        }
        return List.of();
    }

    private static List<String> candidates() throws IOException {
        Path versions = Path.of(System.getProperty("user.home"), ".pyenv", "versions");
        if (!Files.isDirectory(versions)) {
            return List.of("python3.12", "python3");
        }
        try (Stream<Path> installed = Files.list(versions)) {
            return Stream.concat(
                            Stream.of("python3.12", "python3"),
                            installed.map(path -> path.resolve("bin/python3.12").toString()))
                    .toList();
        }
    }
}
