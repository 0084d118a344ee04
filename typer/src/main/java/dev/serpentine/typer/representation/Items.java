package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Value;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;

/** Equality, order and hash of parts of containers, where the user's special methods have their say. */
final class Items {

    private Items() {}

    private static boolean isPlain(Typed value) {
        return Arithmetic.isNumber(value.repr())
                || value.repr() instanceof TextRepr
                || value.repr() instanceof CharacterRepr
                || value.repr() instanceof NoneRepr;
    }

    static Value equal(
            TypingContext context,
            Typed first,
            SomeValue firstAnnotation,
            Typed second,
            SomeValue secondAnnotation,
            OperationBuilder builder) {
        boolean areFloats = first.repr() instanceof FloatRepr && second.repr() instanceof FloatRepr;
        if (isPlain(first) && isPlain(second) && !areFloats) {
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

    static Value hash(TypingContext context, Typed value, SomeValue annotation, OperationBuilder builder) {
        if (isPlain(value)) {
            return value.repr().hash(value.value(), builder);
        }
        return context.helpers()
                .call(builder, "generic.hash_of", context.helpers().python(value.value(), annotation))
                .value();
    }
}
