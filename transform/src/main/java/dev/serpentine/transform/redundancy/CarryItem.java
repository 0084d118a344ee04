package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Has the copy of a loop hand a {@link CarriedItem} from round to round in a variable, and not read it.
 *
 * <p>The copy's header gets an input argument more, and the links from outside are still to hand it over. Values may
 * then be used in blocks that they do not reach yet.
 */
final class CarryItem {
    private final Loop loop;
    private final CarriedItem item;
    private final Map<Block, Block> copies;
    private final Map<Value, Value> renamed;
    private final Variable carried;
    /** What was written last where a block of the loop begins. */
    private final Map<Block, Value> atEntry = new HashMap<>();

    /**
     * @param copies for each block of the loop the one of the copy
     * @param renamed likewise for its values
     */
    CarryItem(Loop loop, CarriedItem item, Map<Block, Block> copies, Map<Value, Value> renamed) {
        this.loop = loop;
        this.item = item;
        this.copies = copies;
        this.renamed = renamed;
        this.carried = new Variable("carried", item.first().type());
    }

    void run() {
        for (Block block : loop.blocks()) {
            copies.get(block).operations().replaceAll(this::withoutRead);
        }
        for (Block block : loop.blocks()) {
            for (int i = 0; i < block.links().size(); i++) {
                if (block.links().get(i).target() == loop.header()) {
                    Value written = atExit(block);
                    copies.get(block).links().get(i).arguments().add(written);
                }
            }
        }
        copies.get(loop.header()).inputArguments().add(carried);
    }

    private Operation withoutRead(Operation copy) {
        boolean isRead = item.reads().stream().anyMatch(read -> renamed.get(read.result()) == copy.result());
        return isRead ? new Operation(LowLevelOpcode.SAME_AS, List.of(carried), copy.result(), copy.position()) : copy;
    }

    private Value atExit(Block block) {
        Value written = item.writes().get(block);
        return written == null ? atEntry(block) : renamed.getOrDefault(written, written);
    }

    /** One value, if all ways to the block have the same, else an input argument more. */
    private Value atEntry(Block block) {
        Value known = atEntry.get(block);
        if (known != null) {
            return known;
        }
        List<Block> before = new ArrayList<>();
        for (Block other : loop.blocks()) {
            if (other.links().stream().anyMatch(link -> link.target() == block)) {
                before.add(other);
            }
        }
        if (before.size() == 1) {
            Value only = atExit(before.getFirst());
            atEntry.put(block, only);
            return only;
        }
        Variable input = new Variable("written", carried.type());
        atEntry.put(block, input);
        for (Block other : before) {
            Value written = atExit(other);
            for (Link link : copies.get(other).links()) {
                if (link.target() == copies.get(block)) {
                    link.arguments().add(written);
                }
            }
        }
        copies.get(block).inputArguments().add(input);
        return input;
    }
}
