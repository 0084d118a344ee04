print("begin")
REGISTRY = {}
LIMIT = 3


class Plugin:
    def __init_subclass__(cls, /, alias=None, **kw):
        super().__init_subclass__(**kw)
        cls.name = alias or cls.__name__.lower()
        REGISTRY[cls.name] = cls

    def run(self, text): return text


class Upper(Plugin):
    def run(self, text): return text.upper()


class Exclaim(Plugin, alias="!"):
    def run(self, text): return text + "!"


for name, cls in REGISTRY.items():
    print(name, cls.__name__, cls().run("hello"))

FIELDS = []

class Field:
    def __init__(self, default=0):
        self.default = default
        FIELDS.append(default)

    def __set_name__(self, owner, name):
        self.name = name
        FIELDS.append(name)

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return self.default + LIMIT


class Record:
    width = Field(3)
    height = Field(4)


print(FIELDS, Record().width, Record.height.name)

HANDLERS = {}


class Router:
    def __init__(self):
        self.routes = []

    def route(self, path):
        def decorator(f):
            self.routes.append(path)
            return f
        return decorator


router = Router()
print(len(router.routes))


@router.route("/")
def index():
    return "index"


print(len(router.routes), index())


@router.route("/about")
def about():
    return "about"


print(len(router.routes), about())
