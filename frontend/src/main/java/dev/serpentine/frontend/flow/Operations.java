package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Adds operations to the graph, or gives their results where they can be told now. */
final class Operations {
    private final FlowSpace space;
    private final Host host;
    private final ConstantFolder folder;
    private final GraphBuilder graph;
    private final boolean polls;
    private final HostObject interrupt;
    private final Map<String, Constant> texts = new HashMap<>();
    private final Set<Variable> booleans = Collections.newSetFromMap(new IdentityHashMap<>());

    /** @param polls whether the function looks out for interrupts */
    Operations(FlowSpace space, GraphBuilder graph, boolean polls) {
        this.space = space;
        this.host = space.host();
        this.folder = space.folder();
        this.graph = graph;
        this.polls = polls;
        this.interrupt = space.builtin("KeyboardInterrupt");
    }

    // Constants

    Constant none() {
        return Constant.untyped(host.none());
    }

    Constant text(String text) {
        return texts.computeIfAbsent(text, key -> Constant.untyped(host.ofText(key)));
    }

    Constant integer(long value) {
        return Constant.untyped(host.ofInteger(BigInteger.valueOf(value)));
    }

    Constant bool(boolean value) {
        return Constant.untyped(host.ofBoolean(value));
    }

    Constant builtin(String name) {
        return Constant.untyped(space.builtin(name));
    }

    /** The live object that a value is, if it is a constant. */
    static Optional<HostObject> live(Value value) {
        return value instanceof Constant(HostObject object, var type) ? Optional.of(object) : Optional.empty();
    }

    // Operations

    /** An operation on Python objects only; folded where it can be. */
    Value operate(FlowOpcode opcode, SourcePosition position, Value... operands) {
        return operate(opcode, position, List.of(operands));
    }

    Value operate(FlowOpcode opcode, SourcePosition position, List<Value> operands) {
        List<HostObject> live = new ArrayList<>();
        operands.forEach(operand -> live(operand).ifPresent(live::add));
        if (live.size() == operands.size() && graph.isReachable()) {
            Optional<HostObject> folded = folder.fold(opcode, live);
            if (folded.isPresent()) {
                return Constant.untyped(folded.get());
            }
        }
        Value result = graph.emit(opcode, position, operands);
        switch (opcode) {
            case IS, NOT, BOOL, CONTAINS -> markBoolean(result);
            default -> {}
        }
        return result;
    }

    private void markBoolean(Value value) {
        if (value instanceof Variable variable) {
            booleans.add(variable);
        }
    }

    /** The truth of a value, as what a branch tests. */
    Value truth(Value value, SourcePosition position) {
        if (value instanceof Variable variable && booleans.contains(variable)) {
            return graph.emit(FlowOpcode.BOOL, position, List.of(value), false);
        }
        return operate(FlowOpcode.BOOL, position, value);
    }

    /** Whether a value is known to be true or false now. */
    Optional<Boolean> knownTruth(Value value) {
        return live(value).flatMap(folder::truth);
    }

    /** Branches on a value's truth; goes one way only where that is known. */
    void branchOnTruth(
            Value value,
            SourcePosition position,
            Label whenTrue,
            Value carriedWhenTrue,
            Label whenFalse,
            Value carriedWhenFalse) {
        Value condition = truth(value, position);
        Optional<Boolean> known = knownTruth(condition);
        if (known.isEmpty()) {
            graph.branch(condition, whenTrue, carriedWhenTrue, whenFalse, carriedWhenFalse);
        } else if (known.get()) {
            graph.jump(whenTrue, carriedWhenTrue);
        } else {
            graph.jump(whenFalse, carriedWhenFalse);
        }
    }

    /** {@code object.name}. */
    Value attribute(Value object, String name, SourcePosition position) {
        Optional<HostObject> live = live(object);
        if (live.isPresent() && graph.isReachable()) {
            if (live.get().kind() == HostKind.MODULE) {
                Optional<ModuleGlobals> globals = space.globalsOf(live.get());
                if (globals.isPresent() && globals.get().isAssigned(name)) {
                    return loadGlobal(globals.get(), name, true, position);
                }
            }
            Optional<HostObject> folded = constantAttribute(live.get(), name);
            if (folded.isPresent()) {
                return Constant.untyped(folded.get());
            }
        }
        return graph.emit(FlowOpcode.GETATTR, position, object, text(name));
    }

    /** What an object's attribute always is; empty where the program may change it, or it is not known yet. */
    Optional<HostObject> constantAttribute(HostObject object, String name) {
        boolean isVariable = object.kind() == HostKind.MODULE
                && space.globalsOf(object)
                        .filter(globals -> globals.isAssigned(name))
                        .isPresent();
        return isVariable ? Optional.empty() : space.foldAttribute(object, name);
    }

    /**
     * Reads the cell of a variable. @param exception the builtin class, and @param message the text, of what is raised
     * where it has no value
     */
    Value loadCell(Value cell, String name, String exception, String message, SourcePosition position) {
        Value contents = graph.emit(FlowOpcode.GETCELL, position, cell, text(exception), text(message));
        graph.suggestName(contents, name);
        return contents;
    }

