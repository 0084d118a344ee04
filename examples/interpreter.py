"""A small language: scanner, compiler to bytecode, and the machine that runs it.

    interpreter.py [--code] [FILE]

Without a FILE it runs programs/queens.small, which is read when the program is imported. With --code it prints the bytecode instead.

The language has numbers, text, arrays and functions:

    function gcd(a, b) { while b != 0 { var t = a % b; a = b; b = t; } return a; }
    print "gcd", gcd(12, 18);
"""

import os
import sys

DEFAULT_PROGRAM = os.path.join(os.path.dirname(os.path.abspath(__file__)), "programs", "queens.small")
with open(DEFAULT_PROGRAM, encoding="utf-8") as default_file:
    DEFAULT_SOURCE = default_file.read()


class SmallError(Exception):
    """The program in the small language is wrong; says in which line."""

    def __init__(self, message, line):
        super().__init__(f"line {line}: {message}")
        self.line = line


KEYWORDS = {"function", "return", "var", "if", "else", "while", "for", "to", "print", "and", "or", "not", "true", "false", "nil"}
TWO_CHARACTERS = {"==", "!=", "<=", ">="}
ONE_CHARACTER = set("+-*/%<>=(){}[],;")


class Token:
    """A word of the source: its kind is itself for keywords and signs, else name, number, text or end."""

    def __init__(self, kind, text, line):
        self.kind = kind
        self.text = text
        self.line = line


def scan(source):
    tokens = []
    position = 0
    line = 1
    size = len(source)
    while position < size:
        character = source[position]
        start = position
        if character == "\n":
            line += 1
            position += 1
        elif character in " \t\r":
            position += 1
        elif character == "#":
            while position < size and source[position] != "\n":
                position += 1
        elif character.isdigit():
            while position < size and source[position].isdigit():
                position += 1
            tokens.append(Token("number", source[start:position], line))
        elif character.isalpha() or character == "_":
            while position < size and (source[position].isalnum() or source[position] == "_"):
                position += 1
            word = source[start:position]
            tokens.append(Token(word if word in KEYWORDS else "name", word, line))
        elif character == '"':
            end = source.find('"', position + 1)
            if end < 0:
                raise SmallError("the text is not closed", line)
            text = source[position + 1:end]
            tokens.append(Token("text", text.replace("\\n", "\n"), line))
            line += text.count("\n")
            position = end + 1
        elif source[position:position + 2] in TWO_CHARACTERS:
            position += 2
            tokens.append(Token(source[start:position], source[start:position], line))
        elif character in ONE_CHARACTER:
            position += 1
            tokens.append(Token(character, character, line))
        else:
            raise SmallError(f"unexpected character {character!r}", line)
    tokens.append(Token("end", "the end", line))
    return tokens


class Value:
    """What a variable of the small language holds."""

    type_name = "nil"

    def is_true(self):
        return False

    def show(self):
        return "nil"

    def equals(self, other):
        return self is other

    def fail(self, what):
        raise TypeError(f"{what} of {self.type_name}")

    def binary(self, sign, other):
        self.fail(sign)

    def item(self, index):
        self.fail("an item")

    def set_item(self, index, value):
        self.fail("an item")

    def size(self):
        self.fail("the size")

    def as_number(self):
        raise TypeError(f"a number is wanted, not {self.type_name}")


class Boolean(Value):
    type_name = "boolean"

    def __init__(self, value):
        self.value = value

    def is_true(self):
        return self.value

    def show(self):
        return "true" if self.value else "false"


NIL = Value()
TRUE = Boolean(True)
FALSE = Boolean(False)
LITERALS = {"true": TRUE, "false": FALSE, "nil": NIL}


def boolean(value):
    return TRUE if value else FALSE


ARITHMETIC = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b,
    "/": lambda a, b: a // b, "%": lambda a, b: a % b,
}
COMPARISONS = {
    "<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
}


class Number(Value):
    type_name = "number"

    def __init__(self, value):
        self.value = value

    def is_true(self):
        return self.value != 0

    def show(self):
        return str(self.value)

    def equals(self, other):
        return isinstance(other, Number) and self.value == other.value

    def as_number(self):
        return self.value

    def binary(self, sign, other):
        a = self.value
        b = other.as_number()
        if sign in ARITHMETIC:
            return Number(ARITHMETIC[sign](a, b))
        return boolean(COMPARISONS[sign](a, b))


