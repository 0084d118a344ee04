import socket


def main(argv):
    print(socket.gethostname())
    return 0

# essence: socket.gethostname is not supported at run time
