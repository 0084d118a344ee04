# json.dumps of whatever a program gives it: each kind of container is written for its own items, mixed ones by what they hold.
import json


def plain():
    print(json.dumps("text"), json.dumps(3), json.dumps(-2.5), json.dumps(True), json.dumps(False), json.dumps(None))
    print(json.dumps([1, 2, 3]), json.dumps(["x", "y"]), json.dumps([1.5, 2.0]), json.dumps([True, None]))
    print(json.dumps({"a": 1, "b": 2}), json.dumps((1, "a", None)), json.dumps([(1, 2), (3, 4)]))
    print(json.dumps([]), json.dumps({}), json.dumps(()), json.dumps([[], {}, (), [[]], [{}]]))
    print(json.dumps([[1, 2], [3]]), json.dumps({"x": {"y": {"z": [1]}}}))


def mixed():
    data = {"name": "Ann", "grades": [1, 2], "more": {"x": None, "y": [True, 2.5, "z"]}, "pair": (1, "b")}
    print(json.dumps(data))
    print(json.dumps(data, indent=2))
    print(json.dumps(data, indent=2, sort_keys=True))
    print(json.dumps(data, separators=(",", ":")))
    print(json.dumps(data, separators=(" ; ", " = "), indent="--"))
    print(json.dumps([1, [2, [], {}, [3]]], indent="\t"))
    print(json.dumps([1, [2]], indent=0))
    print(json.dumps([1, [2]], indent=-3))


def numbers():
    large = 10 ** 30
    print(json.dumps(large), json.dumps([large, 5, -large]), json.dumps({"n": -large}))
    print(json.dumps(9223372036854775807), json.dumps(-9223372036854775808))
    print(json.dumps([1e100, 1.5, float("inf"), -float("inf"), float("nan"), 0.1, -0.0, 1e16, 1e-7, 3.0, 123456789.125]))
    for values in ([1.0, float("nan")], [float("inf")], [-float("inf")]):
        try:
            print(json.dumps(values, allow_nan=False))
        except ValueError as error:
            print(error)
    print(json.dumps([1, 2.5, True], allow_nan=False))


def texts():
    for text in ("", "h\u00e9llo", "\U0001f600", '"quoted" \\ /', "\b\f\n\r\t", "\x00\x1f\x7f", "\u2028\uffff", "\ud83d alone", "\udc00", "a" * 30 + "\n" + "b" * 30):
        print(json.dumps(text))
        print(ascii(json.dumps(text, ensure_ascii=False)))
    print(json.dumps({"caf\u00e9\n": ["\u00fc"]}))
    print(json.dumps({"caf\u00e9\n": ["\u00fc"]}, ensure_ascii=False))


def main():
    plain()
    mixed()
    numbers()
    texts()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
