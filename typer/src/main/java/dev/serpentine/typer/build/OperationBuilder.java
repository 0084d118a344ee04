package dev.serpentine.typer.build;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.ContainerType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Appends low-level operations to a growing typed graph.
 *
 * <p>There is a current block; branching and raising end it and go on in another. A variable may be used wherever its
 * definition dominates; blocks made here need no arguments for that. Operations on constants are not folded here,
 * except branches on constant conditions.
 */
public final class OperationBuilder {
    private Block current;
    private ExceptionHandlers handlers;
    private SourcePosition position = SourcePosition.NONE;

    public OperationBuilder(Block start, ExceptionHandlers handlers) {
        this.current = start;
        this.handlers = handlers;
    }

    /** The block that the next operation goes to. */
    public Block current() {
        return current;
    }

    /** Goes on in another block, which is not closed yet. */
    public void continueIn(Block block) {
        current = block;
    }

    public void setHandlers(ExceptionHandlers newHandlers) {
        handlers = newHandlers;
    }

    public SourcePosition position() {
        return position;
    }

    /** Where in the source the operations to come belong. */
    public void setPosition(SourcePosition newPosition) {
        position = newPosition;
    }

    // Plain operations

    /** Appends an operation whose result type the table fixes. */
    public Variable emit(LowLevelOpcode opcode, Value... arguments) {
        LowLevelType result = opcode.signature()
                .orElseThrow(() -> new IllegalArgumentException(opcode + " has no fixed result type"))
                .result();
        return emitTyped(opcode, result, List.of(arguments));
    }

    /** Appends an operation with a result of some type. */
    public Variable emitTyped(LowLevelOpcode opcode, LowLevelType resultType, List<? extends Value> arguments) {
        Variable result = new Variable(resultType == Primitive.VOID ? "nothing" : "v", resultType);
        current.append(new Operation(opcode, arguments, result, position));
        if (opcode.canRaise() && handlers.isProtecting()) {
            Block normal = new Block(List.of());
            handlers.protect(current, normal);
            current = normal;
        }
        return result;
    }

    /** An integer-like value as another integer-like type. */
    public Value castPrimitive(Value value, Primitive type) {
        if (value.type() == type) {
            return value;
        }
        if (value instanceof Constant(Object held, var from) && held instanceof Long number) {
            return new Constant(type.truncate(number), type);
        }
        if (value instanceof Constant(Object held, var from) && held instanceof Boolean truth && type.isInteger()) {
            return new Constant(truth ? 1L : 0L, type);
        }
        return emitTyped(LowLevelOpcode.CAST_PRIMITIVE, type, List.of(value));
    }

    /** A pointer to a struct or instance as pointer to an ancestor or a descendant. */
    public Value castPointer(Value pointer, PointerType type) {
        if (pointer.type().equals(type)) {
            return pointer;
        }
        if (pointer instanceof Constant(Object held, var from)) {
            return new Constant(held, type);
        }
        return emitTyped(LowLevelOpcode.CAST_POINTER, type, List.of(pointer));
    }

    public Value getField(Value pointer, String field) {
        return emitTyped(LowLevelOpcode.GETFIELD, fieldType(pointer, field), List.of(pointer, Constant.voidOf(field)));
    }

    public void setField(Value pointer, String field, Value value) {
        emitTyped(LowLevelOpcode.SETFIELD, Primitive.VOID, List.of(pointer, Constant.voidOf(field), value));
    }

    private static LowLevelType fieldType(Value pointer, String field) {
        FieldedType type = (FieldedType) ((PointerType) pointer.type()).target();
        return type.field(field)
                .orElseThrow(() -> new IllegalArgumentException(type.name() + " has no field " + field))
                .type();
    }

    public Value getItem(Value array, Value index) {
        return emitTyped(LowLevelOpcode.GETARRAYITEM, arrayType(array).item(), List.of(array, index));
    }

    public void setItem(Value array, Value index, Value value) {
        emitTyped(LowLevelOpcode.SETARRAYITEM, Primitive.VOID, List.of(array, index, value));
    }

    public Value arraySize(Value array) {
        return emitTyped(LowLevelOpcode.GETARRAYSIZE, Primitive.SIGNED, List.of(array));
    }

