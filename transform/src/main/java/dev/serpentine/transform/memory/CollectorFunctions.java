package dev.serpentine.transform.memory;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.operation.ExternalFunction;

/**
 * The entry points of a collector. Addresses pass as Signed.
 *
 * @param setUp {@code (type table, pointer offsets, static roots, number of static roots, address of the shadow stack's top) -> Void}: called
 *     once, first; the tables are described at {@link TypeTable}
 * @param allocate {@code (type number, size in bytes) -> Signed}: the address of a new zeroed container with its header set
 * @param allocateArray {@code (type number, length) -> Signed}: the same of an array, its length set too
 * @param collect {@code () -> Void}: a full collection
 */
public record CollectorFunctions(FunctionValue setUp, FunctionValue allocate, FunctionValue allocateArray, FunctionValue collect) {

    /** The collector of the run-time support. */
    public static CollectorFunctions ofRuntimeSupport() {
        return new CollectorFunctions(
                ExternalFunction.COLLECTOR_SET_UP.value(),
                ExternalFunction.COLLECTOR_ALLOCATE.value(),
                ExternalFunction.COLLECTOR_ALLOCATE_ARRAY.value(),
                ExternalFunction.COLLECTOR_COLLECT.value());
    }
}
