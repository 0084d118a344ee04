package dev.serpentine.transform.counting;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.List;
import java.util.function.Consumer;

/** Loops of functions that are written operation by operation. */
final class Loops {
    private Loops() {}

    /** Does something for each number from 0 on that is below a count. */
    static void forEach(OperationBuilder builder, Value count, Consumer<Value> body) {
        Variable index = new Variable("index", Primitive.SIGNED);
        Block head = new Block(List.of(index));
        Block round = new Block(List.of());
        Block rest = new Block(List.of());
        builder.jump(head, Constant.signed(0));
        builder.continueIn(head);
        builder.branch(builder.emit(LowLevelOpcode.INT_LT, index, count), round, rest);
        builder.continueIn(round);
        body.accept(index);
        builder.jump(head, builder.emit(LowLevelOpcode.INT_ADD, index, Constant.signed(1)));
        builder.continueIn(rest);
    }
}
