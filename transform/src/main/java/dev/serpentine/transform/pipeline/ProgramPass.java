package dev.serpentine.transform.pipeline;

import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.program.Program;
import dev.serpentine.typer.KeptHelper;
import java.util.List;
import java.util.Locale;

/** A step from program to program. It keeps nothing from one program to the next. */
public interface ProgramPass {

    /** What options, timings and messages call it: the words of the class's name with hyphens between them. */
    default String name() {
        return getClass().getSimpleName().replaceAll("(?<!^)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /** What it is for, in one line. */
    String purpose();

    /** What a program must have been through. */
    default GraphStage requires() {
        return GraphStage.TYPED;
    }

    /** What a program has been through afterwards; its graphs keep the rules of that stage. */
    default GraphStage establishes() {
        return requires();
    }

    /** The least level of optimisation, 0 to 3, at which it is run; 0 for what programs need. */
    default int leastOptimisation() {
        return 0;
    }

    /**
     * The functions of system code that it puts calls of into programs; they are among the {@linkplain Program#helpers
     * helpers} of each that it gets.
     */
    default List<KeptHelper> helpers() {
        return List.of();
    }

    /**
     * Reworks a program.
     *
     * @param program its graphs may be changed in place
     * @return what is the program from now on
     */
    Program apply(Program program);
}
