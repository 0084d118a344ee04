"""getattr and hasattr with names of which only the beginning is written."""


class Shell:
    def __init__(self):
        self.do_count = 0
        self.log = []

    def do_add(self, a, b):
        return int(a) + int(b)

    def do_echo(self, *words):
        return " ".join(words)

    def run(self, line):
        command, *words = line.split()
        self.log.append(command)
        if not hasattr(self, "cmd_" + command):
            return "unknown " + command
        return getattr(self, "cmd_" + command)(words)

    def cmd_add(self, words):
        return str(self.do_add(*words))

    def cmd_echo(self, words):
        return self.do_echo(*words)


class More(Shell):
    def cmd_last(self, words):
        return self.log[-2]

    def cmd_echo(self, words):
        return "more " + super().cmd_echo(words)


class Machine:
    def __init__(self):
        self.state = "idle"
        self.speed_slow = 1
        self.speed_fast = 10

    def step(self, event):
        handler = getattr(self, f"on_{self.state}_{event}", None)
        if handler is None:
            return "ignored"
        return handler()

    def on_idle_start(self):
        self.state = "running"
        return "started"

    def on_running_stop(self):
        self.state = "idle"
        return "stopped"

    def speed(self, name):
        return getattr(self, "speed_%s" % name)


def main():
    for shell in (Shell(), More()):
        for line in ("add 1 2", "echo a b", "quit", "last"):
            print(shell.run(line))
    machine = Machine()
    print([machine.step(event) for event in ("stop", "start", "start", "stop")])
    print(machine.speed("slow"), machine.speed("fast"))
    try:
        print(machine.speed("none"))
    except AttributeError as error:
        print(error)


if __name__ == "__main__":
    main()
