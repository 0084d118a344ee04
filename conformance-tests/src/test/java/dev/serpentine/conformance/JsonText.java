package dev.serpentine.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON strictly: objects as maps, arrays as lists, text, longs and null. */
final class JsonText {
    private final String text;
    private int position;

    private JsonText(String text) {
        this.text = text;
    }

    /** @throws IllegalArgumentException if that is no JSON */
    static Object read(String text) {
        JsonText reader = new JsonText(text);
        Object value = reader.value();
        reader.skipSpace();
        if (reader.position != text.length()) {
            throw reader.wrong();
        }
        return value;
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("no JSON at " + position + ": " + text);
    }

    private void skipSpace() {
        while (position < text.length() && " \n\r\t".indexOf(text.charAt(position)) >= 0) {
            position++;
        }
    }

    private boolean take(String wanted) {
        skipSpace();
        boolean isThere = text.startsWith(wanted, position);
        position += isThere ? wanted.length() : 0;
        return isThere;
    }

    private void require(String wanted) {
        if (!take(wanted)) {
            throw wrong();
        }
    }

    private Object value() {
        skipSpace();
        if (take("{")) {
            return object();
        }
        if (take("[")) {
            return array();
        }
        if (take("null")) {
            return null;
        }
        return text.startsWith("\"", position) ? string() : number();
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        while (!take("}")) {
            if (!members.isEmpty()) {
                require(",");
            }
            skipSpace();
            String name = string();
            require(":");
            members.put(name, value());
        }
        return members;
    }

    private List<Object> array() {
        List<Object> items = new ArrayList<>();
        while (!take("]")) {
            if (!items.isEmpty()) {
                require(",");
            }
            items.add(value());
        }
        return items;
    }

    private Long number() {
        int start = position;
        while (position < text.length() && Character.isDigit(text.charAt(position))) {
            position++;
        }
        if (position == start) {
            throw wrong();
        }
        return Long.parseLong(text.substring(start, position));
    }

    private String string() {
        require("\"");
        StringBuilder read = new StringBuilder();
        while (text.charAt(position) != '"') {
            char character = text.charAt(position++);
            if (character < ' ') {
                throw wrong();
            }
            read.append(character == '\\' ? escaped() : character);
        }
        position++;
        return read.toString();
    }

    private char escaped() {
        char kind = text.charAt(position++);
        return switch (kind) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case '"', '\\', '/' -> kind;
            case 'u' -> (char) Integer.parseInt(text.substring(position, position += 4), 16);
            default -> throw wrong();
        };
    }
}
