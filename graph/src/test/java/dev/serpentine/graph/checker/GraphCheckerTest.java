package dev.serpentine.graph.checker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Opcode;
import dev.serpentine.graph.text.GraphText;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class GraphCheckerTest {
    private static final String HEAD = """
            struct object gc {immutable number: Signed}
            struct point gc extends object {x: Signed, next: *point}
            struct other gc extends object {}
            struct buffer raw {size: Signed}
            data &1 = object{number: 1}
            data &2 = buffer{size: 1}
            graph f
              returns result_1: Signed
              raises exception_1: *object
            """;

    private static List<GraphError> check(GraphStage stage, String blocks) {
        return GraphChecker.check(GraphText.parse(HEAD + blocks).graph("f"), stage);
    }

    @Test
    void acceptsAWellFormedGraph() {
        assertEquals(List.of(), check(GraphStage.TYPED, """
                block 0(n_1: Signed, p_1: *point)
                  v_1: Signed = int_add_ovf(n_1, 1)
                  try 1(v_1, p_1) catch &2 as e_1: *object then raise(e_1)
                block 1(n_2: Signed, p_2: *point)
                  setfield(p_2, "x", n_2)
                  o_1: *object = cast_pointer(p_2)
                  c_1: Bool = ptr_nonzero(o_1)
                  if c_1 then 1(n_2, p_2) else 2(n_2)
                block 2(n_3: Signed)
                  switch n_3 {0: return(0), 1: return(n_3), otherwise: raise(&1)}
                """));
    }

    static List<Arguments> brokenGraphs() {
        GraphStage typed = GraphStage.TYPED;
        GraphStage explicit = GraphStage.EXCEPTIONS_EXPLICIT;
        return List.of(
                broken(typed, "block 0()\n  open\n", "block 0: has no exit"),
                broken(typed, "block 0()\n  final\n", "block 0: is final"),
                broken(
                        typed,
                        "block 0(n_1: Signed)\n  jump return()\n",
                        "hands 0 values to block return, which takes 1"),
                broken(
                        typed,
                        "block 0(n_1: Signed)\n  n_1: Signed = int_neg(n_1)\n  jump return(n_1)\n",
                        "n_1: Signed = int_neg(n_1): n is defined twice"),
                broken(
                        typed,
                        "block 0(n_1: Signed)\n  jump 1()\nblock 1()\n  jump return(n_1)\n",
                        "block 1: n is not defined in this block"),
                broken(
                        typed,
                        "block 0(n_1: Signed)\n  v_1: Signed = direct_call(@f, n_1)\n  try return(v_1) catch &2 as e_1: *object then 1()\nblock 1()\n  jump raise(e_1)\n",
                        "block 1: e is not defined in this block"),
                broken(
                        typed,
                        "block 0(n_1: Signed)\n  v_1: Signed = int_add(n_1, 1)\n  try return(v_1) catch &2 as e_1: *object then raise(e_1)\n",
                        "cannot raise"),
                broken(
                        typed,
                        "block 0(n_1: Signed)\n  try return(n_1) catch &2 as e_1: *object then raise(e_1)\n",
                        "cannot raise"),
                broken(typed, "block 0(n_1: Signed)\n  switch n_1 {1: return(1), 1: return(2)}\n", "distinct numbers"),
                broken(
                        typed,
                        "block 0(n_1: Signed)\n  switch n_1 {otherwise: return(1), 1: return(2)}\n",
                        "perhaps a last one"),
                broken(
                        typed,
                        "block 0(n_1: Signed)\n  if n_1 then return(1) else return(2)\n",
                        "a branch tests a Bool, not Signed"),
                broken(
                        typed,
                        "block 0(n_1: Float)\n  switch n_1 {1: return(1)}\n",
                        "a switch selects by an integer, not Float"),
                broken(typed, "block 0(n_1: Void)\n  jump return(1)\n", "parameter n is Void"),
                broken(typed, "block 0(n_1)\n  jump return(1)\n", "has no type in a typed graph"),
                broken(typed, "block 0(n_1: object)\n  jump return(1)\n", "is a container"),
                broken(
                        typed,
                        "block 0(n_1: Float)\n  jump return(n_1)\n",
                        "hands Float to result:Signed of block return"),
                broken(
                        typed,
                        "block 0(n_1: Float)\n  v_1: Signed = int_add(n_1, 1)\n  jump return(v_1)\n",
                        "operand 1 is Signed, not Float"),
                broken(
                        typed,
                        "block 0(n_1: Signed)\n  v_1: Signed = int_add(n_1)\n  jump return(v_1)\n",
                        "takes 2 operands"),
                broken(
                        typed,
                        "block 0(n_1: Signed)\n  v_1: Float = int_add(n_1, 1)\n  jump return(1)\n",
                        "the result is Signed, not Float"),
                broken(
                        typed,
                        "block 0()\n  v_1: Signed = same_as(300:Char)\n  jump return(1)\n",
                        "the constant 300 is no Char"),
                broken(typed, "block 0()\n  v_1: *point = same_as(&1:*point)\n  jump return(1)\n", "is no *point"),
                broken(
                        typed,
                        "block 0(p_1: *object)\n  v_1: Signed = getfield(p_1, \"x\")\n  jump return(v_1)\n",
                        "object has no field x"),
                broken(
                        typed,
                        "block 0(p_1: *point)\n  setfield(p_1, \"x\", p_1)\n  jump return(1)\n",
                        "the value is Signed, not *point"),
                broken(
                        typed,
                        "block 0(p_1: *point)\n  v_1: *other = cast_pointer(p_1)\n  jump return(1)\n",
                        "point and other are not related"),
                broken(
                        typed,
                        "block 0(p_1: *str)\n  v_1: *gcarray[Char] = cast_pointer(p_1)\n  jump return(1)\n",
                        "str and gcarray[Char] are not related"),
                broken(
                        typed,
                        "block 0()\n  v_1: *str = malloc(type str)\n  jump return(1)\n",
                        "with the items behind it"),
                broken(
                        typed,
                        "block 0(p_1: *gcarray[Char, str], q_1: *gcarray[UniChar, str])\n"
                                + "  array_copy(p_1, 0, q_1, 0, 1)\n  jump return(1)\n",
                        "both arrays have the same items"),
                broken(
                        typed,
                        "block 0(p_1: *point)\n  v_1: Signed = getarrayitem(p_1, 0)\n  jump return(v_1)\n",
                        "points to an array"),
                broken(
                        typed,
                        "block 0(p_1: *gcarray[Char])\n  setarrayitem(p_1, 0, 0)\n  jump return(1)\n",
                        "the value is Char, not Signed"),
                broken(typed, "block 0(p_1: *point)\n  free(p_1)\n  jump return(1)\n", "not collected"),
                broken(
                        typed,
                        "block 0(p_1: *point)\n  v_1: Signed = direct_call(@f)\n  jump return(v_1)\n",
                        "takes 1 arguments, not 0"),
                broken(
                        typed,
                        "block 0(p_1: *point)\n  v_1: Signed = direct_call(@f, &1)\n  jump return(v_1)\n",
                        "argument 1 is *point, not *object"),
                broken(
                        typed,
                        "block 0(p_1: *fn()->Signed)\n  v_1: Signed = indirect_call(p_1)\n  jump return(v_1)\n",
                        "a list of graphs"),
                broken(
                        typed,
                        "block 0(p_1: *point)\n  v_1: *object = malloc(type point)\n  jump return(1)\n",
                        "the result is *point, not *object"),
                broken(
                        typed,
                        "block 0(n_1: Signed)\n  v_1: Signed = direct_call(@f, n_1)\n  try return(v_1) catch &2 as e_1: *point then return(1)\n",
                        "catches *point where *object is raised"),
                broken(
                        typed,
                        "block 0(n_1: Signed)\n  v_1: Signed = direct_call(@f, n_1)\n  try return(v_1) catch 5 as e_1: *object then raise(e_1)\n",
                        "a caught class is a pointer"),
                broken(
                        explicit,
                        "block 0(n_1: Signed)\n  v_1: Signed = int_add_ovf(n_1, 1)\n  jump return(v_1)\n",
                        "raises by itself after the exception transformer"),
                broken(
                        explicit,
                        "block 0(n_1: Signed)\n  v_1: Signed = direct_call(@f, n_1)\n  try return(v_1) catch &2 as e_1: *object then return(1)\n",
                        "catches by links after"),
                broken(explicit, "block 0(n_1: Signed)\n  jump raise(&1)\n", "leads to the raise block after"),
                broken(
                        GraphStage.GC_READY,
                        "block 0(n_1: Signed)\n  v_1: *point = malloc(type point)\n  b_1: *buffer = malloc(type buffer)\n  jump return(1)\n",
                        "allocates what is collected"));
    }

    private static Arguments broken(GraphStage stage, String blocks, String message) {
        return Arguments.of(stage, blocks, message);
    }

    @ParameterizedTest
    @MethodSource("brokenGraphs")
    void findsWhatIsBroken(GraphStage stage, String blocks, String message) {
        List<GraphError> errors = check(stage, blocks);
        assertEquals(
                1,
                errors.stream()
                        .filter(error -> error.toString().contains(message))
                        .count(),
                () -> message + " in " + errors);
    }

    private enum Polymorphic implements Opcode {
        ADD;

        @Override
        public String mnemonic() {
            return "add";
        }

        @Override
        public boolean canRaise() {
            return true;
        }
    }

    @Test
    void wantsNoTypesInUntypedGraphs() {
        FunctionGraph graph =
                GraphText.parse("""
                graph f
                  returns result_1
                  raises exception_1
                block 0(x_1)
                  v_1 = add(x_1, <1>)
                  jump return(v_1)
                """, List.of(Polymorphic.values())).graphs().getFirst();
        assertEquals(List.of(), GraphChecker.check(graph, GraphStage.UNTYPED));
        String message = assertThrows(
                        GraphCheckFailed.class, () -> GraphChecker.require(List.of(graph), GraphStage.TYPED, "typing"))
                .getMessage();
        assertTrue(message.startsWith("after typing:\ngraph f"), message);
        assertTrue(message.contains("not a low-level operation"), message);
        FunctionGraph typed = GraphText.parse(HEAD + "block 0(n_1: Signed)\n  jump return(n_1)\n")
                .graph("f");
        assertTrue(GraphChecker.check(typed, GraphStage.UNTYPED).toString().contains("has a type in an untyped graph"));
    }
}
