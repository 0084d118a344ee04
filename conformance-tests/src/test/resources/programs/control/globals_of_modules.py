"""Globals that functions of other modules assign and delete, and globals that have no value for a while: one variable for all who read it."""

import sys
import types

SETTINGS = """
total = 1
name = "settings"
items = [1]
extra = 3
limits = (1, 2)


def get():
    return total


def bump():
    global total
    total += 1


def show():
    print(name, total, items)


def get_extra():
    return extra
"""

settings = types.ModuleType("settings")
sys.modules["settings"] = settings
local = types.ModuleType("local")
exec("value = 3", local.__dict__)
exec(SETTINGS, settings.__dict__)
other = settings
gone = 5


def change():
    settings.total = 50
    settings.total += 1
    other.name = "changed"


def make():
    global made
    made = "made"


def remove():
    global gone
    del gone


def inner():
    import settings as third
    third.items = [5, 6]
    third.show()


def handle():
    global gone
    try:
        raise ValueError("handled")
    except ValueError as gone_text:
        gone = len(str(gone_text))


def main(argv):
    print(settings.total, settings.get())
    change()
    print(settings.total, settings.get(), settings.name)
    settings.bump()
    settings.show()
    from settings import total
    print(total, settings.limits)
    try:
        print(made)
    except NameError as error:
        print("NameError", error)
    make()
    print(made)
    inner()
    del settings.extra
    try:
        print(settings.extra)
    except AttributeError as error:
        print("AttributeError", error)
    try:
        settings.get_extra()
    except NameError as error:
        print("NameError", error)
    settings.extra = 9
    print(settings.extra, settings.get_extra())
    print(local.value)
    del local.value
    try:
        print(local.value)
    except AttributeError as error:
        print("AttributeError", error)
    print(gone)
    remove()
    try:
        print(gone)
    except NameError as error:
        print("NameError", error)
    try:
        remove()
    except NameError as error:
        print("NameError", error)
    handle()
    print(gone)
    return 0


if __name__ == "__main__":
    main(["program"])
