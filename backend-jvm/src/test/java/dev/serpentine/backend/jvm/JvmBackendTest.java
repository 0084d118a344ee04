package dev.serpentine.backend.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.backendtest.ClassProgramsTest;
import dev.serpentine.graph.backendtest.Surroundings;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.CodeSizeEvaluator;

class JvmBackendTest extends ClassProgramsTest {
    JvmBackendTest() {
        super(EmittedProgram::run);
    }

    @Override
    protected Set<LowLevelOpcode> impossible() {
        return OperationWriter.IMPOSSIBLE;
    }

    @Override
    protected void emit(Operation operation) {
        new OperationWriter(null, null, null, null).write(operation, null);
    }

    @Override
    protected String platformProgram() {
        return Surroundings.CLASSES.program("""
                struct cell raw {value: Signed}
                graph twice
                  returns r_1: Signed
                  raises e_1: *Error
                block 0(n_1: Signed)
                  v_1: Signed = int_add_ovf(n_1, n_1)
                  w_1: Signed = int_sub_ovf(v_1, 1)
                  x_1: Signed = int_lshift_ovf(w_1, 2)
                  jump return(x_1)
                graph apply
                  returns r_1: Signed
                  raises e_1: *Error
                block 0(f_1: *fn(Signed)->Signed, n_1: Signed)
                  v_1: Signed = indirect_call(f_1, n_1, [@twice])
                  jump return(v_1)
                """, """
                block 0()
                  c_1: Void = gc_collect()
                  cell_1: *cell = malloc(type cell)
                  gone_1: Void = free(cell_1)
                  v_1: Signed = direct_call(@apply, @twice, 3)
                  w_1: Signed = direct_call(@twice, 1)
                  s_1: Signed = int_add(v_1, w_1)
                  jump return(s_1)
                """);
    }

    @Test
    void recursionEndsInAnExceptionOfTheProgram() throws Exception {
        checkOnPlatform(Surroundings.CLASSES.program("""
                graph deep
                  returns r_1: Signed
                  raises e_1: *Error
                block 0(n_1: Signed)
                  m_1: Signed = int_add(n_1, 1)
                  v_1: Signed = direct_call(@deep, m_1)
                  w_1: Signed = int_add(v_1, 1)
                  jump return(w_1)
                """, """
                block 0()
                  v_1: Signed = direct_call(@deep, 0)
                  try return(v_1) catch type Error as e_2: *Error then 1(e_2)
                block 1(e_3: *Error)
                  same_1: Bool = ptr_eq(e_3, &103:*Error)
                  if same_1 then return(33) else return(34)
                """), "", 33);
    }

    @Test
    void equalProgramsGiveEqualBytes() throws Exception {
        JarWriter.write(
                JvmBackend.emit(Surroundings.parse(methodCall("2")), Path.of("example.py")),
                true,
                folder.resolve("one.jar"));
        JarWriter.write(
                JvmBackend.emit(Surroundings.parse(methodCall("2")), Path.of("example.py")),
                true,
                folder.resolve("other.jar"));
        assertEquals(-1, Files.mismatch(folder.resolve("one.jar"), folder.resolve("other.jar")));
    }

    @Test
    void aHundredThousandPrebuiltObjects() throws Exception {
        int count = 100_000;
        StringBuilder data = new StringBuilder("struct node gc {value: Signed, next: *node}\n");
        for (int i = 0; i < count; i++) {
            data.append("data &")
                    .append(1000 + i)
                    .append(" = node{value: ")
                    .append(i)
                    .append(", next: &")
                    .append(1000 + (i + 7919) % count)
                    .append("}\n");
        }
        checkOnPlatform(Surroundings.CLASSES.program(data.toString(), """
                block 0()
                  jump 1(&1000, 0, 0)
                block 1(node_1: *node, sum_1: Signed, steps_1: Signed)
                  value_1: Signed = getfield(node_1, "value")
                  next_1: *node = getfield(node_1, "next")
                  sum_2: Signed = int_add(sum_1, value_1)
                  steps_2: Signed = int_add(steps_1, 1)
                  back_1: Bool = ptr_eq(next_1, &1000)
                  if back_1 then 2(sum_2, steps_2) else 1(next_1, sum_2, steps_2)
                block 2(sum_3: Signed, steps_3: Signed)
                  all_1: Bool = int_eq(steps_3, 100000)
                  right_1: Bool = int_eq(sum_3, 4999950000)
                  if all_1 then 3(right_1) else return(1)
                block 3(right_2: Bool)
                  if right_2 then return(44) else return(2)
                """), "", 44);
    }

