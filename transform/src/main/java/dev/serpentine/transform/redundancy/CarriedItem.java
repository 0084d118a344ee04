package dev.serpentine.transform.redundancy;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import java.util.List;
import java.util.Map;

/**
 * An item of an array that each round of a loop reads and the round before has written, the item before the one that it
 * writes: what a variable can hold from round to round.
 *
 * @param first what the first round reads
 * @param reads the operations that read it
 * @param writes for each block that writes the next one, the last value it writes there; each round comes through one
 */
record CarriedItem(Value first, List<Operation> reads, Map<Block, Value> writes) {}
