package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Assemblies as users get them: a library and a C# program that uses it, and what a program that fails says. */
class CliTargetTest {
    @TempDir
    Path folder;

    private final CommandRun command = new CommandRun();

    private static byte[] resource(String name) throws IOException {
        try (InputStream stream = CliTargetTest.class.getResourceAsStream(name)) {
            return stream.readAllBytes();
        }
    }

    private String output(String... words) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), String.join(" ", words));
        return text;
    }

    private static boolean isInstalled(String tool) {
        return Arrays.stream(System.getenv("PATH").split(":"))
                .anyMatch(place -> Files.isExecutable(Path.of(place, tool)));
    }

    @Test
    void aProgramInAnotherLanguageUsesIt() throws Exception {
        Path source = Files.write(folder.resolve("shapes.py"), resource("shapes.py"));
        Path library = folder.resolve("shapes.dll");
        assertEquals(
                0,
                command.run(
                        "translate",
                        "--backend=cli",
                        "--library",
                        "--check-graphs",
                        "-o",
                        library.toString(),
                        source.toString()),
                command::errors);
        assertTrue(Files.isRegularFile(library));
        assumeTrue(
                isInstalled("mcs") && isInstalled("mono"),
                "skipped the use of the library, since mcs or mono is missing: apt-get install mono-runtime mono-mcs");
        Files.write(folder.resolve("UseShapes.cs"), resource("UseShapes.cs"));
        output("mcs", "-warnaserror", "-r:shapes.dll", "UseShapes.cs");
        assertEquals(new String(resource("UseShapes.txt"), StandardCharsets.UTF_8), output("mono", "UseShapes.exe"));
    }

    @Test
    void tracebacksShowSourceLines() throws Exception {
        assumeTrue(isInstalled("mono"), "skipped, since mono is missing: apt-get install mono-runtime");
        String text = """
                def check(numbers, index):
                    for i in range(1):
                        print(numbers[index])


                def main(argv):
                    check([len(argv)], len(argv) + 5)
                    return 0
                """;
        Path source = Files.writeString(folder.resolve("failing.py"), text);
        Path assembly = folder.resolve("failing.exe");
        assertEquals(
                0,
                command.run("translate", "--backend=cli", "-o", assembly.toString(), source.toString()),
                command::errors);
        Process process = new ProcessBuilder("mono", "--debug", assembly.toString()).start();
        String complaint = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(1, process.waitFor());
        assertTrue(
                complaint.startsWith("Traceback (most recent call last):\n  File \"" + source + "\", line "),
                complaint);
        assertTrue(complaint.contains("line 3, in "), complaint);
        assertTrue(complaint.contains("    print(numbers[index])\n"), complaint);
        assertTrue(complaint.endsWith("IndexError: list index out of range\n"), complaint);
    }

    @Test
    void exportsNeedHints() throws Exception {
        Path source = Files.writeString(
                folder.resolve("lib.py"),
                "from rpython.rlib.entrypoint import exported\n\n\n@exported\ndef f(x) -> int:\n    return x\n");
        assertEquals(1, command.run("translate", "--backend=cli", "--library", source.toString()));
        assertTrue(command.errors().contains("the exported function f has no type hint for x"), command::errors);
    }
}
