package dev.serpentine.conformance;

import dev.serpentine.driver.PreparedProgram;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.ToIntFunction;

/**
 * Runs one program everywhere and judges each outcome.
 *
 * <p>The program is imported and its types are inferred once for all places, in this thread, which needs a large stack.
 */
final class ProgramComparison {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final ConformanceProgram program;
    private final Set<Place> wanted;
    private final Optional<String> python;
    private final Path library;
    private final BiConsumer<Place, Verdict> verdicts;

    /**
     * @param wanted where to run it
     * @param python the command of CPython 3.12, if there is one
     * @param library the folder of the package {@code rpython}
     * @param verdicts is told each verdict as soon as it is known
     */
    ProgramComparison(ConformanceProgram program, Set<Place> wanted, Optional<String> python, Path library, BiConsumer<Place, Verdict> verdicts) {
        this.program = program;
        this.wanted = wanted;
        this.python = python;
        this.library = library;
        this.verdicts = verdicts;
    }

    /** A step of the comparison that leads to an outcome. */
    private interface Run {
        Outcome outcome() throws Exception;
    }

    void run() {
        try {
            Path folder = Files.createTempDirectory("conformance");
            try {
                runIn(folder);
            } finally {
                TemporaryFolders.remove(folder);
            }
        } catch (IOException exception) {
            wanted.forEach(place -> verdicts.accept(place, failure(exception)));
        }
    }

    private void runIn(Path folder) {
        for (Place place : wanted) {
            if (program.skips().containsKey(place)) {
                verdicts.accept(place, new Verdict.Skipped(program.skips().get(place)));
            }
        }
        if (python.isEmpty() && isDue(Place.PYTHON)) {
            verdicts.accept(Place.PYTHON, new Verdict.Skipped("there is no CPython 3.12 here; its stored answers judge"));
        } else {
            judge(Place.PYTHON, () -> inPython(folder));
        }
        if (wanted.stream().anyMatch(place -> place != Place.PYTHON && isDue(place))) {
            translated(folder);
        }
    }

    private boolean isDue(Place place) {
        return wanted.contains(place) && !program.skips().containsKey(place);
    }

    private void translated(Path folder) {
        try (PreparedProgram prepared = PreparedProgram.of(program.file(), program.arguments())) {
            judge(Place.INTERPRETER, () -> interpreted(prepared::interpret, folder));
            judge(Place.INTERPRETER_OBJECTS, () -> interpreted(prepared::interpretObjects, folder));
            unoptimised(prepared, "c", Place.C_UNOPTIMISED, folder);
            optimised(prepared, "c", Place.C_OPTIMISED, Place.C_STRESSED, folder);
            unoptimised(prepared, "llvm", Place.LLVM_UNOPTIMISED, folder);
            optimised(prepared, "llvm", Place.LLVM_OPTIMISED, Place.LLVM_STRESSED, folder);
            judge(Place.C_UNCHECKED, () -> {
                Path executable = folder.resolve("c-unchecked");
                prepared.unchecked().compile("c", 2, executable);
                return executed(List.of(executable.toString()), folder, Map.of());
            });
            judge(Place.CLI, () -> onMono(prepared, folder));
            judge(Place.JVM, () -> inJar(prepared, folder.resolve("program.jar"), folder));
            judge(Place.JVM_UNCHECKED, () -> inJar(prepared.unchecked(), folder.resolve("unchecked.jar"), folder));
        } catch (Exception | StackOverflowError | AssertionError fault) {
            failAll(List.copyOf(EnumSet.complementOf(EnumSet.of(Place.PYTHON))), fault);
        }
    }

    private Outcome inJar(PreparedProgram prepared, Path jar, Path folder) throws Exception {
        prepared.compileJar(jar);
        JarVerification.require(jar);
        return executed(List.of("java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-jar", jar.toString()), folder, Map.of());
    }

