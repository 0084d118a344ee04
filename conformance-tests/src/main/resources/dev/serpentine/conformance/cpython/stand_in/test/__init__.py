"""The package of CPython's tests: those that were prepared, then what stands here, then what is installed."""

import os

__path__ = [os.environ['PREPARED_TESTS'], os.path.dirname(__file__), os.environ['INSTALLED_TESTS']]
