package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.syntax.BoundNames;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import dev.serpentine.frontend.syntax.UsedNames;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Class statements within functions, and among what a script does. The class is made once, before the program starts;
 * whenever the program comes to the statement, the class's own data begins anew. What the class itself uses of the
 * function's variables must be known then and never change, and so must what it uses of a script's; what only its
 * methods use, its instances may have ({@link CapturedVariables}).
 */
final class InnerClassTranslator {
    private static final Set<HostKind> CHANGING =
            Set.of(HostKind.LIST, HostKind.DICT, HostKind.SET, HostKind.BYTEARRAY);

    /** The classes of classes that do nothing with a new one that anybody can see. */
    private static final Set<String> METACLASSES = Set.of("builtins.type", "abc.ABCMeta", "enum.EnumType");

    private final Translation translation;
    /** By class: the variables whose cells its instances have. */
    private final Map<HostObject, Set<String>> capturedBy = new HashMap<>();
    /** By name: the classes that statements of the script made, the last of each name. */
    private final Map<String, HostObject> ofScript = new HashMap<>();
    /** By name: the classes that functions stand for. */
    private final Map<String, HostObject> stoodFor = new HashMap<>();

    InnerClassTranslator(Translation translation) {
        this.translation = translation;
    }

    /** What stands in the way of a class. */
    private static final class Unknown extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final String why;
        private final String advice;

