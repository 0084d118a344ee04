"""Sections and options."""

import configparser
import io

TEXT = """
[DEFAULT]
timeout = 30
debug = no

[server]
host = localhost
port = 8080
url = http://%(host)s:%(port)s/
debug = yes

[paths]
root : /var/data
logs = %(root)s/logs
# a comment
multi = first
    second
    third
empty =
"""


def basics():
    config = configparser.ConfigParser()
    config.read_string(TEXT)
    print(config.sections())
    print(config["server"]["host"], config.get("server", "url"))
    print(config.getint("server", "port") + 1)
    print(config.getboolean("server", "debug"), config["paths"].getboolean("debug"))
    print(config.getfloat("server", "timeout"))
    print(config["paths"]["multi"].splitlines())
    print(repr(config["paths"]["empty"]))
    print("server" in config, config.has_option("server", "nothing"))
    print(config.get("server", "missing", fallback="none"))
    try:
        config.get("nowhere", "x")
    except configparser.NoSectionError as e:
        print(e)
    try:
        config.get("server", "x")
    except configparser.NoOptionError as e:
        print(e)
    config["new"] = {"a": "1", "b": "two"}
    config.set("new", "c", "3")
    config.add_section("more")
    config["more"]["key"] = "value"
    for section in config.sections():
        print(section, dict(config[section]))
    for k, v in config.items("paths"):
        print(k, "=", v)
    out = io.StringIO()
    config.write(out)
    print(out.getvalue())
    config.remove_option("new", "a")
    config.remove_section("more")
    print(config.sections(), config.options("new"))


def attempts():
    for text in ("a = 1\n", "[s]\na\n", "[s]\na=1\na=2\n", "[s]\n[s]\n"):
        try:
            configparser.ConfigParser().read_string(text)
        except configparser.Error as e:
            print(type(e).__name__, "|", e)
    config = configparser.ConfigParser()
    config.read_string("[s]\na = %(b)s\nc = 50%%\nd = %(d)s\nn = x1\n")
    for option in ("a", "c", "d"):
        try:
            print(config.get("s", option))
        except configparser.InterpolationError as e:
            print(type(e).__name__, "|", e)
    print(config.get("s", "a", raw=True))
    try:
        config.getint("s", "n")
    except ValueError as e:
        print(e)
    try:
        config["none"]
    except KeyError as e:
        print("no", e)
    print(config.getint("s", "zzz", fallback=7), config["s"].getboolean("zzz", fallback=True), config["s"].get("zzz"))
    try:
        config.add_section("s")
    except configparser.DuplicateSectionError as e:
        print(e)


def others():
    config = configparser.ConfigParser(allow_no_value=True, inline_comment_prefixes=("#",), interpolation=configparser.ExtendedInterpolation())
    config.read_string("[DEFAULT]\nHome = /h\n[Top]\nflag\npath = ${home}/x  # where\n[Sub]\nfull = ${Top:path}/y\nvalue: a = b\n")
    print(config["Top"]["flag"], config["Top"]["path"], config["Sub"]["full"], config["Sub"]["value"])
    print(list(config), len(config), "Top" in config, list(config["Sub"]), len(config["Sub"]))
    print(config.defaults(), dict(config["Top"]))
    plain = configparser.RawConfigParser()
    plain.read_dict({"one": {"k": "%(x)s", "n": 5}, "two": {}})
    for name in plain.sections():
        for key, value in plain.items(name):
            print(name, key, value)
    print(plain.has_section("two"), plain.remove_section("two"), plain.remove_section("two"), plain.sections())
    print(plain.read(["/nowhere/at/all.ini"]))


def main():
    basics()
    attempts()
    others()


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
