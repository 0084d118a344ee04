package dev.serpentine.frontend.division;

import dev.serpentine.frontend.parser.ParsedSource;
import dev.serpentine.frontend.parser.ParsedSource.Part;
import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.ClassMakers;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which definitions and imports behind the beginning of the script may be run before it: those whose name is bound
 * once, or that are there for their decorators alone, that need nothing which the script has made, and that change
 * nothing which it has read.
 */
final class HoistedDefinitions {
    private final Effects effects;
    /** What binds a name: the same import, twice, counts once. */
    private final Map<String, Set<Object>> bindings = new HashMap<>();

    private static final Set<String> CONTAINERS =
            Set.of("list", "dict", "set", "defaultdict", "OrderedDict", "Counter", "deque", "int", "float", "str");

    /** What gives the names of the module to the program, which is not to see others among them. */
    private static final Set<String> GIVING_NAMES = Set.of("globals", "vars", "dir", "locals");

    private final RunCode code;
    private final Set<String> readNames;
    private final Set<Statement> madeBefore = Collections.newSetFromMap(new IdentityHashMap<>());

    HoistedDefinitions(ParsedSource source, Effects effects) {
        this.effects = effects;
        boolean[] future = {false};
        for (Part part : source.parts()) {
            noteBindings(part.statement());
            SyntaxScan.forEachFunction(
                    part.statement(), function -> function.globalNames().forEach(name -> bind(name, function)));
            future[0] |= isOfFuture(part.statement())
                    && ((Statement.ImportFrom) part.statement())
                            .names().stream().anyMatch(name -> name.name().equals("annotations"));
        }
        code = new RunCode(source, future[0]);
        readNames = ReadNames.in(source);
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

    /** Whether a statement may be run before what the script has so far, if that assigns nothing which it reads. */
    private boolean isMovable(Statement statement) {
        // What it binds nobody knows; only a module has it.
        boolean isStarred = statement instanceof Statement.ImportFrom imported
                && imported.names().getFirst().name().equals("*");
        return isStarred
                || isOfFuture(statement)
                || (isDefinition(statement) || MainBlock.isImport(statement))
                        && (isBoundOnce(statement) || isDecoratedForNobody(statement))
                        && (!isDefinition(statement) || !effects.isEffect(statement));
    }

    private boolean isDefinition(Statement statement) {
        return effects.isRegistration(statement)
                || statement instanceof Statement.FunctionDefinition
                || statement instanceof Statement.ClassDefinition
                || ClassMakers.isDefinition(statement);
    }

    /** Whether a function is there for its decorators alone: {@code @show.register def _(x): ...}. */
    private boolean isDecoratedForNobody(Statement statement) {
        return statement instanceof Statement.FunctionDefinition(FunctionSyntax function, var result, var position)
                && !function.decorators().isEmpty()
                && !readNames.contains(function.name());
    }

    private boolean isBoundOnce(Statement statement) {
        return AssignedNames.in(List.of(statement)).stream()
                .allMatch(name -> bindings.get(name).size() == 1);
    }

    /**
     * Definitions that may not be run before the others for their decorators, while the functions may be
     * {@linkplain DecoratedFunctions made before}; known once {@link #among} was asked.
     */
    Set<Statement> madeBefore() {
        return madeBefore;
    }

    /**
     * Those of some statements that may be run before the others. A container that begins empty or with constants, and
     * that the definition of a class needs, is one of them: it is the same whenever it is made.
     */
    Set<Statement> among(List<Statement> statements) {
        Set<String> early = new HashSet<>();
        while (true) {
            Set<String> wanted = new HashSet<>();
            Set<Statement> hoisted = among(statements, early, wanted);
            if (!early.addAll(wanted)) {
                return hoisted;
            }
        }
    }

    /**
     * @param early names whose assignments are run before the others, too
     * @param wanted is given names that would have to be in {@code early} for classes to be there
     */
    private Set<Statement> among(List<Statement> statements, Set<String> early, Set<String> wanted) {
        Set<Statement> hoisted = Collections.newSetFromMap(new IdentityHashMap<>());
        madeBefore.clear();
        Map<String, Statement> assigned = new HashMap<>();
        TouchedNames before = new TouchedNames(code);
        for (Statement statement : statements) {
            if (isAssignmentOf(statement, early)) {
                hoisted.add(statement);
                continue;
            }
            if (isMovable(statement)) {
                if (!isDefinition(statement)) {
                    hoisted.add(statement);
                    continue;
                }
                TouchedNames touched = TouchedNames.of(statement, code);
                Set<String> needed = touched.readOf(assigned.keySet());
                if (needed.isEmpty() && !touched.collidesWith(before)) {
                    hoisted.add(statement);
                    continue;
                }
                if (statement instanceof Statement.ClassDefinition) {
                    needed.stream()
                            .filter(name -> isMadeOfConstants(assigned.get(name)))
                            .forEach(wanted::add);
                }
            }
            if (mayBeMadeBefore(statement, assigned.keySet(), before)) {
                madeBefore.add(statement);
            }
            AssignedNames.in(List.of(statement)).forEach(name -> assigned.put(name, statement));
            if (before.isEmpty()) {
                before.addUnnamed();
            }
            before.add(statement);
        }
        return hoisted;
    }

    /** @param assigned what the script has assigned so far @param before what it has touched */
    private boolean mayBeMadeBefore(Statement statement, Set<String> assigned, TouchedNames before) {
        return DecoratedFunctions.undecorated(statement)
                .filter(this::isBoundOnce)
                .filter(definition -> !effects.isEffect(definition))
                .map(definition -> TouchedNames.of(definition, code))
                .filter(touched -> touched.readOf(assigned).isEmpty() && !touched.collidesWith(before))
                .filter(_ -> GIVING_NAMES.stream().noneMatch(readNames::contains))
                .isPresent();
    }

    private boolean isAssignmentOf(Statement statement, Set<String> names) {
        return !isDefinition(statement)
                && !MainBlock.isImport(statement)
                && AssignedNames.in(List.of(statement)).stream().anyMatch(names::contains);
    }

    /** Whether a statement binds one name, nowhere bound otherwise, to a container of constants. */
    private boolean isMadeOfConstants(Statement statement) {
        return switch (statement) {
            case Statement.Assign(List<Expression> targets, Expression value, var position) ->
                targets.size() == 1
                        && targets.getFirst() instanceof Expression.Name
                        && isBoundOnce(statement)
                        && isConstant(value);
            case Statement.AnnotatedAssign assign ->
                assign.value().filter(HoistedDefinitions::isConstant).isPresent() && isBoundOnce(statement);
            default -> false;
        };
    }

    private static boolean isConstant(Expression value) {
        return switch (value) {
            case Expression.Literal _ -> true;
            case Expression.Tuple tuple -> tuple.items().stream().allMatch(HoistedDefinitions::isConstant);
            case Expression.ListDisplay list -> list.items().stream().allMatch(HoistedDefinitions::isConstant);
            case Expression.SetDisplay set -> set.items().stream().allMatch(HoistedDefinitions::isConstant);
            case Expression.DictDisplay dict ->
                dict.entries().stream()
                        .allMatch(entry -> entry.key()
                                        .filter(HoistedDefinitions::isConstant)
                                        .isPresent()
                                && isConstant(entry.value()));
            case Expression.Call(Expression.Name(String name, var position), var arguments, var keywords, var at) ->
                CONTAINERS.contains(name)
                        && keywords.isEmpty()
                        && arguments.stream()
                                .allMatch(argument -> argument instanceof Expression.Name type
                                        && CONTAINERS.contains(type.identifier()));
            default -> false;
        };
    }
}
