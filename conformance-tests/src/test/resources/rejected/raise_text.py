def main(argv):
    raise "an error"

# essence: only exceptions can be raised
