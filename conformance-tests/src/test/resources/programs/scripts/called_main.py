# The top level calls main: it is a script, whose status is not what main returns.
LIMIT = 2


def main():
    for i in range(LIMIT):
        print("main", i)
    return 5


main()
print("after")
result = main()
print(result)
