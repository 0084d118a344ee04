class Box:
    def __init__(self, content):
        self.content = content


def main(argv):
    box = Box(1)
    print(box.content)
    box.content = "text"
    print(box.content)
    return 0

# essence: the attribute content holds an int and a str


# options: --strict
