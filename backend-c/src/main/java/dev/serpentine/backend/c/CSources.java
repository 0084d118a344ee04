package dev.serpentine.backend.c;

import java.util.List;
import java.util.Map;

/**
 * A program in C.
 *
 * @param files text of each file by its name, in a stable order
 * @param modules the files with the program's functions and data; each is a translation unit of its own, or part of
 *     {@link #PROGRAM}
 */
public record CSources(Map<String, String> files, List<String> modules) {
    /** The file that includes all modules when they are compiled as one unit, and that defines the entry point. */
    public static final String PROGRAM = "program.c";

    /** The number of lines in all files. */
    public int lines() {
        return files.values().stream()
                .mapToInt(text -> (int) text.lines().count())
                .sum();
    }

    /** All files behind each other, for {@code --emit=c}. */
    public String text() {
        StringBuilder text = new StringBuilder();
        files.forEach((name, content) ->
                text.append("/* ").append(name).append(" */\n").append(content).append('\n'));
        return text.toString();
    }
}
