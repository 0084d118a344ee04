package dev.serpentine.frontend.annotation.rule;

import dev.serpentine.frontend.annotation.facts.Folding;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.Step;
import dev.serpentine.frontend.annotation.live.LowLevelMarkers;
import dev.serpentine.frontend.annotation.value.BuiltinDescription;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.Optional;

/**
 * System code's low-level vocabulary: pointers, types, and the functions of {@code rpython.rtyper.lltypesystem.lltype}.
 * Nothing here raises.
 */
public final class LowLevelRules {
    private static final int FIRST = 2;
    private final Inference inference;

    LowLevelRules(Inference inference) {
        this.inference = inference;
    }

    /** What a field, item or argument of a low-level type is. */
    static SomeValue ofType(LowLevelType type) {
        return switch (type) {
            case Primitive primitive ->
                switch (primitive) {
                    case VOID -> SomeNone.NONE;
                    case BOOL -> Lattice.BOOL;
                    case FLOAT, SINGLEFLOAT -> new SomeFloat(primitive, Optional.empty());
                    case ADDRESS -> SomeAddress.ADDRESS;
                    case CHAR, UNICHAR, INT8, UINT8, INT16, UINT16, INT32, UINT32, SIGNED, UNSIGNED ->
                        new SomeInteger(primitive, false, Optional.empty());
                };
            case PointerType pointer -> new SomePointer(pointer, Optional.empty());
            default -> throw new IllegalStateException("no value has the type " + type.text());
        };
    }

    /** The low-level type of a value of system code. */
    static LowLevelType typeOf(SomeValue value) {
        return switch (value) {
            case SomeBool bool -> Primitive.BOOL;
            case SomeInteger integer -> integer.type();
            case SomeFloat real -> real.type();
            case SomePointer pointer -> pointer.type();
            case SomeAddress address -> Primitive.ADDRESS;
            case SomeNone none -> Primitive.VOID;
            default ->
                throw new RuleError(
                        MessageKind.NOT_SUPPORTED,
                        "typeOf of " + Lattice.describe(value),
                        "only low-level values have a low-level type");
        };
    }

    static SomeValue field(Step step, SomePointer pointer, String name) {
        step.raisesOnly();
        return ofType(fieldType(pointer, name));
    }

    private static LowLevelType fieldType(SomePointer pointer, String name) {
        if (pointer.type().target() instanceof FieldedType struct
                && struct.field(name).isPresent()) {
            return struct.field(name).get().type();
        }
        throw new RuleError(0, MessageKind.NO_ATTRIBUTE, pointer.type().text(), name, "");
    }

    static SomeValue setField(Step step, SomePointer pointer, String name, SomeValue value) {
        step.raisesOnly();
        require(step, fieldType(pointer, name), value);
        return SomeNone.NONE;
    }

    static SomeValue item(Step step, SomePointer pointer) {
        step.raisesOnly();
        return ofType(itemType(pointer));
    }

    private static LowLevelType itemType(SomePointer pointer) {
        if (pointer.type().target() instanceof ArrayType array) {
            return array.item();
        }
        throw new RuleError(0, MessageKind.NO_OPERATION, "[]", pointer.type().text(), "int");
    }

    static void setItem(Step step, SomePointer pointer) {
        step.raisesOnly();
        require(step, itemType(pointer), step.argument(2));
    }

    /** A constant int may stand for any integer type; otherwise types must agree. */
    private static void require(Step step, LowLevelType type, SomeValue value) {
        boolean constantInteger = value instanceof SomeInteger integer
                && integer.constant().isPresent()
                && type instanceof Primitive primitive
                && primitive.isInteger();
        boolean boxed = !(value instanceof SomeBool
                || value instanceof SomeInteger
                || value instanceof SomeFloat
                || value instanceof SomePointer
                || value instanceof SomeAddress
                || value instanceof SomeNone);
        if (!constantInteger && !boxed && !typeOf(value).equals(type)) {
            throw new RuleError(
                    MessageKind.NO_OPERATION,
                    step.operation().opcode().mnemonic(),
                    type.text(),
                    Lattice.describe(value));
        }
    }

    private SomeValue hasField(Step step) {
        String field = step.argument(FIRST + 1).constant().orElseThrow().asText();
        boolean has = type(step, FIRST) instanceof FieldedType struct
                && struct.field(field).isPresent();
        return Folding.constant(step, inference, inference.host().ofBoolean(has))
                .orElse(Lattice.BOOL);
    }

    static SomeValue typeAttribute(Step step, SomeLowLevelType value, String name) {
        step.raisesOnly();
        LowLevelType type = value.type();
        if (name.equals("TO") && type instanceof PointerType pointer) {
            return new SomeLowLevelType(pointer.target());
        }
        if (name.equals("OF") && type instanceof ArrayType array) {
            return new SomeLowLevelType(array.item());
        }
        if (type instanceof FieldedType struct && struct.field(name).isPresent()) {
            return new SomeLowLevelType(struct.field(name).get().type());
        }
        throw new RuleError(0, MessageKind.NO_ATTRIBUTE, type.text(), name, "");
    }

    private static LowLevelType type(Step step, int operand) {
        return step.argument(operand) instanceof SomeLowLevelType type ? type.type() : typeFailure(operand, step);
    }

