package dev.serpentine.driver;

import dev.serpentine.backend.jvm.JarWriter;
import dev.serpentine.backend.jvm.JvmBackend;
import dev.serpentine.backend.jvm.JvmProgram;
import dev.serpentine.graph.program.Program;
import dev.serpentine.typer.KeptHelper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;

/** A jar of JVM classes. */
final class JvmTarget implements Target {
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
    public List<KeptHelper> keptHelpers() {
        return List.of();
    }

    @Override
    public Program prepared(Program program) {
        return ObjectPasses.run(program, request, timings);
    }

    private JvmProgram emitted(Program program) {
        Program prepared = prepared(program);
        return timings.measure("writing classes", "bytes", JvmProgram::size, () -> JvmBackend.emit(prepared, request.program()));
    }

    @Override
    public String text(Program program) {
        return emitted(program).listing();
    }

    @Override
    public void write(Program program, Path output) {
        JvmProgram classes = emitted(program);
        Path target = output.toAbsolutePath();
        timings.measure("writing the jar", () -> {
            try {
                Path beside = Files.createTempFile(target.getParent(), "." + target.getFileName(), ".new");
                try {
                    JarWriter.write(classes, true, beside);
                    Files.setPosixFilePermissions(beside, PosixFilePermissions.fromString("rw-r--r--"));
                    Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
                } finally {
                    Files.deleteIfExists(beside);
                }
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        });
    }

    @Override
    public int run(Program program, List<String> arguments) {
        try {
            Path jar = Files.createTempFile("serpentine-", ".jar");
            try {
                write(program, jar);
                // This process's own Java is there for certain.
                List<String> words = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC", "-jar", jar.toString()));
                words.addAll(arguments);
                System.out.flush();
                return new ProcessBuilder(words).inheritIO().start().waitFor();
            } finally {
                Files.deleteIfExists(jar);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException exception) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the program ran", exception);
        }
    }
}
