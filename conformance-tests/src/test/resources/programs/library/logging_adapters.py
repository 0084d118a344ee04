"""Loggers behind adapters, which add to what is logged."""
# alone: for its values of several kinds the types of all of a group would be inferred again
import logging, sys
class Prefixed(logging.LoggerAdapter):
    def process(self, msg, kwargs):
        return f"[{self.extra['conn']}] {msg}", kwargs
logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(levelname)s %(name)s %(message)s")
base = logging.getLogger("base")
with_user = logging.getLogger("users")
h = logging.StreamHandler(sys.stdout)
h.setFormatter(logging.Formatter("%(user)s: %(message)s (%(funcName)s)"))
with_user.addHandler(h)
with_user.propagate = False
def main():
    a = Prefixed(base, {"conn": 7})
    a.info("hello %s", "you")
    a.debug("unseen")
    a.warning("careful")
    b = logging.LoggerAdapter(with_user, {"user": "ann"})
    b.error("lost %d of %d", 1, 2)
    b.log(logging.CRITICAL, "gone")
    try:
        1 // 0
    except ZeroDivisionError:
        a.error("failed", exc_info=False)
    print(b.name, b.isEnabledFor(logging.DEBUG), b.getEffectiveLevel())

if __name__ == "__main__":
    main()
