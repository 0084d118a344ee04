package dev.serpentine.driver;

import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.loader.GraalHost;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The program {@code serpentine}. */
public final class Main {
    /** The embedded Python takes about 5 KB of stack a Python frame, and the stages recurse over deep trees. */
    public static final long STACK_SIZE = 1L << 30;

    /**
     * Options that change what LLVM does in this process from then on, and one for which absolute names are written.
     */
    private static final Set<Option> NOT_BESIDE_OTHERS =
            Set.of(Option.PROFILE_GENERATE, Option.PROFILE_USE, Option.DEBUG);

    private Main() {}

    /** @param words the command line */
    public static void main(String[] words) throws InterruptedException {
        int[] status = {ExitStatus.FAULT.code()};
        Surroundings surroundings = Surroundings.ofProcess();
        if (!Arrays.asList(words).contains(Command.BENCH.spelling())
                && Arrays.stream(words).anyMatch(word -> word.endsWith(".py"))) {
            // While the command line is being understood: Python is not started yet, but what it needs is being loaded.
            Thread.ofPlatform().daemon().start(GraalHost::prepare);
        }
        boolean recording = Boolean.getBoolean("serpentine.recording");
        Thread worker = new Thread(
                null,
                () -> status[0] =
                        recording ? runOnEachBackend(List.of(words), surroundings) : run(List.of(words), surroundings),
                "serpentine",
                STACK_SIZE);
        worker.start();
        worker.join();
        surroundings.streams().flush();
        if (recording) {
            // The archive of classes is written on an orderly exit.
            System.exit(status[0]);
        }
        // Nothing of the embedded Python needs to be tidied up, and its threads would only make us wait.
        Runtime.getRuntime().halt(status[0]);
    }

    /**
     * Does what a command line asks for on all backends that write files, so that an archive of the loaded classes
     * serves each of them.
     */
    private static int runOnEachBackend(List<String> words, Surroundings surroundings) {
        return Backend.thatWriteFiles()
                .mapToInt(backend -> run(
                        Stream.concat(words.stream(), Stream.of("--backend=" + backend.spelling()))
                                .toList(),
                        surroundings))
                .max()
                .orElseThrow();
    }

    /**
     * Does what a command line asks for, in this thread, which needs a large stack. Several threads may do so at once.
     *
     * @return the exit status
     */
    public static int run(List<String> words, StandardStreams streams) {
        return run(words, Surroundings.of(streams));
    }

    /**
     * Does what a command line asks for, in this thread, which needs a large stack.
     *
     * @return the exit status
     * @throws OwnProcessNeeded if the means of the surroundings say so; nothing was said or written then
     */
    public static int run(List<String> words, Surroundings surroundings) {
        try {
            return status(words, surroundings);
        } finally {
            surroundings.means().leave();
        }
    }

    private static int status(List<String> words, Surroundings surroundings) {
        StandardStreams streams = surroundings.streams();
        PrintStream errors = streams.errors();
        StageTimings timings = new StageTimings(surroundings.means()::enter);
        ErrorReport report = ErrorReport.withoutSource(CommandLine.wantsJson(words), colours(streams));
        try {
            return switch (CommandLine.parse(words, streams.terminals().output())) {
                case CommandLine.Wish.Help(String text) -> {
                    streams.output().print(text);
                    yield ExitStatus.DONE.code();
                }
                case CommandLine.Wish.Measure(BenchCommand command) -> {
                    surroundings.means().requireOwnProcess("it measures");
                    yield command.carryOut(streams);
                }
                case CommandLine.Wish.Converse(SessionCommand command) -> {
                    surroundings.means().requireOwnProcess("it runs for as long as its user wants");
                    yield command.carryOut(surroundings);
                }
                case CommandLine.Wish.Do(Request request) -> carryOut(request, words, timings, surroundings);
            };
        } catch (WrongUsage wrong) {
            errors.print(report.failed(CommandFailure.WRONG_USAGE, wrong.getMessage(), wrong.hint()));
            return CommandFailure.WRONG_USAGE.status().code();
        } catch (NotWritten failure) {
            return failed(CommandFailure.NOT_WRITTEN, failure, report, errors);
        } catch (ToolMissing missing) {
            return failed(CommandFailure.TOOL_MISSING, missing, report, errors);
        } catch (OwnProcessNeeded elsewhere) {
            throw elsewhere;
        } catch (Throwable fault) {
            surroundings.means().requireOwnProcess(fault.toString());
            errors.print(report.fault(FaultReport.of(fault, timings.current(), words)));
            return ExitStatus.FAULT.code();
        }
    }

