package dev.serpentine.conformance;

import java.time.Duration;
import java.util.Collection;

/**
 * How far a run of the suite has come, against the time that it is to take: whoever is behind leaves something out, so
 * that a run on a slow or busy machine ends in time too.
 */
final class Pace {
    /** So much of the whole is far behind. */
    private static final double MUCH = 0.1;

    private final Duration time;
    private final long start = System.nanoTime();
    private final long all;
    private long begun;

    /**
     * @param time that all of them are to take
     * @param groups all that are to be judged
     */
    Pace(Duration time, Collection<ProgramGroup> groups) {
        this.time = time;
        this.all = groups.stream().mapToLong(Pace::size).sum();
    }

    /** About what it takes: a program's share is the same wherever it is, and each group begins with some more. */
    private static long size(ProgramGroup group) {
        return 1 + 2L * group.programs().size();
    }

    /** Begins with a group. @return what it ought to leave out, as less was begun with than should be by now */
    synchronized Haste begin(ProgramGroup group) {
        begun += size(group);
        double ahead = (double) begun / all - (double) (System.nanoTime() - start) / time.toNanos();
        return ahead >= 0 ? Haste.NONE : ahead >= -MUCH ? Haste.SOME : Haste.MUCH;
    }
}
