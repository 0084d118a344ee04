package dev.serpentine.frontend.annotation;

import dev.serpentine.frontend.annotation.SomeValue.*;
import java.util.HashSet;
import java.util.Set;

/**
 * Arguments that nothing is in yet. A function that is specialised by type is better called once that is known: {@code quicksort([x for x in items if x < pivot])} is meant
 * for the items that come in a moment.
 */
final class EmptyArguments {
    private EmptyArguments() {}

    /** Whether containers that hold nothing are passed; the block being flowed is flowed again when something gets in. */
    static boolean isAmong(Arguments arguments) {
        Set<MergingDefinition<?>> empty = new HashSet<>();
        arguments.positional().forEach(passed -> collectEmpty(passed.value(), empty));
        arguments.keywords().values().forEach(passed -> collectEmpty(passed.value(), empty));
        empty.forEach(MergingDefinition::noteReader);
        return !empty.isEmpty();
    }

    /**
     * The same of those that do not count by themselves, so that what is called for one is called for all: see {@link SpecialisationKeys}. They would become one.
     */
    static boolean isSharedAmong(Arguments arguments) {
        Set<MergingDefinition<?>> empty = new HashSet<>();
        arguments.positional().forEach(passed -> collectEmpty(passed.value(), empty));
        arguments.keywords().values().forEach(passed -> collectEmpty(passed.value(), empty));
        empty.removeIf(SpecialisationKeys::countsByItself);
        empty.forEach(MergingDefinition::noteReader);
        return !empty.isEmpty();
    }

    /** Whether a container that holds nothing so far is, or is within, a value. */
    static boolean isWithin(SomeValue value) {
        Set<MergingDefinition<?>> empty = new HashSet<>();
        collectEmpty(value, empty);
        return !empty.isEmpty();
    }

    private static void collectEmpty(SomeValue value, Set<MergingDefinition<?>> empty) {
        switch (value) {
            case SomeList list -> collect((InferredList) list.definition(), empty, list.definition().item());
            case SomeSet set -> collect((InferredSet) set.definition(), empty, set.definition().item());
            case SomeDict dict -> collect((InferredDict) dict.definition(), empty, dict.definition().value());
            case SomeTuple tuple -> tuple.items().forEach(item -> collectEmpty(item, empty));
            case SomeOptional optional -> collectEmpty(optional.item(), empty);
            case SomeIterator iterator -> collectEmpty(iterator.source(), empty);
            case SomeDictView view -> collectEmpty(view.dict(), empty);
            default -> { }
        }
    }

    private static void collect(MergingDefinition<?> definition, Set<MergingDefinition<?>> empty, SomeValue content) {
        if (content == SomeImpossible.IMPOSSIBLE) {
            empty.add(definition);
        } else {
            collectEmpty(content, empty);
        }
    }
}
