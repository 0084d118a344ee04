package dev.serpentine.typer;

import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.CharacterRepr;
import dev.serpentine.typer.representation.ImpossibleRepr;
import dev.serpentine.typer.representation.ListRepr;
import dev.serpentine.typer.representation.NoneChecks;
import dev.serpentine.typer.representation.Sequences;
import dev.serpentine.typer.representation.TupleRepr;
import java.util.ArrayList;
import java.util.List;

/** Assignment to several targets: the items of a sequence as a tuple. */
final class Unpacking {
    private final OperationSite site;
    private final OperationBuilder builder;
    private final int before;
    private final int after;

    private Unpacking(OperationSite site) {
        this.site = site;
        this.builder = site.builder();
        this.before = site.constantOperand(1).asInteger().intValueExact();
        this.after = site.constantOperand(2).asInteger().intValueExact();
    }

    static Typed unpack(OperationSite site) {
        return new Unpacking(site).unpack();
    }

    private Typed unpack() {
        Value source = NoneChecks.present(site, 0);
        Repr repr = site.repr(0).withoutNone();
        if (!(site.resultRepr() instanceof TupleRepr result)) {
            return fromNothing(repr, source);
        }
        if (repr instanceof TupleRepr tuple) {
            Value bare = site.repr(0) == repr
                    ? source
                    : site.context().convert(site.operands().getFirst(), repr, builder);
            return after < 0 ? new Typed(bare, tuple) : starredTuple(bare, tuple, result);
        }
        Sequences sequence = sequence(repr, source);
        Value length = sequence.length();
        check(length);
        List<Typed> items = new ArrayList<>();
        for (int i = 0; i < before; i++) {
            items.add(sequence.item(Constant.signed(i)));
        }
        if (after >= 0) {
            ListRepr rest = (ListRepr) result.items().get(before);
            Value stop = builder.emit(LowLevelOpcode.INT_SUB, length, Constant.signed(after));
            items.add(new Typed(sequence.part(before, stop, rest), rest));
            for (int i = 0; i < after; i++) {
                items.add(sequence.item(builder.emit(LowLevelOpcode.INT_ADD, stop, Constant.signed(i))));
            }
        }
        return new Typed(result.make(items, builder), result);
    }

    /** What has no items at all has too few. */
    private Typed fromNothing(Repr repr, Value source) {
        if (!(repr instanceof ImpossibleRepr)) {
            check(sequence(repr, source).length());
        }
        return new Typed(OperationBuilder.zero(site.resultRepr().type()), site.resultRepr());
    }

    private Sequences sequence(Repr repr, Value source) {
        if (repr instanceof CharacterRepr) {
            Repr text = site.context().representations().text(false);
            return new Sequences(text, site.context().convert(new Typed(source, repr), text, builder), site);
        }
        return new Sequences(repr, source, site);
    }

    private Typed starredTuple(Value source, TupleRepr tuple, TupleRepr result) {
        List<Typed> items = new ArrayList<>();
        int count = tuple.items().size();
        for (int i = 0; i < before; i++) {
            items.add(tuple.item(source, i, builder));
        }
        List<Typed> rest = new ArrayList<>();
        for (int i = before; i < count - after; i++) {
            rest.add(tuple.item(source, i, builder));
        }
        ListRepr list = (ListRepr) result.items().get(before);
        items.add(new Typed(list.make(rest, builder), list));
        for (int i = count - after; i < count; i++) {
            items.add(tuple.item(source, i, builder));
        }
        return new Typed(result.make(items, builder), result);
    }

    private void check(Value length) {
        if (after >= 0) {
            int least = before + after;
            builder.whenUnlikely(
                    builder.emit(LowLevelOpcode.INT_LT, length, Constant.signed(least)),
                    () -> raiseTooFew("not enough values to unpack (expected at least " + least + ", got ", length));
            return;
        }
        builder.whenUnlikely(
                builder.emit(LowLevelOpcode.INT_LT, length, Constant.signed(before)),
                () -> raiseTooFew("not enough values to unpack (expected " + before + ", got ", length));
        builder.whenUnlikely(
                builder.emit(LowLevelOpcode.INT_GT, length, Constant.signed(before)),
                () -> site.context()
                        .raise(builder, "ValueError", "too many values to unpack (expected " + before + ")"));
    }

    private void raiseTooFew(String front, Value length) {
        HelperCalls helpers = site.context().helpers();
        Typed instance = helpers.call(
                builder,
                "faults.too_few",
                helpers.python(
                        site.context().texts().text(front), dev.serpentine.frontend.annotation.value.Lattice.STRING),
                helpers.lowLevel(builder.castPrimitive(length, Primitive.SIGNED)));
        site.context().raiseInstance(builder, "ValueError", instance);
    }
}
