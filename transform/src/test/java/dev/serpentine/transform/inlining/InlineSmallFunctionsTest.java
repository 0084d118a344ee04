package dev.serpentine.transform.inlining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.interpreter.GraphInterpreter;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.RaisedException;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class InlineSmallFunctionsTest {
    /** A two-class hierarchy of exceptions: everything (1 to 3), OverflowError (2), IndexError (3). */
    private static final String FRAME = """
            struct object gc {immutable vtable: *vtable}
            struct vtable raw {immutable low: Signed, immutable high: Signed}
            data &1 = vtable{low: 1, high: 4}
            data &2 = vtable{low: 2, high: 3}
            data &3 = vtable{low: 3, high: 4}
            data &4 = object{vtable: &2}
            data &5 = object{vtable: &3}
            %s
            graph entry
              returns result_1: Signed
              raises exception_1: *object
            block 0()
              v_1: Signed = direct_call(@test, 0)
              jump return(v_1)
            graph report
              returns result_1: Signed
              raises exception_1: *object
            block 0(exception_2: *object)
              jump return(1)
            graph matches
              returns result_1: Bool
              raises exception_1: *object
            block 0(instance_1: *object, class_1: *vtable)
              v_1: *vtable = getfield(instance_1, "vtable")
              own_1: Signed = getfield(v_1, "low")
              low_1: Signed = getfield(class_1, "low")
              high_1: Signed = getfield(class_1, "high")
              distance_1: Signed = int_sub(own_1, low_1)
              span_1: Signed = int_sub(high_1, low_1)
              unsigned_1: Unsigned = cast_primitive(distance_1)
              unsigned_2: Unsigned = cast_primitive(span_1)
              matched_1: Bool = uint_lt(unsigned_1, unsigned_2)
              jump return(matched_1)
            program entry @entry report @report
            exceptions instance object vtable vtable everything &1 matches @matches
            prebuilt OverflowError &4
            """;

    private static final String ITEM = """
            graph item
              returns result_1: Signed
              raises exception_1: *object
            block 0(index_1: Signed)
              bad_1: Bool = int_lt(index_1, 0)
              if bad_1 then unlikely raise(&5:*object) else 1(index_1)
            block 1(index_2: Signed)
              v_1: Signed = int_mul_ovf(index_2, 4611686018427387904)
              v_2: Signed = int_add_ovf(v_1, index_2)
              jump return(v_2)
            """;

    private static Program parse(String graphs) {
        return GraphText.parse(FRAME.formatted(graphs.stripTrailing()))
                .program()
                .orElseThrow();
    }

    private static FunctionGraph test(Program program) {
        return program.graphs().stream()
                .filter(graph -> graph.name().equals("test"))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> results(Program program) {
        List<String> results = new ArrayList<>();
        for (long argument : new long[] {-1, 0, 1, 2, 7, 1L << 62}) {
            GraphInterpreter interpreter = new GraphInterpreter(program.exceptions(), InterpretedProcess.captured(""));
            try {
                results.add(String.valueOf(interpreter.call(test(program), argument)));
            } catch (RaisedException raised) {
                results.add("raised "
                        + (raised.instance()
                                        == program.exceptions()
                                                .prebuilt()
                                                .get("OverflowError")
                                                .value()
                                ? "overflow"
                                : "index"));
            }
        }
        return results;
    }

    private static String inlinedText(String graphs) {
        Program program = parse(graphs);
        List<String> before = results(program);
        new InlineSmallFunctions().apply(program);
        assertEquals(before, results(program));
        return GraphText.print(test(program));
    }

    /** {@code push} is small without {@code grow}, which few of its runs call, and not with it. */
    private static final String PUSH = """
            graph grow
              returns result_1: Signed
              raises exception_1: *object
            block 0(x_1: Signed)
              v_1: Signed = int_add(x_1, 1)
              v_2: Signed = int_mul(v_1, x_1)
              v_3: Signed = int_add(v_2, 3)
              v_4: Signed = int_mul(v_3, v_1)
              v_5: Signed = int_xor(v_4, v_2)
              v_6: Signed = int_mul(v_5, v_3)
              v_7: Signed = int_xor(v_6, x_1)
              v_8: Signed = int_mul(v_7, v_1)
              v_9: Signed = int_xor(v_8, v_4)
              v_10: Signed = int_mul(v_9, v_5)
              v_11: Signed = int_xor(v_10, v_6)
              v_12: Signed = int_mul(v_11, v_7)
              v_13: Signed = int_xor(v_12, v_8)
              v_14: Signed = int_mul(v_13, v_9)
              v_15: Signed = int_xor(v_14, v_10)
              v_16: Signed = int_mul(v_15, v_11)
              jump return(v_16)
            graph push
              returns result_1: Signed
              raises exception_1: *object
            block 0(x_1: Signed)
              v_1: Signed = int_mul(x_1, 3)
              v_2: Signed = int_xor(v_1, 5)
              v_3: Signed = int_mul(v_2, v_1)
              full_1: Bool = int_lt(v_3, 2)
              if full_1 then 1(v_3) else return(v_3)
            block 1(x_2: Signed)
              v_4: Signed = direct_call(@grow, x_2)
              jump return(v_4)
            """;

    @Test
    void leavesWhatFewRunsCallOutOfWhatIsSmallWithoutIt() {
        String text = inlinedText(PUSH + """
                graph test
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  v_1: Signed = direct_call(@push, x_1)
                  v_2: Signed = direct_call(@push, v_1)
                  jump return(v_2)
                """);
        assertTrue(text.contains("direct_call(@grow,"), text);
        assertTrue(!text.contains("@push"), text);
    }

    @Test
    void leavesUnprotectedRaisesToTheCaller() {
        String text = inlinedText(ITEM + """
                graph test
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  before_1: Signed = int_add(x_1, 1)
                  v_1: Signed = direct_call(@item, x_1)
                  v_2: Signed = int_add(v_1, before_1)
                  jump return(v_2)
                """);
        assertEquals("""
                graph test
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  before_1: Signed = int_add(x_1, 1)
                  bad_1: Bool = int_lt(x_1, 0)
                  if bad_1 then unlikely raise(&1) else 1(x_1, before_1)
                block 1(index_1: Signed, before_2: Signed)
                  v_1: Signed = int_mul_ovf(index_1, 4611686018427387904)
                  v_2: Signed = int_add_ovf(v_1, index_1)
                  v_3: Signed = int_add(v_2, before_2)
                  jump return(v_3)
                """, text);
    }

    @Test
    void handsRaisesToTheHandlersOfTheCall() {
        String text = inlinedText(ITEM + """
                graph test
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  other_1: Signed = int_add(x_1, 100)
                  v_1: Signed = direct_call(@item, x_1)
                  try 1(v_1) catch &2 as caught_1: *object then return(other_1) catch &3 as caught_2: *object then 2(caught_2, x_1)
                block 1(w_1: Signed)
                  jump return(w_1)
                block 2(e_1: *object, x_2: Signed)
                  same_1: Bool = ptr_eq(e_1, &5:*object)
                  if same_1 then return(-5) else return(x_2)
                """);
        assertTrue(!text.contains("@item"), text);
    }

    @Test
    void keepsCalleesOwnHandlersBeforeTheCallers() {
        inlinedText(ITEM + """
                graph guarded
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  v_1: Signed = int_add_ovf(x_1, 9223372036854775800)
                  try return(v_1) catch &3 as caught_1: *object then return(-33)
                graph test
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  v_1: Signed = direct_call(@guarded, x_1)
                  try return(v_1) catch &2 as caught_1: *object then return(-22)
                """);
    }

    @Test
    void leavesRecursionAlone() {
        String recursive = """
                graph test
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  done_1: Bool = int_le(x_1, 0)
                  if done_1 then return(0) else 1(x_1)
                block 1(x_2: Signed)
                  small_1: Bool = int_gt(x_2, 100)
                  if small_1 then return(1) else 2(x_2)
                block 2(x_3: Signed)
                  less_1: Signed = int_sub(x_3, 1)
                  v_1: Signed = direct_call(@test, less_1)
                  jump return(v_1)
                """;
        assertTrue(inlinedText(recursive).contains("direct_call(@test"));
    }

    /** The next of the numbers from 0 to 9: a list's iterator in small. */
    private static final String NUMBERS = """
            struct numbers gc {position: Signed}
            graph following
              returns result_1: Signed
              raises exception_1: *object
            block 0(numbers_1: *numbers)
              v_1: Signed = getfield(numbers_1, "position")
              ended_1: Bool = int_ge(v_1, 10)
              if ended_1 then unlikely 2() else 1(numbers_1, v_1)
            block 1(numbers_2: *numbers, v_2: Signed)
              v_3: Signed = int_add(v_2, 1)
              setfield(numbers_2, "position", v_3)
              jump return(v_2)
            block 2()
              v_4: *object = malloc(type object)
              setfield(v_4, "vtable", &3:*vtable)
              jump raise(v_4)
            """;

    @Test
    void makesNothingForAnIteratorAndTheExceptionThatEndsItsLoop() {
        String text = inlinedText(NUMBERS + """
                graph test
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  v_1: *numbers = malloc(type numbers)
                  jump 1(v_1, x_1)
                block 1(v_2: *numbers, sum_1: Signed)
                  v_3: Signed = direct_call(@following, v_2)
                  try 2(v_3, v_2, sum_1) catch &3 as caught_1: *object then return(sum_1)
                block 2(v_4: Signed, v_5: *numbers, sum_2: Signed)
                  sum_3: Signed = int_add(sum_2, v_4)
                  jump 1(v_5, sum_3)
                """);
        assertEquals("""
                graph test
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  jump 1(0, x_1)
                block 1(position_1: Signed, sum_1: Signed)
                  ended_1: Bool = int_ge(position_1, 10)
                  if ended_1 then unlikely return(sum_1) else 2(position_1, sum_1)
                block 2(position_2: Signed, sum_2: Signed)
                  v_1: Signed = int_add(position_2, 1)
                  sum_3: Signed = int_add(sum_2, position_2)
                  jump 1(v_1, sum_3)
                """, text);
    }

    @Test
    void leavesCallsOnTheWayToARaise() {
        String text = inlinedText(ITEM + """
                graph chosen
                  returns result_1: *object
                  raises exception_1: *object
                block 0(x_1: Signed)
                  v_1: *object = malloc(type object)
                  setfield(v_1, "vtable", &3:*vtable)
                  jump return(v_1)
                graph test
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  bad_1: Bool = int_lt(x_1, 0)
                  if bad_1 then unlikely 1(x_1) else return(x_1)
                block 1(x_2: Signed)
                  v_1: *object = direct_call(@chosen, x_2)
                  jump raise(v_1)
                """);
        assertTrue(text.contains("direct_call(@chosen"), text);
    }

    @Test
    void leavesWhatCallsItselfAlsoToOthers() {
        String text = inlinedText("""
                graph small
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  done_1: Bool = int_le(x_1, 0)
                  if done_1 then return(0) else 1(x_1)
                block 1(x_2: Signed)
                  less_1: Signed = int_sub(x_2, 1)
                  half_1: Signed = int_rshift(less_1, 1)
                  v_1: Signed = direct_call(@small, half_1)
                  jump return(v_1)
                graph test
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  v_1: Signed = direct_call(@small, x_1)
                  jump return(v_1)
                """);
        assertTrue(text.contains("direct_call(@small"), text);
    }

    /** Enough to keep a function from being small. */
    private static final String XORS = IntStream.range(1, 40)
            .mapToObj(i -> "s_%d: Signed = int_xor(s_%d, x_3)".formatted(i + 1, i))
            .collect(Collectors.joining("\n  "));

    /** The step of a recursive generator in small: what goes on, and the body, which asks others to go on. */
    @Test
    void takesInOnceWhatIsCalledByWhatItCalls() {
        Program program = parse("""
                graph step
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  bad_1: Bool = int_lt(x_1, 0)
                  if bad_1 then unlikely raise(&5:*object) else 1(x_1)
                block 1(x_2: Signed)
                  v_1: Signed = direct_call(@body, x_2)
                  jump return(v_1)
                graph body
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  done_1: Bool = int_le(x_1, 1)
                  if done_1 then return(x_1) else 1(x_1)
                block 1(x_2: Signed)
                  half_1: Signed = int_rshift(x_2, 1)
                  v_1: Signed = direct_call(@step, half_1)
                  x_3: Signed = int_rshift(v_1, 2)
                  s_1: Signed = int_add(v_1, x_3)
                  %s
                  v_2: Signed = direct_call(@step, x_3)
                  sum_1: Signed = int_add(s_40, v_2)
                  jump return(sum_1)
                graph test
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  v_1: Signed = direct_call(@step, x_1)
                  jump return(v_1)
                """.formatted(XORS));
        List<String> before = results(program);
        new InlineSmallFunctions().apply(program);
        assertEquals(before, results(program));
        String text = program.graphs().stream()
                .filter(graph -> graph.name().equals("body"))
                .map(GraphText::print)
                .findFirst()
                .orElseThrow();
        assertTrue(text.contains("direct_call(@body") && !text.contains("direct_call(@step"), text);
    }

    /** A function that calls itself, and another one twice. */
    private static final String CALLING_ITSELF_AND_ANOTHER = """
            graph step%1$d
              returns result_1: Signed
              raises exception_1: *object
            block 0(x_1: Signed)
              done_1: Bool = int_lt(x_1, 5)
              if done_1 then return(x_1) else 1(x_1)
            block 1(x_2: Signed)
              less_1: Signed = int_rshift(x_2, 40)
              v_1: Signed = direct_call(@step%1$d, less_1)
              v_2: Signed = direct_call(@%2$s, v_1)
              v_3: Signed = direct_call(@%2$s, v_2)
              jump return(v_3)
            """;

    /** As many ways lead to the last function as would take years to go one by one. */
    @Test
    void looksIntoEachFunctionOnceHoweverManyWaysLeadToIt() {
        int count = 60;
        StringBuilder graphs = new StringBuilder("""
                graph last
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  v_1: Signed = int_xor(x_1, 1)
                  jump return(v_1)
                """);
        for (int i = 0; i < count; i++) {
            graphs.append(CALLING_ITSELF_AND_ANOTHER.formatted(i, i == 0 ? "last" : "step" + (i - 1)));
        }
        graphs.append("""
                graph test
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  v_1: Signed = direct_call(@step%d, x_1)
                  jump return(v_1)
                """.formatted(count - 1));
        assertTrue(inlinedText(graphs.toString()).contains("direct_call(@step"));
    }
}
