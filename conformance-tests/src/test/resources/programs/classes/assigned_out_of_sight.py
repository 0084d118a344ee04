"""Attributes of classes and globals that functions assign which are not found under the module's names."""

COMMANDS = []
HANDLERS = {}


class Config:
    debug = False
    level = 1
    name = "none"
    shared = 0


class Special(Config):
    pass


mode = "start"
count = 0


def command(function):
    COMMANDS.append(function)


def handler(name):
    def register(function):
        HANDLERS[name] = function
        return name
    return register


def logged(function):
    def wrapper(*args):
        print("call")
        return function(*args)
    return wrapper


def is_debug():
    return Config.debug


def level_of(config):
    return config.level


def show_mode():
    if mode == "start":
        print("starting")
    else:
        print("mode", mode)


def describe():
    print(is_debug(), level_of(Config()), level_of(Special()), Special.level, Config.name, Special.name, Config.shared, count)
    show_mode()
    if Config.debug:
        print("debugging")


@command
def enable():
    Config.debug = True


@command
def raise_level():
    Config.level = 5


@handler("name")
def set_name():
    global mode
    Config.name = "special"
    mode = "named"


@logged
def set_shared():
    global count
    count = 7
    Config.shared = 3


def make_setter(value):
    def setter():
        Config.name = value
    return setter


set_late = [make_setter("late")]


class Runner:
    actions = []

    @classmethod
    def set_by_class(cls):
        cls.level = 9


def main(argv):
    describe()
    for each in COMMANDS:
        each()
    describe()
    HANDLERS["name"]()
    describe()
    set_shared()
    describe()
    set_late[0]()
    describe()
    Runner.set_by_class()
    print(Runner.level)
    return 0


Runner.level = 2

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
