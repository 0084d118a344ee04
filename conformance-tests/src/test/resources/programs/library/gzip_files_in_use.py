"""Files of gzip in use by other modules."""
import csv
import gzip
import json
import shutil
from pathlib import Path
import tempfile


def main():
    folder = Path(tempfile.mkdtemp())
    path = folder / "data.json.gz"
    with gzip.open(path, "wt", encoding="utf-8") as f:
        json.dump({"name": "Ann", "scores": [1, 2.5]}, f)
    with gzip.open(path, "rt", encoding="utf-8") as f:
        print(json.load(f))
    rows = folder / "rows.csv.gz"
    with gzip.open(rows, "wt", newline="") as f:
        writer = csv.writer(f)
        writer.writerow(["a", "b,c"])
        writer.writerows([[1, 2], [3, 4]])
    with gzip.open(rows, "rt", newline="") as f:
        for row in csv.reader(f):
            print(row)
    plain = folder / "plain.txt"
    plain.write_bytes(b"some text\n" * 100)
    with open(plain, "rb") as source, gzip.open(str(plain) + ".gz", "wb") as target:
        shutil.copyfileobj(source, target)
    with gzip.open(str(plain) + ".gz", "rb") as source, open(folder / "copy.txt", "wb") as target:
        shutil.copyfileobj(source, target)
    print((folder / "copy.txt").read_bytes() == plain.read_bytes())
    counts = {}
    with gzip.open(str(plain) + ".gz", "rt") as lines:
        for line in lines:
            counts[line.strip()] = counts.get(line.strip(), 0) + 1
    print(counts)
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
