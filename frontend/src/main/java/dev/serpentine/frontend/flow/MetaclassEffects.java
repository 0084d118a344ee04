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
import dev.serpentine.graph.model.SourcePosition;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a class of classes of the program's own does anything with a new class that is seen elsewhere, as by a
 * registry: a class that a function makes is there before the program comes to it, so that this would be seen too
 * early. Told by the texts of the functions that are called.
 */
final class MetaclassEffects {
    static final String WHY = " whose metaclass changes what others see,";
    static final String ADVICE = "define it at module level";

    private static final Set<String> MAKING = Set.of("__prepare__", "__new__", "__init__");
    private static final Set<String> CHANGING = Set.of(
            "append",
            "appendleft",
            "extend",
            "insert",
            "add",
            "update",
            "setdefault",
            "remove",
            "discard",
            "pop",
            "popitem",
            "clear",
            "register");

    private final Host host;
    private final Set<FunctionSyntax> seen = new HashSet<>();
    /** Methods of objects that were there before. */
    private final Set<FunctionSyntax> ofOthers = new HashSet<>();

    private MetaclassEffects(Host host) {
        this.host = host;
    }

    /** Whether an object is {@code type} or extends it; those of enumerations make members, too. */
    static boolean isClassOfClasses(HostObject object) {
        return object.kind() == HostKind.CLASS
                && object.mro().stream().anyMatch(each -> each.qualifiedName().equals("builtins.type"))
                && object.mro().stream().noneMatch(each -> each.qualifiedName().startsWith("enum."));
    }

    /** Whether making a class did something that others see. */
    static boolean areSeen(HostObject made, Host host) {
        MetaclassEffects effects = new MetaclassEffects(host);
        return made.kind() == HostKind.CLASS
                && made.type().mro().stream()
                        .flatMap(each -> MAKING.stream().flatMap(name -> each.attribute(name).stream()))
                        .map(MetaclassEffects::functionOf)
                        .anyMatch(effects::isSeen);
    }

    private static HostObject functionOf(HostObject method) {
        return switch (method.kind()) {
            case STATICMETHOD, CLASSMETHOD -> method.part(Part.FUNCTION).orElse(method);
            default -> method;
        };
    }

    private boolean isSeen(HostObject function) {
        Optional<FunctionSyntax> syntax = function.kind() == HostKind.FUNCTION
                ? host.syntaxOf(function)
                        .filter(each ->
                                SourcePosition.isOfProgram(each.position().file()))
                : Optional.empty();
        return syntax.isPresent()
                && seen.add(syntax.get())
                && (!syntax.get().globalNames().isEmpty()
                        || syntax.get().body().stream().anyMatch(node -> isSeen(node, syntax.get(), function)));
    }

    private boolean isSeen(Syntax node, FunctionSyntax around, HostObject function) {
        boolean[] found = {
            switch (node) {
                case Statement.Assign assign -> assign.targets().stream().anyMatch(each -> isOfOthers(each, around));
                case Statement.AugmentedAssign assign -> isOfOthers(assign.target(), around);
                case Statement.AnnotatedAssign assign -> isOfOthers(assign.target(), around);
                case Statement.Delete delete -> delete.targets().stream().anyMatch(each -> isOfOthers(each, around));
                case Expression.Call call -> changesOthers(call, around, function);
                default -> false;
            }
        };
        SyntaxTraversal.forEachPart(node, part -> found[0] = found[0] || isSeen(part, around, function));
        return found[0];
    }

    /** Whether what is assigned to belongs neither to the new class nor to what the function has made. */
    private boolean isOfOthers(Expression target, FunctionSyntax around) {
        return switch (target) {
            case Expression.Attribute attribute -> !isLocal(attribute.object(), around) || isOfFirst(attribute, around);
            case Expression.Subscript subscript -> !isLocal(subscript.object(), around);
            case Expression.Tuple tuple -> tuple.items().stream().anyMatch(each -> isOfOthers(each, around));
            case Expression.ListDisplay list -> list.items().stream().anyMatch(each -> isOfOthers(each, around));
            case Expression.Starred starred -> isOfOthers(starred.value(), around);
            default -> false;
        };
    }

    /** The first parameter of {@code __new__} is no new class, and that of a method is what has it. */
    private boolean isOfFirst(Expression.Attribute attribute, FunctionSyntax around) {
        boolean isNone = ofOthers.contains(around)
                || MAKING.contains(around.name()) && !around.name().equals("__init__");
        return isNone
                && !around.parameters().positional().isEmpty()
                && attribute.object() instanceof Expression.Name(String name, var position)
                && name.equals(around.parameters().positional().getFirst().name());
    }

    private static boolean isLocal(Expression object, FunctionSyntax around) {
        return object instanceof Expression.Name(String name, var position)
                && around.localNames().contains(name);
    }

    private boolean changesOthers(Expression.Call call, FunctionSyntax around, HostObject function) {
        return switch (call.function()) {
            case Expression.Attribute attribute ->
                CHANGING.contains(attribute.name())
                                && (attribute.object() instanceof Expression.Attribute
                                        || attribute.object() instanceof Expression.Subscript)
                        || attribute.object() instanceof Expression.Name(String name, var position)
                                && !around.localNames().contains(name)
                                && global(name, function)
                                        .filter(object -> changes(object, attribute.name()))
                                        .isPresent();
            case Expression.Name(String name, var position)
            when !around.localNames().contains(name) ->
                global(name, function).filter(this::isSeen).isPresent();
            default -> false;
        };
    }

    /** The same of a method of an object that was there before. */
    private boolean isSeenOfOther(HostObject method) {
        if (method.kind() == HostKind.FUNCTION) {
            host.syntaxOf(method).ifPresent(ofOthers::add);
        }
        return isSeen(method);
    }

    /** Whether a method of what has a global name may change it. */
    private boolean changes(HostObject object, String method) {
        return switch (object.kind()) {
            case LIST, DICT, SET, BYTEARRAY -> CHANGING.contains(method);
            case INSTANCE ->
                CHANGING.contains(method)
                        || object.type().mro().stream()
                                .flatMap(each -> each.attribute(method).stream())
                                .findFirst()
                                .map(MetaclassEffects::functionOf)
                                .filter(this::isSeenOfOther)
                                .isPresent();
            case CLASS -> CHANGING.contains(method);
            default -> false;
        };
    }

    private static Optional<HostObject> global(String name, HostObject function) {
        return function.part(Part.GLOBALS).stream()
                .flatMap(globals -> globals.entries().stream())
                .filter(entry -> entry.getKey().kind() == HostKind.STR
                        && entry.getKey().asText().equals(name))
                .map(Map.Entry::getValue)
                .findFirst();
    }
}
