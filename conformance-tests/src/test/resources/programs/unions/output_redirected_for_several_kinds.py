"""What only values of several kinds lead to still decides where all prints go."""
# alone: for its values of several kinds the types of all of a group would be inferred again
import contextlib
import io


def emit(text):
    print(text)


def captured(item):
    target = io.StringIO()
    with contextlib.redirect_stdout(target):
        emit("within")
        print(item)
    return target.getvalue()


def main():
    emit("before")
    for item in [1, "a", (2, "b")]:
        print(repr(captured(item)))
    emit("behind")


if __name__ == "__main__":
    main()
