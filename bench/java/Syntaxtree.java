import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An interpreter of a small language in Java: the program, the way and the output of syntaxtree.py. */
public final class Syntaxtree {
    private static final String PROGRAM = """
            fun gcd(a, b) {
                while (b) { t = a % b; a = b; b = t; }
                return a;
            }
            fun fib(n) {
                if (n < 2) { return n; }
                return fib(n - 1) + fib(n - 2);
            }
            fun coprime(limit) {
                count = 0;
                i = 1;
                while (i < limit) {
                    j = 1;
                    while (j < i) {
                        if (gcd(i, j) == 1) { count = count + 1; }
                        j = j + 1;
                    }
                    i = i + 1;
                }
                return count;
            }
            fun digits(n) {
                if (n == 0) { return 0; } else { return n % 10 + digits(n / 10); }
            }
            print coprime(size);
            print fib(size / 4);
            print digits(size * 987654321);
            print (1 + 2) * 3 - -4 < 5 * 6;
            """;

    private static final class LanguageException extends RuntimeException {
        LanguageException(String message) {
            super(message);
        }
    }

    private static final class Return extends RuntimeException {
        private final long value;

        Return(long value) {
            super(null, null, false, false);
            this.value = value;
        }
    }

    private static final class Scope {
        private final Scope parent;
        private final Map<String, Long> values = new HashMap<>();

        Scope(Scope parent) {
            this.parent = parent;
        }

        long get(String name) {
            for (Scope scope = this; scope != null; scope = scope.parent) {
                Long value = scope.values.get(name);
                if (value != null) {
                    return value;
                }
            }
            throw new LanguageException("there is no " + name);
        }

        void set(String name, long value) {
            values.put(name, value);
        }
    }

    private interface Node {
        long run(Scope scope, Program program);
    }

    private record Number(long value) implements Node {
        @Override
        public long run(Scope scope, Program program) {
            return value;
        }
    }

    private record Name(String name) implements Node {
        @Override
        public long run(Scope scope, Program program) {
            return scope.get(name);
        }
    }

    private record Binary(String sign, Node left, Node right) implements Node {
        @Override
        public long run(Scope scope, Program program) {
            long a = left.run(scope, program);
            long b = right.run(scope, program);
            return switch (sign) {
                case "+" -> a + b;
                case "-" -> a - b;
                case "*" -> a * b;
                case "/" -> a / b;
                case "%" -> a % b;
                case "<" -> a < b ? 1 : 0;
                case "==" -> a == b ? 1 : 0;
                default -> throw new LanguageException("no such sign: " + sign);
            };
        }
    }

    private record Negation(Node operand) implements Node {
        @Override
        public long run(Scope scope, Program program) {
            return -operand.run(scope, program);
        }
    }

    private record Call(String name, List<Node> arguments) implements Node {
        @Override
        public long run(Scope scope, Program program) {
            Function function = program.functions.get(name);
            if (function == null) {
                throw new LanguageException("there is no function " + name);
            }
            if (function.parameters.size() != arguments.size()) {
                throw new LanguageException(name + " takes " + function.parameters.size() + " arguments");
            }
            Scope inner = new Scope(program.globals);
            for (int i = 0; i < arguments.size(); i++) {
                inner.set(function.parameters.get(i), arguments.get(i).run(scope, program));
            }
            try {
                function.body.run(inner, program);
            } catch (Return result) {
                return result.value;
            }
            return 0;
        }
    }

    private record Block(List<Node> statements) implements Node {
        @Override
        public long run(Scope scope, Program program) {
            for (Node statement : statements) {
                statement.run(scope, program);
            }
            return 0;
        }
    }

    private record Assignment(String name, Node value) implements Node {
        @Override
        public long run(Scope scope, Program program) {
            long result = value.run(scope, program);
            scope.set(name, result);
            return result;
        }
    }

    private record While(Node condition, Node body) implements Node {
        @Override
        public long run(Scope scope, Program program) {
            while (condition.run(scope, program) != 0) {
                body.run(scope, program);
            }
            return 0;
        }
    }

    private record If(Node condition, Node then, Node otherwise) implements Node {
        @Override
        public long run(Scope scope, Program program) {
            if (condition.run(scope, program) != 0) {
                return then.run(scope, program);
            }
            return otherwise != null ? otherwise.run(scope, program) : 0;
        }
    }

    private record ReturnStatement(Node value) implements Node {
        @Override
        public long run(Scope scope, Program program) {
            throw new Return(value.run(scope, program));
        }
    }

    private record Print(Node value) implements Node {
        @Override
        public long run(Scope scope, Program program) {
            program.printed.add(Long.toString(value.run(scope, program)));
            return 0;
        }
    }

