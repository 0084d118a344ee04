package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.call.ParameterContainers;
import dev.serpentine.frontend.annotation.definition.ClassDescription;
import dev.serpentine.frontend.annotation.definition.Union;
import dev.serpentine.frontend.annotation.value.DictDefinition;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.ListDefinition;
import dev.serpentine.frontend.annotation.value.LongIntegers;
import dev.serpentine.frontend.annotation.value.Numbers;
import dev.serpentine.frontend.annotation.value.SetDefinition;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.host.HostObject;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The order of the lattice: whether one annotation covers another, so that {@link Union} of both is the first. Unlike
 * that it changes nothing: two definitions that are not one yet stay two.
 */
final class Covering {
    private final boolean isByContents;

    private Covering(boolean isByContents) {
        this.isByContents = isByContents;
    }

    /** Whether every value that {@code narrow} tells of is told of by {@code wide}. */
    static boolean covers(SomeValue wide, SomeValue narrow) {
        return new Covering(false).coversAny(wide, narrow);
    }

    /** The same, where containers that hold the same need not be one: see {@link ParameterContainers}. */
    static boolean coversContents(SomeValue wide, SomeValue narrow) {
        return new Covering(true).coversAny(wide, narrow);
    }

    private boolean coversAny(SomeValue wide, SomeValue narrow) {
        if (narrow == SomeImpossible.IMPOSSIBLE || wide.equals(narrow)) {
            return true;
        }
        if (Lattice.canBeNone(narrow) && !Lattice.canBeNone(wide)) {
            return false;
        }
        SomeValue some = Lattice.withoutNone(narrow);
        if (some instanceof SomeUnion union) {
            return union.members().stream().allMatch(member -> coversObject(Lattice.withoutNone(wide), member));
        }
        return some == SomeImpossible.IMPOSSIBLE || coversObject(Lattice.withoutNone(wide), some);
    }

