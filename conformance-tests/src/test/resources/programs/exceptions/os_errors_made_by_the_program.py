"""Errors of the system's that a program makes itself, and what they were made with."""


class FileError(OSError):
    message = "error"

    def __str__(self):
        return f"{self.args[0]}: {self.message}"


class Loop(FileError):
    message = "loop"


def show(error):
    print(type(error).__name__, error.args, error.errno, error.strerror, error.filename)


def main():
    for kind in (FileError, Loop):
        try:
            raise kind("path")
        except FileError as error:
            print(error)
            show(error)
    for made in (OSError(), OSError("text"), OSError(2, "no"), OSError(2, "no", "file"), Loop(13, "denied")):
        show(made)
    try:
        open("/none/of/it")
    except OSError as error:
        print(error.errno, error.strerror, error.filename)
    print(str(OSError("a")), repr(OSError("a")), str(OSError(2, "no", "x")))


if __name__ == "__main__":
    main()
