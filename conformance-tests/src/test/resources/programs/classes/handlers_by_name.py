class Game:
    def __init__(self):
        self.score = 0
        self.things = ["a"]
        self.title = None

    def go(self, *args):
        print("go", args)

    def look(self, where="here"):
        print("look", where)

    def perform(self, line):
        verb, *args = line.split()
        handler = getattr(self, verb, None)
        if handler is None or verb.startswith("_") or not callable(handler):
            print(f"I don't know how to {verb!r}.")
            return
        try:
            handler(*args)
        except TypeError as e:
            print("That made no sense.")


def main():
    game = Game()
    for line in ["go north", "look", "score", "things a", "title", "look a b c", "fly", "look there"]:
        game.perform(line)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
