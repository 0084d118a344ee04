package dev.serpentine.backend.llvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The C library for WebAssembly, which is not bundled. */
final class WasiFiles {
    private static final String REMEDY = "; install it: apt-get install wasi-libc";
    private static final List<Path> ROOTS = Stream.of(
                    "/usr", "/opt/wasi-sdk/share/wasi-sysroot", "/usr/share/wasi-sysroot")
            .map(Path::of)
            .toList();

    private static final Path BUILTINS = Path.of("/usr/lib");
    private static final String BUILTINS_NAME = "libclang_rt.builtins-wasm32.a";

    private WasiFiles() {}

    private static Path root() throws ToolsMissing {
        Optional<Path> root = ROOTS.stream()
                .filter(each -> Files.isRegularFile(each.resolve("include/wasm32-wasi/stdio.h")))
                .findFirst();
        return root.orElseThrow(() -> new ToolsMissing("the C library for wasm32-wasi is missing" + REMEDY));
    }

    /** What clang has to know to compile for it. */
    static List<String> compilerOptions() throws ToolsMissing {
        return List.of("-isystem", root().resolve("include/wasm32-wasi").toString());
    }

    /** What the linker has to know: the start and the libraries. */
    static List<String> linkerOptions() throws ToolsMissing {
        Path folder = root().resolve("lib/wasm32-wasi");
        if (!Files.isRegularFile(folder.resolve("crt1-command.o"))) {
            throw new ToolsMissing("'" + folder.resolve("crt1-command.o") + "' is missing" + REMEDY);
        }
        return List.of("-L" + folder, folder.resolve("crt1-command.o").toString(), "-lc", builtins());
    }

    /** What code for WebAssembly calls for arithmetic that the machine has not. */
    private static String builtins() throws ToolsMissing {
        try (Stream<Path> files = Files.isDirectory(BUILTINS)
                ? Files.find(BUILTINS, 7, (file, _) -> file.endsWith(BUILTINS_NAME))
                : Stream.empty()) {
            return files.map(Path::toString)
                    .max(Comparator.naturalOrder())
                    .orElseThrow(() -> new ToolsMissing("the file " + BUILTINS_NAME
                            + " is missing; install it: apt-get install libclang-rt-dev-wasm32"));
        } catch (IOException failure) {
            throw new ToolsMissing("'" + BUILTINS + "' cannot be read (" + Toolchain.reason(failure) + ")", failure);
        }
    }
}
