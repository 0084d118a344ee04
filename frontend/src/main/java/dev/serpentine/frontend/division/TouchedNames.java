package dev.serpentine.frontend.division;

import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The global names and the attributes (with a point before them) that statements read, and those whose values they
 * change: of two statements that touch none in common, the later may as well be run first.
 */
final class TouchedNames implements RunCode.Visitor {
    private static final Set<String> CHANGING_BUILTINS =
            Set.of("setattr", "delattr", "next", "heappush", "heappop", "heapify", "insort", "insort_left", "shuffle");

    private final RunCode code;
    private final Set<String> read = new HashSet<>();
    private final Set<String> changed = new HashSet<>();

    TouchedNames(RunCode code) {
        this.code = code;
    }

    /** What one statement touches. */
    static TouchedNames of(Statement statement, RunCode code) {
        TouchedNames names = new TouchedNames(code);
        names.add(statement);
        return names;
    }

    boolean isEmpty() {
        return read.isEmpty() && changed.isEmpty();
    }

    void add(Statement statement) {
        code.forEach(statement, this);
    }

    /** Adds what operators and the like may read without naming it. */
    void addUnnamed() {
        code.forEachUnnamed(this);
    }

    /** Those of the names that are read. */
    Set<String> readOf(Set<String> names) {
        Set<String> common = new HashSet<>(names);
        common.retainAll(read);
        return common;
    }

    /** Whether one of two statements changes what the other reads. */
    boolean collidesWith(TouchedNames other) {
        return !readOf(other.changed).isEmpty() || !other.readOf(changed).isEmpty();
    }

    @Override
    public void visit(Syntax node, FunctionSyntax function) {
        switch (node) {
            case Expression.Name name -> {
                if (!isLocal(name.identifier(), function)) {
                    read.add(name.identifier());
                }
            }
            case Expression.Attribute attribute -> read.add("." + attribute.name());
            case Expression.Call call -> visitCall(call, function);
            case Statement.FunctionDefinition definition ->
                changeByDecorators(definition.function().decorators(), function);
            case Statement.ClassDefinition definition -> changeByDecorators(definition.decorators(), function);
            case Statement.Assign assign -> change(assign.targets(), function);
            case Statement.AugmentedAssign assign -> change(List.of(assign.target()), function);
            case Statement.AnnotatedAssign assign -> change(List.of(assign.target()), function);
            case Statement.Delete delete -> change(delete.targets(), function);
            default -> {}
        }
        if (function != null && node instanceof Statement) {
            AssignedNames.in(List.of(node)).stream()
                    .filter(function.globalNames()::contains)
                    .forEach(changed::add);
        }
    }

    private void visitCall(Expression.Call call, FunctionSyntax function) {
        if (call.function() instanceof Expression.Attribute attribute
                && Effects.CONTAINER_METHODS.contains(attribute.name())) {
            changeValue(attribute.object(), function);
        }
        String name = switch (call.function()) {
            case Expression.Name(String identifier, var position) -> identifier;
            case Expression.Attribute attribute -> attribute.name();
            default -> "";
        };
        if (CHANGING_BUILTINS.contains(name) && !call.arguments().isEmpty()) {
            changeValue(call.arguments().getFirst(), function);
        }
    }

    /** {@code @registry.register} is a call, too. */
    private void changeByDecorators(List<Expression> decorators, FunctionSyntax function) {
        for (Expression decorator : decorators) {
            if (decorator instanceof Expression.Attribute attribute
                    && Effects.CONTAINER_METHODS.contains(attribute.name())) {
                changeValue(attribute.object(), function);
            }
        }
    }

    private void change(List<Expression> targets, FunctionSyntax function) {
        for (Expression target : targets) {
            switch (target) {
                case Expression.Attribute attribute -> {
                    if (!isOfNewObject(attribute.object(), function)) {
                        changed.add("." + attribute.name());
                    }
                }
                case Expression.Subscript subscript -> changeValue(subscript.object(), function);
                case Expression.Tuple tuple -> change(tuple.items(), function);
                case Expression.ListDisplay list -> change(list.items(), function);
                case Expression.Starred starred -> change(List.of(starred.value()), function);
                default -> {}
            }
        }
    }

    /** Notes that the object changes which an expression gives. */
    private void changeValue(Expression expression, FunctionSyntax function) {
        switch (expression) {
            case Expression.Name(String name, var position) -> {
                if (!isLocal(name, function)) {
                    changed.add(name);
                }
            }
            case Expression.Attribute attribute -> changed.add("." + attribute.name());
            case Expression.Subscript subscript -> changeValue(subscript.object(), function);
            default -> {}
        }
    }

    /**
     * Whether an object is what its definition makes: what a decorator decorates, the class that a hook is told of, the
     * instance that is initialised.
     */
    private boolean isOfNewObject(Expression object, FunctionSyntax function) {
        return object instanceof Expression.Name(String name, var position)
                && isLocal(name, function)
                && (!code.isMethod(function)
                        || RunCode.isSpecial(function) && !function.name().equals("__call__"));
    }

    private static boolean isLocal(String name, FunctionSyntax function) {
        return function != null
                && (function.localNames().contains(name) || function.freeNames().contains(name));
    }
}