    /** Reads a global that functions assign, by its name or as the attribute of its module. */
    Value loadGlobal(ModuleGlobals globals, String name, boolean isAttribute, SourcePosition position) {
        String exception = isAttribute ? "AttributeError" : "NameError";
        String message = isAttribute
                ? "module '" + globals.name() + "' has no attribute '" + name + "'"
                : "name '" + name + "' is not defined";
        Value loaded = globals.cell(name)
                .map(cell -> loadCell(Constant.untyped(cell), name, exception, message, position))
                .orElseGet(() ->
                        graph.emit(FlowOpcode.LOAD_GLOBAL, position, Constant.untyped(globals.dict()), text(name)));
        graph.suggestName(loaded, name);
        return loaded;
    }

    void storeGlobal(ModuleGlobals globals, String name, Value value, SourcePosition position) {
        Optional<HostObject> cell = globals.cell(name);
        if (cell.isPresent()) {
            graph.emit(FlowOpcode.SETCELL, position, Constant.untyped(cell.get()), value);
        } else {
            graph.emit(FlowOpcode.STORE_GLOBAL, position, Constant.untyped(globals.dict()), text(name), value);
        }
    }

    /** {@code del} of a global, which has a cell. */
    void deleteGlobal(ModuleGlobals globals, String name, boolean isAttribute, SourcePosition position) {
        loadGlobal(globals, name, isAttribute, position);
        graph.emit(
                FlowOpcode.DELCELL,
                position,
                List.of(Constant.untyped(globals.cell(name).orElseThrow())),
                false);
    }

    /**
     * {@code object[lower:upper:step]} and {@code object[index]} alike; a slice of constants is folded together with
     * the object.
     */
    Value slice(List<Value> bounds, SourcePosition position) {
        return graph.emit(FlowOpcode.NEWSLICE, position, bounds);
    }

    /** A slice of a constant by constants, if it can be told now. */
    Optional<Value> foldSlice(Value object, List<Value> bounds) {
        List<HostObject> live = new ArrayList<>();
        bounds.forEach(bound -> live(bound).ifPresent(live::add));
        if (live.size() < bounds.size()) {
            return Optional.empty();
        }
        return live(object).flatMap(constant -> folder.slice(constant, live)).map(Constant::untyped);
    }

    /** An item of a tuple that is known to have it. */
    Value itemOfTuple(Value tuple, int index, SourcePosition position) {
        Optional<HostObject> live = live(tuple).filter(object -> object.kind() == HostKind.TUPLE);
        if (live.isPresent()) {
            return Constant.untyped(live.get().items().get(index));
        }
        return graph.emit(FlowOpcode.GETITEM, position, List.of(tuple, integer(index)), false);
    }

    /** A call with positional arguments only. */
    Value call(Value callable, SourcePosition position, Value... arguments) {
        return call(callable, CallShape.positional(arguments.length), List.of(arguments), position);
    }

    Value call(Value given, CallShape shape, List<Value> arguments, SourcePosition position) {
        Value callable = live(given)
                .filter(object -> !folder.called(object).equals(object))
                .<Value>map(object -> Constant.untyped(folder.called(object)))
                .orElse(given);
        Optional<HostObject> folded = shape.equals(CallShape.positional(1))
                ? live(callable)
                        .flatMap(called ->
                                live(arguments.getFirst()).flatMap(argument -> folder.foldCall(called, argument)))
                : Optional.empty();
        if (folded.isPresent()) {
            return Constant.untyped(folded.get());
        }
        List<Value> operands = new ArrayList<>();
        operands.add(callable);
        operands.add(Constant.untyped(shape));
        operands.addAll(arguments);
        boolean isTotal = isTotal(callable, arguments);
        Value result = graph.emit(FlowOpcode.CALL, position, operands, !isTotal);
        Optional<HostObject> exceptionClass = live(callable).filter(space::isExceptionClass);
        exceptionClass
                .filter(found -> space.makesItsOwn(found, arguments.size()))
                .ifPresent(found -> graph.setExactClass(result, found));
        if (!isTotal && exceptionClass.isEmpty() && graph.isNoticed(interrupt)) {
            // What was called may have taken long without looking: who waits for an interrupt here is not to miss it.
            poll(position);
        }
        return result;
    }

    /** Looks whether the program was interrupted, if it is one that looks out for that. */
    void poll(SourcePosition position) {
        if (polls) {
            graph.emit(FlowOpcode.POLL, position);
        }
    }

    /** Whether a call can be told not to raise: the test of an object's class. */
    private boolean isTotal(Value callable, List<Value> arguments) {
        return arguments.size() == 2
                && live(callable)
                        .flatMap(space::builtinName)
                        .filter("isinstance"::equals)
                        .isPresent()
                && live(arguments.get(1))
                        .filter(classObject -> classObject.kind() == HostKind.CLASS)
                        .isPresent();
    }
}
