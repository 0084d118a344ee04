package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Libraries as jars, and a Java program that uses two of them. */
class JvmLibraryTest {
    private static final String NUMBERS = """
            from rpython.rlib.entrypoint import exported

            numbers = []


            @exported
            def double(number: int) -> int:
                \"""Twice <a number>,
                as C:\\\\users knows */ it.\"""
                return number * 2


            @exported
            def next_number() -> int:
                numbers.append(0)
                return len(numbers)
            """;

    @TempDir
    Path folder;

    private final CommandRun command = new CommandRun();

    private static byte[] resource(String name) throws IOException {
        try (InputStream stream = JvmLibraryTest.class.getResourceAsStream(name)) {
            return stream.readAllBytes();
        }
    }

    private String java(String tool, String... words) throws IOException, InterruptedException {
        List<String> command = new java.util.ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", tool).toString()));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), String.join(" ", command) + text);
        return text;
    }

    private void makeLibrary(String name) {
        assertEquals(
                0,
                command.run(
                        "translate",
                        "--backend=jvm",
                        "--library",
                        "--check-graphs",
                        "-o",
                        folder.resolve(name + ".jar").toString(),
                        folder.resolve(name + ".py").toString()),
                command::errors);
    }

    @Test
    void aJavaProgramUsesTwoLibraries() throws Exception {
        Files.write(folder.resolve("shapes.py"), resource("shapes.py"));
        Files.writeString(folder.resolve("numbers.py"), NUMBERS);
        makeLibrary("shapes");
        makeLibrary("numbers");
        Files.write(folder.resolve("UseShapes.java"), resource("UseShapes.java.txt"));
        String classPath = String.join(java.io.File.pathSeparator, "shapes.jar", "numbers.jar", ".");
        java(
                "javac",
                "--release",
                "17",
                "-encoding",
                "UTF-8",
                "-Xlint:all",
                "-Werror",
                "-cp",
                classPath,
                "UseShapes.java");
        String expected = new String(resource("UseShapesFromJava.txt"), StandardCharsets.UTF_8);
        assertEquals(expected, java("java", "-Xverify:all", "-cp", classPath, "UseShapes"));
        try (JarFile jar = new JarFile(folder.resolve("shapes.jar").toFile())) {
            assertNull(jar.getManifest().getMainAttributes().getValue("Main-Class"));
            assertTrue(
                    jar.stream()
                            .allMatch(entry -> entry.getName().startsWith("shapes/")
                                    || entry.getName().startsWith("META-INF/")),
                    "shares nothing with other libraries");
        }
        try (JarFile jar = new JarFile(folder.resolve("shapes-sources.jar").toFile());
                InputStream source = jar.getInputStream(jar.getEntry("shapes/Shapes.java"))) {
            assertTrue(new String(source.readAllBytes(), StandardCharsets.UTF_8)
                    .contains("public static double area(double width, double height)"));
        }
    }

    @Test
    void theSurfaceCanBeRead() throws Exception {
        Path source = Files.writeString(folder.resolve("numbers.py"), NUMBERS);
        assertEquals(0, command.run("translate", "--emit=java", "--library", source.toString()), command::errors);
        String text = command.output();
        assertTrue(text.contains("     * Twice &lt;a number&gt;,\n"), text);
        assertTrue(text.contains("public static long double_(long number)"), text);
    }

    @Test
    void onlyLibrariesHaveASurface() throws Exception {
        Path source = Files.writeString(folder.resolve("numbers.py"), NUMBERS);
        assertEquals(2, command.run("translate", "--emit=java", source.toString()));
        assertTrue(command.errors().contains("--emit=java shows what a library looks like"), command::errors);
    }

    @Test
    void whatCannotCrossIsRefused() throws Exception {
        Path source = Files.writeString(
                folder.resolve("lib.py"),
                "from rpython.rlib.entrypoint import exported\n\n\n@exported\ndef f(x: None) -> int:\n    return 1\n");
        assertEquals(1, command.run("translate", "--backend=jvm", "--library", source.toString()));
        assertTrue(command.errors().contains("lib.py:4"), command::errors);
        assertTrue(command.errors().contains("the exported function f cannot have the hint"), command::errors);
    }

    @Test
    void resultsFitTheirHints() throws Exception {
        Path source = Files.writeString(
                folder.resolve("lib.py"),
                "from rpython.rlib.entrypoint import exported\n\n\n@exported\ndef named(n: int) -> int:\n    return 'x'\n");
        assertEquals(1, command.run("translate", "--backend=jvm", "--library", source.toString()));
        assertTrue(command.errors().contains("for its result, which its hint does not say"), command::errors);
        assertTrue(command.errors().contains("lib.py:4"), command::errors);
        assertFalse(command.errors().contains("serpentine_exports"), command::errors);
    }

    @Test
    void resultsOfOtherKindsThanTheirHintsAreToldTogether() throws Exception {
        Path source = Files.writeString(folder.resolve("lib.py"), """
                from rpython.rlib.entrypoint import exported


                @exported
                def never(n: int) -> int:
                    raise ValueError('never')


                @exported
                def quotient(n: int) -> int:
                    return n / 2


                @exported
                def flags(items: list[bool]) -> list[bool]:
                    items.append(3)
                    return items


                @exported
                def whole(n: int) -> float:
                    return n
                """);
        assertEquals(1, command.run("translate", "--backend=jvm", "--library", source.toString()));
        assertTrue(
                command.errors()
                        .contains(
                                "lib.py:9:1: error: the exported function quotient has int or float for its result, which its hint does not say"),
                command::errors);
        assertTrue(
                command.errors()
                        .contains(
                                "lib.py:14:1: error: the exported function flags has list[bool or int] for its result"),
                command::errors);
        assertFalse(command.errors().contains("never") || command.errors().contains("whole"), command.errors());
    }

    @Test
    void intsWithoutBoundsLeaveAsWordsOrRaise() throws Exception {
        Files.writeString(folder.resolve("lib.py"), """
                from rpython.rlib.entrypoint import exported


                @exported
                def add(a: int, b: int) -> int:
                    return a + b


                @exported
                def powers(base: int, counts: list[int]) -> list[int]:
                    counts.append(0)
                    return [base ** count for count in counts]


                @exported
                def sums(items: dict[str, list[int]]) -> dict[str, int]:
                    return {name: sum(items[name]) for name in items}
                """);
        assertEquals(
                0,
                command.run(
                        "translate",
                        "--backend=jvm",
                        "--library",
                        "--int=unbounded",
                        "-o",
                        folder.resolve("lib.jar").toString(),
                        folder.resolve("lib.py").toString()),
                command::errors);
        Files.writeString(folder.resolve("Use.java"), """
                import java.util.List;
                import java.util.Map;
                import lib.Lib;

                public class Use {
                    public static void main(String[] arguments) {
                        System.out.println(Lib.add(3, 4) + " " + Lib.powers(3, List.of(1L, 39L)) + " " + Lib.sums(Map.of("a", List.of(Long.MAX_VALUE, 1L, -2L))));
                        try {
                            Lib.add(Long.MAX_VALUE, 1);
                        } catch (lib.OverflowError error) {
                            System.out.println(error.getMessage());
                        }
                    }
                }
                """);
        String classPath = String.join(java.io.File.pathSeparator, "lib.jar", ".");
        java("javac", "--release", "17", "-cp", classPath, "Use.java");
        assertEquals(
                "7 [3, 4052555153018976267, 1] {a=9223372036854775806}\nan int of more than 64 bits cannot leave the library\n",
                java("java", "-cp", classPath, "Use"));
    }
}
