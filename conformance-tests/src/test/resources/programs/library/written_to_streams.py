"""What is written to streams of text and of bytes, where only the run tells which it is."""
import io
import os
import tempfile


def put(stream, data):
    try:
        print(stream.write(data))
    except TypeError as error:
        print("TypeError:", error)


def main():
    with tempfile.TemporaryDirectory() as folder:
        a = os.path.join(folder, "a")
        b = os.path.join(folder, "b")
        streams = [open(a, "wb"), open(b, "w"), io.StringIO(), io.BytesIO()]
        for stream in streams:
            for data in ["text", b"bytes", bytearray(b"array")]:
                put(stream, data)
        print(repr(streams[2].getvalue()), streams[3].getvalue())
        for stream in streams:
            stream.close()
        with open(a, "rb") as f:
            print(f.read())
        with open(b) as f:
            print(f.read())


if __name__ == "__main__":
    main()
