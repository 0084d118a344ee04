package dev.serpentine.driver.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What was measured of one side of a program. Times are in seconds.
 *
 * @param run processor time of whole runs
 * @param wall the same runs by the clock
 * @param startUp by the clock, of runs of no round; empty where the program takes no number of rounds
 * @param steady processor time of as many rounds when it is warm; empty likewise
 * @param warmUp processor time that the first rounds took beyond that; empty likewise, and for Python
 * @param peakMemory in bytes; 0 where the system does not tell
 * @param size of the file or files that run, in bytes
 * @param translation by the clock, of the translator or compiler; empty for Python
 */
public record Figures(
        Summary run,
        Summary wall,
        Optional<Summary> startUp,
        Optional<Summary> steady,
        Optional<Summary> warmUp,
        long peakMemory,
        long size,
        OptionalDouble translation) {

    /** What sides are compared by: the time when it is warm where that is known. */
    public double time() {
        return steady.orElse(run).median();
    }

    /**
     * One turn.
     *
     * @param none a run of no round; empty where the program takes no number of rounds
     * @param few a run of as many rounds as are asked for, or of the program without words
     * @param many a run of {@link #MORE} times as many; empty for Python, too
     */
    record Turn(Optional<ChildProcess.Run> none, ChildProcess.Run few, Optional<ChildProcess.Run> many) {
        /** How many times longer the longest runs are. */
        static final int MORE = 5;

        /** Whatever happens once, start or compilation, is in both runs. */
        Optional<Double> steady() {
            return many.isPresent()
                    ? many.map(run -> (run.processor() - few.processor()) / (MORE - 1))
                    : none.map(run -> few.processor() - run.processor());
        }

        Optional<Double> warmUp() {
            return many.map(_ -> few.processor() - none.orElseThrow().processor() - steady().orElseThrow());
        }

        long peakMemory() {
            return Math.max(
                    few.peakMemory(), many.map(ChildProcess.Run::peakMemory).orElse(0L));
        }
    }

    /** @param turns at least one */
    static Figures of(List<Turn> turns, Executable executable) {
        List<Double> startUps = new ArrayList<>();
        List<Double> steady = new ArrayList<>();
        List<Double> warmUps = new ArrayList<>();
        for (Turn turn : turns) {
            turn.none().ifPresent(run -> startUps.add(run.wall()));
            turn.steady().ifPresent(steady::add);
            turn.warmUp().ifPresent(warmUps::add);
        }
        return new Figures(
                Summary.of(turns.stream().map(turn -> turn.few().processor()).toList()),
                Summary.of(turns.stream().map(turn -> turn.few().wall()).toList()),
                summary(startUps),
                summary(steady),
                summary(warmUps),
                turns.stream().mapToLong(Turn::peakMemory).max().orElse(0),
                executable.size(),
                executable.translation());
    }

    private static Optional<Summary> summary(List<Double> values) {
        return values.isEmpty() ? Optional.empty() : Optional.of(Summary.of(values));
    }
}
