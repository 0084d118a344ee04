package dev.serpentine.graph.operation;

/** What {@code gc_info} can be asked for. */
public enum GcQuantity {
    /** Address: the start of the shadow stack of roots. */
    SHADOW_STACK_BASE,
    /** Signed: how many entries the shadow stack holds at most. */
    SHADOW_STACK_LIMIT,
    /** Signed, from the environment: 1 when every allocation collects (stress mode). */
    STRESS,
    /** Signed, from the environment: 1 when the whole heap is checked at each collection. */
    CHECKS,
    /** Signed, from the environment: 1 when each collection is told on standard error. */
    LOG
}
