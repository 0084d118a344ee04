package dev.serpentine.conformance.damage;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a program and its tokens, as far as damage has to know them: comments and the {@code __main__} block are
 * none, a text is one, whatever stands in it.
 *
 * @param text the whole file
 * @param tokens in their order
 */
record SourceText(String text, List<Token> tokens) {
    private static final Pattern TOKEN = Pattern.compile(
            "(?<comment>#[^\\n]*)"
                    + "|(?<string>(?i:[rbfu]{0,2})(?:\"\"\"(?s:.*?)(?<!\\\\)\"\"\"|'''(?s:.*?)(?<!\\\\)'''|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])*'))"
                    + "|(?<number>\\.?\\d(?:[\\w.]|(?<=[eE])[+-])*)"
                    + "|(?<name>[^\\W\\d]\\w*)"
                    + "|(?<operator>\\*\\*=|//=|>>=|<<=|\\.\\.\\.|[-+*/%&|^@]=|->|:=|\\*\\*|//|>>|<<|==|!=|<=|>=|[^\\s\\w])",
            Pattern.UNICODE_CHARACTER_CLASS);
    private static final Pattern MAIN_BLOCK = Pattern.compile("(?m)^if __name__ *==");

    /** What a token is. */
    enum Kind {
        NAME,
        NUMBER,
        STRING,
        OPERATOR
    }

    /**
     * A token.
     *
     * @param start its offset in the text
     */
    record Token(Kind kind, String text, int start) {
        int end() {
            return start + text.length();
        }

        boolean is(String spelling) {
            return text.equals(spelling);
        }
    }

    static SourceText of(String text) {
        Matcher main = MAIN_BLOCK.matcher(text);
        int end = main.find() ? main.start() : text.length();
        List<Token> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(text).region(0, end);
        while (matcher.find()) {
            for (Kind kind : Kind.values()) {
                if (matcher.group(kind.name().toLowerCase(java.util.Locale.ROOT)) != null) {
                    tokens.add(new Token(kind, matcher.group(), matcher.start()));
                }
            }
        }
        return new SourceText(text, List.copyOf(tokens));
    }

    /** The number of the line, from 1, in which an offset lies. */
    int lineOf(int offset) {
        return (int) text.substring(0, offset)
                        .chars()
                        .filter(character -> character == '\n')
                        .count()
                + 1;
    }

    /** The offset of the beginning of the line in which an offset lies. */
    int lineStart(int offset) {
        return text.lastIndexOf('\n', offset - 1) + 1;
    }

    /** The offset behind the end of the line in which an offset lies, and its line end. */
    int lineEnd(int offset) {
        int found = text.indexOf('\n', offset);
        return found < 0 ? text.length() : found + 1;
    }

    /** The token that closes the bracket which one opens. */
    OptionalInt closing(int opening) {
        int depth = 0;
        for (int i = opening; i < tokens.size(); i++) {
            switch (tokens.get(i).text()) {
                case "(", "[", "{" -> depth++;
                case ")", "]", "}" -> depth--;
                default -> {}
            }
            if (depth == 0) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /** The tokens that separate what stands in a bracket: the opening one, the commas between, the closing one. */
    List<Integer> separators(int opening) {
        OptionalInt closing = closing(opening);
        List<Integer> found = new ArrayList<>(List.of(opening));
        int depth = 0;
        for (int i = opening + 1; i < closing.orElse(opening); i++) {
            switch (tokens.get(i).text()) {
                case "(", "[", "{" -> depth++;
                case ")", "]", "}" -> depth--;
                case "," -> {
                    if (depth == 0) {
                        found.add(i);
                    }
                }
                default -> {}
            }
        }
        closing.ifPresent(found::add);
        return found;
    }

    /** The text with another piece in the place of one. */
    String with(Edit edit) {
        return text.substring(0, edit.start()) + edit.replacement() + text.substring(edit.end());
    }

    /** A piece of text, from one offset to another, that is to be replaced. */
    record Edit(int start, int end, String replacement) {}
}
