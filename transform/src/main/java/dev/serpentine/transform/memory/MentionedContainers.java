package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.List;

/** Finds the containers that graphs themselves mention: not those that these lead to. */
final class MentionedContainers {
    private final List<Container> found = new ArrayList<>();

    private MentionedContainers() {}

    static List<Container> of(List<FunctionGraph> graphs) {
        MentionedContainers mentioned = new MentionedContainers();
        graphs.forEach(graph -> graph.blocks().forEach(mentioned::visit));
        return mentioned.found;
    }

    private void visit(Block block) {
        for (Operation operation : block.operations()) {
            operation.arguments().forEach(this::visit);
        }
        switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> visit(condition);
            case BlockExit.Switch(Value selector) -> visit(selector);
            case BlockExit.Open _, BlockExit.Final _, BlockExit.Jump _, BlockExit.MayRaise _ -> {}
        }
        for (Link link : block.links()) {
            link.arguments().forEach(this::visit);
            if (link.linkCase() instanceof LinkCase.Caught(Constant exceptionClass)) {
                visit(exceptionClass);
            }
        }
    }

    private void visit(Value value) {
        if (value instanceof Constant(Object held, var _)) {
            switch (held) {
                case Container container -> found.add(container);
                case List<?> several ->
                    several.stream()
                            .filter(Container.class::isInstance)
                            .map(Container.class::cast)
                            .forEach(found::add);
                case null, default -> {}
            }
        }
    }
}
