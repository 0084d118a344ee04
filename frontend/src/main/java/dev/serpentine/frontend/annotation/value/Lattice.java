package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.graph.type.Primitive;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Common elements of the lattice, and the ways from one element to a more general or more special one that need no
 * context.
 */
public final class Lattice {
    private static final int MOST_ITEMS_SHOWN = 12;
    public static final SomeInteger INTEGER = new SomeInteger(Primitive.SIGNED, false, Optional.empty());
    public static final SomeLongInteger LONG_INTEGER = new SomeLongInteger(false, Optional.empty());
    public static final SomeInteger NON_NEGATIVE = new SomeInteger(Primitive.SIGNED, true, Optional.empty());
    public static final SomeFloat FLOAT = new SomeFloat(Primitive.FLOAT, Optional.empty());
    public static final SomeBool BOOL = new SomeBool(Optional.empty());
    public static final SomeString STRING = new SomeString(false, false, Optional.empty());
    public static final SomeString CHARACTER = new SomeString(true, false, Optional.empty());
    public static final SomeBytes BYTES = new SomeBytes(false, Optional.empty());

    private Lattice() {}

    /** The same without the knowledge of the one value; tuples keep nothing constant inside either. */
    public static SomeValue withoutConstant(SomeValue value) {
        return switch (value) {
            case SomeBool bool -> BOOL;
            case SomeInteger integer -> new SomeInteger(integer.type(), integer.isNonNegative(), Optional.empty());
            case SomeLongInteger integer -> new SomeLongInteger(integer.canBeNone(), Optional.empty());
            case SomeFloat real -> new SomeFloat(real.type(), Optional.empty());
            case SomeNumber number -> number;
            case SomeString string -> new SomeString(string.isCharacter(), string.canBeNone(), Optional.empty());
            case SomeBytes bytes -> new SomeBytes(bytes.canBeNone(), Optional.empty());
            case SomeTuple tuple ->
                new SomeTuple(
                        tuple.items().stream().map(Lattice::withoutConstant).toList(), Optional.empty());
            case SomeList list -> new SomeList(list.definition(), list.canBeNone(), Optional.empty());
            case SomeDict dict -> new SomeDict(dict.definition(), dict.canBeNone(), Optional.empty());
            case SomeSet set -> new SomeSet(set.definition(), set.canBeNone(), Optional.empty());
            case SomeRange range -> new SomeRange(Optional.empty());
            case SomeInstance instance ->
                new SomeInstance(instance.definition(), instance.canBeNone(), Optional.empty(), instance.among());
            case SomeOptional optional -> new SomeOptional(withoutConstant(optional.item()));
            case SomeUnion union -> union;
            case SomeLateMethod method -> method;
            case SomeIterator iterator -> new SomeIterator(withoutConstant(iterator.source()), iterator.kind());
            case SomeDictView view -> new SomeDictView((SomeDict) withoutConstant(view.dict()), view.kind());
            case SomeSlice slice ->
                new SomeSlice(
                        withoutConstant(slice.start()), withoutConstant(slice.stop()), withoutConstant(slice.step()));
            case SomeImpossible impossible -> impossible;
            case SomeNone none -> none;
            case SomeByteArray array -> array;
            case SomeCallable callable -> callable;
            case SomeCell cell -> cell;
            case SomeClassOf classOf -> classOf;
            case SomeSuper superObject -> superObject;
            case SomePointer pointer -> new SomePointer(pointer.type(), Optional.empty());
            case SomeAddress address -> address;
            case SomeLowLevelType type -> type;
        };
    }

    /**
     * What is left of the annotation where it decides between specialisations: neither values nor bounds, but
     * callables, None, bool constants and types.
     */
    public static SomeValue asSpecialisationKey(SomeValue value) {
        return switch (value) {
            case SomeBool bool -> bool;
            case SomeInteger integer -> new SomeInteger(integer.type(), false, Optional.empty());
            case SomeString string -> new SomeString(false, string.canBeNone(), Optional.empty());
            case SomeTuple tuple ->
                new SomeTuple(
                        tuple.items().stream().map(Lattice::asSpecialisationKey).toList(), Optional.empty());
            case SomeOptional optional -> new SomeOptional(asSpecialisationKey(optional.item()));
            case SomeSlice slice ->
                new SomeSlice(
                        asSpecialisationKey(slice.start()),
                        asSpecialisationKey(slice.stop()),
                        asSpecialisationKey(slice.step()));
            case SomePointer pointer -> pointer;
            default -> withoutConstant(value);
        };
    }

