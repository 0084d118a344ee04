package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The global names of one module as they were after the import, and what the module's functions change: those names that some function
 * assigns are variables of the program, and so are the attributes of classes that some function assigns.
 */
final class ModuleGlobals {
    private final HostObject dict;
    private final Map<String, HostObject> values = new HashMap<>();
    private final Set<String> assignedNames = new HashSet<>();
    private final Set<String> assignedAttributes = new HashSet<>();
    private final Set<FunctionSyntax> scanned = Collections.newSetFromMap(new IdentityHashMap<>());

    ModuleGlobals(Host host, HostObject dict) {
        this.dict = dict;
        dict.entries().forEach(entry -> values.put(entry.getKey().asText(), entry.getValue()));
        host.functionsOf(dict).forEach(function -> host.syntaxOf(function).ifPresent(this::scan));
    }

    HostObject dict() {
        return dict;
    }

    Optional<HostObject> get(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** Whether a function declares the name global. */
    boolean isAssigned(String name) {
        return assignedNames.contains(name);
    }

    /** Whether a function assigns an attribute of this name to something that may be a class. */
    boolean isAttributeAssigned(String name) {
        return assignedAttributes.contains(name);
    }

    /** Adds what a function assigns that was not found by way of the module's names. */
    void scan(FunctionSyntax function) {
        if (scanned.add(function)) {
            assignedNames.addAll(function.globalNames());
            function.body().forEach(this::scan);
        }
    }

    private void scan(Syntax node) {
        switch (node) {
            case Statement.Assign assign -> assign.targets().forEach(this::scanTarget);
            case Statement.AugmentedAssign assign -> scanTarget(assign.target());
            case Statement.AnnotatedAssign assign -> scanTarget(assign.target());
            case Statement.Delete delete -> delete.targets().forEach(this::scanTarget);
            case Statement.For loop -> scanTarget(loop.target());
            case Statement.FunctionDefinition definition -> scan(definition.function());
            case Expression.Lambda lambda -> scan(lambda.function());
            default -> { }
        }
        SyntaxTraversal.forEachPart(node, this::scan);
    }

    private void scanTarget(Expression target) {
        switch (target) {
            case Expression.Tuple tuple -> tuple.items().forEach(this::scanTarget);
            case Expression.ListDisplay list -> list.items().forEach(this::scanTarget);
            case Expression.Starred starred -> scanTarget(starred.value());
            case Expression.Attribute attribute when !isSelf(attribute.object()) -> assignedAttributes.add(attribute.name());
            default -> { }
        }
    }

    /** By convention never a class. */
    private static boolean isSelf(Expression object) {
        return object instanceof Expression.Name name && name.identifier().equals("self");
    }
}
