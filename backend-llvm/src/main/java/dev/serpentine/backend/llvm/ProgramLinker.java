package dev.serpentine.backend.llvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes an executable of an object file, with the bundled linker and the machine's C library. */
public final class ProgramLinker {
    private static final List<Path> LIBRARY_FOLDERS = Stream.of("/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu", "/usr/lib64", "/lib64", "/usr/lib", "/lib").map(Path::of).toList();
    private static final String LOADER = "/lib64/ld-linux-x86-64.so.2";

    private final Toolchain toolchain;

    public ProgramLinker(Toolchain toolchain) {
        this.toolchain = toolchain;
    }

    /**
     * Links.
     *
     * @param executable the file to make
     * @throws ToolsMissing if the C library's files are missing, or the file cannot be written
     * @throws IOException if the linker cannot be started
     */
    public void link(Path object, Path executable) throws ToolsMissing, IOException {
        List<String> command = new ArrayList<>(List.of(toolchain.program("ld.lld").toString(), "-pie", "--eh-frame-hdr", "--dynamic-linker=" + LOADER, "-o", executable.toString()));
        for (Path folder : LIBRARY_FOLDERS) {
            if (Files.isDirectory(folder)) {
                command.add("-L" + folder);
            }
        }
        command.add(found("Scrt1.o").toString());
        command.add(found("crti.o").toString());
        command.add(object.toString());
        command.addAll(List.of("-lm", "-lc", found("crtn.o").toString()));
        Optional<String> failure = toolchain.run(command, executable.toAbsolutePath().getParent());
        if (failure.isPresent()) {
            throw new LlvmFailed("linking", failure.get());
        }
    }

    private static Path found(String file) throws ToolsMissing {
        return LIBRARY_FOLDERS.stream().map(folder -> folder.resolve(file)).filter(Files::isRegularFile).findFirst()
                .orElseThrow(() -> new ToolsMissing("the C library's file " + file + " is missing; install it: apt-get install libc6-dev"));
    }
}
