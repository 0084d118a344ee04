"""
What becomes of tests: the results that unittest's runner fills, and tells the program's own results of. A test is what has id() and shortDescription(). An error is told of as a class, an instance and None.
"""


class TestResult:
    """What has become of the tests, for results of the program's own to extend."""

    def __init__(self, stream=None, descriptions=None, verbosity=None):
        self.failfast = False
        self.failures = []
        self.errors = []
        self.skipped = []
        self.expectedFailures = []
        self.unexpectedSuccesses = []
        self.collectedDurations = []
        self.testsRun = 0
        self.shouldStop = False
        self.buffer = False
        self.tb_locals = False

    def __repr__(self):
        return f'<unittest.result.{type(self).__qualname__} run={self.testsRun} errors={len(self.errors)} failures={len(self.failures)}>'

    def startTest(self, test):
        self.testsRun += 1

    def stopTest(self, test):
        pass

    def startTestRun(self):
        pass

    def stopTestRun(self):
        pass

    def addSuccess(self, test):
        pass

    def addFailure(self, test, err):
        self.failures.append((test, _told(err[1])))
        self._after_failure()

    def addError(self, test, err):
        self.errors.append((test, _told(err[1])))
        self._after_failure()

    def addSkip(self, test, reason):
        self.skipped.append((test, reason))

    def addExpectedFailure(self, test, err):
        self.expectedFailures.append((test, _told(err[1])))

    def addUnexpectedSuccess(self, test):
        self.unexpectedSuccesses.append(test)
        self._after_failure()

    def addSubTest(self, test, subtest, err):
        if err is not None:
            (self.failures if isinstance(err[1], AssertionError) else self.errors).append((subtest, _told(err[1])))
            self._after_failure()

    def addDuration(self, test, elapsed):
        self.collectedDurations.append((str(test), elapsed))

    def _after_failure(self):
        if self.failfast:
            self.stop()

    def stop(self):
        self.shouldStop = True

    def wasSuccessful(self):
        return not self.failures and not self.errors and not self.unexpectedSuccesses

    def printErrors(self):
        pass


def _told(error):
    text = str(error)
    name = type(error).__name__
    return name + ': ' + text + '\n' if text else name + '\n'


class Lines:
    """A stream that writes lines, too."""

    def __init__(self, stream):
        self._stream = stream

    def write(self, text):
        self._stream.write(text)

    def writeln(self, text=''):
        self._stream.write(text + '\n')

    def flush(self):
        self._stream.flush()


class TextTestResult(TestResult):
    """The same, told while it happens: by a letter for each test, or by a line."""

    separator1 = '=' * 70
    separator2 = '-' * 70

    def __init__(self, stream, descriptions, verbosity, *, durations=None):
        super().__init__(stream, descriptions, verbosity)
        self.stream = stream
        self.descriptions = descriptions
        self.showAll = verbosity > 1
        self.dots = verbosity == 1
        self._line_is_open = False

    def getDescription(self, test):
        first = test.shortDescription()
        return str(test) + '\n' + first if self.descriptions and first else str(test)

    def startTest(self, test):
        super().startTest(test)
        if self.showAll:
            self._open(test)

    def _open(self, test):
        self.stream.write(self.getDescription(test) + ' ... ')
        self.stream.flush()
        self._line_is_open = True

    def _tell(self, test, letter, word):
        if self.showAll:
            if not self._line_is_open:
                self._open(test)
            self.stream.writeln(word)
            self._line_is_open = False
        elif self.dots:
            self.stream.write(letter)
        self.stream.flush()

    def addSuccess(self, test):
        super().addSuccess(test)
        self._tell(test, '.', 'ok')

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self._tell(test, 'F', 'FAIL')

    def addError(self, test, err):
        super().addError(test, err)
        self._tell(test, 'E', 'ERROR')

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._tell(test, 's', 'skipped ' + repr(reason))

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)
        self._tell(test, 'x', 'expected failure')

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self._tell(test, 'u', 'unexpected success')

    def addSubTest(self, test, subtest, err):
        if err is not None:
            is_failure = isinstance(err[1], AssertionError)
            if self.showAll:
                if self._line_is_open:
                    self.stream.writeln()
                self.stream.writeln('  ' + self.getDescription(subtest) + ' ... ' + ('FAIL' if is_failure else 'ERROR'))
                self._line_is_open = False
            elif self.dots:
                self.stream.write('F' if is_failure else 'E')
        super().addSubTest(test, subtest, err)

    def printErrors(self):
        if self.dots or self.showAll:
            self.stream.writeln()
        self.printErrorList('ERROR', self.errors)
        self.printErrorList('FAIL', self.failures)
        if self.unexpectedSuccesses:
            self.stream.writeln(self.separator1)
            for test in self.unexpectedSuccesses:
                self.stream.writeln('UNEXPECTED SUCCESS: ' + self.getDescription(test))

    def printErrorList(self, flavour, errors):
        for test, text in errors:
            self.stream.writeln(self.separator1)
            self.stream.writeln(flavour + ': ' + self.getDescription(test))
            self.stream.writeln(self.separator2)
            self.stream.writeln(text)
