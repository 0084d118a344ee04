from typing import Protocol, runtime_checkable


@runtime_checkable
class Named(Protocol):
    name: str


class A:
    def __init__(self):
        self.name = "a"


def main():
    print(isinstance(A(), (Named, str)))


if __name__ == "__main__":
    main()
