import re
def main():
    for x in ('a.b', b'a*b', 3, None, [1], 2.5, True):
        try:
            print(re.escape(x))
        except TypeError as e:
            print(e)
main()
