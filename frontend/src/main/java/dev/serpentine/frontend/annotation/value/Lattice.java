package dev.serpentine.frontend.annotation.value;

import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.graph.type.Primitive;
import java.util.Optional;

/**
 * Common elements of the lattice, and the ways from one element to a more general or more special one that need no
 * context.
 */
public final class Lattice {
    /** What is so deep within an annotation is not shown. */
    private static final int DEEPEST_SHOWN = 3;

    /** Any int of a machine word. */
    public static final SomeInteger INTEGER = new SomeInteger(Primitive.SIGNED, false, Optional.empty());
    /** Any int without bounds. */
    public static final SomeLongInteger LONG_INTEGER = new SomeLongInteger(false, false, Optional.empty());
    /** An int from 0 to 2**64 - 1. */
    public static final SomeLongInteger UNSIGNED_WORD = new SomeLongInteger(false, true, Optional.empty());
    /** Any int of a machine word that is not negative. */
    public static final SomeInteger NON_NEGATIVE = new SomeInteger(Primitive.SIGNED, true, Optional.empty());
    /** Any float. */
    public static final SomeFloat FLOAT = new SomeFloat(Primitive.FLOAT, Optional.empty());
    /** Either bool. */
    public static final SomeBool BOOL = new SomeBool(Optional.empty());
    /** Any text. */
    public static final SomeString STRING = new SomeString(false, false, Optional.empty());
    /** Any text of one character. */
    public static final SomeString CHARACTER = new SomeString(true, false, Optional.empty());
    /** Any bytes. */
    public static final SomeBytes BYTES = new SomeBytes(false, Optional.empty());
    /** Any slice whose bounds are words or None. */
    public static final SomeSlice SLICE_OF_INDEXES =
            new SomeSlice(INTEGER.orNone(), INTEGER.orNone(), INTEGER.orNone());

    private Lattice() {}

    /** The same without the knowledge of the one value; tuples keep nothing constant inside either. */
    public static SomeValue withoutConstant(SomeValue value) {
        return value.withoutConstant();
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
        if (value instanceof SomeTuple tuple) {
            // The message names the item.
            tuple.items().forEach(Lattice::requireHashable);
        } else if (!value.isHashable()) {
            String text =
                    "unhashable type: '" + Families.typeName(Families.of(value).orElse("object")) + "'";
            RuleError error = new RuleError(MessageKind.WRONG_ARGUMENTS, text);
            throw value instanceof SomeUnion ? error : error.raising("TypeError", text);
        }
    }

    /** Whether it may be None. */
    public static boolean canBeNone(SomeValue value) {
        return value.canBeNone();
    }

    /**
     * Whether all that is known of such values stands in the annotation itself, and nothing in a place that the program
     * shares: a function that is called with them alone adds nothing to what is known of the program.
     */
    public static boolean isSelfContained(SomeValue value) {
        return switch (value) {
            case SomeImpossible none -> true;
            case SomeNone none -> true;
            case SomeBool bool -> true;
            case SomeInteger integer -> true;
            case SomeLongInteger integer -> true;
            case SomeFloat real -> true;
            case SomeNumber number -> true;
            case SomeString string -> true;
            case SomeBytes bytes -> true;
            case SomeByteArray array -> true;
            case SomeRange range -> true;
            case SomePointer pointer -> true;
            case SomeAddress address -> true;
            case SomeLowLevelType type -> true;
            case SomeTuple tuple -> tuple.items().stream().allMatch(Lattice::isSelfContained);
            case SomeOptional optional -> isSelfContained(optional.item());
            case SomeUnion union -> union.members().stream().allMatch(Lattice::isSelfContained);
            case SomeSlice slice ->
                isSelfContained(slice.start()) && isSelfContained(slice.stop()) && isSelfContained(slice.step());
            case SomeIterator iterator -> isSelfContained(iterator.source());
            case SomeList list -> false;
            case SomeDict dict -> false;
            case SomeSet set -> false;
            case SomeDictView view -> false;
            case SomeInstance instance -> false;
            case SomeCallable callable -> false;
            case SomeCell cell -> false;
            case SomeClassOf classOf -> false;
            case SomeLateMethod method -> false;
            case SomeSuper instance -> false;
        };
    }

    /** What is left where the value is known not to be None: {@code IMPOSSIBLE} for None itself. */
    public static SomeValue withoutNone(SomeValue value) {
        return value.withoutNone();
    }

    /**
     * The same, or None.
     *
     * @throws UnionConflict for what has no such form
     */
    public static SomeValue orNone(SomeValue value) {
        return value.orNone();
    }

    /** The annotation as a user reads it: Python's names of types. */
    public static String describe(SomeValue value) {
        return value.describe(DEEPEST_SHOWN);
    }
}
