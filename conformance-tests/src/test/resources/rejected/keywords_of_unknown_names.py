"""Some builtins take only keywords that are written out, and only a dict of texts is a mapping of keywords."""


def area(width, height):
    return width * height


def main(argv):
    options = {"key": len}
    print(open(argv[0], **options))
    print(area(**{len(argv): 3}))
    print(area(**argv))
    return 0

# essence: a **mapping of names that only the run tells, passed to something built in
