package dev.serpentine.frontend.annotation.fixpoint;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.Resolution;
import dev.serpentine.frontend.annotation.facts.Inference;
import dev.serpentine.frontend.annotation.rule.LowLevelRules;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.Origin;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.*;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Begins where a function's result is known only once it is known: {@code return self.weight + sum([child.total() for
 * child in self.children])}. At a fixed point, the result of a call that waits so is assumed to be like what it is
 * added to. Whatever is inferred from there is a fixed point of its own, so nothing wrong can come of it; what does not
 * fit is a conflict.
 */
final class RecursiveResults {
    private record Place(Block block, Value value) {}

    private final ProgramFlow flow;
    private final Inference inference;
    private final Set<Operation> assumed = new HashSet<>();

    RecursiveResults(ProgramFlow flow) {
        this.flow = flow;
        this.inference = flow.inference();
    }

    /** Makes one assumption, and schedules what rests on it. @return whether there was one to make */
    boolean assumeOne() {
        for (Map.Entry<Block, Operation> blocked : List.copyOf(flow.blocked().entrySet())) {
            Operation call = blocked.getValue();
            if (!assumed.contains(call) && !flow.failing().containsKey(call) && waits(call)) {
                Optional<SomeValue> likeness = likeness(blocked.getKey(), call.result());
                if (likeness.isPresent()) {
                    assumed.add(call);
                    inference
                            .bindings()
                            .widen(
                                    call.result(),
                                    likeness.get(),
                                    Origin.of(
                                            call.position(), "used together with " + Lattice.describe(likeness.get())));
                    inference.worklist().schedule(blocked.getKey());
                    return true;
                }
            }
        }
        return assumeItem();
    }

    /** What nothing is ever put into holds, for what depends on it, ints: the sum of an empty list is one. */
    private boolean assumeItem() {
        for (Map.Entry<Block, Operation> blocked : flow.blocked().entrySet()) {
            Operation call = blocked.getValue();
            if (call.opcode() == FlowOpcode.CALL
                    && !flow.failing().containsKey(call)
                    && LowLevelRules.isItemOf(inference.bindings().of(call.argument(0)))
                    && assumed.add(call)) {
                inference
                        .bindings()
                        .widen(
                                call.result(),
                                Lattice.INTEGER,
                                Origin.of(call.position(), "the items of something empty"));
                inference.worklist().schedule(blocked.getKey());
                return true;
            }
        }
        return false;
    }

    /** Whether it calls functions that do not return since they wait for a result themselves. */
    private boolean waits(Operation call) {
        return inference.resolution(call) instanceof Resolution.Calls(List<CallTarget> targets, boolean negate)
                && targets.stream().anyMatch(target -> waits(target.graph()));
    }

    private boolean waits(FunctionGraph graph) {
        return graph.blocks().stream().anyMatch(flow.blocked()::containsKey);
    }

    /** What arithmetic on a value, here or further on, is about. */
    private Optional<SomeValue> likeness(Block start, Value value) {
        Deque<Place> places = new ArrayDeque<>(List.of(new Place(start, value)));
        Set<Place> seen = new HashSet<>(places);
        while (!places.isEmpty()) {
            Place place = places.removeFirst();
            for (Operation operation : place.block().operations()) {
                Optional<SomeValue> found = other(operation, place.value())
                        .flatMap(other -> general(
                                (FlowOpcode) operation.opcode(),
                                inference.bindings().of(other)));
                if (found.isPresent()) {
                    return found;
                }
            }
            for (Link link : place.block().links()) {
                for (int i = 0; i < link.arguments().size(); i++) {
                    if (link.arguments().get(i) == place.value()) {
                        Place next = new Place(
                                link.target(), link.target().inputArguments().get(i));
                        if (seen.add(next)) {
                            places.add(next);
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** The other operand of a binary operation on a value. */
    private Optional<Value> other(Operation operation, Value value) {
        if (operation.opcode() == FlowOpcode.CALL
                || operation.arguments().size() != 2
                || !operation.arguments().contains(value)) {
            return Optional.empty();
        }
        Value other = operation.argument(operation.argument(0) == value ? 1 : 0);
        return other instanceof Variable variable && !inference.bindings().isBound(variable)
                        || inference.bindings().isPoisoned(other)
                ? Optional.empty()
                : Optional.of(other);
    }

    private static Optional<SomeValue> general(FlowOpcode opcode, SomeValue value) {
        boolean isSum = opcode == FlowOpcode.ADD || opcode == FlowOpcode.INPLACE_ADD;
        boolean isArithmetic = isSum
                || opcode == FlowOpcode.SUB
                || opcode == FlowOpcode.INPLACE_SUB
                || opcode == FlowOpcode.MUL
                || opcode == FlowOpcode.INPLACE_MUL;
        return switch (value) {
            case SomeInteger integer
            when isArithmetic -> Optional.of(new SomeInteger(integer.type(), false, Optional.empty()));
            case SomeLongInteger integer when isArithmetic -> Optional.of(Lattice.LONG_INTEGER);
            case SomeFloat real when isArithmetic -> Optional.of(Lattice.withoutConstant(real));
            case SomeString string when isSum -> Optional.of(Lattice.STRING);
            case SomeBytes bytes when isSum -> Optional.of(Lattice.BYTES);
            case SomeList list when isSum -> Optional.of(Lattice.withoutConstant(list));
            default -> Optional.empty();
        };
    }
}