        Unknown(String why, String advice) {
            super(why, null, false, false);
            this.why = why;
            this.advice = advice;
        }
    }

    /** What making a class raises, which its statement does, too. */
    private static final class Raises extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient HostObject exception;

        Raises(HostObject exception) {
            super(exception.describe(), null, false, false);
            this.exception = exception;
        }
    }

    void define(Statement.ClassDefinition definition) {
        SourcePosition position = definition.position();
        Value made;
        try {
            Set<String> captured = new TreeSet<>();
            HostObject defined = make(definition, captured);
            defined.mro().forEach(above -> captured.addAll(capturedBy.getOrDefault(above, Set.of())));
            if (!captured.isEmpty() && !translation.host.hooksHeldBack(defined).isEmpty()) {
                throw new Unknown(
                        " within a function, which uses its variables and whose base has an __init_subclass__,",
                        "define it at module level");
            }
            made = captured.isEmpty() ? Constant.untyped(defined) : maker(definition, defined, captured);
            callHooks(defined, position);
            translation.names.store(definition.name(), made, position);
            beginAnew(definition, defined);
        } catch (Raises raises) {
            translation.graph.raise(Constant.untyped(raises.exception), position);
        } catch (Unknown unknown) {
            made = translation.refuse(position, "class " + definition.name() + unknown.why, unknown.advice);
            translation.names.store(definition.name(), made, position);
        }
    }

    /** Calls what of the program is to be told of a new class. */
    void callHooks(HostObject made, SourcePosition position) {
        for (Host.Hook hook : translation.host.hooksHeldBack(made)) {
            List<Value> arguments = new ArrayList<>(List.of(Constant.untyped(hook.hostClass())));
            hook.keywords().values().forEach(value -> arguments.add(Constant.untyped(value)));
            translation.operations.call(
                    Constant.untyped(hook.function()),
                    new CallShape(1, List.copyOf(hook.keywords().keySet()), false, List.of()),
                    arguments,
                    position);
        }
    }

    /** The class that a function stands for, under the name that it has here. */
    Optional<HostObject> standsFor(String name) {
        return Optional.ofNullable(stoodFor.get(name));
    }

    /** The function that makes instances which have the cells of variables. */
    private Value maker(Statement.ClassDefinition definition, HostObject made, Set<String> captured) {
        String first = captured.iterator().next();
        InnerClassMaker maker = InnerClassMaker.of(made, translation.host)
                .filter(_ -> Collections.frequency(BoundNames.of(translation.code.syntax()), definition.name()) == 1
                        && !CapturedVariables.isMoreThanCalled(translation.code.syntax(), definition))
                .orElseThrow(() -> uses(first));
        capturedBy.put(made, Set.copyOf(captured));
        stoodFor.put(definition.name(), made);
        return translation.innerFunctions.make(
                translation.space.makerOf(maker, List.copyOf(captured), definition.name(), definition.position()),
                maker,
                definition.position());
    }

    private HostObject make(Statement.ClassDefinition definition, Set<String> captured) {
        return translation.code.syntax().isModule()
                ? makeForScript(definition)
                : made(definition, variables(definition, captured));
    }

    /** The class of a statement among what a script does, where all that it uses at once was there before. */
    private HostObject makeForScript(Statement.ClassDefinition definition) {
        Unknown needsMore = new Unknown(
                ", which needs what the program does before,", "define it further up, under a name of its own");
        List<String> bound = BoundNames.of(translation.code.syntax());
        Map<String, HostObject> variables = new TreeMap<>();
        for (String name : UsedNames.of(definition)) {
            if (CapturedVariables.isOnlyInMethods(definition, name)) {
                continue;
            }
            if (ofScript.containsKey(name) && Collections.frequency(bound, name) == 1) {
                variables.put(name, ofScript.get(name));
            } else if (bound.contains(name)
                    || translation.globals.isAssigned(name)
                    || translation
                            .globals
                            .get(name)
                            .filter(value -> !isFixed(definition, name, value))
                            .isPresent()) {
                throw needsMore;
            }
        }
        HostObject made;
        try {
            made = made(definition, variables);
        } catch (Unknown unknown) {
            throw needsMore;
        }
        // What a class of the program's own does with a new one might be seen too early.
        if (!METACLASSES.contains(made.type().qualifiedName())) {
            throw needsMore;
        }
        ofScript.put(definition.name(), made);
        return made;
    }

    /**
     * Whether an object is the same whenever a class statement uses it: what functions of the program give, and what
     * its classes hold, depends on what was done before; a class is the same as a base.
     */
    private boolean isFixed(Statement.ClassDefinition definition, String name, HostObject value) {
        return switch (value.kind()) {
            case FUNCTION -> !isOfProgram(value);
            case CLASS -> !isOfModule(value) || !CapturedVariables.isNeededByBody(definition, name);
            case MODULE, BUILTIN_FUNCTION, NONE, BOOL, INT, FLOAT, STR, BYTES -> true;
            default -> value.type().qualifiedName().startsWith("typing.");
        };
    }

    private HostObject made(Statement.ClassDefinition definition, Map<String, HostObject> variables) {
        SourcePosition first = definition.decorators().isEmpty()
                ? definition.position()
                : definition.decorators().getFirst().position();
        boolean isOfScript = translation.code.syntax().isModule();
        Host.InnerClass description = new Host.InnerClass(
                first.file(),
                first.line(),
                definition.lastLine(),
                definition.name(),
                isOfScript ? "" : translation.code.syntax().name(),
                isOfScript ? "" : translation.code.qualifiedName());
        Host.Outcome outcome =
                translation.space.defineClass(definition, description, variables, translation.code.globals());
        return switch (outcome) {
            case Host.Outcome.Raised(HostObject exception)
            when isOfModule(exception.type()) || isOfClass(exception, variables) -> throw new Raises(exception);
            case Host.Outcome.Raised(HostObject exception) ->
                throw new Unknown(
                        " within a function, which cannot be made before the program starts (" + exception.describe()
                                + "),",
                        "define it at module level");
            case Host.Outcome.Returned(HostObject made) -> {
                requireHarmless(definition, made);
                yield made;
            }
        };
    }

    /**
     * Whether an exception of Python's own tells of the class, as one that nothing may extend does, and not of
     * something that is not known yet.
     */
    private boolean isOfClass(HostObject exception, Map<String, HostObject> variables) {
        return exception.kind() != HostKind.STR
                && !exception.type().name().equals("NameError")
                && !exception.type().name().equals("UnboundLocalError")
                && variables.values().stream().noneMatch(CapturedVariables.mark(translation.host)::equals);
    }

    /**
     * What the class uses of the function's variables.
     *
     * @param captured to which those are added that only the run tells
     */
    private Map<String, HostObject> variables(Statement.ClassDefinition definition, Set<String> captured) {
        Set<String> known = new HashSet<>(translation.code.syntax().localNames());
        known.addAll(translation.code.syntax().freeNames());
        List<String> bound = BoundNames.of(translation.code.syntax());
        Map<String, HostObject> variables = new TreeMap<>();
        for (String name : UsedNames.of(definition)) {
            if (!known.contains(name)) {
                continue;
            }
            boolean isOwn = translation.code.syntax().localNames().contains(name);
            boolean isChanging = isOwn && Collections.frequency(bound, name) != 1 || isAssignedIn(definition, name);
            Optional<HostObject> value = isChanging || name.equals(definition.name())
                    ? Optional.empty()
                    : constant(name, definition.position());
            if (value.isPresent()) {
                variables.put(name, value.get());
            } else if (name.equals(definition.name())) {
                if (isChanging) {
                    throw uses(name);
                }
            } else if (CapturedVariables.isOnlyInMethods(definition, name)) {
                variables.put(name, CapturedVariables.mark(translation.host));
                captured.add(name);
            } else {
                variables.put(name, standsFor(name).orElseThrow(() -> uses(name)));
            }
        }
        return variables;
    }

    private static boolean isAssignedIn(Statement.ClassDefinition definition, String name) {
        Set<String> assigned = new HashSet<>();
        definition.body().forEach(statement -> LocalNames.findAssignedByInner(statement, assigned));
        return assigned.contains(name);
    }

    private Optional<HostObject> constant(String name, SourcePosition position) {
        return translation.names.isBoundFor(name)
                ? Operations.live(translation.names.load(name, position))
                : Optional.empty();
    }

    private static Unknown uses(String name) {
        return new Unknown(
                " within a function, which uses the function's variable '" + name + "',",
                "define it at module level, and pass its instances what they need");
    }

    /** What a class does elsewhere while it is defined would be done before the program starts. */
    private void requireHarmless(Statement.ClassDefinition definition, HostObject made) {
        if (made.kind() != HostKind.CLASS) {
            throw new Unknown(
                    " within a function, of which a decorator makes something else,", "define it at module level");
        }
        if (MetaclassEffects.areSeen(made, translation.host)) {
            throw new Unknown(" within a function," + MetaclassEffects.WHY, MetaclassEffects.ADVICE);
        }
        for (Expression decorator : definition.decorators()) {
            Expression called = decorator instanceof Expression.Call call ? call.function() : decorator;
            if (called instanceof Expression.Name name
                    && translation
                            .globals
                            .get(name.identifier())
                            .filter(this::isOfProgram)
                            .isPresent()) {
                throw new Unknown(
                        " within a function, with a decorator of the program's own,", "define it at module level");
            }
        }
    }

    private boolean isOfModule(HostObject hostClass) {
        return translation.host.getAttribute(hostClass, "__module__")
                        instanceof Host.Outcome.Returned(HostObject module)
                && translation.globals.get("__name__").filter(module::equals).isPresent();
    }

    private boolean isOfProgram(HostObject function) {
        return function.kind() == HostKind.FUNCTION
                && function.part(Part.GLOBALS)
                        .filter(translation.code.globals()::equals)
                        .isPresent();
    }

    // The class's own data

    /** Assigns the class's data again, where somebody may have changed it since the statement was last executed. */
    private void beginAnew(Statement.ClassDefinition definition, HostObject made) {
        if (!made.type().qualifiedName().equals("builtins.type")
                && !made.type().qualifiedName().equals("abc.ABCMeta")) {
            return;
        }
        Set<String> assigned = new HashSet<>();
        translation.code.syntax().body().forEach(statement -> findAssigned(statement, assigned));
        for (Statement statement : definition.body()) {
            if (statement instanceof Statement.Assign(List<Expression> targets, Expression value, var position)
                    && targets.size() == 1) {
                beginAnew(definition, made, targets.getFirst(), value, assigned);
            } else if (statement
                    instanceof
                    Statement.AnnotatedAssign(
                            Expression target,
                            Expression annotation,
                            Optional<Expression> value,
                            var position)) {
                value.ifPresent(given -> beginAnew(definition, made, target, given, assigned));
            }
        }
    }

    private void beginAnew(
            Statement.ClassDefinition definition,
            HostObject made,
            Expression target,
            Expression value,
            Set<String> assigned) {
        if (!(target instanceof Expression.Name(String name, SourcePosition position))) {
            return;
        }
        Optional<HostObject> held = made.attribute(name);
        boolean isChanging = held.filter(InnerClassTranslator::mayChange).isPresent();
        if (held.isEmpty() || name.startsWith("__") || !isChanging && !assigned.contains(name)) {
            return;
        }
        UsedInClass used = new UsedInClass(new HashSet<>(BoundNames.of(definition)));
        if (isChanging && used.isUsedIn(value)) {
            throw new Unknown(
                    " within a function, whose attribute '" + name + "' is made of others,",
                    "define it at module level");
        }
        translation.space.addAssignedAttribute(name);
        translation.graph.emit(
                FlowOpcode.SETATTR,
                position,
                Constant.untyped(made),
                translation.operations.text(name),
                isChanging ? translation.expressions.translate(value) : Constant.untyped(held.get()));
    }

    private static boolean mayChange(HostObject held) {
        return CHANGING.contains(held.kind())
                || held.kind() == HostKind.INSTANCE
                        && !held.type().qualifiedName().startsWith("typing.");
    }

    private record UsedInClass(Set<String> names) {
        boolean isUsedIn(Syntax node) {
            if (node instanceof Expression.Name(String identifier, var position)) {
                return names.contains(identifier);
            }
            boolean[] found = {false};
            SyntaxTraversal.forEachPart(node, part -> found[0] |= isUsedIn(part));
            return found[0];
        }
    }

    /** The attributes that are assigned of anything but {@code self}, in inner functions and classes too. */
    private static void findAssigned(Syntax node, Set<String> names) {
        switch (node) {
            case Statement.Assign assign -> assign.targets().forEach(target -> addAttribute(target, names));
            case Statement.AugmentedAssign assign -> addAttribute(assign.target(), names);
            case Statement.FunctionDefinition definition ->
                definition.function().body().forEach(statement -> findAssigned(statement, names));
            case Statement.ClassDefinition definition ->
                definition.body().forEach(statement -> findAssigned(statement, names));
            default -> {}
        }
        SyntaxTraversal.forEachPart(node, part -> findAssigned(part, names));
    }

    private static void addAttribute(Expression target, Set<String> names) {
        if (target instanceof Expression.Attribute(Expression object, String name, var position)
                && !(object instanceof Expression.Name(String identifier, var at) && identifier.equals("self"))) {
            names.add(name);
        }
    }
}
