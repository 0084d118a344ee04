package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What only machine code through LLVM has: other machines, other processors, machine code in other forms. */
class LlvmOptionsTest {
    private static final Path EXAMPLES =
            Path.of("").toAbsolutePath().getParent().resolve("examples");
    private static final String PROGRAM = "def main(argv):\n    print(len(argv) * 3)\n    return 0\n";

    @TempDir
    Path folder;

    private final CommandRun command = new CommandRun();

    private String program() throws IOException {
        return Files.writeString(folder.resolve("program.py"), PROGRAM).toString();
    }

    @Test
    void refusesAnUnknownProcessorAndWritesNothing() throws IOException {
        Path executable = folder.resolve("program");
        assertEquals(3, command.run("translate", "--target-cpu=nonsense", "-o", executable.toString(), program()));
        assertTrue(
                command.errors().contains("LLVM knows no processor 'nonsense' for x86_64-linux-gnu"), command.errors());
        assertFalse(Files.exists(executable));
    }

    @Test
    void writesObjectFilesForOtherMachines() throws IOException {
        Path object = folder.resolve("program.o");
        assertEquals(
                0,
                command.run(
                        "translate", "--emit=obj", "--target=aarch64-linux-gnu", "-o", object.toString(), program()),
                command::errors);
        byte[] bytes = Files.readAllBytes(object);
        assertEquals("ELF", new String(bytes, 1, 3, StandardCharsets.US_ASCII));
        assertEquals(183, bytes[18] & 0xFF, "the number of the machine AArch64");
    }

    @Test
    void writesTheSameCodeEachTime() throws IOException {
        assertEquals(0, command.run("translate", "--emit=asm", program()), command::errors);
        String first = command.output();
        assertEquals(0, command.run("translate", "--emit=asm", program()), command::errors);
        assertTrue(command.output().contains("main:"));
        assertEquals(first, command.output());
    }

    @Test
    void optimisesForAProfileThatItsProgramWrote() throws Exception {
        Path executable = folder.resolve("program");
        Path profile = folder.resolve("program.profraw");
        assertEquals(3, command.run("translate", "--profile-use=" + profile, "-o", executable.toString(), program()));
        assertTrue(command.errors().contains("the profile '" + profile + "' cannot be used"), command.errors());
        assertFalse(Files.exists(executable));
        assertEquals(
                0,
                command.run("translate", "--profile-generate", "-o", executable.toString(), program()),
                command::errors);
        ProcessBuilder counting =
                new ProcessBuilder(executable.toString()).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        counting.environment().put("LLVM_PROFILE_FILE", profile.toString());
        assertEquals(0, counting.start().waitFor());
        assertTrue(Files.size(profile) > 0);
        assertEquals(
                0,
                command.run("translate", "--profile-use=" + profile, "-o", executable.toString(), program()),
                command::errors);
        Process process = new ProcessBuilder(executable.toString(), "one").start();
        assertEquals("6\n", new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"richards", "json_tool", "binary_trees"})
    void runsOnWebAssembly(String example) throws Exception {
        assumeTrue(hasNode(), "node is missing");
        Path source = EXAMPLES.resolve(example + ".py");
        Path module = folder.resolve("program.wasm");
        int status = command.run("translate", "--target=wasm32-wasi", "-o", module.toString(), source.toString());
        assumeTrue(status != ExitStatus.TOOL_MISSING.code(), command::errors);
        assertEquals(0, status, command::errors);
        Path script = folder.resolve("wasi.mjs");
        try (InputStream stream = LlvmOptionsTest.class.getResourceAsStream("wasi.mjs")) {
            Files.copy(stream, script);
        }
        List<String> command = new ArrayList<>(List.of("node", "--no-warnings", script.toString(), module.toString()));
        Matcher arguments = Pattern.compile("(?m)^# test arguments: (.*)$").matcher(Files.readString(source));
        if (arguments.find()) {
            command.addAll(List.of(arguments.group(1).strip().split(" ")));
        }
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        process.getOutputStream().close();
        byte[] printed = process.getInputStream().readAllBytes();
        assertEquals(0, process.waitFor());
        assertEquals(
                Files.readString(EXAMPLES.resolve("expected").resolve(example + ".txt")),
                new String(printed, StandardCharsets.UTF_8));
    }

    private static boolean hasNode() throws InterruptedException {
        try {
            Process process = new ProcessBuilder("node", "-e", "require('node:wasi')")
                    .redirectErrorStream(true)
                    .start();
            return process.waitFor(20, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException missing) {
            return false;
        }
    }
}
