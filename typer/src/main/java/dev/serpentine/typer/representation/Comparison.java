package dev.serpentine.typer.representation;

import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.HelperRequests;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.Optional;

/** {@code ==} and {@code is} of two values that may be represented differently. */
public final class Comparison {

    private Comparison() {}

    /** {@code first == second} of the site's operands, of type Bool. */
    public static Value equal(OperationSite site) {
        return equal(site.operands().get(0), site.operands().get(1), site.context(), site.builder());
    }

    /** Whether two values are equal, as {@code ==} tells where no special method has a say. */
    public static Value equal(Typed first, Typed second, TypingContext context, OperationBuilder builder) {
        Repr left = first.repr();
        Repr right = second.repr();
        if (left instanceof NoneRepr
                || right instanceof NoneRepr
                || left.isComparedByIdentity() && right.isComparedByIdentity()) {
            return identical(first, second, context, builder);
        }
        if (left != right && (left.canBeNone() || right.canBeNone()) && isOfNumbers(left) && isOfNumbers(right)) {
            return unlessNone(first, second, Comparison::equal, context, builder);
        }
        if (left instanceof LongIntegerRepr integer && Arithmetic.isNumber(right)) {
            return integer.equalToNumber(first.value(), second, builder);
        }
        if (right instanceof LongIntegerRepr integer && Arithmetic.isNumber(left)) {
            return integer.equalToNumber(second.value(), first, builder);
        }
        if (left instanceof FloatRepr && right.unionKind().isPresent()
                || right instanceof FloatRepr && left.unionKind().isPresent()) {
            // No number.
            return Constant.bool(false);
        }
        if (left instanceof FloatRepr || right instanceof FloatRepr) {
            FloatRepr real = context.representations().floating(Primitive.FLOAT);
            return MixedComparison.compare(FlowOpcode.EQ, first, second, context, builder)
                    .orElseGet(() -> real.equal(
                            context.convert(first, real, builder), context.convert(second, real, builder), builder));
        }
        if (Arithmetic.isNumber(left) && Arithmetic.isNumber(right)) {
            return builder.emit(
                    LowLevelOpcode.INT_EQ,
                    builder.castPrimitive(first.value(), Primitive.SIGNED),
                    builder.castPrimitive(second.value(), Primitive.SIGNED));
        }
        if (left == right) {
            return left.equal(first.value(), second.value(), builder);
        }
        if (left instanceof TupleRepr one && right instanceof TupleRepr other) {
            return one.equalTo(other, first.value(), second.value(), builder);
        }
        Repr common = common(left, right, context).orElse(null);
        if (common == null) {
            return areBothNone(first, second, builder);
        }
        return common.equal(context.convert(first, common, builder), context.convert(second, common, builder), builder);
    }

    /** Requests what {@link #equal} calls for values of two representations. */
    public static void requestEquality(Repr left, Repr right, TypingContext context, HelperRequests requests) {
        if (left instanceof NoneRepr
                || right instanceof NoneRepr
                || left.isComparedByIdentity() && right.isComparedByIdentity()) {
            requestIdentity(left, right, context, requests);
        } else if (left == right) {
            left.requestEquality(requests);
        } else if (left instanceof TupleRepr one && right instanceof TupleRepr other) {
            one.requestEqualityTo(other, requests);
        } else if (!isOfNumbers(left) && !isOfNumbers(right)) {
            common(left, right, context).ifPresent(common -> common.requestEquality(requests));
        }
    }

    /** Whether what is there, where it may be None, is a number. */
    private static boolean isOfNumbers(Repr repr) {
        Repr bare = repr.withoutNone();
        return Arithmetic.isNumber(bare) || bare instanceof LongIntegerRepr;
    }

    @FunctionalInterface
    private interface Test {
        Value of(Typed first, Typed second, TypingContext context, OperationBuilder builder);
    }

    /** Of what may be None: only what is there is compared. */
    private static Value unlessNone(
            Typed first, Typed second, Test test, TypingContext context, OperationBuilder builder) {
        return builder.choose(
                isNone(first, builder),
                Primitive.BOOL,
                () -> isNone(second, builder),
                () -> builder.and(
                        builder.not(isNone(second, builder)),
                        () -> test.of(
                                bare(first, context, builder), bare(second, context, builder), context, builder)));
    }

    private static Typed bare(Typed value, TypingContext context, OperationBuilder builder) {
        Repr bare = value.repr().withoutNone();
        return new Typed(context.convert(value, bare, builder), bare);
    }

    /** The one of two representations that values of the other can be brought to. */
    static Optional<Repr> common(Repr left, Repr right, TypingContext context) {
        // Text can be read as a character only where it is known to be one.
        if (left instanceof CharacterRepr && right instanceof TextRepr) {
            return Optional.of(right);
        }
        if (left instanceof TextRepr && right instanceof CharacterRepr) {
            return Optional.of(left);
        }
        // Any text may be compared with a character, but not every text is one.
        if (!(left instanceof CharacterRepr) && canConvert(right, left, context)) {
            return Optional.of(left);
        }
        return canConvert(left, right, context) ? Optional.of(right) : Optional.empty();
    }

