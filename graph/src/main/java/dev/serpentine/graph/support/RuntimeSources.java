package dev.serpentine.graph.support;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The files of the native run-time support. */
public final class RuntimeSources {
    /** The unit to compile; it includes the others. */
    public static final String UNIT = "runtime.c";
    /** Another unit, with what the C library's development files would bring. */
    public static final String BARE_START = "bare_start.c";

    private static final List<String> NAMES = List.of(
            UNIT,
            BARE_START,
            "linux.h",
            "wasi.h",
            "runtime.h",
            "start.c",
            "memory.c",
            "traceback.c",
            "profile.c",
            "mathematics.c",
            "text.c",
            "files.c",
            "directories.c",
            "system.c",
            "clock.c",
            "interrupts.c");

    private RuntimeSources() {}

    /** The bytes of each file by its name, in a stable order. */
    public static Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (String name : NAMES) {
            try (InputStream resource = RuntimeSources.class.getResourceAsStream("runtime/" + name)) {
                if (resource == null) {
                    throw new IllegalStateException("the run-time support lacks " + name);
                }
                files.put(name, resource.readAllBytes());
            } catch (IOException exception) {
                throw new UncheckedIOException(exception);
            }
        }
        return files;
    }

    /**
     * Writes all files into a folder, which is made if need be.
     *
     * @throws IOException if they cannot be written
     */
    public static void writeTo(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, byte[]> file : files().entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
        }
    }
}
