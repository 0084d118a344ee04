package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.definition.InferredClass;
import dev.serpentine.frontend.annotation.definition.Iterators;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.ClassDefinition.AttributeDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeInstance;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes one class of two that were made of one class of iterators for what were different kinds, where they turned out
 * to hold the same. A loop over {@code zip(row, known)} before anything was put into {@code known} is over an iterator
 * that nobody makes once it is known what that holds; it must not make every step of the loop a choice between two.
 */
final class UniteEqualIterators {
    private UniteEqualIterators() {}

    /**
     * @param values all that variables are known to be
     * @return whether any were united
     */
    static boolean in(Collection<SomeValue> values) {
        boolean united = false;
        for (SomeValue value : values) {
            if (value instanceof SomeInstance instance && instance.among().size() > 1) {
                united |= among(new ArrayList<>(instance.among()));
            }
        }
        return united;
    }

    private static boolean among(List<ClassDefinition> kinds) {
        boolean united = false;
        for (int i = 0; i < kinds.size(); i++) {
            for (int j = i + 1; j < kinds.size(); j++) {
                ClassDefinition first = kinds.get(i).root();
                ClassDefinition second = kinds.get(j).root();
                if (first != second && areEqual(first, second)) {
                    InferredClass.unite(first, second);
                    united = true;
                }
            }
        }
        return united;
    }

    private static boolean areEqual(ClassDefinition first, ClassDefinition second) {
        if (!first.hostClass().equals(second.hostClass()) || !Iterators.isOfSystem(first)) {
            return false;
        }
        Map<String, SomeValue> held = held(first);
        Map<String, SomeValue> other = held(second);
        return !held.isEmpty()
                && held.keySet().equals(other.keySet())
                && held.keySet().stream().allMatch(name -> AlikeTypes.areAlike(held.get(name), other.get(name)));
    }

    /**
     * What instances of a class hold, by the names of their attributes. Which list of a type it is does not matter:
     * with the iterators, what they go through becomes one.
     */
    private static Map<String, SomeValue> held(ClassDefinition definition) {
        Map<String, SomeValue> held = new HashMap<>();
        for (ClassDefinition above = definition;
                above != null;
                above = above.base().orElse(null)) {
            for (AttributeDefinition attribute : above.instanceAttributes().values()) {
                held.put(attribute.name(), attribute.value());
            }
        }
        return held;
    }
}
