package dev.serpentine.frontend.division;

import dev.serpentine.frontend.parser.ParsedSource;
import dev.serpentine.frontend.parser.ParsedSource.Part;
import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What is run when a statement of the top level is: its own parts, the bodies of functions that it may call, and what
 * defining a class calls by itself ({@code __init_subclass__}, {@code __set_name__}, the metaclass). Told by names
 * alone: whatever names a function may call it, and so may whatever names an attribute a method of that name.
 */
final class RunCode {
    private static final Set<String> CONSTRUCTING = Set.of("__new__", "__init__", "__post_init__", "__set_name__");
    private static final Set<String> METACLASSES = Set.of("type", "ABCMeta", "EnumMeta", "EnumType");
    private static final Set<String> METACLASS_METHODS = Set.of("__new__", "__init__", "__prepare__", "__call__");
    private static final String SUBCLASS_HOOK = "__init_subclass__";

    private final boolean areAnnotationsTexts;
    private final Map<String, List<FunctionSyntax>> functions = new HashMap<>();
    private final Map<String, List<Statement.ClassDefinition>> classes = new HashMap<>();
    private final Set<String> variables = new HashSet<>();
    private final List<FunctionSyntax> methods = new ArrayList<>();

    /** Takes the nodes that are run. */
    @FunctionalInterface
    interface Visitor {
        /** @param function whose body the node is in; null at top level */
        void visit(Syntax node, FunctionSyntax function);
    }

    RunCode(ParsedSource source, boolean areAnnotationsTexts) {
        this.areAnnotationsTexts = areAnnotationsTexts;
        for (Part part : source.parts()) {
            noteClasses(part.statement());
            if (part.statement() instanceof Statement.Assign assign) {
                variables.addAll(AssignedNames.in(List.of(assign)));
            }
            SyntaxScan.forEachFunction(part.statement(), function -> {
                functions
                        .computeIfAbsent(function.name(), _ -> new ArrayList<>())
                        .add(function);
                function.body().forEach(this::noteClasses);
            });
        }
    }

    private void noteClasses(Statement statement) {
        SyntaxScan.anyEvaluated(statement, node -> {
            if (node instanceof Statement.ClassDefinition definition) {
                classes.computeIfAbsent(definition.name(), _ -> new ArrayList<>())
                        .add(definition);
                methodsOf(definition).forEach(methods::add);
            }
            return false;
        });
    }

    private static List<FunctionSyntax> methodsOf(Statement.ClassDefinition definition) {
        return definition.body().stream()
                .filter(Statement.FunctionDefinition.class::isInstance)
                .map(statement -> ((Statement.FunctionDefinition) statement).function())
                .toList();
    }

    /** Whether a function stands in a class. */
    boolean isMethod(FunctionSyntax function) {
        return methods.stream().anyMatch(method -> method == function);
    }

    /** Hands on what is run when a statement of the top level is. */
    void forEach(Statement statement, Visitor visitor) {
        new Walk(visitor).run(statement, null);
    }

    /** Hands on what operators, {@code str}, loops and the like may run without naming it. */
    void forEachUnnamed(Visitor visitor) {
        Walk walk = new Walk(visitor);
        for (FunctionSyntax method : methods) {
            if (isSpecial(method)
                    && !CONSTRUCTING.contains(method.name())
                    && !method.name().equals(SUBCLASS_HOOK)) {
                walk.runBody(method);
            }
        }
    }

    static boolean isSpecial(FunctionSyntax function) {
        return function.name().startsWith("__") && function.name().endsWith("__");
    }

    private final class Walk {
        private final Visitor visitor;
        private final Set<Object> followed = new HashSet<>();
        /** Names that are assigned to, not read. */
        private final Set<Expression> targets = Collections.newSetFromMap(new IdentityHashMap<>());

        Walk(Visitor visitor) {
            this.visitor = visitor;
        }

        void run(Syntax node, FunctionSyntax function) {
            if (node instanceof Expression.Name name && targets.remove(name)) {
                return;
            }
            SyntaxScan.forEachTargetName(node, targets::add);
            visitor.visit(node, function);
            switch (node) {
                case Expression.Name name -> follow(name.identifier());
                case Expression.Attribute attribute -> follow(attribute.name());
                case Expression.Call(Expression.Name name, var arguments, var keywords, var position) ->
                    construct(name.identifier());
                case Statement.ClassDefinition definition -> define(definition);
                default -> {}
            }
            Consumer<Syntax> action = part -> {
                if (isDecorator(node, part)) {
                    decorate((Expression) part, function);
                } else {
                    run(part, function);
                }
            };
            if (areAnnotationsTexts && node instanceof Statement.FunctionDefinition) {
                SyntaxTraversal.forEachPart(node, action);
            } else {
                SyntaxScan.forEachEvaluated(node, action);
            }
        }

