package dev.serpentine.typer.representation;

import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.typer.Conversion;
import dev.serpentine.typer.OperationSite;
import dev.serpentine.typer.Repr;
import dev.serpentine.typer.Typed;
import dev.serpentine.typer.TypingContext;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.Optional;

/** str: a pointer to {@link StandardLayouts#STR}, null for None. */
public final class TextRepr extends Repr {
    private final boolean canBeNone;

    public TextRepr(TypingContext context, boolean canBeNone) {
        super(context);
        this.canBeNone = canBeNone;
    }

    @Override
    public LowLevelType type() {
        return StandardLayouts.STR.pointer();
    }

    @Override
    public String describe() {
        return "str";
    }

    @Override
    public Optional<String> unionKind() {
        return Unions.kindOf(Lattice.STRING);
    }

    @Override
    public boolean canBeNone() {
        return canBeNone;
    }

    @Override
    public Repr withoutNone() {
        return context.representations().text(false);
    }

    @Override
    public Constant constant(HostObject object) {
        return object.kind() == HostKind.NONE
                ? OperationBuilder.zero(type())
                : context.texts().text(object.asText());
    }

    @Override
    public Optional<Conversion> conversionFrom(Repr source) {
        return source instanceof TextRepr ? Optional.of(Conversion.NONE) : Optional.empty();
    }

    /** A text where one character is expected: the annotator knows that its length is 1. */
    @Override
    public Optional<Conversion> conversionTo(Repr target) {
        return target instanceof CharacterRepr
                ? Optional.of((value, builder) -> call(builder, "text.getitem", value, Constant.signed(0)))
                : Optional.empty();
    }

    private Value call(OperationBuilder builder, String name, Value... arguments) {
        dev.serpentine.typer.HelperCalls.Argument[] all =
                new dev.serpentine.typer.HelperCalls.Argument[arguments.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = context.helpers().lowLevel(arguments[i]);
        }
        return context.helpers().call(builder, name, all).value();
    }

    @Override
    public Value truth(Value value, OperationBuilder builder) {
        if (canBeNone) {
            return builder.and(builder.isNotNull(value), () -> isFilled(value, builder));
        }
        return isFilled(value, builder);
    }

    private static Value isFilled(Value value, OperationBuilder builder) {
        return builder.emit(LowLevelOpcode.INT_NE, builder.getField(value, "length"), Constant.signed(0));
    }

    @Override
    public Value equal(Value first, Value second, OperationBuilder builder) {
        return call(builder, canBeNone ? "text.eq_or_none" : "text.eq", first, second);
    }

    @Override
    public Value hash(Value value, OperationBuilder builder) {
        return call(builder, canBeNone ? "text.hash_or_none" : "text.hash", value);
    }

    @Override
    public Value length(OperationSite site) {
        return site.builder().getField(NoneChecks.present(site, 0), "length");
    }

    @Override
    public Typed binary(FlowOpcode opcode, OperationSite site) {
        OperationBuilder builder = site.builder();
        Value first = NoneChecks.present(site, 0);
        NoneChecks.present(site, 1);
        Value second = site.valueAs(1, this);
        return switch (opcode) {
            case ADD ->
                new Typed(
                        call(builder, "text.concat", first, second),
                        context.representations().text(false));
            case LT -> truthOf("text.lt", first, second, builder);
            case LE -> truthOf("text.le", first, second, builder);
            case GT -> truthOf("text.gt", first, second, builder);
            case GE -> truthOf("text.ge", first, second, builder);
            default -> throw refuse(opcode.mnemonic());
        };
    }

    private Typed truthOf(String name, Value first, Value second, OperationBuilder builder) {
        return new Typed(
                call(builder, name, first, second), context.representations().bool());
    }

    @Override
    public Typed getItem(OperationSite site) {
        Value text = NoneChecks.present(site, 0);
        if (site.repr(1) instanceof SliceRepr slice) {
            return new Typed(
                    slice.apply(
                            site.operands().get(1),
                            "text.slice",
                            "text.slice_stepped",
                            site.builder(),
                            context.helpers().lowLevel(text)),
                    context.representations().text(false));
        }
        return new Typed(character(text, site), context.representations().character());
    }

    private Value character(Value text, OperationSite site) {
        Value index = site.valueAs(1, context.representations().signed());
        String message = "string index out of range";
        if (site.isChecked("IndexError")) {
            return call(site.builder(), "text.getitem", text, index);
        }
        Value length = site.builder().getField(text, "length");
        return call(
                site.builder(),
                "text.getitem_unchecked",
                text,
                Indexes.inside(index, length, Indexes.isNonNegative(site.annotation(1)), message, site));
    }

    @Override
    public Value contains(OperationSite site) {
        Value text = NoneChecks.present(site, 0);
        if (site.repr(1) instanceof CharacterRepr) {
            return call(site.builder(), "text.contains_character", text, site.value(1));
        }
        NoneChecks.present(site, 1);
        return call(site.builder(), "text.contains", text, site.valueAs(1, this));
    }

    @Override
    public Typed iterator(OperationSite site) {
        return IteratorRepr.over(site, NoneChecks.present(site, 0));
    }
}
