"""A module that is imported while the warnings of the program's own are at work, and of which the parser warns."""

import warnings

from warned import odd_parts


def main():
    print(odd_parts.is_three(3))
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        warnings.warn("hello")
        print(len(seen), seen[0].message, seen[0].category.__name__)
    made = warnings.WarningMessage("text", UserWarning, "file.py", 3)
    print(made.message, made.category.__name__, made.filename, made.lineno, made.line, made.source)


if __name__ == "__main__":
    main()
