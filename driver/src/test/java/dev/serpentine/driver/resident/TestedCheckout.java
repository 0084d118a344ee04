package dev.serpentine.driver.resident;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A folder with a client, a script such as the start script is to it, and a resident translator of the classes under
 * test.
 */
final class TestedCheckout implements AutoCloseable {
    private static final long LIMIT_SECONDS = 180;

    private static final String SCRIPT = """
            #!/usr/bin/env bash
            step=${SERPENTINE_STEP:-}
            unset SERPENTINE_STEP
            echo "$step" >> %1$s/alone
            java=(%2$s -XX:+UseSerialGC -XX:TieredStopAtLevel=1 --enable-native-access=ALL-UNNAMED
              --sun-misc-unsafe-memory-access=allow -Dpolyglot.engine.WarnInterpreterOnly=false -Djava.io.tmpdir=%1$s/tmp)
            if [ "${step%%%% *}" = start ]; then
              %1$s/client start "${step#start }" $$ "${java[@]}" -Duser.dir=/proc/self/cwd -cp "$(cat %1$s/class-path)" \\
                dev.serpentine.driver.resident.ResidentTranslator "${step#start }" %1$s/class-path %1$s/warm.py
            fi
            exec "${java[@]}" -cp "$(cat %1$s/class-path)" dev.serpentine.driver.Main "$@"
            """;

    private final Path root = Files.createTempDirectory("resident");
    private final Path work = Files.createDirectory(root.resolve("work"));
    private final Path sockets = Files.createDirectory(root.resolve("run"));

    /** How a command ended. */
    record Outcome(int status, String output, String errors) {}

