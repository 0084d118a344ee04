import shlex
def main():
    print(shlex.split('a "b c" d\\ e'), shlex.quote("it's"))
main()
