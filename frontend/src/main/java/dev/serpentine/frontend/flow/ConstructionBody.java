package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * One function that is told an instance under construction, as {@link ConstructionWalk} follows it. What is assigned so
 * far is empty where a place cannot be reached.
 */
final class ConstructionBody {
    /** Builtins that may be told the instance without looking at its attributes. */
    private static final Set<String> INDIFFERENT = Set.of("isinstance", "type", "id", "callable", "super");
    /** Those that look at no instance which they are not told. */
    private static final Set<String> WITHOUT_SIGHT = Set.of(
            "isinstance",
            "type",
            "id",
            "callable",
            "super",
            "len",
            "range",
            "int",
            "float",
            "bool",
            "str",
            "ord",
            "chr",
            "abs",
            "list",
            "dict",
            "set",
            "tuple",
            "bytes",
            "bytearray",
            "frozenset");
    /** Methods of containers that keep what they are given. */
    private static final Set<String> KEEPING = Set.of("append", "appendleft", "add", "insert");

    private final ConstructionWalk walk;
    private final HostObject function;
    private final FunctionSyntax syntax;
    /** The variables that are the instance, and never anything else. */
    private final Set<String> names;

    private final List<HostObject> linearisation;
    private final int owner;
    /** What is assigned at each return. */
    private final List<AssignedAttributes> exits = new ArrayList<>();

    ConstructionBody(
            ConstructionWalk walk,
            HostObject function,
            FunctionSyntax syntax,
            Set<String> names,
            List<HostObject> linearisation,
            int owner) {
        this.walk = walk;
        this.function = function;
        this.syntax = syntax;
        this.names = names;
        this.linearisation = linearisation;
        this.owner = owner;
    }

    /** @return what is assigned when the function returns; empty where it never does */
    Optional<AssignedAttributes> follow(AssignedAttributes assigned) {
        block(syntax.body(), Optional.of(assigned.copy())).ifPresent(exits::add);
        return exits.isEmpty() ? Optional.empty() : Optional.of(AssignedAttributes.meet(exits));
    }

    private Optional<AssignedAttributes> block(List<Statement> statements, Optional<AssignedAttributes> assigned) {
        Optional<AssignedAttributes> now = assigned;
        for (Statement statement : statements) {
            if (now.isEmpty()) {
                break;
            }
            now = statement(statement, now.get());
        }
        return now;
    }

    private Optional<AssignedAttributes> branch(List<Statement> statements, AssignedAttributes assigned) {
        return block(statements, Optional.of(assigned.copy()));
    }

    /** Follows what is perhaps not done, or not to its end: nothing that it assigns counts. */
    private void aside(AssignedAttributes assigned, Consumer<AssignedAttributes> way) {
        int before = walk.additions();
        way.accept(assigned.copy());
        if (walk.additions() != before) {
            assigned.endOrder();
        }
    }

    private static Optional<AssignedAttributes> join(List<Optional<AssignedAttributes>> ways) {
        List<AssignedAttributes> reached =
                ways.stream().flatMap(Optional::stream).toList();
        return reached.isEmpty() ? Optional.empty() : Optional.of(AssignedAttributes.meet(reached));
    }

