package dev.serpentine.backend.llvm;

import dev.serpentine.graph.support.RuntimeSources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A part of the run-time support, compiled by the bundled clang once and kept in the cache folder. */
enum RuntimeUnit {
    /** All that every program needs, as bitcode, to be optimised together with the program. */
    SUPPORT(RuntimeSources.UNIT, ".bc", List.of("-DRT_INLINE=", "-emit-llvm")),
    /** The same for programs that count what they do. */
    COUNTING_SUPPORT(RuntimeSources.UNIT, ".bc", List.of("-DRT_INLINE=", "-DRT_PROFILE", "-emit-llvm")),
    /** How a process begins, as an object file. */
    BARE_START(RuntimeSources.BARE_START, ".o", List.of());

    private static final List<String> OPTIONS = List.of(
            "-std=gnu11",
            "-O2",
            "-fno-strict-aliasing",
            "-fwrapv",
            "-ffp-contract=off",
            "-fno-math-errno",
            "-fPIC",
            "-w",
            "-c");
    /** No header file of the C library has to be installed. */
    private static final List<String> LINUX_OPTIONS = List.of("-DRT_OWN_HEADERS", "-nostdlibinc");

    private final String source;
    private final String suffix;
    private final List<String> options;

    RuntimeUnit(String source, String suffix, List<String> options) {
        this.source = source;
        this.suffix = suffix;
        this.options = options;
    }

    /**
     * The unit for a target.
     *
     * @return the file in the cache folder
     * @throws ToolsMissing if it is not there and cannot be made
     */
    Path compiled(Toolchain toolchain, Target target) throws ToolsMissing {
        List<String> command =
                new ArrayList<>(List.of(toolchain.program("clang").toString(), "--target=" + target.triple(), source));
        command.addAll(OPTIONS);
        command.addAll(options);
        command.addAll(target == Target.WASM32_WASI ? WasiFiles.compilerOptions() : LINUX_OPTIONS);
        String name = source.substring(0, source.indexOf('.')) + "-" + target.spelling() + "-"
                + fingerprint(command.subList(1, command.size())) + suffix;
        Path kept = toolchain.cache().resolve(name);
        try {
            if (!isUsable(kept)) {
                make(toolchain, command, kept);
            }
            return kept;
        } catch (IOException failure) {
            throw new ToolsMissing(
                    "the run-time support cannot be compiled into '" + toolchain.cache() + "' ("
                            + Toolchain.reason(failure) + "); set SERPENTINE_CACHE to another folder if need be",
                    failure);
        }
    }

    private static boolean isUsable(Path kept) throws IOException {
        return Files.isRegularFile(kept) && Files.size(kept) > 0;
    }

    private static void make(Toolchain toolchain, List<String> command, Path kept) throws IOException {
        Path folder = Files.createTempDirectory(toolchain.cache(), "runtime.");
        try {
            RuntimeSources.writeTo(folder);
            List<String> line = new ArrayList<>(command);
            line.addAll(List.of("-o", "made"));
            Optional<String> failure = toolchain.run(line, folder);
            if (failure.isPresent() && failure.get().contains("No space left")) {
                throw new IOException("No space left on device");
            }
            if (failure.isPresent()) {
                throw new LlvmFailed("compiling the run-time support", failure.get());
            }
            // Whoever else makes it at the same time makes the same.
            Files.move(folder.resolve("made"), kept, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Toolchain.remove(folder);
        }
    }

    private static String fingerprint(List<String> options) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            options.forEach(option -> digest.update(option.getBytes(StandardCharsets.UTF_8)));
            for (Map.Entry<String, byte[]> file : RuntimeSources.files().entrySet()) {
                digest.update(file.getKey().getBytes(StandardCharsets.UTF_8));
                digest.update(file.getValue());
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
