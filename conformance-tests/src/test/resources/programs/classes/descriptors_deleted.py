"""Descriptors with __delete__; delattr with names that only the run tells."""


class Field:
    def __init__(self, default):
        self.default = default

    def __set_name__(self, owner, name):
        self.name = name
        self.slot = "_" + name

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        return getattr(instance, self.slot, self.default)

    def __set__(self, instance, value):
        setattr(instance, self.slot, value)

    def __delete__(self, instance):
        try:
            delattr(instance, self.slot)
        except AttributeError:
            instance.log.append(self.name + " was not set")


class Once:
    def __get__(self, instance, owner=None):
        return instance.log[-1]

    def __delete__(self, instance):
        instance.log.append("deleted")


class Server:
    port = Field(80)
    host = Field("localhost")
    last = Once()

    def __init__(self, log):
        self.log = log


class Secure(Server):
    def reset(self):
        del self.port, self.host


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def drop(self, names):
        for name in names:
            try:
                delattr(self, name)
            except AttributeError as error:
                print(error)


def main():
    point = Point(1, "two")
    point.drop(["y", "z", "y"])
    print(hasattr(point, "y"), point.x, vars(point))
    for server in (Server(["a"]), Secure(["b"])):
        server.port = 443
        print(server.port, server.host, server.last)
        del server.port
        del server.last
        print(server.port, server.last, server.log)
        delattr(server, "port")
        server.host = "there"
        if isinstance(server, Secure):
            server.reset()
        print(server.host, server.port, server.log)


main()
