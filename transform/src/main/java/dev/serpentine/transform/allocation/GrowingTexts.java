package dev.serpentine.transform.allocation;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.StandardLayouts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds variables of a graph that are one text which a loop adds to, and that nobody else holds.
 *
 * <p>They are a component of the graph in which a variable leads to those that it is handed on to by links and to the
 * text that it becomes by a concatenation, one of which is in a loop. Each of them is, in its block, only asked for its
 * length until it is added to, or handed on to one other, or used as a text for good: so what grows has one holder at
 * any time, and each is made a text once.
 */
final class GrowingTexts {
    private static final LowLevelType TEXT = StandardLayouts.STR.pointer();

    private final FunctionGraph graph;
    private final Map<Variable, Set<Variable>> successors = new LinkedHashMap<>();
    private final Map<Variable, Set<Variable>> predecessors = new LinkedHashMap<>();
    private final List<Operation> concatenations = new ArrayList<>();

    private GrowingTexts(FunctionGraph graph) {
        this.graph = graph;
        for (Block block : graph.blocks()) {
            for (Operation operation : block.operations()) {
                if (GrowTextsInPlace.concatenates(operation)) {
                    concatenations.add(operation);
                    lead(operation.argument(1), operation.result());
                }
            }
            for (Link link : block.links()) {
                for (int i = 0; i < link.arguments().size(); i++) {
                    lead(link.arguments().get(i), link.target().inputArguments().get(i));
                }
            }
        }
    }

    private void lead(Value from, Variable to) {
        if (from instanceof Variable variable
                && variable.type().equals(TEXT)
                && to.type().equals(TEXT)) {
            successors.computeIfAbsent(variable, _ -> new LinkedHashSet<>()).add(to);
            predecessors.computeIfAbsent(to, _ -> new LinkedHashSet<>()).add(variable);
        }
    }

    /** The variables of each such text. */
    static List<Set<Variable>> in(FunctionGraph graph) {
        boolean mayGrow = graph.blocks().stream()
                .flatMap(block -> block.operations().stream())
                .anyMatch(GrowTextsInPlace::concatenates);
        return mayGrow ? new GrowingTexts(graph).search() : List.of();
    }

    private List<Set<Variable>> search() {
        List<Set<Variable>> found = new ArrayList<>();
        Set<Variable> seen = new HashSet<>();
        for (Operation concatenation : concatenations) {
            if (concatenation.argument(1) instanceof Variable before && !seen.contains(before)) {
                Set<Variable> texts = reached(before, successors);
                texts.retainAll(reached(before, predecessors));
                seen.addAll(texts);
                if (texts.contains(concatenation.result()) && haveOneHolder(texts)) {
                    found.add(texts);
                }
            }
        }
        return found;
    }

    /** What can be come to from a variable, itself only if there is a way back. */
    private static Set<Variable> reached(Variable from, Map<Variable, Set<Variable>> edges) {
        Set<Variable> found = new LinkedHashSet<>();
        List<Variable> pending = new ArrayList<>(List.of(from));
        while (!pending.isEmpty()) {
            for (Variable next : edges.getOrDefault(pending.removeLast(), Set.of())) {
                if (found.add(next)) {
                    pending.add(next);
                }
            }
        }
        return found;
    }

    private boolean haveOneHolder(Set<Variable> texts) {
        return graph.parameters().stream().noneMatch(texts::contains)
                && graph.blocks().stream().allMatch(block -> haveOneHolder(block, texts));
    }

    private static boolean haveOneHolder(Block block, Set<Variable> texts) {
        Set<Value> added = new HashSet<>();
        Set<Value> finished = new HashSet<>();
        for (Operation operation : block.operations()) {
            boolean grows = texts.contains(operation.result());
            List<Value> operands = operation.arguments();
            if (operands.stream().anyMatch(added::contains)) {
                return false;
            }
            for (int i = 0; i < operands.size(); i++) {
                Value operand = operands.get(i);
                if (!texts.contains(operand)) {
                    continue;
                }
                if (grows && (i != 1 || finished.contains(operand) || operands.get(2) == operand)) {
                    return false;
                }
                if (grows) {
                    added.add(operand);
                } else if (!GrowTextsInPlace.readsLength(operation)) {
                    finished.add(operand);
                }
            }
        }
        return block.links().stream().allMatch(link -> handsOnOnce(link, texts, added, finished));
    }

    /** Whether a link hands each text on to one other at most, and then to nothing else. */
    private static boolean handsOnOnce(Link link, Set<Variable> texts, Set<Value> added, Set<Value> finished) {
        Set<Value> handedOn = new HashSet<>();
        Set<Value> used = new HashSet<>();
        for (int i = 0; i < link.arguments().size(); i++) {
            Value argument = link.arguments().get(i);
            if (!texts.contains(argument)) {
                continue;
            }
            if (added.contains(argument)) {
                return false;
            }
            if (!texts.contains(link.target().inputArguments().get(i))) {
                used.add(argument);
            } else if (finished.contains(argument) || !handedOn.add(argument)) {
                return false;
            }
        }
        handedOn.retainAll(used);
        return handedOn.isEmpty();
    }
}
