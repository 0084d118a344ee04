package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.diagnostics.Suggestion;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.host.HostObject.Part;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The names of one function and its comprehensions: reads, assigns and deletes them, each where it lives.
 *
 * <p>A local is a slot of the {@link Frame}. One that an inner function assigns lives in a cell instead. One that inner
 * functions only read is a slot with a cell beside it, which every assignment fills too. So is one that is read where
 * it is bound on some ways and unbound on others: there it is read from the cell, which knows at run time whether it is
 * empty. Which those are is found by building the graph; where it finds a new one, the graph is built again
 * ({@link FunctionTranslator}).
 */
final class LocalNames {

    /**
     * A variable's identity over several attempts to build the graph: the scope it belongs to (null for the function
     * itself) and its name.
     */
    record Key(Object comprehension, String name) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.comprehension == comprehension && key.name.equals(name);
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(comprehension) * 31 + name.hashCode();
        }
    }

    /**
     * What earlier attempts to build the graph have found.
     *
     * @param cells locals that need a cell although no inner function shares them
     * @param lostInLoops those of them that are bound before some loop, and may be unbound when it begins another round
     * @param held locals that hold generators which must be closed
     */
    record Needs(Set<Key> cells, Set<Key> lostInLoops, Set<Key> held) {}

    /** Where a name lives. */
    sealed interface Place {
        /** @param cell beside the slot; empty where none is needed */
        record Local(int slot, String name, Optional<Value> cell) implements Place {}

        /**
         * @param isOwn whether the variable is one of this function
         * @param isLive whether the cell was made at import time
         */
        record Cell(Value cell, String name, boolean isOwn, boolean isLive) implements Place {}

        record Global(String name) implements Place {}
    }

    private final Translation translation;
    private final Needs needs;
    private final Map<String, Place> functionPlaces = new HashMap<>();
    private final Deque<Map<String, Place>> comprehensions = new ArrayDeque<>();
    private final Map<Key, Integer> slots = new HashMap<>();
    private final List<Key> keys = new ArrayList<>();
    /** By slot: what holds for the locals that hold generators. */
    private final Map<Integer, Value> holders = new TreeMap<>();

    LocalNames(Translation translation, Needs needs) {
        this.translation = translation;
        this.needs = needs;
    }

    /**
     * Gives all names of the function their places; the function's parameters are bound afterwards by {@link #store}.
     */
    void declare(FunctionSyntax function) {
        function.freeNames().forEach(name -> functionPlaces.putIfAbsent(name, new Place.Global(name)));
        Set<String> assignedByInner = new HashSet<>();
        if (!function.cellNames().isEmpty()) {
            function.body().forEach(statement -> findAssignedByInner(statement, assignedByInner));
        }
        for (String name : function.localNames()) {
            if (function.cellNames().contains(name) && assignedByInner.contains(name)) {
                Value cell = newCell(name, function.position());
                translation.held.holdCell(cell, function.position());
                functionPlaces.put(name, new Place.Cell(cell, name, true, false));
            } else {
                functionPlaces.put(
                        name, declare(new Key(null, name), function.cellNames().contains(name), function.position()));
            }
        }
    }

    /** Adds the variables around a statement that functions within it assign. */
    static void findAssignedByInner(Syntax node, Set<String> names) {
        switch (node) {
            case Statement.ClassDefinition definition ->
                definition.body().forEach(statement -> findAssignedByInner(statement, names));
            case Statement.FunctionDefinition definition ->
                names.addAll(definition.function().assignedFreeNames());
            case Expression.Lambda lambda -> names.addAll(lambda.function().assignedFreeNames());
            case Expression.GeneratorExpression generator ->
                generator.function().ifPresent(function -> names.addAll(function.assignedFreeNames()));
            default -> {}
        }
        SyntaxTraversal.forEachPart(node, part -> findAssignedByInner(part, names));
    }

    void declareFree(String name, Value cell, boolean isLive) {
        functionPlaces.put(name, new Place.Cell(cell, name, false, isLive));
    }

    private Place declare(Key key, boolean isShared, SourcePosition position) {
        boolean needsCell = isShared || needs.cells().contains(key);
        Optional<Value> cell = needsCell ? Optional.of(newCell(key.name(), position)) : Optional.empty();
        int slot = slots.computeIfAbsent(key, newKey -> {
            keys.add(newKey);
            return keys.size() - 1;
        });
        if (needs.held().contains(key)) {
            holders.put(slot, translation.owned.newHolder(position));
        }
        return new Place.Local(slot, key.name(), cell);
    }

    private Value newCell(String name, SourcePosition position) {
        Value cell = translation.graph.emit(FlowOpcode.NEWCELL, position);
        translation.graph.suggestName(cell, name);
        return cell;
    }

    /** Enters the scope of a comprehension, whose variables are unbound there. */
    void enterComprehension(Expression comprehension, Collection<String> names, Set<String> shared) {
        Map<String, Place> places = new HashMap<>();
        for (String name : names) {
            places.put(name, declare(new Key(comprehension, name), shared.contains(name), comprehension.position()));
        }
        comprehensions.push(places);
    }

    void leaveComprehension() {
        letGoOfComprehension();
        for (Place place : comprehensions.pop().values()) {
            if (place instanceof Place.Local local) {
                translation.graph.setLocal(local.slot(), null);
            }
        }
    }

    /** Lets go of what the innermost comprehension's variables hold, on a way out. */
    void letGoOfComprehension() {
        for (Place place : comprehensions.peek().values()) {
            if (place instanceof Place.Local local) {
                translation.held.letGo(local.slot(), translation.code.syntax().position());
            }
        }
    }

    String nameOf(int slot) {
        return keys.get(slot).name();
    }

    /** Whether a local may be unbound when a loop begins another round, although it is bound before. */
    boolean isLostInLoops(int slot) {
        return needs.lostInLoops().contains(keys.get(slot));
    }

    /** The slots of those names that have one. */
    Set<Integer> slotsOf(Set<String> names) {
        Set<Integer> found = new TreeSet<>();
        for (String name : names) {
            if (resolve(name) instanceof Place.Local local) {
                found.add(local.slot());
            }
        }
        return found;
    }

    Place resolve(String name) {
        for (Map<String, Place> places : comprehensions) {
            Place place = places.get(name);
            if (place != null) {
                return place;
            }
        }
        Place place = functionPlaces.get(name);
        return place != null ? place : new Place.Global(name);
    }

    Value load(String name, SourcePosition position) {
        return switch (resolve(name)) {
            case Place.Local local -> loadLocal(local, position);
            case Place.Cell cell -> loadCell(cell, position);
            case Place.Global global -> loadGlobal(name, position);
        };
    }

    /** What a name always stands for here; empty where it is a variable of the run, or nothing has it. */
    Optional<HostObject> constant(String name) {
        return switch (resolve(name)) {
            case Place.Local local -> Optional.empty();
            case Place.Cell cell -> fixedContents(cell);
            case Place.Global global ->
                translation.globals.isAssigned(name)
                        ? Optional.empty()
                        : translation.globals.get(name).or(() -> translation.space.findBuiltin(name));
        };
    }

    private Value loadLocal(Place.Local local, SourcePosition position) {
        GraphBuilder graph = translation.graph;
        Value value = graph.frame().get(local.slot());
        boolean isBuiltin = translation.code.syntax().isModule()
                && translation.space.findBuiltin(local.name()).isPresent();
        if (value == null && isBuiltin) {
            return Constant.untyped(translation.space.builtin(local.name()));
        }
        if (value == null) {
            return graph.isReachable() ? raiseUnbound(local.name(), position) : translation.operations.none();
        }
        if (value != Frame.POSSIBLY_UNBOUND) {
            return value;
        }
        if (isBuiltin) {
            return refuseBuiltin(local.name(), position);
        }
        if (local.cell().isEmpty()) {
            graph.needCells().add(local.slot());
            return translation.operations.none();
        }
        // From here on it is known to be bound.
        Value contents = translation.operations.loadCell(
                local.cell().get(), local.name(), unboundClass(), unboundMessage(local.name()), position);
        graph.setLocal(local.slot(), contents);
        return contents;
    }

    /** A name that is the builtin's or the program's own, which only run time can tell. */
    private Value refuseBuiltin(String name, SourcePosition position) {
        return translation.refuse(
                position,
                "the name " + name + ", which is assigned on some of the ways here and Python's own on the others,",
                "choose another name for what is assigned");
    }

    private String unboundClass() {
        return translation.code.syntax().isModule() ? "NameError" : "UnboundLocalError";
    }

    private String unboundMessage(String name) {
        return translation.code.syntax().isModule()
                ? undefined(name)
                : "cannot access local variable '" + name + "' where it is not associated with a value";
    }

    private static String undefined(String name) {
        return "name '" + name + "' is not defined";
    }

    private Value raiseUnbound(String name, SourcePosition position) {
        String advice = translation.globals.get(name).isPresent()
                ? ", or write 'global " + name + "' to mean the module's"
                : "";
        return readUnbound(
                new UnboundName(MessageKind.UNASSIGNED_VARIABLE, name, advice, unboundClass(), unboundMessage(name)),
                position);
    }

    /**
     * Reads a name that is bound to nothing: where the program handles that here, it is raised, whatever else is known.
     */
    private Value readUnbound(UnboundName unbound, SourcePosition position) {
        if (!translation.graph.isCaught(translation.space.builtin(unbound.exception()))) {
            return translation.unbound(unbound, position);
        }
        translation.exceptions.raiseNew(unbound.exception(), unbound.text(), position);
        return translation.operations.none();
    }

    private Value loadCell(Place.Cell cell, SourcePosition position) {
        Optional<HostObject> fixed = fixedContents(cell);
        if (fixed.isPresent()) {
            return Constant.untyped(fixed.get());
        }
        return cell.isOwn()
                ? translation.operations.loadCell(
                        cell.cell(), cell.name(), unboundClass(), unboundMessage(cell.name()), position)
                : translation.operations.loadCell(
                        cell.cell(),
                        cell.name(),
                        "NameError",
                        "cannot access free variable '" + cell.name()
                                + "' where it is not associated with a value in enclosing scope",
                        position);
    }

    /** What a variable of an enclosing function holds, which has returned, where nothing assigns it any more. */
    private Optional<HostObject> fixedContents(Place.Cell cell) {
        return cell.isLive() && !translation.code.syntax().assignedFreeNames().contains(cell.name())
                ? Operations.live(cell.cell()).flatMap(live -> live.part(Part.CONTENTS))
                : Optional.empty();
    }

    /** What a name may lead to: variables of the function, then those of the module, then builtins. */
    private List<String> knownNames() {
        List<String> known = new ArrayList<>(translation.code.syntax().localNames());
        known.addAll(translation.code.syntax().freeNames());
        known.addAll(translation.globals.names());
        known.addAll(translation.space.builtinNames());
        return known;
    }

    private Value loadGlobal(String name, SourcePosition position) {
        ModuleGlobals globals = translation.globals;
        Optional<HostObject> value = globals.get(name);
        if (globals.isAssigned(name)) {
            if (globals.cell(name).isPresent()
                    && translation.space.findBuiltin(name).isPresent()) {
                return refuseBuiltin(name, position);
            }
            return translation.operations.loadGlobal(globals, name, false, position);
        }
        Optional<HostObject> found = value.or(() -> translation.space.findBuiltin(name));
        if (found.isPresent()) {
            return Constant.untyped(found.get());
        }
        if (translation.graph.isReachable()) {
            return readUnbound(
                    new UnboundName(
                            MessageKind.UNDEFINED_NAME,
                            name,
                            Suggestion.among(name, knownNames()),
                            "NameError",
                            undefined(name)),
                    position);
        }
        return translation.operations.none();
    }

    void store(String name, Value value, SourcePosition position) {
        switch (resolve(name)) {
            case Place.Local local -> {
                local.cell().ifPresent(cell -> translation.graph.emit(FlowOpcode.SETCELL, position, cell, value));
                translation.graph.setLocal(local.slot(), value);
                translation.graph.suggestName(value, name);
                translation.held.hold(
                        local.slot(),
                        translation.code.syntax().cellNames().contains(name)
                                && !FunctionTranslator.parameterNames(translation.code.syntax())
                                        .contains(name),
                        value,
                        position);
                hold(local, value, position);
            }
            case Place.Cell cell -> {
                translation.graph.emit(FlowOpcode.SETCELL, position, cell.cell(), value);
                translation.graph.suggestName(value, name);
            }
            case Place.Global global -> translation.operations.storeGlobal(translation.globals, name, value, position);
        }
    }

    private void hold(Place.Local local, Value value, SourcePosition position) {
        if (translation.graph.isOwned(value)) {
            translation.graph.needHolders().add(local.slot());
        }
        Value holder = holders.get(local.slot());
        if (holder != null) {
            translation.owned.assign(holder, value, position);
        }
    }

    boolean holdGenerators() {
        return !holders.isEmpty();
    }

    /** Lets go of the generators that locals hold, where the function ends. */
    void letGo(Value result, SourcePosition position) {
        holders.values().forEach(holder -> translation.owned.end(holder, result, position));
    }

    void delete(String name, SourcePosition position) {
        switch (resolve(name)) {
            case Place.Local local -> {
                loadLocal(local, position);
                local.cell()
                        .ifPresent(cell -> translation.graph.emit(FlowOpcode.DELCELL, position, List.of(cell), false));
                translation.graph.setLocal(local.slot(), null);
                translation.held.letGo(local.slot(), position);
                hold(local, translation.operations.none(), position);
            }
            case Place.Cell cell -> translation.graph.emit(FlowOpcode.DELCELL, position, cell.cell());
            case Place.Global global -> translation.operations.deleteGlobal(translation.globals, name, false, position);
        }
    }

    /** Unbinds the name of an {@code except} clause at its end, whether the program has deleted it or not. */
    void unbind(String name, SourcePosition position) {
        switch (resolve(name)) {
            case Place.Local local -> {
                // Of a local that may be deleted already the cell is what tells.
                boolean isBound = translation.graph.frame().get(local.slot()) != null;
                local.cell().filter(cell -> isBound).ifPresent(cell -> empty(cell, position));
                translation.graph.setLocal(local.slot(), null);
                translation.held.letGo(local.slot(), position);
            }
            case Place.Cell cell -> empty(cell.cell(), position);
            case Place.Global global ->
                empty(Constant.untyped(translation.globals.cell(name).orElseThrow()), position);
        }
    }

    /** Empties a cell, whether it is empty already or not. */
    private void empty(Value cell, SourcePosition position) {
        translation.graph.emit(FlowOpcode.SETCELL, position, cell, translation.operations.none());
        translation.graph.emit(FlowOpcode.DELCELL, position, List.of(cell), false);
    }

    /** Whether a variable of the function is bound here on every way; those of enclosing functions count as bound. */
    boolean isBoundFor(String name) {
        return switch (resolve(name)) {
            case Place.Local local -> translation.graph.frame().get(local.slot()) != null;
            case Place.Cell cell -> !cell.isOwn();
            case Place.Global global -> false;
        };
    }

    /** The cell of a name that an inner function shares. */
    Value cellOf(String name) {
        Optional<Value> found = switch (resolve(name)) {
            case Place.Cell cell -> Optional.of(cell.cell());
            case Place.Local local -> local.cell();
            case Place.Global global -> Optional.empty();
        };
        return found.orElseThrow(
                () -> new IllegalStateException(name + " is shared with an inner function, but has no cell"));
    }

    /** What slots stand for, beyond this attempt. */
    Set<Key> keysOf(Set<Integer> found) {
        Set<Key> result = new HashSet<>();
        found.forEach(slot -> result.add(keys.get(slot)));
        return result;
    }
}
