package dev.serpentine.backend.jvm;

import dev.serpentine.graph.liveness.VariableWebs;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.Primitive;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Type;

/** Gives each variable of a graph that is not kept on the stack a local variable of the method. */
final class LocalSlots {
    /**
     * A local variable of the method.
     *
     * @param variable the first of those that it holds
     */
    record Local(int slot, Variable variable) {}

    /** A slot and all that it holds at some time. */
    private record Shared(int slot, List<VariableWebs.Web> webs) {}

    private static final int MOST_UNSHARED = 100;
    private static final int MOST_TRIED = 40;
    /** What the results of operations are called that have no name of their own. */
    private static final String RESULT = "v";

    private final Map<Block, StackPlan> plans = new IdentityHashMap<>();
    private final Map<VariableWebs.Web, Integer> slots = new HashMap<>();
    private final VariableWebs webs;
    private final List<Local> locals = new ArrayList<>();
    private int next;

    /**
     * The local variables of a method.
     *
     * @param start whose input arguments are the method's parameters
     */
    LocalSlots(Block start, List<Block> blocks, IndexChecks checks, JvmTypes types) {
        for (Block block : blocks) {
            plans.put(block, new StackPlan(block, checks));
        }
        webs = new VariableWebs(blocks, (variable, block) -> plans.get(block).lastRead(variable));
        for (Variable parameter : start.inputArguments()) {
            if (parameter.type() == Primitive.VOID) {
                continue;
            }
            int slot = next;
            next += types.of(parameter.type()).getSize();
            locals.add(new Local(slot, parameter));
            webs.webOf(parameter).ifPresent(web -> slots.put(web, slot));
        }
        // Debuggers like a slot for each variable; very many would make methods slow to verify.
        boolean isShared = webs.all().size() > MOST_UNSHARED;
        Map<Type, List<Shared>> shared = new HashMap<>();
        for (VariableWebs.Web web : webs.all()) {
            if (slots.containsKey(web)) {
                continue;
            }
            Type type = types.of(web.members().getFirst().type());
            List<Shared> candidates = shared.computeIfAbsent(type, _ -> new ArrayList<>());
            Optional<Shared> free = isShared
                    ? candidates.stream()
                            .limit(MOST_TRIED)
                            .filter(each -> each.webs.stream().noneMatch(web::meets))
                            .findFirst()
                    : Optional.empty();
            int slot = free.isPresent() ? free.get().slot : next;
            if (free.isPresent()) {
                free.get().webs.add(web);
            } else {
                candidates.add(new Shared(slot, new ArrayList<>(List.of(web))));
                locals.add(new Local(slot, named(web)));
                next += type.getSize();
            }
            slots.put(web, slot);
        }
    }

    /** The variable of a web whose name tells most: the program's own rather than that of a result on its way there. */
    private static Variable named(VariableWebs.Web web) {
        return web.members().stream()
                .filter(variable -> !variable.name().equals(RESULT))
                .findFirst()
                .orElse(web.members().getFirst());
    }

    StackPlan plan(Block block) {
        return plans.get(block);
    }

    /** The slot that holds a variable; -1 if nothing reads it, or it is on the stack. */
    int slotOf(Variable variable) {
        return webs.webOf(variable).map(slots::get).orElse(-1);
    }

    /** All local variables that hold variables of the graph. */
    List<Local> locals() {
        return locals;
    }

    /** A further slot for a reference. */
    int temporary() {
        return next++;
    }
}
