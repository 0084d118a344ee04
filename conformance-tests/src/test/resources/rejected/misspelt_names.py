def main(argv):
    items = len(argv)
    prnt(itms)
    return 0

# essence: the names prnt and itms are not defined; print and items are meant
