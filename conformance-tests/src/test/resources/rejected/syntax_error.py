def main(argv):
    print("unclosed"
    return 0

# essence: Python's own SyntaxError, with its place
