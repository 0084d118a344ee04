"""hashlib and hmac."""
import hashlib
import hmac
import io
import sys


def attempt(function):
    try:
        print(function())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)


def all_at_once(data):
    print(hashlib.md5(data).hexdigest(), hashlib.sha1(data).hexdigest())
    print(hashlib.sha224(data).hexdigest(), hashlib.sha256(data).hexdigest())
    print(hashlib.sha384(data).hexdigest(), hashlib.sha512(data).hexdigest())
    print(hashlib.sha3_224(data).hexdigest(), hashlib.sha3_512(data).hexdigest())
    print(hashlib.blake2b(data).hexdigest(), hashlib.blake2s(data).hexdigest())
    print(hashlib.shake_128(data).hexdigest(20), hashlib.shake_256(data).digest(3))


def told(made):
    return made.name, made.digest_size, made.block_size, made.hexdigest()


def main(argv):
    for size in (0, 3, 55, 56, 64, 111, 128, 200):
        all_at_once(bytes([i % 251 for i in range(size)]))
    growing = hashlib.sha256()
    for i in range(100):
        growing.update(str(i).encode())
    other = growing.copy()
    other.update(bytearray(b'more'))
    other.update(memoryview(b'!'))
    print(told(growing), told(other), growing.digest() == hashlib.sha256(''.join(map(str, range(100))).encode()).digest())
    for name in ('md5', 'SHA1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha3_256', 'blake2b', 'blake2s'):
        print(told(hashlib.new(name, b'data')))
    attempt(lambda: hashlib.new('nothing'))
    attempt(lambda: hashlib.blake2b(digest_size=65))
    print(hashlib.blake2b(b'text', digest_size=10, key=b'secret', salt=b'salt', person=b'me').hexdigest(), hashlib.blake2s(b'text', digest_size=5, key=b'k').hexdigest())
    print(hashlib.pbkdf2_hmac('sha256', b'password', b'salt', 3).hex(), hashlib.pbkdf2_hmac('sha1', b'password', b'salt', 2, 30).hex())
    print(hashlib.file_digest(io.BytesIO(b'of a file'), 'sha1').hexdigest(), hashlib.file_digest(io.BytesIO(b'of a file'), hashlib.md5).hexdigest())
    made = hmac.new(b'key', b'message', hashlib.sha256)
    print(told(made), told(hmac.new(b'k' * 100, digestmod='sha1')), hmac.digest(b'key', b'message', 'md5'))
    made.update(b' and more')
    print(made.copy().hexdigest() == made.hexdigest(), hmac.compare_digest('a', 'a'), hmac.compare_digest(b'a', b'b'))
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv))
