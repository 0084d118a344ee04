package dev.serpentine.backend.c;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives each variable of a graph the C variable that holds it.
 *
 * <p>A graph hands values from block to block by links, each block with variables of its own. Here, what a link hands over and what receives it
 * share a C variable wherever their lives in every block allow, so that most links need no assignment and the C reads like the source.
 */
final class LocalVariables {
    /** The part of a block from a definition (-1 for an input argument) to the last read. */
    private record Life(int defined, int lastRead) {
        boolean meets(Life other) {
            return defined == other.defined || defined < other.lastRead && other.defined < lastRead;
        }
    }

    /** Variables that share a C variable. */
    private static final class Web {
        final List<Variable> members = new ArrayList<>();
        final Map<Block, List<Life>> lives = new IdentityHashMap<>();
        String name;

        boolean meets(Web other) {
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
    private final Map<Block, BlockUses> uses = new IdentityHashMap<>();
    private final List<String> parameterNames = new ArrayList<>();
    private final Map<String, Variable> declared = new LinkedHashMap<>();
    private final CNames names;

    /** @param names of the function's scope */
    LocalVariables(FunctionGraph graph, List<Block> blocks, CNames names) {
        this.names = names;
        for (Block block : blocks) {
            collect(block);
        }
        for (Block block : blocks) {
            for (Link link : block.links()) {
                join(link);
            }
        }
        nameParameters(graph);
        nameOthers();
    }

    private void collect(Block block) {
        BlockUses blockUses = new BlockUses(block);
        uses.put(block, blockUses);
        for (Variable argument : block.inputArguments()) {
            add(argument, block, -1, blockUses);
        }
        List<Operation> operations = block.operations();
        for (int i = 0; i < operations.size(); i++) {
            add(operations.get(i).result(), block, i, blockUses);
        }
    }

    private void add(Variable variable, Block block, int position, BlockUses blockUses) {
        if (blockUses.needsStorage(variable)) {
            Web web = new Web();
            web.members.add(variable);
            web.lives.computeIfAbsent(block, _ -> new ArrayList<>(1)).add(new Life(position, blockUses.lastRead(variable)));
            webs.put(variable, web);
        }
    }

    private void join(Link link) {
        for (int i = 0; i < link.arguments().size(); i++) {
            if (link.arguments().get(i) instanceof Variable argument) {
                Web from = webs.get(argument);
                Web to = webs.get(link.target().inputArguments().get(i));
                if (from != null && to != null && from != to && argument.type().equals(to.members.getFirst().type()) && !from.meets(to)) {
                    merge(from, to);
                }
            }
        }
    }

    private void merge(Web from, Web to) {
        Web large = from.members.size() >= to.members.size() ? from : to;
        Web small = large == from ? to : from;
        large.members.addAll(small.members);
        small.lives.forEach((block, lives) -> large.lives.computeIfAbsent(block, _ -> new ArrayList<>(1)).addAll(lives));
        small.members.forEach(member -> webs.put(member, large));
    }

    private void nameParameters(FunctionGraph graph) {
        for (Variable parameter : graph.parameters()) {
            Web web = webs.get(parameter);
            if (web != null && web.name == null) {
                web.name = names.unique(parameter.name());
                parameterNames.add(web.name);
            } else {
                parameterNames.add(names.unique(parameter.name()));
            }
        }
    }

    private void nameOthers() {
        for (Map.Entry<Variable, Web> entry : webs.entrySet()) {
            Web web = entry.getValue();
            if (web.name == null) {
                web.name = names.unique(entry.getKey().name());
                declared.put(web.name, entry.getKey());
            }
        }
    }

    /** The names of the function's parameters, by position. */
    List<String> parameterNames() {
        return parameterNames;
    }

    /** What must be declared besides the parameters: for each name a variable whose type it has. */
    Map<String, Variable> declared() {
        return declared;
    }

    /** The C variable that holds a variable; {@code null} if nothing reads it, or it is inlined. */
    String nameOf(Variable variable) {
        Web web = webs.get(variable);
        return web == null ? null : web.name;
    }

    BlockUses uses(Block block) {
        return uses.get(block);
    }

    /** A further C variable of the function. */
    String temporary(Variable like) {
        String name = names.unique("moved_" + like.name());
        declared.put(name, like);
        return name;
    }
}
