import html
def main():
    print(html.escape('<a href="x">'), html.unescape('&lt;b&gt; &amp; &#65;'))
main()
