package dev.serpentine.conformance;

import dev.serpentine.driver.PreparedProgram;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.ToIntFunction;

/**
 * Translates a group of programs, runs each of them at some places and judges each outcome.
 *
 * <p>The group is imported and its types are inferred once for all places, in this thread, which needs a large stack.
 */
public final class ProgramComparison {
    private static final Duration LIMIT = Duration.ofSeconds(60);
    /** The collector that is not the default, so that it has all programs, too; at places that are quick to build. */
    private static final String SIMPLER_COLLECTOR = "mark-sweep";

    private final ProgramGroup group;
    private final Set<Place> wanted;
    private final Optional<String> python;
    private final Path library;
    private final StepTimes times;
    private final Judgement judgement;

    /** Is told each verdict as soon as it is known. */
    interface Judgement {
        void give(ConformanceProgram program, Place place, Verdict verdict);
    }

    /**
     * @param wanted where to run them
     * @param python the command of CPython 3.12, if there is one
     * @param library the folder of the package {@code rpython}
     * @param times to which what the steps take is added
     */
    ProgramComparison(
            ProgramGroup group,
            Set<Place> wanted,
            Optional<String> python,
            Path library,
            StepTimes times,
            Judgement judgement) {
        this.group = group;
        this.wanted = wanted;
        this.python = python;
        this.library = library;
        this.times = times;
        this.judgement = judgement;
    }

    /**
     * The same for one program.
     *
     * @param verdicts is told each verdict as soon as it is known
     */
    public ProgramComparison(
            ConformanceProgram program,
            Set<Place> wanted,
            Optional<String> python,
            Path library,
            BiConsumer<Place, Verdict> verdicts) {
        this(
                new ProgramGroup(List.of(program)),
                wanted,
                python,
                library,
                new StepTimes(),
                (_, place, verdict) -> verdicts.accept(place, verdict));
    }

    /** A step of the comparison that leads to an outcome. */
    private interface Run {
        Outcome of(ConformanceProgram program) throws Exception;
    }

    /** A step that leads to something that can be run, or not. */
    private interface Build {
        void run() throws Exception;
    }

    /** Tells all verdicts. */
    public void run() {
        try {
            Path folder = Files.createTempDirectory("conformance");
            try {
                runIn(folder);
            } finally {
                TemporaryFolders.remove(folder);
            }
        } catch (IOException exception) {
            failAll(List.copyOf(wanted), exception);
        }
    }

    private void runIn(Path folder) {
        for (ConformanceProgram program : group.programs()) {
            wanted.stream()
                    .filter(program.skips()::containsKey)
                    .forEach(place -> judgement.give(
                            program, place, new Verdict.Skipped(program.skips().get(place))));
        }
        if (python.isPresent()) {
            judge(Place.PYTHON, program -> inPython(program, folder));
        } else {
            due(Place.PYTHON)
                    .forEach(program -> judgement.give(
                            program,
                            Place.PYTHON,
                            new Verdict.Skipped("there is no CPython 3.12 here; its stored answers judge")));
        }
        if (wanted.stream()
                .anyMatch(place -> place != Place.PYTHON && !due(place).isEmpty())) {
            translated(folder);
        }
    }

    /** The programs that are to be run there. */
    private List<ConformanceProgram> due(Place place) {
        return wanted.contains(place)
                ? group.programs().stream()
                        .filter(program ->
                                program.isFor(place) && !program.skips().containsKey(place))
                        .toList()
                : List.of();
    }

