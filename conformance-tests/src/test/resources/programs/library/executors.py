"""Executors, whose work is done at once where there is one thread."""

import concurrent.futures
import time


def fetch(url):
    if "bad" in url:
        raise ValueError(f"cannot fetch {url}")
    return len(url)


def name(n):
    return f"n{n}"


def main():
    urls = ["http://a", "http://bad", "http://ccc"]
    with concurrent.futures.ThreadPoolExecutor(max_workers=3) as executor:
        future_to_url = {executor.submit(fetch, url): url for url in urls}
        results = {}
        for future in concurrent.futures.as_completed(future_to_url):
            url = future_to_url[future]
            try:
                results[url] = future.result()
            except ValueError as exc:
                print(f"{url} generated {exc}")
        for url in sorted(results):
            print(url, results[url])
    executor = concurrent.futures.ThreadPoolExecutor()
    f = executor.submit(pow, 2, 10)
    print(f.result(), f.done(), f.exception())
    g = executor.submit(name, n=4)
    print(g.result())
    executor.shutdown(wait=True)
    try:
        executor.submit(name, 1)
    except RuntimeError as e:
        print(e)
    with concurrent.futures.ProcessPoolExecutor() as ex:
        for a, b in zip([1, 2], ex.map(max, [1, 5], [3, 4])):
            print(a, b)
        done, not_done = concurrent.futures.wait([ex.submit(name, i) for i in range(3)])
        print(len(done), len(not_done))
        try:
            list(ex.map(fetch, ["x", "bad"]))
        except ValueError as e:
            print(e)


if __name__ == "__main__":
    main()
