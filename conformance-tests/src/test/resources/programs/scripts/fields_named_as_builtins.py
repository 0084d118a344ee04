"""Fields and variables that are named as what only the run tells: classes that have them are there before the script."""
from dataclasses import dataclass, field
from time import time

started = time() > 0
print("day  open  close", started)


@dataclass
class Day:
    id: int
    open: float
    close: float = 0.0
    input: list = field(default_factory=list)
    time: str = "noon"

    def change(self):
        open = self.open
        return self.close - open


def shown(id, input="-"):
    return f"{id:>3} {input}"


@dataclass(order=True)
class Later(Day):
    help: str = ""


days = [Day(1, 2.0, 3.5), Later(2, 4.0, 3.0, help="none")]
for day in days:
    print(shown(day.id, day.change()), day)
