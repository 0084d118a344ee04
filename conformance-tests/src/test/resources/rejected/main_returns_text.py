def main(argv):
    return "done"

# essence: main returns an int
