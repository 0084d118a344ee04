package dev.serpentine.backend.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.CodeSizeEvaluator;

/** Programs as class files: classes, exceptions, containers, prebuilt data, jumps. */
class JvmBackendTest {
    private static String program(String definitions, String blocks) {
        return EmittedProgram.CLASSES + definitions + "graph main\n  returns r_1: Signed\n  raises e_1: *Error\n" + blocks + EmittedProgram.PROGRAM;
    }

    /** The operations that programs hold. */
    private static Set<LowLevelOpcode> operations(String... texts) {
        Set<LowLevelOpcode> held = EnumSet.noneOf(LowLevelOpcode.class);
        for (String text : texts) {
            EmittedProgram.parse(text).graphs().forEach(graph -> graph.blocks()
                    .forEach(block -> block.operations().forEach(operation -> held.add((LowLevelOpcode) operation.opcode()))));
        }
        return held;
    }

    private static void check(String text, int status, Path folder) throws Exception {
        EmittedProgram.check(text, "", status, folder);
    }

    private static final String SHAPES = """
            class Shape module "shapes" {n: Signed, other: *Shape}
            class Square module "shapes" extends Shape {scale: Signed}
            contents Shape record &101 {"area": fn(Signed)->Signed abstract}
            contents Square record &201 {"area": fn(Signed)->Signed @area}
            data &201 = class{number: 7}
            data &202 = Square{n: 5, other: &202, scale: 3}
            graph area
              returns r_1: Signed
              raises e_1: *Error
            block 0(self_1: *Square, k_1: Signed)
              n_1: Signed = getfield(self_1, "n")
              scale_1: Signed = getfield(self_1, "scale")
              v_1: Signed = int_mul_ovf(n_1, scale_1)
              v_2: Signed = int_mul_ovf(v_1, k_1)
              jump return(v_2)
            """;

    /** Calls a method with {@code k}; a class record's number, type tests and casts come into it. */
    private static String methodCall(String k) {
        return program(SHAPES, """
                block 0()
                  s_1: *Shape = getfield(&202, "other")
                  v_1: Signed = call_method(s_1, "area", NUMBER, [@area])
                  try 1(v_1, s_1) catch type Overflow as e_2: *Error then return(8) catch type Error as e_3: *Error then return(9)
                block 1(v_2: Signed, s_2: *Shape)
                  c_1: *class = class_of(s_2)
                  number_1: Signed = getfield(c_1, "number")
                  is_1: Bool = instance_of(s_2, type Square)
                  if is_1 then 2(v_2, number_1, s_2) else return(0)
                block 2(v_3: Signed, number_2: Signed, s_3: *Shape)
                  square_1: *Square = cast_pointer(s_3)
                  scale_2: Signed = getfield(square_1, "scale")
                  sum_1: Signed = int_add(v_3, number_2)
                  sum_2: Signed = int_add(sum_1, scale_2)
                  jump return(sum_2)
                """.replace("NUMBER", k));
    }

    @Test
    void callsMethodsByClass(@TempDir Path folder) throws Exception {
        check(methodCall("2"), 5 * 3 * 2 + 7 + 3, folder);
    }

    @Test
    void catchesByClass(@TempDir Path folder) throws Exception {
        check(methodCall("9223372036854775807"), 8, folder);
    }

    @Test
    void containersAndPrebuiltData(@TempDir Path folder) throws Exception {
        check(containers(), 4 + 200 + 5 + 4 - 3 + 3 + 2, folder);
    }

