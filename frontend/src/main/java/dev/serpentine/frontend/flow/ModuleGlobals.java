package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The global names of one module as they were after the import, and what the module's functions change: those names that some function
 * assigns are variables of the program, and so are the attributes of classes that some function assigns.
 */
final class ModuleGlobals {
    private final Host host;
    private final HostObject dict;
    private final Map<String, HostObject> values = new HashMap<>();
    private final Set<String> assignedNames = new HashSet<>();
    private final Set<String> assignedAttributes = new HashSet<>();
    private final Set<HostObject> visited = new HashSet<>();
    private final Set<FunctionSyntax> scanned = Collections.newSetFromMap(new IdentityHashMap<>());

    ModuleGlobals(Host host, HostObject dict) {
        this.host = host;
        this.dict = dict;
        dict.entries().forEach(entry -> values.put(entry.getKey().asText(), entry.getValue()));
        values.values().forEach(this::visit);
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

    /** Finds the functions of the module behind an object. */
    private void visit(HostObject object) {
        switch (object.kind()) {
            case FUNCTION -> {
                if (visited.add(object)) {
                    if (object.part(Part.GLOBALS).filter(dict::equals).isPresent()) {
                        host.syntaxOf(object).ifPresent(this::scan);
                    }
                    object.part(Part.CLOSURE).ifPresent(closure -> closure.items().forEach(cell -> cell.part(Part.CONTENTS).ifPresent(this::visit)));
                }
            }
            case METHOD, STATICMETHOD, CLASSMETHOD -> object.part(Part.FUNCTION).ifPresent(this::visit);
            case PROPERTY -> List.of(Part.GETTER, Part.SETTER, Part.DELETER).forEach(part -> object.part(part).ifPresent(this::visit));
            case CLASS -> {
                boolean isOwn = object.attribute("__module__").equals(get("__name__"));
                if (isOwn && visited.add(object)) {
                    object.attributes().values().forEach(this::visit);
                }
            }
            default -> { }
        }
    }
}
