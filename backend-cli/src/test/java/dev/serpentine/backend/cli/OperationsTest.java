package dev.serpentine.backend.cli;

import dev.serpentine.graph.backendtest.EveryOperationTest;
import dev.serpentine.graph.backendtest.Surroundings;

class OperationsTest extends EveryOperationTest {
    OperationsTest() {
        super(Surroundings.CLASSES, AssembledProgram::run);
    }
}