class Text(Value):
    type_name = "text"

    def __init__(self, value):
        self.value = value

    def is_true(self):
        return len(self.value) > 0

    def show(self):
        return self.value

    def equals(self, other):
        return isinstance(other, Text) and self.value == other.value

    def size(self):
        return len(self.value)

    def item(self, index):
        return Text(self.value[index])

    def binary(self, sign, other):
        if sign == "+":
            return Text(self.value + other.show())
        if sign == "*":
            return Text(self.value * other.as_number())
        if isinstance(other, Text):
            if sign == "<":
                return boolean(self.value < other.value)
            if sign == ">":
                return boolean(self.value > other.value)
        self.fail(sign)


class Array(Value):
    type_name = "array"

    def __init__(self, items):
        self.items = items

    def is_true(self):
        return bool(self.items)

    def show(self):
        return "[" + ", ".join([item.show() for item in self.items]) + "]"

    def size(self):
        return len(self.items)

    def item(self, index):
        return self.items[index]

    def set_item(self, index, value):
        self.items[index] = value

    def binary(self, sign, other):
        if sign == "+" and isinstance(other, Array):
            return Array(self.items + other.items)
        if sign == "*":
            return Array(self.items * other.as_number())
        self.fail(sign)


class Callable(Value):
    type_name = "function"

    def __init__(self, name, parameter_count):
        self.name = name
        self.parameter_count = parameter_count

    def is_true(self):
        return True

    def show(self):
        return f"<function {self.name}>"

    def check(self, count):
        if count != self.parameter_count:
            raise TypeError(f"{self.name} wants {self.parameter_count} arguments, not {count}")


class Function(Callable):
    """A function of the program: its code."""

    def __init__(self, name, parameter_count):
        super().__init__(name, parameter_count)
        self.local_count = parameter_count
        self.code = []
        self.lines = []


class Native(Callable):
    """A function of this interpreter."""

    def __init__(self, name, parameter_count, function):
        super().__init__(name, parameter_count)
        self.function = function


def items_of(value):
    if not isinstance(value, Array):
        raise TypeError(f"an array is wanted, not {value.type_name}")
    return value.items


def native_push(arguments):
    items_of(arguments[0]).append(arguments[1])
    return arguments[0]


NATIVES = [
    Native("size", 1, lambda arguments: Number(arguments[0].size())),
    Native("text", 1, lambda arguments: Text(arguments[0].show())),
    Native("type", 1, lambda arguments: Text(arguments[0].type_name)),
    Native("code", 1, lambda arguments: Number(ord(arguments[0].show()))),
    Native("character", 1, lambda arguments: Text(chr(arguments[0].as_number()))),
    Native("push", 2, native_push),
    Native("pop", 1, lambda arguments: items_of(arguments[0]).pop()),
]

OPERATION_NAMES = ["constant", "get_local", "set_local", "get_global", "set_global", "binary", "equal", "not", "negate", "jump",
                   "jump_if_false", "jump_if_true", "call", "return", "print", "array", "get_item", "set_item", "pop"]
(CONSTANT, GET_LOCAL, SET_LOCAL, GET_GLOBAL, SET_GLOBAL, BINARY, EQUAL, NOT, NEGATE, JUMP,
 JUMP_IF_FALSE, JUMP_IF_TRUE, CALL, RETURN, PRINT, ARRAY, GET_ITEM, SET_ITEM, POP) = range(len(OPERATION_NAMES))

SIGNS = ["+", "-", "*", "/", "%", "<", "<=", ">", ">="]
LEVELS = [["==", "!="], ["<", "<=", ">", ">="], ["+", "-"], ["*", "/", "%"]]


