"""What setattr() assigns by names of the run is found by getattr() with names that the function spells out, whole or by their beginning."""
import operator


class Model:
    def __init__(self, **values):
        self.id = None
        for name, value in values.items():
            setattr(self, name, value)


class Account(Model):
    pass


class Branch(Model):
    pass


class Settings:
    def __init__(self, **values):
        for name, value in values.items():
            setattr(self, name, value)

    def option(self, name):
        return getattr(self, "opt_" + name)

    def option_or(self, name):
        return getattr(self, f"opt_{name}", "-")

    def has(self, name):
        return hasattr(self, "opt_%s" % name)


class Asking(Settings):
    """Only some of the settings give what they have not."""

    def __getattr__(self, name):
        return "given " + name


class Commands:
    def __init__(self, **extra):
        for name in extra:
            setattr(self, "do_" + name, extra[name])

    def do_list(self, words):
        return "list " + words

    def run(self, name, words):
        return getattr(self, "do_" + name)(words)


def show(model, names):
    for name in names:
        print(name, getattr(model, name, "none"))


def main():
    branch = Branch(x=2, y=3)
    Account(x=1)
    print(branch.x)
    for name in ["x", "y", "id"]:
        print(getattr(branch, name))
    for name in ("y", "z"):
        print(hasattr(branch, name))
    show(branch, ["y", "w"])
    settings = Settings(opt_a="1", opt_b="2", c="3")
    for name in ["a", "b", "c"]:
        print(name, settings.has(name), settings.option_or(name))
        try:
            print(settings.option(name))
        except AttributeError as error:
            print(error, error.__context__)
    asking = Asking(opt_a="7")
    print(asking.option("a"), asking.option("b"), asking.opt_zz, asking.option_or("q"))
    commands = Commands(greet=lambda words: "greet " + words)
    print(commands.run("list", "x"))
    for name in ["opt_a", "c"]:
        print(name, getattr(settings, name), operator.attrgetter(name)(settings))
    print(sorted(vars(settings)), sorted(vars(commands)))


if __name__ == "__main__":
    main()
