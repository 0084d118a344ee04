package dev.serpentine.driver.resident;

import dev.serpentine.driver.Main;
import dev.serpentine.driver.ProgressLine;
import dev.serpentine.driver.StandardStreams;
import dev.serpentine.driver.Surroundings;
import dev.serpentine.frontend.loader.GraalHost;
import dev.serpentine.frontend.loader.PythonProcess;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Translates some programs for nobody, so that what translations need is loaded and compiled. */
final class WarmUp {
    private static final int ROUNDS = 2;
    private final SparePython spare;

    WarmUp(SparePython spare) {
        this.spare = spare;
    }

    void translate(List<String> programs) throws IOException {
        Path folder = Files.createTempDirectory("serpentine-");
        Path made = folder.resolve("made");
        for (int round = 0; round < ROUNDS; round++) {
            for (String program : programs) {
                Main.run(List.of("translate", "-o", made.toString(), program), surroundings(folder));
            }
        }
        Files.deleteIfExists(made);
        Files.deleteIfExists(folder);
    }

    private Surroundings surroundings(Path folder) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        StandardStreams streams = new StandardStreams(InputStream.nullInputStream(), nowhere, nowhere);
        return Surroundings.of(streams, Map.of(), folder, progress -> new ForNobody(spare, progress));
    }

    private record ForNobody(SparePython spare, ProgressLine progress) implements Surroundings.Means {
        @Override
        public GraalHost startPython(PythonProcess process) {
            GraalHost host = spare.taken();
            host.adopt(process);
            return host;
        }

        @Override
        public int run(Surroundings.ProgramFiles files) {
            throw new IllegalStateException("nothing is to be run");
        }

        @Override
        public void requireOwnProcess(String reason) {
            throw new IllegalStateException(reason);
        }

        @Override
        public void enter(String stage) {}

        @Override
        public void leave() {
            progress.close();
        }
    }
}
