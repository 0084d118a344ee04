package dev.serpentine.graph.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.Primitive;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What keeps its name while a graph is changed. */
class GraphNamesTest {
    private static final String TEXT = """
            graph half
              returns result_1: Signed
              raises exception_1: Signed
            block 0(n_1: Signed)
              jump 1(n_1)
            block 1(n_2: Signed)
              jump return(n_2)
            """;

    @Test
    void blocksAndVariablesKeepTheirNamesWhenOthersComeInBetween() {
        FunctionGraph graph = GraphText.parseGraph(TEXT);
        ProgramNames names = new ProgramNames(String::valueOf);
        Block last = graph.startBlock().links().getFirst().target();
        assertEquals("1", names.of(graph).block(last));
        Variable parameter = graph.parameters().getFirst();
        String name = names.of(graph).variable(parameter);

        Variable passed = new Variable(parameter.name(), Primitive.SIGNED);
        Block between = new Block(List.of(passed));
        between.jump(Link.to(last, List.of(passed)));
        graph.startBlock().jump(Link.to(between, List.of(parameter)));

        assertEquals("1", names.of(graph).block(last));
        assertEquals("2", names.of(graph).block(between));
        assertEquals("return", names.of(graph).block(graph.returnBlock()));
        assertEquals(name, names.of(graph).variable(parameter));
        String other = names.of(graph).variable(passed);
        assertEquals(other, names.of(graph).variable(passed));
        assertEquals(parameter.name() + "_2", other);
    }
}
