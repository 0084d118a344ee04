package dev.serpentine.driver;

import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.frontend.loader.PythonProcess;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What a command line is carried out for, and by which means: this process itself, or a client of the resident
 * translator. Relative names of files start from the current folder of this process in either case.
 *
 * @param streams that it reads and writes
 * @param process what the embedded Python takes for its process
 * @param means by which it does what concerns more than its own work
 */
public record Surroundings(StandardStreams streams, PythonProcess process, Means means) {

    /** What is done differently where a process serves others. */
    public interface Means {

        /** An embedded Python for one translation, which closes it. */
        GraalHost startPython(PythonProcess process);

        /**
         * Runs a translated program to its end, or sees to it that it is run.
         *
         * @param files that the program consists of
         * @return its exit status, as far as it is known
         */
        int run(ProgramFiles files);

        /**
         * Called before something is done that only a process which does nothing else can do, or should.
         *
         * @param reason why, for whoever looks into it
         * @throws OwnProcessNeeded if this one does other things
         */
        void requireOwnProcess(String reason);

        /** Called at the beginning of each stage. */
        void enter(String stage);

        /** Called when all is done. */
        void leave();
    }

    /**
     * A translated program, ready to be run.
     *
     * @param command whose first word is the file of an executable, or the name of one
     * @param variables of the environment that it gets besides those of the surroundings
     * @param folder that holds its files, and is not needed afterwards
     * @param isWhole whether nothing of the folder is needed once the program has begun
     */
    public record ProgramFiles(
            List<String> command, Map<String, String> variables, TemporaryFolder folder, boolean isWhole) {
        public ProgramFiles {
            command = List.copyOf(command);
            variables = Map.copyOf(variables);
        }
    }

    /** This process itself. */
    static Surroundings ofProcess() {
        return of(StandardStreams.ofProcess());
    }

    /** This process, with some streams in place of its own; programs that are run use its own in any case. */
    static Surroundings of(StandardStreams streams) {
        PythonProcess process = PythonProcess.ofThis();
        return of(streams, process.environment(), process.folder(), OwnProcess::new);
    }

    /**
     * Surroundings whose terminal, if there is one, is told of what takes long.
     *
     * @param folder what relative names of files start from
     * @param means are made with what tells of progress
     */
    public static Surroundings of(
            StandardStreams streams,
            Map<String, String> environment,
            Path folder,
            Function<ProgressLine, ? extends Means> means) {
        ProgressLine progress = new ProgressLine(streams);
        StandardStreams shown = progress.streams();
        return new Surroundings(
                shown,
                new PythonProcess(shown.input(), shown.output(), shown.errors(), environment, folder),
                means.apply(progress));
    }

    /** The means of a process that carries out one command line. */
    private record OwnProcess(ProgressLine progress) implements Means {
        @Override
        public GraalHost startPython(PythonProcess process) {
            return GraalHost.start(List.of(LibraryFolder.find()), Main.keptCode(), process);
        }

        @Override
        public int run(ProgramFiles files) {
            progress.close();
            return ProgramProcess.run(files.command(), files.variables());
        }

        @Override
        public void requireOwnProcess(String reason) {}

        @Override
        public void enter(String stage) {
            progress.enter(stage);
        }

        @Override
        public void leave() {
            progress.close();
        }
    }
}
