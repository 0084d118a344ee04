LIMITS = {"a": 1}


def start(argv):
    print("never")
    return 0

# essence: there is nothing to run
