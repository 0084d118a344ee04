def is_three(x):
    return x is 3
