package dev.serpentine.driver.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The programs of the machine that make and run what is measured. */
final class Tools {
    private static final String IS_CPYTHON_312 =
            "import sys; sys.exit(sys.version_info[:2] != (3, 12) or sys.implementation.name != 'cpython')";

    private Tools() {}

    /** What of this machine a side needs and does not have, with what brings it; empty where all is there. */
    static Optional<String> missing(Side side) {
        return switch (side) {
            case PYTHON ->
                python().isPresent()
                        ? Optional.empty()
                        : Optional.of("CPython 3.12 is not installed (PYTHON312 can name its command)");
            case C, C_TWIN -> missing(compiler("CC", "cc"), "a C compiler", "gcc");
            case CLI -> missing("mono", "mono", "mono-runtime");
            case CSHARP_TWIN -> missing("mono", "mono", "mono-runtime").or(() -> missing("mcs", "mcs", "mono-mcs"));
            case LLVM, JVM, JAVA_TWIN -> Optional.empty();
        };
    }

    private static Optional<String> missing(String command, String what, String packageName) {
        return isThere(command)
                ? Optional.empty()
                : Optional.of(what + " is not installed ('apt-get install " + packageName + "' brings it)");
    }

    /** {@code $PYTHON312}, {@code python3.12} on the path, or pyenv's: what is the first to run. */
    static Optional<String> python() {
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
        return candidates.stream().filter(Tools::isRightPython).findFirst();
    }

    private static boolean isRightPython(String command) {
        try {
            return new ProcessBuilder(command, "-c", IS_CPYTHON_312)
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

    /** What the environment says, or the usual command. */
    static String compiler(String variable, String usual) {
        return Optional.ofNullable(System.getenv(variable))
                .filter(command -> !command.isBlank())
                .orElse(usual);
    }

    /** A program of the JDK that runs us. */
    static String ofJdk(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }

    private static boolean isThere(String command) {
        return command.contains(File.separator)
                ? Files.isExecutable(Path.of(command))
                : Stream.of(Optional.ofNullable(System.getenv("PATH"))
                                .orElse("")
                                .split(File.pathSeparator))
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder).resolve(command)));
    }
}
