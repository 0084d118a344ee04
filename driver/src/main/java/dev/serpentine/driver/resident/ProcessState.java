package dev.serpentine.driver.resident;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What of this process a program could change while it is imported, by way of Java: if it did, the process is not what
 * it was.
 */
record ProcessState(
        Map<Object, Object> properties,
        Locale locale,
        TimeZone zone,
        InputStream input,
        PrintStream output,
        PrintStream errors,
        Set<Thread> threads) {

    static ProcessState now() {
        return new ProcessState(
                new HashMap<>(System.getProperties()),
                Locale.getDefault(),
                TimeZone.getDefault(),
                System.in,
                System.out,
                System.err,
                Thread.getAllStackTraces().keySet().stream()
                        .filter(thread -> !thread.isDaemon() && thread.isAlive())
                        .collect(Collectors.toSet()));
    }

    /**
     * Makes that again what it was which programs change without Java's help: the embedded {@code time.tzset()}, which
     * Python's own library calls where times are parsed, sets the time zone of the whole process.
     */
    void putBack() {
        TimeZone.setDefault(zone);
    }

    /** What is not what it was, for the log. */
    List<String> changesSince(ProcessState before) {
        List<String> changes = new ArrayList<>();
        Set<Object> names = new TreeSet<>(properties.keySet());
        names.addAll(before.properties.keySet());
        for (Object name : names) {
            noteChange(changes, "property " + name, before.properties.get(name), properties.get(name));
        }
        noteChange(changes, "locale", before.locale, locale);
        noteChange(changes, "time zone", before.zone, zone);
        noteChange(changes, "standard input", before.input, input);
        noteChange(changes, "standard output", before.output, output);
        noteChange(changes, "standard error", before.errors, errors);
        noteChange(changes, "threads", before.threads, threads);
        return changes;
    }

    private static void noteChange(List<String> changes, String subject, Object before, Object now) {
        if (!Objects.equals(before, now)) {
            changes.add(subject + " was " + before + " and is " + now);
        }
    }
}
