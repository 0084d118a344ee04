package dev.serpentine.conformance;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What standard error tells of an exception that nothing caught, in a form that does not depend on folders. */
final class UncaughtException {
    private static final Pattern HEADER =
            Pattern.compile("(?: +[+|] )?(?:Exception Group )?Traceback \\(most recent call last\\):");
    /** Stands before the lines of what is in a group of exceptions. */
    private static final Pattern MARGIN = Pattern.compile("(?: +\\| )?");

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
        int header = 0;
        while (header < lines.size() && !HEADER.matcher(lines.get(header)).matches()) {
            header++;
        }
        if (header == lines.size()) {
            return lines.getLast();
        }
        List<String> told = new ArrayList<>();
        int sourceLines = 0;
        for (int i = header; i < lines.size(); i++) {
            String margin = marginOf(lines.get(i));
            String line = lines.get(i).substring(margin.length());
            Matcher place = PLACE.matcher(line);
            if (place.matches()) {
                sourceLines = 2;
                boolean isEntry = place.group(3).equals(MODULE)
                        && i + 1 < lines.size()
                        && ENTRY.matcher(lines.get(i + 1)).matches();
                if (!isEntry) {
                    told.add(margin + place.group(1) + ":" + place.group(2) + " in " + place.group(3));
                }
            } else if (sourceLines == 2 && line.startsWith("    ")
                    || sourceLines == 1 && MARKS.matcher(line).matches()) {
                sourceLines--;
            } else {
                sourceLines = 0;
                told.add(margin + line);
            }
        }
        return String.join("\n", told);
    }

    private static String marginOf(String line) {
        Matcher margin = MARGIN.matcher(line);
        return margin.lookingAt() ? margin.group() : "";
    }
}
