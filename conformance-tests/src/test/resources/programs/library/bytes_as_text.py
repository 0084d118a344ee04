"""base64, binascii and the checksums of zlib."""
import base64
import binascii
import sys
import zlib


def attempt(function, data):
    try:
        print(function(data))
    except ValueError as error:
        print(type(error).__name__, error)


def main(argv):
    for text in ('', 'a', 'ab', 'abc', 'hello world!?', 'é€' * 30):
        data = text.encode()
        for encode, decode in ((base64.b64encode, base64.b64decode), (base64.b32encode, base64.b32decode), (base64.b16encode, base64.b16decode)):
            print(encode(data), decode(encode(data)) == data)
        print(base64.b85encode(data), base64.b85decode(base64.b85encode(data)) == data, base64.a85encode(data), base64.encodebytes(data))
    print(base64.urlsafe_b64encode(b'\xff\xfe\xfd'), base64.urlsafe_b64decode('__79'), base64.b64encode(b'\xff\xfe', b'-_'), base64.b64decode('__79', '-_'), base64.standard_b64decode(b'YQ=='))
    for wrong in ('abc', 'a', 'ab=c', '!!!!', 'YQ==YQ==', 'YW Jj\n', 'é'):
        attempt(base64.b64decode, wrong)
        attempt(lambda data: base64.b64decode(data, validate=True), wrong)
    for wrong in ('abc', 'zz', 'A1b2'):
        attempt(binascii.unhexlify, wrong)
    print(binascii.hexlify(b'hello'), binascii.b2a_hex(b'\x01\x02\x03', '-'), binascii.hexlify(bytearray(b'abcde'), b'_', 2), binascii.a2b_hex(b'00fF'))
    print(binascii.b2a_base64(b'hello'), binascii.b2a_base64(b'hello', newline=False), binascii.a2b_base64('aGVsbG8=\n'), binascii.a2b_base64(b'aGVsbG8=', strict_mode=True))
    print(binascii.crc32(b'hello world'), zlib.crc32(b'world', zlib.crc32(b'hello ')), binascii.crc_hqx(b'123456789', 0), zlib.adler32(b'Wikipedia'), zlib.adler32(b'b', zlib.adler32(b'a')), zlib.crc32(b''), zlib.adler32(b''))
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv))
