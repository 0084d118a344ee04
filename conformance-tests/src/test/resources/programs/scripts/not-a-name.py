# The file has a byte order mark, other line ends, tabs, and a name that no module can have; beside it is a module with a block of its own.
import sys
from beside import helper


def main(argv):
	print(__name__, helper.state, sum(helper.values), "ä€😀")
	return 2


if __name__ == "__main__":
	if main(sys.argv) == 2:
		print(helper.shout("tabs ä")); main([])
	module = sys.modules["__main__"] is not None
	print(module, \
		"continued")
	text = """of two
lines"""
	print(text)
	raise SystemExit(6)
