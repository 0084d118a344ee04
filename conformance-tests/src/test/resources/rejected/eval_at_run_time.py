def main(argv):
    print(eval(argv[1]))
    return 0

# essence: eval is not supported at run time