    private void translated(Path folder) {
        // The words of the command line are the run's, not the translation's.
        try (PreparedProgram prepared =
                times.measured("import and inference", () -> PreparedProgram.of(group.file(folder), List.of()))) {
            judge(Place.INTERPRETER, program -> interpreted(prepared::interpret, program, folder));
            judge(Place.INTERPRETER_OBJECTS, program -> interpreted(prepared::interpretObjects, program, folder));
            Path executable = folder.resolve("program");
            built(
                    List.of(Place.C_UNOPTIMISED),
                    executable,
                    () -> prepared.compile("c", 0, SIMPLER_COLLECTOR, executable),
                    folder);
            built(
                    List.of(Place.LLVM_UNOPTIMISED),
                    executable,
                    () -> prepared.compile("llvm", 0, SIMPLER_COLLECTOR, executable),
                    folder);
            built(
                    List.of(Place.C_OPTIMISED, Place.C_STRESSED),
                    executable,
                    () -> prepared.compile("c", 2, executable),
                    folder);
            built(
                    List.of(Place.LLVM_OPTIMISED, Place.LLVM_STRESSED),
                    executable,
                    () -> prepared.compile("llvm", 2, executable),
                    folder);
            built(
                    List.of(Place.C_UNCHECKED),
                    executable,
                    () -> prepared.unchecked().compile("c", 2, executable),
                    folder);
            Path assembly = folder.resolve("assembly.exe");
            built(
                    List.of(Place.CLI),
                    assembly,
                    () -> {
                        prepared.assemble(assembly);
                        AssemblyVerification.require(assembly);
                    },
                    folder);
            Path jar = folder.resolve("program.jar");
            built(List.of(Place.JVM), jar, () -> writeJar(prepared, jar), folder);
            built(List.of(Place.JVM_UNCHECKED), jar, () -> writeJar(prepared.unchecked(), jar), folder);
        } catch (Exception | StackOverflowError | AssertionError fault) {
            failAll(wanted.stream().filter(place -> place != Place.PYTHON).toList(), fault);
        }
    }

    private static void writeJar(PreparedProgram prepared, Path jar) throws Exception {
        prepared.compileJar(jar);
        JarVerification.require(jar);
    }

    /** Makes what is run at some places, if any is wanted, and runs each program there. */
    private void built(List<Place> places, Path output, Build build, Path folder) {
        if (places.stream().allMatch(place -> due(place).isEmpty())) {
            return;
        }
        try {
            Files.deleteIfExists(output);
            times.measured("building for " + places.getFirst().spelling(), () -> {
                build.run();
                return null;
            });
        } catch (Exception | StackOverflowError | AssertionError fault) {
            failAll(places, fault);
            return;
        }
        places.forEach(place -> judge(place, program -> executed(place, output, program, folder)));
    }

    private void failAll(List<Place> places, Throwable fault) {
        places.forEach(
                place -> due(place).forEach(program -> judgement.give(program, place, Verdict.Failed.of(fault))));
    }

    private void judge(Place place, Run run) {
        due(place).forEach(program -> judgement.give(program, place, verdict(place, program, run)));
    }

    private Verdict verdict(Place place, ConformanceProgram program, Run run) {
        try {
            return times.measured(place.spelling(), () -> run.of(program))
                    .differenceFrom(program.expected())
                    .<Verdict>map(Verdict.Different::new)
                    .orElseGet(Verdict.Same::new);
        } catch (Exception | StackOverflowError | AssertionError fault) {
            return Verdict.Failed.of(fault);
        }
    }

    private Outcome inPython(ConformanceProgram program, Path folder) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(python.orElseThrow(), "-B", program.file().toString()));
        command.addAll(program.arguments());
        Map<String, String> environment = Map.of("PYTHONPATH", library.toString(), "PYTHONIOENCODING", "utf-8");
        return ProgramProcess.run(command, program.input(), folder, environment, LIMIT);
    }

    private Outcome executed(Place place, Path output, ConformanceProgram program, Path folder) throws Exception {
        List<String> command = new ArrayList<>(place.command(output));
        command.addAll(group.words(program));
        return ProgramProcess.run(command, program.input(), folder, place.environment(), LIMIT);
    }

    private Outcome interpreted(ToIntFunction<InterpretedProcess> interpreter, ConformanceProgram program, Path folder)
            throws IOException {
        List<String> words = new ArrayList<>(List.of(program.file().toString()));
        words.addAll(group.words(program));
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        Path working = Files.createTempDirectory(folder, "interpreted");
        int status = interpreter.applyAsInt(new InterpretedProcess(
                words,
                new ByteArrayInputStream(program.input()),
                output,
                errors,
                new TreeMap<>(System.getenv()),
                working));
        return Outcome.of(output.toByteArray(), errors.toByteArray(), status);
    }
}
