package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.typer.KeptHelper;
import dev.serpentine.typer.system.SystemModules;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The entry points of a collector, which is system code: a module beside this class. Addresses pass as Signed. */
final class CollectorFunctions {

    /** An entry point. */
    enum EntryPoint {
        /**
         * {@code (type table, pointer offsets, static roots, number of their groups without headers, number of all
         * their groups, address of the shadow stack's top, its base, stress, checks, log) -> Void}: called once, first;
         * the tables are described at {@link TypeTable} and {@link StaticRoots}; the last three are 1 where every
         * allocation shall collect, where the whole heap is checked at each collection, and where each is to be told.
         */
        SET_UP("set_up", 10),
        /**
         * {@code (type number, size in bytes) -> Signed}: the address of a new zeroed container with its header set.
         */
        ALLOCATE("allocate", 2),
        /** {@code (type number, size in bytes, length) -> Signed}: the same of an array, its length set too. */
        ALLOCATE_ARRAY("allocate_array", 3),
        /** {@code () -> Void}: a full collection. */
        COLLECT("collect", 0),
        /** {@code (container) -> Signed}: a number that no other container has as long as this one lives. */
        IDENTITY("identity", 1),
        /** {@code (region) -> Void}: has collections look at the containers in a region that MAKE_OBJECTS made. */
        WATCH("watch", 1),
        /** {@code (container) -> Void}, where there is a write barrier: a pointer is about to be put there. */
        REMEMBER("remember", 1),
        /** {@code (container) -> Void}, where there is a write barrier: pointers may be put there, if it is one. */
        REMEMBER_AHEAD("remember_ahead", 1),
        /**
         * {@code (container, pointer) -> Void}, where there is a write barrier: the pointer is about to be put there,
         * and may be an int.
         */
        REMEMBER_UNLESS_INTEGER("remember_unless_integer", 2),
        /**
         * {@code (array, index, pointer) -> Void}, where there is a write barrier: the pointer, which may be an int, is
         * about to be put there as that item.
         */
        REMEMBER_ITEM("remember_item", 3),
        /**
         * {@code (source, array, start, count) -> Void}, where there is a write barrier: so many items of the source
         * are about to be copied to those from the start on.
         */
        REMEMBER_ITEMS("remember_items", 4),
        /** {@code (size in bytes) -> Bool}, where room is reserved: whether so much can be taken without collecting. */
        HAS_ROOM("has_room", 1),
        /** {@code () -> Void}, where room is reserved: collects, so that what is not large can be taken. */
        MAKE_ROOM("make_room", 0),
        /** {@code (type number, size in bytes) -> Signed}, where room is reserved: as ALLOCATE, where there is room. */
        TAKE("take", 2),
        /** {@code (type number, size in bytes, length) -> Signed}, where room is reserved: the same of an array. */
        TAKE_ARRAY("take_array", 3),
        /**
         * {@code (data, targets, number of targets, number of objects, groups, number of groups, columns, patches,
         * number of patches) -> Signed}: makes prebuilt containers of what {@link PackPrebuiltObjects} made of them
         * ({@code prebuilt_objects.py}, the same for all collectors), and gives the region's address.
         */
        MAKE_OBJECTS("make_objects", 9);

        private final String function;
        private final int arguments;

        EntryPoint(String function, int arguments) {
            this.function = function;
            this.arguments = arguments;
        }

        private String module(Collector collector) {
            return this == MAKE_OBJECTS ? "prebuilt_objects" : collector.module();
        }

        /** Whether a collector has it. */
        boolean belongsTo(Collector collector) {
            return switch (this) {
                case REMEMBER, REMEMBER_AHEAD, REMEMBER_UNLESS_INTEGER, REMEMBER_ITEM, REMEMBER_ITEMS ->
                    collector.hasWriteBarrier();
                case HAS_ROOM, MAKE_ROOM, TAKE, TAKE_ARRAY -> collector.reservesRoom();
                case SET_UP, ALLOCATE, ALLOCATE_ARRAY, COLLECT, IDENTITY, WATCH, MAKE_OBJECTS -> true;
            };
        }
    }

    private final Map<EntryPoint, FunctionValue> functions;

    private CollectorFunctions(Map<EntryPoint, FunctionValue> functions) {
        this.functions = functions;
    }

    /** What must be among a program's helpers for {@link #of} to find it there. */
    static List<KeptHelper> helpers(Collector collector) {
        return entryPoints(collector)
                .map(point -> KeptHelper.ofIntegers(point.module(collector) + "." + point.function, point.arguments))
                .toList();
    }

    private static Stream<EntryPoint> entryPoints(Collector collector) {
        return Arrays.stream(EntryPoint.values()).filter(point -> point.belongsTo(collector));
    }

    /** The collector's functions among a program's helpers. */
    static CollectorFunctions of(Collector collector, Program program) {
        Map<EntryPoint, FunctionValue> functions = new EnumMap<>(EntryPoint.class);
        entryPoints(collector)
                .forEach(point -> functions.put(point, find(point.module(collector), point.function, program)));
        return new CollectorFunctions(functions);
    }

    /** @throws IllegalArgumentException if the collector has no such function */
    FunctionValue at(EntryPoint point) {
        FunctionValue function = functions.get(point);
        if (function == null) {
            throw new IllegalArgumentException("the collector has no function " + point.function);
        }
        return function;
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
