def main(argv):
    count = len(argv)
    print("count: " + count)
    return 0

# essence: + of str and int; write str(count)