    private static boolean canConvert(Repr from, Repr to, TypingContext context) {
        // What is one thing only is not what another may be.
        boolean isTooWide = from.canBeNone() && !to.canBeNone()
                || to.isVoid() && !from.isVoid()
                || from.withoutNone() instanceof UnionRepr && !(to.withoutNone() instanceof UnionRepr);
        return !isTooWide && context.conversion(from, to).isPresent();
    }

    /** {@code first is second} of the site's operands, of type Bool. */
    public static Value identical(OperationSite site) {
        return identical(site.operands().get(0), site.operands().get(1), site.context(), site.builder());
    }

    /** Requests what {@link #identical} calls for values of two representations. */
    public static void requestIdentity(Repr left, Repr right, TypingContext context, HelperRequests requests) {
        if (left instanceof NoneRepr || right instanceof NoneRepr) {
            return;
        }
        if (left == right || left.isClassOfInstances() && right.isClassOfInstances()) {
            left.requestIdentity(requests);
        } else if (left.withoutNone() instanceof TupleRepr one && right.withoutNone() instanceof TupleRepr other) {
            one.requestIdentityTo(other, requests);
        } else if (!arePointers(left, right)) {
            common(left, right, context).ifPresent(common -> common.requestIdentity(requests));
        }
    }

    private static boolean arePointers(Repr left, Repr right) {
        return left.type() instanceof PointerType one && right.type() instanceof PointerType other && one.equals(other)
                || commonAncestor(left, right).isPresent()
                        && left.isComparedByIdentity()
                        && right.isComparedByIdentity();
    }

    static Value identical(Typed first, Typed second, TypingContext context, OperationBuilder builder) {
        Repr left = first.repr();
        Repr right = second.repr();
        if (left instanceof NoneRepr) {
            return isNone(second, builder);
        }
        if (right instanceof NoneRepr) {
            return isNone(first, builder);
        }
        if (left == right || left.isClassOfInstances() && right.isClassOfInstances()) {
            return left.identical(first.value(), second.value(), builder);
        }
        if (left.type() instanceof PointerType one && right.type() instanceof PointerType other && one.equals(other)) {
            return builder.samePointer(first.value(), second.value());
        }
        if (isOfNumbers(left) && isOfNumbers(right)) {
            if (left.canBeNone() || right.canBeNone()) {
                return unlessNone(first, second, Comparison::identical, context, builder);
            }
            if (left instanceof FloatRepr != right instanceof FloatRepr
                    || left instanceof BoolRepr != right instanceof BoolRepr) {
                return Constant.bool(false);
            }
        }
        if (left.withoutNone() instanceof TupleRepr one && right.withoutNone() instanceof TupleRepr other) {
            // Of another representation it is a copy, so that the objects say nothing: the same holds the same items.
            return unlessNone(
                    first,
                    second,
                    (here, there, _, inside) -> one.identicalTo(other, here.value(), there.value(), inside),
                    context,
                    builder);
        }
        // Either instance may be of another class than the one that the other is known by.
        Optional<PointerType> ancestor = commonAncestor(left, right)
                .filter(type -> left.isComparedByIdentity() && right.isComparedByIdentity())
                .map(FieldedType::pointer);
        if (ancestor.isPresent()) {
            return builder.samePointer(
                    builder.castPointer(first.value(), ancestor.get()),
                    builder.castPointer(second.value(), ancestor.get()));
        }
        return common(left, right, context)
                .map(common -> common.identical(
                        context.convert(first, common, builder), context.convert(second, common, builder), builder))
                .orElseGet(() -> areBothNone(first, second, builder));
    }

    /** What both structs or classes extend, where both values point to such. */
    private static Optional<FieldedType> commonAncestor(Repr left, Repr right) {
        if (!(left.type() instanceof PointerType(FieldedType one))
                || !(right.type() instanceof PointerType(FieldedType other))) {
            return Optional.empty();
        }
        for (FieldedType type = one;
                type != null;
                type = type.parent().isPresent() ? type.parent().get() : null) {
            if (other.extendsOrIs(type)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

    /** What values of unrelated representations may have in common. */
    private static Value areBothNone(Typed first, Typed second, OperationBuilder builder) {
        return first.repr().canBeNone() && second.repr().canBeNone()
                ? builder.and(isNone(first, builder), () -> isNone(second, builder))
                : Constant.bool(false);
    }

    private static Value isNone(Typed value, OperationBuilder builder) {
        if (value.repr() instanceof NoneRepr) {
            return Constant.bool(true);
        }
        return value.repr().canBeNone() ? builder.isNull(value.value()) : Constant.bool(false);
    }
}
