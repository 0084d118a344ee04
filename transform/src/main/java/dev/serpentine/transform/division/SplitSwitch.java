package dev.serpentine.transform.division;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Hands some cases of a switch to a second one behind it, so that they are a region of their own. */
final class SplitSwitch {
    private SplitSwitch() {}

    /**
     * Moves as many of the last cases as make about so much code, but not all; a case that says what happens otherwise
     * stays.
     *
     * @param size how much code a link leads to that comes from nowhere else
     * @return whether there were at least two cases to move
     */
    static boolean lastCases(Block block, int most, ToIntFunction<Link> size) {
        List<Link> kept = new ArrayList<>(block.links());
        List<Link> moved = new ArrayList<>();
        int total = 0;
        for (int i = kept.size() - 1; i > 0; i--) {
            Link link = kept.get(i);
            if (link.linkCase() instanceof LinkCase.Number && size.applyAsInt(link) > 0) {
                total += size.applyAsInt(link);
                if (total > most) {
                    break;
                }
                moved.addFirst(link);
                kept.remove(i);
            }
        }
        if (moved.size() < 2) {
            return false;
        }
        Value selector = ((BlockExit.Switch) block.exit()).selector();
        Map<Value, Variable> inputs = new LinkedHashMap<>();
        addInput(selector, inputs);
        moved.forEach(link -> link.arguments().forEach(argument -> addInput(argument, inputs)));
        Block second = new Block(List.copyOf(inputs.values()));
        List<Value> handed = List.copyOf(inputs.keySet());
        second.close(
                new BlockExit.Switch(within(selector, inputs)),
                moved.stream()
                        .map(link -> Link.when(
                                link.linkCase(),
                                link.target(),
                                link.arguments().stream()
                                        .map(argument -> within(argument, inputs))
                                        .toList()))
                        .toList());
        int last = kept.getLast().linkCase() == LinkCase.Otherwise.OTHERWISE ? kept.size() - 1 : kept.size();
        kept.addAll(
                last,
                moved.stream()
                        .map(link -> Link.when(link.linkCase(), second, handed))
                        .toList());
        block.close(block.exit(), kept);
        return true;
    }

    private static void addInput(Value value, Map<Value, Variable> inputs) {
        if (value instanceof Variable variable) {
            inputs.computeIfAbsent(variable, _ -> variable.copy());
        }
    }

    private static Value within(Value value, Map<Value, Variable> inputs) {
        return value instanceof Variable ? inputs.get(value) : value;
    }
}
