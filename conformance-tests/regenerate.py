"""Runs the conformance programs and the examples in this Python, and stores what they print. Started by `regenerate`."""

import fnmatch
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

HERE = pathlib.Path(__file__).resolve().parent
PROGRAMS = HERE / "src" / "test" / "resources" / "programs"
EXAMPLES = HERE.parent / "examples"
# Where a translated program begins.
ENTRY = re.compile(r"    (?:sys\.exit|exit|quit|raise SystemExit)\(main\((?:sys\.argv)?\)\)")
RLIB = HERE.parent / "rlib" / "src" / "main" / "resources"


def run(program, arguments, stdin):
    environment = {**os.environ, "PYTHONPATH": str(RLIB), "PYTHONIOENCODING": "utf-8", "PYTHONHASHSEED": "0"}
    with tempfile.TemporaryDirectory() as directory:
        return subprocess.run([sys.executable, "-B", str(program), *arguments], input=stdin, cwd=directory,
                              env=environment, capture_output=True, timeout=120)


def write(path, content):
    if content is None:
        path.unlink(missing_ok=True)
    else:
        path.write_bytes(content)


def uncaught(errors):
    """The tracebacks with what stands between and behind them, source lines, folders and the call of the entry point left out; None if there is none."""
    header = "Traceback (most recent call last):"
    if header not in errors:
        return None
    told = []
    source_lines = 0
    lines = errors[errors.index(header):].split("\n")[:-1]
    for number, line in enumerate(lines):
        place = re.fullmatch(r'  File "(?:.*/)?([^/]*)", line (\d+), in (.*)', line)
        if place:
            source_lines = 2
            if place[3] != "<module>" or not ENTRY.fullmatch(lines[number + 1]):
                told.append(f"{place[1]}:{place[2]} in {place[3]}")
        elif source_lines == 2 and line.startswith("    ") or source_lines == 1 and re.fullmatch(r"    [ ^~]*", line):
            source_lines -= 1
        else:
            source_lines = 0
            told.append(line)
    return "".join(line + "\n" for line in told).encode()


def regenerate_program(program):
    text = program.read_text("utf-8")
    if "\ndef main(" in text and not re.search(r"__main__|^(?!def ).*\bmain\(", text, re.MULTILINE):
        raise SystemExit(f"{program}: Python would run nothing of it: end it with\nif __name__ == '__main__':\n    main([])")
    arguments_file = program.with_suffix(".args")
    stdin_file = program.with_suffix(".stdin")
    arguments = arguments_file.read_text("utf-8").split("\n")[:-1] if arguments_file.exists() else []
    stdin = stdin_file.read_bytes() if stdin_file.exists() else b""
    result = run(program, arguments, stdin)
    if b"SyntaxError" in result.stderr:
        raise SystemExit(f"{program}: {result.stderr.decode()}")
    write(program.with_suffix(".expected"), result.stdout)
    # Of a process that a signal has killed, the status that shells tell.
    status = result.returncode if result.returncode >= 0 else 128 - result.returncode
    write(program.with_suffix(".status"), f"{status}\n".encode() if status else None)
    write(program.with_suffix(".stderr"), uncaught(result.stderr.decode("utf-8")))


def regenerate_example(program):
    last = program.read_text("utf-8").rstrip().rsplit("\n", 1)[-1]
    marker = "# test arguments:"
    if not last.startswith(marker):
        raise SystemExit(f"{program.name}: the last line is not '{marker} ...'")
    arguments = [str(EXAMPLES / a) if "/" in a else a for a in last[len(marker):].split()]
    result = run(program, arguments, b"")
    if result.returncode:
        raise SystemExit(f"{program.name}: {result.stderr.decode()}")
    write(EXAMPLES / "expected" / (program.stem + ".txt"), result.stdout)


def main(argv):
    pattern = argv[1] if len(argv) > 1 else "*"
    jobs = []
    for program in sorted(PROGRAMS.glob("*/*.py")):
        if fnmatch.fnmatch(program.parent.name + "/" + program.stem, pattern):
            jobs.append((regenerate_program, program))
    for program in sorted(EXAMPLES.glob("*.py")):
        if fnmatch.fnmatch("examples/" + program.stem, pattern):
            jobs.append((regenerate_example, program))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for future in [pool.submit(job, program) for job, program in jobs]:
            future.result()
    print(f"{len(jobs)} programs")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
