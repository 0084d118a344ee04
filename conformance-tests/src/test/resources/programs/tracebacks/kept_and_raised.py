"""An exception that is kept and raised later goes on where it was caught, whatever was raised in between."""


class Task:
    def __init__(self, size):
        self.size = size
        self.error = None

    def work(self):
        if self.size > 2:
            raise ValueError("too large: " + str(self.size))
        return self.size

    def attempt(self):
        try:
            return self.work()
        except ValueError as error:
            self.error = error
            return -1

    def finish(self):
        if self.error is not None:
            raise self.error


def attempts(tasks):
    total = 0
    for task in tasks:
        total += task.attempt()
    return total


def main(argv):
    tasks = [Task(size) for size in range(6)]
    print(attempts(tasks))
    caught = 0
    for text in ["1", "x", "2", "y"]:
        try:
            caught += int(text)
        except ValueError:
            caught += 10
    print(caught)
    for task in tasks:
        try:
            task.finish()
        except ValueError as error:
            if task.size == 5:
                raise KeyError("no more") from tasks[4].error
            print(error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
