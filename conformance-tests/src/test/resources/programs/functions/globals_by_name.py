"""globals() asked for names that only the run tells."""
LIMIT = 10
NAME = "n"
RATES = {"a": 1}
counter = 0


def cmd_add(a, b):
    return a + b


def cmd_mul(a, b):
    return a * b


def show(text):
    return "<" + text.upper() + ">"


class Dog:
    def speak(self):
        return "woof"


class Cat:
    def speak(self):
        return "meow"


def bump():
    global counter, late
    counter += 1
    late = counter * 2


def run(line):
    word, *rest = line.split()
    key = "cmd_" + word
    if key not in globals():
        return "no " + word
    return globals()[key](int(rest[0]), int(rest[1]))


def make(kind):
    return globals()[kind]()


def value_of(name):
    return globals()[name]


def main():
    for line in ["add 3 4", "mul 3 4", "div 1 2"]:
        print(run(line))
    for name in ["add", "nope"]:
        f = globals().get(f"cmd_{name}")
        print(f is None, f(1, 2) if f else "none")
    for c in "Dog Cat".split():
        print(make(c).speak())
    try:
        globals()["zip" + "2"]
    except KeyError as e:
        print("KeyError", e)
    print(globals()["LIMIT"], globals()["NAME"].upper(), globals()["cmd_add"](1, 1), "LIMIT" in globals(), "nothing" in globals())
    print(globals().get("nothing", 5), globals().get("nothing"))
    for name in ("LIMIT", "NAME", "counter"):
        print(name, value_of(name), globals()[name])
    print("late" in globals())
    bump()
    bump()
    print(value_of("counter"), "late" in globals(), globals()["late"], [word for word in "cmd_add xyz bump late Dog main".split() if word in globals()])
    for word in ["LIMIT", "zzz"]:
        try:
            print(value_of(word))
        except KeyError as e:
            print("KeyError", e)


main()
