package dev.serpentine.transform.simplification;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MakeSwitchesOfTextsTest {
    private static final String WIDE = "c_1: Bool = direct_call(@eq, t_3, &4:*str)";

    private static final String START = """
            struct object gc {immutable vtable: *vtable}
            struct vtable raw {immutable low: Signed}
            data &1 = gcarray[Char, str]"up"
            data &2 = gcarray[Char, str]"on"
            data &3 = gcarray[Char, str]"upwards 8"
            data &4 = gcarray[UniChar, str][8364]
            data &5 = vtable{low: 1}
            graph f
              returns result_1: Signed
              raises exception_1: *object
            """;
    private static final String END = """
            graph eq at "serpentine_system/text.py":1:0
              returns result_1: Bool
              raises exception_1: *object
            block 0(a_1: *str, b_1: *str)
              v_1: Bool = ptr_eq(a_1, b_1)
              jump return(v_1)
            graph main
              returns result_1: Signed
              raises exception_1: *object
            block 0()
              v_1: Signed = direct_call(@f, &1:*str, 1)
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
              jump return(true)
            program entry @main report @report
            exceptions instance object vtable vtable everything &5 matches @matches
            """;

    private static String switched(String blocks) {
        Program program = new MakeSwitchesOfTexts()
                .apply(GraphText.parse(START + blocks + END).program().orElseThrow());
        GraphChecker.require(program.graphs(), GraphStage.TYPED, "making switches of texts");
        return program.graphs().stream()
                .filter(graph -> graph.name().equals("f") || graph.name().equals("which_text"))
                .map(GraphText::print)
                .map(text -> text.substring(text.indexOf("block 0")))
                .collect(Collectors.joining("--\n"));
    }

    private static String chain(String thirdComparison) {
        return """
                block 0(t_1: *str, m_1: Signed)
                  a_1: Bool = direct_call(@eq, t_1, &1:*str)
                  if a_1 then return(m_1) else 1(t_1, m_1)
                block 1(t_2: *str, m_2: Signed)
                  b_1: Bool = direct_call(@eq, &2:*str, t_2)
                  if b_1 then return(50) else 2(m_2, t_2)
                block 2(m_3: Signed, t_3: *str)
                  %s
                  if c_1 then return(30) else return(m_3)
                """.formatted(thirdComparison);
    }

    @Test
    void aChainOfComparisonsBecomesASearchByLengthAndWords() {
        assertEquals("""
                block 0(t_1: *str, m_1: Signed)
                  which_1: Signed = direct_call(@which_text, t_1)
                  switch which_1 {0: return(m_1), 1: return(50), 2: return(30), otherwise: return(m_1)}
                --
                block 0(text_1: *str)
                  is_wide_1: Bool = getfield(text_1, "is_wide")
                  if is_wide_1 then return(-1) else 1(text_1)
                block 1(text_2: *str)
                  length_1: Signed = getfield(text_2, "length")
                  switch length_1 {2: 2(text_2), 9: 3(text_2), otherwise: return(-1)}
                block 2(text_3: *str)
                  items_1: *gcarray[Char, str] = cast_pointer(text_3)
                  c_1: Char = getarrayitem(items_1, 0)
                  part_1: Signed = cast_primitive(c_1)
                  c_2: Char = getarrayitem(items_1, 1)
                  part_2: Signed = cast_primitive(c_2)
                  shifted_1: Signed = int_lshift(part_2, 8)
                  word_1: Signed = int_or(part_1, shifted_1)
                  switch word_1 {28271: return(1), 28789: return(0), otherwise: return(-1)}
                block 3(text_4: *str)
                  items_2: *gcarray[Char, str] = cast_pointer(text_4)
                  c_3: Char = getarrayitem(items_2, 0)
                  part_3: Signed = cast_primitive(c_3)
                  c_4: Char = getarrayitem(items_2, 1)
                  part_4: Signed = cast_primitive(c_4)
                  shifted_2: Signed = int_lshift(part_4, 8)
                  word_2: Signed = int_or(part_3, shifted_2)
                  c_5: Char = getarrayitem(items_2, 2)
                  part_5: Signed = cast_primitive(c_5)
                  shifted_3: Signed = int_lshift(part_5, 16)
                  word_3: Signed = int_or(word_2, shifted_3)
                  c_6: Char = getarrayitem(items_2, 3)
                  part_6: Signed = cast_primitive(c_6)
                  shifted_4: Signed = int_lshift(part_6, 24)
                  word_4: Signed = int_or(word_3, shifted_4)
                  c_7: Char = getarrayitem(items_2, 4)
                  part_7: Signed = cast_primitive(c_7)
                  shifted_5: Signed = int_lshift(part_7, 32)
                  word_5: Signed = int_or(word_4, shifted_5)
                  c_8: Char = getarrayitem(items_2, 5)
                  part_8: Signed = cast_primitive(c_8)
                  shifted_6: Signed = int_lshift(part_8, 40)
                  word_6: Signed = int_or(word_5, shifted_6)
                  c_9: Char = getarrayitem(items_2, 6)
                  part_9: Signed = cast_primitive(c_9)
                  shifted_7: Signed = int_lshift(part_9, 48)
                  word_7: Signed = int_or(word_6, shifted_7)
                  c_10: Char = getarrayitem(items_2, 7)
                  part_10: Signed = cast_primitive(c_10)
                  shifted_8: Signed = int_lshift(part_10, 56)
                  word_8: Signed = int_or(word_7, shifted_8)
                  switch word_8 {2338323073959686261: 4(text_4), otherwise: return(-1)}
                block 4(text_5: *str)
                  items_3: *gcarray[Char, str] = cast_pointer(text_5)
                  c_11: Char = getarrayitem(items_3, 8)
                  part_11: Signed = cast_primitive(c_11)
                  switch part_11 {56: return(2), otherwise: return(-1)}
                """, switched(chain("c_1: Bool = direct_call(@eq, t_3, &3:*str)")));
    }

    @Test
    void wideConstantsAndOtherTextsEndTheChain() {
        // A graph that is printed by itself counts what it mentions anew.
        assertEquals(chain(WIDE).replace("&4", "&3"), switched(chain(WIDE)));
        String other = "c_1: Bool = direct_call(@eq, t_3, t_3)";
        assertEquals(chain(other), switched(chain(other)));
    }
}