    private record Function(List<String> parameters, Node body) {}

    private static List<String> tokensOf(String text) {
        List<String> tokens = new ArrayList<>();
        int position = 0;
        while (position < text.length()) {
            char character = text.charAt(position);
            int start = position++;
            if (Character.isWhitespace(character)) {
                continue;
            }
            if (Character.isDigit(character)) {
                while (position < text.length() && Character.isDigit(text.charAt(position))) {
                    position++;
                }
            } else if (Character.isLetter(character)) {
                while (position < text.length() && Character.isLetterOrDigit(text.charAt(position))) {
                    position++;
                }
            } else if (text.startsWith("==", start)) {
                position++;
            }
            tokens.add(text.substring(start, position));
        }
        tokens.add("");
        return tokens;
    }

    private static final class Program {
        private static final List<List<String>> PRECEDENCE =
                List.of(List.of("==", "<"), List.of("+", "-"), List.of("*", "/", "%"));

        private final List<String> tokens;
        private int position;
        private final Map<String, Function> functions = new HashMap<>();
        private final Scope globals = new Scope(null);
        private final List<String> printed = new ArrayList<>();
        private final Node body;

        Program(String text) {
            tokens = tokensOf(text);
            List<Node> statements = new ArrayList<>();
            while (!token().isEmpty()) {
                if (accept("fun")) {
                    function();
                } else {
                    statements.add(statement());
                }
            }
            body = new Block(statements);
        }

        List<String> run(long size) {
            globals.set("size", size);
            body.run(globals, this);
            return printed;
        }

        private String token() {
            return tokens.get(position);
        }

        private String advance() {
            return tokens.get(position++);
        }

        private boolean accept(String token) {
            if (token().equals(token)) {
                position++;
                return true;
            }
            return false;
        }

        private String shown(String token) {
            return token.isEmpty() ? "the end" : token;
        }

        private void expect(String token) {
            if (!accept(token)) {
                throw new LanguageException(token + " expected, not " + shown(token()));
            }
        }

        private void function() {
            String name = advance();
            expect("(");
            List<String> parameters = new ArrayList<>();
            while (!accept(")")) {
                parameters.add(advance());
                accept(",");
            }
            functions.put(name, new Function(parameters, block()));
        }

        private Node block() {
            expect("{");
            List<Node> statements = new ArrayList<>();
            while (!accept("}")) {
                statements.add(statement());
            }
            return new Block(statements);
        }

        private Node statement() {
            if (accept("while")) {
                Node condition = parenthesized();
                return new While(condition, block());
            }
            if (accept("if")) {
                Node condition = parenthesized();
                Node then = block();
                return new If(condition, then, accept("else") ? block() : null);
            }
            Node node;
            if (accept("return")) {
                node = new ReturnStatement(expression(0));
            } else if (accept("print")) {
                node = new Print(expression(0));
            } else if (tokens.get(position + 1).equals("=")) {
                String name = advance();
                expect("=");
                node = new Assignment(name, expression(0));
            } else {
                node = expression(0);
            }
            expect(";");
            return node;
        }

        private Node parenthesized() {
            expect("(");
            Node node = expression(0);
            expect(")");
            return node;
        }

        private Node expression(int level) {
            if (level == PRECEDENCE.size()) {
                return operand();
            }
            Node node = expression(level + 1);
            while (PRECEDENCE.get(level).contains(token())) {
                String sign = advance();
                node = new Binary(sign, node, expression(level + 1));
            }
            return node;
        }

        private Node operand() {
            if (token().equals("(")) {
                return parenthesized();
            }
            if (accept("-")) {
                return new Negation(operand());
            }
            String token = advance();
            if (!token.isEmpty() && Character.isDigit(token.charAt(0))) {
                return new Number(Long.parseLong(token));
            }
            if (token.isEmpty() || !Character.isLetter(token.charAt(0))) {
                throw new LanguageException("an operand expected, not " + shown(token));
            }
            if (!accept("(")) {
                return new Name(token);
            }
            List<Node> arguments = new ArrayList<>();
            while (!accept(")")) {
                arguments.add(expression(0));
                accept(",");
            }
            return new Call(token, arguments);
        }
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 150;
        int size = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 60;
        List<String> printed = List.of();
        for (int round = 0; round < rounds; round++) {
            printed = new Program(PROGRAM).run(size);
        }
        System.out.println(String.join(" ", printed));
        for (String wrong :
                List.of("print 1 +;", "print nothing;", "f(1);", "fun f(a) { return a; } f();", "print (1;")) {
            try {
                new Program(wrong).run(1);
            } catch (LanguageException error) {
                System.out.println("refused: " + error.getMessage());
            }
        }
    }
}
