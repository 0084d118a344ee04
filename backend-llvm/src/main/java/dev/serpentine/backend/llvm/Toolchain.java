package dev.serpentine.backend.llvm;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * LLVM's library and programs, unpacked from their jar into a cache folder that all translations of a user share.
 *
 * <p>The folder appears complete or not at all, and several processes may make it at once: each unpacks under a name of
 * its own, and the first to finish gives it the right one. A folder in which something is missing is made anew.
 */
public final class Toolchain {
    private static final String ENTRIES = "org/bytedeco/llvm/linux-x86_64/";
    private static final String VERSION = "llvm-20.1.7";
    private static final String LIBRARY = "lib/libLLVM.so.20.1";
    private static final String COMPLETE = "complete";
    /** Where in the folder each file of the jar goes. */
    private static final Map<String, String> FILES = Map.of(
            "libLLVM.so", LIBRARY,
            "libclang-cpp.so", "lib/libclang-cpp.so.20.1",
            "clang", "bin/clang",
            "lld", "bin/lld",
            "llvm-readobj", "bin/llvm-readobj",
            "llvm-profdata", "bin/llvm-profdata");

    private static final String HEADERS = "lib/clang/20/include/";
    /** The names by which lld knows what kind of linker it is to be. */
    private static final List<String> LINKERS = List.of("ld.lld", "wasm-ld");

    private final Path cache;
    private final Path folder;

    private Toolchain(Path cache) {
        this.cache = cache;
        this.folder = cache.resolve(VERSION);
    }

    /**
     * The toolchain in the user's cache folder, unpacked if it is not yet.
     *
     * @throws ToolsMissing if there is none for this machine, or if it cannot be unpacked
     */
    public static Toolchain ofUser() throws ToolsMissing {
        return in(cacheFolder(System.getenv()));
    }

    /** The same in another cache folder. */
    public static Toolchain in(Path cache) throws ToolsMissing {
        Toolchain toolchain = new Toolchain(cache.toAbsolutePath());
        toolchain.unpackIfNeeded();
        return toolchain;
    }

    static Path cacheFolder(Map<String, String> environment) {
        String own = environment.getOrDefault("SERPENTINE_CACHE", "");
        if (!own.isBlank()) {
            return Path.of(own);
        }
        String general = environment.getOrDefault("XDG_CACHE_HOME", "");
        return general.isBlank()
                ? Path.of(System.getProperty("user.home"), ".cache", "serpentine")
                : Path.of(general, "serpentine");
    }

    /** LLVM as a shared library. */
    Path library() {
        return folder.resolve(LIBRARY);
    }

    /**
     * One of the programs: {@code clang}, {@code ld.lld}, {@code wasm-ld}, {@code llvm-readobj}, {@code llvm-profdata}.
     */
    public Path program(String name) {
        return folder.resolve("bin").resolve(name);
    }

    /** Where further files can be kept that are made with this toolchain. */
    Path cache() {
        return cache;
    }

    private void unpackIfNeeded() throws ToolsMissing {
        if (isComplete()) {
            return;
        }
        URL jar = Toolchain.class.getClassLoader().getResource(ENTRIES + "lld");
        if (jar == null) {
            throw new ToolsMissing(
                    "LLVM's tools are not part of this installation, or not for this machine (they are there for Linux on x86-64); use --backend=c");
        }
        try {
            Files.createDirectories(cache);
            Path fresh = Files.createTempDirectory(cache, VERSION + ".");
            try {
                unpack(jar, fresh);
                putInPlace(fresh);
            } finally {
                remove(fresh);
            }
        } catch (IOException failure) {
            throw new ToolsMissing(
                    "LLVM's tools cannot be unpacked into '" + cache + "' (" + reason(failure)
                            + "); they need 300 MB there, or set SERPENTINE_CACHE to another folder",
                    failure);
        }
    }

    static String reason(IOException failure) {
        return failure.getMessage() == null
                        || failure instanceof FileSystemException
                                && failure.getMessage().startsWith("/")
                ? failure.getClass().getSimpleName().replace("Exception", "") + " " + failure.getMessage()
                : failure.getMessage();
    }