    private Optional<AssignedAttributes> statement(Statement statement, AssignedAttributes assigned) {
        switch (statement) {
            case Statement.Assign assign -> {
                if (isSelf(assign.value()) && assign.targets().stream().noneMatch(Expression.Name.class::isInstance)) {
                    walk.putAway();
                } else {
                    evaluate(assign.value(), assigned);
                }
                assign.targets().forEach(target -> assign(target, assigned));
            }
            case Statement.AugmentedAssign assign -> {
                evaluate(assign.target(), assigned);
                evaluate(assign.value(), assigned);
                assign(assign.target(), assigned);
            }
            case Statement.AnnotatedAssign assign ->
                assign.value().ifPresent(value -> {
                    evaluate(value, assigned);
                    assign(assign.target(), assigned);
                });
            case Statement.Return returned -> {
                returned.value().ifPresent(value -> evaluate(value, assigned));
                exits.add(assigned);
                return Optional.empty();
            }
            case Statement.Raise raised -> {
                SyntaxTraversal.forEachPart(raised, part -> visit(part, assigned));
                return Optional.empty();
            }
            case Statement.If choice -> {
                evaluate(choice.test(), assigned);
                return join(List.of(branch(choice.body(), assigned), branch(choice.orElse(), assigned)));
            }
            case Statement.While loop -> {
                evaluate(loop.test(), assigned);
                aside(assigned, inside -> branch(loop.body(), inside));
                aside(assigned, inside -> branch(loop.orElse(), inside));
            }
            case Statement.For loop -> {
                evaluate(loop.iterable(), assigned);
                aside(assigned, inside -> {
                    assign(loop.target(), inside);
                    branch(loop.body(), inside);
                });
                aside(assigned, inside -> branch(loop.orElse(), inside));
            }
            case Statement.With with -> {
                for (Statement.WithItem item : with.items()) {
                    evaluate(item.manager(), assigned);
                    item.target().ifPresent(target -> assign(target, assigned));
                }
                // What manages the context may end an exception anywhere in the body: nothing that is assigned
                // there counts behind it.
                aside(assigned, inside -> branch(with.body(), inside));
            }
            case Statement.Try attempt -> {
                return attempt(attempt, assigned);
            }
            case Statement.Match match -> {
                evaluate(match.subject(), assigned);
                for (Statement.Case each : match.cases()) {
                    each.pattern().forEachPart(part -> visit(part, assigned), _ -> {});
                    aside(assigned, inside -> {
                        each.guard().ifPresent(guard -> evaluate(guard, inside.copy()));
                        branch(each.body(), inside);
                    });
                }
            }
            case Statement.Delete delete ->
                delete.targets().forEach(target -> {
                    if (isOfSelf(target)) {
                        walk.noteEarly(((Expression.Attribute) target).name());
                    } else {
                        evaluate(target, assigned);
                    }
                });
            case Statement.FunctionDefinition definition -> {
                capture(definition.function(), assigned);
                SyntaxTraversal.forEachPart(definition, part -> visit(part, assigned));
            }
            case Statement.Break _, Statement.Continue _ -> {
                return Optional.empty();
            }
            case Statement.ExpressionStatement expression -> evaluate(expression.value(), assigned);
            case Statement.Assert check -> SyntaxTraversal.forEachPart(check, part -> visit(part, assigned));
            case Statement.Pass _,
                    Statement.Global _,
                    Statement.Nonlocal _,
                    Statement.Import _,
                    Statement.ImportFrom _,
                    Statement.ClassDefinition _ -> {}
        }
        return Optional.of(assigned);
    }

    /** Handlers begin with what was assigned before the body, and so does what is done finally. */
    private Optional<AssignedAttributes> attempt(Statement.Try attempt, AssignedAttributes assigned) {
        List<Optional<AssignedAttributes>> ways = new ArrayList<>();
        int before = walk.additions();
        Optional<AssignedAttributes> body = branch(attempt.body(), assigned);
        ways.add(body.isEmpty() ? body : block(attempt.orElse(), body));
        if (walk.additions() != before) {
            assigned.endOrder();
        }
        attempt.handlers().forEach(handler -> {
            handler.type().ifPresent(type -> evaluate(type, assigned));
            ways.add(branch(handler.body(), assigned));
        });
        int behind = walk.additions();
        Optional<AssignedAttributes> last = branch(attempt.finalBody(), assigned);
        boolean isAssigning = walk.additions() != behind;
        return join(ways).filter(_ -> last.isPresent()).map(all -> {
            if (isAssigning) {
                all.endOrder();
            }
            last.get().names().forEach(all::add);
            return all;
        });
    }

