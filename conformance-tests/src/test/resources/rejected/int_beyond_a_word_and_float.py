def main(argv):
    x = 2**70
    if len(argv) > 5:
        x = 0.5
    print(x)
    return 0


# options: --strict
