package dev.serpentine.graph.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.checker.GraphCheckFailed;
import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.interpreter.GraphInterpreter;
import dev.serpentine.graph.interpreter.InterpretedProcess;
import dev.serpentine.graph.interpreter.InterpreterFault;
import dev.serpentine.graph.text.GraphText;
import org.junit.jupiter.api.Test;

/** Programs with classes: as text, checked, and run. */
class ClassesTest {
    private static final String CLASSES = """
            class Error module "builtins" {}
            class Shape module "shapes" {n: Signed, other: *Shape}
            class Square module "shapes" extends Shape {scale: Signed}
            class Overflow module "builtins" extends Error {}
            class class module "" {immutable number: Signed}
            contents Error record &4 {}
            contents Shape record &1 {"area": fn(Signed)->Signed abstract}
            contents Square record &2 {"area": fn(Signed)->Signed @area}
            contents Overflow record &4 {}
            contents class record &1 {}
            data &1 = class{number: 1}
            data &2 = class{number: 2}
            data &3 = Square{n: 5, other: &3, scale: 3}
            data &4 = class{}
            data &5 = Overflow{}
            graph area
              returns r_1: Signed
              raises e_1: *Error
            block 0(self_1: *Square, k_1: Signed)
              n_1: Signed = getfield(self_1, "n")
              scale_1: Signed = getfield(self_1, "scale")
              v_1: Signed = int_mul_ovf(n_1, scale_1)
              v_2: Signed = int_mul_ovf(v_1, k_1)
              jump return(v_2)
            graph report
              returns r_1: Signed
              raises e_1: *Error
            block 0(e_2: *Error)
              jump return(1)
            """;
    private static final String PROGRAM = """
            program entry @main report @report
            exceptions instance Error
            prebuilt OverflowError &5:*Error
            """;

    private static Program program(String body) {
        String main = "graph main\n  returns r_1: Signed\n  raises e_1: *Error\n" + body;
        return GraphText.parse(CLASSES + main + PROGRAM).program().orElseThrow();
    }

    private static Object run(String body, Object... arguments) {
        Program program = program(body);
        GraphChecker.require(program, GraphStage.TYPED, "the parser");
        return new GraphInterpreter(program.exceptions(), InterpretedProcess.captured(""))
                .call(program.entry(), arguments);
    }

    private static final String CALL = """
            block 0(k_1: Signed)
              s_1: *Shape = getfield(&3, "other")
              v_1: Signed = call_method(s_1, "area", k_1, [@area])
              try 1(v_1, s_1) catch type Overflow as e_2: *Error then return(-1) catch type Error as e_3: *Error then return(-2)
            block 1(v_2: Signed, s_2: *Shape)
              c_1: *class = class_of(s_2)
              number_1: Signed = getfield(c_1, "number")
              is_1: Bool = instance_of(s_2, type Square)
              if is_1 then 2(v_2, number_1) else return(0)
            block 2(v_3: Signed, number_2: Signed)
              sum_1: Signed = int_add(v_3, number_2)
              jump return(sum_1)
            """;

    @Test
    void callsTheMethodOfTheInstancesClass() {
        assertEquals(32L, run(CALL, 2L));
    }

    @Test
    void catchesByClass() {
        assertEquals(-1L, run(CALL, Long.MAX_VALUE));
    }

    @Test
    void nullIsNoInstance() {
        assertEquals(0L, run("""
                block 0()
                  is_1: Bool = instance_of(null:*Shape, type Shape)
                  if is_1 then return(1) else return(0)
                """));
    }

    @Test
    void parsesWhatItPrints() {
        String text = GraphText.print(program(CALL));
        assertTrue(text.contains("class Square module \"shapes\" extends Shape {scale: Signed}"), text);
        assertEquals(text, GraphText.print(GraphText.parse(text).program().orElseThrow()));
    }

    @Test
    void noticesAnAbstractMethodThatIsCalled() {
        String fault = assertThrows(InterpreterFault.class, () -> run("""
                block 0()
                  s_1: *Shape = malloc(type Shape)
                  v_1: Signed = call_method(s_1, "area", 1, [@area])
                  jump return(v_1)
                """)).getMessage();
        assertTrue(fault.contains("Shape has no method area"), fault);
    }

    private static String complaint(Program program) {
        return assertThrows(GraphCheckFailed.class, () -> GraphChecker.require(program, GraphStage.TYPED, "the test"))
                .getMessage();
    }

    @Test
    void findsWrongCalls() {
        String message = complaint(program("""
                block 0(s_1: *Shape)
                  v_1: Signed = call_method(s_1, "volume", 1, [@area])
                  v_2: Signed = call_method(s_1, "area", [@area])
                  is_1: Bool = instance_of(s_1, type Error)
                  v_3: Signed = getfield(s_1, "scale")
                  try return(v_3) catch type Shape as e_2: *Error then return(-1)
                """));
        assertTrue(message.contains("Shape has no method volume"), message);
        assertTrue(message.contains("the function takes 1 arguments, not 0"), message);
        assertTrue(message.contains("Shape and Error are not related"), message);
        assertTrue(message.contains("Shape has no field scale"), message);
        assertTrue(message.contains("a caught class is a Void constant that holds a class of exceptions"), message);
    }

    /** What is wrong where the contents of a class are others. */
    private static String complaint(String contents, String instead) {
        String main = """
                graph main
                  returns r_1: Signed
                  raises e_1: *Error
                block 0()
                  s_1: *Square = malloc(type Square)
                  keepalive(s_1)
                  jump return(0)
                """;
        return complaint(GraphText.parse(CLASSES.replace(contents, instead) + main + PROGRAM)
                .program()
                .orElseThrow());
    }

    @Test
    void findsWrongClasses() {
        String elsewhere = complaint(
                "contents Error record &4 {}", "contents Error record &4 {\"area\": fn(Signed)->Signed @area}");
        assertTrue(elsewhere.contains("class Error: has as its method area"), elsewhere);
        String overridden = complaint("{\"area\": fn(Signed)->Signed abstract}", "{\"area\": fn()->Signed abstract}");
        assertTrue(
                overridden.contains("class Square: overrides area as fn(Signed)->Signed, which is fn()->Signed"),
                overridden);
        String unfinished = complaint("contents Shape record &1 {\"area\": fn(Signed)->Signed abstract}\n", "");
        assertTrue(unfinished.contains("class Shape: is not complete"), unfinished);
    }
}
