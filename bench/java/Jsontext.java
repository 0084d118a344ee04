import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON by hand in Java: the work and the output of jsontext.py. */
public final class Jsontext {
    private static final class ParseException extends RuntimeException {
        ParseException(String message) {
            super(message);
        }
    }

    private interface Value {
        void write(StringBuilder out);

        default long total() {
            return 0;
        }
    }

    private record Null() implements Value {
        @Override
        public void write(StringBuilder out) {
            out.append("null");
        }
    }

    private record Bool(boolean value) implements Value {
        @Override
        public void write(StringBuilder out) {
            out.append(value);
        }

        @Override
        public long total() {
            return value ? 1 : 0;
        }
    }

    private record Number(long value) implements Value {
        @Override
        public void write(StringBuilder out) {
            out.append(value);
        }

        @Override
        public long total() {
            return value;
        }
    }

    private record Text(String value) implements Value {
        @Override
        public void write(StringBuilder out) {
            quote(value, out);
        }

        @Override
        public long total() {
            return value.length();
        }
    }

    private record Array(List<Value> items) implements Value {
        @Override
        public void write(StringBuilder out) {
            out.append('[');
            for (int i = 0; i < items.size(); i++) {
                if (i > 0) {
                    out.append(',');
                }
                items.get(i).write(out);
            }
            out.append(']');
        }

        @Override
        public long total() {
            long total = 0;
            for (Value item : items) {
                total += item.total();
            }
            return total;
        }
    }

    private record Obj(Map<String, Value> fields) implements Value {
        @Override
        public void write(StringBuilder out) {
            out.append('{');
            boolean isFirst = true;
            for (Map.Entry<String, Value> field : fields.entrySet()) {
                if (!isFirst) {
                    out.append(',');
                }
                isFirst = false;
                quote(field.getKey(), out);
                out.append(':');
                field.getValue().write(out);
            }
            out.append('}');
        }

        @Override
        public long total() {
            long total = 0;
            for (Map.Entry<String, Value> field : fields.entrySet()) {
                total += field.getKey().length() + field.getValue().total();
            }
            return total;
        }
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            switch (character) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\t' -> out.append("\\t");
                default -> out.append(character);
            }
        }
        out.append('"');
    }

    private static final class Parser {
        private final String text;
        private int position;

        Parser(String text) {
            this.text = text;
        }

        Value parse() {
            Value value = value();
            skipBlanks();
            if (position != text.length()) {
                throw error("the end");
            }
            return value;
        }

        private ParseException error(String expected) {
            return new ParseException(expected + " expected at " + position);
        }

        private void skipBlanks() {
            while (position < text.length() && " \n\t\r".indexOf(text.charAt(position)) >= 0) {
                position++;
            }
        }

        private boolean takes(char character) {
            skipBlanks();
            if (position < text.length() && text.charAt(position) == character) {
                position++;
                return true;
            }
            return false;
        }

        private void expect(char character) {
            if (!takes(character)) {
                throw error(String.valueOf(character));
            }
        }

        private Value value() {
            skipBlanks();
            if (position >= text.length()) {
                throw error("a value");
            }
            char character = text.charAt(position);
            if (character == '{') {
                return object();
            }
            if (character == '[') {
                return array();
            }
            if (character == '"') {
                return new Text(string());
            }
            if (character == '-' || Character.isDigit(character)) {
                return number();
            }
            if (takesWord("true")) {
                return new Bool(true);
            }
            if (takesWord("false")) {
                return new Bool(false);
            }
            if (takesWord("null")) {
                return new Null();
            }
            throw error("a value");
        }

        private boolean takesWord(String word) {
            if (!text.startsWith(word, position)) {
                return false;
            }
            position += word.length();
            return true;
        }

        private Value object() {
            expect('{');
            Map<String, Value> fields = new LinkedHashMap<>();
            if (takes('}')) {
                return new Obj(fields);
            }
            do {
                skipBlanks();
                String name = string();
                expect(':');
                fields.put(name, value());
            } while (takes(','));
            expect('}');
            return new Obj(fields);
        }

        private Value array() {
            expect('[');
            List<Value> items = new ArrayList<>();
            if (takes(']')) {
                return new Array(items);
            }
            do {
                items.add(value());
            } while (takes(','));
            expect(']');
            return new Array(items);
        }

        private String string() {
            expect('"');
            StringBuilder parts = new StringBuilder();
            while (position < text.length()) {
                char character = text.charAt(position++);
                if (character == '"') {
                    return parts.toString();
                }
                if (character != '\\') {
                    parts.append(character);
                    continue;
                }
                if (position >= text.length()) {
                    break;
                }
                switch (text.charAt(position)) {
                    case '"', '\\', '/' -> parts.append(text.charAt(position));
                    case 'n' -> parts.append('\n');
                    case 't' -> parts.append('\t');
                    default -> throw error("an escape");
                }
                position++;
            }
            throw error("a quotation mark");
        }

        private Value number() {
            int start = position;
            if (text.charAt(position) == '-') {
                position++;
            }
            while (position < text.length() && Character.isDigit(text.charAt(position))) {
                position++;
            }
            return new Number(Long.parseLong(text.substring(start, position)));
        }
    }

    private static Value makeDocument(int count) {
        List<Value> records = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Map<String, Value> fields = new LinkedHashMap<>();
            fields.put("id", new Number(i * 7919L % 10007 - 500));
            fields.put("name", new Text("Item \"" + i + "\"\t\\" + i % 13));
            fields.put("active", new Bool(i % 3 == 0));
            fields.put("parent", i % 5 != 0 ? new Null() : new Number(i / 5));
            List<Value> tags = new ArrayList<>();
            for (int j = 0; j < i % 4; j++) {
                tags.add(new Text("tag" + j));
            }
            fields.put("tags", new Array(tags));
            Map<String, Value> nested = new LinkedHashMap<>();
            nested.put("x", new Number(i));
            nested.put("empty", new Array(new ArrayList<>()));
            nested.put("none", new Obj(new LinkedHashMap<>()));
            fields.put("nested", new Obj(nested));
            records.add(new Obj(fields));
        }
        Map<String, Value> document = new LinkedHashMap<>();
        document.put("version", new Number(2));
        document.put("records", new Array(records));
        return new Obj(document);
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 45;
        int count = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1000;
        long total = 0;
        long size = 0;
        String text = "";
        for (int round = 0; round < rounds; round++) {
            StringBuilder parts = new StringBuilder();
            makeDocument(count + round).write(parts);
            text = parts.toString();
            Value document = new Parser(text).parse();
            total += document.total();
            StringBuilder again = new StringBuilder();
            document.write(again);
            if (!again.toString().equals(text)) {
                System.out.println("the texts differ");
            }
            size += text.length();
        }
        System.out.println(size + " characters, total " + total);
        System.out.println(text.substring(0, Math.min(160, text.length())));
        for (String wrong : List.of("[1, 2", "{\"a\" 1}", "[tru]", "\"\\x\"", "[] []")) {
            try {
                new Parser(wrong).parse();
                System.out.println("accepted: " + wrong);
            } catch (ParseException error) {
                System.out.println("refused: " + error.getMessage());
            }
        }
    }
}
