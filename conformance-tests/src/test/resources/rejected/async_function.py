async def fetch():
    return 1


def main(argv):
    print(fetch())
    return 0

# essence: async is not supported
