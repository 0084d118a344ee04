package dev.serpentine.backend.llvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ToolchainTest {
    @TempDir
    Path folder;

    @Test
    void isMadeOnceByWhoeverComesFirstAndMadeAnewWhenBroken() throws Exception {
        Path cache = folder.resolve("cache");
        try (ExecutorService executor = Executors.newFixedThreadPool(2)) {
            List<Future<Toolchain>> both = Stream.of(1, 2)
                    .map(_ -> executor.submit(() -> Toolchain.in(cache)))
                    .toList();
            for (Future<Toolchain> each : both) {
                assertWorks(each.get());
            }
        }
        assertEquals(List.of("llvm-20.1.7"), names(cache));
        Path linker = Toolchain.in(cache).program("lld");
        Files.write(linker, new byte[] {1, 2, 3});
        Files.delete(Toolchain.in(cache).program("clang"));
        assertWorks(Toolchain.in(cache));
        assertEquals(List.of("llvm-20.1.7"), names(cache));
    }

    private static void assertWorks(Toolchain toolchain) throws IOException {
        assertTrue(toolchain
                .output(List.of(toolchain.program("ld.lld").toString(), "--version"))
                .contains("LLD 20"));
        assertTrue(toolchain
                .output(List.of(toolchain.program("clang").toString(), "--version"))
                .contains("clang version 20"));
    }

    private static List<String> names(Path cache) throws IOException {
        try (Stream<Path> files = Files.list(cache)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void tellsWhereItCannotBeUnpacked() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "no folder");
        ToolsMissing missing = assertThrows(ToolsMissing.class, () -> Toolchain.in(file.resolve("cache")));
        assertTrue(
                missing.getMessage().contains("cannot be unpacked into '" + file.resolve("cache") + "'"),
                missing.getMessage());
        assertTrue(missing.getMessage().contains("SERPENTINE_CACHE"), missing.getMessage());
    }

    @Test
    void looksWhereTheEnvironmentSays() {
        assertEquals(
                Path.of("/own"),
                Toolchain.cacheFolder(Map.of("SERPENTINE_CACHE", "/own", "XDG_CACHE_HOME", "/general")));
        assertEquals(Path.of("/general/serpentine"), Toolchain.cacheFolder(Map.of("XDG_CACHE_HOME", "/general")));
        assertTrue(Toolchain.cacheFolder(Map.of()).endsWith(".cache/serpentine"));
    }
}
