"""What AttributeError, NameError and ImportError are made with by keywords; and a cause that is assigned."""


class Node:
    def __init__(self, label):
        self.label = label

    def child(self, name):
        raise AttributeError('no child ' + name, name=name, obj=self)


class Missing(ImportError):
    pass


def main():
    node = Node('n')
    try:
        node.child('c')
    except AttributeError as error:
        print(error, '|', error.name, error.obj is node, error.obj.label)
    try:
        raise AttributeError('unnamed', obj=node)
    except AttributeError as error:
        print(error, '|', error.name, error.obj is node)
    try:
        raise NameError('no name', name='y')
    except NameError as error:
        print(error, '|', error.name)
    for error in (ImportError('no module', name='m', path='p'), Missing('none', name='x'), ModuleNotFoundError('gone', name='z')):
        try:
            raise error
        except ImportError as caught:
            print(type(caught).__name__, caught, '|', caught.name, caught.path, caught.msg)
    caused = ValueError('effect')
    caused.__cause__ = KeyError('cause')
    print(repr(caused.__cause__), caused.__suppress_context__)
    for kind in (KeyError, ValueError, len):
        print(kind is KeyError, kind is ValueError, kind is len)


if __name__ == '__main__':
    main()
