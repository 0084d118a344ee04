package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * The global names of one module as they were after the import, and what functions change: those names that some
 * function assigns, of this module or of another, are variables of the program, and so are the attributes of classes
 * that some function of the module assigns.
 */
final class ModuleGlobals {
    private final Host host;
    private final HostObject dict;
    private final OutsideAssignments outside;
    private final InterruptHandlers interruptHandlers;
    private final ObservedEnds observedEnds;
    private final HandledState handledState;
    private final GivenToEncoders givenToEncoders;
    private final Map<String, HostObject> values = new HashMap<>();
    private final Set<String> assignedNames = new HashSet<>();
    private final Set<String> deletedNames = new HashSet<>();
    private final Map<String, HostObject> cells = new HashMap<>();
    private final Set<String> assignedAttributes = new HashSet<>();
    /** Names that somebody was told no function assigns, or none deletes. */
    private final Set<String> toldFixed = new HashSet<>();

    private final Set<String> toldBound = new HashSet<>();
    /** How many names somebody was told that there are, which become no fewer. */
    private OptionalInt toldAll = OptionalInt.empty();

    private final Set<FunctionSyntax> scanned = Collections.newSetFromMap(new IdentityHashMap<>());

    ModuleGlobals(
            Host host,
            HostObject dict,
            OutsideAssignments outside,
            InterruptHandlers interruptHandlers,
            ObservedEnds observedEnds,
            HandledState handledState) {
        this.host = host;
        this.dict = dict;
        this.outside = outside;
        this.interruptHandlers = interruptHandlers;
        this.observedEnds = observedEnds;
        this.handledState = handledState;
        this.givenToEncoders = new GivenToEncoders(host, values);
        dict.entries().forEach(entry -> values.put(entry.getKey().asText(), entry.getValue()));
        host.functionsOf(dict).forEach(function -> host.syntaxOf(function).ifPresent(this::scan));
    }

    HostObject dict() {
        return dict;
    }

    /** The names of all that have a value. */
    Set<String> names() {
        return Collections.unmodifiableSet(values.keySet());
    }

    /** The same, and those that only functions assign. */
    Set<String> allNames() {
        Set<String> all = namesByNow();
        toldAll = OptionalInt.of(all.size());
        return all;
    }

    private Set<String> namesByNow() {
        Set<String> all = new TreeSet<>(values.keySet());
        all.addAll(assignedNames);
        return all;
    }

    Optional<HostObject> get(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** Whether a function declares the name global, or one of another module assigns it as this module's attribute. */
    boolean isAssigned(String name) {
        boolean isAssigned = assignedNames.contains(name) || outside.isAssigned(dict, name);
        if (!isAssigned) {
            toldFixed.add(name);
        }
        return isAssigned;
    }

    /**
     * The cell that is the variable of an assigned name which may have no value: some function deletes it, or only
     * functions assign it. Empty for all others.
     */
    Optional<HostObject> cell(String name) {
        if (!isAssigned(name) || values.containsKey(name) && !isDeleted(name)) {
            toldBound.add(name);
            return Optional.empty();
        }
        return Optional.of(cells.computeIfAbsent(name, _ -> {
            List<HostObject> contents = values.containsKey(name) ? List.of(values.get(name)) : List.of();
            HostObject cellClass =
                    host.importModule("types").attribute("CellType").orElseThrow();
            return switch (host.call(cellClass, contents, Map.of())) {
                case Host.Outcome.Returned(HostObject cell) -> cell;
                case Host.Outcome.Raised(HostObject exception) ->
                    throw new IllegalStateException("no cell for " + name + ": " + exception.describe());
            };
        }));
    }

    private boolean isDeleted(String name) {
        return deletedNames.contains(name) || outside.isDeleted(dict, name);
    }

    /**
     * Whether something that was told of a name is not so, after more functions were scanned; only then what was told
     * is forgotten: graphs that were built of it are used again.
     */
    boolean isOutdated() {
        boolean isOutdated = toldFixed.stream()
                        .anyMatch(name -> assignedNames.contains(name) || outside.isAssigned(dict, name))
                || toldBound.stream().anyMatch(this::isDeleted)
                || toldAll.isPresent() && toldAll.getAsInt() != namesByNow().size();
        if (isOutdated) {
            toldAll = OptionalInt.empty();
            toldFixed.clear();
            toldBound.clear();
        }
        return isOutdated;
    }

    /** The module's name. */
    String name() {
        return get("__name__")
                .filter(name -> name.kind() == HostKind.STR)
                .map(HostObject::asText)
                .orElse("");
    }

    /** What is known of the functions that encoders call. */
    GivenToEncoders givenToEncoders() {
        return givenToEncoders;
    }

    /** Whether a function assigns an attribute of this name to something that may be a class. */
    boolean isAttributeAssigned(String name) {
        return assignedAttributes.contains(name);
    }

    /** Adds what a function assigns that was not found by way of the module's names. */
    void scan(FunctionSyntax function) {
        if (scanned.add(function)) {
            observedEnds.scan(function);
            handledState.scan(function);
            assignedNames.addAll(function.globalNames());
            new DeletedNames(function).find(deletedNames);
            outside.scan(function, this);
            function.body().forEach(this::scan);
        }
    }

    private void scan(Syntax node) {
        if (node instanceof Statement statement) {
            interruptHandlers.scan(statement, this);
        }
        handledState.scan(node, this);
        givenToEncoders.scan(node);
        switch (node) {
            case Statement.Assign assign -> assign.targets().forEach(this::scanTarget);
            case Statement.AugmentedAssign assign -> scanTarget(assign.target());
            case Statement.AnnotatedAssign assign -> scanTarget(assign.target());
            case Statement.Delete delete -> delete.targets().forEach(this::scanTarget);
            case Statement.For loop -> scanTarget(loop.target());
            case Statement.With with ->
                with.items().forEach(item -> item.target().ifPresent(this::scanTarget));
            case Expression.Call(
                    Expression.Name(String called, var at),
                    List<Expression> arguments,
                    var keywords,
                    var position)
            when called.equals("setattr")
                    && arguments.size() == 3
                    && arguments.get(1)
                            instanceof Expression.Literal(Expression.LiteralValue.OfText(String name), var where) ->
                assignedAttributes.add(name);
            case Statement.FunctionDefinition definition -> scan(definition.function());
            case Expression.Lambda lambda -> scan(lambda.function());
            default -> {}
        }
        SyntaxTraversal.forEachPart(node, this::scan);
    }

    private void scanTarget(Expression target) {
        switch (target) {
            case Expression.Tuple tuple -> tuple.items().forEach(this::scanTarget);
            case Expression.ListDisplay list -> list.items().forEach(this::scanTarget);
            case Expression.Starred starred -> scanTarget(starred.value());
            case Expression.Attribute attribute
            when !isSelf(attribute.object()) -> assignedAttributes.add(attribute.name());
            default -> {}
        }
    }

    /** By convention never a class. */
    private static boolean isSelf(Expression object) {
        return object instanceof Expression.Name name && name.identifier().equals("self");
    }
}
