package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.definition.InferredDict;
import dev.serpentine.frontend.annotation.definition.InferredList;
import dev.serpentine.frontend.annotation.definition.InferredSet;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.live.Enumerations;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.signature.Kind;
import dev.serpentine.frontend.signature.Parameter;
import java.util.stream.Stream;

/** Whether what is known of an argument fits what a builtin takes. */
public final class ArgumentFit {
    private static final String MEMORY_VIEW = "memoryview";

    /** The answers, from the best to the worst. */
    public enum Answer {
        /** Every such value fits. */
        ALWAYS,
        /** Such a value says by a special method which number it stands for. */
        CONVERTED,
        /** Run time must tell. */
        SOMETIMES,
        NEVER
    }

    private final Inference inference;
    private final AttributeAccess attributes;

    ArgumentFit(Inference inference, AttributeAccess attributes) {
        this.inference = inference;
        this.attributes = attributes;
    }

    Answer of(Parameter parameter, SomeValue given) {
        if (parameter.takes(Kind.ANY) || given == SomeImpossible.IMPOSSIBLE) {
            return Answer.ALWAYS;
        }
        if (given == SomeNone.NONE) {
            return parameter.takes(Kind.NONE) ? Answer.ALWAYS : Answer.NEVER;
        }
        if (given instanceof SomeUnion union) {
            boolean fitsAlways = (!union.canBeNone() || parameter.takes(Kind.NONE))
                    && union.members().stream().allMatch(member -> of(parameter, member) == Answer.ALWAYS);
            return fitsAlways ? Answer.ALWAYS : Answer.SOMETIMES;
        }
        Answer present = Answer.NEVER;
        for (Kind kind : parameter.kinds()) {
            Answer answer = ofKind(kind, Lattice.withoutNone(given));
            present = answer.compareTo(present) < 0 ? answer : present;
        }
        if (present == Answer.ALWAYS && parameter.items().isPresent()) {
            present = ofItems(parameter, Lattice.withoutNone(given));
        }
        boolean mayFailForNone = Lattice.canBeNone(given) && !parameter.takes(Kind.NONE);
        return present == Answer.ALWAYS && mayFailForNone ? Answer.SOMETIMES : present;
    }

    /** What an iterable holds; its text and bytes have a kind of their own in the table. */
    private Answer ofItems(Parameter parameter, SomeValue given) {
        Answer worst = Answer.ALWAYS;
        if (parameter.kinds().stream()
                .anyMatch(
                        kind -> kind != Kind.ITERABLE && kind != Kind.TUPLE && ofKind(kind, given) == Answer.ALWAYS)) {
            return worst;
        }
        Parameter items = parameter.items().get();
        for (SomeValue item : itemsOf(given).toList()) {
            // What of several kinds does not fit, and which of several ints are too large, system code finds out one
            // by one.
            boolean isFoundOut = item instanceof SomeUnion union
                            && union.members().stream().anyMatch(member -> of(items, member) != Answer.NEVER)
                    || item instanceof SomeLongInteger && items.takes(Kind.INDEX);
            Answer answer = isFoundOut ? Answer.ALWAYS : of(items, item);
            worst = answer.compareTo(worst) > 0 ? answer : worst;
        }
        // What a tuple holds is taken one by one by system code, which asks for its text.
        return worst == Answer.CONVERTED && !parameter.takes(Kind.ITERABLE) ? Answer.ALWAYS : worst;
    }

    /** Whether what an iterable holds fits, but for None. */
    static boolean mayHoldNone(Parameter parameter, SomeValue given) {
        return parameter.takes(Kind.ITERABLE)
                && parameter.items().filter(items -> !items.takes(Kind.NONE)).isPresent()
                && itemsOf(Lattice.withoutNone(given)).anyMatch(Lattice::canBeNone);
    }

    /** Whether what an iterable holds says by special methods which numbers it stands for. */
    boolean holdsConverted(Parameter parameter, SomeValue given) {
        return parameter.takes(Kind.ITERABLE)
                && parameter.items().isPresent()
                && ofItems(parameter, Lattice.withoutNone(given)) == Answer.CONVERTED;
    }

    private static Stream<SomeValue> itemsOf(SomeValue iterable) {
        return switch (iterable) {
            case SomeList list -> Stream.of(((InferredList) list.definition()).readItem());
            case SomeSet set -> Stream.of(((InferredSet) set.definition()).readItem());
            case SomeTuple tuple -> tuple.items().stream();
            case SomeDict dict -> Stream.of(((InferredDict) dict.definition()).readKey());
            case SomeString string -> Stream.of(Lattice.CHARACTER);
            case SomeBytes bytes -> Stream.of(Lattice.NON_NEGATIVE);
            case SomeByteArray bytes -> Stream.of(Lattice.NON_NEGATIVE);
            case SomeRange range -> Stream.of(Lattice.INTEGER);
            default -> Stream.of();
        };
    }

