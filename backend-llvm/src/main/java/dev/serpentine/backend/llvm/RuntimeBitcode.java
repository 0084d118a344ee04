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

/** The run-time support as LLVM's bitcode, made by the bundled clang once and kept in the cache folder. */
final class RuntimeBitcode {
    private static final List<String> OPTIONS = List.of("-std=gnu11", "-O2", "-fno-strict-aliasing", "-fwrapv", "-ffp-contract=off", "-fno-math-errno", "-fPIC", "-w",
            "-DRT_INLINE=", "-emit-llvm", "-c", RuntimeSources.UNIT);

    private RuntimeBitcode() {}

    /**
     * The bitcode for a target.
     *
     * @throws ToolsMissing if it is not in the cache and cannot be made
     */
    static byte[] of(Toolchain toolchain, Target target) throws ToolsMissing {
        List<String> command = new ArrayList<>(List.of(toolchain.program("clang").toString(), "--target=" + target.triple()));
        command.addAll(OPTIONS);
        Path kept = toolchain.cache().resolve("runtime-" + target.spelling() + "-" + fingerprint(command.subList(1, command.size())) + ".bc");
        try {
            if (!Files.isRegularFile(kept)) {
                make(toolchain, command, kept);
            }
            return Files.readAllBytes(kept);
        } catch (IOException failure) {
            throw new ToolsMissing("the run-time support cannot be compiled into '" + toolchain.cache() + "' (" + Toolchain.reason(failure)
                    + "); set SERPENTINE_CACHE to another folder if need be", failure);
        }
    }

    private static void make(Toolchain toolchain, List<String> command, Path kept) throws IOException, ToolsMissing {
        Path folder = Files.createTempDirectory(toolchain.cache(), "runtime.");
        try {
            RuntimeSources.writeTo(folder);
            List<String> line = new ArrayList<>(command);
            line.addAll(List.of("-o", "runtime.bc"));
            Optional<String> failure = toolchain.run(line, folder);
            if (failure.isPresent() && failure.get().contains("file not found")) {
                throw new ToolsMissing("the C library's header files are missing; install them: apt-get install libc6-dev (" + failure.get().lines().findFirst().orElse("") + ")");
            }
            if (failure.isPresent()) {
                throw new LlvmFailed("compiling the run-time support", failure.get());
            }
            // Whoever else makes it at the same time makes the same.
            Files.move(folder.resolve("runtime.bc"), kept, StandardCopyOption.ATOMIC_MOVE);
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
