def main(argv):
    exec("print(" + argv[1] + ")")
    return 0

# essence: exec is not supported at run time
