def main(a, b):
    print("hi")
    return 0
