package dev.serpentine.transform.pipeline;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.program.Program;

/** A pass that looks at one graph at a time, and changes it in place. */
public interface PassOverEachGraph extends ProgramPass {

    /** @return whether anything changed */
    boolean run(FunctionGraph graph);

    @Override
    default Program apply(Program program) {
        program.graphs().forEach(graph -> TranslatorFault.named(graph, () -> run(graph)));
        return program;
    }
}
