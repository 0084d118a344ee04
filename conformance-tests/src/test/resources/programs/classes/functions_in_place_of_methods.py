"""What an instance holds is taken before the method that its class has by that name."""


class Shape:
    pass


class Circle(Shape):
    def area(self):
        return 3


class Square(Shape):
    def __init__(self, side):
        self.side = side
        self.area = self.squared

    def squared(self):
        return self.side ** 2


class Nothing(Shape):
    def __init__(self):
        self.area = lambda: 0.5


class Button:
    def clicked(self, times):
        return f"clicked {times}"

    def press(self):
        return self.clicked(1)


class Named(Button):
    def clicked(self, times):
        return "named " + super().clicked(times)


def counted(times):
    return f"counted {times}"


class Strategy:
    def __init__(self, execute=None):
        if execute is not None:
            self.execute = execute

    def execute(self, a, b):
        return a + b

    @staticmethod
    def name():
        return "strategy"


def product(a, b):
    return a * b


PRESSED = Button()
PRESSED.clicked = counted
PLAIN = Button()


def test_shapes():
    for shape in (Circle(), Square(3), Nothing()):
        print(shape.area(), hasattr(shape, "area"))
    print(hasattr(Shape(), "area"), getattr(Shape(), "area", None))


def test_buttons():
    button = Button()
    print(button.press(), button.clicked(2))
    button.clicked = counted
    print(button.press(), button.clicked(2), PRESSED.press(), PLAIN.press())
    for each in (button, PRESSED, PLAIN, Named()):
        clicked = each.clicked
        print(clicked(3), each.press())


def test_strategies():
    for strategy in (Strategy(), Strategy(product), Strategy(lambda a, b: a - b), Strategy(max)):
        print(strategy.execute(7, 5), strategy.name())
    strategy = Strategy()
    strategy.name = lambda: "changed"
    print(strategy.name(), Strategy.name())


def main():
    test_shapes()
    test_buttons()
    test_strategies()


if __name__ == "__main__":
    main()
