package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.typer.KeptHelper;
import dev.serpentine.typer.system.SystemModules;
import java.util.List;

/**
 * The entry points of a collector, which is system code: {@code mark_sweep.py} beside this class. Addresses pass as
 * Signed.
 *
 * @param setUp {@code (type table, pointer offsets, static roots, number of static roots, address of the shadow stack's
 *     top, its base, stress) -> Void}: called once, first; the tables are described at {@link TypeTable}; stress is 1
 *     where every allocation shall collect
 * @param allocate {@code (type number, size in bytes) -> Signed}: the address of a new zeroed container with its header
 *     set
 * @param allocateArray {@code (type number, length) -> Signed}: the same of an array, its length set too
 * @param collect {@code () -> Void}: a full collection
 * @param watch {@code (region) -> Void}: has collections look at the containers in a region of those that
 *     {@code makeObjects} makes
 * @param makeObjects {@code (data, targets, number of targets, number of objects, groups, number of groups, columns,
 *     patches, number of patches) -> Signed}: makes prebuilt containers of what {@link PackPrebuiltObjects} made of
 *     them ({@code prebuilt_objects.py}), and gives the region's address
 */
public record CollectorFunctions(
        FunctionValue setUp,
        FunctionValue allocate,
        FunctionValue allocateArray,
        FunctionValue collect,
        FunctionValue watch,
        FunctionValue makeObjects) {
    private static final String MODULE = "mark_sweep";
    private static final String OBJECTS_MODULE = "prebuilt_objects";
    private static final String SET_UP = "set_up";
    private static final String ALLOCATE = "allocate";
    private static final String ALLOCATE_ARRAY = "allocate_array";
    private static final String COLLECT = "collect";
    private static final String WATCH = "watch";
    private static final String MAKE_OBJECTS = "make_objects";

    /** What must be among a program's helpers for {@link #of} to find it there. */
    public static List<KeptHelper> helpers() {
        return List.of(
                helper(MODULE, SET_UP, 7),
                helper(MODULE, ALLOCATE, 2),
                helper(MODULE, ALLOCATE_ARRAY, 2),
                helper(MODULE, COLLECT, 0),
                helper(MODULE, WATCH, 1),
                helper(OBJECTS_MODULE, MAKE_OBJECTS, 9));
    }

    private static KeptHelper helper(String module, String name, int arguments) {
        return KeptHelper.ofIntegers(module + "." + name, arguments);
    }

    /** The collector among a program's helpers. */
    public static CollectorFunctions of(Program program) {
        return new CollectorFunctions(
                find(MODULE, SET_UP, program),
                find(MODULE, ALLOCATE, program),
                find(MODULE, ALLOCATE_ARRAY, program),
                find(MODULE, COLLECT, program),
                find(MODULE, WATCH, program),
                find(OBJECTS_MODULE, MAKE_OBJECTS, program));
    }

    private static FunctionValue find(String module, String name, Program program) {
        String file = SystemModules.fileOf(module);
        for (FunctionValue helper : program.helpers()) {
            if (helper.code() instanceof FunctionValue.OfGraph(FunctionGraph graph)
                    && graph.name().equals(name)
                    && graph.position().file().equals(file)) {
                return helper;
            }
        }
        throw new IllegalStateException("the program was typed without the collector's function " + name);
    }
}
