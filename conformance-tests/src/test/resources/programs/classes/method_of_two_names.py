# A function that one class has under two names, by each of which another class has a function of its own.
class Visitor:
    def visit(self, node):
        return getattr(self, "visit_" + type(node).__name__.lower())(node)


class Number:
    def __init__(self, value):
        self.value = value


class Name:
    pass


class Evaluator(Visitor):
    def __init__(self, known):
        self.known = known

    def visit_number(self, node):
        return node.value

    def visit_name(self, node):
        return self.known


class Counter(Visitor):
    def visit_number(self, node):
        return 1

    visit_name = visit_number


def method(visitor, is_name):
    return visitor.visit_name if is_name else visitor.visit_number


def main():
    for visitor in (Evaluator(7), Counter()):
        print([visitor.visit(node) for node in (Number(5), Name())])
        print(visitor.visit_name(Number(3)))
        for is_name in (False, True):
            print(method(visitor, is_name)(Number(4)))
        for bound in (visitor.visit_number, visitor.visit_name):
            print(bound(Number(6)))


if __name__ == "__main__":
    main()
