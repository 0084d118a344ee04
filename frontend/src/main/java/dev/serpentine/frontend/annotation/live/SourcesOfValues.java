package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * Where the values of one graph come from, as far as it says so itself: through variables that join, through items of
 * tuples and of lists that nothing else sees, and through loops over these.
 */
final class SourcesOfValues {
    /** More steps than a function takes that spells something out: from there on nothing is known. */
    private static final int MOST_STEPS = 2000;

    private static final List<Source> UNKNOWN = List.of(new Source.Other());

    private final FunctionGraph graph;
    /** What is being looked for, and how many items deep in it. */
    private final Map<Value, Integer> sought = new IdentityHashMap<>();

    private int depth;
    private int steps;

    SourcesOfValues(FunctionGraph graph) {
        this.graph = graph;
    }

    /** Where a value comes from. */
    sealed interface Source {
        /** A constant. */
        record Known(HostObject object) implements Source {}

        /** The result of an operation. */
        record Made(Operation operation) implements Source {}

        /** Something else. */
        record Other() implements Source {}
    }

    /** All places that a value can come from; none if nothing but itself goes into it. */
    List<Source> of(Value value) {
        if (value instanceof Constant constant) {
            return constant.value() instanceof HostObject object ? List.of(new Source.Known(object)) : UNKNOWN;
        }
        Integer since = sought.get(value);
        if (since != null) {
            // What only goes round in a loop adds nothing; what becomes an item of itself is not followed.
            return since == depth ? List.of() : UNKNOWN;
        }
        if (++steps > MOST_STEPS) {
            return UNKNOWN;
        }
        sought.put(value, depth);
        try {
            return whereDefined(value);
        } finally {
            sought.remove(value);
        }
    }

    private List<Source> whereDefined(Value value) {
        for (Block block : graph.blocks()) {
            int input = block.inputArguments().indexOf(value);
            if (input >= 0) {
                return ofInput(block, input);
            }
            for (Operation operation : block.operations()) {
                if (operation.result() == value) {
                    return ofResult(operation);
                }
            }
        }
        return UNKNOWN;
    }

    private List<Source> ofInput(Block block, int input) {
        if (block == graph.startBlock()) {
            return UNKNOWN;
        }
        return graph.blocks().stream()
                .flatMap(source -> source.links().stream())
                .filter(link -> link.target() == block)
                .flatMap(link -> of(link.arguments().get(input)).stream())
                .toList();
    }

    private List<Source> ofResult(Operation operation) {
        return switch ((FlowOpcode) operation.opcode()) {
            case ITER -> of(operation.argument(0));
            // What unpacking gives holds the same items, unless a star collects some.
            case UNPACK -> number(operation.argument(2)) < 0 ? of(operation.argument(0)) : UNKNOWN;
            case GETITEM -> {
                int index = number(operation.argument(1));
                yield index < 0 ? UNKNOWN : items(operation.argument(0), each -> each == index);
            }
            case NEXT -> items(operation.argument(0), each -> true);
            default -> List.of(new Source.Made(operation));
        };
    }

    /** Where the items at some places of a value come from. */
    private List<Source> items(Value whole, IntPredicate isMeant) {
        depth++;
        List<Source> wholes = of(whole);
        depth--;
        List<Source> found = new ArrayList<>();
        for (Source source : wholes) {
            List<List<Source>> items = items(source);
            if (items.isEmpty()) {
                return UNKNOWN;
            }
            for (int i = 0; i < items.size(); i++) {
                if (isMeant.test(i)) {
                    found.addAll(items.get(i));
                }
            }
        }
        return found;
    }

    /** Where each of the items comes from; none if that is not known. */
    private List<List<Source>> items(Source whole) {
        return switch (whole) {
            case Source.Known(HostObject object) ->
                object.kind() == HostKind.TUPLE
                        ? object.items().stream()
                                .map(item -> List.<Source>of(new Source.Known(item)))
                                .toList()
                        : List.of();
            case Source.Made(Operation operation) ->
                operation.opcode() == FlowOpcode.NEWTUPLE
                                || operation.opcode() == FlowOpcode.NEWLIST && isReadOnce(operation.result())
                        ? operation.arguments().stream().map(this::of).toList()
                        : List.of();
            case Source.Other other -> List.of();
        };
    }

    /** A constant index from the front, or -1. */
    private static int number(Value value) {
        return value instanceof Constant(HostObject object, var type)
                        && object.kind() == HostKind.INT
                        && object.asInteger().bitLength() < Integer.SIZE - 1
                ? Math.max(-1, object.asInteger().intValue())
                : -1;
    }

    private boolean isReadOnce(Value value) {
        long operations = graph.blocks().stream()
                .flatMap(block -> block.operations().stream())
                .filter(operation -> operation.arguments().contains(value))
                .count();
        return operations == 1
                && graph.blocks().stream()
                        .flatMap(block -> block.links().stream())
                        .noneMatch(link -> link.arguments().contains(value));
    }
}
