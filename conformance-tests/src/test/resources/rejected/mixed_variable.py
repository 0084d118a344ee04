def main(argv):
    if len(argv) > 1:
        x = 5
    else:
        x = "five"
    print(x)
    return 0

# essence: x is an int on one way and a str on the other


# options: --strict
