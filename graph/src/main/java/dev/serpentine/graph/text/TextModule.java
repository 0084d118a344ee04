package dev.serpentine.graph.text;

import dev.serpentine.graph.data.Container;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.StructType;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a text holds.
 *
 * @param fieldedTypes structs and classes by name, in the text's order
 * @param data prebuilt containers, in the text's order
 * @param graphs in the text's order
 * @param functions the one function value for each graph
 * @param program if the text is that of a whole program
 */
public record TextModule(
        Map<String, FieldedType> fieldedTypes,
        List<Container> data,
        List<FunctionGraph> graphs,
        Map<FunctionGraph, FunctionValue> functions,
        Optional<Program> program) {

    /**
     * The struct of that name.
     *
     * @throws ClassCastException if it is a class
     */
    public StructType struct(String name) {
        return (StructType) fieldedTypes.get(name);
    }

    /**
     * The first graph of that name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public FunctionGraph graph(String name) {
        return graphs.stream()
                .filter(graph -> graph.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no graph " + name));
    }
}
