package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.MappedParameters;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.HelperCalls.Argument;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.DictRepr;
import dev.serpentine.typer.representation.ListRepr;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** What a call takes from mappings that are passed with two stars. Each name is looked up once. */
final class MappedArguments {
    private final TypingContext context;
    private final OperationBuilder builder;
    private final IntFunction<Typed> operand;
    private final MappedParameters parameters;
    /** The number of a name's entry in each mapping. */
    /** What {@code keyword_calls.complaint} is called with. */
    static final SomeValue[] COMPLAINT = {
        Lattice.STRING,
        Lattice.STRING,
        Lattice.STRING,
        Lattice.STRING,
        Lattice.STRING,
        Lattice.INTEGER,
        Lattice.STRING,
        Lattice.STRING,
        Lattice.INTEGER,
        Lattice.BOOL,
        Lattice.BOOL
    };

    private final Map<String, List<Value>> entries = new LinkedHashMap<>();

    MappedArguments(
            TypingContext context, OperationBuilder builder, IntFunction<Typed> operand, MappedParameters parameters) {
        this.context = context;
        this.builder = builder;
        this.operand = operand;
        this.parameters = parameters;
    }

    private DictRepr repr(int index) {
        return (DictRepr) operand.apply(index).repr();
    }

    private Value dict(int index) {
        return operand.apply(index).value();
    }

    private List<Value> entries(String name) {
        return entries.computeIfAbsent(
                name,
                key -> parameters.operands().stream()
                        .map(index -> repr(index).entryOfName(dict(index), name, builder))
                        .toList());
    }

    /**
     * That the mappings hold what the function takes: a few look-ups tell, and what is wrong is only asked where they
     * do not.
     */
    void check() {
        for (int index : parameters.operands()) {
            if (repr(index).canBeNone()) {
                builder.whenUnlikely(
                        builder.isNull(dict(index)),
                        () -> raise(
                                text(parameters.called() + "() argument after ** must be a mapping, not NoneType")));
            }
        }
        builder.whenUnlikely(isSuspicious(), () -> {
            Value complaint = complaint();
            builder.whenUnlikely(
                    builder.emit(LowLevelOpcode.INT_NE, builder.getField(complaint, "length"), Constant.signed(0)),
                    () -> raise(context.helpers().python(complaint, Lattice.STRING)));
        });
    }

    private void raise(Argument text) {
        context.raiseInstance(builder, "TypeError", context.helpers().call(builder, "keyword_calls.wrong", text));
    }

    private Argument text(String text) {
        return context.helpers().python(context.texts().text(text), Lattice.STRING);
    }

    /** Whether a name is missing, or there is one too many. */
    private Value isSuspicious() {
        Set<String> filled = new LinkedHashSet<>(parameters.keywords());
        List<String> places = parameters.positional();
        filled.addAll(places.subList(
                parameters.positionalOnly(),
                Math.max(parameters.positionalOnly(), Math.min(parameters.passed(), places.size()))));
        Set<String> open = new LinkedHashSet<>(places.subList(parameters.positionalOnly(), places.size()));
        open.addAll(parameters.keywordOnly());
        open.removeAll(filled);
        // Before ways part on which they are used.
        open.forEach(this::entries);
        if (parameters.list().isPresent() || parameters.operands().size() != 1) {
            return Constant.bool(true);
        }
        Value suspicious = Constant.bool(false);
        Value expected = Constant.signed(0);
        for (String name : open) {
            Value isThere = builder.emit(LowLevelOpcode.INT_GE, entries(name).getFirst(), Constant.signed(0));
            if (parameters.required().contains(name)) {
                suspicious = or(suspicious, builder.not(isThere));
            }
            expected = builder.emit(LowLevelOpcode.INT_ADD, expected, builder.castPrimitive(isThere, Primitive.SIGNED));
        }
        if (!parameters.takesMoreKeywords()) {
            return or(
                    suspicious,
                    builder.emit(
                            LowLevelOpcode.INT_NE,
                            builder.getField(dict(parameters.operands().getFirst()), "count"),
                            expected));
        }
        for (String name : filled) {
            suspicious = or(
                    suspicious,
                    builder.emit(LowLevelOpcode.INT_GE, entries(name).getFirst(), Constant.signed(0)));
        }
        return suspicious;
    }

    private Value or(Value first, Value second) {
        return builder.or(first, () -> second);
    }

    private Value complaint() {
        HelperCalls helpers = context.helpers();
        Value names = context.texts().text("");
        for (int index : parameters.operands()) {
            Typed more = helpers.call(
                    builder,
                    "keyword_calls.names",
                    helpers.python(dict(index), repr(index).annotationWithoutNone()));
            names = helpers.call(
                            builder,
                            "keyword_calls.joined",
                            helpers.python(names, Lattice.STRING),
                            helpers.python(more.value(), Lattice.STRING))
                    .value();
        }
        Value given = Constant.signed(parameters.passed());
        if (parameters.list().isPresent()) {
            Typed list = operand.apply(parameters.list().get());
            given = builder.emit(LowLevelOpcode.INT_ADD, given, ((ListRepr) list.repr()).length(list.value(), builder));
        }
        return helpers.call(
                        builder,
                        "keyword_calls.complaint",
                        text(parameters.function()),
                        text(parameters.called()),
                        text(String.join(" ", parameters.keywords())),
                        helpers.python(names, Lattice.STRING),
                        text(String.join(" ", parameters.positional())),
                        helpers.lowLevel(Constant.signed(parameters.positionalOnly())),
                        text(String.join(" ", parameters.keywordOnly())),
                        text(String.join(" ", parameters.required())),
                        helpers.lowLevel(given),
                        helpers.lowLevel(Constant.bool(parameters.takesMorePositional())),
                        helpers.lowLevel(Constant.bool(parameters.takesMoreKeywords())))
                .value();
    }

    /** What the mappings hold under a name; where nothing else is given they do. */
    Typed item(String name, Repr wanted, Optional<Supplier<Typed>> otherwise) {
        List<Supplier<Typed>> values = new ArrayList<>();
        List<Value> found = entries(name);
        for (int i = 0; i < found.size(); i++) {
            int index = parameters.operands().get(i);
            Value entry = found.get(i);
            values.add(() -> repr(index).entryValue(dict(index), entry, builder));
        }
        otherwise.ifPresent(values::add);
        return new Typed(converted(values, found, 0, wanted), wanted);
    }

    /** The first of the values whose entry is there, or the last. */
    private Value converted(List<Supplier<Typed>> values, List<Value> found, int first, Repr wanted) {
        Supplier<Value> value = () -> context.convert(values.get(first).get(), wanted, builder);
        if (first == values.size() - 1) {
            return value.get();
        }
        return builder.choose(
                builder.emit(LowLevelOpcode.INT_GE, found.get(first), Constant.signed(0)),
                wanted.type(),
                value,
                () -> converted(values, found, first + 1, wanted));
    }

    /** Puts all that a mapping holds into a dict. */
    void addAll(int index, Value target, DictRepr targetRepr) {
        HelperCalls helpers = context.helpers();
        helpers.call(
                builder,
                "keyword_calls.add_all",
                helpers.python(target, targetRepr.annotationWithoutNone()),
                helpers.python(dict(index), repr(index).annotationWithoutNone()));
    }
}
