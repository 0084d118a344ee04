package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What {@code --unchecked} leaves out, what it keeps, and how a program ends in which something goes wrong that nobody
 * looked out for.
 */
class UncheckedTest {
    private static final String PROGRAM = """
            from rpython.rlib.rarithmetic import ovfcheck
            class Box:
                def __init__(self, value):
                    self.value = value
            def item(items, i):
                return items[i]
            def caught_item(items, i):
                try:
                    return items[i]
                except LookupError:
                    return -1
            def wrongly_caught_item(items, i):
                try:
                    return items[i]
                except ZeroDivisionError:
                    return -1
            def letter(text, i):
                return text[i]
            def value(box):
                return box.value
            def caught_value(box):
                try:
                    return box.value
                except:
                    return -1
            def remainder(a, b):
                return a % b
            def caught_remainder(a, b):
                try:
                    return a % b
                except ArithmeticError:
                    return -1
            def total(a, b):
                return a + b
            def caught_total(a, b):
                try:
                    return a + b
                except OverflowError:
                    return -1
            def whole_total(a, b):
                return ovfcheck(a + b)
            def shifted(a, b):
                return a >> b
            def caught_shifted(a, b):
                try:
                    return a >> b
                except ValueError:
                    return -1
            def main(argv):
                n = int(argv[1])
                items = [1, 2, 3]
                boxes = [Box(4), None]
                try:
                    print(item(items, n), caught_item(items, n), wrongly_caught_item(items, n), letter('abc', n))
                    print(value(boxes[n]), caught_value(boxes[n]))
                    print(remainder(n, 7 - n), caught_remainder(n, 7 - n), total(n, n), caught_total(n, n), whole_total(n, n), shifted(n, n), caught_shifted(n, n))
                except Exception:
                    print('no handler sees what nobody looks out for')
                except OverflowError:
                    print('nor does this one')
                return 0
            """;

    @TempDir
    Path folder;

    private final CommandRun command = new CommandRun();
    private String program;

    @BeforeEach
    void writeProgram() throws IOException {
        program = Files.writeString(folder.resolve("program.py"), PROGRAM).toString();
    }

    /** The text of one graph out of that of the program. */
    private String graph(String name) {
        return command.output()
                .lines()
                .dropWhile(line -> !line.startsWith("graph " + name + " "))
                .skip(1)
                .takeWhile(line -> !line.startsWith("graph "))
                .collect(Collectors.joining("\n"));
    }

    private void requireIn(String name, String operation) {
        assertTrue(graph(name).contains(operation), () -> operation + " in " + name + ":\n" + graph(name));
    }

    private void refuseIn(String name, String... operations) {
        assertFalse(graph(name).isEmpty(), name);
        for (String operation : operations) {
            assertFalse(graph(name).contains(operation), () -> operation + " in " + name + ":\n" + graph(name));
        }
    }

    @Test
    void whatTheFunctionDoesNotCatchIsNotLookedOutFor() {
        assertEquals(0, command.run("translate", "--emit=typed", "--unchecked", program), command::errors);
        refuseIn("item", "uint_lt", "unlikely");
        refuseIn("wrongly_caught_item", "uint_lt", "unlikely");
        refuseIn("letter", "(@getitem,");
        refuseIn("value", "ptr_is_zero", "unlikely");
        refuseIn("remainder", "int_eq(b_2, 0)", "(@mod,");
        refuseIn("total", "int_add_ovf");
        refuseIn("shifted", "(@rshift,");
    }

    @Test
    void whatTheFunctionCatchesIs() {
        assertEquals(0, command.run("translate", "--emit=typed", "--unchecked", program), command::errors);
        requireIn("caught_item", "uint_lt");
        requireIn("caught_value", "ptr_is_zero");
        requireIn("caught_remainder", "(@mod,");
        requireIn("caught_total", "int_add_ovf");
        requireIn("whole_total", "int_add_ovf");
        requireIn("caught_shifted", "(@rshift,");
    }

    @Test
    void allIsLookedOutForByDefault() {
        assertEquals(0, command.run("translate", "--emit=typed", program), command::errors);
        requireIn("item", "uint_lt");
        requireIn("wrongly_caught_item", "uint_lt");
        requireIn("letter", "(@getitem,");
        requireIn("value", "ptr_is_zero");
        requireIn("remainder", "(@mod,");
        requireIn("total", "int_add_ovf");
        requireIn("shifted", "(@rshift,");
    }

    @Test
    void aBadIndexEndsTheProgramWithItsPlace() {
        assertEquals(1, command.run("run", "--backend=interpreter", "--unchecked", program, "9"));
        assertEquals("", command.output());
        assertTrue(command.errors().contains("program.py\", line 6, in item\n"), command.errors());
        assertTrue(
                command.errors()
                        .endsWith("IndexError: index out of range (not looked out for: translated with --unchecked)\n"),
                command.errors());
    }

    @Test
    void soDoesNone() {
        assertEquals(1, command.run("run", "--backend=interpreter", "--unchecked", program, "1"));
        assertEquals("2 2 2 b\n", command.output());
        assertTrue(command.errors().contains("program.py\", line 20, in value\n"), command.errors());
        assertTrue(
                command.errors()
                        .endsWith(
                                "AttributeError: None is used as something else (not looked out for: translated with --unchecked)\n"),
                command.errors());
    }

    @Test
    void platformsWithObjectsEndTheSameWay() throws Exception {
        Path jar = folder.resolve("program.jar");
        assertEquals(
                0,
                command.run("translate", "--backend=jvm", "--unchecked", "-o", jar.toString(), program),
                command::errors);
        Path said = folder.resolve("said");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", jar.toString(), "9")
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        assertEquals(1, process.waitFor());
        String text = Files.readString(said);
        assertTrue(text.contains("program.py\", line 6, in item\n"), text);
        assertTrue(
                text.endsWith("IndexError: index out of range (not looked out for: translated with --unchecked)\n"),
                text);
        assertFalse(text.contains("handler"), text);
    }
}
