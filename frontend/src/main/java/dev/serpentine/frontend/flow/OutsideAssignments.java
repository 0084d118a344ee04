package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The globals of modules that functions assign or delete as attributes of the module: {@code settings.limit = 5}. */
final class OutsideAssignments {
    private final Host host;
    /** By the modules' dicts. */
    private final Map<HostObject, Set<String>> assigned = new HashMap<>();

    private final Map<HostObject, Set<String>> deleted = new HashMap<>();

    OutsideAssignments(Host host) {
        this.host = host;
    }

    boolean isAssigned(HostObject dict, String name) {
        return assigned.getOrDefault(dict, Set.of()).contains(name);
    }

    boolean isDeleted(HostObject dict, String name) {
        return deleted.getOrDefault(dict, Set.of()).contains(name);
    }

    /** Notes what a function assigns, whose global names are those of a module. */
    void scan(FunctionSyntax function, ModuleGlobals globals) {
        Map<String, HostObject> imported = new HashMap<>();
        function.body().forEach(statement -> findImports(statement, imported));
        function.body().forEach(statement -> scan(statement, globals, imported));
    }

    private void findImports(Syntax node, Map<String, HostObject> imported) {
        if (node instanceof Statement.Import statement) {
            for (Statement.ImportedName name : statement.names()) {
                String bound = AssignedNames.boundName(name);
                module(name.alias().isPresent() ? name.name() : bound).ifPresent(module -> imported.put(bound, module));
            }
        }
        SyntaxTraversal.forEachPart(node, part -> findImports(part, imported));
    }

    /** Only of modules that were imported: importing one that the program may never need could do anything. */
    private Optional<HostObject> module(String name) {
        return host.importModule("sys").attribute("modules").flatMap(modules -> modules.entry(name));
    }

    private void scan(Syntax node, ModuleGlobals globals, Map<String, HostObject> imported) {
        switch (node) {
            case Statement.Assign assign ->
                assign.targets().forEach(target -> note(target, globals, imported, assigned));
            case Statement.AugmentedAssign assign -> note(assign.target(), globals, imported, assigned);
            case Statement.AnnotatedAssign assign -> note(assign.target(), globals, imported, assigned);
            case Statement.For loop -> note(loop.target(), globals, imported, assigned);
            case Statement.With with ->
                with.items()
                        .forEach(item -> item.target().ifPresent(target -> note(target, globals, imported, assigned)));
            case Statement.Delete delete ->
                delete.targets().forEach(target -> {
                    note(target, globals, imported, assigned);
                    note(target, globals, imported, deleted);
                });
            default -> {}
        }
        SyntaxTraversal.forEachPart(node, part -> scan(part, globals, imported));
    }

    private void note(
            Expression target,
            ModuleGlobals globals,
            Map<String, HostObject> imported,
            Map<HostObject, Set<String>> noted) {
        switch (target) {
            case Expression.Tuple tuple -> tuple.items().forEach(item -> note(item, globals, imported, noted));
            case Expression.ListDisplay list -> list.items().forEach(item -> note(item, globals, imported, noted));
            case Expression.Starred starred -> note(starred.value(), globals, imported, noted);
            case Expression.Attribute attribute ->
                moduleOf(attribute.object(), globals, imported)
                        .filter(module -> host.getAttribute(module, "__dict__") instanceof Host.Outcome.Returned)
                        .ifPresent(module -> noted.computeIfAbsent(
                                        ((Host.Outcome.Returned) host.getAttribute(module, "__dict__")).value(),
                                        _ -> new HashSet<>())
                                .add(attribute.name()));
            default -> {}
        }
    }

    /** The module that a name stands for, perhaps with dots. */
    private Optional<HostObject> moduleOf(Expression object, ModuleGlobals globals, Map<String, HostObject> imported) {
        Optional<HostObject> found = switch (object) {
            case Expression.Name name ->
                Optional.ofNullable(imported.get(name.identifier())).or(() -> globals.get(name.identifier()));
            case Expression.Attribute attribute ->
                moduleOf(attribute.object(), globals, imported).flatMap(module -> module.attribute(attribute.name()));
            default -> Optional.empty();
        };
        return found.filter(value -> value.kind() == HostKind.MODULE);
    }
}
