"""A script that runs its tests and looks at what became of them."""

import asyncio
import unittest
import warnings


class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)

    def pop(self):
        if not self.items:
            raise IndexError("pop from empty stack")
        return self.items.pop()


class Base(unittest.TestCase):
    kind = "base"

    @classmethod
    def setUpClass(cls):
        print("begin", cls.kind)

    @classmethod
    def tearDownClass(cls):
        print("end", cls.kind)

    def setUp(self):
        self.stack = Stack()
        self.addCleanup(print, "cleaned", self.kind)

    def tearDown(self):
        print("tear down", self.id().split(".")[-1])

    def test_empty(self):
        with self.assertRaises(IndexError) as caught:
            self.stack.pop()
        self.assertEqual(str(caught.exception), "pop from empty stack")
        self.assertRaises(IndexError, self.stack.pop)


class TestStack(Base):
    kind = "stack"

    def test_push(self):
        for item in (1, 2):
            self.stack.push(item)
        self.assertEqual(self.stack.items, [1, 2], "two")
        self.assertListEqual(self.stack.items, [1, 2])
        self.assertIn(2, self.stack.items)
        self.assertNotIn(3, self.stack.items)
        self.assertCountEqual([2, 1], self.stack.items)
        self.assertTrue(self.stack.items)
        self.assertGreater(len(self.stack.items), 1)
        self.assertIsInstance(self.stack, Stack)

    def test_parts(self):
        for number in range(4):
            with self.subTest(number=number):
                self.assertNotEqual(number % 2, 1)

    def test_fails(self):
        self.assertEqual({"a": 1}, {"a": 2}, "dicts")

    def test_error(self):
        self.stack.pop()

    @unittest.skip("not now")
    def test_skipped(self):
        print("never")

    def test_skips_itself(self):
        self.skipTest("found out")

    @unittest.expectedFailure
    def test_expected(self):
        self.assertTrue(False)

    def test_texts(self):
        self.assertRegex("hello world", r"w\w+d")
        with self.assertRaisesRegex(ValueError, "invalid literal"):
            int("x")
        self.assertAlmostEqual(0.1 + 0.2, 0.3)
        self.assertAlmostEqual(10, 11, delta=2)
        with self.assertWarns(UserWarning):
            warnings.warn("careful")
        self.assertIsNone(None)
        self.assertIs(self.stack, self.stack)
        self.assertDictEqual({1: "a"}, {1: "a"})


class TestCoroutines(unittest.IsolatedAsyncioTestCase):
    async def test_sleep(self):
        print(await asyncio.sleep(0.001, "slept"))

    def test_plain(self):
        self.assertLessEqual(1, 1)


if __name__ == "__main__":
    loader = unittest.TestLoader()
    suite = unittest.TestSuite()
    suite.addTest(loader.loadTestsFromTestCase(TestStack))
    suite.addTests([loader.loadTestsFromTestCase(TestCoroutines)])
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    print(result.testsRun, len(result.failures), len(result.errors), len(result.skipped), len(result.expectedFailures), result.wasSuccessful())
    program = unittest.main(argv=["x", "Base"], exit=False)
    print(program.result.wasSuccessful())
    unittest.main(verbosity=0)
