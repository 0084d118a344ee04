package dev.serpentine.transform.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.backendtest.Surroundings;
import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.ProgramRunner;
import dev.serpentine.graph.program.Program;
import org.junit.jupiter.api.Test;

class SplitLongBlocksTest {

    @Test
    void keepsWhatIsComputed() {
        StringBuilder blocks =
                new StringBuilder("block 0()\n  v_0: Signed = same_as(0)\n  far_1: Signed = same_as(7)\n");
        for (int i = 1; i <= 1000; i++) {
            blocks.append("  v_%d: Signed = int_add(v_%d, %d)\n".formatted(i, i - 1, i % 3));
        }
        blocks.append(
                "  last_1: Signed = int_add(v_1000, far_1)\n  low_1: Signed = int_and(last_1, 127)\n  jump return(low_1)\n");
        Program program = Surroundings.parse(Surroundings.CLASSES.program("", blocks.toString()));
        new SplitLongBlocks().apply(program);
        GraphChecker.require(program.graphs(), GraphStage.TYPED, "splitting blocks");
        program.graphs()
                .forEach(graph -> graph.blocks()
                        .forEach(block -> assertTrue(block.operations().size() <= 301, () -> block + " of " + graph)));
        assertEquals(1007 & 127, ProgramRunner.run(program, InterpretedProcess.captured("")));
    }
}
