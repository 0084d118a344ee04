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
    private static final Pattern MARKS = Pattern.compile("    [ ^~]*");
    private static final String MODULE = "<module>";
    /** The line of a module that does nothing but call the entry point: a translated program begins there. */
    private static final Pattern ENTRY =
            Pattern.compile("    (?:sys\\.exit|exit|quit|raise SystemExit)\\(main\\((?:sys\\.argv)?\\)\\)");

    private UncaughtException() {}

    /**
     * From the first traceback on everything, but places without folders and source lines, which are there only where
     * the file is, and without the call of the entry point; if there is no traceback, the last line.
     */
    static String of(byte[] errors) {
        String text = new String(errors, StandardCharsets.UTF_8);
        List<String> lines =
                List.of((text.endsWith("\n") ? text.substring(0, text.length() - 1) : text).split("\n", -1));
        int header = lines.indexOf(HEADER);
        if (header < 0) {
            return lines.getLast();
        }
        List<String> told = new ArrayList<>();
        int sourceLines = 0;
        for (int i = header; i < lines.size(); i++) {
            String line = lines.get(i);
            Matcher place = PLACE.matcher(line);
            if (place.matches()) {
                sourceLines = 2;
                boolean isEntry = place.group(3).equals(MODULE)
                        && i + 1 < lines.size()
                        && ENTRY.matcher(lines.get(i + 1)).matches();
                if (!isEntry) {
                    told.add(place.group(1) + ":" + place.group(2) + " in " + place.group(3));
                }
            } else if (sourceLines == 2 && line.startsWith("    ")
                    || sourceLines == 1 && MARKS.matcher(line).matches()) {
                sourceLines--;
            } else {
                sourceLines = 0;
                told.add(line);
            }
        }
        return String.join("\n", told);
    }
}
