package dev.serpentine.typer.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.checker.GraphChecker;
import dev.serpentine.graph.checker.GraphStage;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.List;
import org.junit.jupiter.api.Test;

class HandValuesOverTest {
    private final Variable first = new Variable("first", Primitive.SIGNED);
    private final Variable second = new Variable("second", Primitive.SIGNED);
    private final Block start = new Block(List.of(first, second));
    private final FunctionGraph graph = new FunctionGraph(
            "test",
            SourcePosition.NONE,
            start,
            new Variable("result", Primitive.SIGNED),
            new Variable("exception", StructType.collected("exception").pointer()));

    private OperationBuilder builder() {
        return new OperationBuilder(start, new ExceptionHandlers() {
            @Override
            public void protect(Block block, Block normal) {
                throw new IllegalStateException("nothing is caught here");
            }

            @Override
            public boolean isProtecting() {
                return false;
            }

            @Override
            public void raise(Block block, HostObject exactClass, Value instance) {
                block.jump(Link.to(block, List.of()));
            }

            @Override
            public boolean catches(HostObject exactClass) {
                return false;
            }

            @Override
            public boolean needsInstance(HostObject exactClass) {
                return false;
            }
        });
    }

    @Test
    void aVariableOfAnEarlierBlockIsHandedToWhereItIsUsed() {
        OperationBuilder builder = builder();
        Value isLess = builder.emit(LowLevelOpcode.INT_LT, first, second);
        Value chosen = builder.choose(
                isLess,
                Primitive.SIGNED,
                () -> builder.emit(LowLevelOpcode.INT_SUB, second, first),
                () -> Constant.signed(0));
        builder.jump(graph.returnBlock(), builder.emit(LowLevelOpcode.INT_ADD, chosen, first));
        HandValuesOver.in(graph);
        assertEquals(List.of(), GraphChecker.check(graph, GraphStage.TYPED));
    }

    @Test
    void aVariableGoesRoundALoop() {
        OperationBuilder builder = builder();
        Variable count = new Variable("count", Primitive.SIGNED);
        Block loop = new Block(List.of(count));
        Block body = new Block(List.of());
        Block end = new Block(List.of());
        builder.jump(loop, Constant.signed(0));
        builder.continueIn(loop);
        builder.branch(builder.emit(LowLevelOpcode.INT_LT, count, first), body, end);
        builder.continueIn(body);
        builder.jump(loop, builder.emit(LowLevelOpcode.INT_ADD, count, second));
        builder.continueIn(end);
        builder.jump(graph.returnBlock(), count);
        HandValuesOver.in(graph);
        assertEquals(List.of(), GraphChecker.check(graph, GraphStage.TYPED));
        assertEquals(3, loop.inputArguments().size());
    }

    @Test
    void aBranchOnAConstantIsNoBranch() {
        OperationBuilder builder = builder();
        Value chosen = builder.choose(Constant.bool(true), Primitive.SIGNED, () -> first, () -> second);
        builder.jump(graph.returnBlock(), chosen);
        assertEquals(List.of(start, graph.returnBlock()), graph.blocks());
        assertTrue(start.operations().isEmpty());
    }
}
