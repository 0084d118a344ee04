"""Machines whose metaclass keeps tables as class attributes: the classes are specialised, and become one where their instances meet."""
# alone: for its values of several kinds the types of all of a group would be inferred again

from collections.abc import Iterable, Mapping
from enum import Enum, auto, unique
from typing import Self
from types import MappingProxyType, SimpleNamespace

class TransitionError(Exception):

    def __init__(self, machine, event):
        self.machine, self.event = (machine, event)
        super().__init__(f'{type(machine).__name__}: {event!r} not allowed in {machine.state.name}')

class transition:
    """Decorator marking methods as transitions."""

    def __init__(self, source, target=None, *, guard=None):
        self.sources = frozenset(source if isinstance(source, (tuple, list, set)) else [source])
        self.target, self.guard = (target, guard)

    def __call__(self, fn):
        self.fn = fn
        return self

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, machine, owner=None):
        if machine is None:
            return self

        def fire(*args, **kw):
            if machine.state not in self.sources or (self.guard and (not self.guard(machine, *args, **kw))):
                raise TransitionError(machine, self.name)
            result = self.fn(machine, *args, **kw)
            new = self.target if self.target is not None else result
            machine._enter(new)
            return result if self.target is not None else None
        return fire

class MachineMeta(type):

    def __new__(mcls, name, bases, ns, initial=None, **kw):
        cls = super().__new__(mcls, name, bases, ns, **kw)
        table = {}
        for base in reversed(cls.__mro__):
            for key, value in vars(base).items():
                if isinstance(value, transition):
                    table[key] = value
        cls.transitions: Mapping = MappingProxyType(table)
        if initial is not None:
            cls.initial = initial
        return cls

    def __call__(cls, *args, **kw):
        if not hasattr(cls, 'initial'):
            raise TypeError(f'{cls.__name__} is abstract: no initial state')
        obj = super().__call__(*args, **kw)
        obj._enter(cls.initial)
        return obj

    def __len__(cls):
        return len(cls.transitions)

    def __contains__(cls, event):
        return event in cls.transitions

class Machine(metaclass=MachineMeta):
    state = None

    def _enter(self, new):
        old, self.state = (self.state, new)
        self.__dict__.setdefault('history', []).append(new)
        if old is not None and old is not new:
            getattr(self, f'on_exit_{old.name.lower()}', lambda: None)()
        hook = getattr(self, f'on_enter_{new.name.lower()}', None)
        if hook:
            hook()

    def available(self) -> list[str]:
        return sorted((n for n, t in self.transitions.items() if self.state in t.sources))

    def feed(self, events: Iterable[str]) -> Self:
        for ev in events:
            name, *args = ev.split()
            getattr(self, name)(*map(int, args))
        return self

@unique
class V(Enum):
    IDLE = auto()
    PAID = auto()
    BROKEN = auto()

class Vending(Machine, initial=V.IDLE):
    PRICE = 150

    def __init__(self, stock=1):
        self.stock, self.credit, self.bank = (stock, 0, 0)

    def on_enter_broken(self):
        print('  ** call the engineer **')

    def on_exit_idle(self):
        print('  (waking up)')

    @transition((V.IDLE, V.PAID))
    def coin(self, cents):
        self.credit += cents
        return V.PAID if self.credit >= self.PRICE else V.IDLE

    @transition(V.PAID, V.IDLE, guard=lambda self: self.stock > 0)
    def vend(self):
        """give the product"""
        self.stock -= 1
        self.bank += self.PRICE
        change, self.credit = (self.credit - self.PRICE, 0)
        return SimpleNamespace(item='cola', change=change)

    @transition({V.IDLE, V.PAID}, V.BROKEN)
    def kick(self):
        pass

class Deluxe(Vending, initial=V.PAID):
    PRICE = 0

    @transition(V.BROKEN, V.IDLE)
    def repair(self, *, tools=('hammer',)):
        return len(tools)

def main():
    v = Vending(stock=1)
    print(v.state, v.available(), len(Vending), 'kick' in Vending, 'repair' in Vending)
    v.coin(100)
    v.coin(70)
    print(v.vend(), v.bank, v.credit, v.state.name)
    for script in (['vend'], ['coin 200', 'vend'], ['kick', 'coin 1']):
        try:
            v.feed(script)
        except TransitionError as e:
            print('error:', e, '|', e.event, e.machine is v)
    d = Deluxe(0)
    print(d.feed(['kick']).repair(tools=()), d.state.name, Deluxe.vend.fn.__doc__)
if __name__ == '__main__':
    main()