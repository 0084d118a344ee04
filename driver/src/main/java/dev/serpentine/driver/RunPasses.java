package dev.serpentine.driver;

import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.pipeline.Pipeline;
import dev.serpentine.transform.pipeline.ProgramPass;
import java.util.function.Supplier;

/**
 * Runs pipelines for a request: each pass is measured, and where the request asks for it, what it makes is checked for
 * the rules of the stage that it says it establishes.
 */
record RunPasses(Request request, StageTimings timings) {

    /**
     * The program after those passes that the request's level of optimisation asks for.
     *
     * @throws dev.serpentine.graph.model.TranslatorFault if a pass breaks its word: with the first that does
     */
    Program of(Pipeline pipeline, Program program) {
        return pipeline.at(request.optimisation()).run(program, this::observed);
    }

    private Program observed(ProgramPass pass, Supplier<Program> work) {
        Program made =
                timings.measure(pass.name(), "graphs", done -> done.graphs().size(), work);
        return PassChecks.of(request).checked(made, pass.establishes(), pass.name());
    }
}
