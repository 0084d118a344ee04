package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which attributes every instance of a class has when its {@code __init__} returns, and nobody can ask for before:
 * reading one of them never fails. Known from the source, before anything is inferred; where the source does not show
 * it, an attribute is not established.
 */
public final class EstablishedAttributes {
    private final Host host;
    private final Map<HostObject, ConstructionWalk.Result> established = new HashMap<>();
    private final Map<HostObject, Set<String>> written = new HashMap<>();
    private final Map<HostObject, Map<String, HostObject>> members = new HashMap<>();

    public EstablishedAttributes(Host host) {
        this.host = host;
    }

    /** Whether all instances that calls of a class make have the attribute. */
    public boolean establishes(HostObject hostClass, String attribute) {
        return construction(hostClass).names().contains(attribute);
    }

    /** The attributes that all instances which calls of a class make get before any other, in this order. */
    public List<String> order(HostObject hostClass) {
        return construction(hostClass).order();
    }

    private ConstructionWalk.Result construction(HostObject hostClass) {
        return established.computeIfAbsent(hostClass, key -> new ConstructionWalk(host, key, this::members).follow());
    }

    /** Whether a method of a class, or of one that it extends, assigns the attribute of its first parameter. */
    public boolean isWritten(HostObject hostClass, String attribute) {
        return hostClass.mro().stream()
                .anyMatch(
                        owner -> written.computeIfAbsent(owner, this::writtenBy).contains(attribute));
    }

    /** What the dict of a class holds. */
    private Map<String, HostObject> members(HostObject owner) {
        return members.computeIfAbsent(owner, HostObject::attributes);
    }

    private Set<String> writtenBy(HostObject owner) {
        Set<String> names = new HashSet<>();
        for (HostObject member : members(owner).values()) {
            HostObject function = member.kind() == HostKind.PROPERTY
                    ? member.part(HostObject.Part.SETTER).orElse(member)
                    : member;
            if (function.kind() == HostKind.FUNCTION) {
                host.syntaxOf(function)
                        .ifPresent(syntax -> firstParameter(syntax)
                                .forEach(self -> syntax.body().forEach(statement -> collect(statement, self, names))));
            }
        }
        return names;
    }

    private static void collect(Syntax node, String self, Set<String> names) {
        switch (node) {
            case Statement.Assign assign -> assign.targets().forEach(target -> collectTarget(target, self, names));
            case Statement.AugmentedAssign assign -> collectTarget(assign.target(), self, names);
            case Statement.AnnotatedAssign assign -> collectTarget(assign.target(), self, names);
            case Statement.For loop -> collectTarget(loop.target(), self, names);
            case Statement.With with ->
                with.items().forEach(item -> item.target().ifPresent(target -> collectTarget(target, self, names)));
            default -> {}
        }
        SyntaxTraversal.forEachPart(node, part -> collect(part, self, names));
    }

    private static void collectTarget(Expression target, String self, Set<String> names) {
        switch (target) {
            case Expression.Attribute(Expression.Name(String name, var at), String attribute, var position)
            when name.equals(self) -> names.add(attribute);
            case Expression.Tuple tuple -> tuple.items().forEach(item -> collectTarget(item, self, names));
            case Expression.ListDisplay list -> list.items().forEach(item -> collectTarget(item, self, names));
            case Expression.Starred starred -> collectTarget(starred.value(), self, names);
            default -> {}
        }
    }

    /** The name of the first positional parameter, if there is one. */
    static List<String> firstParameter(FunctionSyntax syntax) {
        return syntax.parameters().positional().stream()
                .limit(1)
                .map(FunctionSyntax.Parameter::name)
                .toList();
    }
}
