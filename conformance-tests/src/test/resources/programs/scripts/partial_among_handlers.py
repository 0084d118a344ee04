from functools import partial


class Meter:
    def __init__(self):
        self.total = 0

    def __call__(self, e, scale=1):
        self.total += e * scale


class Bus:
    def __init__(self):
        self.handlers = []

    def on(self, handler):
        self.handlers.append(handler)

    def emit(self, e):
        for h in self.handlers:
            h(e)


def audit(e):
    print('audit', e)


bus = Bus()
meter = Meter()
bus.on(partial(meter, scale=10))
bus.on(audit)
bus.on(lambda e: print(e))
bus.emit(4)
print(meter.total)
