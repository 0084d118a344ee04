import json
class Task:
    def __init__(self, title, done=False, tags=None, due=None):
        self.title = title
        self.done = done
        self.tags = tags
        self.due = due
    @classmethod
    def from_json(cls, d):
        due = d.pop("due")
        return cls(**d, due="<" + due + ">" if due else None)
def make(**kw):
    return sorted(kw)
def main():
    for text in ['{"title": "a", "done": true, "due": null}', '{"title": "b", "tags": ["x"], "due": "now"}', '{"title": "b", "due": null}']:
        d = json.loads(text)
        print(make(**d))
        t = Task.from_json(d)
        print(t.title, t.done, t.tags, t.due)
    for bad in ['[1]', '"s"', '3', '{"due": 1, "zz": 2}', 'null']:
        try:
            print(make(**json.loads(bad)))
        except TypeError as e:
            print(e)
    try:
        Task(**json.loads('[]'))
    except TypeError as e:
        print(str(e)[-40:])
main()
