def main(argv):
    print(abs(complex(3, len(argv))))
    return 0
