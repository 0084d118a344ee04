package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.facts.OperatorSite;
import dev.serpentine.frontend.annotation.report.ErrorReport;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeString;
import dev.serpentine.frontend.annotation.value.Unions;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Guesses which calls of {@code int} with a text have results that no machine word holds: those of a program one of
 * whose constant texts has a number of so many digits in it.
 */
final class FindLongTexts {
    private static final Pattern NUMBER = Pattern.compile("(?<![0-9.])[0-9]{19,}(?![0-9.])");
    private static final int FIRST = 2;
    /** Of containers that hold the program's constants, so many items are looked at. */
    private static final int MOST_ITEMS = 10_000;

    private final Set<HostObject> seen = new HashSet<>();
    private int items;

    private FindLongTexts() {}

    /** @param graphs those that the program consists of */
    static Set<OperatorSite> in(Inference inference, Set<FunctionGraph> graphs) {
        Set<OperatorSite> found = new HashSet<>();
        for (Operation operation : operations(inference, graphs).toList()) {
            if (isRead(inference, operation) && !inference.decisions().isGrowing(operation)) {
                found.add(OperatorSite.of(operation));
            }
        }
        return found.isEmpty() || !new FindLongTexts().areIn(inference, graphs) ? Set.of() : found;
    }

    private static Stream<Operation> operations(Inference inference, Set<FunctionGraph> graphs) {
        return graphs.stream()
                .filter(graph -> !ErrorReport.isOwn(graph.position()))
                .flatMap(graph -> graph.blocks().stream())
                .filter(inference.graphs().reached()::contains)
                .flatMap(block -> block.operations().stream());
    }

    private static boolean isRead(Inference inference, Operation operation) {
        return operation.opcode() == FlowOpcode.CALL
                && operation.arguments().size() > FIRST
                && operation.argument(0) instanceof Constant(HostObject called, var type)
                && called.kind() == HostKind.CLASS
                && called.qualifiedName().equals("builtins.int")
                && Unions.membersOf(Lattice.withoutNone(inference.bindings().of(operation.argument(FIRST)))).stream()
                        .anyMatch(SomeString.class::isInstance);
    }

    private boolean areIn(Inference inference, Set<FunctionGraph> graphs) {
        Set<Value> values = Collections.newSetFromMap(new IdentityHashMap<>());
        graphs.stream()
                .filter(graph -> !ErrorReport.isOwn(graph.position()))
                .flatMap(graph -> graph.blocks().stream())
                .filter(inference.graphs().reached()::contains)
                .forEach(block -> {
                    block.operations().forEach(operation -> values.addAll(operation.arguments()));
                    block.links().stream().map(Link::arguments).forEach(values::addAll);
                });
        return values.stream()
                .anyMatch(value -> value instanceof Constant(HostObject object, var type) && isLong(object));
    }

    private boolean isLong(HostObject object) {
        return switch (object.kind()) {
            case STR -> NUMBER.matcher(object.asText()).find();
            case LIST, TUPLE -> seen.add(object) && areLong(object.items());
            default -> false;
        };
    }

    private boolean areLong(List<HostObject> held) {
        items += held.size();
        return items <= MOST_ITEMS && held.stream().anyMatch(this::isLong);
    }
}
