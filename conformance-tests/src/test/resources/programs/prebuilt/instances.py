"""Prebuilt instances with methods, in tables, with cycles, None and inheritance."""


class State:
    def __init__(self, name, final=False):
        self.name = name
        self.final = final
        self.next = {}
        self.fallback = None

    def step(self, c):
        return self.next.get(c, self.fallback)


class Sink(State):
    def step(self, c):
        return self


START = State("start")
DIGITS = State("digits", final=True)
FRACTION = State("fraction", final=True)
ERROR = Sink("error")
for digit in "0123456789":
    START.next[digit] = DIGITS
    DIGITS.next[digit] = DIGITS
    FRACTION.next[digit] = FRACTION
DIGITS.next["."] = FRACTION
for state in (START, DIGITS, FRACTION):
    state.fallback = ERROR
STATES = (START, DIGITS, FRACTION, ERROR)


class Singleton:
    def __init__(self):
        self.count = 0


instance = Singleton()


def renew():
    global instance
    instance = Singleton()


def classify(text):
    state = START
    for c in text:
        state = state.step(c)
    return state.name, state.final


def main(argv):
    for text in ("", "1", "12.5", "1.2.3", "x", "42."):
        print(repr(text), classify(text))
    print([state.name for state in STATES if state.final], ERROR.fallback is None)
    instance.count += 5
    print(instance.count)
    renew()
    print(instance.count)
    START.next["+"] = START
    print(classify("++7"))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
