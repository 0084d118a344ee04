"""An int of any size from a function that returns what is of several kinds as it comes."""

def build(n):
    if n == 0:
        return 5
    return [build(n - 1), build(n - 1)]
def magnitude(p):
    return p if isinstance(p, int) else 3 * magnitude(p[0]) + 2 * magnitude(p[1])
def main():
    trees = [build(0), build(2)]
    print([magnitude(t) for t in trees])
    print(magnitude([trees[0], trees[1]]))
if __name__ == '__main__':
    main()
