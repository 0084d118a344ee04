package dev.serpentine.backend.c;

import dev.serpentine.graph.support.RuntimeSources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Makes an executable of a program's C and the run-time support, with the C compiler that {@code CC} names, or
 * {@code cc}.
 */
public final class CCompiler {
    private static final String RUNTIME_UNIT = "runtime/" + RuntimeSources.UNIT;
    /** From so many lines on, a program is compiled module by module, which several processors can do at once. */
    private static final int ONE_UNIT_LINES = 60_000;

    /**
     * @param optimisation 0 to 3
     * @param debugSymbols whether a debugger should find its way
     * @param oneUnitLines a program of fewer lines is compiled as one unit, in which everything can be inlined
     *     everywhere
     */
    public record Options(int optimisation, boolean debugSymbols, int oneUnitLines) {

        /** Programs of usual size are compiled as one unit. */
        public Options(int optimisation, boolean debugSymbols) {
            this(optimisation, debugSymbols, ONE_UNIT_LINES);
        }
    }

    private static final String TRIAL =
            "#include <stdio.h>\n#include <math.h>\nint main(int count, char **values) { return printf(\"%f\\n\", sqrt(count)) < 0; }\n";

    private final List<String> command;

    private CCompiler(List<String> command) {
        this.command = command;
    }

    /** The compiler that the environment names. */
    public static CCompiler fromEnvironment() {
        String named = Optional.ofNullable(System.getenv("CC"))
                .filter(text -> !text.isBlank())
                .orElse("cc");
        return new CCompiler(List.of(named.trim().split("\\s+")));
    }

    /** The compiler that a command starts; the command may have arguments. */
    public static CCompiler of(String command) {
        return new CCompiler(List.of(command.trim().split("\\s+")));
    }

    /**
     * Compiles and links.
     *
     * @param sources of the program
     * @param folder where the C and object files go; made if need be
     * @param executable the file to make
     * @throws CompilerMissing if the compiler cannot be started, or accepts no program at all
     * @throws CompilerFailed if it does not accept the C
     * @throws UncheckedIOException if files cannot be written
     */
    public void compile(CSources sources, Path folder, Path executable, Options options) throws CompilerMissing {
        boolean oneUnit = sources.lines() < options.oneUnitLines();
        try {
            write(sources, folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<String> units = new ArrayList<>(List.of(CSources.PROGRAM, RUNTIME_UNIT));
        if (!oneUnit) {
            units.addAll(sources.modules());
        }
        List<String> objects = new ArrayList<>();
        List<List<String>> commands = new ArrayList<>();
        for (String unit : units) {
            String object = unit.substring(unit.lastIndexOf('/') + 1, unit.length() - 2) + ".o";
            objects.add(object);
            commands.add(compilation(unit, object, oneUnit, options));
        }
        try {
            runAll(commands, folder);
            List<String> link = new ArrayList<>(command);
            link.addAll(objects);
            link(link, folder, executable);
        } catch (CompilerFailed failure) {
            requireUsable(folder);
            throw failure;
        }
    }

    private static void link(List<String> line, Path folder, Path executable) throws CompilerMissing {
        line.addAll(List.of("-lm", "-o", executable.toAbsolutePath().toString()));
        run(line, folder);
        if (!Files.isExecutable(executable)) {
            throw new CompilerFailed(String.join(" ", line), "no executable was made");
        }
    }

    /**
     * Tells a compiler that does not work, or has no headers, or no room to write, from one that finds fault with what
     * we wrote.
     */
    private void requireUsable(Path folder) throws CompilerMissing {
        List<String> line = new ArrayList<>(command);
        line.add("trial.c");
        try {
            Files.writeString(folder.resolve("trial.c"), TRIAL);
            link(line, folder, folder.resolve("trial"));
        } catch (CompilerFailed failure) {
            throw new CompilerMissing(String.join(" ", command), failure.output());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> compilation(String unit, String object, boolean oneUnit, Options options) {
        List<String> line = new ArrayList<>(command);
        line.addAll(List.of(
                "-std=gnu11",
                "-O" + options.optimisation(),
                "-fno-strict-aliasing",
                "-fwrapv",
                "-ffp-contract=off",
                "-fno-math-errno",
                "-fno-builtin",
                // Neighbouring words that were just stored one by one are slow to load as a vector.
                "-fno-tree-slp-vectorize",
                "-w"));
        if (options.debugSymbols()) {
            line.add("-g");
        }
        if (oneUnit) {
            line.add("-DONE_UNIT");
        }
        line.addAll(List.of("-c", unit, "-o", object));
        return line;
    }

    private static void write(CSources sources, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<String, String> file : sources.files().entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
        }
        RuntimeSources.writeTo(folder.resolve("runtime"));
    }

    private static void runAll(List<List<String>> commands, Path folder) throws CompilerMissing {
        int processors =
                Math.max(1, Math.min(commands.size(), Runtime.getRuntime().availableProcessors()));
        try (ExecutorService executor = Executors.newFixedThreadPool(processors)) {
            List<Future<?>> runs = new ArrayList<>();
            for (List<String> line : commands) {
                runs.add(executor.submit(() -> {
                    run(line, folder);
                    return null;
                }));
            }
            for (Future<?> run : runs) {
                run.get();
            }
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case CompilerMissing missing -> throw missing;
                case RuntimeException failure -> throw failure;
                case Error failure -> throw failure;
                case Throwable other -> throw new IllegalStateException(other);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the C compiler ran", e);
        }
    }

    private static void run(List<String> line, Path folder) throws CompilerMissing {
        Process process;
        try {
            process = new ProcessBuilder(line)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException e) {
            throw new CompilerMissing(line.getFirst(), e);
        }
        try {
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new CompilerFailed(String.join(" ", line) + " (in " + folder + ")", output);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the C compiler ran", e);
        }
    }
}
