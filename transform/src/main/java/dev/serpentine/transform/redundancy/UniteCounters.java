package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.analysis.Dominance;
import dev.serpentine.graph.analysis.SameValues;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.transform.simplification.Substitution;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Has loops count once: where two input arguments of a loop's header grow by 1 from round to round, and begin at the
 * same value or at constants, one is the other and a constant. So what `enumerate` counts and the index of what it goes
 * through are known to keep step.
 */
final class UniteCounters {
    /** As for {@link LoopPreamble}: so that sums of counters, such numbers and lengths do not overflow. */
    private static final long LARGEST_DISTANCE = 1 << 20;

    private UniteCounters() {}

    /** @return whether anything changed */
    static boolean in(Dominance dominance) {
        List<Loop> loops = Loop.in(dominance);
        if (loops.isEmpty()) {
            return false;
        }
        SameValues values = new SameValues(dominance.blocks());
        boolean changed = false;
        for (Loop loop : loops) {
            changed |= unite(loop, values);
        }
        return changed;
    }

    private static boolean unite(Loop loop, SameValues values) {
        List<Integer> counters = IntStream.range(
                        0, loop.header().inputArguments().size())
                .filter(position -> Counter.counts(loop, values, position))
                .boxed()
                .toList();
        if (counters.size() < 2) {
            return false;
        }
        // The others are told by the one that the loop's test is of.
        int kept = Counter.of(loop, values).map(Counter::position).orElse(counters.getFirst());
        boolean changed = false;
        for (int other : counters) {
            Optional<Long> distance = other == kept ? Optional.empty() : distance(loop, kept, other, values);
            if (distance.isPresent()) {
                replace(loop.header(), other, kept, distance.get());
                changed = true;
            }
        }
        return changed;
    }

    /** How much the second begins above the first, if that is the same on all ways into the loop. */
    private static Optional<Long> distance(Loop loop, int first, int second, SameValues values) {
        Optional<Long> common = Optional.empty();
        for (Link entry : loop.entries()) {
            Optional<Long> distance = distance(
                    values.origin(entry.arguments().get(first)),
                    values.origin(entry.arguments().get(second)));
            if (distance.isEmpty() || common.isPresent() && !common.equals(distance)) {
                return Optional.empty();
            }
            common = distance;
        }
        return common;
    }

    private static Optional<Long> distance(Value first, Value second) {
        if (first.equals(second)) {
            return Optional.of(0L);
        }
        return first instanceof Constant(Long from, var _)
                        && second instanceof Constant(Long to, var _)
                        && Math.abs(from) <= LARGEST_DISTANCE
                        && Math.abs(to) <= LARGEST_DISTANCE
                ? Optional.of(to - from)
                : Optional.empty();
    }

    private static void replace(Block header, int counter, int kept, long distance) {
        Variable gone = header.inputArguments().get(counter);
        Variable counting = header.inputArguments().get(kept);
        Substitution substitution = new Substitution();
        if (distance == 0) {
            substitution.replace(gone, counting);
            substitution.apply(header);
        } else {
            Variable sum = new Variable(gone.name(), Primitive.SIGNED);
            substitution.replace(gone, sum);
            substitution.apply(header);
            header.operations()
                    .addFirst(new Operation(
                            LowLevelOpcode.INT_ADD,
                            List.of(counting, Constant.signed(distance)),
                            sum,
                            SourcePosition.NONE));
        }
    }
}