    private boolean isOfSelf(Expression expression) {
        return expression instanceof Expression.Attribute attribute && isSelf(attribute.object());
    }

    private boolean isSelf(Expression expression) {
        return expression instanceof Expression.Name name && names.contains(name.identifier());
    }

    /** What an inner function does with the instance is not followed. */
    private void capture(FunctionSyntax inner, AssignedAttributes assigned) {
        if (inner.freeNames().stream().anyMatch(names::contains)) {
            walk.handOn(assigned);
        }
    }

    private void assign(Expression target, AssignedAttributes assigned) {
        switch (target) {
            case Expression.Attribute attribute when isSelf(attribute.object()) -> assign(attribute.name(), assigned);
            case Expression.Tuple tuple -> tuple.items().forEach(item -> assign(item, assigned));
            case Expression.ListDisplay list -> list.items().forEach(item -> assign(item, assigned));
            case Expression.Starred starred -> assign(starred.value(), assigned);
            case Expression.Name name -> {}
            default -> SyntaxTraversal.forEachPart(target, part -> visit(part, assigned));
        }
    }

    private void assign(String name, AssignedAttributes assigned) {
        Optional<HostObject> held = walk.classValue(name);
        if (held.filter(value -> value.kind() == HostKind.PROPERTY).isPresent()) {
            held.get().part(Part.SETTER).ifPresent(setter -> walk.accessor(setter, assigned));
            return;
        }
        if (held.filter(value -> value.kind() == HostKind.INSTANCE
                        && !value.type().name().endsWith("_descriptor"))
                .isPresent()) {
            // It may be a descriptor.
            walk.noteAddition(assigned);
        }
        if (held.filter(value -> isDescriptor(value, "__set__")).isPresent()) {
            walk.handOn(assigned);
        }
        if (assigned.add(name)) {
            walk.countAddition();
        }
    }

    /** Whether a function of the program is told an instance that is asked for it, or gets a value for it. */
    private boolean isDescriptor(HostObject value, String method) {
        return value.kind() == HostKind.INSTANCE && has(value.type(), method);
    }

    private void visit(Syntax part, AssignedAttributes assigned) {
        if (part instanceof Expression expression) {
            evaluate(expression, assigned);
        }
    }

    private void evaluate(Expression expression, AssignedAttributes assigned) {
        switch (expression) {
            case Expression.Name name when isSelf(name) -> walk.handOn(assigned);
            case Expression.Attribute attribute when isSelf(attribute.object()) -> read(attribute.name(), assigned);
            case Expression.Attribute attribute -> {
                if (walk.isPutAway() && !assigned.contains(attribute.name())) {
                    walk.noteEarly(attribute.name());
                }
                evaluate(attribute.object(), assigned);
            }
            case Expression.Call call -> call(call, assigned);
            case Expression.ListComprehension all -> optional(all, assigned);
            case Expression.SetComprehension all -> optional(all, assigned);
            case Expression.DictComprehension all -> optional(all, assigned);
            case Expression.GeneratorExpression all -> optional(all, assigned);
            case Expression.And and -> optional(and, assigned);
            case Expression.Or or -> optional(or, assigned);
            case Expression.Conditional conditional -> optional(conditional, assigned);
            case Expression.Lambda lambda -> {
                capture(lambda.function(), assigned);
                SyntaxTraversal.forEachPart(lambda, part -> visit(part, assigned));
            }
            default -> SyntaxTraversal.forEachPart(expression, part -> visit(part, assigned));
        }
    }

    /** Of what is perhaps not evaluated, nothing that it assigns counts. */
    private void optional(Expression expression, AssignedAttributes assigned) {
        aside(assigned, inside -> SyntaxTraversal.forEachPart(expression, part -> visit(part, inside)));
    }

