package dev.serpentine.transform.simplification;

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
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.PointerType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Replaces reads of immutable fields, and tests of class, of structs that the graph itself made, whichever of them it
 * is at that point, where all hold the same constant there and are of one type. So an exception that was made on
 * several ways, or before a branch, goes to the handler of the function that raises it, as
 * {@link ReadFieldsOfNewStructs} has it within one block; and a method of a new object is called without asking for its
 * class.
 */
public final class ReadConstantsOfNewStructs implements GraphPass {
    /**
     * What is known of a struct: its type, and the constants in its immutable fields, by name. A struct of which
     * nothing is known has no such record.
     */
    private record Made(FieldedType type, Map<String, Constant> constants) {
        /** What holds for this struct and for another. */
        Optional<Made> or(Made other) {
            if (type != other.type) {
                return Optional.empty();
            }
            Map<String, Constant> common = new HashMap<>(constants);
            common.entrySet().retainAll(other.constants.entrySet());
            return Optional.of(new Made(type, common));
        }
    }

    @Override
    public boolean run(FunctionGraph graph) {
        List<Block> blocks = graph.blocks();
        boolean makesStructs = blocks.stream()
                .flatMap(block -> block.operations().stream())
                .anyMatch(operation -> operation.opcode() == LowLevelOpcode.MALLOC);
        return makesStructs && new Search(graph, blocks).replaceReads();
    }

    /** The greatest fixed point: what is handed round a loop stays known. */
    private static final class Search {
        private final List<Block> blocks;
        /** Of input arguments of blocks that were reached; an empty one says that nothing is known. */
        private final Map<Variable, Optional<Made>> inputs = new HashMap<>();

        private final Set<String> writtenLater = new HashSet<>();

        Search(FunctionGraph graph, List<Block> blocks) {
            this.blocks = blocks;
            blocks.forEach(this::noteLaterWrites);
            Deque<Block> waiting = new ArrayDeque<>(List.of(graph.startBlock()));
            Set<Block> reached = new HashSet<>(waiting);
            while (!waiting.isEmpty()) {
                Block block = waiting.poll();
                Map<Variable, Made> known = known(block);
                for (Link link : block.links()) {
                    if (handOn(link, known) | reached.add(link.target())) {
                        waiting.add(link.target());
                    }
                }
            }
        }

        /** A field that is set in another block than the one that makes the struct may change where it is handed on. */
        private void noteLaterWrites(Block block) {
            Set<Value> made = new HashSet<>();
            for (Operation operation : block.operations()) {
                switch ((LowLevelOpcode) operation.opcode()) {
                    case MALLOC -> made.add(operation.result());
                    case CAST_POINTER, SAME_AS -> {
                        if (made.contains(operation.argument(0))) {
                            made.add(operation.result());
                        }
                    }
                    case SETFIELD -> {
                        if (!made.contains(operation.argument(0))) {
                            writtenLater.add(fieldName(operation));
                        }
                    }
                    default -> {}
                }
            }
        }

        /** What is known of a block's variables at its end. */
        private Map<Variable, Made> known(Block block) {
            Map<Variable, Made> known = knownAtEntry(block);
            block.operations().forEach(operation -> learn(operation, known));
            return known;
        }

        private Map<Variable, Made> knownAtEntry(Block block) {
            Map<Variable, Made> known = new HashMap<>();
            for (Variable input : block.inputArguments()) {
                inputs.getOrDefault(input, Optional.empty()).ifPresent(made -> known.put(input, made));
            }
            return known;
        }

        private void learn(Operation operation, Map<Variable, Made> known) {
            switch ((LowLevelOpcode) operation.opcode()) {
                case MALLOC -> {
                    if (((Constant) operation.argument(0)).value() instanceof FieldedType type) {
                        known.put(operation.result(), new Made(type, new HashMap<>()));
                    }
                }
                case CAST_POINTER, SAME_AS -> {
                    if (known.get(operation.argument(0)) instanceof Made made) {
                        known.put(operation.result(), made);
                    }
                }
                case SETFIELD -> {
                    String name = fieldName(operation);
                    if (known.get(operation.argument(0)) instanceof Made made
                            && !writtenLater.contains(name)
                            && made.type()
                                    .field(name)
                                    .filter(Field::isImmutable)
                                    .isPresent()) {
                        if (operation.argument(2) instanceof Constant constant) {
                            made.constants().put(name, constant);
                        } else {
                            made.constants().remove(name);
                        }
                    }
                }
                default -> {}
            }
        }

        private static String fieldName(Operation access) {
            return (String) ((Constant) access.argument(1)).value();
        }

        /** @return whether less is known of the target's inputs than before */
        private boolean handOn(Link link, Map<Variable, Made> known) {
            boolean changed = false;
            for (int i = 0; i < link.arguments().size(); i++) {
                Value argument = link.arguments().get(i);
                if (argument.type() instanceof PointerType(FieldedType _)) {
                    Variable input = link.target().inputArguments().get(i);
                    Optional<Made> handed = Optional.ofNullable(known.get(argument))
                            .map(made -> new Made(made.type(), Map.copyOf(made.constants())));
                    Optional<Made> before = inputs.get(input);
                    Optional<Made> now = before == null ? handed : before.flatMap(made -> handed.flatMap(made::or));
                    if (!now.equals(before)) {
                        inputs.put(input, now);
                        changed = true;
                    }
                }
            }
            return changed;
        }

        boolean replaceReads() {
            boolean changed = false;
            for (Block block : blocks) {
                Map<Variable, Made> known = knownAtEntry(block);
                if (!known.isEmpty()) {
                    changed |= Substitution.dropKnown(block, operation -> {
                        learn(operation, known);
                        return knownResult(operation, known);
                    });
                }
            }
            return changed;
        }

        private static Optional<Value> knownResult(Operation operation, Map<Variable, Made> known) {
            if (operation.arguments().isEmpty() || !(known.get(operation.argument(0)) instanceof Made made)) {
                return Optional.empty();
            }
            return switch ((LowLevelOpcode) operation.opcode()) {
                case GETFIELD ->
                    Optional.ofNullable(made.constants().get(fieldName(operation)))
                            .filter(constant ->
                                    constant.type().equals(operation.result().type()))
                            .map(constant -> constant);
                case INSTANCE_OF ->
                    made.type() instanceof InstanceType type
                                    && ((Constant) operation.argument(1)).value() instanceof InstanceType wanted
                            ? Optional.of(Constant.bool(type.extendsOrIs(wanted)))
                            : Optional.empty();
                default -> Optional.empty();
            };
        }
    }
}
