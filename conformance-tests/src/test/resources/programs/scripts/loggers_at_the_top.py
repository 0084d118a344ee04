"""A logger and a namespace of identifiers made at the top do nothing yet: classes below them may use them."""
import logging
import sys
from functools import partialmethod
from uuid import UUID, uuid5

log = logging.getLogger("bus")
NAMESPACE = UUID("12345678-1234-5678-1234-567812345678")


class Bus:
    default = uuid5(NAMESPACE, "default").hex[:6]

    def __init__(self):
        self.handlers = []

    def subscribe(self, handler, once=False):
        log.debug("subscribed %s", handler.__name__)
        self.handlers.append((handler, once))
        return handler

    always = partialmethod(subscribe)
    once = partialmethod(subscribe, once=True)

    def emit(self, event):
        for handler, once in list(self.handlers):
            if once:
                self.handlers.remove((handler, once))
            handler(event)
        log.info("%s for %d", event, len(self.handlers))


class Plugin:
    found = {}

    def __init_subclass__(cls):
        Plugin.found[cls.__name__] = cls
        log.debug("plugin %s", cls.__name__)


class Echo(Plugin):
    pass


logging.basicConfig(stream=sys.stdout, level=logging.DEBUG, format="%(name)s %(levelname)s %(message)s")
bus = Bus()


@bus.always
def show(event):
    print("event", event)


bus.once(lambda event: print("first", event))
bus.emit("a")
bus.emit("b")
print(Bus.default, sorted(Plugin.found), log.name, log is logging.getLogger("bus"))
