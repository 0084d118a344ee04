"""Instances of classes that extend str and int beside plain ones, as keys, and in the library."""

import re
import json


class Slug(str):
    pass


class Port(int):
    pass


def main():
    s = Slug("abc1")
    table = {"abc1": 1, "b": 2}
    print(table[s], table.get(Slug("b")), s in table, Slug("zz") in table, s in {"abc1"})
    mixed = [Slug("a"), "b", 3, Port(4)]
    for x in mixed:
        if isinstance(x, Slug):
            print("slug", x)
        elif isinstance(x, str):
            print("str", x)
        elif isinstance(x, Port):
            print("port", x + 1)
        else:
            print("int", x)
    print([isinstance(x, str) for x in mixed], [isinstance(x, int) for x in mixed])
    text = s if len(table) > 1 else "plain"
    print(text, text.upper(), len(text), text + "x")
    ports = {Port(80): "http", 443: "https"}
    print(ports[80], ports[Port(443)])

    print(re.sub(r"\d", "#", s), re.match("[a-c]+", s).group(), json.dumps({"a": Slug("x"), "p": Port(3)}))
    parts = ["a", Slug("b"), Port(3)]
    print(",".join(parts[:2]))
    try:
        print(",".join(parts))
    except TypeError as error:
        print(error)


main()
