package dev.serpentine.driver;

import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import dev.serpentine.transform.arithmetic.WrapArithmeticWithUnusedHighBits;
import dev.serpentine.transform.counting.CountReferences;
import dev.serpentine.transform.pipeline.Pipeline;
import dev.serpentine.transform.stack.InsertStackChecks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the typed graphs of one type system: structs after no passes but those that the meaning of the program needs,
 * objects after all that platforms with objects get.
 */
final class InterpretedTarget implements Target {
    private static final Pipeline NEEDED =
            Pipeline.of(new CountReferences(), new WrapArithmeticWithUnusedHighBits(), new InsertStackChecks());

    private final Typer typer;
    private final Request request;
    private final StageTimings timings;

    InterpretedTarget(Typer typer, Request request, StageTimings timings) {
        this.typer = typer;
        this.request = request;
        this.timings = timings;
    }

    @Override
    public void write(Program program, Path output) {
        throw new IllegalStateException("interpreted graphs cannot be written to a file");
    }

    @Override
    public int run(Program program, List<String> arguments, Surroundings surroundings) {
        surroundings.means().requireOwnProcess("the graphs run in it");
        StandardStreams streams = surroundings.streams();
        List<String> words = new ArrayList<>();
        words.add(request.program().toString());
        words.addAll(arguments);
        Program prepared = prepared(program);
        InterpretedProcess process = new InterpretedProcess(
                words,
                streams.input(),
                streams.output(),
                streams.errors(),
                System.getenv(),
                Path.of("").toAbsolutePath());
        return timings.measure("running", () -> ProgramRunner.run(prepared, process));
    }

    @Override
    public Typer typer() {
        return typer;
    }

    @Override
    public Pipeline pipeline() {
        return switch (typer) {
            case LOW_LEVEL -> NEEDED;
            case OBJECTS -> ObjectPasses.SHARED;
        };
    }

    /** The program as it is run. */
    Program prepared(Program program) {
        return new RunPasses(request, timings).of(pipeline(), program);
    }

    @Override
    public String text(Program program) {
        return GraphText.print(program);
    }
}
