"""Lists as stacks, queues and heaps."""

from heapq import heappush, heappop


def balanced(text):
    closing = {")": "(", "]": "[", "}": "{"}
    stack = []
    for c in text:
        if c in closing.values():
            stack.append(c)
        elif c in closing:
            if not stack or stack.pop() != closing[c]:
                return False
    return not stack


def evaluate(expression):
    stack = []
    for word in expression.split():
        if word.lstrip("-").isdigit():
            stack.append(int(word))
        else:
            b = stack.pop()
            a = stack.pop()
            if word == "+":
                stack.append(a + b)
            elif word == "-":
                stack.append(a - b)
            elif word == "*":
                stack.append(a * b)
            else:
                stack.append(a // b)
    return stack.pop()


def breadth_first(graph, start):
    queue = [start]
    order = []
    while queue:
        node = queue.pop(0)
        if node not in order:
            order.append(node)
            queue.extend(graph[node])
    return order


def main(argv):
    for text in ("", "()", "([]{})", "(]", "((", "())"):
        print(repr(text), balanced(text))
    print(evaluate("3 4 + 2 *"), evaluate("10 2 8 * + 3 -"), evaluate("-7 2 /"))
    print(breadth_first({1: [2, 3], 2: [4], 3: [4, 5], 4: [6], 5: [6], 6: []}, 1))
    heap = []
    for n in [5, 3, 8, 1, 9, 2]:
        heappush(heap, n)
    print([heappop(heap) for _ in range(6)], heap)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
