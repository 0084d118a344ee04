package dev.serpentine.transform.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.backendtest.Surroundings;
import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphText;
import dev.serpentine.graph.type.ContainerType;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class InsertCollectorTest {
    private static final String REST = """
            struct node gc extends object {left: *node, item: Signed}
            graph new
              returns result_1: *node
              raises exception_1: *object
            block 0()
              n_1: *node = malloc(type node)
              jump return(n_1)
            graph item
              returns result_1: Signed
              raises exception_1: *object
            block 0(n_1: *node)
              i_1: Signed = getfield(n_1, "item")
              jump return(i_1)
            graph main
              returns result_1: Signed
              raises exception_1: *object
            block 0()
              n_1: *node = direct_call(@new)
              i_1: Signed = direct_call(@item, n_1)
              jump return(i_1)
            """;

    private static final String COLLECTOR = """
            graph set_up at "serpentine_system/mark_sweep.py":1:0
              returns result_1: Void
              raises exception_1: *object
            block 0(a_1: Signed, b_1: Signed, c_1: Signed, d_1: Signed, e_1: Signed, f_1: Signed, g_1: Signed, h_1: Signed, i_1: Signed, j_1: Signed)
              jump return(none)
            graph allocate at "serpentine_system/mark_sweep.py":2:0
              returns result_1: Signed
              raises exception_1: *object
            block 0(a_1: Signed, b_1: Signed)
              jump return(0)
            graph allocate_array at "serpentine_system/mark_sweep.py":3:0
              returns result_1: Signed
              raises exception_1: *object
            block 0(a_1: Signed, b_1: Signed, c_1: Signed)
              jump return(0)
            graph collect at "serpentine_system/mark_sweep.py":4:0
              returns result_1: Void
              raises exception_1: *object
            block 0()
              jump return(none)
            graph identity at "serpentine_system/mark_sweep.py":5:0
              returns result_1: Signed
              raises exception_1: *object
            block 0(a_1: Signed)
              jump return(0)
            graph watch at "serpentine_system/mark_sweep.py":5:0
              returns result_1: Void
              raises exception_1: *object
            block 0(a_1: Signed)
              jump return(none)
            graph make_objects at "serpentine_system/prebuilt_objects.py":1:0
              returns result_1: Signed
              raises exception_1: *object
            block 0(a_1: Signed, b_1: Signed, c_1: Signed, d_1: Signed, e_1: Signed, f_1: Signed, g_1: Signed, h_1: Signed, i_1: Signed)
              jump return(0)
            """;

    private static final String BARRIER = """
            graph remember at "serpentine_system/mark_sweep.py":6:0
              returns result_1: Void
              raises exception_1: *object
            block 0(a_1: Signed)
              jump return(none)
            graph remember_ahead at "serpentine_system/mark_sweep.py":7:0
              returns result_1: Void
              raises exception_1: *object
            block 0(a_1: Signed)
              jump return(none)
            graph remember_unless_integer at "serpentine_system/mark_sweep.py":8:0
              returns result_1: Void
              raises exception_1: *object
            block 0(a_1: Signed, b_1: Signed)
              jump return(none)
            graph remember_item at "serpentine_system/mark_sweep.py":8:0
              returns result_1: Void
              raises exception_1: *object
            block 0(a_1: Signed, b_1: Signed, c_1: Signed)
              jump return(none)
            graph remember_items at "serpentine_system/mark_sweep.py":8:0
              returns result_1: Void
              raises exception_1: *object
            block 0(a_1: Signed, b_1: Signed, c_1: Signed, d_1: Signed)
              jump return(none)
            graph has_room at "serpentine_system/mark_sweep.py":9:0
              returns result_1: Bool
              raises exception_1: *object
            block 0(a_1: Signed)
              jump return(true)
            graph make_room at "serpentine_system/mark_sweep.py":10:0
              returns result_1: Void
              raises exception_1: *object
            block 0()
              jump return(none)
            graph take at "serpentine_system/mark_sweep.py":11:0
              returns result_1: Signed
              raises exception_1: *object
            block 0(a_1: Signed, b_1: Signed)
              jump return(0)
            graph take_array at "serpentine_system/mark_sweep.py":12:0
              returns result_1: Signed
              raises exception_1: *object
            block 0(a_1: Signed, b_1: Signed, c_1: Signed)
              jump return(0)
            """;

    /** A function that allocates nothing but what it raises. */
    private static final String RAISING = """
            struct exception_state raw {value: *object, traced: *object}
            data &9 = exception_state{}
            graph checked
              returns result_1: Signed
              raises exception_1: *object
            block 0(n_1: Signed)
              wrong_1: Bool = int_lt(n_1, 0)
              if wrong_1 then unlikely 1() else return(n_1)
            block 1()
              e_1: *node = malloc(type node)
              o_1: *object = cast_pointer(e_1)
              setfield(&9, "value", o_1)
              jump return(0)
            """;

    private static Program inserted(String graphs) {
        return inserted(graphs, COLLECTOR, new MarkSweep());
    }

    /** With a collector that moves and has a write barrier. */
    private static Program insertedMoving(String graphs) {
        Collector collector = new Generational();
        return inserted(graphs, (COLLECTOR + BARRIER).replace("mark_sweep", collector.module()), collector);
    }

    private static Program inserted(String graphs, String functions, Collector collector) {
        Program parsed = Surroundings.parse(Surroundings.STRUCTS.program(graphs + REST + functions));
        Program program = new InsertCollector(collector).apply(withCollectorAtHand(parsed));
        GraphChecker.require(program, GraphStage.GC_READY, "the GC transformer");
        return program;
    }

    private static Program withCollectorAtHand(Program program) {
        Map<Boolean, List<FunctionGraph>> graphs = program.graphs().stream()
                .collect(Collectors.partitioningBy(
                        graph -> graph.position().file().startsWith("serpentine_system/")));
        return program.withGraphs(graphs.get(false), program.functions())
                .withHelpers(graphs.get(true).stream().map(program::functionOf).toList());
    }

    private static String body(Program program, String name) {
        FunctionGraph graph = program.graphs().stream()
                .filter(candidate -> candidate.name().equals(name))
                .findFirst()
                .orElseThrow();
        String text = GraphText.print(graph);
        return text.substring(text.indexOf("block 0"));
    }

    @Test
    void savesWhatIsNeededAfterwards() {
        Program program = inserted("""
                graph pair
                  returns result_1: *node
                  raises exception_1: *object
                block 0(unused_1: *node)
                  a_1: *node = direct_call(@new)
                  b_1: *node = direct_call(@new)
                  setfield(b_1, "left", a_1)
                  jump return(b_1)
                """);
        assertEquals("""
                block 0(unused_1: *node)
                  frame_1: Address = getfield(&1, "top")
                  a_1: *node = direct_call(@new)
                  raw_store(frame_1, 0, a_1)
                  top_1: Address = address_add(frame_1, 8)
                  setfield(&1, "top", top_1)
                  b_1: *node = direct_call(@new)
                  setfield(b_1, "left", a_1)
                  jump return(b_1)
                """, body(program, "pair"));
    }

    /** A second name is read from the same slot as the first. */
    @Test
    void readsAgainWhatMayHaveMoved() {
        Program program = insertedMoving("""
                graph pair
                  returns result_1: *node
                  raises exception_1: *object
                block 0(unused_1: *node)
                  a_1: *node = direct_call(@new)
                  o_1: *object = cast_pointer(a_1)
                  b_1: *node = direct_call(@new)
                  c_1: *node = direct_call(@new)
                  same_1: Bool = ptr_nonzero(o_1)
                  setfield(b_1, "left", a_1)
                  jump return(b_1)
                """);
        assertEquals("""
                block 0(unused_1: *node)
                  frame_1: Address = getfield(&1, "top")
                  a_1: *node = direct_call(@new)
                  o_1: *object = cast_pointer(a_1)
                  raw_store(frame_1, 0, a_1)
                  top_1: Address = address_add(frame_1, 8)
                  setfield(&1, "top", top_1)
                  b_1: *node = direct_call(@new)
                  raw_store(frame_1, 8, b_1)
                  top_2: Address = address_add(frame_1, 16)
                  setfield(&1, "top", top_2)
                  c_1: *node = direct_call(@new)
                  o_2: *object = raw_load(frame_1, 0)
                  same_1: Bool = ptr_nonzero(o_2)
                  b_2: *node = raw_load(frame_1, 8)
                  address_1: Signed = cast_ptr_to_int(b_2)
                  direct_call(@remember, address_1)
                  a_2: *node = raw_load(frame_1, 0)
                  setfield(b_2, "left", a_2)
                  jump return(b_2)
                """, body(program, "pair"));
    }

    @Test
    void remembersOnlyWhatNeedsIt() {
        Program program = insertedMoving("""
                data &5 = node{item: 3}
                graph write
                  returns result_1: *node
                  raises exception_1: *object
                block 0(a_1: *node, b_1: *node)
                  setfield(a_1, "left", &5)
                  setfield(a_1, "item", 4)
                  fresh_1: *node = malloc(type node)
                  setfield(fresh_1, "left", b_1)
                  jump return(fresh_1)
                """);
        assertFalse(body(program, "write").contains("@remember"), body(program, "write"));
        assertEquals(1L << 8 | 2 | 4, program.headers().values().iterator().next());
    }

    /**
     * The pointer that a loop begins with is dead there before anything is collected, but its slot lies below
     * another's: what is in it must be a pointer on every way into the loop.
     */
    @Test
    void leavesNoSlotUnsetThatALoopTakesForSet() {
        Program program = inserted("""
                graph turn
                  returns result_1: Void
                  raises exception_1: *object
                block 0(a_1: *node, b_1: *node, flag_1: Bool)
                  if flag_1 then 2(a_1, b_1) else 1(a_1, b_1)
                block 1(x_1: *node, y_1: *node)
                  setfield(x_1, "left", y_1)
                  d_1: *node = direct_call(@new)
                  jump 1(y_1, d_1)
                block 2(a_2: *node, b_2: *node)
                  c_1: *node = direct_call(@new)
                  jump 1(a_2, b_2)
                """);
        assertEquals("""
                block 0(a_1: *node, b_1: *node, flag_1: Bool)
                  frame_1: Address = getfield(&1, "top")
                  raw_store(frame_1, 0, a_1)
                  raw_store(frame_1, 8, b_1)
                  if flag_1 then 2(a_1, b_1, frame_1) else 1(a_1, b_1, frame_1)
                block 1(x_1: *node, y_1: *node, frame_2: Address)
                  setfield(x_1, "left", y_1)
                  raw_store(frame_2, 8, y_1)
                  top_1: Address = address_add(frame_2, 16)
                  setfield(&1, "top", top_1)
                  d_1: *node = direct_call(@new)
                  jump 1(y_1, d_1, frame_2)
                block 2(a_2: *node, b_2: *node, frame_3: Address)
                  raw_store(frame_3, 0, a_2)
                  raw_store(frame_3, 8, b_2)
                  top_2: Address = address_add(frame_3, 16)
                  setfield(&1, "top", top_2)
                  c_1: *node = direct_call(@new)
                  jump 1(a_2, b_2, frame_3)
                """, body(program, "turn"));
    }

    @Test
    void storesOnceWhatManyCallsLeaveInPlace() {
        Program program = inserted("""
                graph twice
                  returns result_1: *node
                  raises exception_1: *object
                block 0(a_1: *node)
                  b_1: *node = direct_call(@new)
                  jump 1(a_1)
                block 1(a_2: *node)
                  c_1: *node = direct_call(@new)
                  jump return(a_2)
                """);
        assertEquals("""
                block 0(a_1: *node)
                  frame_1: Address = getfield(&1, "top")
                  raw_store(frame_1, 0, a_1)
                  top_1: Address = address_add(frame_1, 8)
                  setfield(&1, "top", top_1)
                  b_1: *node = direct_call(@new)
                  jump 1(a_1, frame_1)
                block 1(a_2: *node, frame_2: Address)
                  top_2: Address = address_add(frame_2, 8)
                  setfield(&1, "top", top_2)
                  c_1: *node = direct_call(@new)
                  jump return(a_2)
                """, body(program, "twice"));
    }

    @Test
    void storesBeforeALoopWhatTheLoopLeavesInPlace() {
        Program program = inserted("""
                graph fill
                  returns result_1: *node
                  raises exception_1: *object
                block 0(a_1: *node, n_1: Signed)
                  jump 1(a_1, n_1)
                block 1(a_2: *node, n_2: Signed)
                  more_1: Bool = int_gt(n_2, 0)
                  if more_1 then 2(a_2, n_2) else return(a_2)
                block 2(a_3: *node, n_3: Signed)
                  b_1: *node = direct_call(@new)
                  setfield(a_3, "left", b_1)
                  m_1: Signed = int_sub(n_3, 1)
                  jump 1(a_3, m_1)
                """);
        assertEquals("""
                block 0(a_1: *node, n_1: Signed)
                  frame_1: Address = getfield(&1, "top")
                  raw_store(frame_1, 0, a_1)
                  jump 1(a_1, n_1, frame_1)
                block 1(a_2: *node, n_2: Signed, frame_2: Address)
                  more_1: Bool = int_gt(n_2, 0)
                  if more_1 then 2(a_2, n_2, frame_2) else return(a_2)
                block 2(a_3: *node, n_3: Signed, frame_3: Address)
                  top_1: Address = address_add(frame_3, 8)
                  setfield(&1, "top", top_1)
                  b_1: *node = direct_call(@new)
                  setfield(a_3, "left", b_1)
                  m_1: Signed = int_sub(n_3, 1)
                  jump 1(a_3, m_1, frame_3)
                """, body(program, "fill"));
    }

    @Test
    void leavesAloneWhatCannotCollect() {
        Program program = inserted("""
                graph twice
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(a_1: *node)
                  b_1: Signed = direct_call(@item, a_1)
                  c_1: Signed = direct_call(@item, a_1)
                  d_1: Signed = int_add(b_1, c_1)
                  jump return(d_1)
                """);
        assertFalse(body(program, "twice").contains("raw_store"));
    }

    @Test
    void clearsASlotThatHoldsNothingYet() {
        // The slot of b lies above that of a, which is not stored on this way.
        Program program = inserted("""
                graph ways
                  returns result_1: *node
                  raises exception_1: *object
                block 0(a_1: *node, b_1: *node, w_1: Bool)
                  if w_1 then 1(a_1, b_1) else 2(b_1)
                block 1(a_2: *node, b_2: *node)
                  c_1: *node = direct_call(@new)
                  setfield(a_2, "left", c_1)
                  jump return(b_2)
                block 2(b_3: *node)
                  d_1: *node = direct_call(@new)
                  jump return(b_3)
                """);
        String text = body(program, "ways");
        assertTrue(text.contains("null:Address"), text);
    }

    @Test
    void allocatesByTypeNumber() {
        Program program = inserted("");
        String text = body(program, "new");
        assertTrue(text.contains("direct_call(@allocate, 1, sizeof(node))"), text);
    }

    @Test
    void listsPrebuiltContainersThatMayChange() {
        Program program = inserted("""
                data &5 = node{left: &6, item: 3}
                data &6 = node{item: 4}
                graph change
                  returns result_1: *node
                  raises exception_1: *object
                block 0(a_1: *node)
                  setfield(&5, "left", a_1)
                  jump return(&5)
                """);
        Map<ContainerType, Long> headers = program.headers();
        assertEquals(1, headers.size());
        assertEquals(1L << 8 | 2, headers.values().iterator().next());
        assertTrue(body(program, "main").contains("direct_call(@set_up"), body(program, "main"));
    }

    /** Neither saves anything: what the first needs afterwards, it needs only if nothing was collected. */
    @Test
    void doesNothingAroundCallsThatCollectOnlyIfTheyRaise() {
        Program program = insertedMoving(RAISING + """
                graph sum
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(a_1: *node, n_1: Signed)
                  m_1: Signed = direct_call(@checked, n_1)
                  e_1: *object = getfield(&9, "value")
                  raised_1: Bool = ptr_nonzero(e_1)
                  if raised_1 then unlikely 1() else 2(a_1, m_1)
                block 1()
                  jump return(0)
                block 2(a_2: *node, m_2: Signed)
                  i_1: Signed = getfield(a_2, "item")
                  s_1: Signed = int_add(i_1, m_2)
                  jump return(s_1)
                graph twice
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(a_1: *node, n_1: Signed)
                  m_1: Signed = direct_call(@sum, a_1, n_1)
                  e_1: *object = getfield(&9, "value")
                  raised_1: Bool = ptr_nonzero(e_1)
                  if raised_1 then unlikely 1() else 2(a_1)
                block 1()
                  jump return(0)
                block 2(a_2: *node)
                  i_1: Signed = getfield(a_2, "item")
                  jump return(i_1)
                """);
        for (String name : List.of("sum", "twice")) {
            String text = body(program, name);
            assertFalse(text.contains("raw_store") || text.contains("raw_load"), text);
        }
        assertEquals("""
                block 0(n_1: Signed)
                  wrong_1: Bool = int_lt(n_1, 0)
                  if wrong_1 then unlikely 1() else return(n_1)
                block 1()
                  allocated_1: Signed = direct_call(@allocate, 2, sizeof(node))
                  address_1: Address = cast_int_to_address(allocated_1)
                  e_1: *node = cast_address_to_ptr(address_1)
                  o_1: *object = cast_pointer(e_1)
                  setfield(&1, "value", o_1)
                  jump return(0)
                """, body(program, "checked"));
    }

    /** Who catches the exception goes on after a collection, and so does who calls that. */
    @Test
    void readsAgainOnTheWayOfTheExceptionAlone() {
        Program program = insertedMoving(RAISING + """
                graph caught
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(a_1: *node, n_1: Signed)
                  m_1: Signed = direct_call(@checked, n_1)
                  e_1: *object = getfield(&9, "value")
                  raised_1: Bool = ptr_nonzero(e_1)
                  if raised_1 then unlikely 1(a_1) else 2(a_1, m_1)
                block 1(a_3: *node)
                  setfield(&9, "value", null:*object)
                  jump 2(a_3, 0)
                block 2(a_2: *node, m_2: Signed)
                  i_1: Signed = getfield(a_2, "item")
                  s_1: Signed = int_add(i_1, m_2)
                  jump return(s_1)
                graph twice
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(a_1: *node, n_1: Signed)
                  m_1: Signed = direct_call(@caught, a_1, n_1)
                  i_1: Signed = getfield(a_1, "item")
                  jump return(i_1)
                """);
        assertEquals("""
                block 0(a_1: *node, n_1: Signed)
                  frame_1: Address = getfield(&1, "top")
                  raw_store(frame_1, 0, a_1)
                  top_1: Address = address_add(frame_1, 8)
                  setfield(&1, "top", top_1)
                  m_1: Signed = direct_call(@checked, n_1)
                  e_1: *object = getfield(&2, "value")
                  raised_1: Bool = ptr_nonzero(e_1)
                  if raised_1 then unlikely 2(a_1, frame_1) else 1(a_1, m_1)
                block 1(a_2: *node, m_2: Signed)
                  i_1: Signed = getfield(a_2, "item")
                  s_1: Signed = int_add(i_1, m_2)
                  jump return(s_1)
                block 2(a_3: *node, frame_2: Address)
                  a_4: *node = raw_load(frame_2, 0)
                  jump 3(a_4)
                block 3(a_5: *node)
                  setfield(&2, "value", null:*object)
                  jump 1(a_5, 0)
                """, body(program, "caught"));
        assertTrue(body(program, "twice").contains("raw_load"), body(program, "twice"));
    }

    /** What was read again before the call may have moved once more when it raises. */
    @Test
    void readsAgainOnTheWayOfTheExceptionWhatWasReadAgainBefore() {
        Program program = insertedMoving(RAISING + """
                graph caught_later
                  returns result_1: Signed
                  raises exception_1: *object
                block 0(a_1: *node, n_1: Signed)
                  b_1: *node = direct_call(@new)
                  k_1: Signed = getfield(b_1, "item")
                  m_1: Signed = direct_call(@checked, k_1)
                  e_1: *object = getfield(&9, "value")
                  raised_1: Bool = ptr_nonzero(e_1)
                  if raised_1 then unlikely 1(a_1) else 2(a_1, m_1)
                block 1(a_3: *node)
                  setfield(&9, "value", null:*object)
                  jump 2(a_3, 0)
                block 2(a_2: *node, m_2: Signed)
                  i_1: Signed = getfield(a_2, "item")
                  s_1: Signed = int_add(i_1, m_2)
                  jump return(s_1)
                """);
        assertEquals("""
                block 0(a_1: *node, n_1: Signed)
                  frame_1: Address = getfield(&1, "top")
                  raw_store(frame_1, 0, a_1)
                  top_1: Address = address_add(frame_1, 8)
                  setfield(&1, "top", top_1)
                  b_1: *node = direct_call(@new)
                  k_1: Signed = getfield(b_1, "item")
                  a_2: *node = raw_load(frame_1, 0)
                  top_2: Address = address_add(frame_1, 8)
                  setfield(&1, "top", top_2)
                  m_1: Signed = direct_call(@checked, k_1)
                  e_1: *object = getfield(&2, "value")
                  raised_1: Bool = ptr_nonzero(e_1)
                  if raised_1 then unlikely 2(a_2, frame_1) else 1(a_2, m_1)
                block 1(a_3: *node, m_2: Signed)
                  i_1: Signed = getfield(a_3, "item")
                  s_1: Signed = int_add(i_1, m_2)
                  jump return(s_1)
                block 2(a_4: *node, frame_2: Address)
                  a_5: *node = raw_load(frame_2, 0)
                  jump 3(a_5)
                block 3(a_6: *node)
                  setfield(&2, "value", null:*object)
                  jump 1(a_6, 0)
                """, body(program, "caught_later"));
    }

    @Test
    void looksForRoomOnceForSeveralContainers() {
        Program program = insertedMoving("""
                graph pair
                  returns result_1: *node
                  raises exception_1: *object
                block 0(a_1: *node)
                  b_1: *node = malloc(type node)
                  setfield(b_1, "left", a_1)
                  c_1: *node = malloc(type node)
                  setfield(c_1, "left", b_1)
                  jump return(c_1)
                """);
        assertEquals("""
                block 0(a_1: *node)
                  size_1: Signed = int_add(sizeof(node), sizeof(node))
                  room_1: Bool = direct_call(@has_room, size_1)
                  if room_1 then 2(a_1) else unlikely 1(a_1)
                block 1(a_2: *node)
                  frame_1: Address = getfield(&1, "top")
                  raw_store(frame_1, 0, a_2)
                  top_1: Address = address_add(frame_1, 8)
                  setfield(&1, "top", top_1)
                  direct_call(@make_room)
                  setfield(&1, "top", frame_1)
                  a_3: *node = raw_load(frame_1, 0)
                  jump 2(a_3)
                block 2(a_4: *node)
                  allocated_1: Signed = direct_call(@take, 1, sizeof(node))
                  address_1: Address = cast_int_to_address(allocated_1)
                  b_1: *node = cast_address_to_ptr(address_1)
                  setfield(b_1, "left", a_4)
                  allocated_2: Signed = direct_call(@take, 1, sizeof(node))
                  address_2: Address = cast_int_to_address(allocated_2)
                  c_1: *node = cast_address_to_ptr(address_2)
                  setfield(c_1, "left", b_1)
                  jump return(c_1)
                """, body(program, "pair"));
    }

    /** An array may be too large to be taken, so that the other way allocates it. */
    @Test
    void takesArraysForWhichThereIsRoom() {
        Program program = insertedMoving("""
                graph items
                  returns result_1: *gcarray[*node]
                  raises exception_1: *object
                block 0(n_1: Signed, a_1: *node)
                  b_1: *gcarray[*node] = malloc_array(type gcarray[*node], n_1)
                  setarrayitem(b_1, 0, a_1)
                  jump return(b_1)
                """);
        assertEquals("""
                block 0(n_1: Signed, a_1: *node)
                  size_1: Signed = int_mul(n_1, itemsize(gcarray[*node]))
                  size_2: Signed = int_add(size_1, sizeof(gcarray[*node]))
                  room_1: Bool = direct_call(@has_room, size_2)
                  if room_1 then 3(a_1, n_1, size_2) else unlikely 1(a_1, n_1, size_2)
                block 1(a_2: *node, n_2: Signed, size_3: Signed)
                  frame_1: Address = getfield(&1, "top")
                  raw_store(frame_1, 0, a_2)
                  top_1: Address = address_add(frame_1, 8)
                  setfield(&1, "top", top_1)
                  size_4: Signed = int_mul(n_2, itemsize(gcarray[*node]))
                  size_5: Signed = int_add(size_4, sizeof(gcarray[*node]))
                  allocated_1: Signed = direct_call(@allocate_array, 1, size_5, n_2)
                  address_1: Address = cast_int_to_address(allocated_1)
                  b_1: *gcarray[*node] = cast_address_to_ptr(address_1)
                  a_3: *node = raw_load(frame_1, 0)
                  jump 2(b_1, a_3)
                block 2(b_2: *gcarray[*node], a_4: *node)
                  setarrayitem(b_2, 0, a_4)
                  jump return(b_2)
                block 3(a_5: *node, n_3: Signed, size_6: Signed)
                  allocated_2: Signed = direct_call(@take_array, 1, size_6, n_3)
                  address_2: Address = cast_int_to_address(allocated_2)
                  b_3: *gcarray[*node] = cast_address_to_ptr(address_2)
                  jump 2(b_3, a_5)
                """, body(program, "items"));
    }

    @Test
    void tellsOfAContainerAheadOfALoopThatCollectsNothing() {
        Program program = insertedMoving("""
                graph fill
                  returns result_1: Void
                  raises exception_1: *object
                block 0(a_1: *gcarray[*node], b_1: *node, n_1: Signed)
                  jump 1(a_1, b_1, n_1)
                block 1(a_2: *gcarray[*node], b_2: *node, n_2: Signed)
                  more_1: Bool = int_gt(n_2, 0)
                  if more_1 then 2(a_2, b_2, n_2) else return(none)
                block 2(a_3: *gcarray[*node], b_3: *node, n_3: Signed)
                  m_1: Signed = int_sub(n_3, 1)
                  setarrayitem(a_3, m_1, b_3)
                  jump 1(a_3, b_3, m_1)
                """);
        assertEquals("""
                block 0(a_1: *gcarray[*node], b_1: *node, n_1: Signed)
                  address_1: Signed = cast_ptr_to_int(a_1)
                  direct_call(@remember_ahead, address_1)
                  jump 1(a_1, b_1, n_1)
                block 1(a_2: *gcarray[*node], b_2: *node, n_2: Signed)
                  more_1: Bool = int_gt(n_2, 0)
                  if more_1 then 2(a_2, b_2, n_2) else return(none)
                block 2(a_3: *gcarray[*node], b_3: *node, n_3: Signed)
                  m_1: Signed = int_sub(n_3, 1)
                  setarrayitem(a_3, m_1, b_3)
                  jump 1(a_3, b_3, m_1)
                """, body(program, "fill"));
    }

    @Test
    void tellsOfTheItemThatIsPutIntoAnArray() {
        Program program = insertedMoving("""
                graph swap
                  returns result_1: Void
                  raises exception_1: *object
                block 0(a_1: *gcarray[*node], b_1: *node, n_1: Signed)
                  setarrayitem(a_1, n_1, b_1)
                  setarrayitem(a_1, 0, b_1)
                  jump return(none)
                """);
        assertEquals("""
                block 0(a_1: *gcarray[*node], b_1: *node, n_1: Signed)
                  address_1: Signed = cast_ptr_to_int(a_1)
                  address_2: Signed = cast_ptr_to_int(b_1)
                  direct_call(@remember_item, address_1, n_1, address_2)
                  setarrayitem(a_1, n_1, b_1)
                  address_3: Signed = cast_ptr_to_int(a_1)
                  address_4: Signed = cast_ptr_to_int(b_1)
                  direct_call(@remember_item, address_3, 0, address_4)
                  setarrayitem(a_1, 0, b_1)
                  jump return(none)
                """, body(program, "swap"));
    }

    @Test
    void tellsOfItemsOfOldArraysAlone() {
        Program program = insertedMoving("""
                graph copy
                  returns result_1: *gcarray[*node]
                  raises exception_1: *object
                block 0(a_1: *gcarray[*node], b_1: *gcarray[*node], n_1: Signed)
                  array_copy(a_1, 2, b_1, 3, n_1)
                  array_copy(a_1, 0, b_1, 0, 2)
                  c_1: *gcarray[*node] = malloc_array(type gcarray[*node], 4)
                  array_copy(a_1, 0, c_1, 0, 4)
                  jump return(c_1)
                """);
        String text = body(program, "copy");
        assertTrue(text.contains("""
                  address_1: Signed = cast_ptr_to_int(a_1)
                  address_2: Signed = cast_ptr_to_int(b_1)
                  direct_call(@remember_items, address_1, address_2, 3, n_1)
                  array_copy(a_1, 2, b_1, 3, n_1)
                  address_3: Signed = cast_ptr_to_int(a_1)
                  address_4: Signed = cast_ptr_to_int(b_1)
                  direct_call(@remember_items, address_3, address_4, 0, 2)
                """), text);
        assertEquals(3, text.split("@remember_items").length, text);
    }

    @Test
    void tellsInEachRoundWhereOneMayCollect() {
        Program program = insertedMoving("""
                graph fill
                  returns result_1: Void
                  raises exception_1: *object
                block 0(a_1: *node, n_1: Signed)
                  jump 1(a_1, n_1)
                block 1(a_2: *node, n_2: Signed)
                  more_1: Bool = int_gt(n_2, 0)
                  if more_1 then 2(a_2, n_2) else return(none)
                block 2(a_3: *node, n_3: Signed)
                  b_1: *node = direct_call(@new)
                  setfield(a_3, "left", b_1)
                  m_1: Signed = int_sub(n_3, 1)
                  jump 1(a_3, m_1)
                """);
        String text = body(program, "fill");
        assertTrue(text.contains("@remember,") && !text.contains("@remember_ahead"), text);
    }
}
