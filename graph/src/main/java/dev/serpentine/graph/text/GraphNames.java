package dev.serpentine.graph.text;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.LowLevelType;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * What the text of one graph calls its values and blocks. A variable is numbered when it is first asked for, a block
 * when it is first seen, and each keeps its number whatever becomes of the graph: two looks at a graph, with passes
 * between them, call the same things by the same names.
 */
public final class GraphNames {
    private final FunctionGraph graph;
    private final Names names;
    private final ValuePrinter values;
    private final Map<Variable, String> variables = new IdentityHashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private final Map<Block, String> blocks = new IdentityHashMap<>();
    private int blockCount;

    GraphNames(FunctionGraph graph, Names names, ValuePrinter values) {
        this.graph = graph;
        this.names = names;
        this.values = values;
        blocks.put(graph.returnBlock(), "return");
        blocks.put(graph.raiseBlock(), "raise");
        numberBlocks();
    }

    /** Gives those blocks a number that the graph had not when it was last looked at. */
    public void numberBlocks() {
        for (Block block : graph.blocks()) {
            if (!blocks.containsKey(block)) {
                blocks.put(block, Integer.toString(blockCount++));
            }
        }
    }

    /** What the graph itself is called among those of the same text. */
    public String graph() {
        return names.of(graph);
    }

    /** The number of a block, or {@code return} or {@code raise}; {@code unreachable} of what is none of the graph. */
    public String block(Block block) {
        return blocks.getOrDefault(block, "unreachable");
    }

    /** The name of a variable, or the text of a constant. */
    public String value(Value value) {
        return switch (value) {
            case Variable variable -> variable(variable);
            case Constant constant -> values.constant(constant);
        };
    }

    /** The name of a variable. */
    public String variable(Variable variable) {
        return variables.computeIfAbsent(variable, _ -> {
            String name = Names.sanitize(variable.name());
            return name + "_" + counts.merge(name, 1, Integer::sum);
        });
    }

    /** The text of a type, with structs and classes by their names. */
    public String type(LowLevelType type) {
        return names.of(type);
    }
}
