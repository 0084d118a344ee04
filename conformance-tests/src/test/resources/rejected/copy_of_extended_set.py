import copy


class Tags(set):
    def __init__(self, owner):
        super().__init__()
        self.owner = owner


def main(argv):
    tags = Tags('me')
    print(copy.copy(tags))
    return 0
