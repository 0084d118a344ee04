"""An exception that is in no group is in one for its clause, which raises that again."""


def main():
    try:
        raise ValueError(3)
    except* ValueError:
        raise


if __name__ == '__main__':
    main()
