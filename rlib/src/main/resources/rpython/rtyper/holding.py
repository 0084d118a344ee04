"""What counts who holds it in a translated program, so that the last one who lets it go ends it, as Python does with everything."""


class Held:
    holders = 0

    def _hold_(self):
        """One more holds it: a loop, an operation, a variable, an iterator that takes its items."""
        self.holders += 1

    def _put_down_(self):
        """One less holds it, who gives it to the next."""
        self.holders -= 1

    def _let_go_(self):
        """One less holds it."""
        self.holders -= 1
        if self.holders == 0:
            self._end_()

    def _end_(self):
        """What is to be done when nobody holds it any more."""
