def main(argv):
    total = 0
    for argument in argv:
        totl += len(argument)
    print(total, undefined_function(total))
    return 0

# essence: totl is read before it is assigned; undefined_function is not defined
