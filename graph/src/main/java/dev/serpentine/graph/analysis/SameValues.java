package dev.serpentine.graph.analysis;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tells where values come from: an input argument that every link gives the same value is that value. */
public final class SameValues {
    private final Map<Variable, Value> origins = new HashMap<>();
    private final Map<Variable, Operation> definitions = new HashMap<>();

    /** @param blocks of one method, the first where it begins */
    public SameValues(List<Block> blocks) {
        for (Block block : blocks) {
            block.operations().forEach(operation -> definitions.put(operation.result(), operation));
        }
        Set<Block> inside = new HashSet<>(blocks);
        List<Link> links = blocks.stream()
                .flatMap(block -> block.links().stream())
                .filter(link -> inside.contains(link.target()))
                .toList();
        Set<Variable> own = new HashSet<>(blocks.getFirst().inputArguments());
        links.forEach(link -> link.caughtException().ifPresent(caught -> addCaught(link, caught, own)));
        int known;
        do {
            // Each takes the first origin that is found; where another link disagrees then, different values come
            // together, and all is found anew.
            known = own.size();
            origins.clear();
            own.forEach(variable -> origins.put(variable, variable));
            boolean grown = true;
            while (grown) {
                grown = false;
                for (Link link : links) {
                    grown |= handOver(link);
                }
            }
            links.forEach(link -> findDisagreement(link, own));
        } while (own.size() > known);
    }

    /** What a link catches is a variable of that link alone: whom it is handed to has a value of its own. */
    private static void addCaught(Link link, Variable caught, Set<Variable> own) {
        own.add(caught);
        for (int i = 0; i < link.arguments().size(); i++) {
            if (link.arguments().get(i) == caught) {
                own.add(link.target().inputArguments().get(i));
            }
        }
    }

    private boolean handOver(Link link) {
        boolean grown = false;
        for (int i = 0; i < link.arguments().size(); i++) {
            Value origin = handed(link.arguments().get(i));
            grown |= origin != null
                    && origins.putIfAbsent(link.target().inputArguments().get(i), origin) == null;
        }
        return grown;
    }

    private void findDisagreement(Link link, Set<Variable> own) {
        for (int i = 0; i < link.arguments().size(); i++) {
            Variable input = link.target().inputArguments().get(i);
            Value origin = handed(link.arguments().get(i));
            if (origin != null && !origin.equals(origins.get(input))) {
                own.add(input);
            }
        }
    }

    /** The origin of what a link hands over, {@code null} while it is not known. */
    private Value handed(Value given) {
        return given instanceof Variable variable && isInput(variable) ? origins.get(variable) : given;
    }

    private boolean isInput(Variable variable) {
        return !definitions.containsKey(variable);
    }

    /** Where a value comes from: two values of one origin are always the same. */
    public Value origin(Value value) {
        return value instanceof Variable variable ? origins.getOrDefault(variable, variable) : value;
    }

    /** The operation that computes a value, {@code null} if none does. */
    public Operation definition(Value value) {
        return origin(value) instanceof Variable variable ? definitions.get(variable) : null;
    }
}
