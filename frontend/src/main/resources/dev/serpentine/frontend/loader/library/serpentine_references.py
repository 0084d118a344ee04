"""Weak references, as those know them who count the holders of objects: `object_gone` is called with the number of an object that has ended, before what it holds is let go, and `object_ended` with a reference that nobody holds any more.

Nothing here holds a reference: fields whose names begin with `serpentine_uncounted` hold nothing."""

from rpython.rlib.objectmodel import we_are_translated
from rpython.rtyper.special_methods import on_end


class Reference:
    """Refers to an object without holding it, and is told when it is gone. All references to an object are a chain, the newest first."""
    # What extends it may have definitions of its own, which are all in the same chains.
    _is_generic_ = False

    # Of what is referred to; 0 where that never ends.
    number = 0
    # Whether it is one of those that are all the same to the program.
    is_plain = False
    serpentine_uncounted_newer = None
    serpentine_uncounted_older = None

    def forget(self):
        """The object is gone: nobody gets it from here."""
        raise NotImplementedError

    def tell(self):
        """Does what is to be done when the object is gone, behind `forget` of all references to it."""
        raise NotImplementedError


class _Chain:
    """All references to an object that are held."""

    def __init__(self):
        self.serpentine_uncounted_newest = None


# By the object's number.
_chains = {}


def watch(instance, reference):
    """From here on the reference is told when the instance is gone. @param reference known as a Reference and nothing more"""
    if not we_are_translated():
        # What is made while the program is imported never ends.
        return
    number = on_end(instance)
    if number == 0 or on_end(reference) == 0:
        # They never are: this says what is called.
        object_gone(number)
        object_ended(reference)
    reference.number = number
    if number not in _chains:
        _chains[number] = _Chain()
    chain = _chains[number]
    newest = chain.serpentine_uncounted_newest
    reference.serpentine_uncounted_older = newest
    if newest is not None:
        newest.serpentine_uncounted_newer = reference
    chain.serpentine_uncounted_newest = reference


watch._annspecialcase_ = 'specialize:argtype(0)'


def object_ended(reference):
    """A reference that nobody holds is told nothing."""
    if reference.number in _chains:
        _leave(reference, _chains[reference.number])


def _leave(reference, chain):
    newer = reference.serpentine_uncounted_newer
    older = reference.serpentine_uncounted_older
    if newer is None:
        chain.serpentine_uncounted_newest = older
    else:
        newer.serpentine_uncounted_older = older
    if older is not None:
        older.serpentine_uncounted_newer = newer
    if chain.serpentine_uncounted_newest is None:
        del _chains[reference.number]


def object_gone(number):
    """Nobody holds the object of that number, nor will."""
    if number in _chains:
        references = _chained(number)
        del _chains[number]
        for reference in references:
            reference.forget()
        for reference in references:
            reference.tell()


def _chained(number):
    result = []
    if number in _chains:
        reference = _chains[number].serpentine_uncounted_newest
        while reference is not None:
            result.append(reference)
            reference = reference.serpentine_uncounted_older
    return result


def references_to(number):
    """The references to an object: one of those that are all the same, then the others, the newest first."""
    all_of_it = _chained(number)
    return [each for each in all_of_it if each.is_plain][:1] + [each for each in all_of_it if not each.is_plain]
