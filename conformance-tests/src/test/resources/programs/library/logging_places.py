import logging
import sys

log = logging.getLogger("app")


class Service:
    def run(self, n):
        log.info("run %d", n)
        self.stop()

    def stop(self):
        log.warning("stopped")
        (lambda: log.error("in lambda"))()


def helper(logger):
    logger.log(logging.CRITICAL, "critical")
    logging.info("by the module")
    try:
        1 // 0
    except ZeroDivisionError:
        logging.error("failed", exc_info=False)


def setup():
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(logging.Formatter("%(levelname)-8s %(filename)s:%(lineno)d %(module)s.%(funcName)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)


def main():
    setup()
    Service().run(3)
    helper(log)
    log.debug("in main")
    logging.getLogger().handlers[0].setFormatter(logging.Formatter("{funcName} {lineno} {message}", style="{"))
    logging.warning("in braces")


if __name__ == "__main__":
    main()
