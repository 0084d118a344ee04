package dev.serpentine.driver.view;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeImpossible;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.text.GraphNames;
import dev.serpentine.graph.text.ProgramNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Keeps what each function of a program looked like after each stage. Stages are shown in their order; graphs may
 * change as soon as a method has returned.
 */
public final class ProgramRecorder {
    private final ProgramNames untypedNames;
    private final ProgramNames typedNames = new ProgramNames(String::valueOf);
    private final List<RecordedStage> stages = new ArrayList<>();
    private final List<RecordedFunction> functions = new ArrayList<>();
    private final Map<FunctionGraph, RecordedFunction> functionOf = new IdentityHashMap<>();
    private final Map<FunctionGraph, FunctionGraph> untypedOf = new IdentityHashMap<>();
    private final Set<String> takenNames = new HashSet<>();

    /** @param describe the text of constants of untyped graphs */
    public ProgramRecorder(Function<Object, String> describe) {
        this.untypedNames = new ProgramNames(describe);
    }

    /** Takes note of which graph the typer makes of which. */
    public void pair(FunctionGraph annotated, FunctionGraph typed) {
        untypedOf.put(typed, annotated);
    }

    /**
     * Takes note of the typed program, and of the graphs that it was made of.
     *
     * @param annotated with all that the typer asked for
     */
    public void typed(AnnotatedProgram annotated, Program program) {
        program.graphs().forEach(graph -> add(graph, untypedOf.getOrDefault(graph, graph)));
        annotated.graphs().forEach(graph -> add(graph, graph));
        UntypedStage untyped = new UntypedStage(annotated);
        begin("flow", "the flow space makes a graph of each function");
        annotated.graphs().forEach(graph -> record(graph, untypedNames, untyped));
        begin("annotated", "the annotator infers what each variable may be");
        annotated.graphs().forEach(graph -> record(graph, untypedNames, untyped));
        after("typed", "the typer replaces operations by those of low-level types", program);
    }

    /** Takes note of the program after a stage. @param purpose of the stage, in a few words */
    public void after(String stage, String purpose, Program program) {
        begin(stage, purpose);
        program.graphs().forEach(graph -> add(graph, graph));
        program.graphs().forEach(graph -> record(graph, typedNames, TypedStage.TYPED));
    }

    /** Takes note of the target's text of functions. */
    public void emitted(Map<FunctionGraph, String> texts) {
        texts.forEach((graph, text) ->
                Optional.ofNullable(functionOf.get(graph)).ifPresent(function -> function.setEmitted(text)));
    }

    /** All stages so far. */
    List<RecordedStage> stages() {
        return stages;
    }

    /** All functions so far; each one's number is its place here. */
    List<RecordedFunction> functions() {
        return functions;
    }

    private void begin(String stage, String purpose) {
        stages.add(new RecordedStage(stage, purpose));
    }

    /** Makes a function known; its graph before typing and the one after are one function. */
    private void add(FunctionGraph graph, FunctionGraph untyped) {
        if (functionOf.containsKey(graph)) {
            return;
        }
        RecordedFunction function = functionOf.get(untyped);
        if (function == null) {
            function = new RecordedFunction(functions.size(), distinct(graph), graph.position());
            functions.add(function);
            functionOf.put(untyped, function);
        }
        functionOf.put(graph, function);
    }

    private String distinct(FunctionGraph graph) {
        String wanted = typedNames.of(graph).graph();
        String name = wanted;
        for (int number = 2; !takenNames.add(name); number++) {
            name = wanted + "~" + number;
        }
        return name;
    }

    private void record(FunctionGraph graph, ProgramNames names, SnapshotWriter.Stage stage) {
        RecordedFunction function = functionOf.get(graph);
        SnapshotWriter writer = new SnapshotWriter(graph, names.of(graph), stage, this::numberOf);
        Set<Integer> calls = new HashSet<>();
        function.record(stages.size() - 1, writer.write(calls), calls);
    }

    private int numberOf(FunctionGraph graph) {
        return Optional.ofNullable(functionOf.get(graph))
                .map(RecordedFunction::number)
                .orElse(-1);
    }

    /** What the annotator knows. */
    private record UntypedStage(AnnotatedProgram program) implements SnapshotWriter.Stage {
        @Override
        public String type(GraphNames names, Variable variable) {
            return Lattice.describe(program.annotation(variable));
        }

        @Override
        public boolean isReachable(Block block) {
            return program.isReachable(block);
        }

        @Override
        public boolean completes(Operation operation) {
            return program.annotation(operation.result()) != SomeImpossible.IMPOSSIBLE;
        }

        @Override
        public List<FunctionGraph> calls(Operation operation) {
            return switch (program.resolution(operation)) {
                case null -> List.of();
                case Resolution.Calls(List<CallTarget> targets, boolean _) -> graphs(targets.stream());
                case Resolution.Constructs constructs ->
                    graphs(constructs.targets().stream().flatMap(target -> target.initializers().stream()));
                case Resolution.ByRepresentation _,
                        Resolution.Constant _,
                        Resolution.LooksUp _,
                        Resolution.ClassVariable _ -> List.of();
            };
        }

        private static List<FunctionGraph> graphs(Stream<CallTarget> targets) {
            return targets.map(CallTarget::graph).toList();
        }
    }

    /** Typed graphs hold all that is to be known of them. */
    private enum TypedStage implements SnapshotWriter.Stage {
        TYPED;

        @Override
        public String type(GraphNames names, Variable variable) {
            return names.type(variable.type());
        }

        @Override
        public boolean isReachable(Block block) {
            return true;
        }

        @Override
        public boolean completes(Operation operation) {
            return true;
        }

        @Override
        public List<FunctionGraph> calls(Operation operation) {
            return List.of();
        }
    }

    /** @param purpose in a few words */
    record RecordedStage(String name, String purpose) {}
}
