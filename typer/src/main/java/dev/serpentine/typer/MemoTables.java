package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.LookupArgument;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.typer.build.OperationBuilder;
import dev.serpentine.typer.representation.TupleRepr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Lookups of what was computed at translation time: a function for each table, which tells one argument after the other
 * apart by its representation.
 */
final class MemoTables {
    private final TypingContext context;
    private final Map<Key, FunctionValue> functions = new HashMap<>();

    private record Key(Resolution.LooksUp lookup, List<Repr> arguments, Repr result) {}

    MemoTables(TypingContext context) {
        this.context = context;
    }

    Typed lookUp(Resolution.LooksUp lookup, OperationSite site) {
        List<Typed> given = lookup.arguments().stream()
                .map(argument -> given(argument, site))
                .toList();
        Repr result = site.resultRepr();
        FunctionValue function = functions.computeIfAbsent(
                new Key(lookup, given.stream().map(Typed::repr).toList(), result), this::make);
        return new Typed(
                site.builder()
                        .directCall(
                                new Constant(function, function.type().pointer()),
                                given.stream().map(Typed::value).toList()),
                result);
    }

    private Typed given(LookupArgument argument, OperationSite site) {
        return switch (argument.source()) {
            case ArgumentSource.Operand(int index) -> site.operands().get(index);
            case ArgumentSource.Self self ->
                context.typeSystem().boundSelf(site.operands().getFirst(), argument.description(), site.builder());
            case ArgumentSource.Unpacked(int index, int item) -> {
                Typed tuple = site.operands().get(index);
                yield ((TupleRepr) tuple.repr()).item(tuple.value(), item, site.builder());
            }
            default -> throw new IllegalStateException("an argument of a lookup that is " + argument.source());
        };
    }

    private FunctionValue make(Key key) {
        List<Variable> parameters = key.arguments().stream()
                .map(repr -> new Variable("argument", repr.type()))
                .toList();
        return context.graphs()
                .makeUp(
                        "memo_" + key.lookup().name(),
                        parameters,
                        key.result().type(),
                        made -> made.returnValue(decide(key, parameters, List.of(), made.builder())));
    }

    /** @param decided what the first arguments are */
    private Value decide(Key key, List<Variable> parameters, List<HostObject> decided, OperationBuilder builder) {
        int next = decided.size();
        if (next == parameters.size()) {
            HostObject object = key.lookup().results().get(decided);
            Repr repr = context.reprOf(context.program().annotationOfConstant(object));
            return context.convert(new Typed(repr.constant(object), repr), key.result(), builder);
        }
        return key.arguments()
                .get(next)
                .choose(
                        parameters.get(next),
                        key.lookup().arguments().get(next).possible(),
                        object -> {
                            List<HostObject> more = new ArrayList<>(decided);
                            more.add(object);
                            return decide(key, parameters, more, builder);
                        },
                        key.result().type(),
                        builder);
    }
}