    private Answer ofKind(Kind kind, SomeValue given) {
        return switch (given) {
            // System code's own: it knows what it does.
            case SomePointer pointer -> Answer.ALWAYS;
            case SomeAddress address -> Answer.ALWAYS;
            case SomeLowLevelType type -> Answer.ALWAYS;
            case SomeImpossible impossible -> Answer.ALWAYS;
            case SomeInstance instance -> ofInstance(kind, instance);
            case SomeNumber number -> ofMixture(kind, number);
            case SomeLongInteger integer -> ofLongInteger(kind);
            case SomeOptional optional -> ofKind(kind, optional.item());
            // A number from here on.
            case SomeBool bool when kind == Kind.INDEX || kind == Kind.BOUND -> Answer.CONVERTED;
            default ->
                answer(
                        switch (kind) {
                            case ANY -> true;
                            case NONE, WHOLE, INSTANCE -> false;
                            case INDEX, BOUND -> given instanceof SomeInteger;
                            case INT -> given instanceof SomeInteger || given instanceof SomeBool;
                            case LONG -> given instanceof SomeInteger || given instanceof SomeBool;
                            case NUMBER, REAL ->
                                given instanceof SomeInteger || given instanceof SomeBool || given instanceof SomeFloat;
                            case STR -> given instanceof SomeString;
                            case PATH -> given instanceof SomeString || given instanceof SomeBytes;
                            case BYTES -> given instanceof SomeBytes;
                            case BYTEARRAY -> given instanceof SomeByteArray;
                            case BUFFER -> given instanceof SomeBytes || given instanceof SomeByteArray;
                            case LIST ->
                                given instanceof SomeList list
                                        && !list.definition().isTuple();
                            case TUPLE ->
                                given instanceof SomeTuple
                                        || given instanceof SomeList list
                                                && list.definition().isTuple();
                            case SLICE -> given instanceof SomeSlice;
                            case DICT -> given instanceof SomeDict;
                            case SET ->
                                given instanceof SomeSet
                                        || given instanceof SomeDictView view && view.kind() != ViewKind.VALUES;
                            case SIZED -> isContainer(given) || isEnumeration(given) || isClassWith(given, "__len__");
                            case ITERABLE ->
                                isContainer(given)
                                        || given instanceof SomeIterator
                                        || isEnumeration(given)
                                        || isClassWith(given, "__iter__")
                                        || isClassWith(given, "__getitem__");
                            case ITERATOR -> given instanceof SomeIterator;
                            case CALLABLE -> given instanceof SomeCallable || given instanceof SomeClassOf;
                        });
        };
    }

    private static boolean isContainer(SomeValue given) {
        return given instanceof SomeString
                || given instanceof SomeBytes
                || given instanceof SomeByteArray
                || given instanceof SomeTuple
                || given instanceof SomeList
                || given instanceof SomeDict
                || given instanceof SomeSet
                || given instanceof SomeDictView
                || given instanceof SomeRange;
    }

    private static boolean isEnumeration(SomeValue given) {
        return Enumerations.enumeration(given).isPresent();
    }

    private static boolean isClassWith(SomeValue given, String method) {
        return MetaclassMethods.has(given, method);
    }

    private static Answer answer(boolean fits) {
        return fits ? Answer.ALWAYS : Answer.NEVER;
    }

    private static Answer ofMixture(Kind kind, SomeNumber number) {
        return switch (kind) {
            case ANY, NUMBER, REAL -> Answer.ALWAYS;
            case INDEX, BOUND, INT ->
                number.kinds().contains(NumberKind.FLOAT)
                        ? Answer.SOMETIMES
                        : kind == Kind.INT ? Answer.ALWAYS : Answer.CONVERTED;
            case LONG -> Answer.NEVER;
            case NONE,
                    WHOLE,
                    STR,
                    BYTES,
                    BYTEARRAY,
                    BUFFER,
                    LIST,
                    TUPLE,
                    SLICE,
                    DICT,
                    SET,
                    SIZED,
                    ITERABLE,
                    ITERATOR,
                    CALLABLE,
                    PATH,
                    INSTANCE -> Answer.NEVER;
        };
    }

