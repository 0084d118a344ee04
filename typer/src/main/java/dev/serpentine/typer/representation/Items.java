package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.HelperRequests;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;

/** Equality, order and hash of parts of containers, where the user's special methods have their say. */
final class Items {

    private Items() {}

    private static boolean isPlain(Repr repr) {
        return Arithmetic.isNumber(repr)
                || repr instanceof TextRepr
                || repr instanceof CharacterRepr
                || repr instanceof NoneRepr;
    }

    private static boolean arePlain(Repr first, Repr second) {
        return isPlain(first) && isPlain(second) && !(first instanceof FloatRepr && second instanceof FloatRepr);
    }

    /** Requests what {@link #equal} calls. */
    static void requestEquality(
            Repr first, SomeValue firstAnnotation, Repr second, SomeValue secondAnnotation, HelperRequests requests) {
        if (!arePlain(first, second)) {
            requests.add("generic.equals", firstAnnotation, secondAnnotation);
        }
    }

    /** Requests what {@link #compare} calls. */
    static void requestOrder(FlowOpcode opcode, SomeValue first, SomeValue second, HelperRequests requests) {
        requests.add("generic." + opcode.mnemonic(), first, second);
    }

    /** Requests what {@link #hash} calls. */
    static void requestHash(Repr item, SomeValue annotation, HelperRequests requests) {
        if (isPlain(item)) {
            item.requestHash(requests);
        } else {
            requests.add(hashFunction(annotation), annotation);
        }
    }

    /** The function of system code that hashes an item: one that raises TypeError where its type cannot be hashed. */
    static String hashFunction(SomeValue item) {
        return item instanceof SomeValue.SomeTuple || item.isHashable() ? "generic.hash_of" : "generic.no_hash";
    }

    static Value equal(
            TypingContext context,
            Typed first,
            SomeValue firstAnnotation,
            Typed second,
            SomeValue secondAnnotation,
            OperationBuilder builder) {
        if (arePlain(first.repr(), second.repr())) {
            return Comparison.equal(first, second, context, builder);
        }
        return helper("generic.equals", context, first, firstAnnotation, second, secondAnnotation, builder);
    }

    static Value compare(
            TypingContext context,
            FlowOpcode opcode,
            Typed first,
            SomeValue firstAnnotation,
            Typed second,
            SomeValue secondAnnotation,
            OperationBuilder builder) {
        return helper(
                "generic." + opcode.mnemonic(), context, first, firstAnnotation, second, secondAnnotation, builder);
    }

    /**
     * Whether one comparison tells if a part is before another, equal to it or behind it, so that there is no need to
     * ask for equality first: texts, and tuples of these and of ints. Nobody sees how often they are compared.
     */
    static boolean haveOneOrder(Repr first, Repr second) {
        return first == second
                && (first instanceof TextRepr text && !text.canBeNone()
                        || first instanceof TupleRepr tuple && tuple.isPlainlyOrdered());
    }

    /** Whether it is a machine word, of which the order is the signed one. */
    static boolean isWord(Repr repr) {
        return repr instanceof IntegerRepr && repr.type() == Primitive.SIGNED;
    }

    /** Negative, 0 or positive, as one is before, equal to or behind the other. */
    static Value order(TypingContext context, Typed first, Typed second, OperationBuilder builder) {
        return first.repr() instanceof TupleRepr tuple
                ? tuple.order(first.value(), second.value(), builder)
                : context.helpers()
                        .call(
                                builder,
                                "text.compare",
                                context.helpers().lowLevel(first.value()),
                                context.helpers().lowLevel(second.value()))
                        .value();
    }

    /** How what {@link #order} gives stands to 0 where a comparison is true. */
    static LowLevelOpcode sign(FlowOpcode comparison) {
        return switch (comparison) {
            case LT -> LowLevelOpcode.INT_LT;
            case LE -> LowLevelOpcode.INT_LE;
            case GT -> LowLevelOpcode.INT_GT;
            case GE -> LowLevelOpcode.INT_GE;
            default -> throw new IllegalArgumentException(comparison + " is no order");
        };
    }

    private static Value helper(
            String name,
            TypingContext context,
            Typed first,
            SomeValue firstAnnotation,
            Typed second,
            SomeValue secondAnnotation,
            OperationBuilder builder) {
        return context.helpers()
                .call(
                        builder,
                        name,
                        context.helpers().python(first.value(), firstAnnotation),
                        context.helpers().python(second.value(), secondAnnotation))
                .value();
    }

    /** What the hashes of several parts are joined to, in their order. */
    static Value joinedHashes(
            TypingContext context, List<Typed> parts, List<SomeValue> annotations, OperationBuilder builder) {
        Value joined = context.helpers().call(builder, "hashing.tuple_begin").value();
        for (int i = 0; i < parts.size(); i++) {
            Value hash = hash(context, parts.get(i), annotations.get(i), builder);
            joined = context.helpers()
                    .call(
                            builder,
                            "hashing.tuple_add",
                            context.helpers().lowLevel(joined),
                            context.helpers().lowLevel(hash))
                    .value();
        }
        return joined;
    }

    static Value hash(TypingContext context, Typed value, SomeValue annotation, OperationBuilder builder) {
        if (isPlain(value.repr())) {
            return value.repr().hash(value.value(), builder);
        }
        return context.helpers()
                .call(builder, hashFunction(annotation), context.helpers().python(value.value(), annotation))
                .value();
    }
}