    /** @throws RuleError for what no dict or set can hold as a key */
    public static void requireHashable(SomeValue value) {
        boolean unhashable = switch (value) {
            case SomeList list -> !list.definition().isTuple();
            case SomeDict dict -> true;
            case SomeSet set -> !set.definition().isFrozen();
            case SomeByteArray array -> true;
            case SomeTuple tuple -> {
                tuple.items().forEach(Lattice::requireHashable);
                yield false;
            }
            case SomeUnion union -> union.members().stream().noneMatch(Lattice::isHashable);
            default -> false;
        };
        if (unhashable) {
            String text =
                    "unhashable type: '" + Families.typeName(Families.of(value).orElse("object")) + "'";
            RuleError error = new RuleError(MessageKind.WRONG_ARGUMENTS, text);
            throw value instanceof SomeUnion ? error : error.raising("TypeError", text);
        }
    }

    private static boolean isHashable(SomeValue value) {
        try {
            requireHashable(value);
            return true;
        } catch (RuleError unhashable) {
            return false;
        }
    }

    public static boolean canBeNone(SomeValue value) {
        return switch (value) {
            case SomeNone none -> true;
            case SomeOptional optional -> true;
            case SomeLongInteger integer -> integer.canBeNone();
            case SomeString string -> string.canBeNone();
            case SomeBytes bytes -> bytes.canBeNone();
            case SomeByteArray array -> array.canBeNone();
            case SomeList list -> list.canBeNone();
            case SomeDict dict -> dict.canBeNone();
            case SomeSet set -> set.canBeNone();
            case SomeInstance instance -> instance.canBeNone();
            case SomeCallable callable -> callable.canBeNone();
            case SomeUnion union -> union.canBeNone();
            default -> false;
        };
    }

    /** What is left where the value is known not to be None: {@code IMPOSSIBLE} for None itself. */
    public static SomeValue withoutNone(SomeValue value) {
        return switch (value) {
            case SomeNone none -> SomeImpossible.IMPOSSIBLE;
            case SomeOptional optional -> optional.item();
            case SomeLongInteger integer -> new SomeLongInteger(false, integer.constant());
            case SomeString string -> new SomeString(string.isCharacter(), false, string.constant());
            case SomeBytes bytes -> new SomeBytes(false, bytes.constant());
            case SomeByteArray array -> new SomeByteArray(false);
            case SomeList list -> new SomeList(list.definition(), false, list.constant());
            case SomeDict dict -> new SomeDict(dict.definition(), false, dict.constant());
            case SomeSet set -> new SomeSet(set.definition(), false, set.constant());
            case SomeInstance instance ->
                new SomeInstance(instance.definition(), false, instance.constant(), instance.among());
            case SomeCallable callable -> new SomeCallable(callable.descriptions(), false);
            case SomeUnion union -> Unions.of(union.members(), false);
            default -> value;
        };
    }

    /**
     * The same, or None.
     *
     * @throws UnionConflict for what has no such form
     */
    public static SomeValue orNone(SomeValue value) {
        return switch (value) {
            case SomeImpossible impossible -> SomeNone.NONE;
            case SomeNone none -> none;
            case SomeOptional optional -> optional;
            case SomeBool bool -> new SomeOptional(withoutConstant(value));
            case SomeInteger integer -> new SomeOptional(withoutConstant(value));
            case SomeLongInteger integer -> new SomeLongInteger(true, Optional.empty());
            case SomeFloat real -> new SomeOptional(withoutConstant(value));
            case SomeNumber number -> new SomeOptional(value);
            case SomeTuple tuple -> new SomeOptional(withoutConstant(value));
            case SomeString string -> new SomeString(false, true, Optional.empty());
            case SomeBytes bytes -> new SomeBytes(true, Optional.empty());
            case SomeByteArray array -> new SomeByteArray(true);
            case SomeList list -> new SomeList(list.definition(), true, Optional.empty());
            case SomeDict dict -> new SomeDict(dict.definition(), true, Optional.empty());
            case SomeSet set -> new SomeSet(set.definition(), true, Optional.empty());
            case SomeInstance instance ->
                new SomeInstance(instance.definition(), true, Optional.empty(), instance.among());
            case SomeCallable callable -> new SomeCallable(callable.descriptions(), true);
            case SomeUnion union -> new SomeUnion(union.members(), true);
            case SomeLateMethod method -> throw new UnionConflict(value, SomeNone.NONE, "");
            case SomePointer pointer -> throw new UnionConflict(value, SomeNone.NONE, "use nullptr");
            case SomeDictView view -> throw new UnionConflict(value, SomeNone.NONE, "");
            case SomeRange range -> new SomeOptional(withoutConstant(value));
            case SomeSlice slice -> new SomeOptional(withoutConstant(value));
            case SomeIterator iterator -> throw new UnionConflict(value, SomeNone.NONE, "");
            case SomeCell cell -> throw new UnionConflict(value, SomeNone.NONE, "");
            case SomeClassOf classOf -> throw new UnionConflict(value, SomeNone.NONE, "");
            case SomeSuper superObject -> throw new UnionConflict(value, SomeNone.NONE, "");
            case SomeAddress address -> throw new UnionConflict(value, SomeNone.NONE, "");
            case SomeLowLevelType type -> throw new UnionConflict(value, SomeNone.NONE, "");
        };
    }

