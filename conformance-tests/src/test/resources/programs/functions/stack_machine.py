"""An assembler and a machine with a table of bound methods and closures."""

import sys

PUSH, ADD, SUB, MUL, JMP, JZ, DUP, SWAP, POP, PRINT, CALL, RET, LOAD, STORE, LT, HALT = range(16)
NAMES = "PUSH ADD SUB MUL JMP JZ DUP SWAP POP PRINT CALL RET LOAD STORE LT HALT".split()
HAS_ARG = {PUSH, JMP, JZ, CALL, LOAD, STORE}


class VMError(Exception):
    pass


def assemble(source):
    labels = {}
    code = []
    fixups = []
    for lineno, line in enumerate(source.splitlines(), start=1):
        line = line.split(";")[0].strip()
        if not line:
            continue
        if line.endswith(":"):
            labels[line[:-1]] = len(code)
            continue
        op, *args = line.split()
        try:
            code.append(NAMES.index(op.upper()))
        except ValueError:
            raise VMError(f"line {lineno}: unknown instruction {op!r}")
        if code[-1] in HAS_ARG:
            if len(args) != 1:
                raise VMError(f"line {lineno}: {op} needs an argument")
            arg = args[0]
            if arg.lstrip("-").isdigit():
                code.append(int(arg))
            else:
                fixups.append((len(code), arg, lineno))
                code.append(0)
    for at, label, lineno in fixups:
        if label not in labels:
            raise VMError(f"line {lineno}: no label {label}")
        code[at] = labels[label]
    return code


class VM:
    def __init__(self, code):
        self.code = code
        self.stack = []
        self.calls = []
        self.vars = [0] * 8
        self.out = []
        self.steps = 0
        self.dispatch = {ADD: self.add, SUB: lambda: self.binary(lambda a, b: a - b), MUL: lambda: self.binary(lambda a, b: a * b),
                         DUP: self.dup, SWAP: self.swap, POP: self.drop, PRINT: self.show, LT: lambda: self.binary(lambda a, b: 1 if a < b else 0)}

    def binary(self, f):
        b = self.stack.pop()
        a = self.stack.pop()
        self.stack.append(f(a, b))

    def add(self):
        self.binary(lambda a, b: a + b)

    def dup(self):
        self.stack.append(self.stack[-1])

    def swap(self):
        self.stack[-1], self.stack[-2] = self.stack[-2], self.stack[-1]

    def drop(self):
        self.stack.pop()

    def show(self):
        self.out.append(str(self.stack.pop()))

    def run(self):
        pc = 0
        code = self.code
        while True:
            self.steps += 1
            op = code[pc]
            pc += 1
            if op == HALT:
                return
            elif op in self.dispatch:
                self.dispatch[op]()
                continue
            elif op == RET:
                pc = self.calls.pop()
                continue
            arg = code[pc]
            pc += 1
            if op == PUSH:
                self.stack.append(arg)
            elif op == JMP:
                pc = arg
            elif op == JZ:
                if not self.stack.pop():
                    pc = arg
            elif op == CALL:
                self.calls.append(pc)
                pc = arg
            elif op == LOAD:
                self.stack.append(self.vars[arg])
            elif op == STORE:
                self.vars[arg] = self.stack.pop()
            else:
                assert False, op


PROGRAM = """
    push 10
    store 0
    push 1
    store 1
loop:           ; factorial
    load 0
    jz done
    load 0
    load 1
    mul
    store 1
    load 0
    push -1
    add
    store 0
    jmp loop
done:
    load 1
    print
    call sub
    halt
sub:
    push 42
    dup
    print
    print
    ret
"""


def main(argv):
    vm = VM(assemble(PROGRAM))
    vm.run()
    print(" ".join(vm.out), vm.steps)
    for bad in ["foo", "push", "jmp nowhere", "add\nhalt", "push 1\nret"]:
        try:
            v = VM(assemble(bad))
            v.run()
            print("fine")
        except VMError as e:
            print("VMError", e)
        except IndexError as e:
            print("IndexError", e)
    return len(vm.out)

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
