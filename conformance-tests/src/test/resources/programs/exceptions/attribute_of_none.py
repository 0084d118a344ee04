"""None where an instance, text or a list is wanted: AttributeError or TypeError, not a crash."""


class Node:
    def __init__(self, value, following):
        self.value = value
        self.following = following

    def method(self):
        return self.value


def text_or_none(flag):
    return "text" if flag else None


def list_or_none(flag):
    return [1, 2] if flag else None


def main(argv):
    node = Node(1, Node(2, None))
    try:
        print(node.following.value)
        print(node.following.following.value)
    except AttributeError as error:
        print(error)
    try:
        print(node.following.method())
        node.following.following.method()
    except AttributeError as error:
        print(error)
    try:
        node.following.following.value = 5
    except AttributeError as error:
        print(error)
    for flag in (True, False):
        try:
            print(text_or_none(flag).upper())
        except AttributeError as error:
            print(error)
        try:
            print(len(text_or_none(flag)))
        except TypeError as error:
            print(error)
        try:
            print(list_or_none(flag)[0])
        except TypeError as error:
            print(error)
        try:
            list_or_none(flag).append(1)
        except AttributeError as error:
            print(error)
        try:
            for item in list_or_none(flag):
                print(item)
        except TypeError as error:
            print(error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
