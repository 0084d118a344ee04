from functools import singledispatch
print("begin")
_ = 5
for _ in range(2):
    print("tick")

@singledispatch
def show(x): return f"?{x}"
@show.register
def _(x: int): return f"int:{x}"
@show.register(list)
def _(x): return "[" + ", ".join(map(show, x)) + "]"
@show.register(str)
@show.register(bytes)
def _(x): return f"text:{x!r}"
print(show([1, "a", 2.5, [b"z", None], True]))
