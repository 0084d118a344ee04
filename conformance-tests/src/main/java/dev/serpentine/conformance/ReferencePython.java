package dev.serpentine.conformance;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds CPython 3.12, the judge, on this machine. */
public final class ReferencePython {
    private static final String CHECK =
            "import sys; sys.exit(sys.version_info[:2] != (3, 12) or sys.implementation.name != 'cpython')";

    private ReferencePython() {}

    /**
     * The command that starts it: {@code $PYTHON312}, {@code python3.12} on the path, or pyenv's; empty where there is
     * none that runs.
     */
    public static Optional<String> find() {
        List<String> candidates = new ArrayList<>();
        Optional.ofNullable(System.getenv("PYTHON312")).ifPresent(candidates::add);
        candidates.add("python3.12");
        Path versions = Path.of(
                Optional.ofNullable(System.getenv("PYENV_ROOT")).orElse(System.getProperty("user.home") + "/.pyenv"),
                "versions");
        if (Files.isDirectory(versions)) {
            try (DirectoryStream<Path> installed = Files.newDirectoryStream(versions, "3.12*")) {
                installed.forEach(version ->
                        candidates.add(version.resolve("bin/python3.12").toString()));
            } catch (IOException unreadable) {
                // Then pyenv has none for us.
            }
        }
        return candidates.stream().filter(ReferencePython::isRight).findFirst();
    }

    private static boolean isRight(String command) {
        try {
            return new ProcessBuilder(command, "-c", CHECK)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException cannotStart) {
            return false;
        } catch (InterruptedException exception) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