    private static Answer ofLongInteger(Kind kind) {
        return switch (kind) {
            case ANY, NUMBER, REAL, LONG -> Answer.ALWAYS;
            case INDEX, BOUND, INT -> Answer.CONVERTED;
            case NONE,
                    WHOLE,
                    STR,
                    BYTES,
                    BYTEARRAY,
                    BUFFER,
                    LIST,
                    TUPLE,
                    SLICE,
                    DICT,
                    SET,
                    SIZED,
                    ITERABLE,
                    ITERATOR,
                    CALLABLE,
                    PATH,
                    INSTANCE -> Answer.NEVER;
        };
    }

    private Answer ofInstance(Kind kind, SomeInstance instance) {
        if (SpecialMethods.isNotMadeYet(instance)) {
            return Answer.ALWAYS;
        }
        return switch (kind) {
            case ANY, INSTANCE -> Answer.ALWAYS;
            case NONE, SLICE -> Answer.NEVER;
            case WHOLE ->
                answer(hasOneOf(instance, "__int__", "__index__") || isOf(instance, "int") || isOf(instance, "float"));
            case INDEX, BOUND -> converted(instance, "__index__");
            case INT, LONG -> isOf(instance, "int") ? Answer.CONVERTED : Answer.NEVER;
            case REAL -> answer(isOf(instance, "int") || isOf(instance, "float"));
            case NUMBER -> converted(instance, "__float__", "__index__");
            case STR ->
                isTextMember(instance) || holds(instance, "str") ? Answer.CONVERTED : answer(isOf(instance, "str"));
            case BYTES -> holds(instance, "bytes") ? Answer.CONVERTED : Answer.NEVER;
            case BYTEARRAY, LIST, TUPLE, DICT ->
                answer(isOf(instance, kind.word()) || kind == Kind.DICT && hasOneOf(instance, "keys"));
            case BUFFER ->
                holds(instance, "bytes")
                        ? Answer.CONVERTED
                        : answer(instance.definition().name().equals(MEMORY_VIEW));
            case PATH ->
                isTextMember(instance) || holds(instance, "str") || holds(instance, "bytes")
                        ? Answer.CONVERTED
                        : isOf(instance, "str")
                                ? Answer.ALWAYS
                                : hasOneOf(instance, "__fspath__") ? Answer.CONVERTED : Answer.NEVER;
            case SET -> answer(isOf(instance, "set") || isOf(instance, "frozenset"));
            case SIZED -> answer(hasOneOf(instance, "__len__") || isOf(instance, "tuple") || isOf(instance, "str"));
            case ITERABLE ->
                answer(hasOneOf(instance, "__iter__", "__getitem__", "__next__")
                        || isOf(instance, "tuple")
                        || isOf(instance, "str"));
            case ITERATOR -> answer(hasOneOf(instance, "__next__"));
            case CALLABLE -> answer(hasOneOf(instance, "__call__"));
        };
    }

    /** Whether it is a member of an enumeration of texts, where its text is taken. */
    static boolean isTextMember(SomeValue value) {
        return value instanceof SomeInstance instance
                && MethodLookup.classesOf(instance).stream()
                        .allMatch(each -> Enumerations.memberFamily(each.hostClass())
                                .filter("str_member"::equals)
                                .isPresent());
    }

    private Answer converted(SomeInstance instance, String... methods) {
        return hasOneOf(instance, methods) || isOf(instance, "int") || isOf(instance, "float")
                ? Answer.CONVERTED
                : Answer.NEVER;
    }

    /**
     * Whether it is such a member, or an instance of a class of the program that extends {@code str} or {@code bytes},
     * where a parameter takes that.
     */
    boolean isTextHolder(Parameter parameter, SomeValue value) {
        return parameter.takes(Kind.STR)
                        && (isTextMember(value) || value instanceof SomeInstance text && holds(text, "str"))
                || (parameter.takes(Kind.BYTES) || parameter.takes(Kind.BUFFER))
                        && value instanceof SomeInstance bytes
                        && holds(bytes, "bytes");
    }

    /** Whether the instance is of a class of the program that extends such a type, whose values it holds. */
    private boolean holds(SomeInstance instance, String type) {
        return isOf(instance, type)
                && Enumerations.memberFamily(instance.definition().hostClass()).isEmpty();
    }

    private boolean isOf(SomeInstance instance, String type) {
        HostObject builtin = inference.host().builtin(type);
        return inference.host().isSubclass(instance.definition().hostClass(), builtin);
    }

    /** Whether some class that the instance may be of has one of these methods. */
    private boolean hasOneOf(SomeInstance instance, String... methods) {
        return Stream.of(methods)
                .anyMatch(method -> !attributes
                        .methods()
                        .effectiveLookUp(instance, method)
                        .found()
                        .isEmpty());
    }
}
