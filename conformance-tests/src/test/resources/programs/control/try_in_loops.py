"""break, continue and return through try, except and finally."""


def search(items, wanted):
    for index, item in enumerate(items):
        try:
            if item == wanted:
                return index
            if item < 0:
                continue
            if item > 100:
                break
            print("passed", item)
        finally:
            print("finally", item)
    else:
        return -1
    return -2


def retry(limit):
    attempts = 0
    while True:
        attempts += 1
        try:
            if attempts < limit:
                raise ValueError("again")
        except ValueError:
            continue
        else:
            break
        finally:
            print("attempt", attempts)
    return attempts


def nested():
    for i in range(3):
        try:
            for j in range(3):
                try:
                    if j == 1:
                        break
                finally:
                    print("inner", i, j)
            if i == 1:
                return "done"
        finally:
            print("outer", i)
    return "never"


def swallow_with_return():
    for _ in range(2):
        try:
            raise KeyError("lost")
        finally:
            return "swallowed"


def swallow_with_break():
    for _ in range(2):
        try:
            raise KeyError("lost")
        finally:
            break
    return "left"


def main(argv):
    print(search([1, -1, 5], 5), search([1], 9), search([200, 1], 1))
    print(retry(3))
    print(nested())
    print(swallow_with_return(), swallow_with_break())
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
