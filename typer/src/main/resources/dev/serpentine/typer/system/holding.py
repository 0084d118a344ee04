"""What iterators that hold others do once nobody holds them. Nothing here counts as holding itself."""

from rpython.rtyper.holding import Held


def holding(*parts):
    """Says of a class of iterators in which attributes they hold others, which they let go when nobody holds them."""
    def mark(made):
        made.is_iterator = True
        made._end_ = LETTING_GO[parts]
        return made
    return mark


def let_part_go(part):
    if isinstance(part, Held):
        part._let_go_()


def let_iterator_go(self):
    let_part_go(self.iterator)


def let_both_go(self):
    # As Python does with the items of a tuple.
    let_part_go(self.second)
    let_part_go(self.first)


def let_data_go(self):
    let_part_go(self.data)
    let_part_go(self.selectors)


LETTING_GO = {
    ('iterator',): let_iterator_go,
    ('first', 'second'): let_both_go,
    ('data', 'selectors'): let_data_go,
}