    private void read(String name, AssignedAttributes assigned) {
        if (name.equals("__dict__")) {
            walk.handOn(assigned);
            return;
        }
        Optional<HostObject> held = walk.classValue(name);
        if (held.filter(value -> value.kind() == HostKind.PROPERTY).isPresent()) {
            held.get().part(Part.GETTER).ifPresent(getter -> walk.accessor(getter, assigned));
            return;
        }
        if (!assigned.contains(name)) {
            // If not AttributeError, the class answers for what the instance has not got yet.
            walk.noteEarly(name);
        }
        // A bound method, or a descriptor, which is told the instance.
        if (held.filter(value -> value.kind() == HostKind.FUNCTION || isDescriptor(value, "__get__"))
                .isPresent()) {
            walk.handOn(assigned);
        }
    }

    private void call(Expression.Call call, AssignedAttributes assigned) {
        if (call.function() instanceof Expression.Attribute attribute && callOfMethod(call, attribute, assigned)
                || callOfGlobal(call, assigned)) {
            return;
        }
        Optional<String> builtin =
                call.function() instanceof Expression.Name name ? Optional.of(name.identifier()) : Optional.empty();
        boolean keeps = call.function() instanceof Expression.Attribute attribute && KEEPING.contains(attribute.name());
        evaluate(call.function(), assigned);
        arguments(call, keeps || builtin.filter(INDIFFERENT::contains).isPresent(), assigned);
        if (keeps && call.arguments().stream().anyMatch(this::isSelf)) {
            walk.putAway();
        } else if (walk.isPutAway()
                && !keeps
                && builtin.filter(WITHOUT_SIGHT::contains).isEmpty()) {
            walk.handOn(assigned);
        }
    }

    /**
     * A function of the program that is told the instance, or a class that is constructed with it. @return whether it
     * is one of these
     */
    private boolean callOfGlobal(Expression.Call call, AssignedAttributes assigned) {
        Optional<HostObject> called = global(call.function());
        if (called.isEmpty()
                || HandedArguments.of(call, 0, this::isSelf)
                        .filter(all -> !all.isEmpty())
                        .isEmpty()) {
            return false;
        }
        HostObject object = called.get();
        if (object.kind() == HostKind.FUNCTION) {
            walk.function(object, List.of(), 0, handed(call, 0, assigned), assigned);
            return true;
        }
        if (object.kind() != HostKind.CLASS || !isConstructedPlainly(object)) {
            return false;
        }
        walk.method("__init__", object.mro(), -1, handed(call, 0, assigned).behind(false), assigned);
        return true;
    }

    /** What a name means that is no variable of the function, nor of one around it. */
    private Optional<HostObject> global(Expression named) {
        return named instanceof Expression.Name(String name, var position)
                        && !syntax.localNames().contains(name)
                        && !syntax.freeNames().contains(name)
                ? function.part(Part.GLOBALS).flatMap(globals -> globals.entry(name))
                : Optional.empty();
    }

    /** Whether a call of a class runs nothing of the program but {@code __init__}. */
    private boolean isConstructedPlainly(HostObject constructed) {
        return has(constructed, "__init__") && !has(constructed, "__new__") && !has(constructed.type(), "__call__");
    }

    private boolean has(HostObject asked, String name) {
        return asked.mro().stream()
                .map(ancestor -> walk.member(ancestor, name))
                .filter(Objects::nonNull)
                .anyMatch(held -> held.kind() == HostKind.FUNCTION || held.kind() == HostKind.STATICMETHOD);
    }

