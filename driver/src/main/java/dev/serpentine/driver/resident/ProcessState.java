package dev.serpentine.driver.resident;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
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
}
