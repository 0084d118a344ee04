package dev.serpentine.backend.llvm;

import dev.serpentine.graph.backendtest.StructProgramsTest;

class LlvmBackendTest extends StructProgramsTest {
    LlvmBackendTest() {
        super(CompiledProgram::run);
    }
}
