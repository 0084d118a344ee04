def main(argv):
    age = 3
    print("I am " + age + " years old")
    return 0
