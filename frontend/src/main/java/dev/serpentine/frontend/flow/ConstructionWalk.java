package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Follows the construction of instances of one class through its {@code __init__} and the methods which that calls on
 * the new instance, and notes which attributes it assigns on every way, and which of them might be asked for before.
 * Where the instance is handed to anything else, all that it lacks might be; where it is only put away, what it lacks
 * when other code runs next.
 */
final class ConstructionWalk {
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

    private final Host host;
    private final HostObject hostClass;
    /** What the dict of a class holds. */
    private final Function<HostObject, Map<String, HostObject>> members;
    /** What might be asked for before it is assigned. */
    private final Set<String> early = new HashSet<>();
    /** All that may count, once the instance was handed on. */
    private Optional<Set<String>> limit = Optional.empty();
    /** Whether other code may find the instance where it was put away. */
    private boolean isPutAway;

    private final List<HostObject> active = new ArrayList<>();
    /** How often something new was assigned, or may have been, on whatever way. */
    private int additions;

    ConstructionWalk(Host host, HostObject hostClass, Function<HostObject, Map<String, HostObject>> members) {
        this.host = host;
        this.hostClass = hostClass;
        this.members = members;
    }

    /**
     * What the construction of an instance does for all of them.
     *
     * @param names the attributes that all instances have when they are constructed, and that nobody asks for before
     * @param order those that all instances have got before any other, and in this order
     */
    record Result(Set<String> names, List<String> order) {}

    Result follow() {
        AssignedAttributes assigned = new AssignedAttributes();
        if (classValue("__new__")
                .filter(found -> found.kind() == HostKind.STATICMETHOD || found.kind() == HostKind.FUNCTION)
                .isPresent()) {
            assigned.endOrder();
        }
        method("__init__", -1, assigned);
        Set<String> names = new HashSet<>(assigned.names());
        names.removeAll(early);
        limit.ifPresent(names::retainAll);
        return new Result(names, List.copyOf(assigned.order()));
    }

    /**
     * Follows a call of a method on the instance. What it assigns is added.
     *
     * @param after the place in the class's linearisation behind which it is looked up
     * @return whether the class has such a thing; otherwise it is an attribute of the instance
     */
    private boolean method(String name, int after, AssignedAttributes assigned) {
        List<HostObject> linearisation = hostClass.mro();
        for (int i = after + 1; i < linearisation.size(); i++) {
            Optional<HostObject> found =
                    Optional.ofNullable(members.apply(linearisation.get(i)).get(name));
            if (found.isPresent()) {
                if (found.get().kind() == HostKind.FUNCTION) {
                    function(found.get(), i, assigned);
                }
                return true;
            }
        }
        return false;
    }

    private Optional<HostObject> classValue(String name) {
        return hostClass.mro().stream()
                .map(ancestor -> members.apply(ancestor).get(name))
                .filter(Objects::nonNull)
                .findFirst();
    }

    private void function(HostObject function, int owner, AssignedAttributes assigned) {
        if (active.contains(function)) {
            noteAddition(assigned);
            return;
        }
        Optional<FunctionSyntax> syntax = host.syntaxOf(function);
        List<String> self = syntax.map(EstablishedAttributes::firstParameter).orElse(List.of());
        if (self.isEmpty() || syntax.get().isResumable()) {
            handOn(assigned);
            return;
        }
        active.add(function);
        Body body = new Body(self.getFirst(), owner);
        Optional<AssignedAttributes> end = body.block(syntax.get().body(), Optional.of(assigned.copy()));
        end.ifPresent(body.exits::add);
        if (!body.exits.isEmpty()) {
            assigned.become(AssignedAttributes.meet(body.exits));
        }
        active.removeLast();
    }

    private void handOn(AssignedAttributes assigned) {
        limit.ifPresentOrElse(
                known -> known.retainAll(assigned.names()), () -> limit = Optional.of(new HashSet<>(assigned.names())));
        noteAddition(assigned);
    }

    /** Something may be assigned here of which nothing is known. */
    private void noteAddition(AssignedAttributes assigned) {
        additions++;
        assigned.endOrder();
    }

    /** One function that is run on the instance. What is assigned so far is empty where a place cannot be reached. */
    private final class Body {
        private final String self;
        private final int owner;
        /** What is assigned at each return. */
        private final List<AssignedAttributes> exits = new ArrayList<>();

        Body(String self, int owner) {
            this.self = self;
            this.owner = owner;
        }

        Optional<AssignedAttributes> block(List<Statement> statements, Optional<AssignedAttributes> assigned) {
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
            int before = additions;
            way.accept(assigned.copy());
            if (additions != before) {
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
                    if (isSelf(assign.value())
                            && assign.targets().stream().noneMatch(Expression.Name.class::isInstance)) {
                        isPutAway = true;
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
                            early.add(((Expression.Attribute) target).name());
                        } else {
                            evaluate(target, assigned);
                        }
                    });
                case Statement.FunctionDefinition definition -> {
                    if (definition.function().freeNames().contains(self)) {
                        handOn(assigned);
                    }
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
            int before = additions;
            Optional<AssignedAttributes> body = branch(attempt.body(), assigned);
            ways.add(body.isEmpty() ? body : block(attempt.orElse(), body));
            if (additions != before) {
                assigned.endOrder();
            }
            attempt.handlers().forEach(handler -> {
                handler.type().ifPresent(type -> evaluate(type, assigned));
                ways.add(branch(handler.body(), assigned));
            });
            int behind = additions;
            Optional<AssignedAttributes> last = branch(attempt.finalBody(), assigned);
            boolean isAssigning = additions != behind;
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
            return expression instanceof Expression.Name name
                    && name.identifier().equals(self);
        }

