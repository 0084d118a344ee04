# What json.loads says of documents that are none.
import json

DOCUMENTS = ["", " \n ", "{", "[", "[1,", "[1,]", "[1 2]", '{"a"', '{"a":', '{"a": 1', '{"a": 1,}', '{"a": 1 "b": 2}', "{'a': 1}", "{1: 2}", '{"a" 1}', '"abc', '"abc\\', '"\\x"', '"\\u12g4"', '"\\u12',
             '"\\ud83d\\u00"', '"\\ud83d\\u00zz..."', '"a\nb"', "nul", "True", "1 2", "-", "01", "1.", "1.e5", ".5", "+1", "1e", "[1]]", '{}x', "NaNs", "- 1", "'a'", "[\n  1,\n  2 3\n]", '{\n "a": tru\n}', "\ufeff1",
             "[\u0661]", '"\U0001f600', "// x"]


def main():
    for document in DOCUMENTS:
        try:
            print(json.loads(document))
        except json.JSONDecodeError as error:
            print(ascii(document), "|", error, "|", error.msg, error.pos, error.lineno, error.colno, error.doc == document)
    try:
        json.loads("[1, 2")
    except ValueError as error:
        print(type(error).__name__, error, isinstance(error, json.decoder.JSONDecodeError))
    deep = "[" * 100 + "]" * 100
    print(json.dumps(json.loads(deep)) == deep)
    for beginning in ("[", '{"a":'):
        try:
            json.loads(beginning * 2000)
        except RecursionError as error:
            print(error)


main()