    /** The annotation as a user reads it: Python's names of types. */
    public static String describe(SomeValue value) {
        return describe(value, 3);
    }

    private static String describe(SomeValue value, int depth) {
        if (depth == 0) {
            return "...";
        }
        String text = switch (value) {
            case SomeImpossible impossible -> "nothing";
            case SomeNone none -> "None";
            case SomeBool bool -> "bool";
            case SomeInteger integer ->
                integer.type() == Primitive.SIGNED ? "int" : integer.type().text();
            case SomeLongInteger integer -> "int";
            case SomeFloat real -> "float";
            case SomeNumber number ->
                number.kinds().stream().map(NumberKind::typeName).collect(Collectors.joining(" or "));
            case SomeString string -> "str";
            case SomeBytes bytes -> "bytes";
            case SomeByteArray array -> "bytearray";
            case SomeTuple tuple ->
                tuple.items().stream()
                        .limit(MOST_ITEMS_SHOWN)
                        .map(item -> describe(item, depth - 1))
                        .collect(Collectors.joining(
                                ", ",
                                "tuple[",
                                tuple.items().size() > MOST_ITEMS_SHOWN
                                        ? ", ... " + tuple.items().size() + " items]"
                                        : "]"));
            case SomeList list ->
                (list.definition().isTuple() ? "tuple[" : "list[")
                        + describe(list.definition().item(), depth - 1)
                        + (list.definition().isTuple() ? ", ...]" : "]");
            case SomeDict dict ->
                "dict[" + describe(dict.definition().key(), depth - 1) + ", "
                        + describe(dict.definition().value(), depth - 1) + "]";
            case SomeSet set ->
                (set.definition().isFrozen() ? "frozenset[" : "set[")
                        + describe(set.definition().item(), depth - 1) + "]";
            case SomeDictView view ->
                switch (view.kind()) {
                    case KEYS -> "dict_keys";
                    case VALUES -> "dict_values";
                    case ITEMS -> "dict_items";
                };
            case SomeRange range -> "range";
            case SomeSlice slice -> "slice";
            case SomeIterator iterator -> "iterator over " + describe(iterator.source(), depth - 1);
            case SomeInstance instance
            when !instance.among().isEmpty() ->
                instance.among().stream().map(ClassDefinition::name).collect(Collectors.joining(" or "));
            case SomeInstance instance -> instance.definition().name();
            case SomeCallable callable ->
                callable.descriptions().stream()
                        .limit(3)
                        .map(Description::describe)
                        .collect(Collectors.joining(" or "));
            case SomeCell cell -> "cell";
            case SomeClassOf classOf -> "class " + classOf.definition().name();
            case SomeOptional optional -> describe(optional.item(), depth);
            case SomeUnion union ->
                union.members().stream()
                        .map(member -> describe(member, depth - 1))
                        .collect(Collectors.joining(" or "));
            case SomeLateMethod method -> "method " + method.name() + " of " + describe(method.self(), depth - 1);
            case SomeSuper superObject -> "super()";
            case SomePointer pointer -> pointer.type().text();
            case SomeAddress address -> "address";
            case SomeLowLevelType type -> "type " + type.type().text();
        };
        return canBeNone(value) && !(value instanceof SomeNone) ? text + " or None" : text;
    }
}
