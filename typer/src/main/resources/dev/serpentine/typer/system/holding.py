"""What iterators that hold others do once nobody holds them. Nothing here counts as holding: see OwnedGenerators."""


def holding(*parts):
    """
    Says of a class that its instances are iterators that hold others, and in which attributes. They count who holds them, as generators do that must be closed, where such are among their parts: the last
    one lets the parts go.
    """
    def mark(made):
        made.is_iterator = True
        made.holders = 0
        made._hold_ = hold_iterator
        made._put_down_ = put_iterator_down
        made._let_go_ = let_iterator_go
        made._let_parts_go_ = LETTING_GO[parts]
        return made
    return mark


def hold_iterator(self):
    self.holders += 1


def put_iterator_down(self):
    self.holders -= 1


def let_iterator_go(self):
    self.holders -= 1
    if self.holders == 0:
        self._let_parts_go_()


def let_part_go(part):
    if hasattr(part, '_hold_'):
        part._let_go_()


def let_iterator_part_go(self):
    let_part_go(self.iterator)


def let_both_go(self):
    # As Python does with the items of a tuple.
    let_part_go(self.second)
    let_part_go(self.first)


def let_all_go(self):
    let_each_go(self.iterators)


def let_each_go(parts):
    if len(parts) > 1:
        let_each_go(parts[1:])
    let_part_go(parts[0])


def let_data_go(self):
    let_part_go(self.data)
    let_part_go(self.selectors)


LETTING_GO = {
    ('iterator',): let_iterator_part_go,
    ('first', 'second'): let_both_go,
    ('iterators',): let_all_go,
    ('data', 'selectors'): let_data_go,
}
