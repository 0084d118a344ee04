package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Translates comprehensions into loops of the function that they stand in; their variables are kept apart from the
 * function's.
 */
final class ComprehensionTranslator {
    /** What Python calls the function of a generator expression. */
    private static final String GENERATOR = "<genexpr>";

    private final Translation translation;

    ComprehensionTranslator(Translation translation) {
        this.translation = translation;
    }

    Value list(Expression.ListComprehension comprehension) {
        return collect(
                comprehension,
                comprehension.generators(),
                FlowOpcode.NEWLIST,
                list -> append(comprehension.element(), list));
    }

    /** What a generator expression iterates over first of all, which Python evaluates where the expression stands. */
    Value firstIterable(Expression.GeneratorExpression generator) {
        return translation.displays.iterable(generator.generators().getFirst().iterable());
    }

    /**
     * A generator expression that is made a list by what takes it, which is called at that position. @param first its
     * {@link #firstIterable}
     */
    Value list(Expression.GeneratorExpression generator, Value first, SourcePosition call) {
        Value list = translation.graph.emit(FlowOpcode.NEWLIST, generator.position());
        runInPlace(generator, first, call, () -> append(generator.element(), list));
        return list;
    }

    /** Translates a generator expression that needs not become a generator. */
    private void runInPlace(
            Expression.GeneratorExpression generator, Value first, SourcePosition call, Runnable innermost) {
        translation.graph.inlined(
                GENERATOR,
                call,
                () -> translation.exceptions.asGenerator(
                        call, () -> run(generator, generator.generators(), first, innermost)));
    }

    private void append(Expression element, Value list) {
        Value item = translation.expressions.translate(element);
        translation.graph.emit(FlowOpcode.LIST_APPEND, element.position(), list, item);
    }

    /** A generator expression that is not taken apart at once. */
    Value generator(Expression.GeneratorExpression generator) {
        if (generator.function().isEmpty()) {
            return translation.refuse(
                    generator.position(), "a generator expression here", "write a list comprehension: [… for …]");
        }
        Expression first = generator.generators().getFirst().iterable();
        Value iterable = translation.displays.iterable(first);
        // What is iterated over asynchronously is asked for its iterator by the function itself.
        Value iterator = generator.generators().getFirst().isAsync()
                ? iterable
                : translation.graph.emit(FlowOpcode.ITER, first.position(), iterable);
        Value function = translation.innerFunctions.make(generator.function().get(), generator.position());
        return translation.operations.call(function, generator.position(), iterator);
    }

    Value set(Expression.SetComprehension comprehension) {
        Expression element = comprehension.element();
        return collect(comprehension, comprehension.generators(), FlowOpcode.NEWSET, set -> {
            Value item = translation.expressions.translate(element);
            translation.graph.emit(FlowOpcode.SET_ADD, element.position(), set, item);
        });
    }

    Value dict(Expression.DictComprehension comprehension) {
        return collect(comprehension, comprehension.generators(), FlowOpcode.NEWDICT, dict -> {
            Value key = translation.expressions.translate(comprehension.key());
            Value value = translation.expressions.translate(comprehension.value());
            translation.graph.emit(FlowOpcode.DICT_STORE, comprehension.value().position(), dict, key, value);
        });
    }

    private Value collect(
            Expression comprehension,
            List<Expression.Generator> generators,
            FlowOpcode create,
            java.util.function.Consumer<Value> add) {
        Value first = translation.displays.iterable(generators.getFirst().iterable());
        Value collection = translation.graph.emit(create, comprehension.position());
        run(comprehension, generators, first, () -> add.accept(collection));
        return collection;
    }

    /**
     * {@code any(generator)} where {@code wanted} is true, {@code all(generator)} where it is false: stops at the first
     * item of that truth.
     */
    Value search(Expression.GeneratorExpression generator, SourcePosition call, boolean wanted) {
        Label end = new Label();
        search(generator, firstIterable(generator), call, end, () -> {
            Label found = new Label();
            Label next = new Label();
            translation.conditions.branch(generator.element(), wanted ? found : next, wanted ? next : found);
            translation.graph.place(found);
            translation.names.letGoOfComprehension();
            translation.graph.leaveWithReturn(translation.operations.bool(wanted));
            translation.graph.place(next);
        });
        translation.graph.jump(end, translation.operations.bool(!wanted));
        return translation.conditions.placeValue(end);
    }

