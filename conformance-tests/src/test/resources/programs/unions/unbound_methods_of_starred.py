"""Methods taken from built-in types, called with a starred list of several kinds among other functions."""
# alone: for its values of several kinds the types of all of a group would be inferred again
import operator


def null_safe(function):
    def wrapper(*args):
        return None if any(a is None for a in args) else function(*args)

    return wrapper


FUNCTIONS = {
    "upper": null_safe(str.upper),
    "length": null_safe(len),
    "add": null_safe(operator.add),
    "replace": null_safe(str.replace),
    "bits": null_safe(int.bit_length),
    "half": null_safe(lambda x: x / 2),
}


def main():
    for name, args in [("upper", ["abc"]), ("upper", [5]), ("upper", []), ("upper", ["a", "b"]), ("length", ["abcd"]), ("length", [[1, 2]]), ("add", [1, 2]), ("add", ["x", "y"]), ("add", [1, "y"]),
                       ("replace", ["banana", "an", "-"]), ("replace", [1.5, "a", "b"]), ("bits", [255]), ("bits", ["x"]), ("half", [7]), ("upper", [None]), ("bits", [True])]:
        try:
            print(name, FUNCTIONS[name](*args))
        except TypeError as error:
            print(name, "TypeError:", error)


if __name__ == "__main__":
    main()
