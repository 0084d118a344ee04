class Greeter:
    def greet(self):
        return "hello"


def main(argv):
    greeter = Greeter()
    Greeter.greet = lambda self: "patched"
    print(greeter.greet())
    return 0

# essence: a method is replaced at run time
