"""Attributes of classes, shadowed by instances, overridden by subclasses."""


class Animal:
    legs = 4
    sound = None
    names = []

    def __init__(self, name):
        self.name = name
        self.names.append(name)

    def speak(self):
        if self.sound is None:
            return self.name + " is silent"
        return self.name + " says " + self.sound

    @classmethod
    def describe(cls):
        return f"{cls.__name__} has {cls.legs} legs"


class Dog(Animal):
    sound = "woof"


class Bird(Animal):
    legs = 2
    sound = "tweet"
    can_fly = True


class Penguin(Bird):
    can_fly = False

    class Egg:
        size = 3

        def hatch(self):
            return Penguin("chick")


def main(argv):
    animals = [Animal("thing"), Dog("rex"), Bird("tweety"), Penguin("pingu")]
    for animal in animals:
        print(animal.speak(), animal.legs, type(animal).legs)
    print(Animal.names, Dog.names is Animal.names, [cls.describe() for cls in (Animal, Bird)], Dog.describe())
    animals[1].legs = 3
    print(animals[1].legs, Dog.legs, Animal.legs)
    birds = [animal for animal in animals if isinstance(animal, Bird)]
    print([bird.can_fly for bird in birds], Penguin.Egg.size, Penguin.Egg().hatch().speak())
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
