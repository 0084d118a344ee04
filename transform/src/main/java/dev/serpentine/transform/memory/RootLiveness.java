package dev.serpentine.transform.memory;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which collected pointers one block needs after each operation that may collect. Variables live in one block only, so
 * this is all there is to know.
 */
final class RootLiveness {
    private final Map<Variable, Integer> definitions = new LinkedHashMap<>();
    private final Map<Variable, Integer> lastReads = new HashMap<>();
    private final Map<Operation, List<Variable>> neededAfter = new HashMap<>();
    private final Map<Operation, Set<Variable>> namesNeededAfter = new HashMap<>();
    private final Map<Variable, Variable> aliases;

    RootLiveness(Block block, CollectingOperations collecting) {
        List<Operation> operations = block.operations();
        block.inputArguments().forEach(argument -> define(argument, -1));
        for (int i = 0; i < operations.size(); i++) {
            for (Value argument : operations.get(i).arguments()) {
                read(argument, i);
            }
            define(operations.get(i).result(), i);
        }
        switch (block.exit()) {
            case BlockExit.Branch(Value condition) -> read(condition, operations.size());
            case BlockExit.Switch(Value selector) -> read(selector, operations.size());
            case BlockExit.Open _, BlockExit.Final _, BlockExit.Jump _, BlockExit.MayRaise _ -> {}
        }
        for (Link link : block.links()) {
            link.arguments().forEach(argument -> read(argument, operations.size()));
        }
        aliases = aliases(operations);
        Optional<CollectingOperations.RaisingCall> raising = collecting.raisingCall(block);
        for (int i = 0; i < operations.size(); i++) {
            Operation operation = operations.get(i);
            if (collecting.mayCollect(operation)) {
                Set<Variable> names = namesNeededAfter(i);
                raising.filter(found -> found.call() == operation)
                        .ifPresent(found -> names.retainAll(found.raised().arguments()));
                namesNeededAfter.put(operation, names);
                neededAfter.put(operation, oldestOf(names));
            }
        }
    }

    private void define(Variable variable, int position) {
        if (TypeTable.isCollectedPointer(variable.type())) {
            definitions.put(variable, position);
        }
    }

    private void read(Value value, int position) {
        if (value instanceof Variable variable && TypeTable.isCollectedPointer(variable.type())) {
            lastReads.put(variable, position);
        }
    }

    /** For each result of a cast, what was cast: the same container under another type. */
    private static Map<Variable, Variable> aliases(List<Operation> operations) {
        Map<Variable, Variable> aliases = new HashMap<>();
        for (Operation operation : operations) {
            switch ((LowLevelOpcode) operation.opcode()) {
                case CAST_POINTER, SAME_AS -> {
                    if (operation.argument(0) instanceof Variable original) {
                        aliases.put(operation.result(), aliases.getOrDefault(original, original));
                    }
                }
                default -> {}
            }
        }
        return aliases;
    }

    private Set<Variable> namesNeededAfter(int position) {
        Set<Variable> needed = new LinkedHashSet<>();
        for (Map.Entry<Variable, Integer> definition : definitions.entrySet()) {
            if (definition.getValue() < position && lastReads.getOrDefault(definition.getKey(), -1) > position) {
                needed.add(definition.getKey());
            }
        }
        return needed;
    }

    /** One of two names for a container is enough: the older one. */
    private List<Variable> oldestOf(Set<Variable> names) {
        return names.stream()
                .filter(variable -> !(aliases.containsKey(variable) && names.contains(aliases.get(variable))))
                .sorted((a, b) -> Integer.compare(definitions.get(a), definitions.get(b)))
                .toList();
    }

    /** All names of what {@link #neededAfter} tells, each with the one of them that stands there. */
    Map<Variable, Variable> namesNeededAfter(Operation operation) {
        Set<Variable> names = namesNeededAfter.getOrDefault(operation, Set.of());
        Map<Variable, Variable> roots = new LinkedHashMap<>();
        names.forEach(name -> {
            Variable original = aliases.get(name);
            roots.put(name, original != null && names.contains(original) ? original : name);
        });
        return roots;
    }

    /**
     * The collected pointers that are needed after an operation that may collect, besides its result; after a call that
     * collects only if it raises, those that are needed if it did.
     */
    List<Variable> neededAfter(Operation operation) {
        return neededAfter.getOrDefault(operation, List.of());
    }

    /** Where a collected pointer is defined: the operation's index, or -1. */
    int definition(Variable variable) {
        return definitions.get(variable);
    }

    /** The index of the operation that reads it last; the number of operations if it is the exit. */
    int lastRead(Variable variable) {
        return lastReads.getOrDefault(variable, definitions.get(variable));
    }
}
