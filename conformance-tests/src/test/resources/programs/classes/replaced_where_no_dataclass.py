from dataclasses import asdict, astuple, dataclass, replace


@dataclass
class Item:
    name: str
    count: int = 0


def things():
    yield Item("a", 1)
    yield ValueError("no item")
    yield Item("b")


def main():
    found, others = [], []
    for thing in things():
        (others if isinstance(thing, Exception) else found).append(thing)
    print([replace(each, count=5) for each in found], [astuple(each) for each in found], [asdict(each) for each in found])
    for each in others + found[:1]:
        try:
            print(replace(each, count=7))
        except TypeError as error:
            print(error)
        try:
            print(astuple(each))
        except TypeError as error:
            print(error)
        try:
            print(asdict(each))
        except TypeError as error:
            print(error)


if __name__ == "__main__":
    main()
