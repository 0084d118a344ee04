class Stack:
    def push(self, item):
        self.item = item


def main(argv):
    stack = Stack()
    stack.push(1)
    print(stack.peek())
    return 0

# essence: Stack has no attribute or method peek
