package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource.KeywordPart;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.SliceBound;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.StarredList;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.DictRepr;
import dev.serpentine.typer.representation.ListRepr;
import dev.serpentine.typer.representation.SliceRepr;
import dev.serpentine.typer.representation.TupleRepr;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Gathers what a call passes.
 *
 * @param operand an operand of the calling operation, by its index
 * @param self the instance that a bound method holds, or the one just made
 * @param captured what a closure holds, by its index
 */
public record ArgumentSources(
        TypingContext context,
        OperationBuilder builder,
        IntFunction<Typed> operand,
        Supplier<Typed> self,
        IntFunction<Typed> captured) {

    /** One value for each parameter of the target's graph, not converted yet. */
    public List<Typed> of(CallTarget target) {
        target.starred().ifPresent(this::check);
        Optional<MappedArguments> mapped =
                target.mapped().map(parameters -> new MappedArguments(context, builder, operand, parameters));
        mapped.ifPresent(MappedArguments::check);
        TypedGraphs.Signature signature = context.graphs().signatureOf(target.graph());
        List<Typed> values = new ArrayList<>();
        for (ArgumentSource source : target.arguments()) {
            values.add(value(source, signature.parameters().get(values.size()), mapped));
        }
        return values;
    }

    /** That a list passed with a star is neither too short nor too long. */
    private void check(StarredList starred) {
        Typed list = operand.apply(starred.operand());
        Value length = ((ListRepr) list.repr()).length(list.value(), builder);
        HelperCalls helpers = context.helpers();
        HelperCalls.Argument function = helpers.python(context.texts().text(starred.function()), Lattice.STRING);
        if (!starred.required().isEmpty()) {
            HelperCalls.Argument names =
                    helpers.python(context.texts().text(String.join(" ", starred.required())), Lattice.STRING);
            builder.whenUnlikely(
                    builder.emit(
                            LowLevelOpcode.INT_LT,
                            length,
                            Constant.signed(starred.required().size())),
                    () -> context.raiseInstance(
                            builder,
                            "TypeError",
                            helpers.call(builder, "starred_calls.missing", function, names, helpers.lowLevel(length))));
        }
        starred.most()
                .ifPresent(most -> builder.whenUnlikely(
                        builder.emit(LowLevelOpcode.INT_GT, length, Constant.signed(most - starred.passed())), () -> {
                            Value given =
                                    builder.emit(LowLevelOpcode.INT_ADD, length, Constant.signed(starred.passed()));
                            context.raiseInstance(
                                    builder,
                                    "TypeError",
                                    helpers.call(
                                            builder,
                                            "starred_calls.too_many",
                                            function,
                                            helpers.lowLevel(Constant.signed(starred.least())),
                                            helpers.lowLevel(Constant.signed(most)),
                                            helpers.lowLevel(given)));
                        }));
    }

    private Typed value(ArgumentSource source, Repr wanted, Optional<MappedArguments> mapped) {
        return switch (source) {
            case ArgumentSource.Operand(int index) -> operand.apply(index);
            case ArgumentSource.Self self -> this.self.get();
            case ArgumentSource.Prebuilt(var object) -> {
                SomeValue annotation = context.program().annotationOfConstant(object);
                Repr repr = context.reprOf(annotation);
                yield wanted.isVoid()
                                || annotation instanceof SomeValue.SomeNone
                                || repr instanceof dev.serpentine.typer.representation.ImpossibleRepr
                        ? new Typed(repr.constant(object), repr)
                        : new Typed(context.convert(new Typed(repr.constant(object), repr), wanted, builder), wanted);
            }
            case ArgumentSource.Captured(int index) -> captured.apply(index);
            case ArgumentSource.Packed(List<ArgumentSource> items) -> packed(items, wanted, mapped);
            case ArgumentSource.PackedKeywords(List<KeywordPart> parts, List<String> without) ->
                packedKeywords(parts, without, (DictRepr) wanted, mapped);
            case ArgumentSource.MappedItem(var operands, String name, var otherwise) ->
                mapped.orElseThrow().item(name, wanted, otherwise.map(each -> () -> value(each, wanted, mapped)));
            case ArgumentSource.UnpackedList(List<ArgumentSource> before, int index, int from) -> {
                ListRepr tuple = (ListRepr) wanted;
                Typed list = operand.apply(index);
                List<Typed> first = before.stream()
                        .map(each -> value(each, tuple.item(), mapped))
                        .toList();
                yield new Typed(tuple.joined(first, (ListRepr) list.repr(), list.value(), from, builder), wanted);
            }
            case ArgumentSource.ListItem(int index, int item, var otherwise) -> {
                Typed list = operand.apply(index);
                ListRepr repr = (ListRepr) list.repr();
                Value position = Constant.signed(item);
                if (otherwise.isEmpty()) {
                    yield repr.itemAt(list.value(), position, builder);
                }
                Value isThere = builder.emit(LowLevelOpcode.INT_LT, position, repr.length(list.value(), builder));
                yield new Typed(
                        builder.choose(
                                isThere,
                                wanted.type(),
                                () -> context.convert(repr.itemAt(list.value(), position, builder), wanted, builder),
                                () -> context.convert(value(otherwise.get(), wanted, mapped), wanted, builder)),
                        wanted);
            }
            case ArgumentSource.Unpacked(int index, int item) -> {
                Typed tuple = operand.apply(index);
                yield ((TupleRepr) tuple.repr()).item(tuple.value(), item, builder);
            }
            case ArgumentSource.OfSlice(int index, SliceBound bound) -> {
                Typed slice = operand.apply(index);
                yield ((SliceRepr) slice.repr())
                        .part(slice.value(), bound.name().toLowerCase(java.util.Locale.ROOT), builder);
            }
        };
    }

    private Typed packedKeywords(
            List<KeywordPart> parts, List<String> without, DictRepr wanted, Optional<MappedArguments> mapped) {
        Value dict = wanted.makeEmpty(builder);
        for (KeywordPart part : parts) {
            switch (part) {
                case KeywordPart.Named(String name, ArgumentSource source) ->
                    wanted.store(dict, name(name), value(source, wanted.value(), mapped), builder);
                case KeywordPart.Mapping(int index) -> mapped.orElseThrow().addAll(index, dict, wanted);
            }
        }
        without.forEach(name -> {
            Value entry = wanted.entryOfName(dict, name, builder);
            builder.whenUnlikely(
                    builder.emit(LowLevelOpcode.INT_GE, entry, Constant.signed(0)),
                    () -> wanted.removeEntry(dict, entry, builder));
        });
        return new Typed(dict, wanted);
    }

    private Typed name(String name) {
        return new Typed(context.texts().text(name), context.representations().text(false));
    }

    private Typed packed(List<ArgumentSource> items, Repr wanted, Optional<MappedArguments> mapped) {
        if (wanted instanceof TupleRepr tuple) {
            List<Typed> values = new ArrayList<>();
            for (int i = 0; i < items.size(); i++) {
                values.add(value(items.get(i), tuple.items().get(i), mapped));
            }
            return new Typed(tuple.make(values, builder), tuple);
        }
        if (wanted instanceof ListRepr list) {
            List<Typed> values = new ArrayList<>();
            for (ArgumentSource item : items) {
                values.add(value(item, list.item(), mapped));
            }
            return new Typed(list.make(values, builder), list);
        }
        throw new UnsupportedOperation("packed arguments as " + wanted.describe());
    }
}
