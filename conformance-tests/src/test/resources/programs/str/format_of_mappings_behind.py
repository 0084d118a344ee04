# format() of a constant text with a mapping behind other arguments.
def shown(person, greeting):
    return "{0}, {name:<6}|{age:>4d}|{title}".format(greeting, title="Dr", **person)


def main():
    for person in ({"name": "Ann", "age": 41}, {"age": 7, "name": "Bo"}):
        print(shown(person, "Hello"))
    print("{} {name}".format(1.5, **{"name": "x" * 2}))
    try:
        print("{} {missing}".format(1, **{"name": "x"}))
    except KeyError as error:
        print("missing", error)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
