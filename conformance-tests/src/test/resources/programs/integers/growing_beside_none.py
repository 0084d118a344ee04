"""Ints that grow on a stack that holds None, too."""


def push(stack, arg):
    stack.append(arg)


def run(code):
    stack = []
    for op, arg in code:
        if op == "push":
            push(stack, arg)
        else:
            b, a = stack.pop(), stack.pop()
            stack.append(a * b)
    return stack


def main():
    print(run([("push", 10 ** 9), ("push", 10 ** 9), ("mul", None), ("push", 10 ** 9), ("mul", None)]))
    try:
        run([("push", 10 ** 9), ("push", None), ("mul", None)])
    except TypeError as e:
        print(e)


if __name__ == "__main__":
    main()
