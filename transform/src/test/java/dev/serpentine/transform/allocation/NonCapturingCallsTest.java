package dev.serpentine.transform.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.text.GraphText;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NonCapturingCallsTest {
    private static final String FRAME = """
            struct object gc {x: Signed}
            struct pair gc {left: Signed, right: *pair}
            graph reading
              returns result_1: Signed
              raises exception_1: *object
            block 0(p_1: *pair)
              v_1: Signed = getfield(p_1, "left")
              setfield(p_1, "left", 3)
              jump return(v_1)
            graph storing
              returns result_1: Signed
              raises exception_1: *object
            block 0(p_1: *pair, q_1: *pair)
              setfield(q_1, "right", p_1)
              jump return(1)
            graph returning
              returns result_1: *pair
              raises exception_1: *object
            block 0(p_1: *pair)
              jump return(p_1)
            graph handing_on
              returns result_1: Signed
              raises exception_1: *object
            block 0(p_1: *pair)
              q_1: *pair = same_as(p_1)
              v_1: Signed = direct_call(@reading, q_1)
              jump return(v_1)
            graph calling_itself
              returns result_1: Signed
              raises exception_1: *object
            block 0(p_1: *pair)
              v_1: Signed = direct_call(@calling_itself, p_1)
              jump return(v_1)
            graph large
              returns result_1: Signed
              raises exception_1: *object
            block 0(p_1: *pair)
              v_1: Signed = getfield(p_1, "left")
              jump return(v_1)
            graph test
              returns result_1: Signed
              raises exception_1: *object
            """;

    private static Optional<FunctionGraph> called(Operation operation) {
        return operation.opcode() == LowLevelOpcode.DIRECT_CALL
                        && operation.argument(0) instanceof Constant(FunctionValue function, var _)
                        && function.code() instanceof FunctionValue.OfGraph(FunctionGraph graph)
                ? Optional.of(graph)
                : Optional.empty();
    }

    /** The names of the functions whose calls are found in a graph; all may be inlined but {@code large}. */
    private static List<String> found(String blocks) {
        FunctionGraph test = GraphText.parse(FRAME + blocks).graphs().getLast();
        return new NonCapturingCalls(
                        operation ->
                                called(operation).filter(graph -> !graph.name().equals("large")),
                        _ -> 10,
                        _ -> Set.of(),
                        30)
                .in(test).stream()
                        .map(operation -> called(operation).orElseThrow().name())
                        .toList();
    }

    @Test
    void areThoseThatReadAndWriteANewStruct() {
        assertEquals(List.of("reading", "handing_on"), found("""
                block 0(n_1: Signed)
                  p_1: *pair = malloc(type pair)
                  v_1: Signed = direct_call(@reading, p_1)
                  jump 1(p_1)
                block 1(p_2: *pair)
                  v_2: Signed = direct_call(@handing_on, p_2)
                  jump return(v_2)
                """));
    }

    @Test
    void areNoneWhereWhatIsHandedWasNotMadeHere() {
        assertEquals(List.of(), found("""
                block 0(p_1: *pair)
                  v_1: Signed = direct_call(@reading, p_1)
                  jump return(v_1)
                """));
    }

    @Test
    void areNoneWhereOneOfThemStoresTheStruct() {
        assertEquals(List.of(), found("""
                block 0(q_1: *pair)
                  p_1: *pair = malloc(type pair)
                  v_1: Signed = direct_call(@reading, p_1)
                  v_2: Signed = direct_call(@storing, p_1, q_1)
                  jump return(v_1)
                """));
    }

    @Test
    void mayHoldSomethingElseInTheStruct() {
        assertEquals(List.of("storing"), found("""
                block 0(q_1: *pair)
                  p_1: *pair = malloc(type pair)
                  v_1: Signed = direct_call(@storing, q_1, p_1)
                  jump return(v_1)
                """));
    }

    @Test
    void areNoneWhereOneReturnsTheStruct() {
        assertEquals(List.of(), found("""
                block 0(n_1: Signed)
                  p_1: *pair = malloc(type pair)
                  q_1: *pair = direct_call(@returning, p_1)
                  v_1: Signed = getfield(q_1, "left")
                  jump return(v_1)
                """));
    }

    @Test
    void areNoneThatCannotBeInlinedOrDoNotEnd() {
        assertEquals(List.of(), found("""
                block 0(n_1: Signed)
                  p_1: *pair = malloc(type pair)
                  v_1: Signed = direct_call(@large, p_1)
                  q_1: *pair = malloc(type pair)
                  v_2: Signed = direct_call(@calling_itself, q_1)
                  jump return(v_2)
                """));
    }

    @Test
    void areNoneWhereTwoOfTheStructsAreInUse() {
        assertEquals(List.of(), found("""
                block 0(n_1: Signed)
                  p_1: *pair = malloc(type pair)
                  q_1: *pair = malloc(type pair)
                  big_1: Bool = int_gt(n_1, 0)
                  if big_1 then 1(p_1) else 1(q_1)
                block 1(r_1: *pair)
                  v_1: Signed = direct_call(@reading, r_1)
                  jump return(v_1)
                """));
    }

    @Test
    void areNoneWhereTogetherTheyAreTooLarge() {
        assertEquals(List.of("reading"), found("""
                block 0(n_1: Signed)
                  p_1: *pair = malloc(type pair)
                  v_1: Signed = direct_call(@reading, p_1)
                  v_2: Signed = direct_call(@handing_on, p_1)
                  v_3: Signed = direct_call(@handing_on, p_1)
                  v_4: Signed = direct_call(@handing_on, p_1)
                  q_1: *object = malloc(type object)
                  r_1: *pair = malloc(type pair)
                  v_5: Signed = direct_call(@reading, r_1)
                  jump return(v_5)
                """));
    }
}
