package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.typer.KeptHelper;
import dev.serpentine.typer.system.SystemModules;
import java.util.List;

/**
 * The entry points of a collector, which is system code: {@code mark_sweep.py} beside this class. Addresses pass as Signed.
 *
 * @param setUp {@code (type table, pointer offsets, static roots, number of static roots, address of the shadow stack's top, its base, stress) -> Void}: called
 *     once, first; the tables are described at {@link TypeTable}; stress is 1 where every allocation shall collect
 * @param allocate {@code (type number, size in bytes) -> Signed}: the address of a new zeroed container with its header set
 * @param allocateArray {@code (type number, length) -> Signed}: the same of an array, its length set too
 * @param collect {@code () -> Void}: a full collection
 */
public record CollectorFunctions(FunctionValue setUp, FunctionValue allocate, FunctionValue allocateArray, FunctionValue collect) {
    private static final String MODULE = "mark_sweep";
    private static final String SET_UP = "set_up";
    private static final String ALLOCATE = "allocate";
    private static final String ALLOCATE_ARRAY = "allocate_array";
    private static final String COLLECT = "collect";

    /** What a typer must add to a program for {@link #of} to find it there. */
    public static List<KeptHelper> helpers() {
        return List.of(helper(SET_UP, 7), helper(ALLOCATE, 2), helper(ALLOCATE_ARRAY, 2), helper(COLLECT, 0));
    }

    private static KeptHelper helper(String name, int arguments) {
        return KeptHelper.ofIntegers(MODULE + "." + name, arguments);
    }

    /** The collector among a program's graphs. */
    public static CollectorFunctions of(Program program) {
        return new CollectorFunctions(find(SET_UP, program), find(ALLOCATE, program), find(ALLOCATE_ARRAY, program), find(COLLECT, program));
    }

    private static FunctionValue find(String name, Program program) {
        String file = SystemModules.PACKAGE + "/" + MODULE + ".py";
        for (FunctionGraph graph : program.graphs()) {
            if (graph.name().equals(name) && graph.position().file().equals(file)) {
                return program.functions().get(graph);
            }
        }
        throw new IllegalStateException("the program was typed without the collector's function " + name);
    }
}
