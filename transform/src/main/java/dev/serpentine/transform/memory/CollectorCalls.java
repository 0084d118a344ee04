package dev.serpentine.transform.memory;

import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.ALLOCATE;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.ALLOCATE_ARRAY;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.COLLECT;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.HAS_ROOM;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.IDENTITY;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.MAKE_ROOM;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.REMEMBER;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.REMEMBER_AHEAD;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.REMEMBER_ITEM;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.REMEMBER_ITEMS;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.REMEMBER_UNLESS_INTEGER;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.TAKE;
import static dev.serpentine.transform.memory.CollectorFunctions.EntryPoint.TAKE_ARRAY;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.SymbolicInteger;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The calls of a collector's functions that stand in programs for allocations and what else a collector does. */
final class CollectorCalls {
    private final CollectorFunctions functions;
    private final TypeTable types;

    CollectorCalls(CollectorFunctions functions, TypeTable types) {
        this.functions = functions;
        this.types = types;
    }

    /** Has a block call the collector wherever it allocates, has it collect or asks for a container's identity. */
    void callCollector(Block block) {
        List<Operation> result = new ArrayList<>();
        for (Operation operation : block.operations()) {
            if (CollectingOperations.isAllocation(operation)) {
                allocate(operation, result);
            } else if (operation.opcode() == LowLevelOpcode.GC_COLLECT) {
                result.add(call(functions.at(COLLECT), List.of(), operation.result(), operation.position()));
            } else if (operation.opcode() == LowLevelOpcode.IDENTITY
                    || operation.opcode() == LowLevelOpcode.IDENTITY_HASH) {
                Variable address = number(operation.argument(0), operation.position(), result);
                result.add(call(functions.at(IDENTITY), List.of(address), operation.result(), operation.position()));
            } else {
                result.add(operation);
            }
        }
        block.operations().clear();
        block.operations().addAll(result);
    }

    private void allocate(Operation operation, List<Operation> result) {
        Value size = size(operation, result);
        if (operation.opcode() == LowLevelOpcode.MALLOC || operation.argument(1) instanceof Constant) {
            // Compilers know the size then, and make little of what they inline.
            allocateSized(ALLOCATE, operation, size, result);
        } else {
            allocateArray(ALLOCATE_ARRAY, operation, size, result);
        }
    }

    /** Has a container of known size, for which there is room, taken in place of an allocation. */
    void take(Operation allocation, List<Operation> result) {
        allocateSized(TAKE, allocation, size(allocation, result), result);
    }

    /** Has an array, for which there is room, taken in place of an allocation. */
    void takeArray(Operation allocation, Value size, List<Operation> result) {
        allocateArray(TAKE_ARRAY, allocation, size, result);
    }

    /**
     * Tells the collector of a container that pointers are put into.
     *
     * @param integer what is put there, if it may be an int that is kept in its pointer
     * @param before the operation that does so
     */
    void remember(Value container, Optional<Value> integer, Operation before, List<Operation> result) {
        List<Value> arguments = new ArrayList<>();
        arguments.add(number(container, before.position(), result));
        integer.ifPresent(value -> arguments.add(number(value, before.position(), result)));
        result.add(call(
                functions.at(integer.isPresent() ? REMEMBER_UNLESS_INTEGER : REMEMBER),
                arguments,
                new Variable("none", Primitive.VOID),
                before.position()));
    }

    /** Tells the collector of the item that an operation puts a pointer into. */
    void rememberItem(Operation write, List<Operation> result) {
        SourcePosition position = write.position();
        Variable array = number(write.argument(0), position, result);
        Variable pointer = number(write.argument(2), position, result);
        result.add(call(
                functions.at(REMEMBER_ITEM),
                List.of(array, write.argument(1), pointer),
                new Variable("none", Primitive.VOID),
                position));
    }

    /**
     * Tells the collector of the items that an operation copies pointers to.
     *
     * @throws IllegalArgumentException if they come out of what is not collected
     */
    void rememberItems(Operation copy, List<Operation> result) {
        if (!TypeTable.isCollectedPointer(copy.argument(0).type())) {
            throw new IllegalArgumentException("collected pointers are copied out of what is not collected: " + copy);
        }
        SourcePosition position = copy.position();
        Variable source = number(copy.argument(0), position, result);
        Variable array = number(copy.argument(2), position, result);
        result.add(call(
                functions.at(REMEMBER_ITEMS),
                List.of(source, array, copy.argument(3), copy.argument(4)),
                new Variable("none", Primitive.VOID),
                position));
    }

