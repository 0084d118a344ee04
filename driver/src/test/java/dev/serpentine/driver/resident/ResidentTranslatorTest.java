package dev.serpentine.driver.resident;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.driver.Main;
import dev.serpentine.driver.StandardStreams;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Calls by the client, which must end as they would in a process of their own. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ResidentTranslatorTest {
    private static final String HELLO = """
            import sys
            def main(argv):
                print("hello " + " ".join(argv[1:]))
                return 3
            """;

    private TestedCheckout checkout;

    @BeforeAll
    void start() throws Exception {
        checkout = new TestedCheckout();
        checkout.write("hello.py", HELLO);
        checkout.requireServer();
    }

    @AfterAll
    void end() throws Exception {
        checkout.close();
    }

    /** What a call ends in that no process of its own may have had a part in. */
    private TestedCheckout.Outcome served(String... words) throws Exception {
        return served(checkout.call(words));
    }

    private TestedCheckout.Outcome served(TestedCheckout.Call call) throws Exception {
        for (int attempt = 0; ; attempt++) {
            int before = checkout.aloneCount();
            TestedCheckout.Outcome outcome = call.ended();
            if (checkout.aloneCount() == before) {
                return outcome;
            }
            // On a busy machine the client may have lost patience.
            assertTrue(attempt < 3, () -> "not served: " + outcome + "\n" + checkout.log());
            checkout.requireServer();
        }
    }

    /** The same in this process. */
    private static TestedCheckout.Outcome alone(String... words) {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        int[] status = new int[1];
        Thread thread = new Thread(
                null,
                () -> status[0] = Main.run(
                        List.of(words),
                        new StandardStreams(
                                new ByteArrayInputStream(new byte[0]),
                                new PrintStream(output, true, StandardCharsets.UTF_8),
                                new PrintStream(errors, true, StandardCharsets.UTF_8))),
                "alone",
                1L << 28);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException interruption) {
            throw new IllegalStateException(interruption);
        }
        return new TestedCheckout.Outcome(
                status[0], output.toString(StandardCharsets.UTF_8), errors.toString(StandardCharsets.UTF_8));
    }

    @Test
    void runsAProgramWithItsArgumentsAndStatus() throws Exception {
        List<Path> before = checkout.temporaryFiles();
        for (String backend : List.of("llvm", "jvm")) {
            assertEquals(
                    new TestedCheckout.Outcome(3, "hello a -b\n", ""),
                    served("run", "--backend=" + backend, "hello.py", "a", "-b"));
        }
        assertEquals(new TestedCheckout.Outcome(3, "hello \n", ""), served("hello.py"));
        // The translator removes them when the program has begun, which may have ended by then.
        for (int i = 0; i < 100 && !before.containsAll(checkout.temporaryFiles()); i++) {
            Thread.sleep(100);
        }
        assertTrue(
                before.containsAll(checkout.temporaryFiles()),
                () -> checkout.temporaryFiles().toString());
    }

    @Test
    void theProgramReadsStandardInput() throws Exception {
        checkout.write("echo.py", """
                import sys
                def main(argv):
                    for line in sys.stdin:
                        print(line.strip().upper())
                    return 0
                """);
        assertEquals(
                new TestedCheckout.Outcome(0, "ONE\nTWO\n", ""),
                served(checkout.call("echo.py").input("one\ntwo\n")));
    }

    @Test
    void messagesAreThoseOfAProcessOfItsOwn() throws Exception {
        String wrong = checkout.write("wrong.py", """
                def main(argv):
                    x = [1, 2]
                    print(x.nothing())
                    return eval("1")
                """).toString();
        String failing = checkout.write("failing.py", "x = 1 // 0\n\ndef main(argv):\n    return 0\n")
                .toString();
        for (String[] words : List.of(
                new String[] {"translate", wrong},
                new String[] {"translate", "--errors=json", wrong},
                new String[] {"translate", failing},
                new String[] {"translate", "--nonsense", wrong},
                new String[] {"tranlate"},
                new String[] {"/nowhere.py"},
                new String[] {"translate", "--backend=interpreter", wrong},
                new String[] {"--help"},
                new String[] {"completion"})) {
            assertEquals(alone(words), served(words));
        }
        TestedCheckout.Outcome relative = served("translate", "wrong.py");
        assertEquals(1, relative.status());
        assertEquals(alone("translate", wrong).errors().replace(wrong, "wrong.py"), relative.errors());
    }

    @Test
    void writesTheSameBytesTheFirstTimeAndLater() throws Exception {
        String program = checkout.write("bytes.py", """
                class A:
                    def __init__(self, n):
                        self.n = n
                    def twice(self):
                        return [self.n, {self.n: str(self.n)}[self.n]]
                TABLE = {name: len(name) for name in ("one", "two", "three")}
                def main(argv):
                    for name in TABLE:
                        print(name, TABLE[name])
                    print(A(len(argv)).n, (lambda x: x + 1)(len(argv)))
                    return 0
                """).toString();
        for (String stage : List.of("annotated", "ll", "c", "bytecode", "il")) {
            TestedCheckout.Outcome expected = alone("translate", "--emit=" + stage, program);
            assertEquals(0, expected.status(), expected::errors);
            assertEquals(expected, served("translate", "--emit=" + stage, program));
            assertEquals(expected, served("translate", "--emit=" + stage, program));
        }
        served("translate", "-o", "first", "bytes.py");
        served("translate", "-o", "second", "bytes.py");
        assertArrayEquals(checkout.bytes("first"), checkout.bytes("second"));
    }

    @Test
    void theImportSeesTheClientsSurroundings() throws Exception {
        checkout.write("seeing.py", """
                import os, sys
                SEEN = os.environ.get("SEEN", "nothing")
                print(os.getcwd(), sorted(os.listdir("."))[0], __file__, SEEN)
                print(os.path.exists("seeing.py"), file=sys.stderr)
                def main(argv):
                    print(SEEN, os.environ.get("SEEN", "nothing"))
                    return 0
                """);
        checkout.write("AAA", "");
        for (String value : List.of("one", "zwei ä")) {
            TestedCheckout.Outcome outcome = served(checkout.call("seeing.py").variables(Map.of("SEEN", value)));
            assertEquals(0, outcome.status(), outcome::toString);
            assertEquals(
                    "%1$s AAA %1$s/seeing.py %2$s\n%2$s %2$s\n".formatted(checkout.folder(), value), outcome.output());
            assertTrue(outcome.errors().startsWith("True\n"), outcome::errors);
            assertTrue(outcome.errors().contains("seeing.py"), outcome::errors);
        }
    }

    @Test
    void theImportReadsStandardInput() throws Exception {
        checkout.write("asking.py", """
                print("name?")
                NAME = input()
                def main(argv):
                    print(NAME)
                    return 0
                """);
        TestedCheckout.Outcome outcome = served(checkout.call("asking.py").input("it\n"));
        assertEquals("name?\nit\n", outcome.output(), outcome::toString);
    }

    @Test
    void nothingStaysFromOneImportToTheNext() throws Exception {
        checkout.write("leaving.py", """
                import os, sys, builtins, threading, types, time
                os.environ["LEFT"] = "here"
                os.chdir("/")
                builtins.left = 1
                sys.modules["left"] = types.ModuleType("left")
                sys.path.append("/left")
                sys.setrecursionlimit(77777)
                threading.Thread(target=lambda: time.sleep(60), daemon=True).start()
                def main(argv):
                    return 0
                """);
        checkout.write("looking.py", """
                import os, sys, builtins
                FOUND = [str(x) for x in (
                    os.environ.get("LEFT"), os.getcwd() == "/", hasattr(builtins, "left"), "left" in sys.modules,
                    "/left" in sys.path, sys.getrecursionlimit() == 77777)]
                def main(argv):
                    print(" ".join(FOUND))
                    return 0
                """);
        assertEquals(0, served("leaving.py").status());
        assertEquals(
                "None False False False False False\n", served("looking.py").output());
    }

    @Test
    void aModuleThatChangedIsReadAnew() throws Exception {
        checkout.write("asks_helper.py", """
                import helper
                def main(argv):
                    print(helper.answer())
                    return 0
                """);
        for (String answer : List.of("1", "'two'", "3.5")) {
            checkout.write("helper.py", "def answer():\n    return " + answer + "\n");
            assertEquals(
                    answer.replace("'", "") + "\n", served("asks_helper.py").output());
        }
    }

    @Test
    void whatCannotBeWrittenIsTold() throws Exception {
        TestedCheckout.Outcome full =
                served(checkout.call("translate", "--emit=c", "hello.py").output(Path.of("/dev/full")));
        assertEquals(3, full.status(), full::toString);
        assertTrue(full.errors().contains("standard output"), full::errors);
        TestedCheckout.Outcome nowhere = served("translate", "-o", "/nowhere/hello", "hello.py");
        assertEquals(2, nowhere.status(), nowhere::toString);
        assertEquals(
                alone(
                        "translate",
                        "-o",
                        "/nowhere/hello",
                        checkout.folder().resolve("hello.py").toString()),
                nowhere);
    }

    @Test
    void newFilesHaveThePermissionsThatTheClientAllows() throws Exception {
        served(checkout.call("translate", "-o", "masked", "hello.py").mask("077"));
        assertEquals("rwx------", checkout.permissions("masked"));
    }

    @Test
    void severalAtOnceAreAllRight() throws Exception {
        List<TestedCheckout.Running> running = List.of(
                checkout.call("hello.py", "1").begun(),
                checkout.call("hello.py", "2").begun(),
                checkout.call("translate", "--nonsense").begun());
        assertEquals(
                new TestedCheckout.Outcome(3, "hello 1\n", ""), running.get(0).outcome());
        assertEquals(
                new TestedCheckout.Outcome(3, "hello 2\n", ""), running.get(1).outcome());
        assertEquals(2, running.get(2).outcome().status());
    }

    @Test
    void aClientThatIsInterruptedEndsTheImport() throws Exception {
        checkout.write("endless.py", """
                open("endless.began", "w").close()
                while True:
                    pass
                """);
        checkout.requireServer();
        TestedCheckout.Running endless = checkout.call("endless.py").begun();
        checkout.await("endless.began");
        endless.signal("INT");
        assertEquals(130, endless.outcome().status());
        checkout.requireServer();
        assertEquals("hello \n", served("hello.py").output());
    }

    @Test
    void aTranslatorThatDiesIsNotNoticed() throws Exception {
        checkout.requireServer();
        checkout.write("deadly.py", """
                import os, time
                print("once")
                if not os.path.exists("deadly.began"):
                    open("deadly.began", "w").close()
                    time.sleep(60)
                def main(argv):
                    print("done")
                    return 4
                """);
        TestedCheckout.Running deadly = checkout.call("deadly.py").begun();
        checkout.await("deadly.began");
        checkout.killServer();
        TestedCheckout.Outcome outcome = deadly.outcome();
        // On a busy machine the first may have printed already.
        assertTrue(outcome.output().replace("once\nonce", "once").equals("once\ndone\n"), outcome::toString);
        assertEquals(4, outcome.status());
        // The socket is still there, and nobody behind it.
        assertEquals("hello \n", checkout.call("hello.py").ended().output());
        assertEquals("hello \n", served("hello.py").output());
    }

    @Test
    void anotherBuildOfTheCheckoutEndsIt() throws Exception {
        checkout.requireServer();
        long process = checkout.server();
        checkout.rebuild();
        assertEquals("hello \n", checkout.call("hello.py").ended().output());
        checkout.requireServer();
        assertNotEquals(process, checkout.server());
    }

    @Test
    void aProgramThatChangesTheProcessEndsIt() throws Exception {
        checkout.write("changing.py", """
                import java
                System = java.type("java.lang.System")
                KNOWN = str(System.getProperty("left.behind"))
                System.setProperty("left.behind", "this")
                def main(argv):
                    print(KNOWN)
                    return 0
                """);
        assertEquals("None\n", served("changing.py").output());
        assertEquals("None\n", served("changing.py").output());
    }

    @Test
    void aProgramThatSetsTheTimeZoneDoesNotEndIt() throws Exception {
        checkout.write("zone.py", """
                import time
                time.tzset()
                def main(argv):
                    print("done")
                    return 0
                """);
        checkout.requireServer();
        long process = checkout.server();
        assertEquals("done\n", served("zone.py").output());
        assertEquals("hello \n", served("hello.py").output());
        checkout.requireServer();
        assertEquals(process, checkout.server(), checkout::log);
    }

    @Test
    void aFolderThatOthersCanEnterIsNotUsed() throws Exception {
        Path open = Files.createDirectory(checkout.folder().resolve("open"));
        Path folder = Files.createDirectory(open.resolve("serpentine"));
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwx------"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        int before = checkout.aloneCount();
        TestedCheckout.Outcome outcome = checkout.call("hello.py")
                .variables(Map.of("XDG_RUNTIME_DIR", open.toString()))
                .ended();
        assertEquals("hello \n", outcome.output(), outcome::toString);
        assertEquals(before + 1, checkout.aloneCount());
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(), files.toList());
        }
    }
}
