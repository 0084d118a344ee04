"""Class methods asked for by instances, where a base class has none of its own."""


class Machine:
    events = ("start",)

    @classmethod
    def diagram(cls):
        return cls.__name__ + ":" + "|".join(cls.events)

    @staticmethod
    def kind():
        return "machine"


class Gate(Machine):
    events = ("open", "close")


class Order(Machine):
    events = ("pay",)

    @staticmethod
    def kind():
        return "order"


class Express(Order):
    events = ("drone", "pay")


def told(machine, name):
    found = getattr(machine, name, None)
    return found() if found else "none"


def main():
    for machine in (Gate(), Express()):
        print(machine.diagram(), machine.kind(), told(machine, "diagram"), told(machine, "kin" + "d"), told(machine, "x"))
    for cls in (Machine, Gate, Order):
        print(cls.diagram(), cls.kind())
    print(Machine.diagram())


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
