package dev.serpentine.transform.simplification;

import dev.serpentine.graph.data.ArrayValue;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.transform.pipeline.ProgramPass;
import dev.serpentine.transform.simplification.ComparisonChain.Comparison;
import dev.serpentine.typer.system.SystemModules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * Makes one search and a switch of a chain of comparisons of the same text with constants: {@code if … elif} and
 * {@code match} over commands and operators, and membership in a tuple of them. See {@link TextSearch} for how it is
 * told which of the constants a text is.
 */
public final class MakeSwitchesOfTexts implements ProgramPass {
    /** Fewer are as fast one by one. */
    private static final int FEWEST = 3;

    private static final String FILE_OF_TEXTS = SystemModules.fileOf("text");

    @Override
    public String purpose() {
        return "makes one search of a chain of comparisons of a text with constants";
    }

    @Override
    public int leastOptimisation() {
        return 1;
    }

    @Override
    public Program apply(Program program) {
        Map<List<String>, FunctionValue> searches = new LinkedHashMap<>();
        for (FunctionGraph graph : program.graphs()) {
            if (mayHaveChain(graph)) {
                new FoldConstants().run(graph);
                replaceChains(graph, searches);
            }
        }
        if (searches.isEmpty()) {
            return program;
        }
        List<FunctionGraph> graphs = new ArrayList<>(program.graphs());
        Map<FunctionGraph, FunctionValue> functions = new LinkedHashMap<>(program.functions());
        for (FunctionValue search : searches.values()) {
            FunctionGraph graph = ((FunctionValue.OfGraph) search.code()).graph();
            graphs.add(graph);
            functions.put(graph, search);
        }
        return program.withGraphs(graphs, functions);
    }

    private static boolean mayHaveChain(FunctionGraph graph) {
        return graph.blocks().stream()
                        .filter(block -> !block.operations().isEmpty() && isComparison(block.lastOperation()))
                        .count()
                >= FEWEST;
    }

    private static void replaceChains(FunctionGraph graph, Map<List<String>, FunctionValue> searches) {
        EntryLinks entries = new EntryLinks(graph);
        Set<Block> replaced = new HashSet<>();
        for (Block block : entries.blocks()) {
            ComparisonChain.from(block, entries, MakeSwitchesOfTexts::comparison)
                    .filter(chain -> chain.cases().size() >= FEWEST && !replaced.contains(block))
                    .ifPresent(chain -> {
                        replaced.addAll(chain.others());
                        replace(graph, block, chain, searches);
                    });
        }
    }

    private static void replace(
            FunctionGraph graph,
            Block block,
            ComparisonChain<String> chain,
            Map<List<String>, FunctionValue> searches) {
        List<String> texts = List.copyOf(chain.cases().keySet());
        Operation comparison = block.operations().removeLast();
        FunctionValue search = searches.computeIfAbsent(
                texts, _ -> new TextSearch(texts, exceptionOf(graph), comparison.position()).function());
        Variable found = new Variable("which", Primitive.SIGNED);
        List<Value> arguments = new ArrayList<>();
        arguments.add(new Constant(search, search.type().pointer()));
        arguments.add(chain.compared());
        block.append(new Operation(LowLevelOpcode.DIRECT_CALL, arguments, found, comparison.position()));
        chain.closeBySwitch(
                block, found, LongStream.range(0, texts.size()).boxed().toList());
    }

    private static LowLevelType exceptionOf(FunctionGraph graph) {
        return graph.raiseBlock().inputArguments().getFirst().type();
    }

    /** Whether an operation is the comparison of two texts. */
    private static boolean isComparison(Operation operation) {
        return DirectCalls.calledGraph(operation)
                .filter(graph -> graph.name().equals("eq")
                        && graph.position().file().equals(FILE_OF_TEXTS)
                        && operation.argument(1).type().equals(StandardLayouts.STR.pointer())
                        && operation.argument(2).type().equals(StandardLayouts.STR.pointer()))
                .isPresent();
    }

    private static Optional<Comparison<String>> comparison(Operation operation) {
        if (!isComparison(operation)) {
            return Optional.empty();
        }
        Value first = operation.argument(1);
        Value second = operation.argument(2);
        return first instanceof Constant
                ? narrowText(first).map(text -> new Comparison<>(second, text))
                : narrowText(second).map(text -> new Comparison<>(first, text));
    }

    /** The characters of a constant text whose characters are all below 256. */
    private static Optional<String> narrowText(Value value) {
        if (!(value instanceof Constant(ArrayValue items, var _))
                || !items.type().equals(StandardLayouts.CHARS)) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < items.length(); i++) {
            text.append((char) (items.wordAt(i) & 0xFF));
        }
        return Optional.of(text.toString());
    }
}
