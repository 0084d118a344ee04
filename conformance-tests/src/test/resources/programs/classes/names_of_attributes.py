class Base:
    kind = "base"

    def do_look(self):
        return "looking"

    def do_go(self, where="north"):
        return "going " + where


class Shell(Base):
    def __init__(self):
        self.prompt = "> "
        self.do_count = 0

    def do_quit(self):
        return "bye"

    def commands(self):
        return [name[3:] for name in dir(self) if name.startswith("do_")]

    def run(self, line):
        found = [n for n in dir(self) if n.startswith("do_" + line)]
        if len(found) != 1:
            return "what? " + str(found)
        return getattr(self, found[0])()


def main():
    shell = Shell()
    print(shell.commands(), [n for n in dir(Shell) if not n.startswith("_")], [n for n in dir(shell) if "_" not in n])
    shell.extra = 3
    print("extra" in dir(shell), "__init__" in dir(shell), len(dir(Shell)) < len(dir(shell)))
    print(shell.run("look"), shell.run("g"), shell.run("x"), shell.run("q"))
    print([n for n in dir(Base()) if not n.startswith("__")])


main()
