package dev.serpentine.transform.inlining;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RaisedClassesTest {
    /**
     * BaseException (1 to 9) is &1, LookupError (2 to 5) &2, IndexError (3 to 4) &3, KeyError (4 to 5) &4,
     * OverflowError (5 to 6) &5, RecursionError (6 to 7) &6. The handlers of {@code classes} name them, in this order.
     */
    private static final String FRAME = """
            struct object gc {immutable vtable: *vtable}
            struct kept gc {exception: *object, function: *fn(Signed)->Signed}
            struct vtable raw {immutable subclass_min: Signed, immutable subclass_max: Signed}
            data &1 = vtable{subclass_min: 1, subclass_max: 9}
            data &2 = vtable{subclass_min: 2, subclass_max: 5}
            data &3 = vtable{subclass_min: 3, subclass_max: 4}
            data &4 = vtable{subclass_min: 4, subclass_max: 5}
            data &5 = vtable{subclass_min: 5, subclass_max: 6}
            data &6 = vtable{subclass_min: 6, subclass_max: 7}
            data &7 = object{vtable: &3}
            data &8 = object{vtable: &5}
            data &9 = object{vtable: &6}
            %s
            graph classes
              returns result_1: Signed
              raises exception_1: *object
            block 0()
              v_1: Signed = direct_call(@test, 0)
              try return(v_1) catch &1 as a_1: *object then return(1) catch &2 as a_2: *object then return(2) catch &3 as a_3: *object then return(3) catch &4 as a_4: *object then return(4) catch &5 as a_5: *object then return(5) catch &6 as a_6: *object then return(6)
            graph index_error
              returns result_1: *object
              raises exception_1: *object
            block 0()
              v_1: *object = malloc(type object)
              setfield(v_1, "vtable", &3:*vtable)
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
            program entry @classes report @report
            exceptions instance object vtable vtable everything &1 matches @matches
            prebuilt OverflowError &8
            prebuilt RecursionError &9
            """;

    private static final String TEST = """
            graph test
              returns result_1: Signed
              raises exception_1: *object
            """;

    /** The numbers of the classes of which instances may leave the test graph. */
    private static List<Long> leaving(String blocks) {
        Program program = GraphText.parse(FRAME.formatted((TEST + blocks).stripTrailing()))
                .program()
                .orElseThrow();
        RaisedClasses raised = new RaisedClasses(program);
        List<Long> found = new ArrayList<>();
        for (Block block : program.entry().blocks()) {
            for (Link link : block.links()) {
                if (link.linkCase() instanceof LinkCase.Caught(Constant handled)
                        && raised.mayLeave(test(program), (StructValue) handled.value())) {
                    found.add((Long) ((Constant) link.arguments().getFirst()).value());
                }
            }
        }
        return found;
    }

    private static FunctionGraph test(Program program) {
        return program.graphs().stream()
                .filter(graph -> graph.name().equals("test"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void isNoneOfWhatOnlyComputes() {
        assertEquals(List.of(), leaving("""
                block 0(x_1: Signed)
                  v_1: Signed = int_add(x_1, 1)
                  jump return(v_1)
                """));
    }

    @Test
    void isThatOfPrebuiltInstancesAndWhatItExtends() {
        assertEquals(List.of(1L, 2L, 3L), leaving("""
                block 0(x_1: Signed)
                  jump raise(&7:*object)
                """));
    }

    @Test
    void isThatOfNewInstances() {
        assertEquals(List.of(1L, 2L, 4L), leaving("""
                block 0(x_1: Signed)
                  v_1: *object = malloc(type object)
                  setfield(v_1, "vtable", &4:*vtable)
                  v_2: *object = same_as(v_1)
                  jump raise(v_2)
                """));
    }

    @Test
    void isEveryWhereTheClassOfANewInstanceIsNotSeen() {
        assertEquals(List.of(1L, 2L, 3L, 4L, 5L, 6L), leaving("""
                block 0(x_1: Signed)
                  v_1: *object = malloc(type object)
                  jump 1(v_1)
                block 1(v_2: *object)
                  jump raise(v_2)
                """));
    }

    @Test
    void isThatOfWhatAFunctionReturns() {
        assertEquals(List.of(1L, 2L, 3L), leaving("""
                block 0(x_1: Signed)
                  v_1: *object = direct_call(@index_error)
                  jump raise(v_1)
                """));
    }

    @Test
    void isEveryOfWhatIsRead() {
        assertEquals(List.of(1L, 2L, 3L, 4L, 5L, 6L), leaving("""
                block 0(x_1: Signed)
                  k_1: *kept = malloc(type kept)
                  v_1: *object = getfield(k_1, "exception")
                  jump raise(v_1)
                """));
    }

    @Test
    void isThatOfChecks() {
        assertEquals(List.of(1L, 5L), leaving("""
                block 0(x_1: Signed)
                  v_1: Signed = int_add_ovf(x_1, 1)
                  jump return(v_1)
                """));
    }

    @Test
    void isNotThatOfWhatIsHandledHere() {
        assertEquals(List.of(1L), leaving("""
                block 0(x_1: Signed)
                  v_1: Signed = int_add_ovf(x_1, 1)
                  try return(v_1) catch &5 as caught_1: *object then return(0)
                """));
    }

    @Test
    void isThatOfWhatANarrowerHandlerLetsThrough() {
        assertEquals(List.of(1L, 2L, 3L), leaving("""
                block 0(x_1: Signed)
                  v_1: Signed = direct_call(@called)
                  try return(v_1) catch &4 as caught_1: *object then return(0)
                graph called
                  returns result_1: Signed
                  raises exception_1: *object
                block 0()
                  jump raise(&7:*object)
                """));
    }

    @Test
    void isThatOfWhatIsCaughtAndRaisedAgain() {
        assertEquals(List.of(1L, 2L, 3L), leaving("""
                block 0(x_1: Signed)
                  v_1: Signed = direct_call(@called)
                  try return(v_1) catch &1 as caught_1: *object then 1(caught_1)
                block 1(caught_2: *object)
                  jump raise(caught_2)
                graph called
                  returns result_1: Signed
                  raises exception_1: *object
                block 0()
                  jump raise(&7:*object)
                """));
    }

    @Test
    void isEveryOfWhatCallsItself() {
        assertEquals(List.of(1L, 2L, 3L, 4L, 5L, 6L), leaving("""
                block 0(x_1: Signed)
                  v_1: Signed = direct_call(@called, x_1)
                  jump return(v_1)
                graph called
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(x_1: Signed)
                  v_1: Signed = direct_call(@test, x_1)
                  jump return(v_1)
                """));
    }

    @Test
    void isRecursionErrorThoughWhatCallsItselfHandlesIt() {
        assertEquals(List.of(1L, 6L), leaving("""
                block 0(x_1: Signed)
                  v_1: Signed = direct_call(@test, x_1)
                  try return(v_1) catch &1 as caught_1: *object then return(0)
                """));
    }

    @Test
    void isEveryOfWhatNobodyKnows() {
        assertEquals(List.of(1L, 2L, 3L, 4L, 5L, 6L), leaving("""
                block 0(x_1: Signed)
                  k_1: *kept = malloc(type kept)
                  f_1: *fn(Signed)->Signed = getfield(k_1, "function")
                  v_1: Signed = indirect_call(f_1, x_1, null:Void)
                  jump return(v_1)
                """));
    }
}