    /**
     * {@code self.method(…)}, {@code super().method(…)} or {@code Base.method(self, …)}. @return whether it is one of
     * these
     */
    private boolean callOfMethod(Expression.Call call, Expression.Attribute attribute, AssignedAttributes assigned) {
        if (attribute.name().equals("__setattr__")) {
            return rawAssignment(call, attribute, assigned);
        }
        if (isSelf(attribute.object())) {
            HandedArguments handed = handed(call, 0, assigned).behind(true);
            if (!walk.method(attribute.name(), walk.linearisation(), -1, handed, assigned)) {
                walk.handOnIfHanded(handed, assigned);
                read(attribute.name(), assigned);
            }
            return true;
        }
        if (attribute.object() instanceof Expression.Call inner
                && inner.function() instanceof Expression.Name name
                && name.identifier().equals("super")) {
            callOfSuper(call, attribute.name(), inner.arguments(), assigned);
            return true;
        }
        OptionalInt base =
                call.arguments().isEmpty() || !isSelf(call.arguments().getFirst())
                        ? OptionalInt.empty()
                        : place(attribute.object(), walk.linearisation());
        if (base.isEmpty()) {
            return false;
        }
        HandedArguments handed = handed(call, 1, assigned).behind(true);
        return walk.method(attribute.name(), walk.linearisation(), base.getAsInt() - 1, handed, assigned);
    }

    /** @param told what {@code super(…)} is told */
    private void callOfSuper(Expression.Call call, String name, List<Expression> told, AssignedAttributes assigned) {
        OptionalInt after = told.isEmpty() ? OptionalInt.of(owner) : place(told.getFirst(), linearisation);
        boolean isOfSelf = told.size() == 2
                ? isSelf(told.getLast())
                : EstablishedAttributes.firstParameter(syntax).stream().anyMatch(names::contains);
        HandedArguments handed = handed(call, 0, assigned).behind(isOfSelf);
        if (after.isEmpty() || linearisation.isEmpty()) {
            walk.handOn(assigned);
        } else if (!walk.method(name, linearisation, after.getAsInt(), handed, assigned)) {
            walk.handOnIfHanded(handed, assigned);
        }
    }

    /** Evaluates a call's arguments but for the instance itself. @return where it is among them */
    private HandedArguments handed(Expression.Call call, int skipped, AssignedAttributes assigned) {
        Optional<HandedArguments> handed = HandedArguments.of(call, skipped, this::isSelf);
        call.arguments().stream()
                .skip(skipped)
                .filter(argument -> handed.isEmpty() || !isSelf(argument))
                .forEach(argument -> evaluate(argument, assigned));
        call.keywords().stream()
                .filter(keyword -> handed.isEmpty() || !isSelf(keyword.value()))
                .forEach(keyword -> evaluate(keyword.value(), assigned));
        return handed.orElse(HandedArguments.NONE);
    }

    /**
     * {@code object.__setattr__(self, "name", value)}: nothing looks at the instance. @return whether it is that, of a
     * name that is written out
     */
    private boolean rawAssignment(Expression.Call call, Expression.Attribute attribute, AssignedAttributes assigned) {
        if (call.arguments().size() != 3
                || !isSelf(call.arguments().getFirst())
                || !(call.arguments().get(1)
                        instanceof Expression.Literal(Expression.LiteralValue.OfText(String name), var position))
                || !(attribute.object() instanceof Expression.Name)) {
            walk.noteAddition(assigned);
            return false;
        }
        evaluate(call.arguments().get(2), assigned);
        assign(name, assigned);
        return true;
    }

    /** Where a class of that name stands in a linearisation. */
    private static OptionalInt place(Expression named, List<HostObject> linearisation) {
        return named instanceof Expression.Name name
                ? IntStream.range(0, linearisation.size())
                        .filter(i -> linearisation.get(i).name().equals(name.identifier()))
                        .findFirst()
                : OptionalInt.empty();
    }

    private void arguments(Expression.Call call, boolean mayBeSelf, AssignedAttributes assigned) {
        call.arguments().stream()
                .filter(argument -> !(mayBeSelf && isSelf(argument)))
                .forEach(argument -> evaluate(argument, assigned));
        call.keywords().forEach(keyword -> evaluate(keyword.value(), assigned));
    }
}
