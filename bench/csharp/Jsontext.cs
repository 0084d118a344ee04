using System;
using System.Collections.Generic;
using System.Text;

/// <summary>JSON by hand in C#: the work and the output of jsontext.py.</summary>
public static class Jsontext {
    private sealed class ParseException : Exception {
        internal ParseException(string message) : base(message) {}
    }

    private abstract class Value {
        internal abstract void Write(StringBuilder output);

        internal virtual long Total() {
            return 0;
        }
    }

    private sealed class Null : Value {
        internal override void Write(StringBuilder output) {
            output.Append("null");
        }
    }

    private sealed class Bool : Value {
        private readonly bool value;

        internal Bool(bool value) {
            this.value = value;
        }

        internal override void Write(StringBuilder output) {
            output.Append(value ? "true" : "false");
        }

        internal override long Total() {
            return value ? 1 : 0;
        }
    }

    private sealed class Number : Value {
        private readonly long value;

        internal Number(long value) {
            this.value = value;
        }

        internal override void Write(StringBuilder output) {
            output.Append(value);
        }

        internal override long Total() {
            return value;
        }
    }

    private sealed class Text : Value {
        private readonly string value;

        internal Text(string value) {
            this.value = value;
        }

        internal override void Write(StringBuilder output) {
            Quote(value, output);
        }

        internal override long Total() {
            return value.Length;
        }
    }

    private sealed class ArrayValue : Value {
        private readonly List<Value> items;

        internal ArrayValue(List<Value> items) {
            this.items = items;
        }

        internal override void Write(StringBuilder output) {
            output.Append('[');
            for (int i = 0; i < items.Count; i++) {
                if (i > 0) {
                    output.Append(',');
                }
                items[i].Write(output);
            }
            output.Append(']');
        }

        internal override long Total() {
            long total = 0;
            foreach (Value item in items) {
                total += item.Total();
            }
            return total;
        }
    }

    /// <summary>Fields in their order, which a dictionary keeps as long as none is removed.</summary>
    private sealed class ObjectValue : Value {
        private readonly Dictionary<string, Value> fields;

        internal ObjectValue(Dictionary<string, Value> fields) {
            this.fields = fields;
        }

        internal override void Write(StringBuilder output) {
            output.Append('{');
            bool isFirst = true;
            foreach (var field in fields) {
                if (!isFirst) {
                    output.Append(',');
                }
                isFirst = false;
                Quote(field.Key, output);
                output.Append(':');
                field.Value.Write(output);
            }
            output.Append('}');
        }

        internal override long Total() {
            long total = 0;
            foreach (var field in fields) {
                total += field.Key.Length + field.Value.Total();
            }
            return total;
        }
    }

    private static void Quote(string text, StringBuilder output) {
        output.Append('"');
        foreach (char character in text) {
            switch (character) {
                case '"':
                    output.Append("\\\"");
                    break;
                case '\\':
                    output.Append("\\\\");
                    break;
                case '\n':
                    output.Append("\\n");
                    break;
                case '\t':
                    output.Append("\\t");
                    break;
                default:
                    output.Append(character);
                    break;
            }
        }
        output.Append('"');
    }

    private sealed class Parser {
        private readonly string text;
        private int position;

        internal Parser(string text) {
            this.text = text;
        }

        internal Value Parse() {
            Value value = ParseValue();
            SkipBlanks();
            if (position != text.Length) {
                throw Error("the end");
            }
            return value;
        }

        private ParseException Error(string expected) {
            return new ParseException($"{expected} expected at {position}");
        }

        private void SkipBlanks() {
            while (position < text.Length && " \n\t\r".IndexOf(text[position]) >= 0) {
                position++;
            }
        }

        private bool Takes(char character) {
            SkipBlanks();
            if (position < text.Length && text[position] == character) {
                position++;
                return true;
            }
            return false;
        }

        private void Expect(char character) {
            if (!Takes(character)) {
                throw Error(character.ToString());
            }
        }

        private bool TakesWord(string word) {
            if (string.CompareOrdinal(text, position, word, 0, word.Length) != 0) {
                return false;
            }
            position += word.Length;
            return true;
        }

