package dev.serpentine.graph.program;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Finds the containers that graphs refer to by constants, directly or through other containers: the prebuilt data of the program.
 *
 * <p>The order of what is found follows from the order of the graphs, so that equal programs give equal data.
 */
public final class PrebuiltContainers {
    private final Set<Container> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Container> found = new ArrayList<>();

    private PrebuiltContainers() {}

    /** All containers reachable from constants of the graphs, functions included. */
    public static List<Container> reachableFrom(List<FunctionGraph> graphs) {
        PrebuiltContainers search = new PrebuiltContainers();
        for (FunctionGraph graph : graphs) {
            for (Block block : graph.blocks()) {
                search.visit(block);
            }
        }
        search.followPointers();
        return search.found;
    }

    private void visit(Block block) {
        for (Operation operation : block.operations()) {
            operation.arguments().forEach(this::visit);
        }
        switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> visit(condition);
            case BlockExit.Switch(Value selector) -> visit(selector);
            case BlockExit.Open _, BlockExit.Final _, BlockExit.Jump _, BlockExit.MayRaise _ -> { }
        }
        for (Link link : block.links()) {
            link.arguments().forEach(this::visit);
            if (link.linkCase() instanceof LinkCase.Caught(Constant exceptionClass)) {
                visit(exceptionClass);
            }
        }
    }

    private void visit(Value value) {
        if (value instanceof Constant constant && constant.type() != Primitive.VOID) {
            visitContent(constant.value());
        }
    }

    private void visitContent(Object content) {
        if (content instanceof Container container && seen.add(container)) {
            found.add(container);
        }
    }

    private void followPointers() {
        for (int i = 0; i < found.size(); i++) {
            switch (found.get(i)) {
                case StructValue struct -> {
                    for (StructType.Field field : struct.type().allFields()) {
                        if (field.type() instanceof PointerType) {
                            visitContent(struct.get(field.name()));
                        }
                    }
                }
                case ArrayValue array -> {
                    if (array.type().item() instanceof PointerType) {
                        for (int item = 0; item < array.length(); item++) {
                            visitContent(array.get(item));
                        }
                    }
                }
                case FunctionValue _ -> { }
            }
        }
    }
}
