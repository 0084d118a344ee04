package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code serpentine bench} on a program of a few lines. */
class BenchCommandTest {
    @TempDir
    private Path folder;

    private final CommandRun command = new CommandRun();
    private Path program;

    @BeforeEach
    void write() throws IOException {
        program = Files.createDirectories(folder.resolve("programs")).resolve("count_up.py");
        Files.writeString(program, """
                import sys

                def main():
                    total = 0
                    for i in range(int(sys.argv[1]) * 1000):
                        total += i % 7
                    print(total)

                if __name__ == "__main__":
                    main()
                # bench rounds: 3
                """);
    }

    private void writeTwin(String result) throws IOException {
        Path twin = Files.createDirectories(folder.resolve("java")).resolve("CountUp.java");
        Files.writeString(twin, """
                public final class CountUp {
                    public static void main(String[] words) {
                        long total = 0;
                        for (long i = 0; i < Integer.parseInt(words[0]) * 1000L; i++) {
                            total += i %% 7;
                        }
                        System.out.println(%s);
                    }
                }
                """.formatted(result));
    }

    @Test
    void comparesWithTheTwinBesideTheProgram() throws IOException {
        writeTwin("total");
        Path json = folder.resolve("report.json");
        Path page = folder.resolve("report.html");
        int status = command.run(
                "bench", "--targets=jvm", "--repetitions=1", "--json=" + json, "--html=" + page, program.toString());
        assertEquals(0, status, command::errors);
        assertTrue(command.output().lines().anyMatch(line -> line.startsWith("count_up ")), command::output);
        String report = Files.readString(json);
        assertTrue(report.contains("\"complete\": true") && report.contains("\"rounds\": 3"), report);
        assertTrue(report.contains("\"jvm\": {\"time\"") && report.contains("\"java-twin\": {\"time\""), report);
        assertTrue(Files.readString(page).contains("\"name\": \"count_up\""));
    }

    @Test
    void leavesOutWhatPrintsSomethingElse() throws IOException {
        writeTwin("total + 1");
        int status = command.run("bench", "--targets=jvm", "--repetitions=1", program.toString());
        assertEquals(1, status);
        assertTrue(
                command.errors().contains("count_up in Java twin is left out: it prints something else than JVM"),
                command::errors);
        assertFalse(command.output().contains("Java twin"), command::output);
    }

    @Test
    void showsWhyAProgramIsNotTranslated() throws IOException {
        Files.writeString(program, "def main():\n    print(1 + 'a')\n\nmain()\n");
        assertEquals(1, command.run("bench", "--targets=jvm", "--repetitions=1", program.toString()));
        assertTrue(command.errors().contains("count_up in JVM is left out: it cannot be made:"), command::errors);
        assertTrue(command.errors().contains("count_up.py:2"), command::errors);
    }

    @Test
    void saysWhatMeansNothing() {
        assertEquals(2, command.run("bench", "--targets=jvn", program.toString()));
        assertTrue(command.errors().contains("'jvn' is no target to measure"), command::errors);
        assertEquals(2, command.run("bench", "--repetitions=0", program.toString()));
        assertTrue(command.errors().contains("--repetitions=N is a number from 1 to 1000, not '0'"), command::errors);
        assertEquals(2, command.run("bench", folder.resolve("none.py").toString()));
        assertTrue(command.errors().contains("there is no file"), command::errors);
        assertEquals(2, command.run("bench", "--library", program.toString()));
        assertEquals(2, command.run("run", "--targets=c", program.toString()));
    }
}