    private static ArrayType arrayType(Value array) {
        return (ArrayType) ((PointerType) array.type()).target();
    }

    public Value malloc(FieldedType type) {
        return emitTyped(LowLevelOpcode.MALLOC, type.pointer(), List.of(Constant.voidOf(type)));
    }

    public Value mallocArray(ArrayType type, Value length) {
        return emitTyped(LowLevelOpcode.MALLOC_ARRAY, type.pointer(), List.of(Constant.voidOf(type), length));
    }

    /** Whether a value that can be None is None: a pointer that is null, or a Signed that is zero. */
    public Value isNull(Value optional) {
        return optional.type() == Primitive.SIGNED
                ? emit(LowLevelOpcode.INT_EQ, optional, Constant.signed(0))
                : emitTyped(LowLevelOpcode.PTR_IS_ZERO, Primitive.BOOL, List.of(optional));
    }

    /** The contrary of {@link #isNull}. */
    public Value isNotNull(Value optional) {
        return optional.type() == Primitive.SIGNED
                ? emit(LowLevelOpcode.INT_NE, optional, Constant.signed(0))
                : emitTyped(LowLevelOpcode.PTR_NONZERO, Primitive.BOOL, List.of(optional));
    }

    /** Whether two pointers of equal type are the same. */
    public Value samePointer(Value first, Value second) {
        return emitTyped(LowLevelOpcode.PTR_EQ, Primitive.BOOL, List.of(first, second));
    }

    public Value not(Value condition) {
        return condition instanceof Constant(Object held, var type)
                ? Constant.bool(!(Boolean) held)
                : emit(LowLevelOpcode.BOOL_NOT, condition);
    }

    // Calls

    /** @param function a constant function pointer; arguments without Void ones */
    public Value directCall(Constant function, List<? extends Value> arguments) {
        List<Value> operands = new ArrayList<>(List.of(function));
        operands.addAll(arguments);
        return emitTyped(LowLevelOpcode.DIRECT_CALL, functionType(function).result(), operands);
    }

    /** @param possible the graphs that the pointer may lead to, or {@code null} for unknown */
    public Value indirectCall(Value function, List<? extends Value> arguments, List<FunctionGraph> possible) {
        List<Value> operands = new ArrayList<>(List.of(function));
        operands.addAll(arguments);
        operands.add(Constant.voidOf(possible));
        return emitTyped(LowLevelOpcode.INDIRECT_CALL, functionType(function).result(), operands);
    }

    private static FunctionType functionType(Value function) {
        return (FunctionType) ((PointerType) function.type()).target();
    }

    // Control flow

    /** Raises, and goes on where nothing ever comes. */
    public void raise(HostObject exactClass, Value instance) {
        handlers.raise(current, exactClass, instance);
        current = new Block(List.of());
    }

    /** Whether the function itself catches exceptions of exactly that class, raised here. */
    public boolean catches(HostObject exactClass) {
        return handlers.catches(exactClass);
    }

    /** Whether whoever catches an exception of exactly that class, raised here, looks at it. */
    public boolean needsInstance(HostObject exactClass) {
        return handlers.needsInstance(exactClass);
    }

    /** Jumps to a block, and goes on where nothing ever comes. */
    public void jump(Block target, Value... arguments) {
        current.jump(Link.to(target, List.of(arguments)));
        current = new Block(List.of());
    }

    /** Ends the current block with a branch between blocks without arguments. */
    public void branch(Value condition, Block whenTrue, Block whenFalse) {
        current.branch(
                condition,
                Link.when(new LinkCase.Truth(true), whenTrue, List.of()),
                Link.when(new LinkCase.Truth(false), whenFalse, List.of()));
        current = new Block(List.of());
    }

    /**
     * Goes a way that is hardly ever taken where the condition holds; if that way comes to its end it joins the other
     * again.
     */
    public void whenUnlikely(Value condition, Runnable body) {
        if (condition instanceof Constant(Object held, var type)) {
            if ((Boolean) held) {
                body.run();
            }
            return;
        }
        Block cold = new Block(List.of());
        Block rest = new Block(List.of());
        current.branch(
                condition,
                Link.unlikelyWhen(new LinkCase.Truth(true), cold, List.of()),
                Link.when(new LinkCase.Truth(false), rest, List.of()));
        current = cold;
        body.run();
        current.jump(Link.to(rest, List.of()));
        current = rest;
    }