    private static String containers() {
        return program("""
                struct pair gc {left: Signed, right: *gcarray[Char], ratio: Float, small: Int8, flag: Bool}
                data &201 = pair{left: 9, right: &202, ratio: 2.5, small: -3, flag: true}
                data &202 = gcarray[Char]"\\x01\\x02\\xc8"
                data &203 = gcarray[*pair][&201, null]
                """, """
                block 0()
                  p_1: *pair = getarrayitem(&203, 0)
                  q_1: *pair = getarrayitem(&203, 1)
                  none_1: Bool = ptr_is_zero(q_1)
                  some_1: Bool = ptr_nonzero(p_1)
                  same_1: Bool = ptr_eq(p_1, &201)
                  other_1: Bool = ptr_ne(p_1, q_1)
                  fine_1: Bool = same_as(none_1)
                  a_1: Signed = cast_primitive(none_1)
                  b_1: Signed = cast_primitive(some_1)
                  c_1: Signed = cast_primitive(same_1)
                  d_1: Signed = cast_primitive(other_1)
                  bytes_1: *gcarray[Char] = getfield(p_1, "right")
                  copy_1: *gcarray[Char] = malloc_array(type gcarray[Char], 4)
                  done_1: Void = array_copy(bytes_1, 1, copy_1, 2, 2)
                  set_1: Void = setarrayitem(copy_1, 0, 5:Char)
                  i_1: Char = getarrayitem(copy_1, 3)
                  j_1: Char = getarrayitem(copy_1, 0)
                  k_1: Signed = cast_primitive(i_1)
                  l_1: Signed = cast_primitive(j_1)
                  size_1: Signed = getarraysize(copy_1)
                  small_1: Int8 = getfield(p_1, "small")
                  m_1: Signed = cast_primitive(small_1)
                  fresh_1: *pair = malloc(type pair)
                  set_2: Void = setfield(fresh_1, "left", 3)
                  n_1: Signed = getfield(fresh_1, "left")
                  kept_1: Void = keepalive(fresh_1)
                  hash_1: Signed = identity_hash(fresh_1)
                  number_1: Signed = cast_ptr_to_int(fresh_1)
                  again_1: Signed = cast_ptr_to_int(fresh_1)
                  zero_1: Signed = int_sub(number_1, again_1)
                  deep_1: Bool = same_as(false)
                  ratio_1: Float = getfield(p_1, "ratio")
                  single_1: SingleFloat = cast_float_to_single(ratio_1)
                  wide_1: Float = cast_single_to_float(single_1)
                  two_1: Signed = cast_float_to_int(wide_1)
                  s_1: Signed = int_add(a_1, b_1)
                  s_2: Signed = int_add(s_1, c_1)
                  s_3: Signed = int_add(s_2, d_1)
                  s_4: Signed = int_add(s_3, k_1)
                  s_5: Signed = int_add(s_4, l_1)
                  s_6: Signed = int_add(s_5, size_1)
                  s_7: Signed = int_add(s_6, m_1)
                  s_8: Signed = int_add(s_7, n_1)
                  s_9: Signed = int_add(s_8, zero_1)
                  s_10: Signed = int_add(s_9, two_1)
                  jump return(s_10)
                """);
    }

    @Test
    void whatOnlyThePlatformAnswers(@TempDir Path folder) throws Exception {
        EmittedProgram.checkOnJava(platform(), "", 20 + 4, folder);
    }

