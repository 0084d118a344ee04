"""A machine whose stack holds what is multiplied, and what indexes its memory: products outgrow a word."""


class Machine:
    def __init__(self, size):
        self.stack = []
        self.memory = [0] * size

    def run(self, code):
        for word, argument in code:
            if word == "push":
                self.stack.append(argument)
            elif word == "load":
                self.stack.append(self.memory[self.stack.pop()])
            elif word == "store":
                address = self.stack.pop()
                self.memory[address] = self.stack.pop()
            else:
                right = self.stack.pop()
                left = self.stack.pop()
                self.stack.append(left * right if word == "*" else left + right)
        return self.stack.pop()


def main():
    code = [("push", 1)]
    for i in range(1, 26):
        code += [("push", i), ("*", 0), ("push", 3), ("store", 0), ("push", 3), ("load", 0)]
    print(Machine(8).run(code))
    print(Machine(8).run([("push", 2), ("push", 3), ("+", 0)]))


if __name__ == "__main__":
    main()
