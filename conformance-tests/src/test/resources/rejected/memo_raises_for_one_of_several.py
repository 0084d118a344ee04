class Apple:
    colour = 'red'


class Cherry:
    pass


def colour_of(cls):
    return cls.colour


colour_of._annspecialcase_ = 'specialize:memo'


def main():
    for cls in (Apple, Cherry):
        try:
            print(colour_of(cls))
        except AttributeError as error:
            print(error)


if __name__ == '__main__':
    main()
