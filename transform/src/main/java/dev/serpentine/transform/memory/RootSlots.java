package dev.serpentine.transform.memory;

import dev.serpentine.graph.liveness.VariableWebs;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Gives the collected pointers that a function keeps over a possible collection their slots in its frame of the shadow
 * stack. A value keeps its slot along links wherever that is possible, so that it is stored there once; values that
 * never live together share slots.
 */
final class RootSlots {
    private final VariableWebs webs;
    private final Map<VariableWebs.Web, Integer> slots = new HashMap<>();

    private final Set<VariableWebs.Web> neededOften = new HashSet<>();

    /** @param likely the blocks that are often run */
    RootSlots(List<Block> blocks, Map<Block, RootLiveness> liveness, LikelyBlocks likely) {
        webs = new VariableWebs(
                blocks,
                (variable, block) -> TypeTable.isCollectedPointer(variable.type())
                        ? OptionalInt.of(liveness.get(block).lastRead(variable))
                        : OptionalInt.empty());
        Set<VariableWebs.Web> needed = new HashSet<>();
        for (Block block : blocks) {
            for (Operation operation : block.operations()) {
                liveness.get(block).neededAfter(operation).forEach(variable -> {
                    VariableWebs.Web web = webs.webOf(variable).orElseThrow();
                    needed.add(web);
                    if (likely.contains(block)) {
                        neededOften.add(web);
                    }
                });
            }
        }
        List<List<VariableWebs.Web>> placed = new ArrayList<>();
        for (VariableWebs.Web web : webs.all()) {
            if (needed.contains(web)) {
                int slot = 0;
                while (slot < placed.size() && placed.get(slot).stream().anyMatch(web::meets)) {
                    slot++;
                }
                if (slot == placed.size()) {
                    placed.add(new ArrayList<>());
                }
                placed.get(slot).add(web);
                slots.put(web, slot);
            }
        }
    }

    /** The slot of a variable, if its value has one. */
    OptionalInt slot(Variable variable) {
        Integer slot = webs.webOf(variable).map(slots::get).orElse(null);
        return slot == null ? OptionalInt.empty() : OptionalInt.of(slot);
    }

    /** Whether the value of a variable that has a slot is kept there by what is often run. */
    boolean isNeededOften(Variable variable) {
        return webs.webOf(variable).filter(neededOften::contains).isPresent();
    }
}