    /**
     * {@code next(generator, otherwise)}: stops at the first item.
     *
     * @param otherwise where it is missing, StopIteration is raised if there is no item
     */
    Value first(Expression.GeneratorExpression generator, SourcePosition call, Optional<Expression> otherwise) {
        Label end = new Label();
        Value first = firstIterable(generator);
        Optional<Value> missing = otherwise.map(translation.expressions::translate);
        search(generator, first, call, end, () -> {
            Value item = translation.expressions.translate(generator.element());
            translation.names.letGoOfComprehension();
            translation.graph.leaveWithReturn(item);
        });
        if (missing.isPresent()) {
            translation.graph.jump(end, missing.get());
        } else {
            translation.exceptions.raiseStopIteration(call);
        }
        return translation.conditions.placeValue(end);
    }

    /** The items of a generator expression one after the other, until one is found. @param end where its value goes */
    private void search(
            Expression.GeneratorExpression generator, Value first, SourcePosition call, Label end, Runnable look) {
        Enclosing around = translation.graph.enclosing();
        translation.graph.setEnclosing(new Enclosing.Search(around, end));
        runInPlace(generator, first, call, look);
        translation.graph.setEnclosing(around);
    }

    private void run(
            Expression comprehension, List<Expression.Generator> generators, Value firstIterable, Runnable innermost) {
        Set<String> variables = new LinkedHashSet<>();
        generators.forEach(generator -> variables.addAll(AssignedNames.in(List.of(), generator.target())));
        Set<String> shared = new HashSet<>();
        SyntaxTraversal.forEachPart(comprehension, part -> collectFreeNames(part, shared));
        translation.names.enterComprehension(comprehension, variables, shared);
        loop(comprehension, generators, 0, firstIterable, innermost);
        translation.names.leaveComprehension();
    }

    /** The names that lambdas and generators within it take from around them. */
    private static void collectFreeNames(Syntax node, Set<String> names) {
        if (node instanceof Expression.Lambda lambda) {
            names.addAll(lambda.function().freeNames());
        }
        if (node instanceof Expression.GeneratorExpression generator) {
            generator.function().ifPresent(function -> names.addAll(function.freeNames()));
        }
        SyntaxTraversal.forEachPart(node, part -> collectFreeNames(part, names));
    }

    private void loop(
            Expression comprehension,
            List<Expression.Generator> generators,
            int index,
            Value iterable,
            Runnable innermost) {
        Expression.Generator generator = generators.get(index);
        if (generator.isAsync() && comprehension instanceof Expression.GeneratorExpression) {
            translation.refuse(
                    comprehension.position(),
                    "an asynchronous generator expression as the argument of what iterates",
                    "write a list comprehension: [… async for …]");
            return;
        }
        List<Syntax> parts = new ArrayList<>();
        SyntaxTraversal.forEachPart(comprehension, parts::add);
        List<Expression> targets = generators.stream()
                .skip(index)
                .map(Expression.Generator::target)
                .toList();
        Set<String> assigned = AssignedNames.in(parts, targets.toArray(Expression[]::new));
        translation.loops.overIterable(
                iterable,
                generator.isAsync(),
                generator.iterable().position(),
                assigned,
                item -> {
                    translation.assignments.assign(generator.target(), item);
                    Label rejected = new Label();
                    for (Expression condition : generator.conditions()) {
                        Label accepted = new Label();
                        translation.conditions.branch(condition, accepted, rejected);
                        translation.graph.place(accepted);
                    }
                    if (index + 1 < generators.size()) {
                        Value inner = translation.displays.iterable(
                                generators.get(index + 1).iterable());
                        loop(comprehension, generators, index + 1, inner, innermost);
                    } else {
                        innermost.run();
                    }
                    translation.graph.jump(rejected);
                    translation.graph.place(rejected);
                },
                () -> {});
    }
}
