package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Reachability;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the prebuilt containers that may come to point to what the collector made: those with collected pointers that
 * something in the program writes. They are listed in one prebuilt raw struct, those of a type as
 * {@value #GROUP_LENGTH} words: the type's number, how many they are, an array of pointers to them, and where in it the
 * first of these is. Those without headers come first.
 */
final class StaticRoots {
    private static final int GROUP_LENGTH = 4;

    private StaticRoots() {}

    /**
     * @param list the struct
     * @param rawGroups of how many types without headers it lists containers
     * @param groups of how many types it lists containers
     */
    record Roots(StructValue list, int rawGroups, int groups) {}

    /** Numbers the types of all prebuilt containers, and lists the roots among these. */
    static Roots of(List<FunctionGraph> graphs, WrittenPointers written, TypeTable types) {
        Reachability reachability = new Reachability();
        graphs.forEach(reachability::addGraph);
        Map<ContainerType, List<Container>> rootsByType = new LinkedHashMap<>();
        for (Container container : reachability.containers()) {
            if (container instanceof FunctionValue) {
                continue;
            }
            boolean isRoot = written.includes(container);
            if (container.type().isGarbageCollected() || isRoot) {
                types.number(container.type());
            }
            if (isRoot) {
                rootsByType
                        .computeIfAbsent(container.type(), _ -> new ArrayList<>())
                        .add(container);
            }
        }
        Map<ContainerType, List<Container>> ordered = new LinkedHashMap<>();
        rootsByType.forEach((type, roots) -> {
            if (!type.isGarbageCollected()) {
                ordered.put(type, roots);
            }
        });
        int rawGroups = ordered.size();
        rootsByType.forEach(ordered::putIfAbsent);
        return new Roots(list(ordered, types), rawGroups, ordered.size());
    }

    private static StructValue list(Map<ContainerType, List<Container>> rootsByType, TypeTable types) {
        List<StructType.Field> fields = new ArrayList<>();
        List<Object> values = new ArrayList<>();
        rootsByType.forEach((type, roots) -> {
            int group = values.size() / GROUP_LENGTH;
            ArrayValue pointers = new ArrayValue(ArrayType.raw(type.pointer()), roots.size());
            for (int i = 0; i < roots.size(); i++) {
                pointers.set(i, roots.get(i));
            }
            fields.add(StructType.Field.immutable("type_" + group, Primitive.SIGNED));
            values.add((long) types.number(type));
            fields.add(StructType.Field.immutable("count_" + group, Primitive.SIGNED));
            values.add((long) roots.size());
            fields.add(
                    StructType.Field.immutable("roots_" + group, pointers.type().pointer()));
            values.add(pointers);
            fields.add(StructType.Field.immutable("first_" + group, Primitive.SIGNED));
            values.add(new SymbolicInteger.ItemsOffset(pointers.type()));
        });
        if (fields.isEmpty()) {
            fields.add(StructType.Field.immutable("none", Primitive.SIGNED));
            values.add(0L);
        }
        StructValue list =
                new StructValue(StructType.declare("static_roots", null, false).define(fields));
        for (int i = 0; i < values.size(); i++) {
            list.set(fields.get(i).name(), values.get(i));
        }
        return list;
    }
}
