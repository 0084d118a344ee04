def configure(settings):
    return settings["missing"]


CONFIGURATION = configure({})


def main(argv):
    return 0

# essence: Python's own traceback of the KeyError that happens at import
