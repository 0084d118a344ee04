package dev.serpentine.backend.c;

import dev.serpentine.graph.liveness.VariableWebs;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Gives each variable of a graph the C variable that holds it. Variables that may share one do, so that most links need
 * no assignment and the C reads like the source.
 */
final class LocalVariables {
    private final Map<Block, BlockUses> uses = new IdentityHashMap<>();
    private final Map<VariableWebs.Web, String> webNames = new HashMap<>();
    private final List<String> parameterNames = new ArrayList<>();
    private final Map<String, Variable> declared = new LinkedHashMap<>();
    private final CNames names;
    private final VariableWebs webs;

    /** @param names of the function's scope */
    LocalVariables(FunctionGraph graph, List<Block> blocks, CNames names) {
        this.names = names;
        for (Block block : blocks) {
            uses.put(block, new BlockUses(block));
        }
        this.webs = new VariableWebs(blocks, (variable, block) -> {
            BlockUses blockUses = uses.get(block);
            return blockUses.needsStorage(variable)
                    ? OptionalInt.of(blockUses.lastRead(variable))
                    : OptionalInt.empty();
        });
        for (Variable parameter : graph.parameters()) {
            String name = names.unique(parameter.name());
            parameterNames.add(name);
            webs.webOf(parameter).ifPresent(web -> webNames.put(web, name));
        }
        for (VariableWebs.Web web : webs.all()) {
            if (!webNames.containsKey(web)) {
                Variable first = web.members().getFirst();
                String name = names.unique(first.name());
                webNames.put(web, name);
                declared.put(name, first);
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
        return webs.webOf(variable).map(webNames::get).orElse(null);
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
