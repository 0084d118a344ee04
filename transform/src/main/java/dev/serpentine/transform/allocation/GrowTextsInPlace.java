package dev.serpentine.transform.allocation;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.transform.pipeline.ProgramPass;
import dev.serpentine.typer.KeptHelper;
import dev.serpentine.typer.system.SystemModules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Has a text that a loop adds to, {@code text += part}, grow in its place, so that a loop takes as long as what it adds
 * is: see the system module {@code growing_texts}. CPython does so where nobody else holds the text, which here a graph
 * must show: see {@link GrowingTexts}.
 */
public final class GrowTextsInPlace implements ProgramPass {
    private static final String MODULE = "growing_texts";
    private static final LowLevelType TEXT = StandardLayouts.STR.pointer();
    private static final LowLevelType GROWING = StandardLayouts.GROWING_TEXT.pointer();
    private static final String FILE_OF_TEXTS = SystemModules.fileOf("text");

    @Override
    public String purpose() {
        return "has texts that loops add to grow in their place";
    }

    @Override
    public int leastOptimisation() {
        return 1;
    }

    @Override
    public List<KeptHelper> helpers() {
        return List.of(helper("begin", TEXT), helper("append", GROWING, TEXT), helper("finish", GROWING));
    }

    private static KeptHelper helper(String name, LowLevelType... arguments) {
        return KeptHelper.besides(FILE_OF_TEXTS, MODULE + "." + name, List.of(arguments));
    }

    @Override
    public Program apply(Program program) {
        Map<String, FunctionValue> helpers = new HashMap<>();
        for (FunctionValue helper : program.helpers()) {
            if (helper.code() instanceof FunctionValue.OfGraph(FunctionGraph graph)
                    && graph.position().file().equals(SystemModules.fileOf(MODULE))) {
                helpers.put(graph.name(), helper);
            }
        }
        if (!helpers.isEmpty()) {
            for (FunctionGraph graph : program.graphs()) {
                for (Set<Variable> texts : GrowingTexts.in(graph)) {
                    new Rewriting(graph, texts, helpers).run();
                }
            }
        }
        return program;
    }

    /** Whether an operation is the concatenation of two texts. */
    static boolean concatenates(Operation operation) {
        return DirectCalls.calledGraph(operation)
                .filter(graph ->
                        graph.name().equals("concat") && graph.position().file().equals(FILE_OF_TEXTS))
                .isPresent();
    }

    /** Puts growing texts in the place of some variables of a graph. */
    private static final class Rewriting {
        private final FunctionGraph graph;
        private final Map<Variable, Variable> growing;
        private final Map<String, FunctionValue> helpers;

        Rewriting(FunctionGraph graph, Set<Variable> texts, Map<String, FunctionValue> helpers) {
            this.graph = graph;
            this.growing =
                    texts.stream().collect(Collectors.toMap(text -> text, text -> new Variable(text.name(), GROWING)));
            this.helpers = helpers;
        }

        void run() {
            List<Block> blocks = graph.blocks();
            for (Block block : blocks) {
                Map<Variable, Value> finished = new HashMap<>();
                rewriteOperations(block, finished);
                for (Link link : block.links()) {
                    link.arguments().replaceAll(argument -> finished.getOrDefault(argument, argument));
                }
            }
            for (Block block : blocks) {
                block.links().forEach(this::rewrite);
            }
            for (Block block : blocks) {
                block.inputArguments().replaceAll(input -> growing.getOrDefault(input, input));
            }
        }

        /** @param finished gets those that are used as texts, each with what it is from then on */
        private void rewriteOperations(Block block, Map<Variable, Value> finished) {
            List<Operation> operations = List.copyOf(block.operations());
            block.operations().clear();
            for (Operation operation : operations) {
                SourcePosition position = operation.position();
                if (growing.containsKey(operation.result())) {
                    Value before = growingOf(operation.argument(1))
                            .orElseGet(() -> begun(operation.argument(1), position, block));
                    block.append(call(
                            "append",
                            List.of(before, finished.getOrDefault(operation.argument(2), operation.argument(2))),
                            growing.get(operation.result()),
                            position));
                } else if (readsLength(operation)
                        && growing.containsKey(operation.argument(0))
                        && !finished.containsKey(operation.argument(0))) {
                    block.append(operation.withArguments(
                            List.of(growing.get(operation.argument(0)), operation.argument(1))));
                } else {
                    for (Value operand : operation.arguments()) {
                        if (growing.containsKey(operand) && !finished.containsKey(operand)) {
                            finished.put((Variable) operand, finish(growing.get(operand), position, block));
                        }
                    }
                    List<Value> operands = new ArrayList<>(operation.arguments());
                    operands.replaceAll(operand -> finished.getOrDefault(operand, operand));
                    block.append(operation.withArguments(operands));
                }
            }
        }

        private Optional<Value> growingOf(Value text) {
            return Optional.ofNullable(growing.get(text));
        }

        /**
         * Where texts come from elsewhere or go elsewhere, a block between makes one of the other. A link hands over
         * what it did before.
         */
        private void rewrite(Link link) {
            List<Variable> targets = link.target().inputArguments();
            boolean isBetween = false;
            for (int i = 0; i < targets.size(); i++) {
                isBetween |= growing.containsKey(targets.get(i))
                        != growing.containsKey(link.arguments().get(i));
            }
            if (isBetween) {
                putBetween(link, targets);
            }
            link.arguments()
                    .replaceAll(argument -> argument instanceof Variable variable
                            ? growing.getOrDefault(variable, variable)
                            : argument);
        }

        private void putBetween(Link link, List<Variable> targets) {
            List<Variable> inputs = new ArrayList<>();
            for (Value argument : link.arguments()) {
                inputs.add(
                        growing.containsKey(argument)
                                ? new Variable("text", GROWING)
                                : new Variable("passed", argument.type()));
            }
            Block between = new Block(inputs);
            List<Value> outputs = new ArrayList<>(inputs);
            for (int i = 0; i < targets.size(); i++) {
                boolean grows = growing.containsKey(link.arguments().get(i));
                if (growing.containsKey(targets.get(i)) && !grows) {
                    outputs.set(i, begun(inputs.get(i), link.position(), between));
                } else if (grows && !growing.containsKey(targets.get(i))) {
                    outputs.set(i, finish(inputs.get(i), link.position(), between));
                }
            }
            between.jump(Link.to(link.target(), outputs));
            link.retarget(between);
        }

        private Value begun(Value text, SourcePosition position, Block block) {
            Variable made = new Variable("text", GROWING);
            block.append(call("begin", List.of(text), made, position));
            return made;
        }

        private Value finish(Value grown, SourcePosition position, Block block) {
            Variable made = new Variable("text", TEXT);
            block.append(call("finish", List.of(grown), made, position));
            return made;
        }

        private Operation call(String name, List<? extends Value> arguments, Variable result, SourcePosition position) {
            FunctionValue function = helpers.get(name);
            List<Value> all = new ArrayList<>(
                    List.of(new Constant(function, function.type().pointer())));
            all.addAll(arguments);
            return new Operation(LowLevelOpcode.DIRECT_CALL, all, result, position);
        }
    }

    /** Whether an operation reads the length of a text. */
    static boolean readsLength(Operation operation) {
        return operation.opcode() == LowLevelOpcode.GETFIELD
                && operation.argument(1) instanceof Constant(Object name, var _)
                && name.equals("length");
    }
}
