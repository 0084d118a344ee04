def greet(name, greeting="hello"):
    return greeting + " " + name


def main(argv):
    print(greet("ada", salutation="hi"))
    return 0

# essence: greet() has no parameter salutation
