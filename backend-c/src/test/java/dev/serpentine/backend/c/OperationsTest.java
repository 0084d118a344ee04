package dev.serpentine.backend.c;

import dev.serpentine.graph.backendtest.EveryOperationTest;
import dev.serpentine.graph.backendtest.Surroundings;

class OperationsTest extends EveryOperationTest {
    OperationsTest() {
        super(Surroundings.STRUCTS, CompiledProgram::run);
    }
}
