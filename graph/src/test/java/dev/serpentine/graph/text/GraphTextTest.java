package dev.serpentine.graph.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Opcode;
import dev.serpentine.graph.program.Program;
import java.util.List;
import org.junit.jupiter.api.Test;

class GraphTextTest {
    static final String MODULE = """
            struct object gc {immutable vtable: *vtable}
            struct node gc extends object {next: *node, items: *gcarray[Signed], weight: Float, apply: *fn(Signed, *node)->Bool, mark: Char, size: Signed}
            struct vtable raw {immutable name: *gcarray[Char, str], immutable low: Signed}
            data &1 = node{vtable: &2, next: &1, items: &3, weight: -1.5E-7, apply: @test, mark: 65, size: sizeof(node)}
            data &2 = vtable{name: &4, low: 7}
            data &3 = gcarray[Signed][1, -2, itemsize(gcarray[Signed]), 9223372036854775807]
            data &4 = gcarray[Char, str]{hash: 3}"no\\"de\\x00ÿ"
            graph main at "program.py":3:0
              returns result_1: Signed
              raises exception_1: *object
            block 0(x_1: Signed, p_1: *node)
              setfield(p_1, "next", &1) ;4:8
              v_1: *object = cast_pointer(p_1) ;4:8
              v_2: *node = malloc(type node) ;"other.py":5:1
              v_3: Int32 = cast_primitive(-5)
              v_4: Bool = indirect_call(@test, 5, null:*node, [@test])
              try 1(v_1, 5:Int8, inf) catch &2 as caught_1: *object then raise(caught_1) catch &2 as caught_2: *object then 1(caught_2, 0:Int8, nan)
            block 1(o_1: *object, small_1: Int8, f_1: Float)
              traceback_start(traceback "main" "program.py":4:8)
              keepalive(o_1)
              gc_info(quantity STRESS)
              switch small_1 {1: return(1), -2: unlikely return(-2), otherwise: 2(small_1)}
            block 2(small_2: Int8)
              i_1: Signed = cast_primitive(small_2)
              w_1: Signed = direct_call(@@os_close, i_1)
              b_1: Bool = int_lt(w_1, fieldoffset(node, size))
              if b_1 then unlikely raise(&1:*object) else return(w_1)
            graph test
              returns result_1: Bool
              raises exception_1: *object
            block 0(n_1: Signed, node_1: *node)
              jump return(true)
            """;

    @Test
    void printsWhatItHasRead() {
        TextModule module = GraphText.parse(MODULE);
        assertEquals(MODULE, GraphText.printModule(List.of(module.graph("main"))));
    }

    @Test
    void keepsIdentityOfCyclicData() {
        TextModule module = GraphText.parse(MODULE);
        StructValue node = (StructValue) module.data().get(0);
        assertSame(node, node.get("next"));
        assertSame(module.functions().get(module.graph("test")), node.get("apply"));
    }

    @Test
    void numbersGraphsAndStructsOfOneNameApart() {
        String text = """
                struct s gc {b: *s}
                struct s~2 gc {a: Signed}
                graph f
                  returns result_1: *s
                  raises exception_1: *s~2
                block 0(x_1: *s~2, x_2: *s)
                  v_1: *s = direct_call(@f~2, x_2)
                  jump return(v_1)
                graph f~2
                  returns result_1: *s
                  raises exception_1: *s~2
                block 0(x_1: *s)
                  jump return(x_1)
                """;
        TextModule module = GraphText.parse(text);
        assertEquals(text, GraphText.printModule(module.graphs()));
        assertEquals("s", module.struct("s~2").name());
        assertEquals("f", module.graphs().get(1).name());
    }

    private enum Polymorphic implements Opcode {
        ADD,
        CALL;

        @Override
        public String mnemonic() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        @Override
        public boolean canRaise() {
            return true;
        }
    }

    @Test
    void readsUntypedGraphsWithTheirOwnVocabulary() {
        String text = """
                graph f at "a.py":1:0
                  returns result_1
                  raises exception_1
                block 0(x_1)
                  v_1 = add(x_1, <1>) ;2:4
                  v_2 = call(<<function g\\>>, <CallShape[1]>, v_1) ;2:8
                  try 1(v_2) catch <ValueError> as e_1 then raise(e_1)
                block 1(loop_1)
                  if loop_1 then 1(loop_1) else return(<None>)
                """;
        FunctionGraph graph =
                GraphText.parse(text, List.of(Polymorphic.values())).graphs().getFirst();
        assertEquals(text, GraphText.print(graph));
    }

    static final String PROGRAM = """
            struct object gc {immutable vtable: *vtable}
            struct vtable raw {immutable low: Signed}
            data &1 = vtable{low: 1}
            data &2 = object{vtable: &1}
            graph main
              returns result_1: Signed
              raises exception_1: *object
            block 0()
              jump return(0)
            graph report
              returns result_1: Signed
              raises exception_1: *object
            block 0(exception_2: *object)
              jump return(1)
            graph matches
              returns result_1: Bool
              raises exception_1: *object
            block 0(instance_1: *object, vtable_1: *vtable)
              v_1: *vtable = getfield(instance_1, "vtable")
              same_1: Bool = ptr_eq(v_1, vtable_1)
              jump return(same_1)
            program entry @main report @report
            exceptions instance object vtable vtable everything &1 matches @matches
            prebuilt OverflowError &2
            header object 77
            """;

    @Test
    void readsWholePrograms() {
        Program program = GraphText.parse(PROGRAM).program().orElseThrow();
        assertEquals(PROGRAM, GraphText.print(program));
        assertEquals(3, program.graphs().size());
    }

    @Test
    void namesTheLineOfAMistake() {
        String message =
                assertThrows(GraphSyntaxError.class, () -> GraphText.parse("""
                graph f
                  returns result_1: Signed
                  raises exception_1: Signed
                block 0(x_1: Signed)
                  v_1: Signed = int_plus(x_1, 1)
                  jump return(v_1)
                """)).getMessage();
        assertTrue(message.startsWith("line 5: there is no operation int_plus"), message);
    }
}
