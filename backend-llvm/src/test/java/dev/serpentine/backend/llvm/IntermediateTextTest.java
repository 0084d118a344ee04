package dev.serpentine.backend.llvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.backendtest.Surroundings;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Graph text in, IR text out. */
class IntermediateTextTest {

    private static String resource(String name) throws Exception {
        try (InputStream stream = IntermediateTextTest.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String emitted(Program program, Target target, boolean debugInformation) {
        return LlvmBackend.emit(program, new LlvmBackend.Options(target, debugInformation));
    }

    @Test
    void readsLikeItsSource() throws Exception {
        assertEquals(
                resource("task.ll"), emitted(Surroundings.parse(resource("task.txt")), Target.X86_64_LINUX, false));
    }

    @ParameterizedTest
    @EnumSource(Target.class)
    void emitsEveryOperation(Target target) throws Exception {
        Program program = Surroundings.parse(resource("every-operation.txt"));
        Set<LowLevelOpcode> missing = EnumSet.allOf(LowLevelOpcode.class);
        // The exception transformer and the counting of references leave none of these, and only targets that have
        // classes get those.
        missing.removeIf(opcode -> opcode.overflowCheck().isPresent());
        missing.removeAll(Set.of(
                LowLevelOpcode.CALL_METHOD,
                LowLevelOpcode.INSTANCE_OF,
                LowLevelOpcode.CLASS_OF,
                LowLevelOpcode.TRACEBACK_RAISE,
                LowLevelOpcode.TRACEBACK_RESUME,
                LowLevelOpcode.TRACEBACK_COPY,
                LowLevelOpcode.HOLD_LOCAL,
                LowLevelOpcode.ON_END));
        for (FunctionGraph graph : program.graphs()) {
            for (Block block : graph.blocks()) {
                for (Operation operation : block.operations()) {
                    missing.remove(operation.opcode());
                }
            }
        }
        assertEquals(Set.of(), missing, "operations that the program lacks: add each to every-operation.txt");
        for (boolean debugInformation : new boolean[] {false, true}) {
            String text = emitted(program, target, debugInformation);
            try (LlvmModule module = new LlvmModule(LlvmLibrary.of(Toolchain.ofUser()), text, true)) {
                assertTrue(module.text().contains("@" + LlvmBackend.ENTRY));
            }
        }
    }

    @Test
    void tellsWhatLlvmRefuses() throws Exception {
        LlvmLibrary library = LlvmLibrary.of(Toolchain.ofUser());
        LlvmFailed noText =
                assertThrows(LlvmFailed.class, () -> new LlvmModule(library, "define i64 @f() { ret i32 0 }", false));
        assertTrue(noText.getMessage().contains("program.ll:1"), noText.getMessage());
        LlvmFailed broken = assertThrows(
                LlvmFailed.class,
                () -> new LlvmModule(
                        library,
                        "declare void @g(i64)\ndefine void @f() {\n  %a = add i64 %b, 1\n  %b = add i64 0, 1\n  ret void\n}",
                        false));
        assertTrue(broken.getMessage().contains("dominate"), broken.getMessage());
    }
}
