"""Properties with setters, static and class methods."""


class Temperature:
    created = []

    def __init__(self, celsius):
        self._celsius = celsius
        self.created.append(celsius)

    @property
    def celsius(self):
        return self._celsius

    @celsius.setter
    def celsius(self, value):
        if value < -273.15:
            raise ValueError("below absolute zero")
        self._celsius = value

    @property
    def fahrenheit(self):
        return self._celsius * 9 / 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, value):
        self.celsius = (value - 32) * 5 / 9

    @staticmethod
    def freezing():
        return Temperature(0.0)

    @classmethod
    def from_text(cls, text):
        return cls(float(text))

    def __repr__(self):
        return f"{type(self).__name__}({self._celsius})"


class Exact(Temperature):
    @property
    def celsius(self):
        return round(self._celsius, 1)


def main(argv):
    t = Temperature(25.0)
    print(t.celsius, t.fahrenheit)
    t.celsius = 100.0
    print(t.fahrenheit)
    t.fahrenheit = 32.0
    t.celsius += 5.5
    print(t)
    try:
        t.celsius = -300.0
    except ValueError as error:
        print(error, t.celsius)
    print(Temperature.freezing(), Temperature.from_text("12.5"), len(Temperature.created))
    exact = Exact(1.26)
    print(exact.celsius, exact.fahrenheit, isinstance(exact, Temperature), t.from_text("1").celsius)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
