"""format() with specifications that are known before the program runs, of each kind of value."""


def f0(n, r, s, b, e):
    try:
        print("format(n, '0^ 12_.3q')", '|' + format(n, '0^ 12_.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0^ 12_.3q')", type(error).__name__, error)
    try:
        print("format(r, '0^ 12_.3q')", '|' + format(r, '0^ 12_.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0^ 12_.3q')", type(error).__name__, error)
    try:
        print("format(s, '0^ 12_.3q')", '|' + format(s, '0^ 12_.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0^ 12_.3q')", type(error).__name__, error)
    try:
        print("format(b, '0^ 12_.3q')", '|' + format(b, '0^ 12_.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0^ 12_.3q')", type(error).__name__, error)
    try:
        print("format(e, '0^ 12_.3q')", '|' + format(e, '0^ 12_.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0^ 12_.3q')", type(error).__name__, error)


def f1(n, r, s, b, e):
    try:
        print("format(n, '= 03,.0g')", '|' + format(n, '= 03,.0g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '= 03,.0g')", type(error).__name__, error)
    try:
        print("format(r, '= 03,.0g')", '|' + format(r, '= 03,.0g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '= 03,.0g')", type(error).__name__, error)
    try:
        print("format(s, '= 03,.0g')", '|' + format(s, '= 03,.0g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '= 03,.0g')", type(error).__name__, error)


def f2(n, r, s, b, e):
    try:
        print("format(n, 'é>0.0s')", '|' + format(n, 'é>0.0s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é>0.0s')", type(error).__name__, error)
    try:
        print("format(r, 'é>0.0s')", '|' + format(r, 'é>0.0s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é>0.0s')", type(error).__name__, error)
    try:
        print("format(s, 'é>0.0s')", '|' + format(s, 'é>0.0s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é>0.0s')", type(error).__name__, error)


def f3(n, r, s, b, e):
    try:
        print("format(n, '*> 12,d')", '|' + format(n, '*> 12,d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*> 12,d')", type(error).__name__, error)
    try:
        print("format(r, '*> 12,d')", '|' + format(r, '*> 12,d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*> 12,d')", type(error).__name__, error)
    try:
        print("format(s, '*> 12,d')", '|' + format(s, '*> 12,d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*> 12,d')", type(error).__name__, error)
    try:
        print("format(b, '*> 12,d')", '|' + format(b, '*> 12,d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*> 12,d')", type(error).__name__, error)
    try:
        print("format(e, '*> 12,d')", '|' + format(e, '*> 12,d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*> 12,d')", type(error).__name__, error)


def f4(n, r, s, b, e):
    try:
        print("format(n, 'é^0_.0x')", '|' + format(n, 'é^0_.0x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é^0_.0x')", type(error).__name__, error)
    try:
        print("format(r, 'é^0_.0x')", '|' + format(r, 'é^0_.0x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é^0_.0x')", type(error).__name__, error)
    try:
        print("format(s, 'é^0_.0x')", '|' + format(s, 'é^0_.0x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é^0_.0x')", type(error).__name__, error)


def f5(n, r, s, b, e):
    try:
        print("format(n, 'é<03,.0b')", '|' + format(n, 'é<03,.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é<03,.0b')", type(error).__name__, error)
    try:
        print("format(r, 'é<03,.0b')", '|' + format(r, 'é<03,.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é<03,.0b')", type(error).__name__, error)
    try:
        print("format(s, 'é<03,.0b')", '|' + format(s, 'é<03,.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é<03,.0b')", type(error).__name__, error)


def f6(n, r, s, b, e):
    try:
        print("format(n, 'é^ #0_.3%')", '|' + format(n, 'é^ #0_.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é^ #0_.3%')", type(error).__name__, error)
    try:
        print("format(r, 'é^ #0_.3%')", '|' + format(r, 'é^ #0_.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é^ #0_.3%')", type(error).__name__, error)
    try:
        print("format(s, 'é^ #0_.3%')", '|' + format(s, 'é^ #0_.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é^ #0_.3%')", type(error).__name__, error)
    try:
        print("format(b, 'é^ #0_.3%')", '|' + format(b, 'é^ #0_.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, 'é^ #0_.3%')", type(error).__name__, error)
    try:
        print("format(e, 'é^ #0_.3%')", '|' + format(e, 'é^ #0_.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, 'é^ #0_.3%')", type(error).__name__, error)


def f7(n, r, s, b, e):
    try:
        print("format(n, 'é>3,.0x')", '|' + format(n, 'é>3,.0x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é>3,.0x')", type(error).__name__, error)
    try:
        print("format(r, 'é>3,.0x')", '|' + format(r, 'é>3,.0x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é>3,.0x')", type(error).__name__, error)
    try:
        print("format(s, 'é>3,.0x')", '|' + format(s, 'é>3,.0x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é>3,.0x')", type(error).__name__, error)


def f8(n, r, s, b, e):
    try:
        print("format(n, '0=+012,.0e')", '|' + format(n, '0=+012,.0e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0=+012,.0e')", type(error).__name__, error)
    try:
        print("format(r, '0=+012,.0e')", '|' + format(r, '0=+012,.0e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0=+012,.0e')", type(error).__name__, error)
    try:
        print("format(s, '0=+012,.0e')", '|' + format(s, '0=+012,.0e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0=+012,.0e')", type(error).__name__, error)


def f9(n, r, s, b, e):
    try:
        print("format(n, '0>12,.0d')", '|' + format(n, '0>12,.0d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0>12,.0d')", type(error).__name__, error)
    try:
        print("format(r, '0>12,.0d')", '|' + format(r, '0>12,.0d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0>12,.0d')", type(error).__name__, error)
    try:
        print("format(s, '0>12,.0d')", '|' + format(s, '0>12,.0d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0>12,.0d')", type(error).__name__, error)
    try:
        print("format(b, '0>12,.0d')", '|' + format(b, '0>12,.0d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0>12,.0d')", type(error).__name__, error)
    try:
        print("format(e, '0>12,.0d')", '|' + format(e, '0>12,.0d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0>12,.0d')", type(error).__name__, error)


def f10(n, r, s, b, e):
    try:
        print("format(n, '-12,g')", '|' + format(n, '-12,g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '-12,g')", type(error).__name__, error)
    try:
        print("format(r, '-12,g')", '|' + format(r, '-12,g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '-12,g')", type(error).__name__, error)
    try:
        print("format(s, '-12,g')", '|' + format(s, '-12,g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '-12,g')", type(error).__name__, error)


def f11(n, r, s, b, e):
    try:
        print("format(n, 'é^ #12_.3b')", '|' + format(n, 'é^ #12_.3b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é^ #12_.3b')", type(error).__name__, error)
    try:
        print("format(r, 'é^ #12_.3b')", '|' + format(r, 'é^ #12_.3b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é^ #12_.3b')", type(error).__name__, error)
    try:
        print("format(s, 'é^ #12_.3b')", '|' + format(s, 'é^ #12_.3b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é^ #12_.3b')", type(error).__name__, error)


def f12(n, r, s, b, e):
    try:
        print("format(n, '*= 0_.0c')", '|' + format(n, '*= 0_.0c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*= 0_.0c')", type(error).__name__, error)
    try:
        print("format(r, '*= 0_.0c')", '|' + format(r, '*= 0_.0c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*= 0_.0c')", type(error).__name__, error)
    try:
        print("format(s, '*= 0_.0c')", '|' + format(s, '*= 0_.0c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*= 0_.0c')", type(error).__name__, error)
    try:
        print("format(b, '*= 0_.0c')", '|' + format(b, '*= 0_.0c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*= 0_.0c')", type(error).__name__, error)
    try:
        print("format(e, '*= 0_.0c')", '|' + format(e, '*= 0_.0c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*= 0_.0c')", type(error).__name__, error)


def f13(n, r, s, b, e):
    try:
        print("format(n, 'é>-#03.3%')", '|' + format(n, 'é>-#03.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é>-#03.3%')", type(error).__name__, error)
    try:
        print("format(r, 'é>-#03.3%')", '|' + format(r, 'é>-#03.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é>-#03.3%')", type(error).__name__, error)
    try:
        print("format(s, 'é>-#03.3%')", '|' + format(s, 'é>-#03.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é>-#03.3%')", type(error).__name__, error)


def f14(n, r, s, b, e):
    try:
        print("format(n, '=-#03_x')", '|' + format(n, '=-#03_x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '=-#03_x')", type(error).__name__, error)
    try:
        print("format(r, '=-#03_x')", '|' + format(r, '=-#03_x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '=-#03_x')", type(error).__name__, error)
    try:
        print("format(s, '=-#03_x')", '|' + format(s, '=-#03_x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '=-#03_x')", type(error).__name__, error)


def f15(n, r, s, b, e):
    try:
        print("format(n, '0=+12_c')", '|' + format(n, '0=+12_c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0=+12_c')", type(error).__name__, error)
    try:
        print("format(r, '0=+12_c')", '|' + format(r, '0=+12_c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0=+12_c')", type(error).__name__, error)
    try:
        print("format(s, '0=+12_c')", '|' + format(s, '0=+12_c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0=+12_c')", type(error).__name__, error)
    try:
        print("format(b, '0=+12_c')", '|' + format(b, '0=+12_c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0=+12_c')", type(error).__name__, error)
    try:
        print("format(e, '0=+12_c')", '|' + format(e, '0=+12_c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0=+12_c')", type(error).__name__, error)


def f16(n, r, s, b, e):
    try:
        print("format(n, ' #012.0q')", '|' + format(n, ' #012.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, ' #012.0q')", type(error).__name__, error)
    try:
        print("format(r, ' #012.0q')", '|' + format(r, ' #012.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, ' #012.0q')", type(error).__name__, error)
    try:
        print("format(s, ' #012.0q')", '|' + format(s, ' #012.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, ' #012.0q')", type(error).__name__, error)


def f17(n, r, s, b, e):
    try:
        print("format(n, '> #03_G')", '|' + format(n, '> #03_G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '> #03_G')", type(error).__name__, error)
    try:
        print("format(r, '> #03_G')", '|' + format(r, '> #03_G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '> #03_G')", type(error).__name__, error)
    try:
        print("format(s, '> #03_G')", '|' + format(s, '> #03_G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '> #03_G')", type(error).__name__, error)


def f18(n, r, s, b, e):
    try:
        print("format(n, '>#3c')", '|' + format(n, '>#3c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '>#3c')", type(error).__name__, error)
    try:
        print("format(r, '>#3c')", '|' + format(r, '>#3c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '>#3c')", type(error).__name__, error)
    try:
        print("format(s, '>#3c')", '|' + format(s, '>#3c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '>#3c')", type(error).__name__, error)
    try:
        print("format(b, '>#3c')", '|' + format(b, '>#3c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '>#3c')", type(error).__name__, error)
    try:
        print("format(e, '>#3c')", '|' + format(e, '>#3c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '>#3c')", type(error).__name__, error)


def f19(n, r, s, b, e):
    try:
        print("format(n, '*^12,s')", '|' + format(n, '*^12,s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*^12,s')", type(error).__name__, error)
    try:
        print("format(r, '*^12,s')", '|' + format(r, '*^12,s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*^12,s')", type(error).__name__, error)
    try:
        print("format(s, '*^12,s')", '|' + format(s, '*^12,s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*^12,s')", type(error).__name__, error)


def f20(n, r, s, b, e):
    try:
        print("format(n, '*= #_.3g')", '|' + format(n, '*= #_.3g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*= #_.3g')", type(error).__name__, error)
    try:
        print("format(r, '*= #_.3g')", '|' + format(r, '*= #_.3g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*= #_.3g')", type(error).__name__, error)
    try:
        print("format(s, '*= #_.3g')", '|' + format(s, '*= #_.3g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*= #_.3g')", type(error).__name__, error)


def f21(n, r, s, b, e):
    try:
        print("format(n, 'é=+#03,.0X')", '|' + format(n, 'é=+#03,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é=+#03,.0X')", type(error).__name__, error)
    try:
        print("format(r, 'é=+#03,.0X')", '|' + format(r, 'é=+#03,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é=+#03,.0X')", type(error).__name__, error)
    try:
        print("format(s, 'é=+#03,.0X')", '|' + format(s, 'é=+#03,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é=+#03,.0X')", type(error).__name__, error)
    try:
        print("format(b, 'é=+#03,.0X')", '|' + format(b, 'é=+#03,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, 'é=+#03,.0X')", type(error).__name__, error)
    try:
        print("format(e, 'é=+#03,.0X')", '|' + format(e, 'é=+#03,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, 'é=+#03,.0X')", type(error).__name__, error)


def f22(n, r, s, b, e):
    try:
        print("format(n, '=-#12,G')", '|' + format(n, '=-#12,G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '=-#12,G')", type(error).__name__, error)
    try:
        print("format(r, '=-#12,G')", '|' + format(r, '=-#12,G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '=-#12,G')", type(error).__name__, error)
    try:
        print("format(s, '=-#12,G')", '|' + format(s, '=-#12,G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '=-#12,G')", type(error).__name__, error)


def f23(n, r, s, b, e):
    try:
        print("format(n, '*^#03,.3b')", '|' + format(n, '*^#03,.3b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*^#03,.3b')", type(error).__name__, error)
    try:
        print("format(r, '*^#03,.3b')", '|' + format(r, '*^#03,.3b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*^#03,.3b')", type(error).__name__, error)
    try:
        print("format(s, '*^#03,.3b')", '|' + format(s, '*^#03,.3b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*^#03,.3b')", type(error).__name__, error)


def f24(n, r, s, b, e):
    try:
        print("format(n, '0>+12_.3e')", '|' + format(n, '0>+12_.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0>+12_.3e')", type(error).__name__, error)
    try:
        print("format(r, '0>+12_.3e')", '|' + format(r, '0>+12_.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0>+12_.3e')", type(error).__name__, error)
    try:
        print("format(s, '0>+12_.3e')", '|' + format(s, '0>+12_.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0>+12_.3e')", type(error).__name__, error)
    try:
        print("format(b, '0>+12_.3e')", '|' + format(b, '0>+12_.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0>+12_.3e')", type(error).__name__, error)
    try:
        print("format(e, '0>+12_.3e')", '|' + format(e, '0>+12_.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0>+12_.3e')", type(error).__name__, error)


def f25(n, r, s, b, e):
    try:
        print("format(n, '< #12_.0o')", '|' + format(n, '< #12_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '< #12_.0o')", type(error).__name__, error)
    try:
        print("format(r, '< #12_.0o')", '|' + format(r, '< #12_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '< #12_.0o')", type(error).__name__, error)
    try:
        print("format(s, '< #12_.0o')", '|' + format(s, '< #12_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '< #12_.0o')", type(error).__name__, error)


def f26(n, r, s, b, e):
    try:
        print("format(n, '0> #,s')", '|' + format(n, '0> #,s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0> #,s')", type(error).__name__, error)
    try:
        print("format(r, '0> #,s')", '|' + format(r, '0> #,s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0> #,s')", type(error).__name__, error)
    try:
        print("format(s, '0> #,s')", '|' + format(s, '0> #,s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0> #,s')", type(error).__name__, error)


def f27(n, r, s, b, e):
    try:
        print("format(n, '=-#03_.3f')", '|' + format(n, '=-#03_.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '=-#03_.3f')", type(error).__name__, error)
    try:
        print("format(r, '=-#03_.3f')", '|' + format(r, '=-#03_.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '=-#03_.3f')", type(error).__name__, error)
    try:
        print("format(s, '=-#03_.3f')", '|' + format(s, '=-#03_.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '=-#03_.3f')", type(error).__name__, error)
    try:
        print("format(b, '=-#03_.3f')", '|' + format(b, '=-#03_.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '=-#03_.3f')", type(error).__name__, error)
    try:
        print("format(e, '=-#03_.3f')", '|' + format(e, '=-#03_.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '=-#03_.3f')", type(error).__name__, error)


def f28(n, r, s, b, e):
    try:
        print("format(n, '#012_.3c')", '|' + format(n, '#012_.3c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '#012_.3c')", type(error).__name__, error)
    try:
        print("format(r, '#012_.3c')", '|' + format(r, '#012_.3c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '#012_.3c')", type(error).__name__, error)
    try:
        print("format(s, '#012_.3c')", '|' + format(s, '#012_.3c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '#012_.3c')", type(error).__name__, error)


def f29(n, r, s, b, e):
    try:
        print("format(n, 'é< 012,.0F')", '|' + format(n, 'é< 012,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é< 012,.0F')", type(error).__name__, error)
    try:
        print("format(r, 'é< 012,.0F')", '|' + format(r, 'é< 012,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é< 012,.0F')", type(error).__name__, error)
    try:
        print("format(s, 'é< 012,.0F')", '|' + format(s, 'é< 012,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é< 012,.0F')", type(error).__name__, error)


def f30(n, r, s, b, e):
    try:
        print("format(n, '=012.3e')", '|' + format(n, '=012.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '=012.3e')", type(error).__name__, error)
    try:
        print("format(r, '=012.3e')", '|' + format(r, '=012.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '=012.3e')", type(error).__name__, error)
    try:
        print("format(s, '=012.3e')", '|' + format(s, '=012.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '=012.3e')", type(error).__name__, error)
    try:
        print("format(b, '=012.3e')", '|' + format(b, '=012.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '=012.3e')", type(error).__name__, error)
    try:
        print("format(e, '=012.3e')", '|' + format(e, '=012.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '=012.3e')", type(error).__name__, error)


def f31(n, r, s, b, e):
    try:
        print("format(n, '*^-#012,.0g')", '|' + format(n, '*^-#012,.0g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*^-#012,.0g')", type(error).__name__, error)
    try:
        print("format(r, '*^-#012,.0g')", '|' + format(r, '*^-#012,.0g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*^-#012,.0g')", type(error).__name__, error)
    try:
        print("format(s, '*^-#012,.0g')", '|' + format(s, '*^-#012,.0g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*^-#012,.0g')", type(error).__name__, error)


def f32(n, r, s, b, e):
    try:
        print("format(n, '*<+12,f')", '|' + format(n, '*<+12,f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*<+12,f')", type(error).__name__, error)
    try:
        print("format(r, '*<+12,f')", '|' + format(r, '*<+12,f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*<+12,f')", type(error).__name__, error)
    try:
        print("format(s, '*<+12,f')", '|' + format(s, '*<+12,f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*<+12,f')", type(error).__name__, error)


def f33(n, r, s, b, e):
    try:
        print("format(n, '^+#0_g')", '|' + format(n, '^+#0_g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^+#0_g')", type(error).__name__, error)
    try:
        print("format(r, '^+#0_g')", '|' + format(r, '^+#0_g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^+#0_g')", type(error).__name__, error)
    try:
        print("format(s, '^+#0_g')", '|' + format(s, '^+#0_g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^+#0_g')", type(error).__name__, error)
    try:
        print("format(b, '^+#0_g')", '|' + format(b, '^+#0_g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '^+#0_g')", type(error).__name__, error)
    try:
        print("format(e, '^+#0_g')", '|' + format(e, '^+#0_g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '^+#0_g')", type(error).__name__, error)


def f34(n, r, s, b, e):
    try:
        print("format(n, 'é=+#0,.3x')", '|' + format(n, 'é=+#0,.3x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é=+#0,.3x')", type(error).__name__, error)
    try:
        print("format(r, 'é=+#0,.3x')", '|' + format(r, 'é=+#0,.3x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é=+#0,.3x')", type(error).__name__, error)
    try:
        print("format(s, 'é=+#0,.3x')", '|' + format(s, 'é=+#0,.3x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é=+#0,.3x')", type(error).__name__, error)


def f35(n, r, s, b, e):
    try:
        print("format(n, 'é>-_.3F')", '|' + format(n, 'é>-_.3F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é>-_.3F')", type(error).__name__, error)
    try:
        print("format(r, 'é>-_.3F')", '|' + format(r, 'é>-_.3F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é>-_.3F')", type(error).__name__, error)
    try:
        print("format(s, 'é>-_.3F')", '|' + format(s, 'é>-_.3F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é>-_.3F')", type(error).__name__, error)


def f36(n, r, s, b, e):
    try:
        print("format(n, '*^+#,.0X')", '|' + format(n, '*^+#,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*^+#,.0X')", type(error).__name__, error)
    try:
        print("format(r, '*^+#,.0X')", '|' + format(r, '*^+#,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*^+#,.0X')", type(error).__name__, error)
    try:
        print("format(s, '*^+#,.0X')", '|' + format(s, '*^+#,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*^+#,.0X')", type(error).__name__, error)
    try:
        print("format(b, '*^+#,.0X')", '|' + format(b, '*^+#,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*^+#,.0X')", type(error).__name__, error)
    try:
        print("format(e, '*^+#,.0X')", '|' + format(e, '*^+#,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*^+#,.0X')", type(error).__name__, error)


def f37(n, r, s, b, e):
    try:
        print("format(n, '^3.3e')", '|' + format(n, '^3.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^3.3e')", type(error).__name__, error)
    try:
        print("format(r, '^3.3e')", '|' + format(r, '^3.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^3.3e')", type(error).__name__, error)
    try:
        print("format(s, '^3.3e')", '|' + format(s, '^3.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^3.3e')", type(error).__name__, error)


def f38(n, r, s, b, e):
    try:
        print("format(n, 'é>+#0,.0s')", '|' + format(n, 'é>+#0,.0s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é>+#0,.0s')", type(error).__name__, error)
    try:
        print("format(r, 'é>+#0,.0s')", '|' + format(r, 'é>+#0,.0s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é>+#0,.0s')", type(error).__name__, error)
    try:
        print("format(s, 'é>+#0,.0s')", '|' + format(s, 'é>+#0,.0s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é>+#0,.0s')", type(error).__name__, error)


def f39(n, r, s, b, e):
    try:
        print("format(n, 'é^012,.3x')", '|' + format(n, 'é^012,.3x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é^012,.3x')", type(error).__name__, error)
    try:
        print("format(r, 'é^012,.3x')", '|' + format(r, 'é^012,.3x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é^012,.3x')", type(error).__name__, error)
    try:
        print("format(s, 'é^012,.3x')", '|' + format(s, 'é^012,.3x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é^012,.3x')", type(error).__name__, error)
    try:
        print("format(b, 'é^012,.3x')", '|' + format(b, 'é^012,.3x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, 'é^012,.3x')", type(error).__name__, error)
    try:
        print("format(e, 'é^012,.3x')", '|' + format(e, 'é^012,.3x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, 'é^012,.3x')", type(error).__name__, error)


def f40(n, r, s, b, e):
    try:
        print("format(n, '<+012,.0X')", '|' + format(n, '<+012,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '<+012,.0X')", type(error).__name__, error)
    try:
        print("format(r, '<+012,.0X')", '|' + format(r, '<+012,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '<+012,.0X')", type(error).__name__, error)
    try:
        print("format(s, '<+012,.0X')", '|' + format(s, '<+012,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '<+012,.0X')", type(error).__name__, error)


def f41(n, r, s, b, e):
    try:
        print("format(n, '>-#.3q')", '|' + format(n, '>-#.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '>-#.3q')", type(error).__name__, error)
    try:
        print("format(r, '>-#.3q')", '|' + format(r, '>-#.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '>-#.3q')", type(error).__name__, error)
    try:
        print("format(s, '>-#.3q')", '|' + format(s, '>-#.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '>-#.3q')", type(error).__name__, error)


def f42(n, r, s, b, e):
    try:
        print("format(n, '0^-#03,.0')", '|' + format(n, '0^-#03,.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0^-#03,.0')", type(error).__name__, error)
    try:
        print("format(r, '0^-#03,.0')", '|' + format(r, '0^-#03,.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0^-#03,.0')", type(error).__name__, error)
    try:
        print("format(s, '0^-#03,.0')", '|' + format(s, '0^-#03,.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0^-#03,.0')", type(error).__name__, error)
    try:
        print("format(b, '0^-#03,.0')", '|' + format(b, '0^-#03,.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0^-#03,.0')", type(error).__name__, error)
    try:
        print("format(e, '0^-#03,.0')", '|' + format(e, '0^-#03,.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0^-#03,.0')", type(error).__name__, error)


def f43(n, r, s, b, e):
    try:
        print("format(n, '0^-#03b')", '|' + format(n, '0^-#03b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0^-#03b')", type(error).__name__, error)
    try:
        print("format(r, '0^-#03b')", '|' + format(r, '0^-#03b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0^-#03b')", type(error).__name__, error)
    try:
        print("format(s, '0^-#03b')", '|' + format(s, '0^-#03b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0^-#03b')", type(error).__name__, error)


def f44(n, r, s, b, e):
    try:
        print("format(n, '*=+#12_.3d')", '|' + format(n, '*=+#12_.3d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*=+#12_.3d')", type(error).__name__, error)
    try:
        print("format(r, '*=+#12_.3d')", '|' + format(r, '*=+#12_.3d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*=+#12_.3d')", type(error).__name__, error)
    try:
        print("format(s, '*=+#12_.3d')", '|' + format(s, '*=+#12_.3d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*=+#12_.3d')", type(error).__name__, error)


def f45(n, r, s, b, e):
    try:
        print("format(n, '>5')", '|' + format(n, '>5') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '>5')", type(error).__name__, error)
    try:
        print("format(r, '>5')", '|' + format(r, '>5') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '>5')", type(error).__name__, error)
    try:
        print("format(s, '>5')", '|' + format(s, '>5') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '>5')", type(error).__name__, error)
    try:
        print("format(b, '>5')", '|' + format(b, '>5') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '>5')", type(error).__name__, error)
    try:
        print("format(e, '>5')", '|' + format(e, '>5') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '>5')", type(error).__name__, error)


def f46(n, r, s, b, e):
    try:
        print("format(n, '<14')", '|' + format(n, '<14') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '<14')", type(error).__name__, error)
    try:
        print("format(r, '<14')", '|' + format(r, '<14') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '<14')", type(error).__name__, error)
    try:
        print("format(s, '<14')", '|' + format(s, '<14') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '<14')", type(error).__name__, error)


def f47(n, r, s, b, e):
    try:
        print("format(n, '^16')", '|' + format(n, '^16') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^16')", type(error).__name__, error)
    try:
        print("format(r, '^16')", '|' + format(r, '^16') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^16')", type(error).__name__, error)
    try:
        print("format(s, '^16')", '|' + format(s, '^16') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^16')", type(error).__name__, error)


def f48(n, r, s, b, e):
    try:
        print("format(n, ',')", '|' + format(n, ',') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, ',')", type(error).__name__, error)
    try:
        print("format(r, ',')", '|' + format(r, ',') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, ',')", type(error).__name__, error)
    try:
        print("format(s, ',')", '|' + format(s, ',') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, ',')", type(error).__name__, error)
    try:
        print("format(b, ',')", '|' + format(b, ',') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, ',')", type(error).__name__, error)
    try:
        print("format(e, ',')", '|' + format(e, ',') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, ',')", type(error).__name__, error)


def f49(n, r, s, b, e):
    try:
        print("format(n, '_')", '|' + format(n, '_') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '_')", type(error).__name__, error)
    try:
        print("format(r, '_')", '|' + format(r, '_') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '_')", type(error).__name__, error)
    try:
        print("format(s, '_')", '|' + format(s, '_') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '_')", type(error).__name__, error)


def f50(n, r, s, b, e):
    try:
        print("format(n, '05d')", '|' + format(n, '05d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '05d')", type(error).__name__, error)
    try:
        print("format(r, '05d')", '|' + format(r, '05d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '05d')", type(error).__name__, error)
    try:
        print("format(s, '05d')", '|' + format(s, '05d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '05d')", type(error).__name__, error)


def f51(n, r, s, b, e):
    try:
        print("format(n, '+d')", '|' + format(n, '+d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '+d')", type(error).__name__, error)
    try:
        print("format(r, '+d')", '|' + format(r, '+d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '+d')", type(error).__name__, error)
    try:
        print("format(s, '+d')", '|' + format(s, '+d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '+d')", type(error).__name__, error)
    try:
        print("format(b, '+d')", '|' + format(b, '+d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '+d')", type(error).__name__, error)
    try:
        print("format(e, '+d')", '|' + format(e, '+d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '+d')", type(error).__name__, error)


def f52(n, r, s, b, e):
    try:
        print("format(n, ',.2f')", '|' + format(n, ',.2f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, ',.2f')", type(error).__name__, error)
    try:
        print("format(r, ',.2f')", '|' + format(r, ',.2f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, ',.2f')", type(error).__name__, error)
    try:
        print("format(s, ',.2f')", '|' + format(s, ',.2f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, ',.2f')", type(error).__name__, error)


def f53(n, r, s, b, e):
    try:
        print("format(n, '.3f')", '|' + format(n, '.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '.3f')", type(error).__name__, error)
    try:
        print("format(r, '.3f')", '|' + format(r, '.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '.3f')", type(error).__name__, error)
    try:
        print("format(s, '.3f')", '|' + format(s, '.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '.3f')", type(error).__name__, error)


def f54(n, r, s, b, e):
    try:
        print("format(n, '10.2f')", '|' + format(n, '10.2f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '10.2f')", type(error).__name__, error)
    try:
        print("format(r, '10.2f')", '|' + format(r, '10.2f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '10.2f')", type(error).__name__, error)
    try:
        print("format(s, '10.2f')", '|' + format(s, '10.2f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '10.2f')", type(error).__name__, error)
    try:
        print("format(b, '10.2f')", '|' + format(b, '10.2f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '10.2f')", type(error).__name__, error)
    try:
        print("format(e, '10.2f')", '|' + format(e, '10.2f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '10.2f')", type(error).__name__, error)


def f55(n, r, s, b, e):
    try:
        print("format(n, '08.3f')", '|' + format(n, '08.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '08.3f')", type(error).__name__, error)
    try:
        print("format(r, '08.3f')", '|' + format(r, '08.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '08.3f')", type(error).__name__, error)
    try:
        print("format(s, '08.3f')", '|' + format(s, '08.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '08.3f')", type(error).__name__, error)


def f56(n, r, s, b, e):
    try:
        print("format(n, 'x')", '|' + format(n, 'x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'x')", type(error).__name__, error)
    try:
        print("format(r, 'x')", '|' + format(r, 'x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'x')", type(error).__name__, error)
    try:
        print("format(s, 'x')", '|' + format(s, 'x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'x')", type(error).__name__, error)


def f57(n, r, s, b, e):
    try:
        print("format(n, '#x')", '|' + format(n, '#x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '#x')", type(error).__name__, error)
    try:
        print("format(r, '#x')", '|' + format(r, '#x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '#x')", type(error).__name__, error)
    try:
        print("format(s, '#x')", '|' + format(s, '#x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '#x')", type(error).__name__, error)
    try:
        print("format(b, '#x')", '|' + format(b, '#x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '#x')", type(error).__name__, error)
    try:
        print("format(e, '#x')", '|' + format(e, '#x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '#x')", type(error).__name__, error)


def f58(n, r, s, b, e):
    try:
        print("format(n, '02x')", '|' + format(n, '02x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '02x')", type(error).__name__, error)
    try:
        print("format(r, '02x')", '|' + format(r, '02x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '02x')", type(error).__name__, error)
    try:
        print("format(s, '02x')", '|' + format(s, '02x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '02x')", type(error).__name__, error)


def f59(n, r, s, b, e):
    try:
        print("format(n, '.10')", '|' + format(n, '.10') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '.10')", type(error).__name__, error)
    try:
        print("format(r, '.10')", '|' + format(r, '.10') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '.10')", type(error).__name__, error)
    try:
        print("format(s, '.10')", '|' + format(s, '.10') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '.10')", type(error).__name__, error)


def f60(n, r, s, b, e):
    try:
        print("format(n, '>10.3s')", '|' + format(n, '>10.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '>10.3s')", type(error).__name__, error)
    try:
        print("format(r, '>10.3s')", '|' + format(r, '>10.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '>10.3s')", type(error).__name__, error)
    try:
        print("format(s, '>10.3s')", '|' + format(s, '>10.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '>10.3s')", type(error).__name__, error)
    try:
        print("format(b, '>10.3s')", '|' + format(b, '>10.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '>10.3s')", type(error).__name__, error)
    try:
        print("format(e, '>10.3s')", '|' + format(e, '>10.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '>10.3s')", type(error).__name__, error)


def f61(n, r, s, b, e):
    try:
        print("format(n, '%')", '|' + format(n, '%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '%')", type(error).__name__, error)
    try:
        print("format(r, '%')", '|' + format(r, '%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '%')", type(error).__name__, error)
    try:
        print("format(s, '%')", '|' + format(s, '%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '%')", type(error).__name__, error)


def f62(n, r, s, b, e):
    try:
        print("format(n, '.1%')", '|' + format(n, '.1%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '.1%')", type(error).__name__, error)
    try:
        print("format(r, '.1%')", '|' + format(r, '.1%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '.1%')", type(error).__name__, error)
    try:
        print("format(s, '.1%')", '|' + format(s, '.1%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '.1%')", type(error).__name__, error)


def f63(n, r, s, b, e):
    try:
        print("format(n, 's')", '|' + format(n, 's') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 's')", type(error).__name__, error)
    try:
        print("format(r, 's')", '|' + format(r, 's') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 's')", type(error).__name__, error)
    try:
        print("format(s, 's')", '|' + format(s, 's') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 's')", type(error).__name__, error)
    try:
        print("format(b, 's')", '|' + format(b, 's') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, 's')", type(error).__name__, error)
    try:
        print("format(e, 's')", '|' + format(e, 's') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, 's')", type(error).__name__, error)


def f64(n, r, s, b, e):
    try:
        print("format(n, '5')", '|' + format(n, '5') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '5')", type(error).__name__, error)
    try:
        print("format(r, '5')", '|' + format(r, '5') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '5')", type(error).__name__, error)
    try:
        print("format(s, '5')", '|' + format(s, '5') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '5')", type(error).__name__, error)


def f65(n, r, s, b, e):
    try:
        print("format(n, '05')", '|' + format(n, '05') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '05')", type(error).__name__, error)
    try:
        print("format(r, '05')", '|' + format(r, '05') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '05')", type(error).__name__, error)
    try:
        print("format(s, '05')", '|' + format(s, '05') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '05')", type(error).__name__, error)


def f66(n, r, s, b, e):
    try:
        print("format(n, '=5')", '|' + format(n, '=5') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '=5')", type(error).__name__, error)
    try:
        print("format(r, '=5')", '|' + format(r, '=5') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '=5')", type(error).__name__, error)
    try:
        print("format(s, '=5')", '|' + format(s, '=5') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '=5')", type(error).__name__, error)
    try:
        print("format(b, '=5')", '|' + format(b, '=5') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '=5')", type(error).__name__, error)
    try:
        print("format(e, '=5')", '|' + format(e, '=5') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '=5')", type(error).__name__, error)


def f67(n, r, s, b, e):
    try:
        print("format(n, '=+6')", '|' + format(n, '=+6') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '=+6')", type(error).__name__, error)
    try:
        print("format(r, '=+6')", '|' + format(r, '=+6') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '=+6')", type(error).__name__, error)
    try:
        print("format(s, '=+6')", '|' + format(s, '=+6') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '=+6')", type(error).__name__, error)


def f68(n, r, s, b, e):
    try:
        print("format(n, 'z.1f')", '|' + format(n, 'z.1f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'z.1f')", type(error).__name__, error)
    try:
        print("format(r, 'z.1f')", '|' + format(r, 'z.1f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'z.1f')", type(error).__name__, error)
    try:
        print("format(s, 'z.1f')", '|' + format(s, 'z.1f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'z.1f')", type(error).__name__, error)


def f69(n, r, s, b, e):
    try:
        print("format(n, 'z')", '|' + format(n, 'z') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'z')", type(error).__name__, error)
    try:
        print("format(r, 'z')", '|' + format(r, 'z') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'z')", type(error).__name__, error)
    try:
        print("format(s, 'z')", '|' + format(s, 'z') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'z')", type(error).__name__, error)
    try:
        print("format(b, 'z')", '|' + format(b, 'z') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, 'z')", type(error).__name__, error)
    try:
        print("format(e, 'z')", '|' + format(e, 'z') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, 'z')", type(error).__name__, error)


def f70(n, r, s, b, e):
    try:
        print("format(n, '1.')", '|' + format(n, '1.') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '1.')", type(error).__name__, error)
    try:
        print("format(r, '1.')", '|' + format(r, '1.') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '1.')", type(error).__name__, error)
    try:
        print("format(s, '1.')", '|' + format(s, '1.') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '1.')", type(error).__name__, error)


def f71(n, r, s, b, e):
    try:
        print("format(n, '..2')", '|' + format(n, '..2') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '..2')", type(error).__name__, error)
    try:
        print("format(r, '..2')", '|' + format(r, '..2') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '..2')", type(error).__name__, error)
    try:
        print("format(s, '..2')", '|' + format(s, '..2') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '..2')", type(error).__name__, error)


def f72(n, r, s, b, e):
    try:
        print("format(n, '5.s')", '|' + format(n, '5.s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '5.s')", type(error).__name__, error)
    try:
        print("format(r, '5.s')", '|' + format(r, '5.s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '5.s')", type(error).__name__, error)
    try:
        print("format(s, '5.s')", '|' + format(s, '5.s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '5.s')", type(error).__name__, error)
    try:
        print("format(b, '5.s')", '|' + format(b, '5.s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '5.s')", type(error).__name__, error)
    try:
        print("format(e, '5.s')", '|' + format(e, '5.s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '5.s')", type(error).__name__, error)


def f73(n, r, s, b, e):
    try:
        print("format(n, ' d')", '|' + format(n, ' d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, ' d')", type(error).__name__, error)
    try:
        print("format(r, ' d')", '|' + format(r, ' d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, ' d')", type(error).__name__, error)
    try:
        print("format(s, ' d')", '|' + format(s, ' d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, ' d')", type(error).__name__, error)


def main():
    f0(7, -0.0, '', True, 10000000000000000000000000)
    f1(7, -0.0, 'a', False, -1000000000000000000000)
    f2(7, 1e+300, 'a', True, 10000000000000000000000000)
    f3(1234567, 1.5, '', False, -1000000000000000000000)
    f4(7, -0.0, 'hello world', True, -1000000000000000000000)
    f5(-3, -1e-07, '日本語', True, -1000000000000000000000)
    f6(0, 1.5, 'hello world', False, -1000000000000000000000)
    f7(-3, -0.0, 'übergröße', False, 10000000000000000000000000)
    f8(0, 1.5, '', False, -1000000000000000000000)
    f9(0, 1e+300, 'übergröße', False, -1000000000000000000000)
    f10(-98765432109, -1e-07, '', False, 10000000000000000000000000)
    f11(7, 1e+300, 'a', True, 10000000000000000000000000)
    f12(1234567, 1.5, '日本語', False, -1000000000000000000000)
    f13(1234567, 0.0, '日本語', False, -1000000000000000000000)
    f14(0, -2.25, '', True, -1000000000000000000000)
    f15(-98765432109, 1e+300, 'hello world', True, -1000000000000000000000)
    f16(-3, 1234567.891, '日本語', True, -1000000000000000000000)
    f17(-3, 1.5, 'a', True, 10000000000000000000000000)
    f18(-3, -2.25, 'a', True, 10000000000000000000000000)
    f19(-98765432109, 1e+300, 'übergröße', True, 10000000000000000000000000)
    f20(-98765432109, 1.5, 'hello world', False, -1000000000000000000000)
    f21(7, 0.0, '', False, -1000000000000000000000)
    f22(7, -0.0, '日本語', True, -1000000000000000000000)
    f23(0, -0.0, 'übergröße', False, 10000000000000000000000000)
    f24(0, -1e-07, 'übergröße', False, 10000000000000000000000000)
    f25(1234567, 1e+300, 'a', False, -1000000000000000000000)
    f26(-3, -2.25, 'hello world', False, -1000000000000000000000)
    f27(1234567, -0.0, '', False, 10000000000000000000000000)
    f28(1234567, -1e-07, 'hello world', True, 10000000000000000000000000)
    f29(1234567, 1.5, '日本語', False, 10000000000000000000000000)
    f30(-3, 1234567.891, '日本語', True, -1000000000000000000000)
    f31(-3, 1e+300, 'hello world', False, -1000000000000000000000)
    f32(-3, 1.5, 'a', True, -1000000000000000000000)
    f33(-98765432109, -1e-07, 'hello world', False, -1000000000000000000000)
    f34(1234567, 1.5, '日本語', False, -1000000000000000000000)
    f35(-3, 1234567.891, 'hello world', False, -1000000000000000000000)
    f36(7, -1e-07, 'übergröße', False, -1000000000000000000000)
    f37(-98765432109, -0.0, '日本語', True, 10000000000000000000000000)
    f38(-3, -1e-07, 'übergröße', False, 10000000000000000000000000)
    f39(1234567, -0.0, '日本語', False, -1000000000000000000000)
    f40(-98765432109, 1e+300, 'hello world', True, 10000000000000000000000000)
    f41(7, 1e+300, 'übergröße', True, 10000000000000000000000000)
    f42(7, 1234567.891, '', False, 10000000000000000000000000)
    f43(7, 0.0, 'a', True, -1000000000000000000000)
    f44(7, -2.25, 'a', True, -1000000000000000000000)
    f45(1234567, 1.5, 'übergröße', True, 10000000000000000000000000)
    f46(7, 1234567.891, 'hello world', True, -1000000000000000000000)
    f47(1234567, 1.5, 'übergröße', True, -1000000000000000000000)
    f48(0, 1e+300, '日本語', False, 10000000000000000000000000)
    f49(-3, 1e+300, '日本語', False, -1000000000000000000000)
    f50(-3, -1e-07, 'a', False, -1000000000000000000000)
    f51(-98765432109, 1234567.891, '日本語', False, -1000000000000000000000)
    f52(7, -0.0, '日本語', False, -1000000000000000000000)
    f53(7, -0.0, '日本語', True, -1000000000000000000000)
    f54(0, -2.25, '', False, 10000000000000000000000000)
    f55(-3, 1234567.891, '日本語', False, -1000000000000000000000)
    f56(1234567, -0.0, 'übergröße', False, -1000000000000000000000)
    f57(1234567, -2.25, 'a', False, -1000000000000000000000)
    f58(1234567, 1.5, 'übergröße', True, -1000000000000000000000)
    f59(-3, -2.25, 'hello world', True, -1000000000000000000000)
    f60(0, 0.0, '日本語', False, 10000000000000000000000000)
    f61(-3, 0.0, 'a', False, 10000000000000000000000000)
    f62(1234567, 1e+300, '日本語', False, 10000000000000000000000000)
    f63(1234567, -1e-07, '', True, -1000000000000000000000)
    f64(-3, -1e-07, 'a', False, -1000000000000000000000)
    f65(1234567, 1e+300, 'übergröße', True, 10000000000000000000000000)
    f66(7, 1.5, 'hello world', False, -1000000000000000000000)
    f67(-98765432109, 0.0, 'übergröße', False, -1000000000000000000000)
    f68(-98765432109, -0.0, '', True, -1000000000000000000000)
    f69(-98765432109, -2.25, '', True, 10000000000000000000000000)
    f70(1234567, -1e-07, 'übergröße', False, -1000000000000000000000)
    f71(1234567, -2.25, 'a', False, -1000000000000000000000)
    f72(0, 1.5, '', False, -1000000000000000000000)
    f73(1234567, 1.5, 'a', True, -1000000000000000000000)


if __name__ == '__main__':
    main()
