import signal


def main(argv):
    print('before')
    for i in range(5):
        if i == 2:
            signal.raise_signal(signal.SIGINT)
        print(i)
    return 0


if __name__ == '__main__':
    main([])
