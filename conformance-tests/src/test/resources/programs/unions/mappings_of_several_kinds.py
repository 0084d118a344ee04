"""What is passed with two stars may be no mapping."""
# alone: for its values of several kinds the types of all of a group would be inferred again

class Level:
    pass


def made(**rest):
    return sorted(rest.items())


def main():
    for each in [{"a": 1}, Level(), 3, None, "text", {}]:
        try:
            print(made(**each))
        except TypeError as error:
            print("TypeError", error)


if __name__ == "__main__":
    main()
