package dev.serpentine.graph.system;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/** Calendar time, as {@code time_local_field} and its sisters define it, and waiting. */
public final class LocalTime {

    private LocalTime() {}

    /** Seconds since 1970. */
    public static double now() {
        Instant now = Instant.now();
        return now.getEpochSecond() + now.getNano() / 1e9;
    }

    /** Seconds of processor time that this process has used. */
    public static double processTime() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(used -> used.toNanos() / 1e9)
                .orElse(0.0);
    }

    /**
     * A field of the calendar.
     *
     * @param field 0 to 9: year, month, day, hour, minute, second, weekday, day of the year, whether it is summer time,
     *     offset from UTC in seconds
     * @throws IllegalArgumentException if there is no such field
     */
    public static long field(long seconds, long field, ZoneId zone) {
        ZonedDateTime time = Instant.ofEpochSecond(seconds).atZone(zone);
        return switch ((int) field) {
            case 0 -> time.getYear();
            case 1 -> time.getMonthValue();
            case 2 -> time.getDayOfMonth();
            case 3 -> time.getHour();
            case 4 -> time.getMinute();
            case 5 -> time.getSecond();
            case 6 -> time.getDayOfWeek().getValue() - 1;
            case 7 -> time.getDayOfYear();
            case 8 -> zone.getRules().isDaylightSavings(time.toInstant()) ? 1 : 0;
            case 9 -> time.getOffset().getTotalSeconds();
            default -> throw new IllegalArgumentException("time field " + field);
        };
    }

    /** The seconds since 1970 of a local time, whose parts are carried over where out of range. */
    public static long toSeconds(long year, long month, long day, long hour, long minute, long second) {
        LocalDateTime time = LocalDateTime.of((int) year, 1, 1, 0, 0)
                .plusMonths(month - 1)
                .plusDays(day - 1)
                .plusHours(hour)
                .plusMinutes(minute)
                .plusSeconds(second);
        return time.atZone(ZoneId.systemDefault()).toEpochSecond();
    }
}
