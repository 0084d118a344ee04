"""id() tells what only the run knows: the script begins where it is first asked."""


class Node:
    def __init__(self, name):
        self.name = name


def number(node):
    return id(node)


first = Node('first')
second = Node('second')
names = {number(node): node.name for node in (first, second)}
colors = {id(second): 'green'}


def describe(node):
    return names.get(id(node), '?') + ' ' + colors.get(id(node), 'plain')


for each in (first, second, Node('third')):
    print(describe(each))
