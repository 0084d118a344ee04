package dev.serpentine.transform.inlining;

import dev.serpentine.graph.program.Program;
import dev.serpentine.transform.pipeline.ProgramPass;

/**
 * Inlines direct calls of small functions, callees before callers, simplifies what comes of it, and keeps in variables
 * what need not be allocated any more.
 *
 * <p>A function is small when its weight, counted after its own calls were inlined, is at most
 * {@link Inlining#LARGEST_WEIGHT}, or {@link Inlining#LARGEST_WEIGHT_IN_LOOPS} where it is called in a loop; blocks
 * that only lead to a raise count little, and nothing is inlined into them. Where only what not every run calls would
 * make it larger, that is not inlined into it: it rather is inlined itself. What together keeps one struct allocated
 * may weigh {@link Inlining#LARGEST_WEIGHT_FOR_STRUCTS}. A function that calls itself is not inlined; one that is
 * called by what it calls is inlined there once, when it is finished. A caller stops taking in more when it has grown
 * beyond {@link Inlining#LARGEST_CALLER}.
 */
public final class InlineSmallFunctions implements ProgramPass {

    @Override
    public String purpose() {
        return "puts small functions where they are called, simplifies, and keeps in variables what need not be allocated";
    }

    @Override
    public int leastOptimisation() {
        return 1;
    }

    @Override
    public Program apply(Program program) {
        new Inlining(program).run();
        return program;
    }
}
