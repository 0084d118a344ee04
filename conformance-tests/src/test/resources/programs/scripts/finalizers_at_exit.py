# weakref.finalize at the program's end: atexit flag and order.
import atexit
import weakref


class Service:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("end", self.name)


def close(name):
    print("close", name)


db = Service("db")
web = Service("web")
quiet = Service("quiet")
f_db = weakref.finalize(db, close, "db")
f_web = weakref.finalize(web, close, "web")
f_web2 = weakref.finalize(web, close, "web again")
f_quiet = weakref.finalize(quiet, close, "quiet")
f_quiet.atexit = False
print("atexit flags", f_db.atexit, f_web.atexit, f_quiet.atexit)
atexit.register(print, "atexit function")
early = Service("early")
weakref.finalize(early, close, "early")
early = None
print("early gone")
detached = Service("detached")
weakref.finalize(detached, close, "detached").detach()
print("alive", f_db.alive, f_web.alive, f_web2.alive, f_quiet.alive)


@atexit.register
def last_words():
    print("last words", f_db.alive, f_quiet.alive)


print("end of script")
