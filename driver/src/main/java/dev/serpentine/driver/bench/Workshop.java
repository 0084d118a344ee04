package dev.serpentine.driver.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** Makes what is run: translates programs, and compiles twins, as their users would. */
final class Workshop {
    /** Of both sides; one thread, so that processor time is the program's. */
    private static final String COLLECTOR = "-XX:+UseSerialGC";

    private final Plan plan;
    private final Path folder;

    Workshop(Plan plan, Path folder) {
        this.plan = plan;
        this.folder = folder;
    }

    /** Something could not be made, for a reason that is the message. */
    static final class NotMade extends Exception {
        private static final long serialVersionUID = 1L;

        NotMade(String message) {
            super(message);
        }
    }

    /**
     * Makes a side of a program; the tools are there, and so is the twin's source where it is a twin's side.
     *
     * @throws NotMade if the translator or compiler refuses
     * @throws IOException if a tool cannot be started, or a file be written
     */
    Executable make(Side side, Program program) throws NotMade, IOException {
        Path place = Files.createTempDirectory(folder, side.spelling());
        return switch (side) {
            case PYTHON ->
                new Executable(
                        List.of(Tools.python().orElseThrow(), program.source().toString()),
                        Files.size(program.source()),
                        OptionalDouble.empty());
            case C, LLVM -> {
                Path made = place.resolve(program.name());
                yield translated(side, program, made, List.of(made.toString()));
            }
            case JVM -> {
                Path made = place.resolve(program.name() + ".jar");
                yield translated(side, program, made, List.of(Tools.ofJdk("java"), COLLECTOR, "-jar", made.toString()));
            }
            case CLI -> {
                Path made = place.resolve(program.name() + ".exe");
                yield translated(side, program, made, List.of("mono", made.toString()));
            }
            case C_TWIN -> cTwin(program.twin(side).orElseThrow(), place.resolve(program.name()));
            case JAVA_TWIN -> javaTwin(program.twin(side).orElseThrow(), place);
            case CSHARP_TWIN -> {
                Path made = place.resolve(program.name() + ".exe");
                List<String> compiler = List.of(
                        "mcs",
                        "-optimize+",
                        "-warn:0",
                        "-out:" + made,
                        program.twin(side).orElseThrow().toString());
                yield made(compiler, made, List.of("mono", made.toString()));
            }
        };
    }

    private Executable translated(Side side, Program program, Path made, List<String> command)
            throws NotMade, IOException {
        List<String> translator = new ArrayList<>(plan.translator());
        translator.add("translate");
        translator.addAll(plan.options());
        translator.addAll(List.of(
                "--backend=" + side.spelling(),
                "-o",
                made.toString(),
                program.source().toString()));
        return made(translator, made, command);
    }

    private Executable cTwin(Path source, Path made) throws NotMade, IOException {
        List<String> compiler = source.toString().endsWith(".cpp")
                ? List.of(Tools.compiler("CXX", "c++"), "-std=c++17")
                : List.of(Tools.compiler("CC", "cc"));
        List<String> all = new ArrayList<>(compiler);
        all.addAll(List.of("-O2", "-w", source.toString(), "-o", made.toString(), "-lm"));
        return made(all, made, List.of(made.toString()));
    }

    private Executable javaTwin(Path source, Path place) throws NotMade, IOException {
        String file = source.getFileName().toString();
        return made(
                List.of(Tools.ofJdk("javac"), "-nowarn", "-d", place.toString(), source.toString()),
                place,
                List.of(
                        Tools.ofJdk("java"),
                        COLLECTOR,
                        "-cp",
                        place.toString(),
                        file.substring(0, file.length() - ".java".length())));
    }

    private Executable made(List<String> compiler, Path made, List<String> command) throws NotMade, IOException {
        ChildProcess.Run run = ChildProcess.run(compiler, folder);
        if (run.status() != 0) {
            throw new NotMade(run.errors().isBlank() ? new String(run.output()) : run.errors());
        }
        try (Stream<Path> files = Files.walk(made)) {
            List<Path> all = files.filter(Files::isRegularFile).toList();
            long size = 0;
            for (Path file : all) {
                size += Files.size(file);
            }
            return new Executable(command, size, OptionalDouble.of(run.wall()));
        }
    }
}