        private void assign(Expression target, AssignedAttributes assigned) {
            switch (target) {
                case Expression.Attribute attribute
                when isSelf(attribute.object()) -> assign(attribute.name(), assigned);
                case Expression.Tuple tuple -> tuple.items().forEach(item -> assign(item, assigned));
                case Expression.ListDisplay list -> list.items().forEach(item -> assign(item, assigned));
                case Expression.Starred starred -> assign(starred.value(), assigned);
                case Expression.Name name -> {}
                default -> SyntaxTraversal.forEachPart(target, part -> visit(part, assigned));
            }
        }

        private void assign(String name, AssignedAttributes assigned) {
            Optional<HostObject> held = classValue(name);
            if (held.filter(value -> value.kind() == HostKind.PROPERTY).isPresent()) {
                held.get()
                        .part(Part.SETTER)
                        .ifPresent(setter -> function(setter, hostClass.mro().size(), assigned));
                return;
            }
            if (held.filter(value -> value.kind() == HostKind.INSTANCE
                            && !value.type().name().endsWith("_descriptor"))
                    .isPresent()) {
                // It may be a descriptor.
                noteAddition(assigned);
            }
            if (assigned.add(name)) {
                additions++;
            }
        }

        private void visit(Syntax part, AssignedAttributes assigned) {
            if (part instanceof Expression expression) {
                evaluate(expression, assigned);
            }
        }

        private void evaluate(Expression expression, AssignedAttributes assigned) {
            switch (expression) {
                case Expression.Name name when isSelf(name) -> handOn(assigned);
                case Expression.Attribute attribute when isSelf(attribute.object()) -> read(attribute.name(), assigned);
                case Expression.Attribute attribute -> {
                    if (isPutAway && !assigned.contains(attribute.name())) {
                        early.add(attribute.name());
                    }
                    evaluate(attribute.object(), assigned);
                }
                case Expression.Call call -> call(call, assigned);
                case Expression.And and -> optional(and, assigned);
                case Expression.Or or -> optional(or, assigned);
                case Expression.Conditional conditional -> optional(conditional, assigned);
                case Expression.Lambda lambda -> {
                    if (lambda.function().freeNames().contains(self)) {
                        handOn(assigned);
                    }
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
                handOn(assigned);
                return;
            }
            Optional<HostObject> held = classValue(name);
            if (held.isEmpty()) {
                if (!assigned.contains(name)) {
                    early.add(name);
                }
                return;
            }
            switch (held.get().kind()) {
                case PROPERTY ->
                    held.get()
                            .part(Part.GETTER)
                            .ifPresent(
                                    getter -> function(getter, hostClass.mro().size(), assigned));
                // A bound method.
                case FUNCTION -> handOn(assigned);
                default -> {}
            }
        }

        private void call(Expression.Call call, AssignedAttributes assigned) {
            if (call.function() instanceof Expression.Attribute attribute && callOfMethod(call, attribute, assigned)) {
                return;
            }
            Optional<String> builtin =
                    call.function() instanceof Expression.Name name ? Optional.of(name.identifier()) : Optional.empty();
            boolean keeps =
                    call.function() instanceof Expression.Attribute attribute && KEEPING.contains(attribute.name());
            evaluate(call.function(), assigned);
            arguments(call, keeps || builtin.filter(INDIFFERENT::contains).isPresent(), assigned);
            if (keeps && call.arguments().stream().anyMatch(this::isSelf)) {
                isPutAway = true;
            } else if (isPutAway
                    && !keeps
                    && builtin.filter(WITHOUT_SIGHT::contains).isEmpty()) {
                handOn(assigned);
            }
        }

        /**
         * {@code self.method(…)}, {@code super().method(…)} or {@code Base.method(self, …)}. @return whether it is one
         * of these
         */
        private boolean callOfMethod(
                Expression.Call call, Expression.Attribute attribute, AssignedAttributes assigned) {
            if (attribute.name().equals("__setattr__")) {
                return rawAssignment(call, attribute, assigned);
            }
            if (isSelf(attribute.object())) {
                arguments(call, false, assigned);
                if (!method(attribute.name(), -1, assigned)) {
                    read(attribute.name(), assigned);
                }
                return true;
            }
            if (attribute.object() instanceof Expression.Call inner
                    && inner.function() instanceof Expression.Name name
                    && name.identifier().equals("super")) {
                arguments(call, false, assigned);
                method(attribute.name(), owner, assigned);
                return true;
            }
            OptionalInt base =
                    call.arguments().isEmpty() || !isSelf(call.arguments().getFirst())
                            ? OptionalInt.empty()
                            : placeOfBase(attribute.object());
            if (base.isEmpty()) {
                return false;
            }
            call.arguments().stream().skip(1).forEach(argument -> evaluate(argument, assigned));
            call.keywords().forEach(keyword -> evaluate(keyword.value(), assigned));
            return method(attribute.name(), base.getAsInt() - 1, assigned);
        }

        /**
         * {@code object.__setattr__(self, "name", value)}: nothing looks at the instance. @return whether it is that,
         * of a name that is written out
         */
        private boolean rawAssignment(
                Expression.Call call, Expression.Attribute attribute, AssignedAttributes assigned) {
            if (call.arguments().size() != 3
                    || !isSelf(call.arguments().getFirst())
                    || !(call.arguments().get(1)
                            instanceof Expression.Literal(Expression.LiteralValue.OfText(String name), var position))
                    || !(attribute.object() instanceof Expression.Name)) {
                noteAddition(assigned);
                return false;
            }
            evaluate(call.arguments().get(2), assigned);
            assign(name, assigned);
            return true;
        }

        /** Where a class of that name stands in the linearisation. */
        private OptionalInt placeOfBase(Expression named) {
            List<HostObject> linearisation = hostClass.mro();
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
}
