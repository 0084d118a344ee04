"""Enumerations whose metaclass extends that of the library."""
from enum import EnumMeta, Enum
class Meta(EnumMeta):
    def __contains__(cls, value):
        return value in [m.value for m in cls]
    def __getitem__(cls, name):
        return super().__getitem__(name.upper())
    def __len__(cls): return 77
    def __iter__(cls):
        for m in super().__iter__(): yield m
class Color(Enum, metaclass=Meta):
    RED = 1; GREEN = 2
def main():
    print(1 in Color, 5 in Color)
    print(Color["red"])
    print([m.name for m in Color], len(Color))
if __name__ == "__main__":
    main()
