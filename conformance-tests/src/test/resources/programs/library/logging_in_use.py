import io
import logging
import os
import sys

logging.basicConfig(level=logging.INFO, format="%(levelname)-8s|%(name)s|%(message)s", stream=sys.stdout)
log = logging.getLogger(__name__)
child = logging.getLogger("app.net.http")


class Collect(logging.Handler):
    def __init__(self):
        super().__init__()
        self.lines = []

    def emit(self, record):
        self.lines.append(record.levelname + " " + self.format(record))


class Shout(logging.Formatter):
    def format(self, record):
        return super().format(record).upper()


def main():
    log.debug("not shown %d", 1)
    log.info("hello %s, %d and %.2f", "world", 3, 2.5)
    log.warning("percent 100%")
    log.error("a list: %s", [1, 2])
    log.critical("done")
    log.log(logging.WARNING, "by number %r", "x")
    logging.info("of the root %s", None)
    print(log.name, child.name, log.isEnabledFor(logging.DEBUG), log.getEffectiveLevel(), logging.getLevelName(30), logging.getLevelName("ERROR"))
    print(logging.getLogger("app.net.http") is child, child.parent is logging.getLogger())
    above = logging.getLogger("app")
    print(child.parent is above, above.parent is logging.root)
    collect = Collect()
    collect.setLevel("WARNING")
    collect.setFormatter(Shout("{name}: {message:>12} {levelno}", style="{"))
    above.addHandler(collect)
    above.setLevel(logging.DEBUG)
    above.propagate = False
    child.debug("low")
    child.warning("high")
    child.error("higher %s", "yet")
    print(collect.lines)
    above.removeHandler(collect)
    memory = io.StringIO()
    handler = logging.StreamHandler(memory)
    handler.setFormatter(logging.Formatter("$levelname $message", style="$"))
    handler.addFilter(lambda record: "secret" not in record.getMessage())
    above.addHandler(handler)
    child.info("public")
    child.info("secret")
    child.debug("%s", {"a": 1})
    print(repr(memory.getvalue()))
    path = "logging_in_use.log"
    above.addHandler(logging.FileHandler(path, mode="w"))
    child.info("to a file")
    child.info("to a file again")
    logging.shutdown()
    with open(path) as file:
        print(file.read(), end="")
    os.remove(path)
    logging.disable(logging.INFO)
    log.info("disabled")
    log.warning("not disabled")
    try:
        log.setLevel("LOUD")
    except ValueError as error:
        print(error)


main()
