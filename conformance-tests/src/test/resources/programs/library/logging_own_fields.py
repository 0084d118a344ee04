"""Fields of records that filters and calls add."""
# alone: for its values of several kinds the types of all of a group would be inferred again
import logging, sys
class ContextFilter(logging.Filter):
    def filter(self, record):
        record.rid = "r1" if record.levelno > logging.INFO else None
        record.n = 5
        return True
log = logging.getLogger("pipeline")
h = logging.StreamHandler(sys.stdout)
h.setFormatter(logging.Formatter("%(levelname).1s %(rid)-6s %(n)03d %(message)s"))
h.addFilter(ContextFilter())
log.addHandler(h)
log.setLevel(logging.INFO)
other = logging.getLogger("other")
h2 = logging.StreamHandler(sys.stdout)
h2.setFormatter(logging.Formatter("{user:>8}|{cost:.2f}|{message}", style="{"))
other.addHandler(h2)
def main():
    log.info("hello %d", 5)
    log.warning("warn")
    other.warning("sold", extra={"user": "ann", "cost": 2.5})
    other.error("lost", extra=dict(user="bob", cost=3))
    other.error("nothing")
    log.info("%(who)s has %(count)d", {"who": "ann", "count": 3})
    log.info("%s and %d", {"who": "ann"}, 4)
    log.info("no fields %s", {})
    try:
        other.error("x", extra={"name": "y"})
    except KeyError as e:
        print(e)

if __name__ == "__main__":
    main()
