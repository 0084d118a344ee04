class A:
    def __await__(self):
        try:
            x = yield 1
            print("got", x)
            yield 2
        finally:
            print("end")
        return 5

async def one(n):
    v = await A()
    print(await A() + n)
    return v

async def main():
    print(await one(1))
    for i in range(2):
        print(await one(i))
    return "end"

def gen():
    try:
        yield 1
        yield 2
    finally:
        print("closed")

def run(c):
    try:
        while True:
            print(c.send(None))
            for x in gen():
                break
    except StopIteration as e:
        print(e.value)

run(main())
c = main()
print(c.send(None))
c.close()
