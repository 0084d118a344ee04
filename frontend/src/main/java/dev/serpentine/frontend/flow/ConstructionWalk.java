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
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Follows the construction of instances of one class through its {@code __init__} and the methods which that calls on the new instance, and notes which attributes it assigns on every
 * way, and which of them might be asked for before. Where the instance is handed to anything else, all that it lacks might be; where it is only put away, what it lacks when other code
 * runs next.
 */
final class ConstructionWalk {
    /** Builtins that may be told the instance without looking at its attributes. */
    private static final Set<String> INDIFFERENT = Set.of("isinstance", "type", "id", "callable", "super");
    /** Those that look at no instance which they are not told. */
    private static final Set<String> WITHOUT_SIGHT = Set.of("isinstance", "type", "id", "callable", "super", "len", "range", "int", "float", "bool", "str", "ord", "chr", "abs", "list", "dict", "set",
            "tuple", "bytes", "bytearray", "frozenset");
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

    ConstructionWalk(Host host, HostObject hostClass, Function<HostObject, Map<String, HostObject>> members) {
        this.host = host;
        this.hostClass = hostClass;
        this.members = members;
    }

    /** The attributes that all instances have when they are constructed, and that nobody asks for before. */
    Set<String> established() {
        Set<String> assigned = new HashSet<>();
        method("__init__", -1, assigned);
        assigned.removeAll(early);
        limit.ifPresent(assigned::retainAll);
        return assigned;
    }

