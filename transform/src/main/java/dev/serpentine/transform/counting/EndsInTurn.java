package dev.serpentine.transform.counting;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;
import java.util.function.Function;

/**
 * Ends containers of one family within others' ends only so deep: what comes deeper waits until the outermost end is
 * done, so that a long chain needs no deep stack. Python does so at the same depth.
 */
final class EndsInTurn {
    private static final long DEEPEST = 50;
    private static final String DEPTH = "depth";
    private static final String WAITING = "waiting";
    private static final String NEXT = "next";
    private static final String HELD = "held";

    private final FieldedType root;
    private final Constant end;
    private final PointerType exception;
    private final StructType link;
    private final Constant state;

    /** @param end the function that ends a container of the family */
    EndsInTurn(FieldedType root, Constant end, PointerType exception) {
        this.root = root;
        this.end = end;
        this.exception = exception;
        this.link = StructType.declare("waiting." + root.name(), null, true);
        link.define(List.of(Field.mutable(NEXT, link.pointer()), Field.mutable(HELD, root.pointer())));
        StructType states = StructType.collected(
                "ends." + root.name(), Field.mutable(DEPTH, Primitive.SIGNED), Field.mutable(WAITING, link.pointer()));
        this.state = new Constant(new StructValue(states), states.pointer());
    }

    /** Ends a container now or in its turn, and returns. @param made takes a function that this needs */
    void writeEnd(FunctionDraft draft, Value held, Function<FunctionGraph, FunctionValue> made) {
        OperationBuilder builder = draft.builder();
        Value depth = builder.getField(state, DEPTH);
        Block later = new Block(List.of());
        Block now = new Block(List.of());
        builder.branch(builder.emit(LowLevelOpcode.INT_GE, depth, Constant.signed(DEEPEST)), later, now);
        builder.continueIn(later);
        Value waiting = builder.malloc(link);
        builder.setField(waiting, HELD, held);
        builder.setField(waiting, NEXT, builder.getField(state, WAITING));
        builder.setField(state, WAITING, waiting);
        draft.end();
        builder.continueIn(now);
        builder.setField(state, DEPTH, builder.emit(LowLevelOpcode.INT_ADD, depth, Constant.signed(1)));
        builder.directCall(end, List.of(held));
        builder.setField(state, DEPTH, depth);
        draft.returnIf(builder.emit(LowLevelOpcode.INT_NE, depth, Constant.signed(0)));
        FunctionValue rest = made.apply(writeRest());
        builder.directCall(new Constant(rest, rest.type().pointer()), List.of());
        draft.end();
    }

    /** A function that ends what waits. */
    private FunctionGraph writeRest() {
        FunctionDraft draft = new FunctionDraft("end_waiting." + root.name(), List.of(), exception);
        OperationBuilder builder = draft.builder();
        Block head = new Block(List.of());
        builder.jump(head);
        builder.continueIn(head);
        Value waiting = builder.getField(state, WAITING);
        draft.returnIf(builder.isNull(waiting));
        builder.setField(state, WAITING, builder.getField(waiting, NEXT));
        builder.setField(state, DEPTH, Constant.signed(1));
        builder.directCall(end, List.of(builder.getField(waiting, HELD)));
        builder.setField(state, DEPTH, Constant.signed(0));
        builder.jump(head);
        return draft.finished();
    }
}
