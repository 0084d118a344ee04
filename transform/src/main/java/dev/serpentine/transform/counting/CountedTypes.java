package dev.serpentine.transform.counting;

import dev.serpentine.graph.program.Reachability;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which containers of a program are counted, by their types: the smallest set that has those which are observed, and
 * with each all that may hold it.
 */
final class CountedTypes {
    private final List<FieldedType> all = new ArrayList<>();
    /** Of types whose containers, of exactly that type, are observed or may hold counted ones. */
    private final Map<FieldedType, Boolean> ends = new IdentityHashMap<>();
    /** Of types to which pointers are counted: those with a descendant of which {@link #ends} tells. */
    private final Map<FieldedType, Boolean> counted = new IdentityHashMap<>();

    private final Collection<FieldedType> observed;

    /**
     * @param mentioned all that the program mentions
     * @param observed to which {@code on_end} is applied
     * @param holdsFrames the type of exceptions, which hold frames as generators do
     */
    CountedTypes(Reachability mentioned, Collection<FieldedType> observed, FieldedType holdsFrames) {
        mentioned.structs().stream()
                .filter(struct -> struct.isGarbageCollected() && !struct.isHead() && struct.isDefined())
                .forEach(all::add);
        mentioned.classes().stream().filter(FieldedType::isDefined).forEach(all::add);
        this.observed = observed;
        for (FieldedType type : all) {
            if (type.extendsOrIs(holdsFrames)
                    || Generators.isGenerator(type)
                    || observed.stream().anyMatch(type::extendsOrIs)) {
                note(type);
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (FieldedType type : all) {
                if (!ends.containsKey(type) && type.allFields().stream().anyMatch(field -> isCounted(field.type()))) {
                    note(type);
                    changed = true;
                }
            }
        }
    }

    private void note(FieldedType type) {
        ends.put(type, true);
        for (FieldedType each = type; each != null; each = parent(each)) {
            counted.put(each, true);
        }
    }

    private static FieldedType parent(FieldedType type) {
        Optional<? extends FieldedType> parent = type.parent();
        return parent.isPresent() ? parent.get() : null;
    }

    /** The oldest ancestor. */
    static FieldedType root(FieldedType type) {
        FieldedType root = type;
        while (parent(root) != null) {
            root = parent(root);
        }
        return root;
    }

    /** All types of collected containers with fields, a parent before its children. */
    List<FieldedType> all() {
        return all;
    }

    /** Whether a value of a type is a holder of what it points to. */
    boolean isCounted(LowLevelType type) {
        return type instanceof PointerType(ContainerType target) && isCounted(target);
    }

    /** Whether pointers to containers of a type are counted. */
    boolean isCounted(ContainerType type) {
        return switch (type) {
            case FieldedType fielded -> counted.containsKey(fielded);
            case ArrayType array -> array.isGarbageCollected() && isCounted(array.item());
            default -> false;
        };
    }

    /** Whether the end of a container of exactly that type is observed, or ends others. */
    boolean ends(FieldedType type) {
        return ends.containsKey(type);
    }

    /** Whether some descendant of an oldest ancestor is observed. */
    boolean hasObserved(FieldedType root) {
        return observed.stream().anyMatch(type -> root(type) == root);
    }
}
