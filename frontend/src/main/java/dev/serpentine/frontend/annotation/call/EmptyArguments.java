package dev.serpentine.frontend.annotation.call;

import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.InferredSet;
import dev.serpentine.frontend.annotation.definition.MergingDefinition;
import dev.serpentine.frontend.annotation.definition.SettledContents;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Arguments that nothing is in yet. A function that is specialised by type is better called once that is known:
 * {@code quicksort([x for x in items if x < pivot])} is meant for the items that come in a moment.
 */
final class EmptyArguments {
    private EmptyArguments() {}

    /**
     * Whether containers that hold nothing are passed; the block being flowed is flowed again when something gets in.
     */
    static boolean isAmong(Arguments arguments) {
        Set<MergingDefinition<?>> empty = among(arguments);
        empty.forEach(MergingDefinition::noteReader);
        return !empty.isEmpty();
    }

    /**
     * The same of those that do not count by themselves, so that what is called for one is called for all: see
     * {@link SettledContents}. What is made of nothing would be made for all of them.
     */
    static boolean isSharedAmong(Arguments arguments) {
        Set<MergingDefinition<?>> empty = among(arguments);
        empty.removeIf(SettledContents::countsByItself);
        empty.forEach(MergingDefinition::noteReader);
        return !empty.isEmpty();
    }

    private static Set<MergingDefinition<?>> among(Arguments arguments) {
        Found found = new Found();
        arguments.positional().forEach(passed -> found.look(passed.value()));
        arguments.keywords().values().forEach(passed -> found.look(passed.value()));
        arguments.mappings().forEach(mapping -> found.look(mapping.items()));
        return found.empty;
    }

    /** Whether a container that holds nothing so far is, or is within, a value. */
    static boolean isWithin(SomeValue value) {
        Found found = new Found();
        found.look(value);
        return !found.empty.isEmpty();
    }

    /**
     * Goes through values, and through each container once: one that can hold itself is refused, but not before all has
     * been looked at.
     */
    private static final class Found {
        private final Set<MergingDefinition<?>> empty = new HashSet<>();
        private final Set<MergingDefinition<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());

        private void look(SomeValue value) {
            switch (value) {
                case SomeList list ->
                    look((InferredList) list.definition(), list.definition().item());
                case SomeSet set ->
                    look((InferredSet) set.definition(), set.definition().item());
                case SomeDict dict ->
                    look((InferredDict) dict.definition(), dict.definition().value());
                case SomeTuple tuple -> tuple.items().forEach(this::look);
                case SomeOptional optional -> look(optional.item());
                case SomeIterator iterator -> look(iterator.source());
                case SomeDictView view -> look(view.dict());
                default -> {}
            }
        }

        private void look(MergingDefinition<?> definition, SomeValue content) {
            if (content == SomeImpossible.IMPOSSIBLE) {
                empty.add(definition);
            } else if (seen.add(definition.root())) {
                look(content);
            }
        }
    }
}
