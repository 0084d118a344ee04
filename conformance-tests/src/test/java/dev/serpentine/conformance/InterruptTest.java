package dev.serpentine.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.driver.PreparedProgram;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.system.Interrupts;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Interrupts that come from outside, while a program is in a loop: what it prints on standard output, and how it ends.
 */
class InterruptTest {
    /** Of a loop without calls, and of input that never comes. */
    private static final String NOTICES = """
            import sys


            def loop():
                n = 0
                try:
                    print('ready', flush=True)
                    while True:
                        n = n + 1 & 0xFFFF
                except KeyboardInterrupt as e:
                    print(repr(e))


            def wait():
                try:
                    print('ready', flush=True)
                    return input()
                except KeyboardInterrupt:
                    return 'nothing'
                finally:
                    print('waited')


            def main(argv):
                loop()
                print(wait())
                return 3


            if __name__ == '__main__':
                sys.exit(main(sys.argv))
            """;

    private static final String DOES_NOT = """
            def main(argv):
                n = 0
                print('ready', flush=True)
                print('kept')
                while True:
                    n = n + 1 & 0xFFFF


            if __name__ == '__main__':
                main([])
            """;
    /** In seconds; machines may be very busy. */
    private static final int LIMIT = 300;

    @TempDir
    private Path folder;

    /** What came of a process. */
    private record End(String output, String lastOfErrors, int status) {}

    private static final End NOTICED = new End("ready\nKeyboardInterrupt()\nready\nwaited\nnothing\n", "", 3);
    private static final End NOT_NOTICED = new End("ready\nkept\n", "KeyboardInterrupt", Interrupts.STATUS);

    @Test
    void handlersTakeThem() throws Exception {
        check(NOTICES, NOTICED);
    }

    @Test
    void aProgramThatCannotTellEndsWithAllItPrinted() throws Exception {
        check(DOES_NOT, NOT_NOTICED);
    }

    private void check(String text, End expected) throws Exception {
        Path file = Files.writeString(folder.resolve("program.py"), text);
        OnLargeStack.run("translation", () -> {
            try (PreparedProgram program = PreparedProgram.of(file, List.of())) {
                check(program, expected);
            } catch (IOException | InterruptedException failure) {
                throw new IllegalStateException(failure);
            }
        });
    }

    private void check(PreparedProgram program, End expected) throws IOException, InterruptedException {
        int times = expected.output().split("ready", -1).length - 1;
        assertEquals(expected, interpreted(program::interpret, times), "interpreter");
        assertEquals(expected, interpreted(program::interpretObjects, times), "interpreter of objects");
        Path executable = folder.resolve("program");
        for (Place place : List.of(Place.C_OPTIMISED, Place.LLVM_OPTIMISED, Place.CLI, Place.JVM)) {
            Files.deleteIfExists(executable);
            switch (place) {
                case C_OPTIMISED -> program.compile("c", 2, executable);
                case LLVM_OPTIMISED -> program.compile("llvm", 2, executable);
                case CLI -> program.assemble(executable);
                default -> program.compileJar(executable);
            }
            assertEquals(expected, executed(place.command(executable), times), place.spelling());
        }
    }

    private End executed(List<String> command, int times) throws IOException, InterruptedException {
        // Who runs this in the background may have interrupts ignored.
        List<String> words = new ArrayList<>(List.of("env", "--default-signal=INT"));
        words.addAll(command);
        Path errors = folder.resolve("errors");
        Process process =
                new ProcessBuilder(words).redirectError(errors.toFile()).start();
        Thread guard = Thread.ofVirtual().start(() -> {
            try {
                if (!process.waitFor(LIMIT, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException unused) {
                Thread.currentThread().interrupt();
            }
        });
        StringBuilder output = new StringBuilder();
        try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
            for (int i = 0; i < times; i++) {
                for (String line = ""; line != null && !line.equals("ready"); ) {
                    line = reader.readLine();
                    output.append(line).append('\n');
                }
                // It is to be where it waits.
                Thread.sleep(200);
                new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                        .start()
                        .waitFor();
            }
            output.append(reader.lines().map(line -> line + "\n").collect(Collectors.joining()));
        }
        int status = process.waitFor();
        guard.join();
        return new End(output.toString(), lastLine(Files.readString(errors)), status);
    }

    private static String lastLine(String text) {
        return text.lines().reduce("", (_, last) -> last);
    }

    private End interpreted(ToIntFunction<InterpretedProcess> interpreter, int times) throws InterruptedException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        Interrupts interrupts = new Interrupts();
        InterpretedProcess process = new InterpretedProcess(
                List.of("program.py"), new NeverReady(), output, errors, Map.of(), folder, interrupts);
        Thread somebody = Thread.ofVirtual().start(() -> {
            for (int i = 1; i <= times; i++) {
                long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT);
                while (output.toString(StandardCharsets.UTF_8).split("ready", -1).length <= i
                        && System.nanoTime() < end) {
                    Thread.yield();
                }
                try {
                    Thread.sleep(200);
                } catch (InterruptedException unused) {
                    return;
                }
                interrupts.interrupt();
            }
        });
        int status = interpreter.applyAsInt(process);
        somebody.join();
        return new End(
                output.toString(StandardCharsets.UTF_8), lastLine(errors.toString(StandardCharsets.UTF_8)), status);
    }

    /** Input that nobody ever gives. */
    private static final class NeverReady extends ByteArrayInputStream {
        NeverReady() {
            super(new byte[0]);
        }

        @Override
        public synchronized int read(byte[] bytes, int start, int count) {
            try {
                Thread.sleep(TimeUnit.SECONDS.toMillis(LIMIT));
            } catch (InterruptedException interruption) {
                Thread.currentThread().interrupt();
            }
            return -1;
        }
    }
}
