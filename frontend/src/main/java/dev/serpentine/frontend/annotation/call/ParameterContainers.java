package dev.serpentine.frontend.annotation.call;

import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.InferredSet;
import dev.serpentine.frontend.annotation.definition.MergingDefinition;
import dev.serpentine.frontend.annotation.definition.SettledContents;
import dev.serpentine.frontend.annotation.definition.Worklist;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The containers that parameters of shared graphs hold. A graph that is specialised by type is shared by calls whose
 * containers hold the same and have nothing else to do with each other: so a parameter's annotation has definitions of
 * its own, which stand in for those that are passed.
 *
 * <p>What is put into one of these is put into what it stands for, at each call; what a graph returns of one is, for
 * each call, what was passed. Otherwise the two stay apart: a container that becomes more general is passed to another
 * graph from then on. At the fixed point both hold the same, and so have one representation.
 */
public final class ParameterContainers {
    private record Place(Object parameter, String path) {}

    private record Pair(MergingDefinition<?> own, MergingDefinition<?> original) {}

    private final Worklist worklist;
    private final Map<Place, MergingDefinition<?>> owned = new HashMap<>();

    ParameterContainers(Worklist worklist) {
        this.worklist = worklist;
    }

    /** What stands in for containers in one call of a graph. */
    final class OfCall {
        private final List<Pair> pairs = new ArrayList<>();

        /** What a parameter is annotated with where a value is passed. */
        SomeValue passed(Object parameter, SomeValue value) {
            return passed(parameter, "", value, 0);
        }

        private SomeValue passed(Object parameter, String path, SomeValue value, int nesting) {
            return switch (value) {
                case SomeList list
                when isShared(list, nesting) -> {
                    InferredList original = (InferredList) list.definition();
                    yield new SomeList(
                            own(
                                    parameter,
                                    path + (original.isTuple() ? "t" : "l"),
                                    original,
                                    () -> new InferredList(worklist, original.isTuple()),
                                    nesting),
                            list.canBeNone(),
                            Optional.empty());
                }
                case SomeSet set
                when isShared(set, nesting) -> {
                    InferredSet original = (InferredSet) set.definition();
                    yield new SomeSet(
                            own(
                                    parameter,
                                    path + (original.isFrozen() ? "f" : "s"),
                                    original,
                                    () -> new InferredSet(worklist, original.isFrozen()),
                                    nesting),
                            set.canBeNone(),
                            Optional.empty());
                }
                case SomeDict dict
                when isShared(dict, nesting) ->
                    new SomeDict(
                            own(
                                    parameter,
                                    path + "d",
                                    (InferredDict) dict.definition(),
                                    () -> new InferredDict(worklist),
                                    nesting),
                            dict.canBeNone(),
                            Optional.empty());
                case SomeTuple tuple -> {
                    List<SomeValue> items = new ArrayList<>();
                    for (int i = 0; i < tuple.items().size(); i++) {
                        items.add(
                                passed(parameter, path + i + ".", tuple.items().get(i), nesting + 1));
                    }
                    yield items.equals(tuple.items()) ? tuple : new SomeTuple(items, tuple.constant());
                }
                case SomeOptional optional -> new SomeOptional(passed(parameter, path, optional.item(), nesting));
                case SomeIterator iterator ->
                    new SomeIterator(passed(parameter, path + "i", iterator.source(), nesting + 1), iterator.kind());
                case SomeDictView view ->
                    new SomeDictView((SomeDict) passed(parameter, path + "v", view.dict(), nesting + 1), view.kind());
                default -> value;
            };
        }

        private <D extends MergingDefinition<D>> D own(
                Object parameter, String path, D original, Supplier<D> maker, int nesting) {
            D own = owned.computeIfAbsent(new Place(parameter, path), _ -> made(maker, original))
                    .as();
            if (own.equals(original)) {
                return original;
            }
            own.limitDepth(original.depth());
            for (Pair pair : pairs) {
                if (pair.own().equals(own) && !pair.original().equals(original)) {
                    // The graph itself makes one of two parameters.
                    MergingDefinition.unite(pair.original().<D>as(), original);
                }
            }
            pairs.add(new Pair(own, original));
            for (int part = 0; part < original.partCount(); part++) {
                own.generalise(part, passed(parameter, path + part, original.valueOf(part), nesting + 1));
            }
            original.shareMarks(own);
            return own;
        }

        private static <D extends MergingDefinition<D>> D made(Supplier<D> maker, D original) {
            D made = maker.get();
            made.setDepth(original.depth());
            made.noteOrigin(original.origin());
            return made;
        }

        /** Puts into what was passed what has been put into what stands in for it. */
        void giveBack() {
            for (Pair pair : List.copyOf(pairs)) {
                pair.own().noteReader();
                // Where the graph makes it one with what it returns, that is what was passed.
                pair.own().noteIdentityReader();
                pair.original().noteReader();
                for (int part = 0; part < pair.own().partCount(); part++) {
                    pair.original().generalise(part, returned(pair.own().valueOf(part)));
                }
            }
        }

        /** What is returned for a call, where this is what the graph returns. */
        SomeValue returned(SomeValue value) {
            return switch (value) {
                case SomeList list ->
                    original((InferredList) list.definition())
                            .<SomeValue>map(original -> new SomeList(original, list.canBeNone(), list.constant()))
                            .orElse(list);
                case SomeSet set ->
                    original((InferredSet) set.definition())
                            .<SomeValue>map(original -> new SomeSet(original, set.canBeNone(), set.constant()))
                            .orElse(set);
                case SomeDict dict ->
                    original((InferredDict) dict.definition())
                            .<SomeValue>map(original -> new SomeDict(original, dict.canBeNone(), dict.constant()))
                            .orElse(dict);
                case SomeTuple tuple ->
                    new SomeTuple(tuple.items().stream().map(this::returned).toList(), tuple.constant());
                case SomeOptional optional -> new SomeOptional(returned(optional.item()));
                case SomeIterator iterator -> new SomeIterator(returned(iterator.source()), iterator.kind());
                case SomeDictView view -> new SomeDictView((SomeDict) returned(view.dict()), view.kind());
                default -> value;
            };
        }

        private <D extends MergingDefinition<D>> Optional<D> original(D own) {
            own.noteIdentityReader();
            return pairs.stream()
                    .filter(pair -> pair.own().equals(own))
                    .findFirst()
                    .map(pair -> pair.original().<D>as());
        }
    }

    /** Whether calls with another container of the kind share the graph: see {@link SettledContents}. */
    private static boolean isShared(SomeValue container, int nesting) {
        return container.constant().isEmpty() && SettledContents.isByContents(container, nesting);
    }

    OfCall call() {
        return new OfCall();
    }
}
