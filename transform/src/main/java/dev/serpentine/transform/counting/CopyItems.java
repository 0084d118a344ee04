package dev.serpentine.transform.counting;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Copying of counted items from array to array: a function for each type of array. What stood there before is let go of
 * when all is in its place.
 */
final class CopyItems {
    private final CountedLayouts layouts;
    private final EndFunctions functions;
    private final PointerType exception;
    private final Map<ArrayType, FunctionValue> copies = new HashMap<>();
    private final Map<FunctionGraph, FunctionValue> made = new LinkedHashMap<>();

    CopyItems(CountedLayouts layouts, EndFunctions functions, PointerType exception) {
        this.layouts = layouts;
        this.functions = functions;
        this.exception = exception;
    }

    /** The functions that were made. */
    Map<FunctionGraph, FunctionValue> made() {
        return made;
    }

    /** Whether {@code array_copy} copies holders. */
    boolean areCounted(Operation copy) {
        return layouts.isCounted(type(copy.argument(0)).item());
    }

    private static ArrayType type(Value array) {
        return (ArrayType) ((PointerType) array.type()).target();
    }

    /** What copies instead. */
    Operation call(Operation copy) {
        FunctionValue function = copies.computeIfAbsent(type(copy.argument(0)), this::write);
        List<Value> arguments =
                new ArrayList<>(List.of(new Constant(function, function.type().pointer())));
        arguments.addAll(copy.arguments());
        return new Operation(LowLevelOpcode.DIRECT_CALL, arguments, copy.result(), copy.position());
    }

    private FunctionValue write(ArrayType array) {
        Variable source = new Variable("source", array.pointer());
        Variable from = new Variable("from", Primitive.SIGNED);
        Variable target = new Variable("target", array.pointer());
        Variable to = new Variable("to", Primitive.SIGNED);
        Variable count = new Variable("count", Primitive.SIGNED);
        List<Variable> parameters = List.of(source, from, target, to, count);
        FunctionDraft draft = new FunctionDraft("copy_items", parameters, exception);
        OperationBuilder builder = draft.builder();
        FieldedType root = CountedTypes.root((FieldedType) ((PointerType) array.item()).target());
        draft.returnIf(builder.emit(LowLevelOpcode.INT_LE, count, Constant.signed(0)));
        Loops.forEach(builder, count, index -> {
            Value item = builder.getItem(source, builder.emit(LowLevelOpcode.INT_ADD, from, index));
            builder.directCall(functions.hold(root), List.of(builder.castPointer(item, root.pointer())));
        });
        Value before = builder.mallocArray(array, count);
        copy(builder, target, to, before, Constant.signed(0), count);
        copy(builder, source, from, target, to, count);
        // The last one first, as Python lets go of a part of a list.
        Value last = builder.emit(LowLevelOpcode.INT_SUB, count, Constant.signed(1));
        Loops.forEach(builder, count, index -> {
            Value item = builder.getItem(before, builder.emit(LowLevelOpcode.INT_SUB, last, index));
            builder.directCall(functions.release(root), List.of(builder.castPointer(item, root.pointer())));
        });
        draft.end();
        FunctionValue function = new FunctionValue(
                new FunctionType(parameters.stream().map(Variable::type).toList(), Primitive.VOID),
                new FunctionValue.OfGraph(draft.finished()));
        made.put(draft.graph(), function);
        return function;
    }

    private static void copy(OperationBuilder builder, Value... operands) {
        builder.emitTyped(LowLevelOpcode.ARRAY_COPY, Primitive.VOID, List.of(operands));
    }
}
