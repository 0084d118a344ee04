package dev.serpentine.driver;

import dev.serpentine.backend.jvm.JarWriter;
import dev.serpentine.backend.jvm.JvmBackend;
import dev.serpentine.backend.jvm.JvmLibrary;
import dev.serpentine.backend.jvm.JvmProgram;
import dev.serpentine.driver.Surroundings.ProgramFiles;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.division.DivideLargeLoops;
import dev.serpentine.transform.pipeline.Pipeline;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A jar of JVM classes; for a library, one with the sources of its surface beside it. */
final class JvmTarget implements Target {
    private static final String INSTALLATION =
            "apt-get install openjdk-25-jdk-headless, or one from https://adoptium.net";

    private static final Pipeline PASSES = ObjectPasses.SHARED.then(
            new DivideLargeLoops(JvmBackend::codeSize, JvmBackend.LARGEST_LOOP, JvmBackend.SMALLEST_PART));

    private final Request request;
    private final StageTimings timings;

    JvmTarget(Request request, StageTimings timings) {
        this.request = request;
        this.timings = timings;
    }

    @Override
    public Typer typer() {
        return Typer.OBJECTS;
    }

    @Override
    public Pipeline pipeline() {
        return PASSES;
    }

    private JvmProgram emitted(Program program) {
        Program prepared = new RunPasses(request, timings).of(PASSES, program);
        return timings.measure(
                "writing classes", "bytes", JvmProgram::size, () -> JvmBackend.emit(prepared, request.program()));
    }

    private JvmLibrary library(Program program) {
        Program prepared = new RunPasses(request, timings).of(PASSES, program);
        return timings.measure(
                "writing classes",
                "bytes",
                done -> done.program().size(),
                () -> JvmBackend.library(prepared, request.program()));
    }

    @Override
    public String text(Program program) {
        if (!request.has(Option.LIBRARY)) {
            return emitted(program).listing();
        }
        JvmLibrary library = library(program);
        return request.emit().equals(Optional.of(EmittedStage.JAVA))
                ? library.facade().text()
                : library.program().listing();
    }

    @Override
    public Map<FunctionGraph, String> functionTexts(Program prepared) {
        return JvmBackend.functionTexts(prepared, request.program());
    }

    @Override
    public void write(Program program, Path output) {
        if (request.has(Option.LIBRARY)) {
            writeLibrary(library(program), output);
            return;
        }
        JvmProgram classes = emitted(program);
        TemporaryFolder.use(folder -> {
            Map<String, byte[]> files = JarWriter.files(classes);
            Path made = folder.resolve("made.jar");
            timings.measure("writing the jar", () -> writeJar(files, Optional.of(classes.mainClass()), made));
            OutputFile.write(made, output);
        });
    }

    private void writeLibrary(JvmLibrary library, Path output) {
        TemporaryFolder.use(folder -> {
            Map<String, byte[]> files = timings.measure(
                    "compiling the surface", "files", Map::size, () -> compiled(library, folder.path()));
            Path made = folder.resolve("made.jar");
            timings.measure("writing the jar", () -> writeJar(files, Optional.empty(), made));
            OutputFile.write(made, output);
            writeJar(library.sources(), Optional.empty(), made);
            String name = output.getFileName().toString();
            OutputFile.write(
                    made,
                    output.resolveSibling(
                            (name.endsWith(".jar") ? name.substring(0, name.length() - 4) : name) + "-sources.jar"));
        });
    }

    private static Map<String, byte[]> compiled(JvmLibrary library, Path folder) {
        try {
            return library.files(folder)
                    .orElseThrow(() -> new ToolMissing(
                            "this Java has no compiler, which libraries need; install a JDK: " + INSTALLATION));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void writeJar(Map<String, byte[]> files, Optional<String> mainClass, Path jar) {
        try {
            JarWriter.write(files, mainClass, jar);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public int run(Program program, List<String> arguments, Surroundings surroundings) {
        int[] status = new int[1];
        TemporaryFolder.use(folder -> {
            Path jar = folder.resolve("program.jar");
            write(program, jar);
            // This process's own Java is there for certain.
            List<String> words = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:+UseSerialGC",
                    "-jar",
                    jar.toString()));
            words.addAll(arguments);
            status[0] = surroundings.means().run(new ProgramFiles(words, Map.of(), folder, false));
        });
        return status[0];
    }
}
