package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.graph.system.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** The external functions that tell the time, and wait. */
public final class TimeFunctions {
    private TimeFunctions() {}

    public static double time_seconds() {
        return LocalTime.now();
    }

    public static double time_monotonic() {
        return System.nanoTime() / 1e9;
    }

    public static double time_process() {
        return LocalTime.processTime();
    }

    public static void time_sleep(double seconds) {
        InterruptFunctions.INTERRUPTS.sleep(seconds);
    }

    public static long time_local_field(long seconds, long field) {
        return LocalTime.field(seconds, field, ZoneId.systemDefault());
    }

    public static long time_utc_field(long seconds, long field) {
        return LocalTime.field(seconds, field, ZoneOffset.UTC);
    }

    public static long time_from_local(long year, long month, long day, long hour, long minute, long second) {
        return LocalTime.toSeconds(year, month, day, hour, minute, second);
    }
}