    @Test
    void largeFunctionsAreDivided() throws Exception {
        StringBuilder blocks = new StringBuilder("block 0()\n  jump 1(0, 1)\n");
        int count = 1200;
        for (int i = 1; i <= count; i++) {
            // A loop in each place, and a way that is hardly ever taken.
            blocks.append("""
                    block I(sum_I: Signed, step_I: Signed)
                      a_I: Signed = int_add(sum_I, step_I)
                      b_I: Signed = int_and(a_I, 1)
                      odd_I: Bool = int_eq(b_I, 1)
                      if odd_I then unlikely return(3) else J(a_I, step_I)
                    """.replace("I", Integer.toString(2 * i - 1)).replace("J", Integer.toString(2 * i)));
            blocks.append("""
                    block I(sum_I: Signed, step_I: Signed)
                      more_I: Signed = int_add(sum_I, step_I)
                      b_I: Signed = int_and(more_I, 1)
                      odd_I: Bool = int_eq(b_I, 1)
                      if odd_I then I(more_I, step_I) else J(more_I, step_I)
                    """.replace("I", Integer.toString(2 * i)).replace("J", Integer.toString(2 * i + 1)));
        }
        blocks.append("block ")
                .append(2 * count + 1)
                .append(
                        "(sum_L: Signed, step_L: Signed)\n  v_L: Signed = int_rem_trunc(sum_L, 200)\n  jump return(v_L)\n"
                                .replace("L", Integer.toString(2 * count + 1)));
        String text = Surroundings.CLASSES.program("", blocks.toString().replace("jump 1(0, 1)", "jump 1(0, 2)"));
        check(text, "", 4 * count % 200);
        for (byte[] bytes :
                EmittedProgram.emit(Surroundings.parse(text), folder).classes().values()) {
            new ClassReader(bytes)
                    .accept(
                            new ClassVisitor(Opcodes.ASM9) {
                                @Override
                                public MethodVisitor visitMethod(
                                        int access,
                                        String name,
                                        String descriptor,
                                        String signature,
                                        String[] exceptions) {
                                    return new CodeSizeEvaluator(null) {
                                        @Override
                                        public void visitEnd() {
                                            assertTrue(
                                                    getMinSize() <= 8000,
                                                    () -> name + " takes " + getMinSize() + " bytes");
                                        }
                                    };
                                }
                            },
                            0);
        }
    }

    @Test
    void everyExternalFunctionIsThere() {
        JvmTypes types = new JvmTypes(null, null);
        for (ExternalFunction function : ExternalFunction.values()) {
            // Memory by address is for collectors, which no JVM needs.
            if (!function.externalName().startsWith("memory_")) {
                assertEquals(
                        types.outsideDescriptor(function.type()),
                        Type.getMethodDescriptor(SupportFunctions.method(function)),
                        function.externalName());
            }
        }
    }

    @Test
    void allSupportIsShipped() throws Exception {
        Set<String> shipped = new TreeSet<>(JarWriter.SUPPORT);
        Set<String> held = new TreeSet<>();
        for (Class<?> each : List.of(
                dev.serpentine.backend.jvm.runtime.Tracebacks.class,
                dev.serpentine.backend.jvm.runtime.mathematics.Roots.class,
                dev.serpentine.graph.system.FloatText.class)) {
            Path classes = Path.of(
                    each.getProtectionDomain().getCodeSource().getLocation().toURI());
            Path folder = classes.resolve(each.getPackageName().replace('.', '/'));
            if (Files.isDirectory(folder)) {
                try (var files = Files.list(folder)) {
                    files.map(classes::relativize)
                            .map(Path::toString)
                            .filter(name -> name.endsWith(".class") && !name.endsWith("package-info.class"))
                            .forEach(name -> held.add(name.substring(0, name.length() - ".class".length())));
                }
            } else {
                shipped.removeIf(name -> name.startsWith(each.getPackageName().replace('.', '/')));
            }
        }
        assertEquals(held, shipped);
    }
}
