"""A machine with a stack: runs small programs in its own byte code: primes, Fibonacci by calls, and Collatz sequences.

    bytecode.py [ROUNDS [SIZE]]
"""

import sys

(PUSH, LOAD, STORE, ADD, SUB, MUL, DIV, MOD, LESS, EQUAL, JUMP, JUMP_IF_ZERO, CALL, RETURN, PRINT, DUP, SWAP,
 HALT) = range(18)
NAMES = ["push", "load", "store", "add", "sub", "mul", "div", "mod", "less", "equal", "jump", "jz", "call", "return",
         "print", "dup", "swap", "halt"]

PRIMES = """
        push 0
        store 1
        push 2
        store 2
outer:  load 2
        load 0
        less
        jz end
        push 2
        store 3
inner:  load 3
        load 3
        mul
        load 2
        push 1
        add
        less
        jz prime
        load 2
        load 3
        mod
        jz next
        load 3
        push 1
        add
        store 3
        jump inner
prime:  load 1
        push 1
        add
        store 1
next:   load 2
        push 1
        add
        store 2
        jump outer
end:    load 1
        print
        halt
"""
FIBONACCI = """
        push 15
        call fib
        print
        halt
fib:    dup
        push 2
        less
        jz more
        return
more:   dup
        push 1
        sub
        call fib
        swap
        push 2
        sub
        call fib
        add
        return
"""
COLLATZ = """
        push 0
        store 1
        push 1
        store 2
next:   load 2
        load 0
        less
        jz end
        load 2
        store 3
        push 0
        store 4
step:   load 3
        push 1
        equal
        jz more
        load 4
        load 1
        add
        store 1
        load 2
        push 1
        add
        store 2
        jump next
more:   load 4
        push 1
        add
        store 4
        load 3
        push 2
        mod
        jz even
        load 3
        push 3
        mul
        push 1
        add
        store 3
        jump step
even:   load 3
        push 2
        div
        store 3
        jump step
end:    load 1
        print
        halt
"""


def assemble(text):
    code = []
    labels = {}
    references = []
    for line in text.split("\n"):
        words = line.split()
        if words and words[0].endswith(":"):
            labels[words[0][:-1]] = len(code)
            words = words[1:]
        if not words:
            continue
        code.append(NAMES.index(words[0]))
        if len(words) > 1:
            if words[1].isdigit():
                code.append(int(words[1]))
            else:
                references.append((len(code), words[1]))
                code.append(0)
    for position, label in references:
        code[position] = labels[label]
    return code


class MachineError(Exception):
    pass


class Machine:
    def __init__(self, code, argument):
        self.code = code
        self.stack = []
        self.calls = []
        self.variables = [0] * 10
        self.variables[0] = argument
        self.printed = []
        self.steps = 0

    def run(self):
        code = self.code
        stack = self.stack
        variables = self.variables
        position = 0
        while True:
            operation = code[position]
            position += 1
            self.steps += 1
            if operation == PUSH:
                stack.append(code[position])
                position += 1
            elif operation == LOAD:
                stack.append(variables[code[position]])
                position += 1
            elif operation == STORE:
                variables[code[position]] = stack.pop()
                position += 1
            elif operation == ADD:
                right = stack.pop()
                stack[-1] += right
            elif operation == SUB:
                right = stack.pop()
                stack[-1] -= right
            elif operation == MUL:
                right = stack.pop()
                stack[-1] *= right
            elif operation == DIV:
                right = stack.pop()
                stack[-1] //= right
            elif operation == MOD:
                right = stack.pop()
                stack[-1] %= right
            elif operation == LESS:
                right = stack.pop()
                stack[-1] = 1 if stack[-1] < right else 0
            elif operation == EQUAL:
                right = stack.pop()
                stack[-1] = 1 if stack[-1] == right else 0
            elif operation == JUMP:
                position = code[position]
            elif operation == JUMP_IF_ZERO:
                if stack.pop() == 0:
                    position = code[position]
                else:
                    position += 1
            elif operation == CALL:
                self.calls.append(position + 1)
                position = code[position]
            elif operation == RETURN:
                position = self.calls.pop()
            elif operation == PRINT:
                self.printed.append(stack.pop())
            elif operation == DUP:
                stack.append(stack[-1])
            elif operation == SWAP:
                stack[-1], stack[-2] = stack[-2], stack[-1]
            elif operation == HALT:
                return self.printed
            else:
                raise MachineError(f"operation {operation} at {position - 1}")


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    size = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    results = []
    steps = 0
    for i in range(rounds):
        results = []
        for text in (PRIMES, COLLATZ, FIBONACCI):
            machine = Machine(assemble(text), size + i)
            results += machine.run()
            steps += machine.steps
    print(results, steps)
    try:
        Machine([PUSH, 1, 99], 0).run()
    except MachineError as error:
        print("stopped:", error)


if __name__ == "__main__":
    main()

# bench rounds: 20
