def total(numbers):
    return sum(numbers)


print(total([1, 2]))
sum = 3
print(sum)
# essence: the name sum, which is assigned on some of the ways here and Python's own on the others, is not supported
