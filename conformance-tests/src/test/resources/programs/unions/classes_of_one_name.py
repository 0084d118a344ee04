"""Classes that one function makes have one name, and are others all the same."""
# alone: for its values of several kinds the types of all of a group would be inferred again

import asyncio


def made(first):
    class Holder:
        def __init__(self, value):
            self.value = value

        def shown(self):
            return first, self.value

        def __add__(self, other):
            return Holder(self.value + other)

        def __len__(self):
            return 3 if first else 4
    return Holder


Texts = made(True)
Numbers = made(False)


async def text(number):
    await asyncio.sleep(0)
    return "text %d" % number


async def square(number):
    await asyncio.sleep(0)
    return number * number


async def waiting():
    waits = [text(1), square(2), text(3)]
    print([await each for each in waits])
    for number in range(4):
        print(await (text(number) if number % 2 else square(number)))


def main():
    for each in (Texts("a"), Numbers(1), None, "other", Texts("b")):
        if each is None or isinstance(each, str):
            print(each)
        else:
            print(each.shown(), len(each), type(each) is Texts, isinstance(each, Numbers))
    values = [Texts("a") + "b", Numbers(1) + 2, 5]
    print([each.shown() if not isinstance(each, int) else each for each in values])
    asyncio.run(waiting())


if __name__ == "__main__":
    main()