    private static String platform() {
        return program("""
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
    void prebuiltDataReferToFunctions(@TempDir Path folder) throws Exception {
        check(program("""
                struct holder gc {callee: *fn(Signed)->Signed, missing: *fn(Signed)->Signed, others: *gcarray[*fn(Signed)->Signed]}
                graph next
                  returns r_1: Signed
                  raises e_1: *Error
                block 0(n_1: Signed)
                  v_1: Signed = int_add(n_1, 1)
                  jump return(v_1)
                graph twice
                  returns r_1: Signed
                  raises e_1: *Error
                block 0(n_1: Signed)
                  v_1: Signed = int_add(n_1, n_1)
                  jump return(v_1)
                data &201 = holder{callee: @twice, others: &202}
                data &202 = gcarray[*fn(Signed)->Signed][@next, null, @twice]
                """, """
                block 0()
                  f_1: *fn(Signed)->Signed = getfield(&201, "callee")
                  v_1: Signed = indirect_call(f_1, 20, [@twice, @next])
                  others_1: *gcarray[*fn(Signed)->Signed] = getfield(&201, "others")
                  g_1: *fn(Signed)->Signed = getarrayitem(others_1, 0)
                  w_1: Signed = indirect_call(g_1, v_1, [@twice, @next])
                  h_1: *fn(Signed)->Signed = getarrayitem(others_1, 2)
                  missing_1: *fn(Signed)->Signed = getfield(&201, "missing")
                  isSame_1: Bool = ptr_eq(f_1, h_1)
                  isThere_1: Bool = ptr_nonzero(missing_1)
                  there_1: Signed = cast_primitive(isThere_1)
                  s_1: Signed = int_add(w_1, there_1)
                  if isSame_1 then return(s_1) else return(1)
                """), 41, folder);
    }

    @Test
    void switchesDenseSparseAndFar(@TempDir Path folder) throws Exception {
        for (long[] sample : new long[][] {{3, 30}, {7, 1}, {1L << 32 | 3, 1}, {-5, 1}, {4, 40}}) {
            check(program("""
                    graph choose
                      returns r_1: Signed
                      raises e_1: *Error
                    block 0(n_1: Signed)
                      switch n_1 {1: return(10), 2: return(20), 3: return(30), 4: return(40), otherwise: return(1)}
                    """, """
                    block 0()
                      v_1: Signed = direct_call(@choose, NUMBER)
                      jump return(v_1)
                    """.replace("NUMBER", Long.toString(sample[0]))), (int) sample[1], Files.createTempDirectory(folder, "switch"));
        }
    }

    @Test
    void recursionEndsInAnExceptionOfTheProgram(@TempDir Path folder) throws Exception {
        EmittedProgram.checkOnJava(program("""
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
                """), "", 33, folder);
    }

    @Test
    void everyOperationIsWrittenOrImpossible() {
        Set<LowLevelOpcode> exercised = operations(methodCall("2"), containers(), platform());
        OperationWriter writer = new OperationWriter(null, null, null);
        for (LowLevelOpcode opcode : LowLevelOpcode.values()) {
            boolean isComputed = opcode.isFoldable() && opcode.signature().isPresent();
            if (OperationWriter.IMPOSSIBLE.contains(opcode)) {
                Operation operation = new Operation(opcode, List.of(), new Variable("v", Primitive.VOID), SourcePosition.NONE);
                String refusal = assertThrows(IllegalArgumentException.class, () -> writer.write(operation, null)).getMessage();
                assertTrue(refusal.contains(opcode.mnemonic()), refusal);
            } else if (!isComputed) {
                assertTrue(exercised.contains(opcode), () -> opcode + " is in no program of this test");
            }
        }
    }

    @Test
    void equalProgramsGiveEqualBytes(@TempDir Path folder) throws Exception {
        JarWriter.write(JvmBackend.emit(EmittedProgram.parse(methodCall("2")), Path.of("example.py")), true, folder.resolve("one.jar"));
        JarWriter.write(JvmBackend.emit(EmittedProgram.parse(methodCall("2")), Path.of("example.py")), true, folder.resolve("other.jar"));
        assertEquals(-1, Files.mismatch(folder.resolve("one.jar"), folder.resolve("other.jar")));
    }

    @Test
    void aHundredThousandPrebuiltObjects(@TempDir Path folder) throws Exception {
        int count = 100_000;
        StringBuilder data = new StringBuilder("struct node gc {value: Signed, next: *node}\n");
        for (int i = 0; i < count; i++) {
            data.append("data &").append(1000 + i).append(" = node{value: ").append(i).append(", next: &").append(1000 + (i + 7919) % count).append("}\n");
        }
        EmittedProgram.checkOnJava(program(data.toString(), """
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
                """), "", 44, folder);
    }

    @Test
    void largeFunctionsAreDivided(@TempDir Path folder) throws Exception {
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
        blocks.append("block ").append(2 * count + 1).append("(sum_L: Signed, step_L: Signed)\n  v_L: Signed = int_rem_trunc(sum_L, 200)\n  jump return(v_L)\n".replace("L", Integer.toString(2 * count + 1)));
        String text = program("", blocks.toString().replace("jump 1(0, 1)", "jump 1(0, 2)"));
        EmittedProgram.check(text, "", 4 * count % 200, folder);
        for (byte[] bytes : EmittedProgram.emit(text, folder).classes().values()) {
            new ClassReader(bytes).accept(new ClassVisitor(Opcodes.ASM9) {
                @Override
                public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                    return new CodeSizeEvaluator(null) {
                        @Override
                        public void visitEnd() {
                            assertTrue(getMinSize() <= 8000, () -> name + " takes " + getMinSize() + " bytes");
                        }
                    };
                }
            }, 0);
        }
    }

    @Test
    void everyExternalFunctionIsThere() throws Exception {
        JvmTypes types = new JvmTypes(null, null);
        for (ExternalFunction function : ExternalFunction.values()) {
            boolean isMemory = function.externalName().startsWith("memory_");
            String owner = "dev.serpentine.backend.jvm.runtime." + OperationWriter.ownerOf(function);
            String descriptor = types.descriptor(function.type().arguments(), function.type().result());
            boolean isThere = Arrays.stream(Class.forName(owner).getMethods())
                    .anyMatch(method -> method.getName().equals(function.externalName()) && Type.getMethodDescriptor(method).equals(descriptor));
            // Memory by address is for collectors, which no JVM needs.
            assertEquals(!isMemory, isThere, function.externalName() + descriptor);
        }
    }

    @Test
    void allSupportIsShipped() throws Exception {
        Set<String> shipped = new TreeSet<>(JarWriter.SUPPORT);
        Set<String> held = new TreeSet<>();
        for (Class<?> each : List.of(dev.serpentine.backend.jvm.runtime.Start.class, dev.serpentine.graph.system.FloatText.class)) {
            Path classes = Path.of(each.getProtectionDomain().getCodeSource().getLocation().toURI());
            Path folder = classes.resolve(each.getPackageName().replace('.', '/'));
            if (Files.isDirectory(folder)) {
                try (var files = Files.list(folder)) {
                    files.map(classes::relativize).map(Path::toString).filter(name -> name.endsWith(".class") && !name.endsWith("package-info.class"))
                            .forEach(name -> held.add(name.substring(0, name.length() - ".class".length())));
                }
            } else {
                shipped.removeIf(name -> name.startsWith(each.getPackageName().replace('.', '/')));
            }
        }
        assertEquals(held, shipped);
    }
}