class Program:
    """What the compiler makes: constants, names of globals, and functions, the first of which is the main program."""

    def __init__(self):
        self.constants = []
        self.global_names = []
        self.functions = []

    def constant(self, value):
        for index, existing in enumerate(self.constants):
            if existing.type_name == value.type_name and existing.equals(value):
                return index
        self.constants.append(value)
        return len(self.constants) - 1

    def global_index(self, name):
        if name not in self.global_names:
            self.global_names.append(name)
        return self.global_names.index(name)

    def listing(self):
        lines = []
        for function in self.functions:
            lines.append(f"{function.name}({function.parameter_count}), {function.local_count} locals:")
            for offset in range(0, len(function.code), 2):
                operation, argument = function.code[offset:offset + 2]
                note = ""
                if operation == CONSTANT:
                    note = f"    {self.constants[argument].show()!r}"
                elif operation in (GET_GLOBAL, SET_GLOBAL):
                    note = "    " + self.global_names[argument]
                elif operation == BINARY:
                    note = "    " + SIGNS[argument]
                lines.append(f"{offset:5} {OPERATION_NAMES[operation]:14}{argument:4}{note}")
        return "\n".join(lines)


class Compiler:
    """Reads tokens and writes the code of one function at a time."""

    def __init__(self, tokens):
        self.tokens = tokens
        self.position = 0
        self.program = Program()
        self.function = Function("main program", 0)
        self.program.functions.append(self.function)
        self.locals = None

    @property
    def token(self):
        return self.tokens[self.position]

    def advance(self):
        token = self.token
        self.position += 1
        return token

    def accept(self, kind):
        if self.token.kind == kind:
            self.position += 1
            return True
        return False

    def expect(self, kind):
        if self.token.kind != kind:
            raise SmallError(f"expected {kind}, found {self.token.text}", self.token.line)
        return self.advance()

    def emit(self, operation, argument=0):
        self.function.code.append(operation)
        self.function.code.append(argument)
        self.function.lines.append(self.tokens[self.position - 1].line if self.position else 1)
        return len(self.function.code) - 1

    def patch(self, place):
        """The jump whose argument is at this place leads here."""
        self.function.code[place] = len(self.function.code)

    def load_constant(self, value):
        self.emit(CONSTANT, self.program.constant(value))

    def compile(self):
        while self.token.kind != "end":
            self.statement()
        self.load_constant(NIL)
        self.emit(RETURN)
        return self.program

    def statement(self):
        token = self.token
        if token.kind == "function":
            self.function_definition()
        elif token.kind == "if":
            self.if_statement()
        elif token.kind == "while":
            self.while_statement()
        elif token.kind == "for":
            self.for_statement()
        elif token.kind == "{":
            self.block()
        else:
            self.simple_statement()
            self.expect(";")

    def simple_statement(self):
        if self.accept("var"):
            name = self.expect("name").text
            self.expect("=")
            self.expression()
            self.store(name, declare=True)
        elif self.accept("print"):
            count = self.expressions_until(";")
            self.emit(PRINT, count)
        elif self.accept("return"):
            if self.token.kind == ";":
                self.load_constant(NIL)
            else:
                self.expression()
            self.emit(RETURN)
        elif self.token.kind == "name" and self.tokens[self.position + 1].kind == "=":
            name = self.advance().text
            self.advance()
            self.expression()
            self.store(name)
        else:
            self.expression()
            if self.accept("="):
                self.assign_item()
            else:
                self.emit(POP)

    def assign_item(self):
        """The item that was just read is written instead."""
        code = self.function.code
        if code[-2] != GET_ITEM:
            raise SmallError("this cannot be assigned to", self.token.line)
        del code[-2:]
        self.function.lines.pop()
        self.expression()
        self.emit(SET_ITEM)

    def block(self):
        self.expect("{")
        while self.token.kind != "}":
            if self.token.kind == "end":
                raise SmallError("a block is not closed", self.token.line)
            self.statement()
        self.advance()

    def if_statement(self):
        self.advance()
        self.expression()
        otherwise = self.emit(JUMP_IF_FALSE)
        self.block()
        if self.accept("else"):
            end = self.emit(JUMP)
            self.patch(otherwise)
            if self.token.kind == "if":
                self.if_statement()
            else:
                self.block()
            self.patch(end)
        else:
            self.patch(otherwise)

    def while_statement(self):
        self.advance()
        start = len(self.function.code)
        self.expression()
        end = self.emit(JUMP_IF_FALSE)
        self.block()
        self.emit(JUMP, start)
        self.patch(end)

    def for_statement(self):
        """for i = first to last { ... }: last is included, and computed every time."""
        self.advance()
        name = self.expect("name").text
        self.expect("=")
        self.expression()
        self.store(name, declare=True)
        self.expect("to")
        start = len(self.function.code)
        self.load(name)
        self.expression()
        self.emit(BINARY, SIGNS.index("<="))
        end = self.emit(JUMP_IF_FALSE)
        self.block()
        self.load(name)
        self.load_constant(Number(1))
        self.emit(BINARY, SIGNS.index("+"))
        self.store(name)
        self.emit(JUMP, start)
        self.patch(end)

    def function_definition(self):
        line = self.advance().line
        if self.locals is not None:
            raise SmallError("a function inside of a function", line)
        name = self.expect("name").text
        self.expect("(")
        parameters = []
        if not self.accept(")"):
            parameters.append(self.expect("name").text)
            while self.accept(","):
                parameters.append(self.expect("name").text)
            self.expect(")")
        enclosing = self.function
        self.function = Function(name, len(parameters))
        self.locals = {parameter: index for index, parameter in enumerate(parameters)}
        self.program.functions.append(self.function)
        self.block()
        self.load_constant(NIL)
        self.emit(RETURN)
        self.function.local_count = len(self.locals)
        compiled = self.function
        self.function = enclosing
        self.locals = None
        self.emit(CONSTANT, self.program.constant(compiled))
        self.store(name)

    def load(self, name):
        if self.locals is not None and name in self.locals:
            self.emit(GET_LOCAL, self.locals[name])
            return
        self.emit(GET_GLOBAL, self.program.global_index(name))

    def store(self, name, declare=False):
        if self.locals is not None and (declare or name in self.locals):
            if name not in self.locals:
                self.locals[name] = len(self.locals)
            self.emit(SET_LOCAL, self.locals[name])
        else:
            self.emit(SET_GLOBAL, self.program.global_index(name))

    def expressions_until(self, closing):
        count = 0
        while self.token.kind != closing:
            if count:
                self.expect(",")
            self.expression()
            count += 1
        return count

    def expression(self):
        self.conjunction()
        while self.accept("or"):
            end = self.emit(JUMP_IF_TRUE)
            self.conjunction()
            self.patch(end)

    def conjunction(self):
        """`and` and `or` keep the value that decided, and drop it otherwise."""
        self.level(0)
        while self.accept("and"):
            otherwise = self.emit(JUMP_IF_FALSE)
            self.level(0)
            end = self.emit(JUMP)
            self.patch(otherwise)
            self.load_constant(FALSE)
            self.patch(end)

    def level(self, depth):
        if depth == len(LEVELS):
            self.unary()
            return
        self.level(depth + 1)
        while self.token.kind in LEVELS[depth]:
            sign = self.advance().kind
            self.level(depth + 1)
            if sign in SIGNS:
                self.emit(BINARY, SIGNS.index(sign))
            else:
                self.emit(EQUAL)
                if sign == "!=":
                    self.emit(NOT)

    def unary(self):
        if self.accept("-"):
            self.unary()
            self.emit(NEGATE)
        elif self.accept("not"):
            self.unary()
            self.emit(NOT)
        else:
            self.primary()

    def primary(self):
        token = self.advance()
        if token.kind == "number":
            self.load_constant(Number(int(token.text)))
        elif token.kind == "text":
            self.load_constant(Text(token.text))
        elif token.kind in LITERALS:
            self.load_constant(LITERALS[token.kind])
        elif token.kind == "name":
            self.load(token.text)
        elif token.kind == "(":
            self.expression()
            self.expect(")")
        elif token.kind == "[":
            self.emit(ARRAY, self.expressions_until("]"))
            self.expect("]")
        else:
            raise SmallError(f"unexpected {token.text}", token.line)
        self.suffixes()

    def suffixes(self):
        while True:
            if self.accept("("):
                count = self.expressions_until(")")
                self.expect(")")
                self.emit(CALL, count)
            elif self.accept("["):
                self.expression()
                self.expect("]")
                self.emit(GET_ITEM)
            else:
                return


