"""Where RPython's tests import the interpreter of graphs from."""
from rpython.rtyper.test.tool import interpret, interpret_raises

__all__ = ['interpret', 'interpret_raises']
