package dev.serpentine.conformance;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What standard error tells of an exception that nothing caught, in a form that does not depend on folders. */
final class UncaughtException {
    private static final String HEADER = "Traceback (most recent call last):";
    private static final Pattern PLACE = Pattern.compile("  File \"(?:.*/)?([^/]*)\", line (\\d+), in (.*)");
    private static final String REPETITIONS = "  [Previous line repeated ";
    /** Python runs a module, and it calls the entry point; a translated program begins there. */
    private static final String MODULE = "<module>";

    private UncaughtException() {}

    /** The places of the last traceback, a line each, and the last line, which names the exception; only that one if there is no traceback. */
    static String of(byte[] errors) {
        List<String> lines = new String(errors, StandardCharsets.UTF_8).lines().toList();
        if (lines.isEmpty()) {
            return "";
        }
        List<String> told = new ArrayList<>();
        int header = lines.lastIndexOf(HEADER);
        for (String line : header < 0 ? List.<String>of() : lines.subList(header, lines.size())) {
            Matcher place = PLACE.matcher(line);
            if (place.matches() && !place.group(3).equals(MODULE)) {
                told.add(place.group(1) + ":" + place.group(2) + " in " + place.group(3));
            } else if (line.startsWith(REPETITIONS)) {
                told.add(line.strip());
            }
        }
        told.add(lines.getLast());
        return String.join("\n", told);
    }
}