    private static Colours colours(StandardStreams streams) {
        return new Colours(streams.terminals().errors());
    }

    private static int failed(CommandFailure failure, Exception exception, ErrorReport report, PrintStream errors) {
        errors.print(report.failed(failure, exception.getMessage(), ""));
        return failure.status().code();
    }

    private static int carryOut(Request request, List<String> words, StageTimings timings, Surroundings surroundings) {
        if (NOT_BESIDE_OTHERS.stream().anyMatch(request::has)) {
            surroundings.means().requireOwnProcess("an option leaves traces in the process, or needs its folder");
        }
        try (Host host =
                timings.measure("starting Python", () -> surroundings.means().startPython(surroundings.process()))) {
            ErrorReport report = ErrorReport.of(request.wantsJson(), colours(surroundings.streams()), host::sourceLine);
            try {
                return carryOut(request, timings, surroundings, host, report);
            } catch (NotWritten | ToolMissing | OwnProcessNeeded noFault) {
                throw noFault;
            } catch (RuntimeException | Error fault) {
                surroundings.means().requireOwnProcess(fault.toString());
                // The graph of the report names live objects, which are gone when Python has ended.
                surroundings.streams().errors().print(report.fault(FaultReport.of(fault, timings.current(), words)));
                return ExitStatus.FAULT.code();
            }
        }
    }

    /** Starts the embedded Python with all that it needs for any program; it has to adopt a process then. */
    public static GraalHost startPythonAhead() {
        return GraalHost.startAhead(List.of(LibraryFolder.find()), keptCode());
    }

    /** Where the start script lets us keep what later starts can use. */
    static Optional<Path> keptCode() {
        return Optional.ofNullable(System.getProperty("serpentine.kept.code")).map(Path::of);
    }

    private static int carryOut(
            Request request, StageTimings timings, Surroundings surroundings, Host host, ErrorReport report) {
        PrintStream errors = surroundings.streams().errors();
        try {
            return carryOut(
                    request,
                    new Translation(request, timings, host, remark -> errors.print(report.remark(remark))),
                    host,
                    surroundings);
        } catch (TranslationFailed failed) {
            errors.print(report.refused(failed.diagnostics()));
            return ExitStatus.NOT_TRANSLATABLE.code();
        } catch (ProgramNotImported failure) {
            errors.print(report.notImported(failure.failure()));
            return ExitStatus.NOT_TRANSLATABLE.code();
        } finally {
            if (request.has(Option.TIMINGS)) {
                errors.print(timings.table());
            }
        }
    }

    private static int carryOut(Request request, Translation translation, Host host, Surroundings surroundings) {
        if (request.emit().isPresent()) {
            emit(
                    translation.emitted(request.emit().get()),
                    request,
                    surroundings.streams().output());
            return ExitStatus.DONE.code();
        }
        return switch (request.command()) {
            case TRANSLATE -> {
                translation.write();
                yield ExitStatus.DONE.code();
            }
            case RUN -> translation.run(surroundings);
            case VIEW -> {
                surroundings.means().requireOwnProcess("it stays for as long as somebody looks");
                new ViewCommand(request, host::sourceLine)
                        .show(translation.recorded(), surroundings.streams().output());
                yield ExitStatus.DONE.code();
            }
            case BENCH, SHELL, SCRIPT, PYTEST ->
                throw new IllegalStateException(request.command() + " is no translation");
        };
    }

    private static void emit(byte[] bytes, Request request, PrintStream output) {
        if (!request.has(Option.OUTPUT)) {
            output.writeBytes(bytes);
            if (output.checkError()) {
                throw new NotWritten("standard output");
            }
            return;
        }
        OutputFile.write(bytes, request.output());
    }
}
