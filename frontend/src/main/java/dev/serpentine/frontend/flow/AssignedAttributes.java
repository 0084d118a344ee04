package dev.serpentine.frontend.flow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which attributes an instance certainly has at a place of its construction; and in which order it got the first of
 * them, as far as that is the same on every way.
 */
final class AssignedAttributes {
    private final Set<String> names;
    private final List<String> order;
    /** Whether nothing was assigned so far that is not in the order. */
    private boolean isOrdered;

    AssignedAttributes() {
        this(Set.of(), List.of(), true);
    }

    private AssignedAttributes(Set<String> names, List<String> order, boolean isOrdered) {
        this.names = new HashSet<>(names);
        this.order = new ArrayList<>(order);
        this.isOrdered = isOrdered;
    }

    AssignedAttributes copy() {
        return new AssignedAttributes(names, order, isOrdered);
    }

    Set<String> names() {
        return names;
    }

    List<String> order() {
        return order;
    }

    boolean contains(String name) {
        return names.contains(name);
    }

    /** @return whether it was not known to be there */
    boolean add(String name) {
        boolean isNew = names.add(name);
        if (isNew && isOrdered) {
            order.add(name);
        }
        return isNew;
    }

    /** Something else may be assigned by now: what follows has no place in the order. */
    void endOrder() {
        isOrdered = false;
    }

    /** Takes over what is known at a later place. */
    void become(AssignedAttributes later) {
        names.clear();
        names.addAll(later.names);
        order.clear();
        order.addAll(later.order);
        isOrdered = later.isOrdered;
    }

    /** What holds where several ways meet. */
    static AssignedAttributes meet(List<AssignedAttributes> ways) {
        AssignedAttributes met = ways.getFirst().copy();
        for (AssignedAttributes way : ways) {
            met.names.retainAll(way.names);
            met.isOrdered &= way.isOrdered && way.order.equals(met.order);
            met.order
                    .subList(commonLength(met.order, way.order), met.order.size())
                    .clear();
        }
        return met;
    }

    private static int commonLength(List<String> first, List<String> second) {
        int length = 0;
        while (length < first.size()
                && length < second.size()
                && first.get(length).equals(second.get(length))) {
            length++;
        }
        return length;
    }
}
