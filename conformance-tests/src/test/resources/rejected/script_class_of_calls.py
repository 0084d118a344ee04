counter = [0]


def next_id():
    counter[0] += 1
    return counter[0]


print(next_id())
if True:
    class A:
        id = next_id()
print(A.id)
# essence: class A, which needs what the program does before, is not supported
