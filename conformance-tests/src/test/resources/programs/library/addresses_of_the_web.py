"""urllib.parse: addresses taken apart and put together, and their escapes."""
from urllib.parse import parse_qs, parse_qsl, quote, quote_plus, unquote, unquote_plus, urlencode, urljoin, urlparse, urlsplit, urlunparse


def main(argv):
    u = urlparse("https://user:pw@example.org:8080/a/b;p?x=1&y=a%20b#frag")
    print(u.scheme, u.netloc, u.hostname, u.port, u.path, u.params, u.query, u.fragment, u.username)
    print(u.geturl(), urlunparse(u) == u.geturl())
    print(urlsplit("//host/path?q").netloc, urlparse("mailto:a@b.c").path, urlparse("/only/path").port)
    print(parse_qs("a=1&b=2&a=3&c="), parse_qsl("q=hello+world&page=2"))
    print(quote("a b/c?d=é"), quote_plus("a b&c"), unquote("%2Fhome%20x%C3%A9"), unquote_plus("a+b"))
    print(urlencode({"q": "x y", "n": "3"}), urljoin("http://a.b/c/d", "../e"), urljoin("http://a.b/c/d", "e?f"))
    for address in ("http://a:99999/", "http://a:x/", "http://a\uff0fb/"):
        try:
            print(urlparse(address).port)
        except ValueError as error:
            print(error)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
