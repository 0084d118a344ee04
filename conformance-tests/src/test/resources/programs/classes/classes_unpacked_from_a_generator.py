"""Classes made by a generator that is unpacked at the top level."""


class Node:
    tag = ""

    def show(self):
        return f"<{self.tag}>"


Document, Paragraph = (type(name, (Node,), {"tag": tag}) for name, tag in dict(Document="article", Paragraph="p").items())


def main():
    for node in (Document(), Paragraph()):
        print(node.show(), type(node).__name__)


if __name__ == "__main__":
    main()
