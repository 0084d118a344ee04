values = [1, 2, 3]
state = __name__


def shout(text):
    return text.upper() + "!"


if __name__ == "__main__":
    values.append(4)
    print("this module is not the program")
