"""A test suite that main() runs; one test fails."""

import unittest


def divide(a, b):
    return a / b


class TestMath(unittest.TestCase):
    def setUp(self):
        self.items = [1, 2, 3]

    def test_add(self):
        self.assertEqual(1 + 1, 2)
        self.items.append(4)
        self.assertEqual(self.items, [1, 2, 3, 4])

    def test_divide(self):
        self.assertAlmostEqual(divide(1, 3), 0.3333333, places=6)
        with self.assertRaises(ZeroDivisionError):
            divide(1, 0)
        with self.assertRaises(ZeroDivisionError) as cm:
            divide(2, 0)
        self.assertIn("division", str(cm.exception))

    def test_regex(self):
        with self.assertRaisesRegex(ValueError, "invalid literal"):
            int("x")

    def test_sub(self):
        for i in range(3):
            with self.subTest(i=i):
                self.assertLess(i, 5)

    @unittest.skip("not today")
    def test_skipped(self):
        self.fail("never")


class TestText(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        print("class set up")

    def test_upper(self):
        self.assertEqual("foo".upper(), "FOO")
        self.assertTrue("FOO".isupper())
        self.assertIsNone(None)

    def test_failing(self):
        self.assertEqual("a", "b")


if __name__ == "__main__":
    unittest.main()
