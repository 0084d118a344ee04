# json.loads: what a document is read to is one union that holds itself.
import io
import json
from dataclasses import dataclass

TEXT = """
{"users": [{"id": 1, "name": "Ann", "scores": [1.5, 2], "active": true},
           {"id": 2, "name": "Bob", "scores": [], "active": false}],
 "total": 2}
"""


@dataclass
class User:
    id: int
    name: str
    scores: list


def values():
    print(json.loads('[1, 2.5, "x", [null, true, false], {"a": [], "b": {"c": 3}}, -0, 1e5, 1E-2, 0.1e+3, NaN, -Infinity, Infinity]'))
    print(json.loads(" 12 "), json.loads('"x"'), json.loads("null"), json.loads("\ttrue\n"), json.loads("-0.0"), json.loads("1e999"))
    print(json.loads("[]"), json.loads("[ ]"), json.loads("{}"), json.loads("{ }"), json.loads('{"a": 1, "a": 2}'))
    print(ascii(json.loads('"\\ud83d\\ude00 \\u00e9 \\u00C9 \\n\\t\\b\\f\\r \\/ \\" \\\\ \\ud83d\\u0041 \\ud83dx \\ude00"')))
    print(json.loads(b'{"a": "\xc3\xa9"}'), json.loads(bytearray(b"[1]")), json.load(io.StringIO('{"a": [1]}')))
    print(json.loads("[9223372036854775807, -9223372036854775808]"))


def used():
    data = json.loads(TEXT)
    users = [User(user["id"], user["name"], user["scores"]) for user in data["users"] if user["active"]]
    for user in users:
        print(user, sum(user.scores), user.name.upper(), user.id * 2)
    data["total"] += 1
    data["users"].append({"id": 3})
    data["extra"] = {"k": [1, None]}
    print(json.dumps(data))
    print(data.get("missing", 5), data.get("total"), len(data["users"]), max(user["id"] for user in data["users"]))
    again = json.loads(json.dumps(data))
    print(again == data, again["users"] == data["users"])
    for key in sorted(data):
        value = data[key]
        if isinstance(value, list):
            print(key, "list", len(value))
        elif isinstance(value, dict):
            print(key, "dict", list(value))
        else:
            print(key, value)
    try:
        print(data["nope"])
    except KeyError as error:
        print("KeyError", error)
    try:
        data["total"].append(1)
    except AttributeError as error:
        print(error)
    try:
        print(data["users"]["name"])
    except TypeError as error:
        print(error)
    print(f"{data['users'][0]['scores'][0]:.2f} {data['total']:>5}", [i for i in range(data["total"])])


def piecewise():
    decoder = json.JSONDecoder()
    text = '1 [2] "x" {"a": null}'
    at = 0
    while at < len(text):
        value, at = decoder.raw_decode(text, at)
        print(value, at)
        at += 1
    print(json.JSONDecoder(strict=False).decode('"a\tb"') == "a\tb")


def main():
    values()
    used()
    piecewise()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
