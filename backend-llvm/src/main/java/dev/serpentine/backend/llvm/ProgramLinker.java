package dev.serpentine.backend.llvm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes an executable of object files, with the bundled linker and the C library of the target. */
public final class ProgramLinker {
    private static final List<Path> X86_FOLDERS =
            paths("/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu", "/usr/lib64", "/lib64", "/usr/lib", "/lib");
    private static final List<Path> AARCH64_FOLDERS =
            paths("/usr/aarch64-linux-gnu/lib", "/usr/lib/aarch64-linux-gnu", "/lib/aarch64-linux-gnu");
    private static final Map<Target, String> LOADERS = Map.of(
            Target.X86_64_LINUX, "/lib64/ld-linux-x86-64.so.2", Target.AARCH64_LINUX, "/lib/ld-linux-aarch64.so.1");
    private static final Map<Target, String> PACKAGES =
            Map.of(Target.X86_64_LINUX, "libc6-dev", Target.AARCH64_LINUX, "libc6-dev-arm64-cross");
    /** The stack of a WebAssembly program: there is no other way to give it one. */
    private static final int WASM_STACK = 16 << 20;

    private final Toolchain toolchain;
    private final Target target;
    private final List<Path> folders;
    private final boolean isStatic;

    /** @param isStatic whether the executable holds the C library */
    public ProgramLinker(Toolchain toolchain, Target target, boolean isStatic) {
        this(toolchain, target, isStatic, target == Target.AARCH64_LINUX ? AARCH64_FOLDERS : X86_FOLDERS);
    }

    /** @param folders where the C library's files may be */
    ProgramLinker(Toolchain toolchain, Target target, boolean isStatic, List<Path> folders) {
        this.toolchain = toolchain;
        this.target = target;
        this.isStatic = isStatic;
        this.folders = folders;
    }

    private static List<Path> paths(String... paths) {
        return Stream.of(paths).map(Path::of).toList();
    }

    /**
     * Links.
     *
     * @param executable the file to make
     * @throws ToolsMissing if the C library's files are missing
     * @throws IOException if the linker cannot be started, or the file cannot be written
     */
    public void link(List<Path> objects, Path executable) throws ToolsMissing, IOException {
        List<String> files = objects.stream().map(Path::toString).toList();
        List<String> command = switch (target) {
            case WASM32_WASI -> webAssembly(files);
            case X86_64_LINUX, AARCH64_LINUX -> isStatic ? statically(files) : dynamically(files);
        };
        command.addAll(List.of("-o", executable.toString()));
        Optional<String> failure =
                toolchain.run(command, executable.toAbsolutePath().getParent());
        if (failure.isPresent() && failure.get().contains("No space left")) {
            throw new IOException("No space left on device");
        }
        if (failure.isPresent()) {
            throw new LlvmFailed("linking", failure.get());
        }
    }

    private List<String> dynamically(List<String> objects) throws ToolsMissing {
        List<String> command = elf("-pie", "--dynamic-linker=" + LOADERS.get(target));
        if (found("Scrt1.o").isPresent() && found("libc.so").isPresent()) {
            command.addAll(List.of(required("Scrt1.o"), required("crti.o")));
            command.addAll(objects);
            command.addAll(List.of("-lm", "-lc", required("crtn.o")));
        } else if (found("libc.so.6").isPresent()) {
            command.add(RuntimeUnit.BARE_START.compiled(toolchain, target).toString());
            command.addAll(objects);
            command.addAll(List.of(required("libm.so.6"), required("libc.so.6")));
        } else {
            required("Scrt1.o");
        }
        return command;
    }

    private List<String> statically(List<String> objects) throws ToolsMissing {
        required("libc.a");
        List<String> command = elf("-static");
        command.addAll(List.of(required("crt1.o"), required("crti.o")));
        command.addAll(objects);
        command.addAll(List.of(
                "-lm",
                "--start-group",
                "-lc",
                compilerLibrary("libgcc.a"),
                compilerLibrary("libgcc_eh.a"),
                "--end-group",
                required("crtn.o")));
        return command;
    }

    /** What the C library's archive asks of the compiler that it was made with. */
    private String compilerLibrary(String file) throws ToolsMissing {
        String machine = target.spelling();
        Path folder = Path.of(target == Target.AARCH64_LINUX ? "/usr/lib/gcc-cross" : "/usr/lib/gcc", machine);
        try (Stream<Path> versions = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            return versions.map(version -> version.resolve(file))
                    .filter(Files::isRegularFile)
                    .map(Path::toString)
                    .sorted()
                    .findFirst()
                    .orElseThrow(() -> new ToolsMissing("the file " + file + " for " + machine
                            + ", which static executables need, is missing; install it: apt-get install "
                            + (target == Target.AARCH64_LINUX ? "gcc-aarch64-linux-gnu" : "gcc")));
        } catch (IOException failure) {
            throw new ToolsMissing("'" + folder + "' cannot be read (" + Toolchain.reason(failure) + ")", failure);
        }
    }

    private List<String> elf(String... options) {
        List<String> command =
                new ArrayList<>(List.of(toolchain.program("ld.lld").toString(), "--eh-frame-hdr"));
        command.addAll(List.of(options));
        folders.stream().filter(Files::isDirectory).forEach(folder -> command.add("-L" + folder));
        return command;
    }

    private List<String> webAssembly(List<String> objects) throws ToolsMissing {
        List<String> command = new ArrayList<>(
                List.of(toolchain.program("wasm-ld").toString(), "-z", "stack-size=" + WASM_STACK, "--stack-first"));
        command.addAll(objects);
        command.addAll(WasiFiles.linkerOptions());
        return command;
    }

    private Optional<Path> found(String file) {
        return folders.stream()
                .map(folder -> folder.resolve(file))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    private String required(String file) throws ToolsMissing {
        return found(file)
                .map(Path::toString)
                .orElseThrow(() -> new ToolsMissing("the C library's file " + file + " for " + target.spelling()
                        + " is missing; install it: apt-get install " + PACKAGES.get(target)));
    }
}
