class Celsius(float):
    def fahrenheit(self):
        return self * 1.8 + 32


def main(argv):
    print(Celsius(len(argv)).fahrenheit())
    return 0
