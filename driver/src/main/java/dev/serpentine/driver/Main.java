package dev.serpentine.driver;

import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.loader.GraalHost;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The program {@code serpentine}. */
public final class Main {
    /** The embedded Python takes about 5 KB of stack a Python frame, and the stages recurse over deep trees. */
    private static final long STACK_SIZE = 1L << 30;

    private Main() {}

    /** @param words the command line */
    public static void main(String[] words) throws InterruptedException {
        int[] status = {ExitStatus.FAULT.code()};
        StandardStreams streams = StandardStreams.ofProcess();
        if (!Arrays.asList(words).contains(Command.BENCH.spelling())
                && Arrays.stream(words).anyMatch(word -> word.endsWith(".py"))) {
            // While the command line is being understood: Python is not started yet, but what it needs is being loaded.
            Thread.ofPlatform().daemon().start(GraalHost::prepare);
        }
        boolean recording = Boolean.getBoolean("serpentine.recording");
        Thread worker = new Thread(
                null,
                () -> status[0] = recording ? runOnEachBackend(List.of(words), streams) : run(List.of(words), streams),
                "serpentine",
                STACK_SIZE);
        worker.start();
        worker.join();
        streams.flush();
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
    private static int runOnEachBackend(List<String> words, StandardStreams streams) {
        return Backend.thatWriteFiles()
                .mapToInt(backend -> run(
                        Stream.concat(words.stream(), Stream.of("--backend=" + backend.spelling()))
                                .toList(),
                        streams))
                .max()
                .orElseThrow();
    }

    /**
     * Does what a command line asks for, in this thread, which needs a large stack. Several threads may do so at once.
     *
     * @return the exit status
     */
    public static int run(List<String> words, StandardStreams streams) {
        PrintStream errors = streams.errors();
        StageTimings timings = new StageTimings();
        ErrorReport report = ErrorReport.withoutSource(CommandLine.wantsJson(words), colours(streams));
        try {
            return switch (CommandLine.parse(words, streams.terminals().output())) {
                case CommandLine.Wish.Help(String text) -> {
                    streams.output().print(text);
                    yield ExitStatus.DONE.code();
                }
                case CommandLine.Wish.Measure(BenchCommand command) -> command.carryOut(streams);
                case CommandLine.Wish.Do(Request request) -> carryOut(request, words, timings, streams);
            };
        } catch (WrongUsage wrong) {
            errors.print(report.failed(CommandFailure.WRONG_USAGE, wrong.getMessage(), wrong.hint()));
            return CommandFailure.WRONG_USAGE.status().code();
        } catch (NotWritten failure) {
            return failed(CommandFailure.NOT_WRITTEN, failure, report, errors);
        } catch (ToolMissing missing) {
            return failed(CommandFailure.TOOL_MISSING, missing, report, errors);
        } catch (Throwable fault) {
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

    private static int carryOut(Request request, List<String> words, StageTimings timings, StandardStreams streams) {
        try (Host host =
                timings.measure("starting Python", () -> GraalHost.start(List.of(LibraryFolder.find()), keptCode()))) {
            ErrorReport report = ErrorReport.of(request.wantsJson(), colours(streams), host::sourceLine);
            try {
                return carryOut(request, timings, streams, host, report);
            } catch (NotWritten | ToolMissing noFault) {
                throw noFault;
            } catch (RuntimeException | Error fault) {
                // The graph of the report names live objects, which are gone when Python has ended.
                streams.errors().print(report.fault(FaultReport.of(fault, timings.current(), words)));
                return ExitStatus.FAULT.code();
            }
        }
    }

    /** Where the start script lets us keep what later starts can use. */
    private static Optional<Path> keptCode() {
        return Optional.ofNullable(System.getProperty("serpentine.kept.code")).map(Path::of);
    }

    private static int carryOut(
            Request request, StageTimings timings, StandardStreams streams, Host host, ErrorReport report) {
        PrintStream errors = streams.errors();
        try {
            return carryOut(
                    request,
                    new Translation(request, timings, host, streams, remark -> errors.print(report.remark(remark))),
                    host,
                    streams.output());
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

    private static int carryOut(Request request, Translation translation, Host host, PrintStream output) {
        if (request.emit().isPresent()) {
            emit(translation.emitted(request.emit().get()), request, output);
            return ExitStatus.DONE.code();
        }
        return switch (request.command()) {
            case TRANSLATE -> {
                translation.write();
                yield ExitStatus.DONE.code();
            }
            case RUN -> translation.run();
            case VIEW -> {
                new ViewCommand(request, host::sourceLine).show(translation.recorded(), output);
                yield ExitStatus.DONE.code();
            }
            case BENCH -> throw new IllegalStateException("other processes translate what is measured");
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
