"""Handlers by class, tuple and base; fields; re-raising."""


class AppError(Exception):
    def __init__(self, message, code):
        super().__init__(message)
        self.code = code


class NotFound(AppError):
    def __init__(self, what):
        super().__init__(what + " not found", 404)
        self.what = what


class Denied(AppError):
    def __init__(self):
        super().__init__("denied", 403)


def act(kind):
    if kind == 0:
        raise NotFound("page")
    if kind == 1:
        raise Denied()
    if kind == 2:
        raise AppError("general", 500)
    if kind == 3:
        raise ValueError("value")
    if kind == 4:
        raise KeyError("key")
    if kind == 5:
        return [1, 2][kind]
    return 10 // (kind - 6)


def attempt(kind):
    try:
        return "result " + str(act(kind))
    except NotFound as error:
        return f"{error} {error.what} {error.code}"
    except AppError as error:
        return f"{type(error).__name__} {error} {error.code}"
    except (ValueError, KeyError) as error:
        return f"{type(error).__name__} {error}"
    except LookupError as error:
        return f"lookup {error}"
    except Exception as error:
        return f"other {type(error).__name__}: {error}"


def reraise(kind):
    try:
        act(kind)
    except AppError as error:
        error.code += 1
        raise
    return 0


def main(argv):
    for kind in range(8):
        print(kind, attempt(kind))
    try:
        reraise(1)
    except AppError as error:
        print(error.code, isinstance(error, Denied), error.args)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
