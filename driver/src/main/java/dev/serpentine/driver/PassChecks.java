package dev.serpentine.driver;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.program.Program;

/** Checks every graph after a pass, where {@code --check-graphs} asks for it. */
record PassChecks(boolean isEnabled) {

    static PassChecks of(Request request) {
        return new PassChecks(request.has(Option.CHECK_GRAPHS));
    }

    /**
     * The program, checked.
     *
     * @param pass that made it, for the message
     * @throws dev.serpentine.graph.checker.GraphCheckFailed if a graph breaks a rule of the stage
     */
    Program checked(Program program, GraphStage stage, String pass) {
        if (isEnabled) {
            GraphChecker.require(program, stage, pass);
        }
        return program;
    }
}
