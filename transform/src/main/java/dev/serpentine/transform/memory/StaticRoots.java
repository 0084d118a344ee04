package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Reachability;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the prebuilt containers that may come to point to what the collector made: those with collected pointers that something in the program writes. They are
 * listed in one prebuilt raw struct, each as its type's number and a pointer to it.
 */
final class StaticRoots {
    private StaticRoots() {}

    /**
     * @param list the struct
     * @param count how many containers it lists
     */
    record Roots(StructValue list, int count) {}

    /** Numbers the types of all prebuilt containers, and lists the roots among these. */
    static Roots of(List<FunctionGraph> graphs, TypeTable types) {
        Reachability reachability = new Reachability();
        graphs.forEach(reachability::addGraph);
        WrittenPointers written = new WrittenPointers(graphs);
        List<Container> roots = new ArrayList<>();
        for (Container container : reachability.containers()) {
            if (container instanceof FunctionValue) {
                continue;
            }
            boolean isRoot = written.includes(container);
            if (container.type().isGarbageCollected() || isRoot) {
                types.number(container.type());
            }
            if (isRoot) {
                roots.add(container);
            }
        }
        List<StructType.Field> fields = new ArrayList<>();
        for (int i = 0; i < roots.size(); i++) {
            fields.add(StructType.Field.immutable("type_" + i, Primitive.SIGNED));
            fields.add(StructType.Field.immutable("root_" + i, roots.get(i).type().pointer()));
        }
        if (fields.isEmpty()) {
            fields.add(StructType.Field.immutable("none", Primitive.SIGNED));
        }
        StructValue list = new StructValue(StructType.declare("static_roots", null, false).define(fields));
        for (int i = 0; i < roots.size(); i++) {
            list.set("type_" + i, (long) types.number(roots.get(i).type()));
            list.set("root_" + i, roots.get(i));
        }
        return new Roots(list, roots.size());
    }
}
