package dev.serpentine.graph.liveness;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Groups the variables of a graph that may share one place: a C variable, a slot of a stack frame.
 *
 * <p>A graph hands values from block to block by links, each block with variables of its own. Here, what a link hands
 * over and what receives it join in one web wherever their lives in every block allow, so that most links need no move.
 */
public final class VariableWebs {

    /** Tells how long a variable lives in its block. */
    public interface LastReads {
        /**
         * The index of the operation that reads the variable last, the number of operations if that is the exit;
         * nothing if it needs no place.
         */
        OptionalInt lastRead(Variable variable, Block block);
    }

    /** The part of a block from a definition (-1 for an input argument) to the last read. */
    private record Life(int defined, int lastRead) {
        boolean meets(Life other) {
            return defined == other.defined || defined < other.lastRead && other.defined < lastRead;
        }
    }

    /** Variables that share a place: no two of them live at the same time. */
    public static final class Web {
        private final List<Variable> members = new ArrayList<>();
        private final Map<Block, List<Life>> lives = new IdentityHashMap<>();

        /** Its variables; the first in the order of the graph's blocks comes first. */
        public List<Variable> members() {
            return members;
        }

        /** Whether a variable of this web and one of the other live at the same time. */
        public boolean meets(Web other) {
            if (lives.size() > other.lives.size()) {
                return other.meets(this);
            }
            for (Map.Entry<Block, List<Life>> entry : lives.entrySet()) {
                for (Life theirs : other.lives.getOrDefault(entry.getKey(), List.of())) {
                    for (Life ours : entry.getValue()) {
                        if (ours.meets(theirs)) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }
    }

    private final Map<Variable, Web> webs = new LinkedHashMap<>();

    /** Groups the variables that need a place; only variables of equal types join. */
    public VariableWebs(List<Block> blocks, LastReads lastReads) {
        for (Block block : blocks) {
            for (Variable argument : block.inputArguments()) {
                add(argument, block, -1, lastReads);
            }
            List<Operation> operations = block.operations();
            for (int i = 0; i < operations.size(); i++) {
                add(operations.get(i).result(), block, i, lastReads);
            }
        }
        for (Block block : blocks) {
            block.links().forEach(this::join);
        }
    }

    private void add(Variable variable, Block block, int defined, LastReads lastReads) {
        OptionalInt lastRead = lastReads.lastRead(variable, block);
        if (lastRead.isPresent()) {
            Web web = new Web();
            web.members.add(variable);
            web.lives.put(block, new ArrayList<>(List.of(new Life(defined, lastRead.getAsInt()))));
            webs.put(variable, web);
        }
    }

    private void join(Link link) {
        for (int i = 0; i < link.arguments().size(); i++) {
            if (link.arguments().get(i) instanceof Variable argument) {
                Web from = webs.get(argument);
                Web to = webs.get(link.target().inputArguments().get(i));
                boolean mayJoin = from != null
                        && to != null
                        && from != to
                        && argument.type().equals(to.members.getFirst().type());
                if (mayJoin && !from.meets(to)) {
                    merge(from, to);
                }
            }
        }
    }

    private void merge(Web from, Web to) {
        Web large = from.members.size() >= to.members.size() ? from : to;
        Web small = large == from ? to : from;
        large.members.addAll(small.members);
        small.lives.forEach((block, lives) ->
                large.lives.computeIfAbsent(block, _ -> new ArrayList<>(1)).addAll(lives));
        small.members.forEach(member -> webs.put(member, large));
    }

    /** The web of a variable that needs a place. */
    public Optional<Web> webOf(Variable variable) {
        return Optional.ofNullable(webs.get(variable));
    }

    /** All webs, in the order of their first variables in the graph's blocks. */
    public Collection<Web> all() {
        return new LinkedHashSet<>(webs.values());
    }
}
