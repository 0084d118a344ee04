"""getattr with names of which a test tells how they begin: registries of commands and of tests."""


class Shell:
    prompt = "> "
    cmd_limit = 3

    def __init__(self):
        self.log = []
        self.commands = {n[4:]: getattr(self, n) for n in dir(self) if n.startswith("cmd_") and n != "cmd_limit"}

    def cmd_echo(self, *words):
        """echoes"""
        return " ".join(words)

    def cmd_add(self, a, b):
        """adds"""
        return int(a) + int(b)

    def cmd_log(self):
        return len(self.log)

    def other(self):
        return "other"

    def run(self, line):
        name, *args = line.split()
        self.log.append(line)
        if name not in self.commands:
            return "unknown " + name
        try:
            return self.commands[name](*args)
        except TypeError as error:
            return "TypeError"

    def help(self):
        lines = []
        for name in sorted(dir(self)):
            if not name.startswith("cmd_"):
                continue
            member = getattr(self, name)
            if callable(member):
                lines.append(name[4:] + ": " + (member.__doc__ or "-"))
        return lines


class Tests:
    def test_one(self):
        assert 1 + 1 == 2

    def test_two(self):
        assert "a" == "b", "not equal"

    def helper(self):
        raise RuntimeError


def run_tests(suite):
    for name in dir(suite):
        if name.startswith(("test_", "check_")):
            method = getattr(suite, name)
            try:
                method()
            except AssertionError as error:
                print(name, "failed", error)
            else:
                print(name, "passed")


def main():
    shell = Shell()
    for line in ("echo a b", "add 1 2", "log", "add 1", "none"):
        print(line, "->", shell.run(line))
    print(sorted(shell.commands), shell.help())
    run_tests(Tests())


if __name__ == "__main__":
    main()
