package dev.serpentine.driver;

import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.pipeline.Pipeline;
import dev.serpentine.transform.pipeline.ProgramPass;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * Runs pipelines for a request: each pass is measured, and where the request asks for it, what it makes is checked for
 * the rules of the stage that it says it establishes.
 *
 * @param watcher is shown what each pass made, which it must leave as it is
 */
record RunPasses(Request request, StageTimings timings, BiConsumer<ProgramPass, Program> watcher) {

    /** Nobody watches. */
    RunPasses(Request request, StageTimings timings) {
        this(request, timings, (_, _) -> {});
    }

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
        Program checked = PassChecks.of(request).checked(made, pass.establishes(), pass.name());
        watcher.accept(pass, checked);
        return checked;
    }
}
