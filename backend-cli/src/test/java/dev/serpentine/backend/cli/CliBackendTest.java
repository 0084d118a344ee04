package dev.serpentine.backend.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.binary.AssemblyWriter;
import dev.serpentine.graph.backendtest.ClassProgramsTest;
import dev.serpentine.graph.backendtest.Surroundings;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CliBackendTest extends ClassProgramsTest {
    CliBackendTest() {
        super(AssembledProgram::run);
    }

    @Override
    protected Set<LowLevelOpcode> impossible() {
        return OperationEmitter.IMPOSSIBLE;
    }

    @Override
    protected void emit(Operation operation) {
        new OperationEmitter(null, null, null).emit(operation, null, _ -> {});
    }

    @Override
    protected String platformProgram() {
        return Surroundings.CLASSES.program("""
                struct cell raw {value: Signed}
                data &201 = cell{value: 3}
                graph twice
                  returns r_1: Signed
                  raises e_1: *Error
                block 0(n_1: Signed)
                  v_1: Signed = int_add_ovf(n_1, n_1)
                  w_1: Signed = int_sub_ovf(v_1, 1)
                  x_1: Signed = int_lshift_ovf(w_1, 2)
                  jump return(x_1)
                struct holder gc {callee: *fn(Signed)->Signed}
                data &202 = holder{callee: &&twice}
                """.replace("&&twice", "@twice"), """
                block 0()
                  deep_1: Bool = stack_too_deep()
                  c_1: Void = gc_collect()
                  cell_1: *cell = malloc(type cell)
                  gone_1: Void = free(cell_1)
                  f_1: *fn(Signed)->Signed = getfield(&202, "callee")
                  v_1: Signed = indirect_call(f_1, 3, [@twice])
                  w_1: Signed = direct_call(@twice, 1)
                  s_1: Signed = int_add(v_1, w_1)
                  if deep_1 then return(1) else return(s_1)
                """);
    }

    @Test
    void recursionEndsInAnExceptionOfTheProgram() throws Exception {
        checkOnPlatform(Surroundings.CLASSES.program("""
                graph deep
                  returns r_1: Signed
                  raises e_1: *Error
                block 0(n_1: Signed)
                  low_1: Bool = stack_too_deep()
                  if low_1 then raise(&103:*Error) else 1(n_1)
                block 1(n_2: Signed)
                  m_1: Signed = int_add(n_2, 1)
                  v_1: Signed = direct_call(@deep, m_1)
                  w_1: Signed = int_add(v_1, 1)
                  jump return(w_1)
                """, """
                block 0()
                  v_1: Signed = direct_call(@deep, 0)
                  try return(v_1) catch type Error as e_2: *Error then return(33)
                """), "", 33);
    }

    @Test
    void equalProgramsGiveEqualBytes() {
        String text = methodCall("2");
        Assembly one = CliBackend.executable(Surroundings.parse(text), "program", _ -> true);
        Assembly other = CliBackend.executable(Surroundings.parse(text), "program", _ -> true);
        assertArrayEquals(
                AssemblyWriter.write(one).assembly(),
                AssemblyWriter.write(other).assembly());
    }
}
