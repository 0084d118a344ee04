"""Regular expressions: `parsing` makes parts of a pattern's text (`syntax`), `compiling` makes instructions of them, while the program is imported or when it runs, `matching` runs them, `patterns` is what programs see.

The instructions are a list of integers, run with a stack of their own: what is to be tried when the way taken fails, and what is to be undone then. So neither long texts nor nested patterns need the machine's stack.
"""
