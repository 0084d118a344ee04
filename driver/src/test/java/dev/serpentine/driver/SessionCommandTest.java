package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionCommandTest {
    @TempDir
    Path folder;

    private final CommandRun command = new CommandRun();

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void scriptsHaveTheirArgumentsAndTheirStatus() throws IOException {
        String script = file("script.py", """
                import sys
                from rpython.rtyper.test.tool import interpret

                print(__name__, sys.argv[1:], interpret(lambda x: x + 1, [4]))
                sys.exit(7)
                """);
        assertEquals(7, command.run("script", script, "a", "--b"), command::errors);
        assertEquals("__main__ ['a', '--b'] 5\n", command.output());
    }

    @Test
    void tracebacksOfScriptsShowTheUsersCode() throws IOException {
        String script = file("script.py", """
                from rpython.translator.interactive import Translation

                def wrong(text):
                    return text.nothing

                Translation(wrong, [str]).annotate()
                """);
        assertEquals(1, command.run("script", script));
        assertEquals("""
                  File "%1$s", line 6, in <module>
                    Translation(wrong, [str]).annotate()
                %1$s:4:12: error: str has no attribute 'nothing'
                        return text.nothing
                               ^
                """.formatted(script), command.errors());
    }

    @Test
    void thePromptWaitsForTheEndOfWhatIsOpen() {
        String input = """
                def f(x):
                    if x:
                        return 1
                    return 2

                max(
                  interpret(f, [0]),
                  interpret(f, [5]))
                text = \"""a
                b\"""
                text
                for i in range(2):
                    i

                items = [1]
                def size():
                    return len(items)

                interpret(size, [])
                items.append(2)
                interpret(size, [])
                1 +
                1 // 0
                import sys; sys.exit(3)
                """;
        assertEquals(3, command.runWith(input, "shell"));
        assertEquals("2\n'a\\nb'\n0\n1\n1\n2\n", command.output());
        assertTrue(command.errors().contains("SyntaxError"), command::errors);
        assertTrue(command.errors().contains("ZeroDivisionError"), command::errors);
    }

    @Test
    void testsAreFoundAndCounted() throws IOException {
        file("helper.py", "def test_not_here():\n    assert False\n");
        file("test_some.py", """
                import pytest
                from rpython.rtyper.test.tool import BaseRtypingTest

                class TestAll(BaseRtypingTest):
                    def setup_method(self, method):
                        self.offset = 1

                    @pytest.mark.parametrize('a, b', [(1, 2), (3, 5)])
                    def test_sum(self, a, b):
                        assert self.interpret(lambda x: x + self.offset_of(), [a]) == b

                    def offset_of(self):
                        return self.offset

                def test_skipped():
                    pytest.skip('not now')

                @pytest.mark.xfail
                def test_known():
                    assert False

                def test_raising():
                    with pytest.raises(ValueError, match='^x$'):
                        raise ValueError('x')
                """);
        assertEquals(1, command.run("pytest", folder.toString()));
        assertTrue(command.output().contains("TestAll.test_sum[3-5] failed"), command::output);
        assertTrue(command.output().endsWith("2 passed, 1 failed, 2 skipped\n"), command::output);
    }

    @Test
    void whatIsNotThereIsTold() throws IOException {
        assertEquals(2, command.run("pytest", "nothing"));
        assertTrue(command.errors().contains("there is no file 'nothing'"), command::errors);
        assertEquals(2, command.run("script", "nothing.py"));
        assertTrue(command.errors().contains("there is no file 'nothing.py'"), command::errors);
        assertEquals(2, command.run("script"));
        assertTrue(command.errors().contains("'script' needs a file"), command::errors);
        assertEquals(
                5,
                command.run(
                        "pytest", Files.createDirectory(folder.resolve("empty")).toString()));
    }
}
