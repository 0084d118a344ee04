package dev.serpentine.driver;

import dev.serpentine.backend.cli.CliBackend;
import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.binary.AssemblyWriter;
import dev.serpentine.backend.cli.text.AssemblyPrinter;
import dev.serpentine.driver.Surroundings.ProgramFiles;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.pipeline.Pipeline;
import dev.serpentine.transform.simplification.MoveOperationsToTheirUse;
import dev.serpentine.transform.stack.InsertStackChecks;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An assembly for mono and .NET. It needs no tool of the machine to be written; mono runs it. */
final class CliTarget implements Target {
    /** Programs make many small objects that die young: a large nursery serves them. */
    private static final String COLLECTOR_OPTIONS = "nursery-size=64m";

    private static final String INSTALLATION = "apt-get install mono-runtime";

    private static final Pipeline PASSES = ObjectPasses.SHARED.then(
            new InsertStackChecks(),
            // The platform's compiler has few registers for what lives long, and never computes anything later than it
            // is told to.
            new MoveOperationsToTheirUse());

    private final Request request;
    private final StageTimings timings;

    CliTarget(Request request, StageTimings timings) {
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

    @Override
    public String text(Program program) {
        return AssemblyPrinter.print(assembly(program, request.stem()));
    }

    @Override
    public Map<FunctionGraph, String> functionTexts(Program prepared) {
        Map<FunctionGraph, String> texts = new LinkedHashMap<>();
        CliBackend.methods(prepared, request.stem(), CliTarget::isShown)
                .forEach((graph, method) -> texts.put(graph, AssemblyPrinter.print(method)));
        return texts;
    }

    private Assembly assembly(Program program, String name) {
        Program prepared = new RunPasses(request, timings).of(PASSES, program);
        return timings.measure(
                "making the assembly",
                "types",
                made -> made.types().size(),
                () -> request.has(Option.LIBRARY)
                        ? CliBackend.library(prepared, name, CliTarget::isShown)
                        : CliBackend.executable(prepared, name, CliTarget::isShown));
    }

    /** Python shows no lines for its own functions. */
    private static boolean isShown(String file) {
        return SourcePosition.isOfUser(file);
    }

    @Override
    public void write(Program program, Path output) {
        Path executable = request.has(Option.OUTPUT) ? output : withEnding(output);
        TemporaryFolder.use(folder -> {
            Path made = written(program, folder.path(), stem(executable));
            OutputFile.write(made, executable);
            OutputFile.write(
                    folder.resolve(stem(executable) + ".pdb"), executable.resolveSibling(stem(executable) + ".pdb"));
            if (!request.has(Option.LIBRARY)) {
                OutputFile.write(
                        CliBackend.runtimeConfiguration().getBytes(StandardCharsets.UTF_8),
                        executable.resolveSibling(stem(executable) + ".runtimeconfig.json"));
            }
        });
    }

    private Path withEnding(Path output) {
        return output.resolveSibling(output.getFileName() + (request.has(Option.LIBRARY) ? ".dll" : ".exe"));
    }

    private static String stem(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".exe") || name.endsWith(".dll") ? name.substring(0, name.length() - 4) : name;
    }

    private Path written(Program program, Path folder, String name) throws IOException {
        Assembly assembly = assembly(program, name);
        AssemblyWriter.Files files = timings.measure(
                "writing the assembly", "bytes", done -> done.assembly().length, () -> AssemblyWriter.write(assembly));
        Files.write(folder.resolve(name + ".pdb"), files.debugInformation());
        return Files.write(folder.resolve(name + ".exe"), files.assembly());
    }

    @Override
    public int run(Program program, List<String> arguments, Surroundings surroundings) {
        if (!isInstalled()) {
            Path built = withEnding(request.output());
            write(program, request.output());
            throw new ToolMissing(
                    "there is no mono here to run " + built + ", which is built; install it: " + INSTALLATION);
        }
        int[] status = new int[1];
        TemporaryFolder.use(folder -> {
            List<String> words = new ArrayList<>(List.of(
                    "mono",
                    "--debug",
                    written(program, folder.path(), request.stem()).toString()));
            words.addAll(arguments);
            Map<String, String> variables = surroundings.process().environment().containsKey("MONO_GC_PARAMS")
                    ? Map.of()
                    : Map.of("MONO_GC_PARAMS", COLLECTOR_OPTIONS);
            status[0] = surroundings.means().run(new ProgramFiles(words, variables, folder, false));
        });
        return status[0];
    }

    private static boolean isInstalled() {
        String path = System.getenv().getOrDefault("PATH", "");
        return Arrays.stream(path.split(":"))
                .anyMatch(folder -> !folder.isEmpty() && Files.isExecutable(Path.of(folder, "mono")));
    }
}
