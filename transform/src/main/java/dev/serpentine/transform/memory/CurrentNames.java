package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Under what names the collected pointers of one block go at one point of it, while {@link SaveRoots} rewrites it:
 * after what may move containers, a pointer is in its slot only, until something needs it and it is read from there
 * under a new name.
 */
final class CurrentNames {
    private final ShadowStack stack;
    private final Supplier<Variable> frame;
    private final List<Operation> result;
    private final Map<Variable, Variable> renamed = new HashMap<>();
    private final Map<Variable, Integer> unread = new LinkedHashMap<>();

    /**
     * @param frame gives the block's variable for the function's frame
     * @param result the block's operations as they become
     */
    CurrentNames(ShadowStack stack, Supplier<Variable> frame, List<Operation> result) {
        this.stack = stack;
        this.frame = frame;
        this.result = result;
    }

    Variable frame() {
        return frame.get();
    }

    /** Puts an operation behind those that there are. */
    void add(Operation operation) {
        result.add(operation);
    }

    /** From here on a pointer is what is in the slot. */
    void movedTo(int slot, Variable pointer) {
        renamed.remove(pointer);
        unread.put(pointer, slot);
    }

    /** What a variable is called here. It must not be in a slot only. */
    Variable current(Variable variable) {
        if (unread.containsKey(variable)) {
            throw new IllegalStateException(variable + " was not read again");
        }
        return renamed.getOrDefault(variable, variable);
    }

    /** An operation on what its operands are called here; those that are in slots only are read. */
    Operation current(Operation operation) {
        if (renamed.isEmpty() && unread.isEmpty()) {
            return operation;
        }
        operation.arguments().forEach(argument -> read(argument, operation.position()));
        return operation.withArguments(
                operation.arguments().stream().map(this::currentValue).toList());
    }

    /** Has a pointer read that is in a slot only, but another than this. */
    void readUnlessIn(int slot, Variable pointer, Operation before) {
        Integer other = unread.get(pointer);
        if (other != null && other != slot) {
            read(pointer, before.position());
        }
    }

    /** Has everything read that is in a slot only. */
    void readAll(SourcePosition position) {
        List.copyOf(unread.keySet()).forEach(variable -> read(variable, position));
    }

    /** Has what a link hands on read, where it is in slots only. */
    void readArguments(Link link) {
        link.arguments().forEach(argument -> read(argument, SourcePosition.NONE));
    }

    /** Has a link hand on what its arguments are called here. */
    void rename(Link link) {
        link.arguments().replaceAll(this::currentValue);
    }

    private Value currentValue(Value value) {
        return value instanceof Variable variable ? current(variable) : value;
    }

    private void read(Value value, SourcePosition position) {
        if (value instanceof Variable variable && unread.containsKey(variable)) {
            Variable again = new Variable(variable.name(), variable.type());
            add(stack.load(frame(), unread.remove(variable), again, position));
            renamed.put(variable, again);
        }
    }
}