    TestedCheckout() throws Exception {
        Files.createDirectory(root.resolve("tmp"));
        Files.setPosixFilePermissions(sockets, PosixFilePermissions.fromString("rwx------"));
        MakeClient.main(new String[] {root.resolve("client").toString()});
        rebuild();
        Files.writeString(root.resolve("warm.py"), "def main(argv):\n    print('warm')\n    return 0\n");
        Path script = root.resolve("serpentine");
        Files.writeString(script, SCRIPT.formatted(root, Path.of(System.getProperty("java.home"), "bin", "java")));
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** The folder in which clients are started. */
    Path folder() {
        return work;
    }

    Path write(String name, String text) throws IOException {
        return Files.writeString(work.resolve(name), text);
    }

    byte[] bytes(String name) throws IOException {
        return Files.readAllBytes(work.resolve(name));
    }

    String permissions(String name) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(work.resolve(name)));
    }

    /** As if the checkout had been built anew. */
    void rebuild() throws IOException {
        Files.deleteIfExists(root.resolve("class-path"));
        Files.writeString(root.resolve("class-path"), System.getProperty("java.class.path"));
    }

    /** What translations have left behind. */
    List<Path> temporaryFiles() {
        try (Stream<Path> files = Files.list(root.resolve("tmp"))) {
            return files.filter(file -> file.getFileName().toString().startsWith("serpentine-"))
                    .toList();
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** How many calls were carried out by processes of their own. */
    int aloneCount() throws IOException {
        Path file = root.resolve("alone");
        return Files.exists(file) ? Files.readAllLines(file).size() : 0;
    }

    String log() {
        try (Stream<Path> files = Files.walk(sockets)) {
            StringBuilder text = new StringBuilder();
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".log")).toList()) {
                text.append(Files.readString(file));
            }
            return text.toString();
        } catch (IOException failure) {
            return failure.toString();
        }
    }

    Call call(String... words) {
        return new Call(List.of(words), "", Map.of(), work.resolve("stdout"), "022");
    }

    /** Waits until a translator waits, which a call has started. */
    void requireServer() throws Exception {
        for (int i = 0; i < LIMIT_SECONDS * 10; i++) {
            if (i % 100 == 0 && server() == 0) {
                call("--version").ended();
            }
            try (Stream<Path> files = Files.walk(sockets)) {
                boolean isThere =
                        files.anyMatch(file -> file.getFileName().toString().matches("[0-9a-f]{16}") && server() != 0);
                if (isThere) {
                    return;
                }
            }
            Thread.sleep(100);
        }
        throw new IllegalStateException("there is no translator: " + log());
    }

    /** The number of the translator's process, or 0. */
    long server() {
        return ProcessHandle.allProcesses()
                .filter(process -> {
                    List<String> words = commandLine(process);
                    return words.contains(root.resolve("class-path").toString())
                            && words.contains(ResidentTranslator.class.getName());
                })
                .mapToLong(ProcessHandle::pid)
                .findFirst()
                .orElse(0);
    }

    /** All of it: what Java tells of a process ends behind so many characters. */
    private static List<String> commandLine(ProcessHandle process) {
        try {
            return List.of(Files.readString(Path.of("/proc", Long.toString(process.pid()), "cmdline"))
                    .split("\0"));
        } catch (IOException ended) {
            return List.of();
        }
    }

    void killServer() {
        ProcessHandle.of(server()).ifPresent(ProcessHandle::destroyForcibly);
    }

    /** Waits for a file that a program writes. */
    void await(String name) throws InterruptedException {
        for (int i = 0; i < LIMIT_SECONDS * 20; i++) {
            if (Files.exists(work.resolve(name))) {
                return;
            }
            Thread.sleep(50);
        }
        throw new IllegalStateException("there is no " + name + ": " + log());
    }

    /** A command to be given by the client. */
    final class Call {
        private final List<String> words;
        private final String input;
        private final Map<String, String> variables;
        private final Path output;
        private final String mask;

        private Call(List<String> words, String input, Map<String, String> variables, Path output, String mask) {
            this.words = words;
            this.input = input;
            this.variables = variables;
            this.output = output;
            this.mask = mask;
        }

        Call input(String text) {
            return new Call(words, text, variables, output, mask);
        }

        Call variables(Map<String, String> more) {
            return new Call(words, input, more, output, mask);
        }

        Call output(Path file) {
            return new Call(words, input, variables, file, mask);
        }

        Call mask(String octal) {
            return new Call(words, input, variables, output, octal);
        }

        Running begun() throws IOException {
            Path folder = Files.createTempDirectory(root, "call");
            Path standardOutput = output.equals(work.resolve("stdout")) ? folder.resolve("output") : output;
            Path input = Files.writeString(folder.resolve("input"), this.input);
            Map<String, String> environment = new HashMap<>(variables);
            environment.putIfAbsent("XDG_RUNTIME_DIR", sockets.toString());
            // The machine may be busy.
            environment.put("SERPENTINE_PATIENCE", "60000");
            List<String> command = new ArrayList<>(List.of(
                    "bash",
                    "-c",
                    "umask " + mask + "; exec \"$@\"",
                    "bash",
                    root.resolve("client").toString(),
                    "call",
                    root.resolve("serpentine").toString(),
                    root.toString()));
            command.addAll(words);
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(work.toFile())
                    .redirectInput(input.toFile())
                    .redirectOutput(standardOutput.toFile())
                    .redirectError(folder.resolve("errors").toFile());
            builder.environment().putAll(environment);
            return new Running(builder.start(), standardOutput, folder.resolve("errors"));
        }

        Outcome ended() throws Exception {
            return begun().outcome();
        }
    }

    /** A command that was given. */
    record Running(Process process, Path output, Path errors) {
        void signal(String name) throws Exception {
            new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                    .start()
                    .waitFor();
        }

        Outcome outcome() throws Exception {
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IllegalStateException("it does not end");
            }
            return new Outcome(
                    process.exitValue(),
                    Files.isRegularFile(output) ? Files.readString(output) : "",
                    new String(Files.readAllBytes(errors), StandardCharsets.UTF_8));
        }
    }

    @Override
    public void close() throws IOException {
        killServer();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
