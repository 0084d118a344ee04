using System;
using System.Collections.Generic;

/// <summary>An interpreter of a small language in C#: the program, the way and the output of syntaxtree.py.</summary>
public static class Syntaxtree {
    private const string ProgramText =
            "fun gcd(a, b) {\n" +
            "    while (b) { t = a % b; a = b; b = t; }\n" +
            "    return a;\n" +
            "}\n" +
            "fun fib(n) {\n" +
            "    if (n < 2) { return n; }\n" +
            "    return fib(n - 1) + fib(n - 2);\n" +
            "}\n" +
            "fun coprime(limit) {\n" +
            "    count = 0;\n" +
            "    i = 1;\n" +
            "    while (i < limit) {\n" +
            "        j = 1;\n" +
            "        while (j < i) {\n" +
            "            if (gcd(i, j) == 1) { count = count + 1; }\n" +
            "            j = j + 1;\n" +
            "        }\n" +
            "        i = i + 1;\n" +
            "    }\n" +
            "    return count;\n" +
            "}\n" +
            "fun digits(n) {\n" +
            "    if (n == 0) { return 0; } else { return n % 10 + digits(n / 10); }\n" +
            "}\n" +
            "print coprime(size);\n" +
            "print fib(size / 4);\n" +
            "print digits(size * 987654321);\n" +
            "print (1 + 2) * 3 - -4 < 5 * 6;\n";

    private sealed class LanguageException : Exception {
        internal LanguageException(string message) : base(message) {}
    }

    private sealed class Return : Exception {
        internal readonly long value;

        internal Return(long value) {
            this.value = value;
        }
    }

    private sealed class Scope {
        private readonly Scope parent;
        private readonly Dictionary<string, long> values = new Dictionary<string, long>();

        internal Scope(Scope parent) {
            this.parent = parent;
        }

        internal long Get(string name) {
            for (Scope scope = this; scope != null; scope = scope.parent) {
                long value;
                if (scope.values.TryGetValue(name, out value)) {
                    return value;
                }
            }
            throw new LanguageException("there is no " + name);
        }

        internal void Set(string name, long value) {
            values[name] = value;
        }
    }

    private interface Node {
        long Run(Scope scope, Program program);
    }

    private sealed class Number : Node {
        internal readonly long value;

        internal Number(long value) {
            this.value = value;
        }

        public long Run(Scope scope, Program program) {
            return value;
        }
    }

    private sealed class Name : Node {
        internal readonly string name;

        internal Name(string name) {
            this.name = name;
        }

        public long Run(Scope scope, Program program) {
            return scope.Get(name);
        }
    }

    private sealed class Binary : Node {
        internal readonly string sign;
        internal readonly Node left;
        internal readonly Node right;

        internal Binary(string sign, Node left, Node right) {
            this.sign = sign;
            this.left = left;
            this.right = right;
        }

        public long Run(Scope scope, Program program) {
            long a = left.Run(scope, program);
            long b = right.Run(scope, program);
            switch (sign) {
                case "+":
                    return a + b;
                case "-":
                    return a - b;
                case "*":
                    return a * b;
                case "/":
                    return a / b;
                case "%":
                    return a % b;
                case "<":
                    return a < b ? 1 : 0;
                case "==":
                    return a == b ? 1 : 0;
                default:
                    throw new LanguageException("no such sign: " + sign);
            }
        }
    }

    private sealed class Negation : Node {
        internal readonly Node operand;

        internal Negation(Node operand) {
            this.operand = operand;
        }

        public long Run(Scope scope, Program program) {
            return -operand.Run(scope, program);
        }
    }

    private sealed class Call : Node {
        internal readonly string name;
        internal readonly List<Node> arguments;

        internal Call(string name, List<Node> arguments) {
            this.name = name;
            this.arguments = arguments;
        }

        public long Run(Scope scope, Program program) {
            Function function;
            if (!program.functions.TryGetValue(name, out function)) {
                throw new LanguageException("there is no function " + name);
            }
            if (function.parameters.Count != arguments.Count) {
                throw new LanguageException(name + " takes " + function.parameters.Count + " arguments");
            }
            Scope inner = new Scope(program.globals);
            for (int i = 0; i < arguments.Count; i++) {
                inner.Set(function.parameters[i], arguments[i].Run(scope, program));
            }
            try {
                function.body.Run(inner, program);
            } catch (Return result) {
                return result.value;
            }
            return 0;
        }
    }

    private sealed class Block : Node {
        internal readonly List<Node> statements;

        internal Block(List<Node> statements) {
            this.statements = statements;
        }

        public long Run(Scope scope, Program program) {
            foreach (Node statement in statements) {
                statement.Run(scope, program);
            }
            return 0;
        }
    }

    private sealed class Assignment : Node {
        internal readonly string name;
        internal readonly Node value;

        internal Assignment(string name, Node value) {
            this.name = name;
            this.value = value;
        }

        public long Run(Scope scope, Program program) {
            long result = value.Run(scope, program);
            scope.Set(name, result);
            return result;
        }
    }

    private sealed class While : Node {
        internal readonly Node condition;
        internal readonly Node body;

        internal While(Node condition, Node body) {
            this.condition = condition;
            this.body = body;
        }

        public long Run(Scope scope, Program program) {
            while (condition.Run(scope, program) != 0) {
                body.Run(scope, program);
            }
            return 0;
        }
    }

    private sealed class If : Node {
        internal readonly Node condition;
        internal readonly Node then;
        internal readonly Node otherwise;

        internal If(Node condition, Node then, Node otherwise) {
            this.condition = condition;
            this.then = then;
            this.otherwise = otherwise;
        }

