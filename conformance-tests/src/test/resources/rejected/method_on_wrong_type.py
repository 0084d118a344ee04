def main(argv):
    total = 0
    total.append(5)
    print(total)
    return 0

# essence: int has no method append
