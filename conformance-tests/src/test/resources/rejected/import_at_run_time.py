def main(argv):
    module = __import__(argv[1])
    print(module)
    return 0

# essence: __import__ is not supported at run time
