"""Warnings that are told, recorded, raised and ignored."""

import warnings


def old(x):
    warnings.warn("old is deprecated, use new", DeprecationWarning, stacklevel=2)
    return x + 1


class ApiWarning(UserWarning):
    pass


def main():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        print(old(1))
        warnings.warn("custom", ApiWarning)
        print(len(caught))
        for w in caught:
            print(w.category.__name__, w.message, str(w.message))
        print(issubclass(caught[-1].category, UserWarning))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            warnings.warn("becomes an error")
        except UserWarning as e:
            print("raised", e)
        warnings.filterwarnings("ignore", message="quiet.*")
        warnings.warn("quiet please")
        try:
            warnings.warn("loud", RuntimeWarning)
        except RuntimeWarning as e:
            print("raised", e)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", category=DeprecationWarning)
        print(old(2))
    warnings.warn("to stderr")
    for i in range(3):
        warnings.warn("once here")
    print("end")


if __name__ == "__main__":
    main()
