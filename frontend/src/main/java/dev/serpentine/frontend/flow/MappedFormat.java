package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.syntax.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A {@code %} format that names what it shows, {@code "%(name)s is %(age)d"}, as the same format that takes its values
 * by position. So the values of a dict display may have types of their own, though those of a dict may not.
 *
 * @param format the format without names
 * @param names of the values that it takes, in order; a name may stand there several times
 */
record MappedFormat(String format, List<String> names) {
    /**
     * A format of which all that it shows is named, with neither width nor precision taken from the values; empty for
     * any other.
     */
    static Optional<MappedFormat> of(String text) {
        StringBuilder format = new StringBuilder();
        List<String> names = new ArrayList<>();
        int position = 0;
        while (position < text.length()) {
            char character = text.charAt(position++);
            format.append(character);
            if (character != '%') {
                continue;
            }
            if (text.startsWith("%", position)) {
                format.append('%');
                position++;
                continue;
            }
            int end = endOfName(text, position);
            int letter = end;
            while (letter < text.length() && "#0- +.123456789hlL".indexOf(text.charAt(letter)) >= 0) {
                letter++;
            }
            if (end < 0 || letter >= text.length() || "srdiuoxXeEfFgGca".indexOf(text.charAt(letter)) < 0) {
                return Optional.empty();
            }
            names.add(text.substring(position + 1, end - 1));
            format.append(text, end, letter + 1);
            position = letter + 1;
        }
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(new MappedFormat(format.toString(), List.copyOf(names)));
    }

    /** Behind the name in parentheses that stands at a position; -1 where there is none. */
    private static int endOfName(String text, int position) {
        if (!text.startsWith("(", position)) {
            return -1;
        }
        int depth = 0;
        for (int index = position; index < text.length(); index++) {
            depth += text.charAt(index) == '(' ? 1 : text.charAt(index) == ')' ? -1 : 0;
            if (depth == 0) {
                return index + 1;
            }
        }
        return -1;
    }

    /** The names that a display gives, where all of them are plain text and nothing is unpacked into it. */
    static Optional<List<String>> keys(Expression.DictDisplay display) {
        List<String> keys = new ArrayList<>();
        for (Expression.Entry entry : display.entries()) {
            if (entry.key().orElse(null)
                    instanceof Expression.Literal(Expression.LiteralValue.OfText(String key), var position)) {
                keys.add(key);
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(keys);
    }
}
