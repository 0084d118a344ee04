package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.transform.pipeline.PassOverEachGraph;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes one switch of a chain of comparisons of the same integer with constants, as Python's {@code if … elif} and
 * {@code match} are. C compilers do so by themselves.
 */
public final class MakeSwitches implements PassOverEachGraph {
    /** Fewer are as fast one by one. */
    private static final int FEWEST = 4;

    /** A block's last operation, which compares, and the branch on it. */
    private record Comparison(Value compared, long number, Link whenEqual, Link otherwise) {
        static Optional<Comparison> endOf(Block block) {
            if (!(block.exit() instanceof BlockExit.Branch(Variable condition))
                    || block.operations().isEmpty()) {
                return Optional.empty();
            }
            Operation last = block.lastOperation();
            boolean isHandedOn =
                    block.links().stream().anyMatch(link -> link.arguments().contains(condition));
            if (last.result() != condition
                    || last.opcode() != LowLevelOpcode.INT_EQ
                    || isHandedOn
                    || !(last.argument(1) instanceof Constant(Long number, var _))) {
                return Optional.empty();
            }
            return Optional.of(new Comparison(
                    last.argument(0),
                    number,
                    block.links().get(1),
                    block.links().get(0)));
        }
    }

    @Override
    public String purpose() {
        return "makes one switch of a chain of comparisons of an integer with constants";
    }

    @Override
    public int leastOptimisation() {
        return 1;
    }

    @Override
    public boolean run(FunctionGraph graph) {
        boolean changed = false;
        EntryLinks entries = new EntryLinks(graph);
        for (Block block : entries.blocks()) {
            Optional<Comparison> first = Comparison.endOf(block);
            changed |= first.isPresent() && replaced(block, first.get(), entries);
        }
        return changed;
    }

    private static boolean replaced(Block block, Comparison first, EntryLinks entries) {
        Map<Long, Link> cases = new LinkedHashMap<>();
        cases.put(first.number, caseLink(first.number, first.whenEqual));
        Link otherwise = first.otherwise;
        while (entries.to(otherwise.target()).size() == 1
                && otherwise.target().operations().size() == 1) {
            Block next = otherwise.target();
            Substitution substitution = new Substitution();
            for (int i = 0; i < next.inputArguments().size(); i++) {
                substitution.replace(
                        next.inputArguments().get(i), otherwise.arguments().get(i));
            }
            Optional<Comparison> further = Comparison.endOf(next)
                    .filter(comparison -> substitution.of(comparison.compared).equals(first.compared));
            if (further.isEmpty()) {
                break;
            }
            Link taken = further.get().whenEqual;
            cases.putIfAbsent(
                    further.get().number,
                    caseLink(
                            further.get().number,
                            Substitution.linkLike(taken, taken.target(), substitution.of(taken.arguments()), null)));
            Link passed = further.get().otherwise;
            otherwise = Substitution.linkLike(passed, passed.target(), substitution.of(passed.arguments()), null);
        }
        if (cases.size() < FEWEST) {
            return false;
        }
        List<Link> links = new ArrayList<>(cases.values());
        links.add(withCase(LinkCase.Otherwise.OTHERWISE, otherwise));
        block.operations().removeLast();
        block.close(new BlockExit.Switch(first.compared), links);
        return true;
    }

    private static Link caseLink(long number, Link link) {
        return withCase(new LinkCase.Number(number), link);
    }

    private static Link withCase(LinkCase linkCase, Link link) {
        return link.isUnlikely()
                ? Link.unlikelyWhen(linkCase, link.target(), link.arguments())
                : Link.when(linkCase, link.target(), link.arguments());
    }
}
