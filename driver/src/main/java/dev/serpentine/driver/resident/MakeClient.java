package dev.serpentine.driver.resident;

import dev.serpentine.backend.llvm.ProgramLinker;
import dev.serpentine.backend.llvm.Target;
import dev.serpentine.backend.llvm.Toolchain;
import dev.serpentine.backend.llvm.ToolsMissing;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;

/** Compiles the client, with the tools that are part of Serpentine. */
public final class MakeClient {
    private static final String SOURCE = "client.c";

    private MakeClient() {}

    /** @param words the file to write; it appears complete or not at all */
    public static void main(String[] words) throws IOException, ToolsMissing {
        Path client = Path.of(words[0]).toAbsolutePath();
        Path folder = Files.createTempDirectory(client.getParent(), "client.");
        try {
            compile(folder, client);
        } finally {
            for (String name : List.of(SOURCE, "client.o", "client")) {
                Files.deleteIfExists(folder.resolve(name));
            }
            Files.delete(folder);
        }
    }

    private static void compile(Path folder, Path client) throws IOException, ToolsMissing {
        try (InputStream source = MakeClient.class.getResourceAsStream(SOURCE)) {
            Files.copy(source, folder.resolve(SOURCE));
        }
        Toolchain toolchain = Toolchain.ofUser();
        Optional<String> complaint = toolchain.run(
                List.of(
                        toolchain.program("clang").toString(),
                        "--target=" + Target.X86_64_LINUX.triple(),
                        "-O2",
                        "-fPIC",
                        "-nostdlibinc",
                        "-c",
                        SOURCE),
                folder);
        if (complaint.isPresent()) {
            throw new IOException(complaint.get());
        }
        Path made = folder.resolve("client");
        new ProgramLinker(toolchain, Target.X86_64_LINUX, false).link(List.of(folder.resolve("client.o")), made);
        Files.move(made, client, StandardCopyOption.ATOMIC_MOVE);
    }
}