        public long Run(Scope scope, Program program) {
            if (condition.Run(scope, program) != 0) {
                return then.Run(scope, program);
            }
            return otherwise != null ? otherwise.Run(scope, program) : 0;
        }
    }

    private sealed class ReturnStatement : Node {
        internal readonly Node value;

        internal ReturnStatement(Node value) {
            this.value = value;
        }

        public long Run(Scope scope, Program program) {
            throw new Return(value.Run(scope, program));
        }
    }

    private sealed class Print : Node {
        internal readonly Node value;

        internal Print(Node value) {
            this.value = value;
        }

        public long Run(Scope scope, Program program) {
            program.printed.Add(value.Run(scope, program).ToString());
            return 0;
        }
    }

    private sealed class Function {
        internal readonly List<string> parameters;
        internal readonly Node body;

        internal Function(List<string> parameters, Node body) {
            this.parameters = parameters;
            this.body = body;
        }
    }

    private static List<string> TokensOf(string text) {
        var tokens = new List<string>();
        int position = 0;
        while (position < text.Length) {
            char character = text[position];
            int start = position++;
            if (char.IsWhiteSpace(character)) {
                continue;
            }
            if (char.IsDigit(character)) {
                while (position < text.Length && char.IsDigit(text[position])) {
                    position++;
                }
            } else if (char.IsLetter(character)) {
                while (position < text.Length && char.IsLetterOrDigit(text[position])) {
                    position++;
                }
            } else if (string.CompareOrdinal(text, start, "==", 0, 2) == 0) {
                position++;
            }
            tokens.Add(text.Substring(start, position - start));
        }
        tokens.Add("");
        return tokens;
    }

    private sealed class Program {
        private static readonly string[][] Precedence = {
            new[] {"==", "<"}, new[] {"+", "-"}, new[] {"*", "/", "%"}
        };

        private readonly List<string> tokens;
        private int position;
        internal readonly Dictionary<string, Function> functions = new Dictionary<string, Function>();
        internal readonly Scope globals = new Scope(null);
        internal readonly List<string> printed = new List<string>();
        private readonly Node body;

        internal Program(string text) {
            tokens = TokensOf(text);
            var statements = new List<Node>();
            while (Token() != "") {
                if (Accept("fun")) {
                    Function();
                } else {
                    statements.Add(Statement());
                }
            }
            body = new Block(statements);
        }

        internal List<string> Run(long size) {
            globals.Set("size", size);
            body.Run(globals, this);
            return printed;
        }

        private string Token() {
            return tokens[position];
        }

        private string Advance() {
            return tokens[position++];
        }

        private bool Accept(string token) {
            if (this.Token() == token) {
                position++;
                return true;
            }
            return false;
        }

        private string Shown(string token) {
            return token == "" ? "the end" : token;
        }

        private void Expect(string token) {
            if (!Accept(token)) {
                throw new LanguageException(token + " expected, not " + Shown(Token()));
            }
        }

        private void Function() {
            string name = Advance();
            Expect("(");
            var parameters = new List<string>();
            while (!Accept(")")) {
                parameters.Add(Advance());
                Accept(",");
            }
            functions[name] = new Function(parameters, Block());
        }

        private Node Block() {
            Expect("{");
            var statements = new List<Node>();
            while (!Accept("}")) {
                statements.Add(Statement());
            }
            return new Block(statements);
        }

        private Node Statement() {
            if (Accept("while")) {
                Node condition = Parenthesized();
                return new While(condition, Block());
            }
            if (Accept("if")) {
                Node condition = Parenthesized();
                Node then = Block();
                return new If(condition, then, Accept("else") ? Block() : null);
            }
            Node node;
            if (Accept("return")) {
                node = new ReturnStatement(Expression(0));
            } else if (Accept("print")) {
                node = new Print(Expression(0));
            } else if (tokens[position + 1] == "=") {
                string name = Advance();
                Expect("=");
                node = new Assignment(name, Expression(0));
            } else {
                node = Expression(0);
            }
            Expect(";");
            return node;
        }

        private Node Parenthesized() {
            Expect("(");
            Node node = Expression(0);
            Expect(")");
            return node;
        }

        private Node Expression(int level) {
            if (level == Precedence.Length) {
                return Operand();
            }
            Node node = Expression(level + 1);
            while (Array.IndexOf(Precedence[level], Token()) >= 0) {
                string sign = Advance();
                node = new Binary(sign, node, Expression(level + 1));
            }
            return node;
        }

        private Node Operand() {
            if (Token() == "(") {
                return Parenthesized();
            }
            if (Accept("-")) {
                return new Negation(Operand());
            }
            string token = Advance();
            if (token != "" && char.IsDigit(token[0])) {
                return new Number(long.Parse(token));
            }
            if (token == "" || !char.IsLetter(token[0])) {
                throw new LanguageException("an operand expected, not " + Shown(token));
            }
            if (!Accept("(")) {
                return new Name(token);
            }
            var arguments = new List<Node>();
            while (!Accept(")")) {
                arguments.Add(Expression(0));
                Accept(",");
            }
            return new Call(token, arguments);
        }
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 150;
        int size = arguments.Length > 1 ? int.Parse(arguments[1]) : 60;
        var printed = new List<string>();
        for (int round = 0; round < rounds; round++) {
            printed = new Program(ProgramText).Run(size);
        }
        Console.WriteLine(string.Join(" ", printed));
        string[] wrongs = {"print 1 +;", "print nothing;", "f(1);", "fun f(a) { return a; } f();", "print (1;"};
        foreach (string wrong in wrongs) {
            try {
                new Program(wrong).Run(1);
            } catch (LanguageException error) {
                Console.WriteLine("refused: " + error.Message);
            }
        }
    }
}
