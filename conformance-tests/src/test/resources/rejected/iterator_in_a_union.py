NPC = {"name": "Cook", "lines": iter(["Hello.", "Bye."])}


def main(argv):
    print(next(NPC["lines"], "..."))
    return 0
