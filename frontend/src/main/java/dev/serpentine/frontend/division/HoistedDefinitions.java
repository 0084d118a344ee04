package dev.serpentine.frontend.division;

import dev.serpentine.frontend.parser.ParsedSource;
import dev.serpentine.frontend.parser.ParsedSource.Part;
import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.ClassMakers;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Which definitions and imports behind the beginning of the script may be run before it: those whose name is bound
 * once, and that need nothing which the script has made.
 */
final class HoistedDefinitions {
    private final Effects effects;
    private final boolean areAnnotationsTexts;
    /** What binds a name: the same import, twice, counts once. */
    private final Map<String, Set<Object>> bindings = new HashMap<>();

    private final Map<String, List<FunctionSyntax>> functions = new HashMap<>();

    HoistedDefinitions(ParsedSource source, Effects effects) {
        this.effects = effects;
        boolean[] future = {false};
        for (Part part : source.parts()) {
            noteBindings(part.statement());
            SyntaxScan.forEachFunction(part.statement(), function -> {
                function.globalNames().forEach(name -> bind(name, function));
                functions
                        .computeIfAbsent(function.name(), _ -> new ArrayList<>())
                        .add(function);
            });
            future[0] |= isOfFuture(part.statement())
                    && ((Statement.ImportFrom) part.statement())
                            .names().stream().anyMatch(name -> name.name().equals("annotations"));
        }
        areAnnotationsTexts = future[0];
    }

    private static boolean isOfFuture(Statement statement) {
        return statement instanceof Statement.ImportFrom imported
                && imported.module().filter("__future__"::equals).isPresent();
    }

    private void bind(String name, Object by) {
        bindings.computeIfAbsent(name, _ -> new HashSet<>()).add(by);
    }

    private void noteBindings(Statement statement) {
        switch (statement) {
            case Statement.Import imported ->
                imported.names()
                        .forEach(name -> bind(
                                AssignedNames.boundName(name),
                                name.alias().isPresent() ? name.name() : AssignedNames.boundName(name)));
            case Statement.ImportFrom imported ->
                imported.names()
                        .forEach(name -> bind(
                                AssignedNames.boundName(name),
                                List.of(imported.level(), imported.module(), name.name())));
            case Statement.If choice when MainBlock.is(choice) -> choice.body().forEach(this::noteBindings);
            default -> AssignedNames.in(List.of(statement)).forEach(name -> bind(name, statement.position()));
        }
    }

    /** @param assigned what the script has assigned before */
    boolean isIndependentOf(Set<String> assigned, Statement statement) {
        // What it binds nobody knows; only a module has it.
        boolean isStarred = statement instanceof Statement.ImportFrom imported
                && imported.names().getFirst().name().equals("*");
        if (isStarred || isOfFuture(statement)) {
            return true;
        }
        boolean isDefinition = statement instanceof Statement.FunctionDefinition
                || statement instanceof Statement.ClassDefinition
                || ClassMakers.isDefinition(statement);
        return (isDefinition || MainBlock.isImport(statement))
                && AssignedNames.in(List.of(statement)).stream()
                        .allMatch(name -> bindings.get(name).size() == 1)
                && (!isDefinition || !effects.isEffect(statement) && !needs(statement, assigned, new HashSet<>()));
    }

    /** Whether a node, when it is evaluated, reads one of these names, or calls a function that may. */
    private boolean needs(Syntax node, Set<String> names, Set<String> followed) {
        if (node instanceof Expression.Name(String name, var position)) {
            return names.contains(name) || isFunctionInNeed(name, names, followed);
        }
        if (node instanceof Expression.Attribute attribute && isFunctionInNeed(attribute.name(), names, followed)) {
            return true;
        }
        boolean[] found = {false};
        Consumer<Syntax> action = part -> found[0] = found[0]
                || (isDecorator(node, part)
                        ? needsToDecorate((Expression) part, names, followed)
                        : needs(part, names, followed));
        if (areAnnotationsTexts && node instanceof Statement.FunctionDefinition) {
            SyntaxTraversal.forEachPart(node, action);
        } else {
            SyntaxScan.forEachEvaluated(node, action);
        }
        return found[0];
    }

    private boolean isFunctionInNeed(String name, Set<String> names, Set<String> followed) {
        return functions.containsKey(name)
                && followed.add(name)
                && functions.get(name).stream()
                        .anyMatch(function -> function.body().stream()
                                .anyMatch(statement -> needs(statement, namesBut(names, function), followed)));
    }

    private static boolean isDecorator(Syntax node, Syntax part) {
        return node instanceof Statement.FunctionDefinition definition
                && definition.function().decorators().stream().anyMatch(decorator -> decorator == part);
    }

    /**
     * Whether a decorator reads one of these names while it decorates: what it only returns in the end is the decorated
     * function, which nobody calls yet.
     */
    private boolean needsToDecorate(Expression decorator, Set<String> names, Set<String> followed) {
        return switch (decorator) {
            case Expression.Name(String name, var position)
            when functions.containsKey(name) -> needsToReturn(name, 0, names, followed);
            case Expression.Call call
            when call.function() instanceof Expression.Name(String name, var position) && functions.containsKey(name) ->
                needsToReturn(name, 1, names, followed)
                        || call.arguments().stream().anyMatch(argument -> needs(argument, names, followed))
                        || call.keywords().stream().anyMatch(keyword -> needs(keyword.value(), names, followed));
            default -> needs(decorator, names, followed);
        };
    }

    /** @param calls how often what the function returns is called in its turn */
    private boolean needsToReturn(String name, int calls, Set<String> names, Set<String> followed) {
        return names.contains(name)
                || functions.get(name).stream()
                        .anyMatch(function -> function.body().stream()
                                .anyMatch(statement ->
                                        needsToReturn(statement, calls, namesBut(names, function), followed)));
    }

    private boolean needsToReturn(Statement statement, int calls, Set<String> names, Set<String> followed) {
        if (statement instanceof Statement.Return result
                && result.value().orElse(null) instanceof Expression.Name(String returned, var position)
                && functions.containsKey(returned)) {
            return calls > 0 && needsToReturn(returned, calls - 1, names, followed);
        }
        return needs(statement, names, followed);
    }

    private static Set<String> namesBut(Set<String> names, FunctionSyntax function) {
        Set<String> rest = new HashSet<>(names);
        rest.removeAll(function.localNames());
        return rest;
    }
}
