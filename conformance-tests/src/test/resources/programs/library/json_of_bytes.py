"""Documents in bytes, in the encodings that their beginning tells."""

import json

def main():
    for text in ('[1]', '{"a": "\u00e9\U0001f40d"}', '5', '"x"', 'null'):
        for enc in ("utf-8", "utf-16", "utf-16-le", "utf-16-be", "utf-8-sig", "utf-32", "utf-32-le", "utf-32-be"):
            print(enc, json.loads(text.encode(enc)), json.loads(bytearray(text.encode(enc))))
    try:
        json.loads(b"\xff\xfe[")
    except Exception as e:
        print(type(e).__name__, e)

if __name__ == "__main__":
    main()
