package dev.serpentine.backend.llvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.backendtest.Surroundings;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramLinkerTest {
    @TempDir
    Path folder;

    private Path object(Target target) throws Exception {
        try (InputStream stream = ProgramLinkerTest.class.getResourceAsStream("task.txt")) {
            String program = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            String text = LlvmBackend.emit(Surroundings.parse(program), new LlvmBackend.Options(target, true));
            NativeCode code =
                    new NativeCode(Toolchain.ofUser(), new NativeCode.Options(target, target.defaultProcessor(), 2));
            return Files.write(folder.resolve("program.o"), code.emit(text, NativeCode.Form.OBJECT));
        }
    }

    @Test
    void needsNoMoreThanTheCLibraryItself() throws Exception {
        // Only what every machine has that can run programs.
        for (String library : List.of("libc.so.6", "libm.so.6")) {
            Path real = Stream.of("/lib/x86_64-linux-gnu", "/lib64", "/usr/lib")
                    .map(Path::of)
                    .map(each -> each.resolve(library))
                    .filter(Files::exists)
                    .findFirst()
                    .orElseThrow();
            Files.createSymbolicLink(folder.resolve(library), real);
        }
        Path executable = folder.resolve("program");
        new ProgramLinker(Toolchain.ofUser(), Target.X86_64_LINUX, false, List.of(folder))
                .link(List.of(object(Target.X86_64_LINUX)), executable);
        assertEquals(
                8, new ProcessBuilder(executable.toString()).inheritIO().start().waitFor());
    }

    @Test
    void namesThePackageOfWhatIsMissing() throws Exception {
        Path executable = folder.resolve("program");
        Path object = object(Target.X86_64_LINUX);
        for (boolean isStatic : new boolean[] {false, true}) {
            ProgramLinker linker =
                    new ProgramLinker(Toolchain.ofUser(), Target.X86_64_LINUX, isStatic, List.of(folder));
            ToolsMissing missing = assertThrows(ToolsMissing.class, () -> linker.link(List.of(object), executable));
            assertTrue(missing.getMessage().contains("apt-get install libc6-dev"), missing.getMessage());
            assertFalse(Files.exists(executable));
        }
    }

    @Test
    void makesObjectFilesForAnotherMachine() throws Exception {
        Toolchain toolchain = Toolchain.ofUser();
        String headers = toolchain.output(List.of(
                toolchain.program("llvm-readobj").toString(),
                "--file-headers",
                "--symbols",
                object(Target.AARCH64_LINUX).toString()));
        assertTrue(headers.contains("elf64-littleaarch64"), headers);
        assertTrue(headers.contains("Name: main"), headers);
    }

    @Test
    void refusesProcessorsThatLlvmDoesNotKnow() {
        ToolsMissing missing = assertThrows(
                ToolsMissing.class,
                () -> new NativeCode(Toolchain.ofUser(), new NativeCode.Options(Target.AARCH64_LINUX, "z80", 2)));
        assertTrue(missing.getMessage().contains("no processor 'z80' for aarch64-linux-gnu"), missing.getMessage());
        assertTrue(missing.getMessage().contains("cortex-a72"), missing.getMessage());
    }
}
