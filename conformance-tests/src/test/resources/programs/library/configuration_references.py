# References in values of configuration files, and what is wrong with them.
import configparser
def show(parser, section, option):
    try:
        print(section, option, repr(parser.get(section, option)))
    except configparser.Error as error:
        print(type(error).__name__, str(error).replace("\n", "|"))
def main():
    basic = configparser.ConfigParser()
    basic.read_string("[a]\nx = 1\ny = %(x)s-%%-%(z)s\nz = <%(x)s>\nbad = %(a)b)s\nempty = %()s\nopen = %(x\nodd = %x\nnone = %(q)s\nloop = %(loop)s\ndeep = %(none)s\n")
    for o in ["y", "z", "bad", "empty", "open", "odd", "none", "loop", "deep"]:
        show(basic, "a", o)
    e = configparser.ConfigParser(interpolation=configparser.ExtendedInterpolation())
    e.read_string("[a]\nx = 1\ny = ${x}-$$-${b:z}\nbad = ${\nempty = ${}\nodd = $x\nnone = ${q}\nnosec = ${c:q}\nmany = ${a:b:c} t\nvia = ${b:w}\n[b]\nz = <${a:x}>\nw = ${lack}\n")
    for o in ["y", "bad", "empty", "odd", "none", "nosec", "many", "via"]:
        show(e, "a", o)
    try:
        basic.set("a", "x", "50%")
    except ValueError as error:
        print(error)
main()