    private void unoptimised(PreparedProgram prepared, String backend, Place place, Path folder) {
        judge(place, () -> {
            Path executable = folder.resolve(backend + "-unoptimised");
            prepared.compile(backend, 0, executable);
            return executed(List.of(executable.toString()), folder, Map.of());
        });
    }

    private void optimised(PreparedProgram prepared, String backend, Place plain, Place stressed, Path folder) {
        if (!isDue(plain) && !isDue(stressed)) {
            return;
        }
        Path executable = folder.resolve(backend + "-optimised");
        try {
            prepared.compile(backend, 2, executable);
        } catch (Exception | StackOverflowError | AssertionError fault) {
            failAll(List.of(plain, stressed), fault);
            return;
        }
        judge(plain, () -> executed(List.of(executable.toString()), folder, Map.of()));
        judge(stressed, () -> executed(List.of(executable.toString()), folder, Map.of("SERPENTINE_GC_STRESS", "1")));
    }

    private void failAll(List<Place> places, Throwable fault) {
        places.stream().filter(this::isDue).forEach(place -> verdicts.accept(place, failure(fault)));
    }

    private void judge(Place place, Run run) {
        if (!isDue(place)) {
            return;
        }
        try {
            Verdict verdict = run.outcome().differenceFrom(program.expected()).<Verdict>map(Verdict.Different::new).orElseGet(Verdict.Same::new);
            verdicts.accept(place, verdict);
        } catch (Exception | StackOverflowError | AssertionError fault) {
            verdicts.accept(place, failure(fault));
        }
    }

    /** The first line says what happened; a fault of our own brings its stack trace along for the report. */
    private static Verdict failure(Throwable fault) {
        return switch (fault) {
            case PreparedProgram.Refused refused -> new Verdict.Failed("refused: " + refused.getMessage().strip());
            case ProgramProcess.TookTooLong late -> new Verdict.Failed(late.getMessage());
            default -> {
                StringWriter trace = new StringWriter();
                fault.printStackTrace(new PrintWriter(trace));
                String place = fault.getStackTrace().length == 0 ? "" : " at " + fault.getStackTrace()[0];
                String message = Optional.ofNullable(fault.getMessage()).flatMap(text -> text.lines().findFirst()).orElse("");
                yield new Verdict.Failed("fault: " + fault.getClass().getSimpleName() + ": " + message + place + "\n" + trace);
            }
        };
    }

    private Outcome inPython(Path folder) throws Exception {
        List<String> command = new ArrayList<>(List.of(python.orElseThrow(), "-B", program.file().toString()));
        command.addAll(program.arguments());
        Map<String, String> environment = Map.of("PYTHONPATH", library.toString(), "PYTHONIOENCODING", "utf-8");
        return ProgramProcess.run(command, program.input(), folder, environment, LIMIT);
    }

    private Outcome executed(List<String> words, Path folder, Map<String, String> environment) throws Exception {
        List<String> command = new ArrayList<>(words);
        command.addAll(program.arguments());
        return ProgramProcess.run(command, program.input(), folder, environment, LIMIT);
    }

    private Outcome onMono(PreparedProgram prepared, Path folder) throws Exception {
        Path assembly = folder.resolve("assembly.exe");
        prepared.assemble(assembly);
        AssemblyVerification.require(assembly);
        List<String> command = new ArrayList<>(List.of("mono", "--debug", assembly.toString()));
        command.addAll(program.arguments());
        return ProgramProcess.run(command, program.input(), folder, Map.of(), LIMIT);
    }

    private Outcome interpreted(ToIntFunction<InterpretedProcess> interpreter, Path folder) throws IOException {
        List<String> words = new ArrayList<>(List.of(program.file().toString()));
        words.addAll(program.arguments());
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        Path working = Files.createTempDirectory(folder, "interpreted");
        int status = interpreter.applyAsInt(new InterpretedProcess(
                words, new ByteArrayInputStream(program.input()), output, errors, new TreeMap<>(System.getenv()), working));
        return Outcome.of(output.toByteArray(), errors.toByteArray(), status);
    }
}
