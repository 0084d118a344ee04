package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import java.util.Arrays;

/**
 * Which containers count by what they hold where it is decided what is shared, and which by themselves: those whose
 * items may still become more general, unless they were made in a graph that was itself made for such a container.
 */
public final class SettledContents {
    /** Definitions so deep do not count by themselves: see {@link MergingDefinition#depth}. */
    public static final int DEEPEST = 2;
    /** Containers so deep in others do not decide what is shared. */
    public static final int DEEPEST_NESTING = 5;

    private SettledContents() {}

    /** Whether a definition, while its items may become more general, counts by itself. */
    public static boolean countsByItself(MergingDefinition<?> definition) {
        definition.noteIdentityReader();
        return definition.depth() < DEEPEST;
    }

    /**
     * Whether a container counts by what it holds, so that graphs are shared by all of such contents; so deep in what
     * is passed.
     */
    public static boolean isByContents(SomeValue container, int nesting) {
        return switch (container) {
            case SomeList list ->
                isByContents(
                        (InferredList) list.definition(),
                        nesting,
                        list.definition().item());
            case SomeSet set ->
                isByContents(
                        (InferredSet) set.definition(),
                        nesting,
                        set.definition().item());
            case SomeDict dict ->
                dict.definition().customEquality().isEmpty()
                        && isByContents(
                                (InferredDict) dict.definition(),
                                nesting,
                                dict.definition().key(),
                                dict.definition().value());
            default -> false;
        };
    }

    private static boolean isByContents(MergingDefinition<?> definition, int nesting, SomeValue... items) {
        return !countsByItself(definition) || Arrays.stream(items).allMatch(item -> isSettled(item, nesting));
    }

    /**
     * Whether an item's annotation will hardly become more general, so that it may decide what is shared. Where it does
     * all the same, see {@link GrownContents}.
     */
    public static boolean isSettled(SomeValue item) {
        return isSettled(item, 0);
    }

    /** The same of an item so deep in what is looked at. */
    public static boolean isSettled(SomeValue item, int nesting) {
        return switch (item) {
            case SomeInteger integer -> true;
            case SomeLongInteger integer -> true;
            case SomeFloat real -> true;
            case SomeBool bool -> true;
            case SomeNumber number -> true;
            case SomeString string -> true;
            case SomeBytes bytes -> true;
            case SomeTuple tuple -> tuple.items().stream().allMatch(each -> isSettled(each, nesting + 1));
            // Read, since the key is another one when the items are settled in the end.
            case SomeList list ->
                nesting < DEEPEST_NESTING && isSettled(((InferredList) list.definition()).readItem(), nesting + 1);
            case SomePointer pointer -> true;
            default -> false;
        };
    }
}
