package dev.serpentine.driver;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.program.Program;
import java.util.List;

/** Checks every graph after a pass, where {@code --check-graphs} asks for it. */
record PassChecks(boolean isEnabled) {

    static PassChecks of(Request request) {
        return new PassChecks(request.has(Option.CHECK_GRAPHS));
    }

    /**
     * The program, checked.
     *
     * @param pass that made it, for the message
     * @throws TranslatorFault if a graph breaks a rule of the stage: with the first that does
     */
    Program checked(Program program, GraphStage stage, String pass) {
        if (isEnabled) {
            // One by one, so that the report shows the graph; then what only the whole program can tell.
            for (FunctionGraph graph : program.graphs()) {
                TranslatorFault.named(graph, () -> GraphChecker.require(List.of(graph), stage, pass));
            }
            GraphChecker.require(program, stage, pass);
        }
        return program;
    }
}