    /**
     * Follows a call of a method on the instance. What it assigns is added.
     *
     * @param after the place in the class's linearisation behind which it is looked up
     * @return whether the class has such a thing; otherwise it is an attribute of the instance
     */
    private boolean method(String name, int after, Set<String> assigned) {
        List<HostObject> linearisation = hostClass.mro();
        for (int i = after + 1; i < linearisation.size(); i++) {
            Optional<HostObject> found = Optional.ofNullable(members.apply(linearisation.get(i)).get(name));
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
        return hostClass.mro().stream().map(ancestor -> members.apply(ancestor).get(name)).filter(Objects::nonNull).findFirst();
    }

    private void function(HostObject function, int owner, Set<String> assigned) {
        if (active.contains(function)) {
            return;
        }
        Optional<FunctionSyntax> syntax = host.syntaxOf(function);
        List<String> self = syntax.map(EstablishedAttributes::firstParameter).orElse(List.of());
        if (self.isEmpty() || syntax.get().isGenerator()) {
            handOn(assigned);
            return;
        }
        active.add(function);
        Body body = new Body(self.getFirst(), owner);
        Optional<Set<String>> end = body.block(syntax.get().body(), Optional.of(new HashSet<>(assigned)));
        end.ifPresent(body.exits::add);
        if (!body.exits.isEmpty()) {
            assigned.addAll(meet(body.exits));
        }
        active.removeLast();
    }

    private void handOn(Set<String> assigned) {
        limit.ifPresentOrElse(known -> known.retainAll(assigned), () -> limit = Optional.of(new HashSet<>(assigned)));
    }

    private static Set<String> meet(List<Set<String>> ways) {
        Set<String> all = new HashSet<>(ways.getFirst());
        ways.forEach(all::retainAll);
        return all;
    }

    /** One function that is run on the instance. What is assigned so far is empty where a place cannot be reached. */
    private final class Body {
        private final String self;
        private final int owner;
        /** What is assigned at each return. */
        private final List<Set<String>> exits = new ArrayList<>();

        Body(String self, int owner) {
            this.self = self;
            this.owner = owner;
        }

        Optional<Set<String>> block(List<Statement> statements, Optional<Set<String>> assigned) {
            Optional<Set<String>> now = assigned;
            for (Statement statement : statements) {
                if (now.isEmpty()) {
                    break;
                }
                now = statement(statement, now.get());
            }
            return now;
        }

        private Optional<Set<String>> branch(List<Statement> statements, Set<String> assigned) {
            return block(statements, Optional.of(new HashSet<>(assigned)));
        }

        private static Optional<Set<String>> join(List<Optional<Set<String>>> ways) {
            List<Set<String>> reached = ways.stream().flatMap(Optional::stream).toList();
            return reached.isEmpty() ? Optional.empty() : Optional.of(meet(reached));
        }

        private Optional<Set<String>> statement(Statement statement, Set<String> assigned) {
            switch (statement) {
                case Statement.Assign assign -> {
                    if (isSelf(assign.value()) && assign.targets().stream().noneMatch(Expression.Name.class::isInstance)) {
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
                case Statement.AnnotatedAssign assign -> assign.value().ifPresent(value -> {
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
                    branch(loop.body(), assigned);
                    branch(loop.orElse(), assigned);
                }
                case Statement.For loop -> {
                    evaluate(loop.iterable(), assigned);
                    Set<String> inside = new HashSet<>(assigned);
                    assign(loop.target(), inside);
                    branch(loop.body(), inside);
                    branch(loop.orElse(), assigned);
                }
                case Statement.With with -> {
                    for (Statement.WithItem item : with.items()) {
                        evaluate(item.manager(), assigned);
                        item.target().ifPresent(target -> assign(target, assigned));
                    }
                    // What manages the context may end an exception anywhere in the body: nothing that is assigned there counts behind it.
                    branch(with.body(), assigned);
                }
                case Statement.Try attempt -> {
                    return attempt(attempt, assigned);
                }
                case Statement.Match match -> {
                    evaluate(match.subject(), assigned);
                    for (Statement.Case each : match.cases()) {
                        each.pattern().forEachPart(part -> visit(part, assigned), _ -> { });
                        each.guard().ifPresent(guard -> evaluate(guard, new HashSet<>(assigned)));
                        branch(each.body(), assigned);
                    }
                }
                case Statement.Delete delete -> delete.targets().forEach(target -> {
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
                case Statement.Pass _, Statement.Global _, Statement.Nonlocal _, Statement.Import _, Statement.ImportFrom _, Statement.ClassDefinition _ -> { }
            }
            return Optional.of(assigned);
        }

        /** Handlers begin with what was assigned before the body, and so does what is done finally. */
        private Optional<Set<String>> attempt(Statement.Try attempt, Set<String> assigned) {
            List<Optional<Set<String>>> ways = new ArrayList<>();
            Optional<Set<String>> body = branch(attempt.body(), assigned);
            ways.add(body.isEmpty() ? body : block(attempt.orElse(), body));
            attempt.handlers().forEach(handler -> {
                handler.type().ifPresent(type -> evaluate(type, assigned));
                ways.add(branch(handler.body(), assigned));
            });
            Optional<Set<String>> last = branch(attempt.finalBody(), assigned);
            return join(ways).filter(_ -> last.isPresent()).map(all -> {
                all.addAll(last.get());
                return all;
            });
        }

        private boolean isOfSelf(Expression expression) {
            return expression instanceof Expression.Attribute attribute && isSelf(attribute.object());
        }

        private boolean isSelf(Expression expression) {
            return expression instanceof Expression.Name name && name.identifier().equals(self);
        }

        private void assign(Expression target, Set<String> assigned) {
            switch (target) {
                case Expression.Attribute attribute when isSelf(attribute.object()) -> {
                    Optional<HostObject> held = classValue(attribute.name());
                    if (held.filter(value -> value.kind() == HostKind.PROPERTY).isPresent()) {
                        held.get().part(Part.SETTER).ifPresent(setter -> function(setter, hostClass.mro().size(), assigned));
                    } else {
                        assigned.add(attribute.name());
                    }
                }
                case Expression.Tuple tuple -> tuple.items().forEach(item -> assign(item, assigned));
                case Expression.ListDisplay list -> list.items().forEach(item -> assign(item, assigned));
                case Expression.Starred starred -> assign(starred.value(), assigned);
                case Expression.Name name -> { }
                default -> SyntaxTraversal.forEachPart(target, part -> visit(part, assigned));
            }
        }

        private void visit(Syntax part, Set<String> assigned) {
            if (part instanceof Expression expression) {
                evaluate(expression, assigned);
            }
        }

        private void evaluate(Expression expression, Set<String> assigned) {
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
        private void optional(Expression expression, Set<String> assigned) {
            Set<String> inside = new HashSet<>(assigned);
            SyntaxTraversal.forEachPart(expression, part -> visit(part, inside));
        }

        private void read(String name, Set<String> assigned) {
            Optional<HostObject> held = classValue(name);
            if (held.isEmpty()) {
                if (!assigned.contains(name)) {
                    early.add(name);
                }
                return;
            }
            switch (held.get().kind()) {
                case PROPERTY -> held.get().part(Part.GETTER).ifPresent(getter -> function(getter, hostClass.mro().size(), assigned));
                // A bound method.
                case FUNCTION -> handOn(assigned);
                default -> { }
            }
        }

        private void call(Expression.Call call, Set<String> assigned) {
            if (call.function() instanceof Expression.Attribute attribute && callOfMethod(call, attribute, assigned)) {
                return;
            }
            Optional<String> builtin = call.function() instanceof Expression.Name name ? Optional.of(name.identifier()) : Optional.empty();
            boolean keeps = call.function() instanceof Expression.Attribute attribute && KEEPING.contains(attribute.name());
            evaluate(call.function(), assigned);
            arguments(call, keeps || builtin.filter(INDIFFERENT::contains).isPresent(), assigned);
            if (keeps && call.arguments().stream().anyMatch(this::isSelf)) {
                isPutAway = true;
            } else if (isPutAway && !keeps && builtin.filter(WITHOUT_SIGHT::contains).isEmpty()) {
                handOn(assigned);
            }
        }

        /** {@code self.method(…)}, {@code super().method(…)} or {@code Base.method(self, …)}. @return whether it is one of these */
        private boolean callOfMethod(Expression.Call call, Expression.Attribute attribute, Set<String> assigned) {
            if (isSelf(attribute.object())) {
                arguments(call, false, assigned);
                if (!method(attribute.name(), -1, assigned)) {
                    read(attribute.name(), assigned);
                }
                return true;
            }
            if (attribute.object() instanceof Expression.Call inner && inner.function() instanceof Expression.Name name && name.identifier().equals("super")) {
                arguments(call, false, assigned);
                method(attribute.name(), owner, assigned);
                return true;
            }
            OptionalInt base = call.arguments().isEmpty() || !isSelf(call.arguments().getFirst()) ? OptionalInt.empty() : placeOfBase(attribute.object());
            if (base.isEmpty()) {
                return false;
            }
            call.arguments().stream().skip(1).forEach(argument -> evaluate(argument, assigned));
            call.keywords().forEach(keyword -> evaluate(keyword.value(), assigned));
            return method(attribute.name(), base.getAsInt() - 1, assigned);
        }

        /** Where a class of that name stands in the linearisation. */
        private OptionalInt placeOfBase(Expression named) {
            List<HostObject> linearisation = hostClass.mro();
            return named instanceof Expression.Name name
                    ? IntStream.range(0, linearisation.size()).filter(i -> linearisation.get(i).name().equals(name.identifier())).findFirst()
                    : OptionalInt.empty();
        }

        private void arguments(Expression.Call call, boolean mayBeSelf, Set<String> assigned) {
            call.arguments().stream().filter(argument -> !(mayBeSelf && isSelf(argument))).forEach(argument -> evaluate(argument, assigned));
            call.keywords().forEach(keyword -> evaluate(keyword.value(), assigned));
        }
    }
}
