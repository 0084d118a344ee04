"""An interpreter of a small language: text to tokens to a syntax tree, whose nodes evaluate themselves in scopes.

    syntaxtree.py [ROUNDS [SIZE]]
"""

import sys

PROGRAM = """
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
"""


class LanguageError(Exception):
    pass


class Return(Exception):
    def __init__(self, value):
        self.value = value


class Scope:
    def __init__(self, parent):
        self.parent = parent
        self.values = {}

    def get(self, name):
        scope = self
        while scope is not None:
            if name in scope.values:
                return scope.values[name]
            scope = scope.parent
        raise LanguageError(f"there is no {name}")

    def set(self, name, value):
        self.values[name] = value


class Node:
    def run(self, scope, program):
        raise NotImplementedError


class Number(Node):
    def __init__(self, value):
        self.value = value

    def run(self, scope, program):
        return self.value


class Name(Node):
    def __init__(self, name):
        self.name = name

    def run(self, scope, program):
        return scope.get(self.name)


class Binary(Node):
    def __init__(self, sign, left, right):
        self.sign = sign
        self.left = left
        self.right = right

    def run(self, scope, program):
        left = self.left.run(scope, program)
        right = self.right.run(scope, program)
        if self.sign == "+":
            return left + right
        if self.sign == "-":
            return left - right
        if self.sign == "*":
            return left * right
        if self.sign == "/":
            return left // right
        if self.sign == "%":
            return left % right
        if self.sign == "<":
            return int(left < right)
        if self.sign == "==":
            return int(left == right)
        raise LanguageError(f"no such sign: {self.sign}")


class Negation(Node):
    def __init__(self, operand):
        self.operand = operand

    def run(self, scope, program):
        return -self.operand.run(scope, program)


class Call(Node):
    def __init__(self, name, arguments):
        self.name = name
        self.arguments = arguments

    def run(self, scope, program):
        function = program.functions.get(self.name)
        if function is None:
            raise LanguageError(f"there is no function {self.name}")
        if len(function.parameters) != len(self.arguments):
            raise LanguageError(f"{self.name} takes {len(function.parameters)} arguments")
        inner = Scope(program.globals)
        for parameter, argument in zip(function.parameters, self.arguments):
            inner.set(parameter, argument.run(scope, program))
        try:
            function.body.run(inner, program)
        except Return as result:
            return result.value
        return 0


class Block(Node):
    def __init__(self, statements):
        self.statements = statements

    def run(self, scope, program):
        for statement in self.statements:
            statement.run(scope, program)
        return 0


class Assignment(Node):
    def __init__(self, name, value):
        self.name = name
        self.value = value

    def run(self, scope, program):
        value = self.value.run(scope, program)
        scope.set(self.name, value)
        return value


class While(Node):
    def __init__(self, condition, body):
        self.condition = condition
        self.body = body

    def run(self, scope, program):
        while self.condition.run(scope, program):
            self.body.run(scope, program)
        return 0


class If(Node):
    def __init__(self, condition, then, otherwise):
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def run(self, scope, program):
        if self.condition.run(scope, program):
            return self.then.run(scope, program)
        if self.otherwise is not None:
            return self.otherwise.run(scope, program)
        return 0


class ReturnStatement(Node):
    def __init__(self, value):
        self.value = value

    def run(self, scope, program):
        raise Return(self.value.run(scope, program))


class Print(Node):
    def __init__(self, value):
        self.value = value

    def run(self, scope, program):
        program.printed.append(str(self.value.run(scope, program)))
        return 0


class Function:
    def __init__(self, parameters, body):
        self.parameters = parameters
        self.body = body


def tokens_of(text):
    position = 0
    while position < len(text):
        character = text[position]
        start = position
        if character.isspace():
            position += 1
        elif character.isdigit():
            while position < len(text) and text[position].isdigit():
                position += 1
            yield text[start:position]
        elif character.isalpha():
            while position < len(text) and text[position].isalnum():
                position += 1
            yield text[start:position]
        elif text[position:position + 2] == "==":
            position += 2
            yield "=="
        else:
            position += 1
            yield character
    yield ""


class Program:
    PRECEDENCE = [["==", "<"], ["+", "-"], ["*", "/", "%"]]

    def __init__(self, text):
        self.tokens = list(tokens_of(text))
        self.position = 0
        self.functions = {}
        self.globals = Scope(None)
        self.printed = []
        statements = []
        while self.token() != "":
            if self.accept("fun"):
                self.function()
            else:
                statements.append(self.statement())
        self.body = Block(statements)

    def run(self, size):
        self.globals.set("size", size)
        self.body.run(self.globals, self)
        return self.printed

    def token(self):
        return self.tokens[self.position]

    def advance(self):
        token = self.token()
        self.position += 1
        return token

    def accept(self, token):
        if self.token() == token:
            self.position += 1
            return True
        return False

    def expect(self, token):
        if not self.accept(token):
            raise LanguageError(f"{token} expected, not {self.token() or 'the end'}")

    def function(self):
        name = self.advance()
        self.expect("(")
        parameters = []
        while not self.accept(")"):
            parameters.append(self.advance())
            self.accept(",")
        self.functions[name] = Function(parameters, self.block())

    def block(self):
        self.expect("{")
        statements = []
        while not self.accept("}"):
            statements.append(self.statement())
        return Block(statements)

    def statement(self):
        if self.accept("while"):
            condition = self.parenthesized()
            return While(condition, self.block())
        if self.accept("if"):
            condition = self.parenthesized()
            then = self.block()
            return If(condition, then, self.block() if self.accept("else") else None)
        if self.accept("return"):
            node = ReturnStatement(self.expression(0))
        elif self.accept("print"):
            node = Print(self.expression(0))
        elif self.tokens[self.position + 1] == "=":
            name = self.advance()
            self.expect("=")
            node = Assignment(name, self.expression(0))
        else:
            node = self.expression(0)
        self.expect(";")
        return node

    def parenthesized(self):
        self.expect("(")
        node = self.expression(0)
        self.expect(")")
        return node

    def expression(self, level):
        if level == len(self.PRECEDENCE):
            return self.operand()
        node = self.expression(level + 1)
        while self.token() in self.PRECEDENCE[level]:
            sign = self.advance()
            node = Binary(sign, node, self.expression(level + 1))
        return node

    def operand(self):
        if self.token() == "(":
            return self.parenthesized()
        if self.accept("-"):
            return Negation(self.operand())
        token = self.advance()
        if token.isdigit():
            return Number(int(token))
        if not token.isalpha():
            raise LanguageError(f"an operand expected, not {token or 'the end'}")
        if self.accept("("):
            arguments = []
            while not self.accept(")"):
                arguments.append(self.expression(0))
                self.accept(",")
            return Call(token, arguments)
        return Name(token)


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    size = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    printed = []
    for _ in range(rounds):
        printed = Program(PROGRAM).run(size)
    print(" ".join(printed))
    for wrong in ("print 1 +;", "print nothing;", "f(1);", "fun f(a) { return a; } f();", "print (1;"):
        try:
            Program(wrong).run(1)
        except LanguageError as error:
            print("refused:", error)


if __name__ == "__main__":
    main()

# bench rounds: 150
