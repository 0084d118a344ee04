OPS = {"&": lambda a, b: a & b, "+": lambda a, b: a + b, "^": lambda a, b: a ^ b, "<<": lambda a, b: a << b}

def run(name, a, b):
    try:
        return OPS[name](a, b)
    except TypeError as e:
        return str(e)

def main():
    for name in OPS:
        for a in (2**70, 3, 1.5):
            for b in (2, 2.5, "x"):
                print(name, a, b, run(name, a, b))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
