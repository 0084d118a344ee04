package dev.serpentine.driver;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.pipeline.Pipeline;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** What a program can be translated to: the passes that it needs, the backend, and how the result is run. */
interface Target {

    /**
     * Writes what can be run; it appears complete or not at all.
     *
     * @throws ToolMissing if a program of the machine is needed
     */
    void write(Program program, Path output);

    /**
     * Runs the program.
     *
     * @param arguments for the program, without its own name
     * @param surroundings whose streams and variables it has
     * @return its exit status
     * @throws ToolMissing if a program of the machine is needed
     */
    int run(Program program, List<String> arguments, Surroundings surroundings);

    /** The type system that the target needs. */
    Typer typer();

    /** What is done to a typed program before the backend gets it. */
    Pipeline pipeline();

    /** The target's own text. */
    String text(Program program);

    /** The target's own text of each function, where it has any. @param prepared by all passes of the target */
    default Map<FunctionGraph, String> functionTexts(Program prepared) {
        return Map.of();
    }

    /**
     * Machine code, where the target has any.
     *
     * @param stage {@link EmittedStage#ASM} or {@link EmittedStage#OBJ}
     */
    default byte[] machineCode(Program program, EmittedStage stage) {
        throw new IllegalArgumentException("there is no machine code of this target");
    }
}
