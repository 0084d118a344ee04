package dev.serpentine.graph.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A text cut into tokens, and a place among them. */
final class Tokens {

    enum Kind {
        NAME,
        NUMBER,
        STRING,
        OPAQUE,
        SYMBOL,
        END
    }

    /**
     * One token.
     *
     * @param text without quotes or brackets
     * @param startsLine whether it stands at the very start of its line, where statements begin
     */
    record Token(Kind kind, String text, int line, boolean startsLine) {}

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int position;
    private int line = 1;
    private int next;

    Tokens(String text) {
        this.text = text;
        scan();
    }

    static boolean isNamePart(char c) {
        return c < 128
                ? Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '~' || c == '$'
                : Character.isLetterOrDigit(c);
    }

    private void scan() {
        while (position < text.length()) {
            char c = text.charAt(position);
            if (c == '\n') {
                line++;
                position++;
            } else if (Character.isWhitespace(c)) {
                position++;
            } else if (c == '"') {
                addQuoted(Kind.STRING, '"');
            } else if (c == '<') {
                addQuoted(Kind.OPAQUE, '>');
            } else if (Character.isDigit(c)
                    || c == '-' && position + 1 < text.length() && Character.isDigit(text.charAt(position + 1))) {
                addNumber();
            } else if (isNamePart(c)) {
                int start = position;
                while (position < text.length() && isNamePart(text.charAt(position))) {
                    position++;
                }
                add(Kind.NAME, text.substring(start, position), start);
            } else {
                int length = text.startsWith("->", position) || text.startsWith("@@", position) ? 2 : 1;
                position += length;
                add(Kind.SYMBOL, text.substring(position - length, position), position - length);
            }
        }
        tokens.add(new Token(Kind.END, "", line, true));
    }

    private void add(Kind kind, String content, int start) {
        tokens.add(new Token(kind, content, line, start == 0 || text.charAt(start - 1) == '\n'));
    }

    private void addNumber() {
        int start = position++;
        boolean isFloat = false;
        while (position < text.length()) {
            char c = text.charAt(position);
            if (c == '.' && !isFloat || c == 'E') {
                isFloat = true;
            } else if (!Character.isDigit(c) && !(c == '-' && text.charAt(position - 1) == 'E')) {
                break;
            }
            position++;
        }
        add(Kind.NUMBER, text.substring(start, position), start);
    }

    private void addQuoted(Kind kind, char end) {
        int start = position++;
        StringBuilder content = new StringBuilder();
        while (position < text.length() && text.charAt(position) != end) {
            char c = text.charAt(position++);
            if (c == '\n') {
                throw new GraphSyntaxError(line, "a text that does not end on its line");
            }
            if (c != '\\') {
                content.append(c);
                continue;
            }
            char escaped = text.charAt(position++);
            if (escaped == 'x') {
                content.append((char) Integer.parseInt(text.substring(position, position + 2), 16));
                position += 2;
            } else {
                content.append(escaped == 'n' ? '\n' : escaped);
            }
        }
        position++;
        add(kind, content.toString(), start);
    }

    /** Where statements start: the indexes of all tokens at the start of a line. */
    List<Integer> statements() {
        List<Integer> starts = new ArrayList<>();
        for (int i = 0; i < tokens.size() - 1; i++) {
            if (tokens.get(i).startsLine()) {
                starts.add(i);
            }
        }
        return starts;
    }

    void goTo(int index) {
        next = index;
    }

    int index() {
        return next;
    }

    Token peek() {
        return tokens.get(next);
    }

    Token peek(int ahead) {
        return tokens.get(Math.min(next + ahead, tokens.size() - 1));
    }

    /** Whether the next token is that symbol or word. */
    boolean at(String symbol) {
        Token token = peek();
        return (token.kind() == Kind.SYMBOL || token.kind() == Kind.NAME)
                && token.text().equals(symbol);
    }

    /** Passes the next token if it is that symbol or word. */
    boolean accept(String symbol) {
        boolean found = at(symbol);
        if (found) {
            next++;
        }
        return found;
    }

    void expect(String symbol) {
        if (!accept(symbol)) {
            throw error("expected " + symbol);
        }
    }

    String expect(Kind kind) {
        if (peek().kind() != kind) {
            throw error("expected a " + kind.name().toLowerCase(Locale.ROOT));
        }
        return tokens.get(next++).text();
    }

    int expectInteger() {
        return (int) expectLong();
    }

    long expectLong() {
        String digits = expect(Kind.NUMBER);
        try {
            return Long.parseLong(digits);
        } catch (NumberFormatException wrong) {
            throw error(digits + " is no integer");
        }
    }

    GraphSyntaxError error(String message) {
        return new GraphSyntaxError(peek().line(), message + " at `" + peek().text() + "`");
    }
}