DEEPEST = 200


class Frame:
    """One call: a function, where it is, and its locals."""

    def __init__(self, function, caller):
        self.function = function
        self.caller = caller
        self.position = 0
        self.locals = [NIL] * function.local_count
        self.depth = caller.depth + 1 if caller else 0

    def line(self):
        return self.function.lines[max(self.position // 2 - 1, 0)]


class Machine:
    """Runs a program; what it prints is collected, and written out in one piece by its user."""

    def __init__(self, program):
        self.program = program
        self.globals = [None] * len(program.global_names)
        for native in NATIVES:
            if native.name in program.global_names:
                self.globals[program.global_names.index(native.name)] = native
        self.stack = []
        self.executed = 0
        self.output = []

    def run(self):
        frame = Frame(self.program.functions[0], None)
        try:
            while frame is not None:
                frame = self.execute(frame)
        except ZeroDivisionError:
            raise self.error("division by zero")
        except IndexError:
            raise self.error("no such item")
        except TypeError as error:
            raise self.error(str(error))

    def error(self, message):
        return SmallError(message, self.frame.line())

    def call(self, frame, count):
        """The frame to go on with."""
        base = len(self.stack) - count
        function = self.stack[base - 1]
        if not isinstance(function, Callable):
            raise TypeError(f"a {function.type_name} cannot be called")
        function.check(count)
        arguments = self.stack[base:]
        del self.stack[base - 1:]
        if isinstance(function, Function):
            called = Frame(function, frame)
            if called.depth > DEEPEST:
                raise TypeError("too deep a recursion")
            called.locals[:count] = arguments
            return called
        if isinstance(function, Native):
            self.stack.append(function.function(arguments))
        return frame

    def execute(self, frame):
        """Run in this frame until it calls or returns; the frame to go on with."""
        self.frame = frame
        code = frame.function.code
        stack = self.stack
        while True:
            operation = code[frame.position]
            argument = code[frame.position + 1]
            frame.position += 2
            self.executed += 1
            if operation == CONSTANT:
                stack.append(self.program.constants[argument])
            elif operation == GET_LOCAL:
                stack.append(frame.locals[argument])
            elif operation == SET_LOCAL:
                frame.locals[argument] = stack.pop()
            elif operation == BINARY:
                right = stack.pop()
                stack[-1] = stack[-1].binary(SIGNS[argument], right)
            elif operation == JUMP:
                frame.position = argument
            elif operation == JUMP_IF_FALSE:
                if not stack.pop().is_true():
                    frame.position = argument
            elif operation == GET_GLOBAL:
                value = self.globals[argument]
                if value is None:
                    raise TypeError(f"{self.program.global_names[argument]} has no value")
                stack.append(value)
            elif operation == SET_GLOBAL:
                self.globals[argument] = stack.pop()
            elif operation == CALL:
                next_frame = self.call(frame, argument)
                if next_frame is not frame:
                    return next_frame
            elif operation == RETURN:
                return frame.caller
            elif operation == GET_ITEM:
                index = stack.pop().as_number()
                stack[-1] = stack[-1].item(index)
            elif operation == SET_ITEM:
                value = stack.pop()
                index = stack.pop().as_number()
                stack.pop().set_item(index, value)
            elif operation == EQUAL:
                right = stack.pop()
                stack[-1] = boolean(stack[-1].equals(right))
            elif operation == JUMP_IF_TRUE:
                if stack[-1].is_true():
                    frame.position = argument
                else:
                    stack.pop()
            elif operation == NOT:
                stack[-1] = boolean(not stack[-1].is_true())
            elif operation == NEGATE:
                stack[-1] = Number(-stack[-1].as_number())
            elif operation == ARRAY:
                start = len(stack) - argument
                items = stack[start:]
                del stack[start:]
                stack.append(Array(items))
            elif operation == PRINT:
                start = len(stack) - argument
                self.output.append(" ".join([value.show() for value in stack[start:]]))
                del stack[start:]
            else:
                stack.pop()


def run_source(source, show_code):
    program = Compiler(scan(source)).compile()
    if show_code:
        print(program.listing())
        return
    machine = Machine(program)
    try:
        machine.run()
    finally:
        for line in machine.output:
            print(line)
    print(f"({machine.executed} operations)")


def main(argv):
    arguments = [argument for argument in argv[1:] if argument != "--code"]
    show_code = "--code" in argv
    try:
        if arguments:
            with open(arguments[0], encoding="utf-8") as file:
                run_source(file.read(), show_code)
        else:
            run_source(DEFAULT_SOURCE, show_code)
    except OSError as error:
        print(f"cannot read {arguments[0]}: {error.strerror}")
        return 2
    except SmallError as error:
        print("error:", error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))

# test arguments: programs/tour.small
