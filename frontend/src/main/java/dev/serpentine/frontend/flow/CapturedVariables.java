package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import dev.serpentine.frontend.syntax.UsedNames;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Variables of a function that methods of a class within it use, where only the run tells what they hold. The class is
 * made once, before the program starts; each of its instances has the cells of those variables as attributes, from the
 * function that {@link InnerClassMaker} puts in the place of the class.
 */
public final class CapturedVariables {
    private static final String SPECIAL_METHODS = "rpython.rtyper.special_methods";
    private static final String MARK = "variable_of_instance";
    private static final String CELL = "cell of ";
    private static final Set<String> WITHOUT_INSTANCE = Set.of("__new__", "__init_subclass__", "__class_getitem__");

    private CapturedVariables() {}

    /** What a method of such a class has in the cell of a variable whose own cell the instance has. */
    static HostObject mark(Host host) {
        return special(host, MARK);
    }

    /** Whether it is what {@link #mark} gives. */
    static boolean isMark(HostObject contents) {
        return contents.kind() == HostKind.FUNCTION && contents.qualifiedName().equals(SPECIAL_METHODS + "." + MARK);
    }

    /** A function of {@code special_methods}. */
    static HostObject special(Host host, String name) {
        return host.importModule(SPECIAL_METHODS).attribute(name).orElseThrow();
    }

    /** The attribute of an instance that has the cell of a variable. No program's own has such a name. */
    static String attribute(String variable) {
        return CELL + variable;
    }

    /** Whether an attribute of an instance is the cell of a variable, which the program knows nothing of. */
    public static boolean isCell(String attribute) {
        return attribute.startsWith(CELL);
    }

    /** Whether a class uses a variable in plain methods only, which are given an instance. */
    static boolean isOnlyInMethods(Statement.ClassDefinition definition, String variable) {
        Predicate<Syntax> uses = node -> isUsed(node, variable);
        return definition.arguments().stream().noneMatch(uses)
                && definition.decorators().stream().noneMatch(uses)
                && !isNeededByBody(definition, variable);
    }

    /** Whether a class's body needs the value of a variable when it is executed. */
    static boolean isNeededByBody(Statement.ClassDefinition definition, String variable) {
        return definition.body().stream().anyMatch(statement -> needsValue(statement, variable));
    }

    private static boolean needsValue(Statement statement, String variable) {
        return statement instanceof Statement.FunctionDefinition definition
                ? isPartUsed(definition, variable)
                        || definition.function().freeNames().contains(variable) && !isPlain(definition.function())
                : isUsed(statement, variable);
    }

    private static boolean isPlain(FunctionSyntax function) {
        return !function.isResumable()
                && !function.parameters().positional().isEmpty()
                && !WITHOUT_INSTANCE.contains(function.name())
                && function.decorators().stream()
                        .allMatch(each -> each instanceof Expression.Name name
                                && name.identifier().equals("property"));
    }

    private static boolean isUsed(Syntax node, String variable) {
        return switch (node) {
            case Expression.Name name -> name.identifier().equals(variable);
            case Expression.Lambda lambda -> lambda.function().freeNames().contains(variable);
            case Statement.ClassDefinition inner -> UsedNames.of(inner).contains(variable);
            case Statement.FunctionDefinition definition ->
                definition.function().freeNames().contains(variable) || isPartUsed(definition, variable);
            default -> isPartUsed(node, variable);
        };
    }

    private static boolean isPartUsed(Syntax node, String variable) {
        boolean[] found = {false};
        SyntaxTraversal.forEachPart(node, part -> found[0] |= isUsed(part, variable));
        return found[0];
    }

    /**
     * Whether a function uses a class that it defines for anything but to make instances, to extend it and to ask of
     * objects whether they are instances: then nothing can stand for the class; or whether the class makes instances of
     * its own.
     */
    static boolean isMoreThanCalled(FunctionSyntax function, Statement.ClassDefinition definition) {
        Uses uses = new Uses(definition);
        return function.body().stream().anyMatch(statement -> uses.escapes(statement, false));
    }

    private record Uses(Statement.ClassDefinition definition) {
        boolean escapes(Syntax node, boolean isInner) {
            return switch (node) {
                case Expression.Name name -> isClass(name);
                case Expression.Call call -> escapes(call, isInner);
                case Statement.FunctionDefinition inner ->
                    inParts(inner, isInner) || inner.function().body().stream().anyMatch(each -> escapes(each, true));
                case Expression.Lambda inner ->
                    inParts(inner, isInner) || inner.function().body().stream().anyMatch(each -> escapes(each, true));
                case Expression.GeneratorExpression inner -> inParts(inner, true);
                case Statement.ClassDefinition inner
                when inner == definition -> inner.body().stream().anyMatch(this::makes);
                case Statement.ClassDefinition inner ->
                    inner.arguments().stream().anyMatch(each -> (isInner || !isClass(each)) && escapes(each, isInner))
                            || inner.decorators().stream().anyMatch(each -> escapes(each, isInner))
                            || inner.body().stream().anyMatch(each -> escapes(each, true));
                default -> inParts(node, isInner);
            };
        }

        private boolean escapes(Expression.Call call, boolean isInner) {
            boolean isTest = !isInner && test(call, definition.name()).isPresent();
            return !isClass(call.function()) && escapes(call.function(), isInner)
                    || call.arguments().stream().anyMatch(each -> !(isTest && isClass(each)) && escapes(each, isInner))
                    || call.keywords().stream().anyMatch(each -> escapes(each.value(), isInner));
        }

        private boolean inParts(Syntax node, boolean isInner) {
            boolean[] found = {false};
            SyntaxTraversal.forEachPart(node, part -> found[0] |= escapes(part, isInner));
            return found[0];
        }

        private boolean isClass(Expression expression) {
            return expression instanceof Expression.Name name
                    && name.identifier().equals(definition.name());
        }

        private boolean makes(Syntax node) {
            boolean[] found = {node instanceof Expression.Call call && isClass(call.function())};
            SyntaxTraversal.forEachPart(node, part -> found[0] |= makes(part));
            switch (node) {
                case Statement.FunctionDefinition inner ->
                    inner.function().body().forEach(each -> found[0] |= makes(each));
                case Expression.Lambda inner -> inner.function().body().forEach(each -> found[0] |= makes(each));
                default -> {}
            }
            return found[0];
        }
    }

    /** What {@code isinstance(object, C)} or {@code issubclass} asks about, where it is written so. */
    static Optional<Expression> test(Expression.Call call, String className) {
        return call.function() instanceof Expression.Name(String test, var position)
                        && (test.equals("isinstance") || test.equals("issubclass"))
                        && call.keywords().isEmpty()
                        && call.arguments().size() == 2
                        && call.arguments().get(1) instanceof Expression.Name(String tested, var at)
                        && tested.equals(className)
                ? Optional.of(call.arguments().getFirst())
                : Optional.empty();
    }
}
