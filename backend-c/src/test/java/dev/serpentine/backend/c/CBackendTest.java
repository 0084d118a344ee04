package dev.serpentine.backend.c;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.backendtest.StructProgramsTest;
import dev.serpentine.graph.backendtest.Surroundings;
import org.junit.jupiter.api.Test;

class CBackendTest extends StructProgramsTest {
    CBackendTest() {
        super(CompiledProgram::run);
    }

    @Test
    void readsLikeItsSource() {
        CSources sources =
                CBackend.emit(Surroundings.parse(Surroundings.STRUCTS.program("""
                struct task gc {count: Signed}
                graph Task.run at "prog.py":1:0
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(self_1: *task, limit_1: Signed)
                  count_1: Signed = getfield(self_1, "count") ;2:4
                  n_1: Signed = int_add(count_1, limit_1) ;2:4
                  setfield(self_1, "count", n_1) ;2:4
                  jump return(n_1)
                graph main at "prog.py":5:0
                  returns result_1: Signed
                  raises exception_1: *object
                block 0()
                  t_1: *task = malloc(type task) ;6:4
                  n_1: Signed = direct_call(@Task.run, t_1, 3) ;7:4
                  jump return(n_1)
                """)), new CBackend.Options(true));
        String module = sources.files().get("prog.c");
        assertTrue(module.contains("""
                DEFINED long Task_run(struct task *self, long limit) {
                    long n;
                #line 2 "prog.py"
                    n = self->count + limit;
                    self->count = n;
                    return n;
                }
                """), module);
    }
}
