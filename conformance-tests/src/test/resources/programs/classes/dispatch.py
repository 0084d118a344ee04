"""Visitors, state machines and tables of methods."""


class Shape:
    def accept(self, visitor):
        raise NotImplementedError


class Circle(Shape):
    def __init__(self, radius):
        self.radius = radius

    def accept(self, visitor):
        return visitor.visit_circle(self)


class Group(Shape):
    def __init__(self, shapes):
        self.shapes = shapes

    def accept(self, visitor):
        return visitor.visit_group(self)


class Visitor:
    def visit_circle(self, circle):
        return 0

    def visit_group(self, group):
        return sum([shape.accept(self) for shape in group.shapes])


class Area(Visitor):
    def visit_circle(self, circle):
        return 3 * circle.radius ** 2


class Count(Visitor):
    def visit_circle(self, circle):
        return 1


class Machine:
    def __init__(self):
        self.state = "idle"
        self.log = []
        self.handlers = {"idle": self.idle, "busy": self.busy}

    def idle(self, event):
        self.log.append("idle " + event)
        return "busy" if event == "start" else "idle"

    def busy(self, event):
        self.log.append("busy " + event)
        return "idle" if event == "stop" else "busy"

    def feed(self, events):
        for event in events:
            self.state = self.handlers[self.state](event)
        return self.state


class Command:
    undo_count = 0

    def __init__(self, do, undo):
        self.do = do
        self.undo = undo


def main(argv):
    picture = Group([Circle(1), Group([Circle(2), Circle(3)]), Group([])])
    print([picture.accept(visitor) for visitor in (Area(), Count(), Visitor())])
    machine = Machine()
    print(machine.feed(["stop", "start", "go", "stop", "start"]), machine.log)
    stack = []
    commands = [Command(lambda: stack.append(1), lambda: stack.pop()), Command(lambda: stack.append(2), lambda: stack.pop())]
    for command in commands:
        command.do()
    print(stack)
    print(commands[-1].undo(), stack)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
