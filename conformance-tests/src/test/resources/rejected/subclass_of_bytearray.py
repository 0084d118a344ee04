class Packet(bytearray):
    def checksum(self):
        return sum(self) & 0xff


def main(argv):
    print(Packet(argv[0].encode()).checksum())
    return 0
