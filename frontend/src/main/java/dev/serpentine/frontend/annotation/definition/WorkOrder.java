package dev.serpentine.frontend.annotation.definition;

import java.util.Random;

/**
 * Which of the blocks that wait is flowed next. Inference gives the same answer in every order, and the usual one is
 * only the quickest: tests ask again with orders that no program would come to by itself.
 */
@FunctionalInterface
public interface WorkOrder {
    /** First come, first served. */
    WorkOrder USUAL = waiting -> 0;

    /**
     * How many of the blocks that wait go back to the end of the line before one is taken.
     *
     * @param waiting how many blocks wait, at least one
     */
    int passedOver(int waiting);

    /** An order that looks like none, the same for the same seed. */
    static WorkOrder shuffled(long seed) {
        Random random = new Random(seed);
        return random::nextInt;
    }
}