    /** Whether every file is there as the list says that was written last. */
    private boolean isComplete() {
        try {
            for (String line : Files.readAllLines(folder.resolve(COMPLETE))) {
                int space = line.indexOf(' ');
                if (Files.size(folder.resolve(line.substring(space + 1))) != Long.parseLong(line.substring(0, space))) {
                    return false;
                }
            }
            return true;
        } catch (IOException | NumberFormatException | IndexOutOfBoundsException incomplete) {
            return false;
        }
    }

    private static void unpack(URL entry, Path fresh) throws IOException {
        StringBuilder sizes = new StringBuilder();
        JarURLConnection connection = (JarURLConnection) entry.openConnection();
        connection.setUseCaches(false);
        try (JarFile jar = connection.getJarFile()) {
            for (Map.Entry<String, String> file : FILES.entrySet()) {
                long size = unpack(jar, jar.getJarEntry(ENTRIES + file.getKey()), fresh.resolve(file.getValue()));
                sizes.append(size).append(' ').append(file.getValue()).append('\n');
            }
            for (JarEntry header : jar.stream()
                    .filter(each -> each.getName().startsWith(ENTRIES + HEADERS) && !each.isDirectory())
                    .toList()) {
                // Only the general headers: those of single processors' instructions are many and large.
                String name = header.getName().substring((ENTRIES + HEADERS).length());
                if (name.startsWith("std")
                        || name.startsWith("__std")
                        || name.equals("limits.h")
                        || name.equals("float.h")
                        || name.equals("tgmath.h")) {
                    unpack(jar, header, fresh.resolve(HEADERS).resolve(name));
                }
            }
        }
        for (String linker : LINKERS) {
            Files.createSymbolicLink(fresh.resolve("bin").resolve(linker), Path.of("lld"));
        }
        Files.writeString(fresh.resolve(COMPLETE), sizes, StandardCharsets.UTF_8);
    }

    private static long unpack(JarFile jar, JarEntry entry, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        try (InputStream content = jar.getInputStream(entry)) {
            long size = Files.copy(content, file);
            if (file.getParent().endsWith("bin")) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
            }
            return size;
        }
    }

    private void putInPlace(Path fresh) throws IOException {
        Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString("rwxr-xr-x"));
        for (int attempt = 0; attempt < 3; attempt++) {
            try {
                Files.move(fresh, folder, StandardCopyOption.ATOMIC_MOVE);
                return;
            } catch (FileSystemException failure) {
                if (!Files.exists(folder)) {
                    throw failure;
                }
                if (isComplete()) {
                    return;
                }
                // What is there is broken: out of the way with it, whoever it is that gets there first.
                Path broken = Files.createTempDirectory(cache, VERSION + ".broken.");
                try {
                    Files.move(folder, broken.resolve(VERSION), StandardCopyOption.ATOMIC_MOVE);
                } catch (NoSuchFileException alreadyGone) {
                    continue;
                } finally {
                    remove(broken);
                }
            }
        }
        throw new IOException("'" + folder + "' is broken and cannot be replaced");
    }

    static void remove(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    /**
     * Runs one of the programs.
     *
     * @return what it said if it failed; nothing if all went well
     */
    public Optional<String> run(List<String> command, Path workingFolder) throws IOException {
        Process process = new ProcessBuilder(command)
                .directory(workingFolder.toFile())
                .redirectErrorStream(true)
                .start();
        String output = allOutput(process);
        try {
            return process.waitFor() == 0
                    ? Optional.empty()
                    : Optional.of(output.isBlank() ? "it ended with status " + process.exitValue() : output.strip());
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while " + command.getFirst() + " ran", interruption);
        }
    }

    /** What one of the programs says. */
    String output(List<String> command) throws IOException {
        return allOutput(new ProcessBuilder(command).redirectErrorStream(true).start());
    }

    private static String allOutput(Process process) throws IOException {
        process.getOutputStream().close();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
