# Keys of json.dumps that are no texts; sorted ones; what cannot be a key; what holds itself.
import json


def kinds():
    print(json.dumps({1: "a", 2: "b"}), json.dumps({1.5: 1, float("inf"): 2}), json.dumps({True: 1, False: 2}), json.dumps({None: 1}))
    print(json.dumps({10 ** 30: 1}))
    print(json.dumps({1: 2, "x": 3, None: 4, 2.5: 5, False: 6}))
    print(json.dumps({"b": 1, "a": {"d": [1], "c": None}}, sort_keys=True))
    print(json.dumps({10: 1, 9: 2, 1: 3}, sort_keys=True, indent=1))
    print(json.dumps({2.5: 1, 1: 2, True + 2: 3}, sort_keys=True))


def wrong():
    try:
        print(json.dumps({1: 2, "x": 3, None: 4}, sort_keys=True))
    except TypeError as error:
        print(error)
    try:
        print(json.dumps({(1, 2): 3}))
    except TypeError as error:
        print(error)
    try:
        print(json.dumps({"a": 1, b"b": 2}, indent=1))
    except TypeError as error:
        print(error)
    print(json.dumps({(1, 2): 3, "a": 4}, skipkeys=True))
    print(json.dumps({(1, 2): 3}, skipkeys=True), json.dumps({"a": 1, (1,): 2, "b": 3}, skipkeys=True, indent=2))


def circular():
    values = [1, "x"]
    values.append(values)
    for check in (True, False):
        try:
            print(json.dumps(values, check_circular=check))
        except ValueError as error:
            print(type(error).__name__, error)
        except RecursionError as error:
            print(type(error).__name__)
    members = {"a": 1}
    members["b"] = [members]
    try:
        print(json.dumps(members, indent=1))
    except ValueError as error:
        print(error)
    shared = [1]
    print(json.dumps([shared, shared, {"k": shared}]))


def main():
    kinds()
    wrong()
    circular()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