    private static LowLevelType typeFailure(int operand, Step step) {
        throw new RuleError(
                operand,
                MessageKind.NOT_SUPPORTED,
                Lattice.describe(step.argument(operand)) + " as a low-level type",
                "pass a constant type");
    }

    /**
     * Between numbers, characters and bools, each in a machine word: nothing else has a value that could be taken for
     * one.
     */
    private SomeValue cast(Step step) {
        SomeValue value = step.argument(FIRST + 1);
        return switch (value) {
            case SomeUnion union -> throw noCast(value);
            case SomeNumber number -> throw noCast(value);
            case SomeLongInteger integer -> throw noCast(value);
            case SomeOptional optional -> throw noCast(value);
            case SomeInstance instance -> throw noCast(value);
            default -> ofType(type(step, FIRST));
        };
    }

    private static RuleError noCast(SomeValue value) {
        return new RuleError(
                FIRST + 1,
                MessageKind.NOT_SUPPORTED,
                Lattice.describe(value) + ", where a number in a machine word is needed,",
                "convert it by int(...) first");
    }

    /** The typers take a pointer for what it is said to be: the wrong one would only be found by its fields. */
    private static void requireNot(Step step, Class<? extends SomeValue> other) {
        if (other.isInstance(step.argument(FIRST))) {
            throw new IllegalStateException(
                    Lattice.describe(step.argument(FIRST)) + " is given for another kind of text");
        }
    }

    private SomePointer text(String global) {
        return new SomePointer(
                new PointerType((ContainerType) inference.markers().named(global)), Optional.empty());
    }

    /** What an item is that is not None, if it can be anything else. */
    private SomeValue itemOf(SomeIterator iterator) {
        SomeValue item = Lattice.withoutConstant(IterationRules.item(iterator.source(), inference.union()));
        return item == SomeNone.NONE ? item : Lattice.withoutNone(item);
    }

    /** Whether a callable is {@code item_of}. */
    public static boolean isItemOf(SomeValue callee) {
        return callee instanceof SomeCallable callable
                && callable.descriptions().size() == 1
                && callable.descriptions().iterator().next() instanceof BuiltinDescription builtin
                && builtin.qualifiedName().equals(LowLevelMarkers.TYPES + "item_of");
    }

    /** A call of a function of {@code lltype}, or of an external function. @param qualifiedName the function's */
    SomeValue call(Step step, String qualifiedName) {
        step.raisesOnly();
        if (qualifiedName.startsWith(LowLevelMarkers.EXTERNALS)) {
            String name = qualifiedName.substring(LowLevelMarkers.EXTERNALS.length());
            return ofType(ExternalFunction.named(name)
                    .orElseThrow(() -> new RuleError(MessageKind.NO_METHOD, "the run-time support", name))
                    .type()
                    .result());
        }
        String name = qualifiedName.substring(LowLevelMarkers.TYPES.length());
        return switch (name) {
            case "malloc", "nullptr" ->
                new SomePointer(new PointerType((ContainerType) type(step, FIRST)), Optional.empty());
            case "typeOf" -> new SomeLowLevelType(typeOf(step.argument(FIRST)));
            case "has_field" -> hasField(step);
            case "cast_pointer" -> new SomePointer((PointerType) type(step, FIRST), java.util.Optional.empty());
            case "Ptr" -> new SomeLowLevelType(new PointerType((ContainerType) type(step, FIRST)));
            case "GcArray" -> new SomeLowLevelType(ArrayType.collected(type(step, FIRST)));
            case "cast_primitive" -> cast(step);
            case "zero" -> ofType(type(step, FIRST));
            case "item_of" ->
                step.argument(FIRST) instanceof SomeIterator iterator ? itemOf(iterator) : SomeImpossible.IMPOSSIBLE;
            case "ll_arraycopy", "gc_collect" -> SomeNone.NONE;
            case "hlstr" -> Lattice.STRING;
            case "llstr" -> {
                requireNot(step, SomeBytes.class);
                yield text("STR");
            }
            case "hlbytes" -> Lattice.BYTES;
            case "llbytes" -> {
                requireNot(step, SomeString.class);
                yield text("BYTES");
            }
            case "hllong" -> Lattice.LONG_INTEGER;
            case "hlunsigned" -> Lattice.UNSIGNED_WORD;
            case "hlnarrow" -> Lattice.NON_NEGATIVE;
            case "llunsigned" -> ofType(Primitive.UNSIGNED);
            case "lllong", "long_in_pointer" -> text("LONG_INTEGER");
            case "hlbytearray" -> new SomeByteArray(false);
            case "llbytearray" -> text("BYTEARRAY");
            case "int_div_trunc",
                    "int_rem_trunc",
                    "int_lshift",
                    "int_rshift",
                    "cast_float_to_int",
                    "float_to_bits",
                    "identity_hash",
                    "cast_ptr_to_int" -> Lattice.INTEGER;
            case "int_add_overflows", "int_sub_overflows", "int_mul_overflows" -> Lattice.BOOL;
            case "uint_div", "uint_rem", "uint_rshift", "uint_mul_high" -> ofType(Primitive.UNSIGNED);
            case "cast_int_to_float", "cast_uint_to_float", "bits_to_float", "float_div", "float_abs" -> Lattice.FLOAT;
            default ->
                throw new RuleError(MessageKind.NOT_SUPPORTED, "lltype." + name, "the annotator has no rule for it");
        };
    }
}