    /** Goes one of two ways; both join again. */
    public void either(Value condition, Runnable whenTrue, Runnable whenFalse) {
        choose(
                condition,
                Primitive.VOID,
                () -> {
                    whenTrue.run();
                    return null;
                },
                () -> {
                    whenFalse.run();
                    return null;
                });
    }

    /**
     * The value of one of two ways. @param type of both; with Void the values are not looked at, and the result is a
     * Void constant
     */
    public Value choose(Value condition, LowLevelType type, Supplier<Value> whenTrue, Supplier<Value> whenFalse) {
        return choose(condition, type, whenTrue, whenFalse, Link::when);
    }

    /** Like {@link #choose}, where the condition hardly ever fails. */
    public Value chooseUsual(Value condition, LowLevelType type, Supplier<Value> whenTrue, Supplier<Value> whenFalse) {
        return choose(condition, type, whenTrue, whenFalse, Link::unlikelyWhen);
    }

    /** A link to a block without input arguments. */
    @FunctionalInterface
    private interface Way {
        Link to(LinkCase linkCase, Block target, List<Value> arguments);
    }

    private Value choose(
            Value condition, LowLevelType type, Supplier<Value> whenTrue, Supplier<Value> whenFalse, Way wayToSecond) {
        if (condition instanceof Constant(Object held, var conditionType)) {
            return (Boolean) held ? whenTrue.get() : whenFalse.get();
        }
        Block first = new Block(List.of());
        Block second = new Block(List.of());
        boolean isVoid = type == Primitive.VOID;
        Variable result = new Variable("v", type);
        Block join = new Block(isVoid ? List.of() : List.of(result));
        current.branch(
                condition,
                Link.when(new LinkCase.Truth(true), first, List.of()),
                wayToSecond.to(new LinkCase.Truth(false), second, List.of()));
        finishWay(first, whenTrue, join, isVoid);
        finishWay(second, whenFalse, join, isVoid);
        current = join;
        return isVoid ? Constant.voidOf(null) : result;
    }

    private void finishWay(Block way, Supplier<Value> body, Block join, boolean isVoid) {
        current = way;
        Value value = body.get();
        current.jump(Link.to(join, isVoid ? List.of() : List.of(value)));
    }

    /**
     * The value of the case that a number, of type Signed, has; it has one of them. @param type of all cases; with Void
     * the values are not looked at, and the result is a Void constant
     */
    public Value chooseByNumber(Value number, Map<Long, Supplier<Value>> cases, LowLevelType type) {
        boolean isVoid = type == Primitive.VOID;
        Variable result = new Variable("v", type);
        Block join = new Block(isVoid ? List.of() : List.of(result));
        Map<Block, Supplier<Value>> ways = new LinkedHashMap<>();
        List<Link> links = new ArrayList<>();
        cases.forEach((each, body) -> {
            Block way = new Block(List.of());
            ways.put(way, body);
            links.add(Link.when(new LinkCase.Number(each), way, List.of()));
        });
        current.close(new BlockExit.Switch(number), links);
        ways.forEach((way, body) -> finishWay(way, body, join, isVoid));
        current = join;
        return isVoid ? Constant.voidOf(null) : result;
    }

    /** Whether both hold, the second asked only where the first does. */
    public Value and(Value first, Supplier<Value> second) {
        return choose(first, Primitive.BOOL, second, () -> Constant.bool(false));
    }

    /** Whether one holds, the second asked only where the first does not. */
    public Value or(Value first, Supplier<Value> second) {
        return choose(first, Primitive.BOOL, () -> Constant.bool(true), second);
    }

    // Constants

    /** The zero, false or null of a type; of Void, its constant. */
    public static Constant zero(LowLevelType type) {
        return type == Primitive.VOID ? Constant.voidOf(null) : new Constant(StructValue.zero(type), type);
    }

    /** A null pointer. */
    public static Constant nullPointer(ContainerType target) {
        return new Constant(null, target.pointer());
    }
}
