package dev.serpentine.frontend.diagnostics;

import java.util.Collection;
import java.util.Locale;

/** Which known name one that is not known may be a slip of the pen for, told as Python tells it. */
public final class Suggestion {
    /** What a character more, less or instead costs; one in the other case costs half of it. */
    private static final int CHANGE = 2;

    private Suggestion() {}

    /**
     * {@code . Did you mean: 'append'?}, to be put behind a message; empty where no known name is near enough. The
     * nearest is told, of several the first.
     */
    public static String among(String name, Collection<String> known) {
        String sentence = sentence(name, known);
        return sentence.isEmpty() ? "" : ". " + sentence;
    }

    /** {@code Did you mean: 'append'?}, or nothing: the same as a sentence of its own. */
    public static String sentence(String name, Collection<String> known) {
        String nearest = null;
        int least = Integer.MAX_VALUE;
        for (String each : known) {
            int distance = distance(name, each);
            if (!each.equals(name)
                    && distance < least
                    && distance <= (name.length() + each.length() + 3) * CHANGE / 6) {
                nearest = each;
                least = distance;
            }
        }
        return nearest == null ? "" : "Did you mean: '" + nearest + "'?";
    }

    private static int distance(String first, String second) {
        int[] row = new int[second.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j * CHANGE;
        }
        for (int i = 0; i < first.length(); i++) {
            int diagonal = row[0];
            row[0] += CHANGE;
            for (int j = 0; j < second.length(); j++) {
                int instead = diagonal + cost(first.substring(i, i + 1), second.substring(j, j + 1));
                diagonal = row[j + 1];
                row[j + 1] = Math.min(instead, Math.min(row[j], row[j + 1]) + CHANGE);
            }
        }
        return row[second.length()];
    }

    private static int cost(String first, String second) {
        return first.equals(second)
                ? 0
                : first.toLowerCase(Locale.ROOT).equals(second.toLowerCase(Locale.ROOT)) ? CHANGE / 2 : CHANGE;
    }
}
