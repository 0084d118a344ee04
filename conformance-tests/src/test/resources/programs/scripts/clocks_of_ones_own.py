class Simulation:
    def __init__(self, today):
        self.today = today
        self.now = 0

    def step(self):
        self.now += 1
        return self.today, self.now


class Calendar(Simulation):
    pass


print(Calendar("monday").step())
simulation = Simulation("tuesday")
simulation.step()
print(simulation.now, simulation.today)
