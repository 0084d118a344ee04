"""Runs programs in children of this process, which has imported what they need: one answer for one line of tab-separated words on standard input.

    run PROGRAM OUTPUT SECONDS      runs a file; its standard output and error go to OUTPUT and OUTPUT.errors; answers its exit status, or "late"
    edit PROGRAM NUMBER RESULT      writes the program with the edit of that number to RESULT; answers "done", or "end" if there is no such edit
"""
import ast
import bisect
import collections
import functools
import heapq
import itertools
import math
import operator
import os
import signal
import sys
import time
import traceback
import warnings

warnings.simplefilter("ignore")


def run_here(program, output):
    descriptor = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(descriptor, 1)
    descriptor = os.open(output + ".errors", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(descriptor, 2)
    os.dup2(os.open("/dev/null", os.O_RDONLY), 0)
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
    sys.argv = [program]
    sys.path.insert(0, os.path.dirname(program))
    status = 0
    try:
        with open(program, encoding="utf-8") as file:
            code = compile(file.read(), program, "exec")
        module = type(sys)("__main__")
        module.__file__ = program
        sys.modules["__main__"] = module
        exec(code, module.__dict__)
    except SystemExit as exit:
        status = exit.code if isinstance(exit.code, int) else 0 if exit.code is None else 1
    except BaseException:
        traceback.print_exc()
        status = 1
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        os._exit(status & 0xFF)


def run(program, output, seconds):
    child = os.fork()
    if child == 0:
        run_here(program, output)
    end = time.monotonic() + float(seconds)
    pause = 0.0005
    while time.monotonic() < end:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return str(os.waitstatus_to_exitcode(status))
        time.sleep(pause)
        pause = min(pause * 1.5, 0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "late"


def main():
    for line in sys.stdin:
        words = line.rstrip("\n").split("\t")
        if words[0] == "run":
            answer = run(*words[1:])
        else:
            answer = EDITS.edit(*words[1:])
        print(answer, flush=True)


if len(sys.argv) > 1:
    import importlib.util
    specification = importlib.util.spec_from_file_location("edits", sys.argv[1])
    EDITS = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(EDITS)
main()
