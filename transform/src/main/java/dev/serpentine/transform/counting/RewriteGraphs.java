package dev.serpentine.transform.counting;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.ArrayType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Rewrites a graph over the {@linkplain CountedLayouts new types}: counted arrays are reached through their structs.
 */
final class RewriteGraphs {
    private final CountedLayouts layouts;
    private final Map<Variable, Variable> variables = new IdentityHashMap<>();

    private RewriteGraphs(CountedLayouts layouts) {
        this.layouts = layouts;
    }

    static void in(FunctionGraph graph, CountedLayouts layouts) {
        new RewriteGraphs(layouts).rewrite(graph);
    }

    private void rewrite(FunctionGraph graph) {
        List<Block> blocks = new ArrayList<>(graph.blocks());
        for (Block last : List.of(graph.returnBlock(), graph.raiseBlock())) {
            if (!blocks.contains(last)) {
                blocks.add(last);
            }
        }
        blocks.forEach(this::rewrite);
    }

    private void rewrite(Block block) {
        block.inputArguments().replaceAll(this::renamed);
        List<Operation> operations = new ArrayList<>();
        block.operations().forEach(operation -> rewrite(operation, operations));
        block.operations().clear();
        block.operations().addAll(operations);
        BlockExit exit = switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> new BlockExit.Branch(renamed(condition));
            case BlockExit.Switch(Value selector) -> new BlockExit.Switch(renamed(selector));
            case BlockExit same -> same;
        };
        if (!(exit instanceof BlockExit.Final)) {
            block.close(exit, block.links().stream().map(this::renamed).toList());
        }
    }

    private Link renamed(Link link) {
        List<Value> arguments = link.arguments().stream().map(this::renamed).toList();
        if (link.linkCase() instanceof LinkCase.Caught(Constant exceptionClass)) {
            return Link.catching(
                            layouts.of(exceptionClass),
                            renamed(link.caughtException().orElseThrow()),
                            link.target(),
                            arguments)
                    .at(link.position());
        }
        Link made = link.isUnlikely()
                ? Link.unlikelyWhen(link.linkCase(), link.target(), arguments)
                : Link.when(link.linkCase(), link.target(), arguments);
        return made.at(link.position());
    }

    private Variable renamed(Variable variable) {
        return variables.computeIfAbsent(variable, old -> {
            LowLevelType type = layouts.of(old.type());
            return type.equals(old.type()) ? old : new Variable(old.name(), type);
        });
    }

    private Value renamed(Value value) {
        return switch (value) {
            case Variable variable -> renamed(variable);
            case Constant constant -> layouts.of(constant);
        };
    }

    private void rewrite(Operation operation, List<Operation> to) {
        LowLevelOpcode opcode = (LowLevelOpcode) operation.opcode();
        boolean isOfBoxed = opcode == LowLevelOpcode.MALLOC_ARRAY
                ? layouts.isBoxed(operation.result().type())
                : !operation.arguments().isEmpty()
                        && layouts.isBoxed(operation.argument(0).type());
        if (!isOfBoxed) {
            to.add(renamed(operation));
            return;
        }
        switch (opcode) {
            case MALLOC_ARRAY -> makeArray(operation, to);
            case GETARRAYITEM, SETARRAYITEM, GETARRAYSIZE, ARRAY_COPY -> {
                List<Value> arguments = new ArrayList<>();
                List<Value> boxes = new ArrayList<>();
                for (Value argument : operation.arguments()) {
                    // Of the operands of these, items are the only ones that are not arrays of this kind themselves.
                    boolean isArray = argument == operation.argument(0)
                            || opcode == LowLevelOpcode.ARRAY_COPY && layouts.isBoxed(argument.type());
                    arguments.add(isArray ? items(argument, operation, to) : renamed(argument));
                    if (isArray) {
                        boxes.add(renamed(argument));
                    }
                }
                to.add(new Operation(opcode, arguments, renamed(operation.result()), operation.position()));
                // The items end with their struct, which must not be before this.
                for (Value box : boxes) {
                    to.add(new Operation(
                            LowLevelOpcode.KEEPALIVE,
                            List.of(box),
                            new Variable("nothing", Primitive.VOID),
                            operation.position()));
                }
            }
            default -> to.add(renamed(operation));
        }
    }

    private Operation renamed(Operation operation) {
        return new Operation(
                operation.opcode(),
                operation.arguments().stream().map(this::renamed).toList(),
                renamed(operation.result()),
                operation.position());
    }

    private Value items(Value array, Operation operation, List<Operation> to) {
        ArrayType raw = layouts.rawArray((ArrayType) ((PointerType) array.type()).target());
        Variable items = new Variable("items", raw.pointer());
        to.add(new Operation(
                LowLevelOpcode.GETFIELD,
                List.of(renamed(array), Constant.voidOf(CountedLayouts.ITEMS)),
                items,
                operation.position()));
        return items;
    }

    private void makeArray(Operation operation, List<Operation> to) {
        Variable box = renamed(operation.result());
        ArrayType raw =
                layouts.rawArray((ArrayType) ((PointerType) operation.result().type()).target());
        Variable items = new Variable("items", raw.pointer());
        to.add(new Operation(
                LowLevelOpcode.MALLOC_ARRAY,
                List.of(Constant.voidOf(raw), renamed(operation.argument(1))),
                items,
                operation.position()));
        StructType type = (StructType) ((PointerType) box.type()).target();
        to.add(new Operation(LowLevelOpcode.MALLOC, List.of(Constant.voidOf(type)), box, operation.position()));
        to.add(new Operation(
                LowLevelOpcode.SETFIELD,
                List.of(box, Constant.voidOf(CountedLayouts.ITEMS), items),
                new Variable("nothing", Primitive.VOID),
                operation.position()));
    }
}
