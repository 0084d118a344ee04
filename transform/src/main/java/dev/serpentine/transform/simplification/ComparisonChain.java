package dev.serpentine.transform.simplification;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Blocks that compare one value with a constant each, as Python's {@code if … elif} and {@code match} are: the first
 * ends with a comparison, and each of the others consists of one, and is come to only where those before it did not
 * hold.
 *
 * @param <K> what stands for a constant
 * @param compared the value, as the first block knows it
 * @param cases where to go for each constant, from the first block; the first of equal constants counts
 * @param otherwise where to go for all others
 * @param others the blocks after the first, of which nothing is left where it has a switch
 */
record ComparisonChain<K>(Value compared, Map<K, Link> cases, Link otherwise, Set<Block> others) {

    /** What an operation compares, and with what. */
    record Comparison<K>(Value value, K constant) {}

    /** A block's last operation, which compares, and the branch on it. */
    private record End<K>(Comparison<K> comparison, Link whenEqual, Link otherwise) {
        static <K> Optional<End<K>> of(Block block, Function<Operation, Optional<Comparison<K>>> comparing) {
            if (!(block.exit() instanceof BlockExit.Branch(Variable condition))
                    || block.operations().isEmpty()) {
                return Optional.empty();
            }
            Operation last = block.lastOperation();
            boolean isHandedOn =
                    block.links().stream().anyMatch(link -> link.arguments().contains(condition));
            return last.result() != condition || isHandedOn
                    ? Optional.empty()
                    : comparing
                            .apply(last)
                            .map(comparison -> new End<>(
                                    comparison,
                                    block.links().get(1),
                                    block.links().get(0)));
        }
    }

    /**
     * The chain that begins with a block, if it ends with a comparison.
     *
     * @param comparing tells whether an operation compares a value with a constant
     */
    static <K> Optional<ComparisonChain<K>> from(
            Block block, EntryLinks entries, Function<Operation, Optional<Comparison<K>>> comparing) {
        return End.of(block, comparing).map(first -> followed(first, entries, comparing));
    }

    private static <K> ComparisonChain<K> followed(
            End<K> first, EntryLinks entries, Function<Operation, Optional<Comparison<K>>> comparing) {
        Value compared = first.comparison().value();
        Map<K, Link> cases = new LinkedHashMap<>();
        cases.put(first.comparison().constant(), first.whenEqual());
        Link otherwise = first.otherwise();
        Set<Block> others = new LinkedHashSet<>();
        while (entries.to(otherwise.target()).size() == 1
                && otherwise.target().operations().size() == 1) {
            Block next = otherwise.target();
            Substitution substitution = new Substitution();
            for (int i = 0; i < next.inputArguments().size(); i++) {
                substitution.replace(
                        next.inputArguments().get(i), otherwise.arguments().get(i));
            }
            Optional<End<K>> further = End.of(next, comparing)
                    .filter(end -> substitution.of(end.comparison().value()).equals(compared));
            if (further.isEmpty()) {
                break;
            }
            others.add(next);
            cases.putIfAbsent(
                    further.get().comparison().constant(),
                    substituted(further.get().whenEqual(), substitution));
            otherwise = substituted(further.get().otherwise(), substitution);
        }
        return new ComparisonChain<>(compared, cases, otherwise, others);
    }

    private static Link substituted(Link link, Substitution substitution) {
        return Substitution.linkLike(link, link.target(), substitution.of(link.arguments()), null);
    }

    /**
     * Closes a block by a switch instead.
     *
     * @param selector tells which case holds
     * @param numbers of the cases, in order
     */
    void closeBySwitch(Block block, Value selector, List<Long> numbers) {
        List<Link> links = new ArrayList<>();
        cases.values().forEach(link -> links.add(withCase(new LinkCase.Number(numbers.get(links.size())), link)));
        links.add(withCase(LinkCase.Otherwise.OTHERWISE, otherwise));
        block.close(new BlockExit.Switch(selector), links);
    }

    private static Link withCase(LinkCase linkCase, Link link) {
        return link.isUnlikely()
                ? Link.unlikelyWhen(linkCase, link.target(), link.arguments())
                : Link.when(linkCase, link.target(), link.arguments());
    }
}
