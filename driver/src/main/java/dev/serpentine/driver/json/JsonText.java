package dev.serpentine.driver.json;

import java.util.Collection;
import java.util.stream.Collectors;

/** Writes values as JSON. */
public final class JsonText {
    private JsonText() {}

    /** A string; what is no character of ASCII's printable ones stays as it is, but for controls and surrogates. */
    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            switch (character) {
                case '"', '\\' -> quoted.append('\\').append(character);
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                case '\r' -> quoted.append("\\r");
                default -> {
                    if (character < ' ' || Character.isSurrogate(character)) {
                        quoted.append("\\u%04x".formatted((int) character));
                    } else {
                        quoted.append(character);
                    }
                }
            }
        }
        return quoted.append('"').toString();
    }

    /** An array of values that are JSON already. */
    public static String array(Collection<String> values) {
        return values.stream().collect(Collectors.joining(",", "[", "]"));
    }

    /** An array of strings. */
    public static String strings(Collection<String> texts) {
        return array(texts.stream().map(JsonText::quoted).toList());
    }

    /** An array of numbers. */
    public static String numbers(Collection<Integer> numbers) {
        return array(numbers.stream().map(String::valueOf).toList());
    }
}
