package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.host.HostKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Iterators of several kinds in one place: generators of different functions, {@code map} beside {@code enumerate}, an
 * iterator of the program's own beside a generator. Each kind is a class that was made for the types of its items;
 * where they meet, an instance is one of these classes, and what it is asked for is asked of exactly these.
 */
public final class Iterators {
    /** What classes of system code say that are iterators, generators among them. */
    private static final String MARKER = "is_iterator";

    private Iterators() {}

    /** Whether instances meet that are iterators, and have no class in common that says so. */
    public static boolean areDifferentKinds(SomeInstance first, SomeInstance second) {
        if (first.definition() == second.definition() && first.among().equals(second.among())) {
            return false;
        }
        boolean firstIsSystem = isOfSystem(first);
        boolean secondIsSystem = isOfSystem(second);
        return firstIsSystem && secondIsSystem
                || firstIsSystem && isIterator(second.definition())
                || secondIsSystem && isIterator(first.definition());
    }

    /** An iterator of one kind or the other. */
    static SomeInstance union(SomeInstance first, SomeInstance second) {
        Set<ClassDefinition> all = new LinkedHashSet<>(first.kinds());
        all.addAll(second.kinds());
        SomeInstance either = ofKinds(all);
        return new SomeInstance(
                either.definition(), first.canBeNone() || second.canBeNone(), Optional.empty(), either.among());
    }

    /** An instance of one of these classes, of which there is at least one, or of a class below. */
    public static SomeInstance ofKinds(Collection<? extends ClassDefinition> all) {
        Set<ClassDefinition> among = new LinkedHashSet<>();
        all.stream()
                .filter(each -> all.stream().noneMatch(other -> other != each && each.isSubclassOf(other)))
                .forEach(among::add);
        ClassDefinition base =
                among.stream().reduce(ClassDefinition::commonBase).orElseThrow();
        return new SomeInstance(base, false, Optional.empty(), among.size() == 1 ? Set.of() : among);
    }

    /**
     * An instance of some of the classes that another may be of: of their base, or, where they have none but
     * {@code object}, of one of these and not of any class there is, unless they are too many to tell. @param classes
     * at least one
     */
    public static SomeInstance ofSome(Collection<? extends ClassDefinition> classes) {
        List<ClassDefinition> kinds = new ArrayList<>();
        classes.forEach(each -> Union.addKind(kinds, each, ClassDefinition::commonBase));
        if (kinds.size() <= Union.MOST_KINDS) {
            return ofKinds(kinds);
        }
        return new SomeInstance(
                kinds.stream().reduce(ClassDefinition::commonBase).orElseThrow(), false, Optional.empty());
    }

    private static boolean isOfSystem(SomeInstance instance) {
        return instance.kinds().stream()
                .allMatch(kind -> isOfSystem(kind) || !instance.among().isEmpty() && isIterator(kind));
    }

    /** Whether a class is one of system code's iterators, generators among them. */
    public static boolean isOfSystem(ClassDefinition definition) {
        return definition.hostClass().attribute(MARKER).isPresent();
    }

    private static boolean isIterator(ClassDefinition definition) {
        return definition.hostClass().mro().stream()
                .anyMatch(ancestor -> ancestor.attribute("__next__")
                        .filter(method -> method.kind() == HostKind.FUNCTION)
                        .isPresent());
    }

    /** Whether a conflict would be none if built-in iterators were instances too. */
    public static boolean isBetweenIterators(SomeValue first, SomeValue second) {
        return first instanceof SomeIterator && isIteratorOrNone(second)
                || second instanceof SomeIterator && isIteratorOrNone(first);
    }

    private static boolean isIteratorOrNone(SomeValue value) {
        return value instanceof SomeIterator
                || value instanceof SomeNone
                || value instanceof SomeInstance instance
                        && (isOfSystem(instance) || isIterator(instance.definition()));
    }

    /**
     * Whether it is not known yet what a built-in iterator gives. An iterator of system code is of a class for the
     * types of what it works on, so it is made when these are known.
     */
    public static boolean isOfUnknown(SomeValue value) {
        return switch (value) {
            case SomeIterator iterator ->
                !(iterator.source() instanceof SomeTuple)
                        && itemOfOneKind(iterator.source()) == SomeImpossible.IMPOSSIBLE;
            case SomeTuple tuple -> areOfUnknown(tuple.items());
            default -> false;
        };
    }

    private static boolean areOfUnknown(List<SomeValue> values) {
        return values.stream().anyMatch(Iterators::isOfUnknown);
    }

    /** What iterating over a built-in object, no tuple of known length, gives. */
    public static SomeValue itemOfOneKind(SomeValue source) {
        return switch (source) {
            case SomeList list -> ((InferredList) list.definition()).readItem();
            case SomeString string -> Lattice.CHARACTER;
            case SomeBytes bytes -> Lattice.NON_NEGATIVE;
            case SomeByteArray bytes -> Lattice.NON_NEGATIVE;
            case SomeRange range -> Lattice.INTEGER;
            case SomeDict dict -> ((InferredDict) dict.definition()).readKey();
            case SomeSet set -> ((InferredSet) set.definition()).readItem();
            case SomeDictView view -> {
                InferredDict definition = (InferredDict) view.dict().definition();
                yield switch (view.kind()) {
                    case KEYS -> definition.readKey();
                    case VALUES -> definition.readValue();
                    case ITEMS ->
                        definition.readKey() == SomeImpossible.IMPOSSIBLE
                                ? SomeImpossible.IMPOSSIBLE
                                : new SomeTuple(
                                        List.of(definition.readKey(), definition.readValue()), Optional.empty());
                };
            }
            default -> throw new IllegalStateException("no iterator over " + Lattice.describe(source));
        };
    }
}
