"""What the tests of this folder inherit."""
from rpython.rtyper.test.tool import BaseRtypingTest


class Agreeing(BaseRtypingTest):

    def agree(self, function, *arguments, **options):
        """Requires that the translated function gives what Python gives, or raises an exception of the same class. (The embedded Python has texts of its own for exceptions, and orders of its own for sets.)"""
        try:
            expected = function(*arguments)
        except Exception as exception:
            wanted = type(exception)
        else:
            result = self.interpret(function, list(arguments), **options)
            assert type(result) is type(expected) and (result == expected or repr(result) == repr(expected)), (result, expected)
            return
        assert type(self.interpret_raises(wanted, function, list(arguments), **options)) is wanted