    /** Tells the collector of a container that pointers may be put into later. */
    void rememberAhead(Value container, List<Operation> result) {
        result.add(call(
                functions.at(REMEMBER_AHEAD),
                List.of(number(container, SourcePosition.NONE, result)),
                new Variable("none", Primitive.VOID),
                SourcePosition.NONE));
    }

    private static Variable number(Value pointer, SourcePosition position, List<Operation> result) {
        Variable address = new Variable("address", Primitive.SIGNED);
        result.add(new Operation(LowLevelOpcode.CAST_PTR_TO_INT, List.of(pointer), address, position));
        return address;
    }

    /** Asks whether there is room for so many bytes. */
    Operation hasRoom(Value size, Variable result, SourcePosition position) {
        return call(functions.at(HAS_ROOM), List.of(size), result, position);
    }

    /** Has room made. */
    Operation makeRoom(SourcePosition position) {
        return call(functions.at(MAKE_ROOM), List.of(), new Variable("none", Primitive.VOID), position);
    }

    private void allocateSized(
            CollectorFunctions.EntryPoint function, Operation allocation, Value size, List<Operation> result) {
        SourcePosition position = allocation.position();
        Variable start = new Variable("allocated", Primitive.SIGNED);
        result.add(call(functions.at(function), List.of(number(allocation), size), start, position));
        Variable address = asAddress(start, position, result);
        if (typeOf(allocation) instanceof ArrayType array) {
            Constant offset = new Constant(new SymbolicInteger.LengthOffset(array), Primitive.SIGNED);
            result.add(new Operation(
                    LowLevelOpcode.RAW_STORE,
                    List.of(address, offset, allocation.argument(1)),
                    new Variable("none", Primitive.VOID),
                    position));
        }
        asPointer(address, allocation, result);
    }

    private void allocateArray(
            CollectorFunctions.EntryPoint function, Operation allocation, Value size, List<Operation> result) {
        Variable start = new Variable("allocated", Primitive.SIGNED);
        result.add(call(
                functions.at(function),
                List.of(number(allocation), size, allocation.argument(1)),
                start,
                allocation.position()));
        asPointer(asAddress(start, allocation.position(), result), allocation, result);
    }

    private static Variable asAddress(Variable start, SourcePosition position, List<Operation> result) {
        Variable address = new Variable("address", Primitive.ADDRESS);
        result.add(new Operation(LowLevelOpcode.CAST_INT_TO_ADDRESS, List.of(start), address, position));
        return address;
    }

    private static void asPointer(Variable address, Operation allocation, List<Operation> result) {
        result.add(new Operation(
                LowLevelOpcode.CAST_ADDRESS_TO_PTR, List.of(address), allocation.result(), allocation.position()));
    }

    private static ContainerType typeOf(Operation allocation) {
        return (ContainerType) ((Constant) allocation.argument(0)).value();
    }

    private Constant number(Operation allocation) {
        return Constant.signed(types.number(typeOf(allocation)));
    }

    /** The size in bytes of what is allocated; it may have to be computed. */
    Value size(Operation allocation, List<Operation> result) {
        ContainerType type = typeOf(allocation);
        if (type instanceof ArrayType array && !allocation.argument(1).equals(Constant.signed(0))) {
            return sizeWithItems(array, allocation.argument(1), allocation.position(), result);
        }
        return new Constant(new SymbolicInteger.SizeOf(type), Primitive.SIGNED);
    }

    private static Variable sizeWithItems(
            ArrayType array, Value length, SourcePosition position, List<Operation> result) {
        Variable items = new Variable("size", Primitive.SIGNED);
        Variable whole = new Variable("size", Primitive.SIGNED);
        Constant itemSize = new Constant(new SymbolicInteger.ItemSize(array), Primitive.SIGNED);
        Constant size = new Constant(new SymbolicInteger.SizeOf(array), Primitive.SIGNED);
        result.add(new Operation(LowLevelOpcode.INT_MUL, List.of(length, itemSize), items, position));
        result.add(new Operation(LowLevelOpcode.INT_ADD, List.of(items, size), whole, position));
        return whole;
    }

    /** Calls a function. */
    static Operation call(
            FunctionValue function, List<? extends Value> arguments, Variable result, SourcePosition position) {
        List<Value> all = new ArrayList<>();
        all.add(new Constant(function, function.type().pointer()));
        all.addAll(arguments);
        return new Operation(LowLevelOpcode.DIRECT_CALL, all, result, position);
    }
}
