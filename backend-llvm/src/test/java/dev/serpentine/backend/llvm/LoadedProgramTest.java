package dev.serpentine.backend.llvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.serpentine.graph.backendtest.Surroundings;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import java.lang.invoke.MethodHandle;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoadedProgramTest {
    private static final String PROGRAM = Surroundings.STRUCTS.program("""
            struct pair gc {left: *pair, right: Signed}
            graph scaled
              returns result_1: Float
              raises exception_1: *object
            block 0(x_1: Float, n_1: Signed, twice_1: Bool)
              f_1: Float = cast_int_to_float(n_1)
              y_1: Float = float_mul(x_1, f_1)
              z_1: Float = float_add(y_1, y_1)
              if twice_1 then return(z_1) else return(y_1)
            graph allocated
              returns result_1: Bool
              raises exception_1: *object
            block 0(n_1: Signed)
              p_1: *pair = malloc(type pair)
              setfield(p_1, "right", n_1)
              r_1: Signed = getfield(p_1, "right")
              s_1: Float = cast_int_to_float(r_1)
              t_1: Float = direct_call(@@cbrt, s_1)
              b_1: Bool = float_gt(t_1, 3.0)
              jump return(b_1)
            graph main
              returns result_1: Signed
              raises exception_1: *object
            block 0()
              f_1: Float = direct_call(@scaled, 1.5, 2, true)
              b_1: Bool = direct_call(@allocated, 5)
              jump return(0)
            """);

    @Test
    void callsFunctionsAtOnce() throws Throwable {
        Program program = Surroundings.parse(PROGRAM);
        FunctionGraph scaled = named(program, "scaled");
        FunctionGraph allocated = named(program, "allocated");
        List<FunctionGraph> exported = List.of(scaled, allocated);
        String text = LlvmBackend.emit(program, new LlvmBackend.Options(Target.X86_64_LINUX, false, exported));
        for (int optimisation : new int[] {0, 2}) {
            try (LoadedProgram loaded = LoadedProgram.load(Toolchain.ofUser(), text, exported, optimisation)) {
                MethodHandle scale = loaded.function(scaled);
                assertEquals(6.0, (double) scale.invokeExact(1.5, 2L, true));
                assertEquals(-3.0, (double) scale.invokeExact(1.5, -2L, false));
                assertEquals(true, (boolean) loaded.function(allocated).invokeExact(28L));
                assertEquals(false, (boolean) loaded.function(allocated).invokeExact(26L));
                assertThrows(LlvmFailed.class, () -> loaded.function(program.entry()));
            }
        }
    }

    private static FunctionGraph named(Program program, String name) {
        return program.graphs().stream()
                .filter(graph -> graph.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
