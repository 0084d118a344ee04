package dev.serpentine.transform.tagging;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.operation.DirectCalls;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.transform.pipeline.ProgramPass;
import dev.serpentine.typer.KeptHelper;
import dev.serpentine.typer.system.SystemModules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Has ints without bounds that fit in 63 bits kept in their pointers: an addition of two allocates nothing. */
public final class TagSmallIntegers implements ProgramPass {
    private static final String MODULE = "tagged_integers";
    private static final LowLevelType INTEGER = StandardLayouts.LONG_INTEGER.pointer();
    private static final LowLevelType WORD = Primitive.SIGNED;
    private static final String NUMBERS = "long_integers";
    private static final String DIVISION = "long_division";

    /** A function that another stands for. @param module where it is */
    private record StoodFor(String module, String name, List<LowLevelType> arguments) {}

    private static final List<StoodFor> FUNCTIONS = List.of(
            new StoodFor(NUMBERS, "of_word", List.of(WORD)),
            ofTwo(NUMBERS, "add"),
            ofTwo(NUMBERS, "sub"),
            ofTwo(NUMBERS, "mul"),
            ofTwo(NUMBERS, "and_"),
            ofTwo(NUMBERS, "or_"),
            ofTwo(NUMBERS, "xor"),
            ofTwo(NUMBERS, "eq"),
            ofTwo(NUMBERS, "compare"),
            withWord(NUMBERS, "add_word"),
            withWord(NUMBERS, "sub_word"),
            withWord(NUMBERS, "mul_word"),
            withWord(NUMBERS, "eq_word"),
            withWord(NUMBERS, "compare_word"),
            withWord(NUMBERS, "lshift"),
            withWord(NUMBERS, "rshift"),
            new StoodFor(NUMBERS, "low_word", List.of(INTEGER)),
            withWord(DIVISION, "floordiv_word"),
            withWord(DIVISION, "mod_word"));
    private static final List<String> FIELDS = List.of("word", "digits");

    private static StoodFor ofTwo(String module, String name) {
        return new StoodFor(module, name, List.of(INTEGER, INTEGER));
    }

    private static StoodFor withWord(String module, String name) {
        return new StoodFor(module, name, List.of(INTEGER, WORD));
    }

    @Override
    public String purpose() {
        return "has ints without bounds kept in their pointers where they fit";
    }

    @Override
    public List<KeptHelper> helpers() {
        List<KeptHelper> helpers = new ArrayList<>();
        FIELDS.forEach(field -> helpers.add(helper(field, List.of(INTEGER))));
        FUNCTIONS.forEach(function -> helpers.add(helper(function.name(), function.arguments())));
        return helpers;
    }

    private static KeptHelper helper(String name, List<LowLevelType> arguments) {
        return KeptHelper.besides(SystemModules.fileOf(NUMBERS), MODULE + "." + name, arguments);
    }

    @Override
    public Program apply(Program program) {
        Map<String, FunctionValue> helpers = new HashMap<>();
        for (FunctionValue helper : program.helpers()) {
            if (helper.code() instanceof FunctionValue.OfGraph(FunctionGraph graph) && isOf(graph, MODULE)) {
                helpers.put(graph.name(), helper);
            }
        }
        if (!helpers.isEmpty()) {
            program.graphs().stream()
                    .filter(graph -> !isOf(graph, MODULE))
                    .flatMap(graph -> graph.blocks().stream())
                    .forEach(block -> rewrite(block, helpers));
        }
        return program;
    }

    private static boolean isOf(FunctionGraph graph, String module) {
        return graph.position().file().equals(SystemModules.fileOf(module));
    }

    private static void rewrite(Block block, Map<String, FunctionValue> helpers) {
        block.operations().replaceAll(operation -> {
            if (operation.opcode() == LowLevelOpcode.GETFIELD
                    && operation.argument(0).type().equals(INTEGER)) {
                return call(
                        helpers.get((String) ((Constant) operation.argument(1)).value()),
                        operation.arguments().subList(0, 1),
                        operation);
            }
            return stoodFor(operation)
                    .map(function -> call(
                            helpers.get(function.name()),
                            operation
                                    .arguments()
                                    .subList(1, operation.arguments().size()),
                            operation))
                    .orElse(operation);
        });
    }

    private static Optional<StoodFor> stoodFor(Operation operation) {
        return DirectCalls.calledGraph(operation)
                .flatMap(graph -> FUNCTIONS.stream()
                        .filter(function -> function.name().equals(graph.name()) && isOf(graph, function.module()))
                        .findFirst());
    }

    private static Operation call(FunctionValue function, List<? extends Value> arguments, Operation instead) {
        List<Value> all =
                new ArrayList<>(List.of(new Constant(function, function.type().pointer())));
        all.addAll(arguments);
        return new Operation(LowLevelOpcode.DIRECT_CALL, all, instead.result(), instead.position());
    }
}
