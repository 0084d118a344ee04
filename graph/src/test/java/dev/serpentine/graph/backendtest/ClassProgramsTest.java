package dev.serpentine.graph.backendtest;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Programs as the object typer leaves them: classes, exceptions, containers, prebuilt data, jumps. */
public abstract class ClassProgramsTest extends PlatformTest {
    /** The tests of one platform. */
    protected ClassProgramsTest(Platform platform) {
        super(platform);
    }

    /**
     * A program, which prints nothing and returns 24, of the operations that only the platform answers, which the
     * interpreter does not run.
     */
    protected abstract String platformProgram();

    /** The operations that the backend refuses, since the object typer leaves none. */
    protected abstract Set<LowLevelOpcode> impossible();

    /** Emits one operation, alone. */
    protected abstract void emit(Operation operation);

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
    protected static String methodCall(String k) {
        return Surroundings.CLASSES.program(SHAPES, """
                block 0()
                  own_1: *Overflow = malloc(type Overflow)
                  error_1: *Error = cast_pointer(own_1)
                  traceback_raise(error_1)
                  traceback_resume(error_1)
                  part_1: *Overflow = malloc(type Overflow)
                  part_2: *Error = cast_pointer(part_1)
                  traceback_copy(part_2, error_1)
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
    void callsMethodsByClass() throws Exception {
        check(methodCall("2"), "", 5 * 3 * 2 + 7 + 3);
    }

    @Test
    void catchesByClass() throws Exception {
        check(methodCall("9223372036854775807"), "", 8);
    }

    @Test
    void containersAndPrebuiltData() throws Exception {
        check(containers(), "", 4 + 200 + 5 + 4 - 3 + 3 + 2);
    }

    private static String containers() {
        return Surroundings.CLASSES.program("""
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
                  again_1: Signed = identity(fresh_1)
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
    void prebuiltDataReferToFunctions() throws Exception {
        check(Surroundings.CLASSES.program("""
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
                """), "", 41);
    }

    @Test
    void switchesDenseSparseAndFar() throws Exception {
        for (long[] sample : new long[][] {{3, 30}, {7, 1}, {1L << 32 | 3, 1}, {-5, 1}, {4, 40}}) {
            check(Surroundings.CLASSES.program("""
                    graph choose
                      returns r_1: Signed
                      raises e_1: *Error
                    block 0(n_1: Signed)
                      switch n_1 {1: return(10), 2: return(20), 3: return(30), 4: return(40), otherwise: return(1)}
                    """, """
                    block 0()
                      v_1: Signed = direct_call(@choose, NUMBER)
                      jump return(v_1)
                    """.replace("NUMBER", Long.toString(sample[0]))), "", (int)
                    sample[1]);
        }
    }

    @Test
    void whatOnlyThePlatformAnswers() throws Exception {
        checkOnPlatform(platformProgram(), "", 24);
    }

    @Test
    void everyOperationIsWrittenOrImpossible() {
        Set<LowLevelOpcode> exercised = operations(methodCall("2"), containers(), platformProgram());
        for (LowLevelOpcode opcode : LowLevelOpcode.values()) {
            boolean isComputed = opcode.isFoldable() && opcode.signature().isPresent();
            if (impossible().contains(opcode)) {
                Operation operation =
                        new Operation(opcode, List.of(), new Variable("v", Primitive.VOID), SourcePosition.NONE);
                String refusal = assertThrows(IllegalArgumentException.class, () -> emit(operation))
                        .getMessage();
                assertTrue(refusal.contains(opcode.mnemonic()), refusal);
            } else if (!isComputed) {
                assertTrue(exercised.contains(opcode), () -> opcode + " is in no program of this test");
            }
        }
    }

    /** The operations that programs hold. */
    private static Set<LowLevelOpcode> operations(String... texts) {
        Set<LowLevelOpcode> held = EnumSet.noneOf(LowLevelOpcode.class);
        for (String text : texts) {
            Surroundings.parse(text)
                    .graphs()
                    .forEach(graph -> graph.blocks()
                            .forEach(block -> block.operations()
                                    .forEach(operation -> held.add((LowLevelOpcode) operation.opcode()))));
        }
        return held;
    }

    @Test
    void arraysHaveFieldsInFrontOfTheirItems() throws Exception {
        check(ArraysWithHeads.program(Surroundings.CLASSES), ArraysWithHeads.OUTPUT, ArraysWithHeads.STATUS);
    }
}