        void runBody(FunctionSyntax function) {
            function.body().forEach(statement -> run(statement, function));
        }

        private void follow(String name) {
            if (functions.containsKey(name) && followed.add(name)) {
                functions.get(name).forEach(this::runBody);
            }
        }

        private void construct(String name) {
            runMethods(name, CONSTRUCTING);
        }

        /** Runs the methods of these names of all classes of a name, and of those that they extend. */
        private void runMethods(String name, Set<String> wanted) {
            if (!classes.containsKey(name) || !followed.add(List.of(name, wanted))) {
                return;
            }
            for (Statement.ClassDefinition definition : classes.get(name)) {
                methodsOf(definition).stream()
                        .filter(method -> wanted.contains(method.name()))
                        .forEach(this::runBody);
                forEachBase(definition, base -> runMethods(base, wanted));
            }
        }

        private void define(Statement.ClassDefinition definition) {
            forEachBase(definition, base -> runMethods(base, Set.of(SUBCLASS_HOOK)));
            makeByMetaclass(definition);
            definition.decorators().forEach(this::callAsDecorator);
        }

        private void makeByMetaclass(Statement.ClassDefinition definition) {
            if (!followed.add(definition)) {
                return;
            }
            forEachBase(definition, base -> {
                if (isMetaclass(base, new HashSet<>())) {
                    runMethods(base, METACLASS_METHODS);
                } else {
                    classes.getOrDefault(base, List.of()).forEach(this::makeByMetaclass);
                }
            });
        }

        /** An instance or a class may decorate as well as a function. */
        private void callAsDecorator(Expression decorator) {
            if (decorator instanceof Expression.Name(String name, var position)) {
                construct(name);
                if (variables.contains(name)) {
                    follow("__call__");
                }
            }
        }

        /**
         * Runs what a decorator does while it decorates: what it only returns in the end is the decorated function,
         * which nobody calls yet.
         */
        private void decorate(Expression decorator, FunctionSyntax function) {
            switch (decorator) {
                case Expression.Name(String name, var position)
                when functions.containsKey(name) -> {
                    visitor.visit(decorator, function);
                    runToReturn(name, 0);
                }
                case Expression.Call call
                when call.function() instanceof Expression.Name(String name, var position)
                        && functions.containsKey(name) -> {
                    visitor.visit(call.function(), function);
                    runToReturn(name, 1);
                    call.arguments().forEach(argument -> run(argument, function));
                    call.keywords().forEach(keyword -> run(keyword.value(), function));
                }
                default -> {
                    run(decorator, function);
                    callAsDecorator(decorator);
                }
            }
        }

        /** @param calls how often what the function returns is called in its turn */
        private void runToReturn(String name, int calls) {
            for (FunctionSyntax function : functions.get(name)) {
                function.body().forEach(statement -> runToReturn(statement, calls, function));
            }
        }

        private void runToReturn(Statement statement, int calls, FunctionSyntax function) {
            if (statement instanceof Statement.Return result
                    && result.value().orElse(null) instanceof Expression.Name(String returned, var position)
                    && functions.containsKey(returned)) {
                if (calls > 0) {
                    runToReturn(returned, calls - 1);
                }
            } else {
                run(statement, function);
            }
        }
    }

    private static boolean isDecorator(Syntax node, Syntax part) {
        return node instanceof Statement.FunctionDefinition definition
                && definition.function().decorators().stream().anyMatch(decorator -> decorator == part);
    }

    /** The values of keywords, too: the metaclass is one. */
    private static void forEachBase(Statement.ClassDefinition definition, Consumer<String> action) {
        for (Expression argument : definition.arguments()) {
            if (argument instanceof Expression.Name(String name, var position)) {
                action.accept(name);
            }
        }
    }

    private boolean isMetaclass(String name, Set<String> seen) {
        boolean[] found = {METACLASSES.contains(name)};
        if (seen.add(name)) {
            classes.getOrDefault(name, List.of())
                    .forEach(definition -> forEachBase(definition, base -> found[0] |= isMetaclass(base, seen)));
        }
        return found[0];
    }
}
