def f():
    return sorted(n for n in globals() if not n.startswith("_")), globals().get("x")

print("start")
x = 5
print(f())
y = 7
print(f())
for i in range(2):
    pass
print(f())
