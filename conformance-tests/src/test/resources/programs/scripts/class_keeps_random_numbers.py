import re
import random
class Dice:
    rng = random.Random(1234)
    def roll(self):
        return self.rng.randint(1, 6)
    __int__ = roll
d = Dice()
print(d.roll(), int(d))