    private boolean coversObject(SomeValue wide, SomeValue narrow) {
        return switch (wide) {
            case SomeImpossible impossible -> false;
            case SomeNone none -> false;
            case SomeOptional optional -> coversAny(optional.item(), narrow);
            // Ints without bounds stand apart from the numbers that they are mixed with.
            case SomeUnion union
            when narrow instanceof SomeNumber number ->
                number.kinds().stream().allMatch(kind -> isCoveredByOne(union, Numbers.of(Set.of(kind))));
            case SomeUnion union -> isCoveredByOne(union, narrow);
            case SomeLateMethod method when narrow instanceof SomeCallable -> true;
            case SomeLateMethod method ->
                narrow instanceof SomeLateMethod other
                        && other.name().equals(method.name())
                        && coversAny(method.self(), other.self());
            case SomeBool bool -> narrow instanceof SomeBool && isKept(bool.constant(), narrow);
            case SomeInteger integer ->
                narrow instanceof SomeInteger other
                        && other.type() == integer.type()
                        && (other.isNonNegative() || !integer.isNonNegative())
                        && isKept(integer.constant(), narrow);
            case SomeLongInteger integer ->
                (narrow instanceof SomeLongInteger || LongIntegers.isWord(narrow))
                        && (!integer.isUnsignedWord() || LongIntegers.fitsUnsignedWord(narrow))
                        && isKept(integer.constant(), narrow);
            case SomeFloat real ->
                narrow instanceof SomeFloat other && other.type() == real.type() && isKept(real.constant(), narrow);
            case SomeNumber number ->
                number.kinds().containsAll(Numbers.kindsOf(narrow))
                        && !Numbers.kindsOf(narrow).isEmpty();
            case SomeString string ->
                narrow instanceof SomeString other
                        && (other.isCharacter() || !string.isCharacter())
                        && isKept(string.constant(), narrow);
            case SomeBytes bytes -> narrow instanceof SomeBytes && isKept(bytes.constant(), narrow);
            case SomeByteArray array -> narrow instanceof SomeByteArray;
            case SomeTuple tuple ->
                narrow instanceof SomeTuple other
                        && coversAll(tuple.items(), other.items())
                        && isKept(tuple.constant(), narrow);
            case SomeList list ->
                isKept(list.constant(), narrow)
                        && (narrow instanceof SomeList other && isSame(list.definition(), other.definition())
                                || narrow instanceof SomeTuple tuple
                                        && list.definition().isTuple()
                                        && tuple.items().stream()
                                                .allMatch(item -> coversAny(
                                                        list.definition().item(), Lattice.withoutConstant(item))));
            case SomeDict dict ->
                narrow instanceof SomeDict other
                        && isSame(dict.definition(), other.definition())
                        && isKept(dict.constant(), narrow);
            case SomeSet set ->
                narrow instanceof SomeSet other
                        && isSame(set.definition(), other.definition())
                        && isKept(set.constant(), narrow);
            case SomeDictView view ->
                narrow instanceof SomeDictView other
                        && other.kind() == view.kind()
                        && coversAny(view.dict(), other.dict());
            case SomeRange range -> narrow instanceof SomeRange && isKept(range.constant(), narrow);
            case SomeSlice slice ->
                narrow instanceof SomeSlice other
                        && coversAny(slice.start(), other.start())
                        && coversAny(slice.stop(), other.stop())
                        && coversAny(slice.step(), other.step());
            case SomeIterator iterator ->
                narrow instanceof SomeIterator other
                        && other.kind() == iterator.kind()
                        && coversAny(iterator.source(), other.source());
            case SomeInstance instance ->
                narrow instanceof SomeInstance other
                        && isKept(instance.constant(), narrow)
                        && coversClasses(instance, other);
            case SomeCallable callable ->
                narrow instanceof SomeCallable other && callable.descriptions().containsAll(other.descriptions());
            case SomeCell cell -> false;
            case SomeClassOf classOf ->
                switch (narrow) {
                    case SomeClassOf other -> other.definition().isSubclassOf(classOf.definition());
                    case SomeCallable callable ->
                        callable.descriptions().stream()
                                .allMatch(each -> each instanceof ClassDescription ofClass
                                        && ofClass.definition().isSubclassOf(classOf.definition()));
                    default -> false;
                };
            case SomeSuper superObject ->
                narrow instanceof SomeSuper other
                        && other.after().equals(superObject.after())
                        && coversAny(superObject.self(), other.self());
            case SomePointer pointer ->
                narrow instanceof SomePointer other
                        && other.type().equals(pointer.type())
                        && pointer.function().isEmpty();
            case SomeAddress address -> false;
            case SomeLowLevelType type -> false;
        };
    }

    private boolean isCoveredByOne(SomeUnion union, SomeValue narrow) {
        return union.members().stream().anyMatch(member -> coversAny(member, narrow));
    }

    private boolean isSame(ListDefinition first, ListDefinition second) {
        return first.equals(second)
                || first.isTuple() == second.isTuple()
                        && first.isResized() == second.isResized()
                        && holdSame(first.item(), second.item());
    }

    private boolean isSame(DictDefinition first, DictDefinition second) {
        return first.equals(second) || holdSame(first.key(), second.key()) && holdSame(first.value(), second.value());
    }

    private boolean isSame(SetDefinition first, SetDefinition second) {
        return first.equals(second) || first.isFrozen() == second.isFrozen() && holdSame(first.item(), second.item());
    }

    private boolean holdSame(SomeValue first, SomeValue second) {
        return isByContents && coversAny(first, second) && coversAny(second, first);
    }

    /** Where the one value is known, it is the same. */
    private static boolean isKept(Optional<HostObject> constant, SomeValue narrow) {
        return constant.isEmpty() || constant.equals(narrow.constant());
    }

    private boolean coversAll(List<SomeValue> wide, List<SomeValue> narrow) {
        if (wide.size() != narrow.size()) {
            return false;
        }
        for (int i = 0; i < wide.size(); i++) {
            if (!coversAny(wide.get(i), narrow.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean coversClasses(SomeInstance wide, SomeInstance narrow) {
        if (wide.among().isEmpty()) {
            return narrow.definition().isSubclassOf(wide.definition());
        }
        return narrow.kinds().stream().allMatch(kind -> wide.among().stream().anyMatch(kind::isSubclassOf));
    }
}
