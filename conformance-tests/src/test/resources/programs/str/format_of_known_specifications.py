"""format() with specifications that are known, of each kind of value."""


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
    try:
        print("format(b, 'é^0_.0x')", '|' + format(b, 'é^0_.0x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, 'é^0_.0x')", type(error).__name__, error)
    try:
        print("format(e, 'é^0_.0x')", '|' + format(e, 'é^0_.0x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, 'é^0_.0x')", type(error).__name__, error)


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
    try:
        print("format(b, '0=+012,.0e')", '|' + format(b, '0=+012,.0e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0=+012,.0e')", type(error).__name__, error)
    try:
        print("format(e, '0=+012,.0e')", '|' + format(e, '0=+012,.0e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0=+012,.0e')", type(error).__name__, error)


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
    try:
        print("format(b, ' #012.0q')", '|' + format(b, ' #012.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, ' #012.0q')", type(error).__name__, error)
    try:
        print("format(e, ' #012.0q')", '|' + format(e, ' #012.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, ' #012.0q')", type(error).__name__, error)


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
    try:
        print("format(b, '*= #_.3g')", '|' + format(b, '*= #_.3g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*= #_.3g')", type(error).__name__, error)
    try:
        print("format(e, '*= #_.3g')", '|' + format(e, '*= #_.3g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*= #_.3g')", type(error).__name__, error)


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
    try:
        print("format(b, '#012_.3c')", '|' + format(b, '#012_.3c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '#012_.3c')", type(error).__name__, error)
    try:
        print("format(e, '#012_.3c')", '|' + format(e, '#012_.3c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '#012_.3c')", type(error).__name__, error)


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
    try:
        print("format(b, '*<+12,f')", '|' + format(b, '*<+12,f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*<+12,f')", type(error).__name__, error)
    try:
        print("format(e, '*<+12,f')", '|' + format(e, '*<+12,f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*<+12,f')", type(error).__name__, error)


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
    try:
        print("format(b, '<+012,.0X')", '|' + format(b, '<+012,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '<+012,.0X')", type(error).__name__, error)
    try:
        print("format(e, '<+012,.0X')", '|' + format(e, '<+012,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '<+012,.0X')", type(error).__name__, error)


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
    try:
        print("format(b, '*=+#12_.3d')", '|' + format(b, '*=+#12_.3d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*=+#12_.3d')", type(error).__name__, error)
    try:
        print("format(e, '*=+#12_.3d')", '|' + format(e, '*=+#12_.3d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*=+#12_.3d')", type(error).__name__, error)


def f45(n, r, s, b, e):
    try:
        print("format(n, '>+#3.3G')", '|' + format(n, '>+#3.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '>+#3.3G')", type(error).__name__, error)
    try:
        print("format(r, '>+#3.3G')", '|' + format(r, '>+#3.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '>+#3.3G')", type(error).__name__, error)
    try:
        print("format(s, '>+#3.3G')", '|' + format(s, '>+#3.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '>+#3.3G')", type(error).__name__, error)


def f46(n, r, s, b, e):
    try:
        print("format(n, '>-,o')", '|' + format(n, '>-,o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '>-,o')", type(error).__name__, error)
    try:
        print("format(r, '>-,o')", '|' + format(r, '>-,o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '>-,o')", type(error).__name__, error)
    try:
        print("format(s, '>-,o')", '|' + format(s, '>-,o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '>-,o')", type(error).__name__, error)


def f47(n, r, s, b, e):
    try:
        print("format(n, '3,.3f')", '|' + format(n, '3,.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '3,.3f')", type(error).__name__, error)
    try:
        print("format(r, '3,.3f')", '|' + format(r, '3,.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '3,.3f')", type(error).__name__, error)
    try:
        print("format(s, '3,.3f')", '|' + format(s, '3,.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '3,.3f')", type(error).__name__, error)


def f48(n, r, s, b, e):
    try:
        print("format(n, 'é=-3.0f')", '|' + format(n, 'é=-3.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é=-3.0f')", type(error).__name__, error)
    try:
        print("format(r, 'é=-3.0f')", '|' + format(r, 'é=-3.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é=-3.0f')", type(error).__name__, error)
    try:
        print("format(s, 'é=-3.0f')", '|' + format(s, 'é=-3.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é=-3.0f')", type(error).__name__, error)
    try:
        print("format(b, 'é=-3.0f')", '|' + format(b, 'é=-3.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, 'é=-3.0f')", type(error).__name__, error)
    try:
        print("format(e, 'é=-3.0f')", '|' + format(e, 'é=-3.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, 'é=-3.0f')", type(error).__name__, error)


def f49(n, r, s, b, e):
    try:
        print("format(n, '03_.0f')", '|' + format(n, '03_.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '03_.0f')", type(error).__name__, error)
    try:
        print("format(r, '03_.0f')", '|' + format(r, '03_.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '03_.0f')", type(error).__name__, error)
    try:
        print("format(s, '03_.0f')", '|' + format(s, '03_.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '03_.0f')", type(error).__name__, error)


def f50(n, r, s, b, e):
    try:
        print("format(n, '^ #03,.3F')", '|' + format(n, '^ #03,.3F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^ #03,.3F')", type(error).__name__, error)
    try:
        print("format(r, '^ #03,.3F')", '|' + format(r, '^ #03,.3F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^ #03,.3F')", type(error).__name__, error)
    try:
        print("format(s, '^ #03,.3F')", '|' + format(s, '^ #03,.3F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^ #03,.3F')", type(error).__name__, error)


def f51(n, r, s, b, e):
    try:
        print("format(n, 'é>-#12.0X')", '|' + format(n, 'é>-#12.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é>-#12.0X')", type(error).__name__, error)
    try:
        print("format(r, 'é>-#12.0X')", '|' + format(r, 'é>-#12.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é>-#12.0X')", type(error).__name__, error)
    try:
        print("format(s, 'é>-#12.0X')", '|' + format(s, 'é>-#12.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é>-#12.0X')", type(error).__name__, error)


def f52(n, r, s, b, e):
    try:
        print("format(n, '=03.0x')", '|' + format(n, '=03.0x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '=03.0x')", type(error).__name__, error)
    try:
        print("format(r, '=03.0x')", '|' + format(r, '=03.0x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '=03.0x')", type(error).__name__, error)
    try:
        print("format(s, '=03.0x')", '|' + format(s, '=03.0x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '=03.0x')", type(error).__name__, error)
    try:
        print("format(b, '=03.0x')", '|' + format(b, '=03.0x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '=03.0x')", type(error).__name__, error)
    try:
        print("format(e, '=03.0x')", '|' + format(e, '=03.0x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '=03.0x')", type(error).__name__, error)


def f53(n, r, s, b, e):
    try:
        print("format(n, '^#_.3s')", '|' + format(n, '^#_.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^#_.3s')", type(error).__name__, error)
    try:
        print("format(r, '^#_.3s')", '|' + format(r, '^#_.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^#_.3s')", type(error).__name__, error)
    try:
        print("format(s, '^#_.3s')", '|' + format(s, '^#_.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^#_.3s')", type(error).__name__, error)


def f54(n, r, s, b, e):
    try:
        print("format(n, 'é=-12q')", '|' + format(n, 'é=-12q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é=-12q')", type(error).__name__, error)
    try:
        print("format(r, 'é=-12q')", '|' + format(r, 'é=-12q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é=-12q')", type(error).__name__, error)
    try:
        print("format(s, 'é=-12q')", '|' + format(s, 'é=-12q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é=-12q')", type(error).__name__, error)


def f55(n, r, s, b, e):
    try:
        print("format(n, '^#3,.0F')", '|' + format(n, '^#3,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^#3,.0F')", type(error).__name__, error)
    try:
        print("format(r, '^#3,.0F')", '|' + format(r, '^#3,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^#3,.0F')", type(error).__name__, error)
    try:
        print("format(s, '^#3,.0F')", '|' + format(s, '^#3,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^#3,.0F')", type(error).__name__, error)


def f56(n, r, s, b, e):
    try:
        print("format(n, '*<+#012.3E')", '|' + format(n, '*<+#012.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*<+#012.3E')", type(error).__name__, error)
    try:
        print("format(r, '*<+#012.3E')", '|' + format(r, '*<+#012.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*<+#012.3E')", type(error).__name__, error)
    try:
        print("format(s, '*<+#012.3E')", '|' + format(s, '*<+#012.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*<+#012.3E')", type(error).__name__, error)
    try:
        print("format(b, '*<+#012.3E')", '|' + format(b, '*<+#012.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*<+#012.3E')", type(error).__name__, error)
    try:
        print("format(e, '*<+#012.3E')", '|' + format(e, '*<+#012.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*<+#012.3E')", type(error).__name__, error)


def f57(n, r, s, b, e):
    try:
        print("format(n, '*< #0,.0c')", '|' + format(n, '*< #0,.0c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*< #0,.0c')", type(error).__name__, error)
    try:
        print("format(r, '*< #0,.0c')", '|' + format(r, '*< #0,.0c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*< #0,.0c')", type(error).__name__, error)
    try:
        print("format(s, '*< #0,.0c')", '|' + format(s, '*< #0,.0c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*< #0,.0c')", type(error).__name__, error)


def f58(n, r, s, b, e):
    try:
        print("format(n, '^ 3X')", '|' + format(n, '^ 3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^ 3X')", type(error).__name__, error)
    try:
        print("format(r, '^ 3X')", '|' + format(r, '^ 3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^ 3X')", type(error).__name__, error)
    try:
        print("format(s, '^ 3X')", '|' + format(s, '^ 3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^ 3X')", type(error).__name__, error)


def f59(n, r, s, b, e):
    try:
        print("format(n, '0>#03_.0o')", '|' + format(n, '0>#03_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0>#03_.0o')", type(error).__name__, error)
    try:
        print("format(r, '0>#03_.0o')", '|' + format(r, '0>#03_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0>#03_.0o')", type(error).__name__, error)
    try:
        print("format(s, '0>#03_.0o')", '|' + format(s, '0>#03_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0>#03_.0o')", type(error).__name__, error)


def f60(n, r, s, b, e):
    try:
        print("format(n, 'é=-012,.0b')", '|' + format(n, 'é=-012,.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é=-012,.0b')", type(error).__name__, error)
    try:
        print("format(r, 'é=-012,.0b')", '|' + format(r, 'é=-012,.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é=-012,.0b')", type(error).__name__, error)
    try:
        print("format(s, 'é=-012,.0b')", '|' + format(s, 'é=-012,.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é=-012,.0b')", type(error).__name__, error)
    try:
        print("format(b, 'é=-012,.0b')", '|' + format(b, 'é=-012,.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, 'é=-012,.0b')", type(error).__name__, error)
    try:
        print("format(e, 'é=-012,.0b')", '|' + format(e, 'é=-012,.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, 'é=-012,.0b')", type(error).__name__, error)


def f61(n, r, s, b, e):
    try:
        print("format(n, '0= 03_.3q')", '|' + format(n, '0= 03_.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0= 03_.3q')", type(error).__name__, error)
    try:
        print("format(r, '0= 03_.3q')", '|' + format(r, '0= 03_.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0= 03_.3q')", type(error).__name__, error)
    try:
        print("format(s, '0= 03_.3q')", '|' + format(s, '0= 03_.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0= 03_.3q')", type(error).__name__, error)


def f62(n, r, s, b, e):
    try:
        print("format(n, '0^ 012,.0E')", '|' + format(n, '0^ 012,.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0^ 012,.0E')", type(error).__name__, error)
    try:
        print("format(r, '0^ 012,.0E')", '|' + format(r, '0^ 012,.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0^ 012,.0E')", type(error).__name__, error)
    try:
        print("format(s, '0^ 012,.0E')", '|' + format(s, '0^ 012,.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0^ 012,.0E')", type(error).__name__, error)


def f63(n, r, s, b, e):
    try:
        print("format(n, '^ #,f')", '|' + format(n, '^ #,f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^ #,f')", type(error).__name__, error)
    try:
        print("format(r, '^ #,f')", '|' + format(r, '^ #,f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^ #,f')", type(error).__name__, error)
    try:
        print("format(s, '^ #,f')", '|' + format(s, '^ #,f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^ #,f')", type(error).__name__, error)


def f64(n, r, s, b, e):
    try:
        print("format(n, '^+#0,x')", '|' + format(n, '^+#0,x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^+#0,x')", type(error).__name__, error)
    try:
        print("format(r, '^+#0,x')", '|' + format(r, '^+#0,x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^+#0,x')", type(error).__name__, error)
    try:
        print("format(s, '^+#0,x')", '|' + format(s, '^+#0,x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^+#0,x')", type(error).__name__, error)
    try:
        print("format(b, '^+#0,x')", '|' + format(b, '^+#0,x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '^+#0,x')", type(error).__name__, error)
    try:
        print("format(e, '^+#0,x')", '|' + format(e, '^+#0,x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '^+#0,x')", type(error).__name__, error)


def f65(n, r, s, b, e):
    try:
        print("format(n, 'é<03,.3s')", '|' + format(n, 'é<03,.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é<03,.3s')", type(error).__name__, error)
    try:
        print("format(r, 'é<03,.3s')", '|' + format(r, 'é<03,.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é<03,.3s')", type(error).__name__, error)
    try:
        print("format(s, 'é<03,.3s')", '|' + format(s, 'é<03,.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é<03,.3s')", type(error).__name__, error)


def f66(n, r, s, b, e):
    try:
        print("format(n, '^-#012.0F')", '|' + format(n, '^-#012.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^-#012.0F')", type(error).__name__, error)
    try:
        print("format(r, '^-#012.0F')", '|' + format(r, '^-#012.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^-#012.0F')", type(error).__name__, error)
    try:
        print("format(s, '^-#012.0F')", '|' + format(s, '^-#012.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^-#012.0F')", type(error).__name__, error)


def f67(n, r, s, b, e):
    try:
        print("format(n, 'é= #0,.0f')", '|' + format(n, 'é= #0,.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é= #0,.0f')", type(error).__name__, error)
    try:
        print("format(r, 'é= #0,.0f')", '|' + format(r, 'é= #0,.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é= #0,.0f')", type(error).__name__, error)
    try:
        print("format(s, 'é= #0,.0f')", '|' + format(s, 'é= #0,.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é= #0,.0f')", type(error).__name__, error)


def f68(n, r, s, b, e):
    try:
        print("format(n, '*^+_.0o')", '|' + format(n, '*^+_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*^+_.0o')", type(error).__name__, error)
    try:
        print("format(r, '*^+_.0o')", '|' + format(r, '*^+_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*^+_.0o')", type(error).__name__, error)
    try:
        print("format(s, '*^+_.0o')", '|' + format(s, '*^+_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*^+_.0o')", type(error).__name__, error)
    try:
        print("format(b, '*^+_.0o')", '|' + format(b, '*^+_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*^+_.0o')", type(error).__name__, error)
    try:
        print("format(e, '*^+_.0o')", '|' + format(e, '*^+_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*^+_.0o')", type(error).__name__, error)


def f69(n, r, s, b, e):
    try:
        print("format(n, '*<-#3_.3%')", '|' + format(n, '*<-#3_.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*<-#3_.3%')", type(error).__name__, error)
    try:
        print("format(r, '*<-#3_.3%')", '|' + format(r, '*<-#3_.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*<-#3_.3%')", type(error).__name__, error)
    try:
        print("format(s, '*<-#3_.3%')", '|' + format(s, '*<-#3_.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*<-#3_.3%')", type(error).__name__, error)


def f70(n, r, s, b, e):
    try:
        print("format(n, '+#3,.3s')", '|' + format(n, '+#3,.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '+#3,.3s')", type(error).__name__, error)
    try:
        print("format(r, '+#3,.3s')", '|' + format(r, '+#3,.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '+#3,.3s')", type(error).__name__, error)
    try:
        print("format(s, '+#3,.3s')", '|' + format(s, '+#3,.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '+#3,.3s')", type(error).__name__, error)


def f71(n, r, s, b, e):
    try:
        print("format(n, '*> 03_F')", '|' + format(n, '*> 03_F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*> 03_F')", type(error).__name__, error)
    try:
        print("format(r, '*> 03_F')", '|' + format(r, '*> 03_F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*> 03_F')", type(error).__name__, error)
    try:
        print("format(s, '*> 03_F')", '|' + format(s, '*> 03_F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*> 03_F')", type(error).__name__, error)


def f72(n, r, s, b, e):
    try:
        print("format(n, '*^ 012,.3G')", '|' + format(n, '*^ 012,.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*^ 012,.3G')", type(error).__name__, error)
    try:
        print("format(r, '*^ 012,.3G')", '|' + format(r, '*^ 012,.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*^ 012,.3G')", type(error).__name__, error)
    try:
        print("format(s, '*^ 012,.3G')", '|' + format(s, '*^ 012,.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*^ 012,.3G')", type(error).__name__, error)
    try:
        print("format(b, '*^ 012,.3G')", '|' + format(b, '*^ 012,.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*^ 012,.3G')", type(error).__name__, error)
    try:
        print("format(e, '*^ 012,.3G')", '|' + format(e, '*^ 012,.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*^ 012,.3G')", type(error).__name__, error)


def f73(n, r, s, b, e):
    try:
        print("format(n, '^#3f')", '|' + format(n, '^#3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^#3f')", type(error).__name__, error)
    try:
        print("format(r, '^#3f')", '|' + format(r, '^#3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^#3f')", type(error).__name__, error)
    try:
        print("format(s, '^#3f')", '|' + format(s, '^#3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^#3f')", type(error).__name__, error)


def f74(n, r, s, b, e):
    try:
        print("format(n, '> ,.3g')", '|' + format(n, '> ,.3g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '> ,.3g')", type(error).__name__, error)
    try:
        print("format(r, '> ,.3g')", '|' + format(r, '> ,.3g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '> ,.3g')", type(error).__name__, error)
    try:
        print("format(s, '> ,.3g')", '|' + format(s, '> ,.3g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '> ,.3g')", type(error).__name__, error)


def f75(n, r, s, b, e):
    try:
        print("format(n, '*<.0b')", '|' + format(n, '*<.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*<.0b')", type(error).__name__, error)
    try:
        print("format(r, '*<.0b')", '|' + format(r, '*<.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*<.0b')", type(error).__name__, error)
    try:
        print("format(s, '*<.0b')", '|' + format(s, '*<.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*<.0b')", type(error).__name__, error)


def f76(n, r, s, b, e):
    try:
        print("format(n, '<#012.3g')", '|' + format(n, '<#012.3g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '<#012.3g')", type(error).__name__, error)
    try:
        print("format(r, '<#012.3g')", '|' + format(r, '<#012.3g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '<#012.3g')", type(error).__name__, error)
    try:
        print("format(s, '<#012.3g')", '|' + format(s, '<#012.3g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '<#012.3g')", type(error).__name__, error)
    try:
        print("format(b, '<#012.3g')", '|' + format(b, '<#012.3g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '<#012.3g')", type(error).__name__, error)
    try:
        print("format(e, '<#012.3g')", '|' + format(e, '<#012.3g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '<#012.3g')", type(error).__name__, error)


def f77(n, r, s, b, e):
    try:
        print("format(n, '*>+12f')", '|' + format(n, '*>+12f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*>+12f')", type(error).__name__, error)
    try:
        print("format(r, '*>+12f')", '|' + format(r, '*>+12f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*>+12f')", type(error).__name__, error)
    try:
        print("format(s, '*>+12f')", '|' + format(s, '*>+12f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*>+12f')", type(error).__name__, error)


def f78(n, r, s, b, e):
    try:
        print("format(n, '*<-#03.3s')", '|' + format(n, '*<-#03.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*<-#03.3s')", type(error).__name__, error)
    try:
        print("format(r, '*<-#03.3s')", '|' + format(r, '*<-#03.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*<-#03.3s')", type(error).__name__, error)
    try:
        print("format(s, '*<-#03.3s')", '|' + format(s, '*<-#03.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*<-#03.3s')", type(error).__name__, error)


def f79(n, r, s, b, e):
    try:
        print("format(n, 'é^-b')", '|' + format(n, 'é^-b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é^-b')", type(error).__name__, error)
    try:
        print("format(r, 'é^-b')", '|' + format(r, 'é^-b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é^-b')", type(error).__name__, error)
    try:
        print("format(s, 'é^-b')", '|' + format(s, 'é^-b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é^-b')", type(error).__name__, error)


def f80(n, r, s, b, e):
    try:
        print("format(n, '0^+#12_.3%')", '|' + format(n, '0^+#12_.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0^+#12_.3%')", type(error).__name__, error)
    try:
        print("format(r, '0^+#12_.3%')", '|' + format(r, '0^+#12_.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0^+#12_.3%')", type(error).__name__, error)
    try:
        print("format(s, '0^+#12_.3%')", '|' + format(s, '0^+#12_.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0^+#12_.3%')", type(error).__name__, error)
    try:
        print("format(b, '0^+#12_.3%')", '|' + format(b, '0^+#12_.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0^+#12_.3%')", type(error).__name__, error)
    try:
        print("format(e, '0^+#12_.3%')", '|' + format(e, '0^+#12_.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0^+#12_.3%')", type(error).__name__, error)


def f81(n, r, s, b, e):
    try:
        print("format(n, '0^012,.0%')", '|' + format(n, '0^012,.0%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0^012,.0%')", type(error).__name__, error)
    try:
        print("format(r, '0^012,.0%')", '|' + format(r, '0^012,.0%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0^012,.0%')", type(error).__name__, error)
    try:
        print("format(s, '0^012,.0%')", '|' + format(s, '0^012,.0%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0^012,.0%')", type(error).__name__, error)


def f82(n, r, s, b, e):
    try:
        print("format(n, '0s')", '|' + format(n, '0s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0s')", type(error).__name__, error)
    try:
        print("format(r, '0s')", '|' + format(r, '0s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0s')", type(error).__name__, error)
    try:
        print("format(s, '0s')", '|' + format(s, '0s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0s')", type(error).__name__, error)


def f83(n, r, s, b, e):
    try:
        print("format(n, '0^+12,.0X')", '|' + format(n, '0^+12,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0^+12,.0X')", type(error).__name__, error)
    try:
        print("format(r, '0^+12,.0X')", '|' + format(r, '0^+12,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0^+12,.0X')", type(error).__name__, error)
    try:
        print("format(s, '0^+12,.0X')", '|' + format(s, '0^+12,.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0^+12,.0X')", type(error).__name__, error)


def f84(n, r, s, b, e):
    try:
        print("format(n, '0= 012%')", '|' + format(n, '0= 012%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0= 012%')", type(error).__name__, error)
    try:
        print("format(r, '0= 012%')", '|' + format(r, '0= 012%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0= 012%')", type(error).__name__, error)
    try:
        print("format(s, '0= 012%')", '|' + format(s, '0= 012%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0= 012%')", type(error).__name__, error)
    try:
        print("format(b, '0= 012%')", '|' + format(b, '0= 012%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0= 012%')", type(error).__name__, error)
    try:
        print("format(e, '0= 012%')", '|' + format(e, '0= 012%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0= 012%')", type(error).__name__, error)


def f85(n, r, s, b, e):
    try:
        print("format(n, 'é<+#12.0X')", '|' + format(n, 'é<+#12.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é<+#12.0X')", type(error).__name__, error)
    try:
        print("format(r, 'é<+#12.0X')", '|' + format(r, 'é<+#12.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é<+#12.0X')", type(error).__name__, error)
    try:
        print("format(s, 'é<+#12.0X')", '|' + format(s, 'é<+#12.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é<+#12.0X')", type(error).__name__, error)


def f86(n, r, s, b, e):
    try:
        print("format(n, '*>+#3,.3')", '|' + format(n, '*>+#3,.3') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*>+#3,.3')", type(error).__name__, error)
    try:
        print("format(r, '*>+#3,.3')", '|' + format(r, '*>+#3,.3') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*>+#3,.3')", type(error).__name__, error)
    try:
        print("format(s, '*>+#3,.3')", '|' + format(s, '*>+#3,.3') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*>+#3,.3')", type(error).__name__, error)


def f87(n, r, s, b, e):
    try:
        print("format(n, '<+F')", '|' + format(n, '<+F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '<+F')", type(error).__name__, error)
    try:
        print("format(r, '<+F')", '|' + format(r, '<+F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '<+F')", type(error).__name__, error)
    try:
        print("format(s, '<+F')", '|' + format(s, '<+F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '<+F')", type(error).__name__, error)


def f88(n, r, s, b, e):
    try:
        print("format(n, '*< #.0b')", '|' + format(n, '*< #.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*< #.0b')", type(error).__name__, error)
    try:
        print("format(r, '*< #.0b')", '|' + format(r, '*< #.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*< #.0b')", type(error).__name__, error)
    try:
        print("format(s, '*< #.0b')", '|' + format(s, '*< #.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*< #.0b')", type(error).__name__, error)
    try:
        print("format(b, '*< #.0b')", '|' + format(b, '*< #.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*< #.0b')", type(error).__name__, error)
    try:
        print("format(e, '*< #.0b')", '|' + format(e, '*< #.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*< #.0b')", type(error).__name__, error)


def f89(n, r, s, b, e):
    try:
        print("format(n, '*>-#012,.0')", '|' + format(n, '*>-#012,.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*>-#012,.0')", type(error).__name__, error)
    try:
        print("format(r, '*>-#012,.0')", '|' + format(r, '*>-#012,.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*>-#012,.0')", type(error).__name__, error)
    try:
        print("format(s, '*>-#012,.0')", '|' + format(s, '*>-#012,.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*>-#012,.0')", type(error).__name__, error)


def f90(n, r, s, b, e):
    try:
        print("format(n, 'é^-3X')", '|' + format(n, 'é^-3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é^-3X')", type(error).__name__, error)
    try:
        print("format(r, 'é^-3X')", '|' + format(r, 'é^-3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é^-3X')", type(error).__name__, error)
    try:
        print("format(s, 'é^-3X')", '|' + format(s, 'é^-3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é^-3X')", type(error).__name__, error)


def f91(n, r, s, b, e):
    try:
        print("format(n, '*< 12,.3X')", '|' + format(n, '*< 12,.3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*< 12,.3X')", type(error).__name__, error)
    try:
        print("format(r, '*< 12,.3X')", '|' + format(r, '*< 12,.3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*< 12,.3X')", type(error).__name__, error)
    try:
        print("format(s, '*< 12,.3X')", '|' + format(s, '*< 12,.3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*< 12,.3X')", type(error).__name__, error)


def f92(n, r, s, b, e):
    try:
        print("format(n, '0<012,.3X')", '|' + format(n, '0<012,.3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0<012,.3X')", type(error).__name__, error)
    try:
        print("format(r, '0<012,.3X')", '|' + format(r, '0<012,.3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0<012,.3X')", type(error).__name__, error)
    try:
        print("format(s, '0<012,.3X')", '|' + format(s, '0<012,.3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0<012,.3X')", type(error).__name__, error)
    try:
        print("format(b, '0<012,.3X')", '|' + format(b, '0<012,.3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0<012,.3X')", type(error).__name__, error)
    try:
        print("format(e, '0<012,.3X')", '|' + format(e, '0<012,.3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0<012,.3X')", type(error).__name__, error)


def f93(n, r, s, b, e):
    try:
        print("format(n, 'é<#0_.3d')", '|' + format(n, 'é<#0_.3d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é<#0_.3d')", type(error).__name__, error)
    try:
        print("format(r, 'é<#0_.3d')", '|' + format(r, 'é<#0_.3d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é<#0_.3d')", type(error).__name__, error)
    try:
        print("format(s, 'é<#0_.3d')", '|' + format(s, 'é<#0_.3d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é<#0_.3d')", type(error).__name__, error)


def f94(n, r, s, b, e):
    try:
        print("format(n, '*< #012,E')", '|' + format(n, '*< #012,E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*< #012,E')", type(error).__name__, error)
    try:
        print("format(r, '*< #012,E')", '|' + format(r, '*< #012,E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*< #012,E')", type(error).__name__, error)
    try:
        print("format(s, '*< #012,E')", '|' + format(s, '*< #012,E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*< #012,E')", type(error).__name__, error)


def f95(n, r, s, b, e):
    try:
        print("format(n, '^-.0%')", '|' + format(n, '^-.0%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^-.0%')", type(error).__name__, error)
    try:
        print("format(r, '^-.0%')", '|' + format(r, '^-.0%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^-.0%')", type(error).__name__, error)
    try:
        print("format(s, '^-.0%')", '|' + format(s, '^-.0%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^-.0%')", type(error).__name__, error)


def f96(n, r, s, b, e):
    try:
        print("format(n, '0<#b')", '|' + format(n, '0<#b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0<#b')", type(error).__name__, error)
    try:
        print("format(r, '0<#b')", '|' + format(r, '0<#b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0<#b')", type(error).__name__, error)
    try:
        print("format(s, '0<#b')", '|' + format(s, '0<#b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0<#b')", type(error).__name__, error)
    try:
        print("format(b, '0<#b')", '|' + format(b, '0<#b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0<#b')", type(error).__name__, error)
    try:
        print("format(e, '0<#b')", '|' + format(e, '0<#b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0<#b')", type(error).__name__, error)


def f97(n, r, s, b, e):
    try:
        print("format(n, '*= #03.0')", '|' + format(n, '*= #03.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*= #03.0')", type(error).__name__, error)
    try:
        print("format(r, '*= #03.0')", '|' + format(r, '*= #03.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*= #03.0')", type(error).__name__, error)
    try:
        print("format(s, '*= #03.0')", '|' + format(s, '*= #03.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*= #03.0')", type(error).__name__, error)


def f98(n, r, s, b, e):
    try:
        print("format(n, 'é<+012,%')", '|' + format(n, 'é<+012,%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é<+012,%')", type(error).__name__, error)
    try:
        print("format(r, 'é<+012,%')", '|' + format(r, 'é<+012,%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é<+012,%')", type(error).__name__, error)
    try:
        print("format(s, 'é<+012,%')", '|' + format(s, 'é<+012,%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é<+012,%')", type(error).__name__, error)


def f99(n, r, s, b, e):
    try:
        print("format(n, '^+03.3q')", '|' + format(n, '^+03.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^+03.3q')", type(error).__name__, error)
    try:
        print("format(r, '^+03.3q')", '|' + format(r, '^+03.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^+03.3q')", type(error).__name__, error)
    try:
        print("format(s, '^+03.3q')", '|' + format(s, '^+03.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^+03.3q')", type(error).__name__, error)


def f100(n, r, s, b, e):
    try:
        print("format(n, '<0_.0E')", '|' + format(n, '<0_.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '<0_.0E')", type(error).__name__, error)
    try:
        print("format(r, '<0_.0E')", '|' + format(r, '<0_.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '<0_.0E')", type(error).__name__, error)
    try:
        print("format(s, '<0_.0E')", '|' + format(s, '<0_.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '<0_.0E')", type(error).__name__, error)
    try:
        print("format(b, '<0_.0E')", '|' + format(b, '<0_.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '<0_.0E')", type(error).__name__, error)
    try:
        print("format(e, '<0_.0E')", '|' + format(e, '<0_.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '<0_.0E')", type(error).__name__, error)


def f101(n, r, s, b, e):
    try:
        print("format(n, '= 012.0%')", '|' + format(n, '= 012.0%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '= 012.0%')", type(error).__name__, error)
    try:
        print("format(r, '= 012.0%')", '|' + format(r, '= 012.0%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '= 012.0%')", type(error).__name__, error)
    try:
        print("format(s, '= 012.0%')", '|' + format(s, '= 012.0%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '= 012.0%')", type(error).__name__, error)


def f102(n, r, s, b, e):
    try:
        print("format(n, '+#12_.0o')", '|' + format(n, '+#12_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '+#12_.0o')", type(error).__name__, error)
    try:
        print("format(r, '+#12_.0o')", '|' + format(r, '+#12_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '+#12_.0o')", type(error).__name__, error)
    try:
        print("format(s, '+#12_.0o')", '|' + format(s, '+#12_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '+#12_.0o')", type(error).__name__, error)


def f103(n, r, s, b, e):
    try:
        print("format(n, 'é>#03,.0o')", '|' + format(n, 'é>#03,.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é>#03,.0o')", type(error).__name__, error)
    try:
        print("format(r, 'é>#03,.0o')", '|' + format(r, 'é>#03,.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é>#03,.0o')", type(error).__name__, error)
    try:
        print("format(s, 'é>#03,.0o')", '|' + format(s, 'é>#03,.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é>#03,.0o')", type(error).__name__, error)


def f104(n, r, s, b, e):
    try:
        print("format(n, '*> 3,.0F')", '|' + format(n, '*> 3,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*> 3,.0F')", type(error).__name__, error)
    try:
        print("format(r, '*> 3,.0F')", '|' + format(r, '*> 3,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*> 3,.0F')", type(error).__name__, error)
    try:
        print("format(s, '*> 3,.0F')", '|' + format(s, '*> 3,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*> 3,.0F')", type(error).__name__, error)
    try:
        print("format(b, '*> 3,.0F')", '|' + format(b, '*> 3,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*> 3,.0F')", type(error).__name__, error)
    try:
        print("format(e, '*> 3,.0F')", '|' + format(e, '*> 3,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*> 3,.0F')", type(error).__name__, error)


def f105(n, r, s, b, e):
    try:
        print("format(n, 'é=3X')", '|' + format(n, 'é=3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é=3X')", type(error).__name__, error)
    try:
        print("format(r, 'é=3X')", '|' + format(r, 'é=3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é=3X')", type(error).__name__, error)
    try:
        print("format(s, 'é=3X')", '|' + format(s, 'é=3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é=3X')", type(error).__name__, error)


def f106(n, r, s, b, e):
    try:
        print("format(n, '*^-#3_.3E')", '|' + format(n, '*^-#3_.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*^-#3_.3E')", type(error).__name__, error)
    try:
        print("format(r, '*^-#3_.3E')", '|' + format(r, '*^-#3_.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*^-#3_.3E')", type(error).__name__, error)
    try:
        print("format(s, '*^-#3_.3E')", '|' + format(s, '*^-#3_.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*^-#3_.3E')", type(error).__name__, error)


def f107(n, r, s, b, e):
    try:
        print("format(n, '+03,.0')", '|' + format(n, '+03,.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '+03,.0')", type(error).__name__, error)
    try:
        print("format(r, '+03,.0')", '|' + format(r, '+03,.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '+03,.0')", type(error).__name__, error)
    try:
        print("format(s, '+03,.0')", '|' + format(s, '+03,.0') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '+03,.0')", type(error).__name__, error)


def f108(n, r, s, b, e):
    try:
        print("format(n, '0>+#3_E')", '|' + format(n, '0>+#3_E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0>+#3_E')", type(error).__name__, error)
    try:
        print("format(r, '0>+#3_E')", '|' + format(r, '0>+#3_E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0>+#3_E')", type(error).__name__, error)
    try:
        print("format(s, '0>+#3_E')", '|' + format(s, '0>+#3_E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0>+#3_E')", type(error).__name__, error)
    try:
        print("format(b, '0>+#3_E')", '|' + format(b, '0>+#3_E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0>+#3_E')", type(error).__name__, error)
    try:
        print("format(e, '0>+#3_E')", '|' + format(e, '0>+#3_E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0>+#3_E')", type(error).__name__, error)


def f109(n, r, s, b, e):
    try:
        print("format(n, 'é> #0b')", '|' + format(n, 'é> #0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é> #0b')", type(error).__name__, error)
    try:
        print("format(r, 'é> #0b')", '|' + format(r, 'é> #0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é> #0b')", type(error).__name__, error)
    try:
        print("format(s, 'é> #0b')", '|' + format(s, 'é> #0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é> #0b')", type(error).__name__, error)


def f110(n, r, s, b, e):
    try:
        print("format(n, '*^ #0.3')", '|' + format(n, '*^ #0.3') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*^ #0.3')", type(error).__name__, error)
    try:
        print("format(r, '*^ #0.3')", '|' + format(r, '*^ #0.3') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*^ #0.3')", type(error).__name__, error)
    try:
        print("format(s, '*^ #0.3')", '|' + format(s, '*^ #0.3') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*^ #0.3')", type(error).__name__, error)


def f111(n, r, s, b, e):
    try:
        print("format(n, '*> #0.3q')", '|' + format(n, '*> #0.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*> #0.3q')", type(error).__name__, error)
    try:
        print("format(r, '*> #0.3q')", '|' + format(r, '*> #0.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*> #0.3q')", type(error).__name__, error)
    try:
        print("format(s, '*> #0.3q')", '|' + format(s, '*> #0.3q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*> #0.3q')", type(error).__name__, error)


def f112(n, r, s, b, e):
    try:
        print("format(n, '*^#,.3b')", '|' + format(n, '*^#,.3b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*^#,.3b')", type(error).__name__, error)
    try:
        print("format(r, '*^#,.3b')", '|' + format(r, '*^#,.3b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*^#,.3b')", type(error).__name__, error)
    try:
        print("format(s, '*^#,.3b')", '|' + format(s, '*^#,.3b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*^#,.3b')", type(error).__name__, error)
    try:
        print("format(b, '*^#,.3b')", '|' + format(b, '*^#,.3b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*^#,.3b')", type(error).__name__, error)
    try:
        print("format(e, '*^#,.3b')", '|' + format(e, '*^#,.3b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*^#,.3b')", type(error).__name__, error)


def f113(n, r, s, b, e):
    try:
        print("format(n, '0> #03,.3x')", '|' + format(n, '0> #03,.3x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0> #03,.3x')", type(error).__name__, error)
    try:
        print("format(r, '0> #03,.3x')", '|' + format(r, '0> #03,.3x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0> #03,.3x')", type(error).__name__, error)
    try:
        print("format(s, '0> #03,.3x')", '|' + format(s, '0> #03,.3x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0> #03,.3x')", type(error).__name__, error)


def f114(n, r, s, b, e):
    try:
        print("format(n, 'é^ #0_c')", '|' + format(n, 'é^ #0_c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é^ #0_c')", type(error).__name__, error)
    try:
        print("format(r, 'é^ #0_c')", '|' + format(r, 'é^ #0_c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é^ #0_c')", type(error).__name__, error)
    try:
        print("format(s, 'é^ #0_c')", '|' + format(s, 'é^ #0_c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é^ #0_c')", type(error).__name__, error)


def f115(n, r, s, b, e):
    try:
        print("format(n, '#12.3o')", '|' + format(n, '#12.3o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '#12.3o')", type(error).__name__, error)
    try:
        print("format(r, '#12.3o')", '|' + format(r, '#12.3o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '#12.3o')", type(error).__name__, error)
    try:
        print("format(s, '#12.3o')", '|' + format(s, '#12.3o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '#12.3o')", type(error).__name__, error)


def f116(n, r, s, b, e):
    try:
        print("format(n, '*=-03.0f')", '|' + format(n, '*=-03.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*=-03.0f')", type(error).__name__, error)
    try:
        print("format(r, '*=-03.0f')", '|' + format(r, '*=-03.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*=-03.0f')", type(error).__name__, error)
    try:
        print("format(s, '*=-03.0f')", '|' + format(s, '*=-03.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*=-03.0f')", type(error).__name__, error)
    try:
        print("format(b, '*=-03.0f')", '|' + format(b, '*=-03.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*=-03.0f')", type(error).__name__, error)
    try:
        print("format(e, '*=-03.0f')", '|' + format(e, '*=-03.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*=-03.0f')", type(error).__name__, error)


def f117(n, r, s, b, e):
    try:
        print("format(n, ' #,.0q')", '|' + format(n, ' #,.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, ' #,.0q')", type(error).__name__, error)
    try:
        print("format(r, ' #,.0q')", '|' + format(r, ' #,.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, ' #,.0q')", type(error).__name__, error)
    try:
        print("format(s, ' #,.0q')", '|' + format(s, ' #,.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, ' #,.0q')", type(error).__name__, error)


def f118(n, r, s, b, e):
    try:
        print("format(n, 'é<+#12.0E')", '|' + format(n, 'é<+#12.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é<+#12.0E')", type(error).__name__, error)
    try:
        print("format(r, 'é<+#12.0E')", '|' + format(r, 'é<+#12.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é<+#12.0E')", type(error).__name__, error)
    try:
        print("format(s, 'é<+#12.0E')", '|' + format(s, 'é<+#12.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é<+#12.0E')", type(error).__name__, error)


def f119(n, r, s, b, e):
    try:
        print("format(n, '^+#12_d')", '|' + format(n, '^+#12_d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^+#12_d')", type(error).__name__, error)
    try:
        print("format(r, '^+#12_d')", '|' + format(r, '^+#12_d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^+#12_d')", type(error).__name__, error)
    try:
        print("format(s, '^+#12_d')", '|' + format(s, '^+#12_d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^+#12_d')", type(error).__name__, error)


def f120(n, r, s, b, e):
    try:
        print("format(n, '0^ 0_e')", '|' + format(n, '0^ 0_e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0^ 0_e')", type(error).__name__, error)
    try:
        print("format(r, '0^ 0_e')", '|' + format(r, '0^ 0_e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0^ 0_e')", type(error).__name__, error)
    try:
        print("format(s, '0^ 0_e')", '|' + format(s, '0^ 0_e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0^ 0_e')", type(error).__name__, error)
    try:
        print("format(b, '0^ 0_e')", '|' + format(b, '0^ 0_e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0^ 0_e')", type(error).__name__, error)
    try:
        print("format(e, '0^ 0_e')", '|' + format(e, '0^ 0_e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0^ 0_e')", type(error).__name__, error)


def f121(n, r, s, b, e):
    try:
        print("format(n, '^-#03_.0G')", '|' + format(n, '^-#03_.0G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^-#03_.0G')", type(error).__name__, error)
    try:
        print("format(r, '^-#03_.0G')", '|' + format(r, '^-#03_.0G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^-#03_.0G')", type(error).__name__, error)
    try:
        print("format(s, '^-#03_.0G')", '|' + format(s, '^-#03_.0G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^-#03_.0G')", type(error).__name__, error)


def f122(n, r, s, b, e):
    try:
        print("format(n, '>+,')", '|' + format(n, '>+,') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '>+,')", type(error).__name__, error)
    try:
        print("format(r, '>+,')", '|' + format(r, '>+,') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '>+,')", type(error).__name__, error)
    try:
        print("format(s, '>+,')", '|' + format(s, '>+,') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '>+,')", type(error).__name__, error)


def f123(n, r, s, b, e):
    try:
        print("format(n, 'é>+0_.0E')", '|' + format(n, 'é>+0_.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é>+0_.0E')", type(error).__name__, error)
    try:
        print("format(r, 'é>+0_.0E')", '|' + format(r, 'é>+0_.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é>+0_.0E')", type(error).__name__, error)
    try:
        print("format(s, 'é>+0_.0E')", '|' + format(s, 'é>+0_.0E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é>+0_.0E')", type(error).__name__, error)


def f124(n, r, s, b, e):
    try:
        print("format(n, '=-#3_.3E')", '|' + format(n, '=-#3_.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '=-#3_.3E')", type(error).__name__, error)
    try:
        print("format(r, '=-#3_.3E')", '|' + format(r, '=-#3_.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '=-#3_.3E')", type(error).__name__, error)
    try:
        print("format(s, '=-#3_.3E')", '|' + format(s, '=-#3_.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '=-#3_.3E')", type(error).__name__, error)
    try:
        print("format(b, '=-#3_.3E')", '|' + format(b, '=-#3_.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '=-#3_.3E')", type(error).__name__, error)
    try:
        print("format(e, '=-#3_.3E')", '|' + format(e, '=-#3_.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '=-#3_.3E')", type(error).__name__, error)


def f125(n, r, s, b, e):
    try:
        print("format(n, 'é^-3_.3X')", '|' + format(n, 'é^-3_.3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é^-3_.3X')", type(error).__name__, error)
    try:
        print("format(r, 'é^-3_.3X')", '|' + format(r, 'é^-3_.3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é^-3_.3X')", type(error).__name__, error)
    try:
        print("format(s, 'é^-3_.3X')", '|' + format(s, 'é^-3_.3X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é^-3_.3X')", type(error).__name__, error)


def f126(n, r, s, b, e):
    try:
        print("format(n, '*= _c')", '|' + format(n, '*= _c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*= _c')", type(error).__name__, error)
    try:
        print("format(r, '*= _c')", '|' + format(r, '*= _c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*= _c')", type(error).__name__, error)
    try:
        print("format(s, '*= _c')", '|' + format(s, '*= _c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*= _c')", type(error).__name__, error)


def f127(n, r, s, b, e):
    try:
        print("format(n, '*>-3,.0b')", '|' + format(n, '*>-3,.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*>-3,.0b')", type(error).__name__, error)
    try:
        print("format(r, '*>-3,.0b')", '|' + format(r, '*>-3,.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*>-3,.0b')", type(error).__name__, error)
    try:
        print("format(s, '*>-3,.0b')", '|' + format(s, '*>-3,.0b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*>-3,.0b')", type(error).__name__, error)


def f128(n, r, s, b, e):
    try:
        print("format(n, '0<-#03,.0o')", '|' + format(n, '0<-#03,.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0<-#03,.0o')", type(error).__name__, error)
    try:
        print("format(r, '0<-#03,.0o')", '|' + format(r, '0<-#03,.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0<-#03,.0o')", type(error).__name__, error)
    try:
        print("format(s, '0<-#03,.0o')", '|' + format(s, '0<-#03,.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0<-#03,.0o')", type(error).__name__, error)
    try:
        print("format(b, '0<-#03,.0o')", '|' + format(b, '0<-#03,.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0<-#03,.0o')", type(error).__name__, error)
    try:
        print("format(e, '0<-#03,.0o')", '|' + format(e, '0<-#03,.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0<-#03,.0o')", type(error).__name__, error)


def f129(n, r, s, b, e):
    try:
        print("format(n, '*>-#03_.3e')", '|' + format(n, '*>-#03_.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*>-#03_.3e')", type(error).__name__, error)
    try:
        print("format(r, '*>-#03_.3e')", '|' + format(r, '*>-#03_.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*>-#03_.3e')", type(error).__name__, error)
    try:
        print("format(s, '*>-#03_.3e')", '|' + format(s, '*>-#03_.3e') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*>-#03_.3e')", type(error).__name__, error)


def f130(n, r, s, b, e):
    try:
        print("format(n, 'é= #12,.3d')", '|' + format(n, 'é= #12,.3d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é= #12,.3d')", type(error).__name__, error)
    try:
        print("format(r, 'é= #12,.3d')", '|' + format(r, 'é= #12,.3d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é= #12,.3d')", type(error).__name__, error)
    try:
        print("format(s, 'é= #12,.3d')", '|' + format(s, 'é= #12,.3d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é= #12,.3d')", type(error).__name__, error)


def f131(n, r, s, b, e):
    try:
        print("format(n, '0< #0,.3o')", '|' + format(n, '0< #0,.3o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0< #0,.3o')", type(error).__name__, error)
    try:
        print("format(r, '0< #0,.3o')", '|' + format(r, '0< #0,.3o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0< #0,.3o')", type(error).__name__, error)
    try:
        print("format(s, '0< #0,.3o')", '|' + format(s, '0< #0,.3o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0< #0,.3o')", type(error).__name__, error)


def f132(n, r, s, b, e):
    try:
        print("format(n, '= ,o')", '|' + format(n, '= ,o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '= ,o')", type(error).__name__, error)
    try:
        print("format(r, '= ,o')", '|' + format(r, '= ,o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '= ,o')", type(error).__name__, error)
    try:
        print("format(s, '= ,o')", '|' + format(s, '= ,o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '= ,o')", type(error).__name__, error)
    try:
        print("format(b, '= ,o')", '|' + format(b, '= ,o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '= ,o')", type(error).__name__, error)
    try:
        print("format(e, '= ,o')", '|' + format(e, '= ,o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '= ,o')", type(error).__name__, error)


def f133(n, r, s, b, e):
    try:
        print("format(n, 'é>-#0_.3s')", '|' + format(n, 'é>-#0_.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é>-#0_.3s')", type(error).__name__, error)
    try:
        print("format(r, 'é>-#0_.3s')", '|' + format(r, 'é>-#0_.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é>-#0_.3s')", type(error).__name__, error)
    try:
        print("format(s, 'é>-#0_.3s')", '|' + format(s, 'é>-#0_.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é>-#0_.3s')", type(error).__name__, error)


def f134(n, r, s, b, e):
    try:
        print("format(n, '*= 3.3%')", '|' + format(n, '*= 3.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*= 3.3%')", type(error).__name__, error)
    try:
        print("format(r, '*= 3.3%')", '|' + format(r, '*= 3.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*= 3.3%')", type(error).__name__, error)
    try:
        print("format(s, '*= 3.3%')", '|' + format(s, '*= 3.3%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*= 3.3%')", type(error).__name__, error)


def f135(n, r, s, b, e):
    try:
        print("format(n, '>12,b')", '|' + format(n, '>12,b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '>12,b')", type(error).__name__, error)
    try:
        print("format(r, '>12,b')", '|' + format(r, '>12,b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '>12,b')", type(error).__name__, error)
    try:
        print("format(s, '>12,b')", '|' + format(s, '>12,b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '>12,b')", type(error).__name__, error)


def f136(n, r, s, b, e):
    try:
        print("format(n, '0^#12_.0o')", '|' + format(n, '0^#12_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0^#12_.0o')", type(error).__name__, error)
    try:
        print("format(r, '0^#12_.0o')", '|' + format(r, '0^#12_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0^#12_.0o')", type(error).__name__, error)
    try:
        print("format(s, '0^#12_.0o')", '|' + format(s, '0^#12_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0^#12_.0o')", type(error).__name__, error)
    try:
        print("format(b, '0^#12_.0o')", '|' + format(b, '0^#12_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0^#12_.0o')", type(error).__name__, error)
    try:
        print("format(e, '0^#12_.0o')", '|' + format(e, '0^#12_.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0^#12_.0o')", type(error).__name__, error)


def f137(n, r, s, b, e):
    try:
        print("format(n, 'é>#0.0G')", '|' + format(n, 'é>#0.0G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é>#0.0G')", type(error).__name__, error)
    try:
        print("format(r, 'é>#0.0G')", '|' + format(r, 'é>#0.0G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é>#0.0G')", type(error).__name__, error)
    try:
        print("format(s, 'é>#0.0G')", '|' + format(s, 'é>#0.0G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é>#0.0G')", type(error).__name__, error)


def f138(n, r, s, b, e):
    try:
        print("format(n, 'é> 12_.0F')", '|' + format(n, 'é> 12_.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é> 12_.0F')", type(error).__name__, error)
    try:
        print("format(r, 'é> 12_.0F')", '|' + format(r, 'é> 12_.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é> 12_.0F')", type(error).__name__, error)
    try:
        print("format(s, 'é> 12_.0F')", '|' + format(s, 'é> 12_.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é> 12_.0F')", type(error).__name__, error)


def f139(n, r, s, b, e):
    try:
        print("format(n, 'é^012,.3G')", '|' + format(n, 'é^012,.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é^012,.3G')", type(error).__name__, error)
    try:
        print("format(r, 'é^012,.3G')", '|' + format(r, 'é^012,.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é^012,.3G')", type(error).__name__, error)
    try:
        print("format(s, 'é^012,.3G')", '|' + format(s, 'é^012,.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é^012,.3G')", type(error).__name__, error)


def f140(n, r, s, b, e):
    try:
        print("format(n, '*> #03.3G')", '|' + format(n, '*> #03.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*> #03.3G')", type(error).__name__, error)
    try:
        print("format(r, '*> #03.3G')", '|' + format(r, '*> #03.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*> #03.3G')", type(error).__name__, error)
    try:
        print("format(s, '*> #03.3G')", '|' + format(s, '*> #03.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*> #03.3G')", type(error).__name__, error)
    try:
        print("format(b, '*> #03.3G')", '|' + format(b, '*> #03.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*> #03.3G')", type(error).__name__, error)
    try:
        print("format(e, '*> #03.3G')", '|' + format(e, '*> #03.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*> #03.3G')", type(error).__name__, error)


def f141(n, r, s, b, e):
    try:
        print("format(n, 'é=+12,.0g')", '|' + format(n, 'é=+12,.0g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é=+12,.0g')", type(error).__name__, error)
    try:
        print("format(r, 'é=+12,.0g')", '|' + format(r, 'é=+12,.0g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é=+12,.0g')", type(error).__name__, error)
    try:
        print("format(s, 'é=+12,.0g')", '|' + format(s, 'é=+12,.0g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é=+12,.0g')", type(error).__name__, error)


def f142(n, r, s, b, e):
    try:
        print("format(n, '*<-012.3s')", '|' + format(n, '*<-012.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*<-012.3s')", type(error).__name__, error)
    try:
        print("format(r, '*<-012.3s')", '|' + format(r, '*<-012.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*<-012.3s')", type(error).__name__, error)
    try:
        print("format(s, '*<-012.3s')", '|' + format(s, '*<-012.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*<-012.3s')", type(error).__name__, error)


def f143(n, r, s, b, e):
    try:
        print("format(n, '-#0,d')", '|' + format(n, '-#0,d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '-#0,d')", type(error).__name__, error)
    try:
        print("format(r, '-#0,d')", '|' + format(r, '-#0,d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '-#0,d')", type(error).__name__, error)
    try:
        print("format(s, '-#0,d')", '|' + format(s, '-#0,d') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '-#0,d')", type(error).__name__, error)


def f144(n, r, s, b, e):
    try:
        print("format(n, '*=#03E')", '|' + format(n, '*=#03E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*=#03E')", type(error).__name__, error)
    try:
        print("format(r, '*=#03E')", '|' + format(r, '*=#03E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*=#03E')", type(error).__name__, error)
    try:
        print("format(s, '*=#03E')", '|' + format(s, '*=#03E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*=#03E')", type(error).__name__, error)
    try:
        print("format(b, '*=#03E')", '|' + format(b, '*=#03E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*=#03E')", type(error).__name__, error)
    try:
        print("format(e, '*=#03E')", '|' + format(e, '*=#03E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*=#03E')", type(error).__name__, error)


def f145(n, r, s, b, e):
    try:
        print("format(n, '<-#03_.3E')", '|' + format(n, '<-#03_.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '<-#03_.3E')", type(error).__name__, error)
    try:
        print("format(r, '<-#03_.3E')", '|' + format(r, '<-#03_.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '<-#03_.3E')", type(error).__name__, error)
    try:
        print("format(s, '<-#03_.3E')", '|' + format(s, '<-#03_.3E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '<-#03_.3E')", type(error).__name__, error)


def f146(n, r, s, b, e):
    try:
        print("format(n, '^ #0_G')", '|' + format(n, '^ #0_G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^ #0_G')", type(error).__name__, error)
    try:
        print("format(r, '^ #0_G')", '|' + format(r, '^ #0_G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^ #0_G')", type(error).__name__, error)
    try:
        print("format(s, '^ #0_G')", '|' + format(s, '^ #0_G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^ #0_G')", type(error).__name__, error)


def f147(n, r, s, b, e):
    try:
        print("format(n, '*>+#03.0o')", '|' + format(n, '*>+#03.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*>+#03.0o')", type(error).__name__, error)
    try:
        print("format(r, '*>+#03.0o')", '|' + format(r, '*>+#03.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*>+#03.0o')", type(error).__name__, error)
    try:
        print("format(s, '*>+#03.0o')", '|' + format(s, '*>+#03.0o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*>+#03.0o')", type(error).__name__, error)


def f148(n, r, s, b, e):
    try:
        print("format(n, '0<-#03_.0f')", '|' + format(n, '0<-#03_.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0<-#03_.0f')", type(error).__name__, error)
    try:
        print("format(r, '0<-#03_.0f')", '|' + format(r, '0<-#03_.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0<-#03_.0f')", type(error).__name__, error)
    try:
        print("format(s, '0<-#03_.0f')", '|' + format(s, '0<-#03_.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0<-#03_.0f')", type(error).__name__, error)
    try:
        print("format(b, '0<-#03_.0f')", '|' + format(b, '0<-#03_.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0<-#03_.0f')", type(error).__name__, error)
    try:
        print("format(e, '0<-#03_.0f')", '|' + format(e, '0<-#03_.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0<-#03_.0f')", type(error).__name__, error)


def f149(n, r, s, b, e):
    try:
        print("format(n, '0^-0_.3G')", '|' + format(n, '0^-0_.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0^-0_.3G')", type(error).__name__, error)
    try:
        print("format(r, '0^-0_.3G')", '|' + format(r, '0^-0_.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0^-0_.3G')", type(error).__name__, error)
    try:
        print("format(s, '0^-0_.3G')", '|' + format(s, '0^-0_.3G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0^-0_.3G')", type(error).__name__, error)


def f150(n, r, s, b, e):
    try:
        print("format(n, '*> #%')", '|' + format(n, '*> #%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*> #%')", type(error).__name__, error)
    try:
        print("format(r, '*> #%')", '|' + format(r, '*> #%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*> #%')", type(error).__name__, error)
    try:
        print("format(s, '*> #%')", '|' + format(s, '*> #%') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*> #%')", type(error).__name__, error)


def f151(n, r, s, b, e):
    try:
        print("format(n, '> 12_.3')", '|' + format(n, '> 12_.3') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '> 12_.3')", type(error).__name__, error)
    try:
        print("format(r, '> 12_.3')", '|' + format(r, '> 12_.3') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '> 12_.3')", type(error).__name__, error)
    try:
        print("format(s, '> 12_.3')", '|' + format(s, '> 12_.3') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '> 12_.3')", type(error).__name__, error)


def f152(n, r, s, b, e):
    try:
        print("format(n, '*>+#0,E')", '|' + format(n, '*>+#0,E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*>+#0,E')", type(error).__name__, error)
    try:
        print("format(r, '*>+#0,E')", '|' + format(r, '*>+#0,E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*>+#0,E')", type(error).__name__, error)
    try:
        print("format(s, '*>+#0,E')", '|' + format(s, '*>+#0,E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*>+#0,E')", type(error).__name__, error)
    try:
        print("format(b, '*>+#0,E')", '|' + format(b, '*>+#0,E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*>+#0,E')", type(error).__name__, error)
    try:
        print("format(e, '*>+#0,E')", '|' + format(e, '*>+#0,E') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*>+#0,E')", type(error).__name__, error)


def f153(n, r, s, b, e):
    try:
        print("format(n, '*<#03_.3o')", '|' + format(n, '*<#03_.3o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*<#03_.3o')", type(error).__name__, error)
    try:
        print("format(r, '*<#03_.3o')", '|' + format(r, '*<#03_.3o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*<#03_.3o')", type(error).__name__, error)
    try:
        print("format(s, '*<#03_.3o')", '|' + format(s, '*<#03_.3o') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*<#03_.3o')", type(error).__name__, error)


def f154(n, r, s, b, e):
    try:
        print("format(n, 'é<+0,.0q')", '|' + format(n, 'é<+0,.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é<+0,.0q')", type(error).__name__, error)
    try:
        print("format(r, 'é<+0,.0q')", '|' + format(r, 'é<+0,.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é<+0,.0q')", type(error).__name__, error)
    try:
        print("format(s, 'é<+0,.0q')", '|' + format(s, 'é<+0,.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é<+0,.0q')", type(error).__name__, error)


def f155(n, r, s, b, e):
    try:
        print("format(n, '0>+03.0F')", '|' + format(n, '0>+03.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0>+03.0F')", type(error).__name__, error)
    try:
        print("format(r, '0>+03.0F')", '|' + format(r, '0>+03.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0>+03.0F')", type(error).__name__, error)
    try:
        print("format(s, '0>+03.0F')", '|' + format(s, '0>+03.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0>+03.0F')", type(error).__name__, error)


def f156(n, r, s, b, e):
    try:
        print("format(n, '<-#012_.0X')", '|' + format(n, '<-#012_.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '<-#012_.0X')", type(error).__name__, error)
    try:
        print("format(r, '<-#012_.0X')", '|' + format(r, '<-#012_.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '<-#012_.0X')", type(error).__name__, error)
    try:
        print("format(s, '<-#012_.0X')", '|' + format(s, '<-#012_.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '<-#012_.0X')", type(error).__name__, error)
    try:
        print("format(b, '<-#012_.0X')", '|' + format(b, '<-#012_.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '<-#012_.0X')", type(error).__name__, error)
    try:
        print("format(e, '<-#012_.0X')", '|' + format(e, '<-#012_.0X') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '<-#012_.0X')", type(error).__name__, error)


def f157(n, r, s, b, e):
    try:
        print("format(n, '*< #12,g')", '|' + format(n, '*< #12,g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*< #12,g')", type(error).__name__, error)
    try:
        print("format(r, '*< #12,g')", '|' + format(r, '*< #12,g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*< #12,g')", type(error).__name__, error)
    try:
        print("format(s, '*< #12,g')", '|' + format(s, '*< #12,g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*< #12,g')", type(error).__name__, error)


def f158(n, r, s, b, e):
    try:
        print("format(n, 'é<,c')", '|' + format(n, 'é<,c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é<,c')", type(error).__name__, error)
    try:
        print("format(r, 'é<,c')", '|' + format(r, 'é<,c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é<,c')", type(error).__name__, error)
    try:
        print("format(s, 'é<,c')", '|' + format(s, 'é<,c') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é<,c')", type(error).__name__, error)


def f159(n, r, s, b, e):
    try:
        print("format(n, '*>,x')", '|' + format(n, '*>,x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*>,x')", type(error).__name__, error)
    try:
        print("format(r, '*>,x')", '|' + format(r, '*>,x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*>,x')", type(error).__name__, error)
    try:
        print("format(s, '*>,x')", '|' + format(s, '*>,x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*>,x')", type(error).__name__, error)


def f160(n, r, s, b, e):
    try:
        print("format(n, '*< 12_b')", '|' + format(n, '*< 12_b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*< 12_b')", type(error).__name__, error)
    try:
        print("format(r, '*< 12_b')", '|' + format(r, '*< 12_b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*< 12_b')", type(error).__name__, error)
    try:
        print("format(s, '*< 12_b')", '|' + format(s, '*< 12_b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*< 12_b')", type(error).__name__, error)
    try:
        print("format(b, '*< 12_b')", '|' + format(b, '*< 12_b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*< 12_b')", type(error).__name__, error)
    try:
        print("format(e, '*< 12_b')", '|' + format(e, '*< 12_b') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*< 12_b')", type(error).__name__, error)


def f161(n, r, s, b, e):
    try:
        print("format(n, '^+012,.0G')", '|' + format(n, '^+012,.0G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '^+012,.0G')", type(error).__name__, error)
    try:
        print("format(r, '^+012,.0G')", '|' + format(r, '^+012,.0G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '^+012,.0G')", type(error).__name__, error)
    try:
        print("format(s, '^+012,.0G')", '|' + format(s, '^+012,.0G') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '^+012,.0G')", type(error).__name__, error)


def f162(n, r, s, b, e):
    try:
        print("format(n, 'é^#3f')", '|' + format(n, 'é^#3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é^#3f')", type(error).__name__, error)
    try:
        print("format(r, 'é^#3f')", '|' + format(r, 'é^#3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é^#3f')", type(error).__name__, error)
    try:
        print("format(s, 'é^#3f')", '|' + format(s, 'é^#3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é^#3f')", type(error).__name__, error)


def f163(n, r, s, b, e):
    try:
        print("format(n, '<+#012.0g')", '|' + format(n, '<+#012.0g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '<+#012.0g')", type(error).__name__, error)
    try:
        print("format(r, '<+#012.0g')", '|' + format(r, '<+#012.0g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '<+#012.0g')", type(error).__name__, error)
    try:
        print("format(s, '<+#012.0g')", '|' + format(s, '<+#012.0g') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '<+#012.0g')", type(error).__name__, error)


def f164(n, r, s, b, e):
    try:
        print("format(n, '0^ #,.0q')", '|' + format(n, '0^ #,.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0^ #,.0q')", type(error).__name__, error)
    try:
        print("format(r, '0^ #,.0q')", '|' + format(r, '0^ #,.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0^ #,.0q')", type(error).__name__, error)
    try:
        print("format(s, '0^ #,.0q')", '|' + format(s, '0^ #,.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0^ #,.0q')", type(error).__name__, error)
    try:
        print("format(b, '0^ #,.0q')", '|' + format(b, '0^ #,.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '0^ #,.0q')", type(error).__name__, error)
    try:
        print("format(e, '0^ #,.0q')", '|' + format(e, '0^ #,.0q') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '0^ #,.0q')", type(error).__name__, error)


def f165(n, r, s, b, e):
    try:
        print("format(n, '> 0,.0f')", '|' + format(n, '> 0,.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '> 0,.0f')", type(error).__name__, error)
    try:
        print("format(r, '> 0,.0f')", '|' + format(r, '> 0,.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '> 0,.0f')", type(error).__name__, error)
    try:
        print("format(s, '> 0,.0f')", '|' + format(s, '> 0,.0f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '> 0,.0f')", type(error).__name__, error)


def f166(n, r, s, b, e):
    try:
        print("format(n, 'é<-#12,f')", '|' + format(n, 'é<-#12,f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é<-#12,f')", type(error).__name__, error)
    try:
        print("format(r, 'é<-#12,f')", '|' + format(r, 'é<-#12,f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é<-#12,f')", type(error).__name__, error)
    try:
        print("format(s, 'é<-#12,f')", '|' + format(s, 'é<-#12,f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é<-#12,f')", type(error).__name__, error)


def f167(n, r, s, b, e):
    try:
        print("format(n, 'é<0.3s')", '|' + format(n, 'é<0.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, 'é<0.3s')", type(error).__name__, error)
    try:
        print("format(r, 'é<0.3s')", '|' + format(r, 'é<0.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, 'é<0.3s')", type(error).__name__, error)
    try:
        print("format(s, 'é<0.3s')", '|' + format(s, 'é<0.3s') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, 'é<0.3s')", type(error).__name__, error)


def f168(n, r, s, b, e):
    try:
        print("format(n, '*< 012,.0F')", '|' + format(n, '*< 012,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '*< 012,.0F')", type(error).__name__, error)
    try:
        print("format(r, '*< 012,.0F')", '|' + format(r, '*< 012,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '*< 012,.0F')", type(error).__name__, error)
    try:
        print("format(s, '*< 012,.0F')", '|' + format(s, '*< 012,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '*< 012,.0F')", type(error).__name__, error)
    try:
        print("format(b, '*< 012,.0F')", '|' + format(b, '*< 012,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '*< 012,.0F')", type(error).__name__, error)
    try:
        print("format(e, '*< 012,.0F')", '|' + format(e, '*< 012,.0F') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '*< 012,.0F')", type(error).__name__, error)


def f169(n, r, s, b, e):
    try:
        print("format(n, '0<#12,x')", '|' + format(n, '0<#12,x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(n, '0<#12,x')", type(error).__name__, error)
    try:
        print("format(r, '0<#12,x')", '|' + format(r, '0<#12,x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(r, '0<#12,x')", type(error).__name__, error)
    try:
        print("format(s, '0<#12,x')", '|' + format(s, '0<#12,x') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(s, '0<#12,x')", type(error).__name__, error)


def f170(n, r, s, b, e):
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


def f171(n, r, s, b, e):
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


def f172(n, r, s, b, e):
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
    try:
        print("format(b, '^16')", '|' + format(b, '^16') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '^16')", type(error).__name__, error)
    try:
        print("format(e, '^16')", '|' + format(e, '^16') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '^16')", type(error).__name__, error)


def f173(n, r, s, b, e):
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


def f174(n, r, s, b, e):
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


def f175(n, r, s, b, e):
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


def f176(n, r, s, b, e):
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


def f177(n, r, s, b, e):
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


def f178(n, r, s, b, e):
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


def f179(n, r, s, b, e):
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


def f180(n, r, s, b, e):
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
    try:
        print("format(b, '08.3f')", '|' + format(b, '08.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '08.3f')", type(error).__name__, error)
    try:
        print("format(e, '08.3f')", '|' + format(e, '08.3f') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '08.3f')", type(error).__name__, error)


def f181(n, r, s, b, e):
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


def f182(n, r, s, b, e):
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


def f183(n, r, s, b, e):
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


def f184(n, r, s, b, e):
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
    try:
        print("format(b, '.10')", '|' + format(b, '.10') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '.10')", type(error).__name__, error)
    try:
        print("format(e, '.10')", '|' + format(e, '.10') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '.10')", type(error).__name__, error)


def f185(n, r, s, b, e):
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


def f186(n, r, s, b, e):
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


def f187(n, r, s, b, e):
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


def f188(n, r, s, b, e):
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


def f189(n, r, s, b, e):
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


def f190(n, r, s, b, e):
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


def f191(n, r, s, b, e):
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


def f192(n, r, s, b, e):
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
    try:
        print("format(b, '=+6')", '|' + format(b, '=+6') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '=+6')", type(error).__name__, error)
    try:
        print("format(e, '=+6')", '|' + format(e, '=+6') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '=+6')", type(error).__name__, error)


def f193(n, r, s, b, e):
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


def f194(n, r, s, b, e):
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


def f195(n, r, s, b, e):
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


def f196(n, r, s, b, e):
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
    try:
        print("format(b, '..2')", '|' + format(b, '..2') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(b, '..2')", type(error).__name__, error)
    try:
        print("format(e, '..2')", '|' + format(e, '..2') + '|')
    except (ValueError, OverflowError, TypeError) as error:
        print("format(e, '..2')", type(error).__name__, error)


def f197(n, r, s, b, e):
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


def f198(n, r, s, b, e):
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
    f0(7, 1234567.891, '', True, -1000000000000000000000)
    f1(0, -0.0, '日本語', False, -1000000000000000000000)
    f2(1234567, 1234567.891, 'übergröße', True, 10000000000000000000000000)
    f3(0, -1e-07, 'übergröße', False, 10000000000000000000000000)
    f4(7, 1234567.891, '日本語', True, -1000000000000000000000)
    f5(0, -0.0, 'übergröße', False, 10000000000000000000000000)
    f6(0, -1e-07, 'übergröße', False, 10000000000000000000000000)
    f7(1234567, 1e+300, 'a', False, -1000000000000000000000)
    f8(-3, -2.25, 'hello world', False, -1000000000000000000000)
    f9(1234567, -0.0, '', False, 10000000000000000000000000)
    f10(1234567, -1e-07, 'hello world', True, 10000000000000000000000000)
    f11(1234567, 1.5, '日本語', False, 10000000000000000000000000)
    f12(-3, 1234567.891, '日本語', True, -1000000000000000000000)
    f13(-3, 1e+300, 'hello world', False, -1000000000000000000000)
    f14(-3, 1.5, 'a', True, -1000000000000000000000)
    f15(-98765432109, -1e-07, 'hello world', False, -1000000000000000000000)
    f16(1234567, 1.5, '日本語', False, -1000000000000000000000)
    f17(-3, 1234567.891, 'hello world', False, -1000000000000000000000)
    f18(7, -1e-07, 'übergröße', False, -1000000000000000000000)
    f19(-98765432109, -0.0, '日本語', True, 10000000000000000000000000)
    f20(-3, -1e-07, 'übergröße', False, 10000000000000000000000000)
    f21(1234567, -0.0, '日本語', False, -1000000000000000000000)
    f22(-98765432109, 1e+300, 'hello world', True, 10000000000000000000000000)
    f23(7, 1e+300, 'übergröße', True, 10000000000000000000000000)
    f24(7, 1234567.891, '', False, 10000000000000000000000000)
    f25(7, 0.0, 'a', True, -1000000000000000000000)
    f26(7, -2.25, 'a', True, -1000000000000000000000)
    f27(1234567, 1.5, 'übergröße', True, 10000000000000000000000000)
    f28(7, 1234567.891, 'hello world', True, -1000000000000000000000)
    f29(1234567, 1.5, 'übergröße', True, -1000000000000000000000)
    f30(0, 1e+300, '日本語', False, 10000000000000000000000000)
    f31(-3, 1e+300, '日本語', False, -1000000000000000000000)
    f32(-3, -1e-07, 'a', False, -1000000000000000000000)
    f33(-98765432109, 1234567.891, '日本語', False, -1000000000000000000000)
    f34(7, -0.0, '日本語', False, -1000000000000000000000)
    f35(7, -0.0, '日本語', True, -1000000000000000000000)
    f36(0, -2.25, '', False, 10000000000000000000000000)
    f37(-3, 1234567.891, '日本語', False, -1000000000000000000000)
    f38(1234567, -0.0, 'übergröße', False, -1000000000000000000000)
    f39(1234567, -2.25, 'a', False, -1000000000000000000000)
    f40(1234567, 1.5, 'übergröße', True, -1000000000000000000000)
    f41(-3, -2.25, 'hello world', True, -1000000000000000000000)
    f42(0, 0.0, '日本語', False, 10000000000000000000000000)
    f43(-3, 0.0, 'a', False, 10000000000000000000000000)
    f44(1234567, 1e+300, '日本語', False, 10000000000000000000000000)
    f45(1234567, -1e-07, '', True, -1000000000000000000000)
    f46(-3, -1e-07, 'a', False, -1000000000000000000000)
    f47(1234567, 1e+300, 'übergröße', True, 10000000000000000000000000)
    f48(7, 1.5, 'hello world', False, -1000000000000000000000)
    f49(-98765432109, 0.0, 'übergröße', False, -1000000000000000000000)
    f50(-98765432109, -0.0, '', True, -1000000000000000000000)
    f51(-98765432109, -2.25, '', True, 10000000000000000000000000)
    f52(1234567, -1e-07, 'übergröße', False, -1000000000000000000000)
    f53(1234567, -2.25, 'a', False, -1000000000000000000000)
    f54(0, 1.5, '', False, -1000000000000000000000)
    f55(1234567, 1.5, 'a', True, -1000000000000000000000)
    f56(-98765432109, -2.25, 'hello world', True, -1000000000000000000000)
    f57(-98765432109, 1e+300, '', True, 10000000000000000000000000)
    f58(-3, -1e-07, '', True, 10000000000000000000000000)
    f59(-3, 1234567.891, 'übergröße', True, -1000000000000000000000)
    f60(1234567, 0.0, '', True, 10000000000000000000000000)
    f61(-98765432109, 1234567.891, '', True, -1000000000000000000000)
    f62(1234567, -0.0, 'a', True, -1000000000000000000000)
    f63(7, 0.0, '日本語', True, 10000000000000000000000000)
    f64(-98765432109, 0.0, 'übergröße', True, -1000000000000000000000)
    f65(0, 1e+300, '日本語', True, -1000000000000000000000)
    f66(-98765432109, -0.0, '', False, 10000000000000000000000000)
    f67(-3, 1234567.891, '日本語', False, -1000000000000000000000)
    f68(-3, 1234567.891, 'hello world', True, 10000000000000000000000000)
    f69(-3, -0.0, '日本語', False, 10000000000000000000000000)
    f70(-3, 0.0, '日本語', True, -1000000000000000000000)
    f71(-3, 1e+300, 'a', True, -1000000000000000000000)
    f72(1234567, 1234567.891, 'übergröße', True, 10000000000000000000000000)
    f73(0, 1234567.891, 'hello world', True, 10000000000000000000000000)
    f74(0, -1e-07, '', False, 10000000000000000000000000)
    f75(1234567, -2.25, 'übergröße', False, 10000000000000000000000000)
    f76(-98765432109, 0.0, '日本語', False, 10000000000000000000000000)
    f77(7, -2.25, 'a', True, 10000000000000000000000000)
    f78(1234567, -1e-07, 'a', True, -1000000000000000000000)
    f79(-3, -1e-07, 'a', False, -1000000000000000000000)
    f80(-98765432109, 1234567.891, 'hello world', False, -1000000000000000000000)
    f81(7, 1234567.891, 'hello world', False, -1000000000000000000000)
    f82(-3, 1e+300, '', True, 10000000000000000000000000)
    f83(1234567, 0.0, '', True, 10000000000000000000000000)
    f84(7, -0.0, 'a', True, -1000000000000000000000)
    f85(1234567, 1234567.891, 'hello world', True, -1000000000000000000000)
    f86(1234567, 1.5, '日本語', False, -1000000000000000000000)
    f87(1234567, -2.25, '', True, 10000000000000000000000000)
    f88(7, 0.0, 'hello world', False, -1000000000000000000000)
    f89(7, 1e+300, 'hello world', True, -1000000000000000000000)
    f90(7, -1e-07, 'hello world', True, 10000000000000000000000000)
    f91(1234567, 0.0, 'hello world', False, -1000000000000000000000)
    f92(0, 1234567.891, '', False, -1000000000000000000000)
    f93(7, 0.0, 'hello world', False, -1000000000000000000000)
    f94(7, 1234567.891, 'a', True, 10000000000000000000000000)
    f95(0, 1e+300, 'a', True, -1000000000000000000000)
    f96(-3, 1234567.891, 'hello world', True, -1000000000000000000000)
    f97(-3, 1.5, '', False, 10000000000000000000000000)
    f98(7, -0.0, 'a', True, -1000000000000000000000)
    f99(-3, 0.0, 'übergröße', True, -1000000000000000000000)
    f100(1234567, -0.0, '', True, -1000000000000000000000)
    f101(0, 1234567.891, '', True, -1000000000000000000000)
    f102(0, -2.25, '', True, 10000000000000000000000000)
    f103(1234567, -2.25, '', True, -1000000000000000000000)
    f104(1234567, -2.25, 'hello world', True, 10000000000000000000000000)
    f105(7, -0.0, '日本語', False, 10000000000000000000000000)
    f106(-98765432109, -0.0, '', False, 10000000000000000000000000)
    f107(0, 1e+300, 'a', True, 10000000000000000000000000)
    f108(-98765432109, 0.0, 'übergröße', False, -1000000000000000000000)
    f109(1234567, 1e+300, 'übergröße', True, 10000000000000000000000000)
    f110(-3, 1234567.891, 'übergröße', True, 10000000000000000000000000)
    f111(7, 1.5, 'übergröße', True, -1000000000000000000000)
    f112(1234567, 1.5, 'a', True, 10000000000000000000000000)
    f113(1234567, -0.0, '', False, 10000000000000000000000000)
    f114(-3, 0.0, 'übergröße', True, 10000000000000000000000000)
    f115(7, -1e-07, 'hello world', False, 10000000000000000000000000)
    f116(0, -2.25, 'hello world', False, 10000000000000000000000000)
    f117(-3, 1234567.891, 'a', True, -1000000000000000000000)
    f118(7, -1e-07, '', True, -1000000000000000000000)
    f119(-3, 0.0, 'übergröße', True, -1000000000000000000000)
    f120(0, 1.5, 'a', True, -1000000000000000000000)
    f121(1234567, 1234567.891, 'hello world', False, 10000000000000000000000000)
    f122(0, 1e+300, '日本語', True, 10000000000000000000000000)
    f123(0, 0.0, 'a', False, -1000000000000000000000)
    f124(-3, 1e+300, '', True, -1000000000000000000000)
    f125(7, 1.5, 'a', False, -1000000000000000000000)
    f126(0, -0.0, '日本語', True, 10000000000000000000000000)
    f127(-3, 1e+300, '日本語', True, 10000000000000000000000000)
    f128(1234567, -1e-07, 'übergröße', False, 10000000000000000000000000)
    f129(-3, 1.5, 'übergröße', True, -1000000000000000000000)
    f130(-98765432109, -2.25, 'a', False, 10000000000000000000000000)
    f131(7, 1e+300, 'übergröße', False, 10000000000000000000000000)
    f132(0, -0.0, 'übergröße', True, 10000000000000000000000000)
    f133(0, 0.0, '日本語', True, -1000000000000000000000)
    f134(-3, -2.25, 'übergröße', True, 10000000000000000000000000)
    f135(-3, -1e-07, 'a', False, -1000000000000000000000)
    f136(7, 1.5, 'hello world', True, 10000000000000000000000000)
    f137(-98765432109, -2.25, 'übergröße', False, 10000000000000000000000000)
    f138(7, -1e-07, 'a', False, -1000000000000000000000)
    f139(0, 0.0, 'a', False, 10000000000000000000000000)
    f140(-3, -0.0, 'hello world', False, -1000000000000000000000)
    f141(-98765432109, 1e+300, '', True, -1000000000000000000000)
    f142(0, 0.0, '日本語', True, -1000000000000000000000)
    f143(0, 1.5, '', False, -1000000000000000000000)
    f144(-98765432109, -2.25, '日本語', False, -1000000000000000000000)
    f145(-98765432109, 1234567.891, '日本語', True, 10000000000000000000000000)
    f146(1234567, 1.5, '日本語', True, 10000000000000000000000000)
    f147(-3, 1.5, '', True, 10000000000000000000000000)
    f148(-3, 1e+300, '日本語', False, -1000000000000000000000)
    f149(0, 1.5, 'a', True, 10000000000000000000000000)
    f150(0, 1234567.891, 'hello world', False, 10000000000000000000000000)
    f151(1234567, 1e+300, '', True, 10000000000000000000000000)
    f152(-3, -1e-07, '日本語', False, -1000000000000000000000)
    f153(0, 1234567.891, 'übergröße', False, 10000000000000000000000000)
    f154(-98765432109, -0.0, '日本語', False, -1000000000000000000000)
    f155(-3, 0.0, '日本語', False, 10000000000000000000000000)
    f156(0, -0.0, 'hello world', False, -1000000000000000000000)
    f157(-98765432109, 0.0, 'a', True, -1000000000000000000000)
    f158(7, -0.0, '', False, -1000000000000000000000)
    f159(7, -2.25, 'übergröße', True, -1000000000000000000000)
    f160(1234567, 1.5, '', False, 10000000000000000000000000)
    f161(1234567, 0.0, 'a', True, -1000000000000000000000)
    f162(-98765432109, 1e+300, '日本語', True, -1000000000000000000000)
    f163(7, 1.5, '日本語', True, -1000000000000000000000)
    f164(0, 0.0, 'übergröße', True, 10000000000000000000000000)
    f165(-3, -0.0, 'übergröße', False, 10000000000000000000000000)
    f166(-98765432109, -1e-07, 'übergröße', True, 10000000000000000000000000)
    f167(7, 1234567.891, 'a', True, 10000000000000000000000000)
    f168(-3, -0.0, 'hello world', True, -1000000000000000000000)
    f169(-3, -1e-07, 'a', True, -1000000000000000000000)
    f170(0, -1e-07, '', True, 10000000000000000000000000)
    f171(-3, 1.5, 'a', False, 10000000000000000000000000)
    f172(7, -2.25, '日本語', False, -1000000000000000000000)
    f173(0, 0.0, '日本語', False, 10000000000000000000000000)
    f174(0, -2.25, 'übergröße', False, 10000000000000000000000000)
    f175(1234567, -1e-07, 'hello world', True, 10000000000000000000000000)
    f176(1234567, 1.5, 'a', False, -1000000000000000000000)
    f177(7, 1.5, 'übergröße', True, 10000000000000000000000000)
    f178(-3, -2.25, 'hello world', True, -1000000000000000000000)
    f179(0, -0.0, 'übergröße', True, -1000000000000000000000)
    f180(0, -0.0, 'hello world', True, -1000000000000000000000)
    f181(1234567, -0.0, '日本語', False, 10000000000000000000000000)
    f182(0, -2.25, 'hello world', True, 10000000000000000000000000)
    f183(0, -1e-07, 'a', False, 10000000000000000000000000)
    f184(0, 1.5, '日本語', False, -1000000000000000000000)
    f185(-98765432109, 0.0, '', True, 10000000000000000000000000)
    f186(1234567, 0.0, 'übergröße', True, -1000000000000000000000)
    f187(-98765432109, -1e-07, 'übergröße', True, 10000000000000000000000000)
    f188(7, -2.25, '日本語', False, 10000000000000000000000000)
    f189(7, 0.0, 'übergröße', False, -1000000000000000000000)
    f190(1234567, 0.0, 'a', False, 10000000000000000000000000)
    f191(-3, -1e-07, 'a', False, 10000000000000000000000000)
    f192(-3, -0.0, 'übergröße', False, 10000000000000000000000000)
    f193(-3, -0.0, 'übergröße', False, -1000000000000000000000)
    f194(0, 1234567.891, '', True, -1000000000000000000000)
    f195(0, 0.0, 'übergröße', True, -1000000000000000000000)
    f196(7, -0.0, '', False, -1000000000000000000000)
    f197(-98765432109, -2.25, 'a', False, 10000000000000000000000000)
    f198(0, 1.5, '日本語', True, 10000000000000000000000000)


if __name__ == '__main__':
    main()
