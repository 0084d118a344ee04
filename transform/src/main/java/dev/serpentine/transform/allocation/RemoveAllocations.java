package dev.serpentine.transform.allocation;

import dev.serpentine.graph.data.StructValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FieldedType;
import dev.serpentine.graph.type.FieldedType.Field;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.transform.simplification.GraphPass;
import dev.serpentine.transform.simplification.Substitution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Lets variables hold the fields of structs that never leave the function, and drops the structs: see
 * {@link PointerWebs} for which.
 *
 * <p>One run removes what nothing else holds; a struct that was held by a removed one is found by the next run.
 */
public final class RemoveAllocations implements GraphPass {

    @Override
    public boolean run(FunctionGraph graph) {
        List<Block> blocks = graph.blocks();
        List<Variable> made = blocks.stream()
                .flatMap(block -> block.operations().stream())
                .filter(operation -> operation.opcode() == LowLevelOpcode.MALLOC)
                .map(Operation::result)
                .toList();
        if (made.isEmpty()) {
            return false;
        }
        PointerWebs webs = new PointerWebs(graph);
        if (made.stream().noneMatch(struct -> webs.removable(struct).isPresent())) {
            return false;
        }
        Map<Block, List<Variable>> oldInputs = new IdentityHashMap<>();
        Map<Block, FieldValues> entryValues = new IdentityHashMap<>();
        for (Block block : blocks) {
            oldInputs.put(block, List.copyOf(block.inputArguments()));
            entryValues.put(block, expandInputs(block, webs));
        }
        for (Block block : blocks) {
            rewrite(block, webs, entryValues.get(block), oldInputs);
        }
        return true;
    }

    /** Puts variables for the fields in the place of the first input of each web, and drops the others. */
    private static FieldValues expandInputs(Block block, PointerWebs webs) {
        FieldValues values = new FieldValues();
        List<Variable> inputs = new ArrayList<>();
        for (Variable input : block.inputArguments()) {
            Optional<FieldedType> struct = webs.removable(input);
            if (struct.isEmpty()) {
                inputs.add(input);
            } else if (!values.knows(webs.webOf(input))) {
                List<Value> fields = new ArrayList<>();
                for (Field field : struct.get().allFields()) {
                    fields.add(new Variable(field.name(), field.type()));
                }
                if (webs.isNullable(input)) {
                    fields.add(new Variable("is_there", Primitive.BOOL));
                }
                fields.forEach(field -> inputs.add((Variable) field));
                values.set(webs.webOf(input), fields);
            }
        }
        block.inputArguments().clear();
        block.inputArguments().addAll(inputs);
        return values;
    }

    /**
     * What the fields of the struct in use in each web hold, at a point of a block, and behind them whether there is a
     * struct, where that may be null.
     */
    private static final class FieldValues {
        private final Map<Variable, List<Value>> values = new HashMap<>();

        boolean knows(Variable web) {
            return values.containsKey(web);
        }

        void set(Variable web, List<Value> fields) {
            values.put(web, fields);
        }

        List<Value> of(Variable web) {
            return values.get(web);
        }
    }

    private static void rewrite(
            Block block, PointerWebs webs, FieldValues values, Map<Block, List<Variable>> oldInputs) {
        Substitution substitution = new Substitution();
        List<Operation> kept = new ArrayList<>();
        for (Operation original : block.operations()) {
            Operation operation = substitution.of(original);
            if (!isRemoved(original, webs)) {
                kept.add(operation);
                continue;
            }
            switch ((LowLevelOpcode) original.opcode()) {
                case MALLOC -> values.set(webs.webOf(original.result()), zeros(original.result(), true, webs));
                case GETFIELD -> {
                    Variable pointer = (Variable) original.argument(0);
                    substitution.replace(
                            original.result(), values.of(webs.webOf(pointer)).get(fieldIndex(original, webs)));
                }
                case SETFIELD ->
                    values.of(webs.webOf((Variable) original.argument(0)))
                            .set(fieldIndex(original, webs), operation.argument(2));
                case PTR_NONZERO -> substitution.replace(original.result(), isThere(original, webs, values));
                case PTR_IS_ZERO -> {
                    Value isThere = isThere(original, webs, values);
                    if (isThere instanceof Constant constant) {
                        substitution.replace(original.result(), Constant.bool(!((Boolean) constant.value())));
                    } else {
                        kept.add(new Operation(
                                LowLevelOpcode.BOOL_NOT, List.of(isThere), original.result(), original.position()));
                    }
                }
                case PTR_EQ -> substitution.replace(original.result(), Constant.bool(false));
                case PTR_NE -> substitution.replace(original.result(), Constant.bool(true));
                case CAST_POINTER, SAME_AS, KEEPALIVE, TRACEBACK_RAISE -> {}
                default ->
                    throw new IllegalStateException("a struct that does not escape is an operand of " + original);
            }
        }
        block.operations().clear();
        block.operations().addAll(kept);
        substitution.apply(block);
        for (Link link : block.links()) {
            expandArguments(link, oldInputs.get(link.target()), webs, values);
        }
    }

    private static boolean isRemoved(Operation operation, PointerWebs webs) {
        return operation.opcode() == LowLevelOpcode.MALLOC
                ? webs.removable(operation.result()).isPresent()
                : !operation.arguments().isEmpty()
                        && (webs.removable(operation.argument(0)).isPresent()
                                || PointerWebs.isComparison(operation)
                                        && webs.removable(operation.argument(1)).isPresent());
    }

    private static int fieldIndex(Operation operation, PointerWebs webs) {
        String name = (String) ((Constant) operation.argument(1)).value();
        return webs.removable(operation.argument(0)).orElseThrow().indexOf(name);
    }

    /** Whether there is a struct that is tested for null. */
    private static Value isThere(Operation test, PointerWebs webs, FieldValues values) {
        Variable tested = (Variable) test.argument(0);
        return webs.isNullable(tested) ? values.of(webs.webOf(tested)).getLast() : Constant.bool(true);
    }

    /** The values of a struct that was just made, or of null. */
    private static List<Value> zeros(Variable pointer, boolean isThere, PointerWebs webs) {
        List<Value> values = new ArrayList<>();
        for (Field field : webs.removable(pointer).orElseThrow().allFields()) {
            values.add(new Constant(StructValue.zero(field.type()), field.type()));
        }
        if (webs.isNullable(pointer)) {
            values.add(Constant.bool(isThere));
        }
        return values;
    }

    private static void expandArguments(Link link, List<Variable> inputs, PointerWebs webs, FieldValues values) {
        List<Value> arguments = new ArrayList<>();
        List<Variable> expanded = new ArrayList<>();
        for (int index = 0; index < inputs.size(); index++) {
            Variable input = inputs.get(index);
            if (webs.removable(input).isEmpty()) {
                arguments.add(link.arguments().get(index));
            } else if (!expanded.contains(webs.webOf(input))) {
                expanded.add(webs.webOf(input));
                arguments.addAll(
                        PointerWebs.isNull(link.arguments().get(index))
                                ? zeros(input, false, webs)
                                : values.of(webs.webOf(input)));
            }
        }
        link.arguments().clear();
        link.arguments().addAll(arguments);
    }
}
