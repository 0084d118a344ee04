size = int(input())


class Row:
    width = size


print(Row.width)
# essence: class Row, which needs what the program does before, is not supported
