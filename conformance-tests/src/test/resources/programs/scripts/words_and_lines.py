# The words of the command line, and what is on standard input, are the run's.
import sys

NAMES = ["nobody"]
NAMES += sys.argv[1:]
for name in NAMES:
    print("hello,", name)
if len(sys.argv) > 2:
    verbose = sys.argv[1] == "-v"
    print(verbose)
numbers = []
while True:
    try:
        line = input("> ")
    except EOFError:
        break
    if not line:
        continue
    numbers.append(int(line))
    print(sum(numbers) / len(numbers))
print(numbers, len(sys.argv))
