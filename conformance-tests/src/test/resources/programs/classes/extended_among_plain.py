class Stack(list):
    def push(self, x):
        self.append(x)


class Row(dict):
    pass


class Names(set):
    pass


class Queue(list):
    def push(self, x):
        self.insert(0, x)


def show(x):
    if isinstance(x, dict):
        return '{' + ','.join(k + '=' + show(v) for k, v in x.items()) + '}'
    if isinstance(x, list):
        return '[' + ','.join(show(v) for v in x) + ']'
    return str(x)


def pick(n):
    if n == 0:
        return [1, 2]
    if n == 1:
        return Stack([3, 4])
    return Queue([5])


def main(argv):
    for n in range(3):
        p = pick(n)
        print(p, len(p), p[0], sum(p), p == [1, 2], p + [0])
        for x in p:
            print(x)
    r = Row(a=1, b=2)
    print(show(r), show({'q': 1}))
    s = Stack()
    s.push(Row(k=3))
    s.push(Row())
    print(show(s), s)
    for each in (Stack([1]), Queue([2])):
        each.push(7)
        print(each, type(each).__name__)
    plain = [1]
    plain.extend(Stack([2]))
    plain += Queue([3])
    plain[0:1] = Stack([8, 9])
    print(plain, plain == Stack(plain), plain < Stack([10]), plain > Stack([1]))
    d = {'z': 0}
    d.update(Row(y=1))
    d |= Row(x=2)
    print(d, d == Row(d), {**d, **Row(w=1)}, dict(Row(v=1)))
    t = {1}
    t |= set(Stack([2]))
    t.update(Stack([3]))
    print(t)
    same_list, same_dict, same_set = plain, d, t
    plain += Stack([0])
    d |= Row(v=3)
    t |= Names([4])
    t &= Names([4, 1])
    t -= Names([1])
    t ^= Names([7])
    print(same_list, same_list is plain, same_dict, same_dict is d, same_set, same_set is t, [1] + Stack([2]))
    try:
        print(Stack([1]) + (2,))
    except TypeError:
        print('TypeError')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
