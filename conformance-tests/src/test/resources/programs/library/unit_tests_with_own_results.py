"""unittest with results of the program's own, and logs that are awaited."""

import io
import logging
import sys
import unittest


class Arithmetic(unittest.TestCase):
    def test_sum(self):
        """Adds two."""
        self.assertEqual(1 + 1, 2)

    def test_wrong(self):
        self.assertEqual(1 + 1, 3, "not so")

    def test_broken(self):
        {}["missing"]

    @unittest.skip("later")
    def test_skipped(self):
        self.fail()

    @unittest.expectedFailure
    def test_expected(self):
        self.assertTrue(0)

    def test_parts(self):
        for part in range(4):
            with self.subTest(part=part):
                self.assertLess(part, 2)


class Logs(unittest.TestCase):
    def test_logs(self):
        log = logging.getLogger("shop")
        with self.assertLogs("shop", level="WARNING") as kept:
            log.info("not told")
            log.warning("%d left", 3)
            log.error("none left")
        self.assertEqual(kept.output, ["WARNING:shop:3 left", "ERROR:shop:none left"])
        self.assertEqual(len(kept.records), 2)
        with self.assertNoLogs(log):
            log.debug("quiet")

    def test_none(self):
        with self.assertLogs("shop"):
            pass


class Noted(unittest.TestResult):
    def __init__(self):
        super().__init__()
        self.lines = []

    def startTest(self, test):
        super().startTest(test)
        self.lines.append("start " + test.id().split(".", 1)[1])

    def stopTest(self, test):
        super().stopTest(test)
        self.lines.append("stop " + str(self.testsRun))

    def addSuccess(self, test):
        super().addSuccess(test)
        self.lines.append("ok " + str(test.shortDescription()))

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self.lines.append(f"failed {err[0].__name__}: {err[1]}")

    def addError(self, test, err):
        super().addError(test, err)
        self.lines.append(f"error {err[0].__name__}: {err[1]}")

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.lines.append("skipped: " + reason)


class Brief(unittest.TextTestResult):
    def addSuccess(self, test):
        super().addSuccess(test)
        self.stream.write("(fine)")


def main():
    loader = unittest.TestLoader()
    suite = unittest.TestSuite([loader.loadTestsFromTestCase(each) for each in (Arithmetic, Logs)])
    result = Noted()
    suite.run(result)
    print(*result.lines, sep="\n")
    print(result.testsRun, len(result.failures), len(result.errors), len(result.skipped), len(result.expectedFailures), result.wasSuccessful())
    print([text.splitlines()[-1] for test, text in result.failures])
    out = io.StringIO()
    told = unittest.TextTestRunner(stream=out, verbosity=1, resultclass=Brief).run(loader.loadTestsFromTestCase(Logs))
    print(out.getvalue().splitlines()[0], told.testsRun)
    print(loader.loadTestsFromModule(sys.modules[__name__]).countTestCases(), loader.getTestCaseNames(Logs))


if __name__ == "__main__":
    main()