        private Value ParseValue() {
            SkipBlanks();
            if (position >= text.Length) {
                throw Error("a value");
            }
            char character = text[position];
            if (character == '{') {
                return ParseObject();
            }
            if (character == '[') {
                return ParseArray();
            }
            if (character == '"') {
                return new Text(ParseString());
            }
            if (character == '-' || char.IsDigit(character)) {
                return ParseNumber();
            }
            if (TakesWord("true")) {
                return new Bool(true);
            }
            if (TakesWord("false")) {
                return new Bool(false);
            }
            if (TakesWord("null")) {
                return new Null();
            }
            throw Error("a value");
        }

        private Value ParseObject() {
            Expect('{');
            var fields = new Dictionary<string, Value>();
            if (Takes('}')) {
                return new ObjectValue(fields);
            }
            do {
                SkipBlanks();
                string name = ParseString();
                Expect(':');
                fields[name] = ParseValue();
            } while (Takes(','));
            Expect('}');
            return new ObjectValue(fields);
        }

        private Value ParseArray() {
            Expect('[');
            var items = new List<Value>();
            if (Takes(']')) {
                return new ArrayValue(items);
            }
            do {
                items.Add(ParseValue());
            } while (Takes(','));
            Expect(']');
            return new ArrayValue(items);
        }

        private string ParseString() {
            Expect('"');
            var parts = new StringBuilder();
            while (position < text.Length) {
                char character = text[position++];
                if (character == '"') {
                    return parts.ToString();
                }
                if (character != '\\') {
                    parts.Append(character);
                    continue;
                }
                if (position >= text.Length) {
                    break;
                }
                switch (text[position]) {
                    case '"':
                    case '\\':
                    case '/':
                        parts.Append(text[position]);
                        break;
                    case 'n':
                        parts.Append('\n');
                        break;
                    case 't':
                        parts.Append('\t');
                        break;
                    default:
                        throw Error("an escape");
                }
                position++;
            }
            throw Error("a quotation mark");
        }

        private Value ParseNumber() {
            int start = position;
            if (text[position] == '-') {
                position++;
            }
            while (position < text.Length && char.IsDigit(text[position])) {
                position++;
            }
            return new Number(long.Parse(text.Substring(start, position - start)));
        }
    }

    private static Value MakeDocument(int count) {
        var records = new List<Value>();
        for (int i = 0; i < count; i++) {
            var fields = new Dictionary<string, Value>();
            fields["id"] = new Number(i * 7919L % 10007 - 500);
            fields["name"] = new Text("Item \"" + i + "\"\t\\" + i % 13);
            fields["active"] = new Bool(i % 3 == 0);
            fields["parent"] = i % 5 != 0 ? (Value) new Null() : new Number(i / 5);
            var tags = new List<Value>();
            for (int j = 0; j < i % 4; j++) {
                tags.Add(new Text("tag" + j));
            }
            fields["tags"] = new ArrayValue(tags);
            var nested = new Dictionary<string, Value>();
            nested["x"] = new Number(i);
            nested["empty"] = new ArrayValue(new List<Value>());
            nested["none"] = new ObjectValue(new Dictionary<string, Value>());
            fields["nested"] = new ObjectValue(nested);
            records.Add(new ObjectValue(fields));
        }
        var document = new Dictionary<string, Value>();
        document["version"] = new Number(2);
        document["records"] = new ArrayValue(records);
        return new ObjectValue(document);
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 45;
        int count = arguments.Length > 1 ? int.Parse(arguments[1]) : 1000;
        long total = 0;
        long size = 0;
        string text = "";
        for (int round = 0; round < rounds; round++) {
            var parts = new StringBuilder();
            MakeDocument(count + round).Write(parts);
            text = parts.ToString();
            Value document = new Parser(text).Parse();
            total += document.Total();
            var again = new StringBuilder();
            document.Write(again);
            if (again.ToString() != text) {
                Console.WriteLine("the texts differ");
            }
            size += text.Length;
        }
        Console.WriteLine($"{size} characters, total {total}");
        Console.WriteLine(text.Substring(0, Math.Min(160, text.Length)));
        string[] wrongs = {"[1, 2", "{\"a\" 1}", "[tru]", "\"\\x\"", "[] []"};
        foreach (string wrong in wrongs) {
            try {
                new Parser(wrong).Parse();
                Console.WriteLine("accepted: " + wrong);
            } catch (ParseException error) {
                Console.WriteLine("refused: " + error.Message);
            }
        }
    }
}
