"""graphlib, whose own source keeps methods of iterators on a stack."""

__all__ = ['TopologicalSorter', 'CycleError']


class CycleError(ValueError):
    """As in graphlib."""


class _Node:
    """A node, the number of those before it that are not done, and those behind it."""

    def __init__(self, node):
        self.node = node
        self.waits_for = 0
        self.followers = []
        self.is_out = False
        self.is_done = False


class TopologicalSorter:
    """As in graphlib."""

    def __init__(self, graph=None):
        self._nodes = {}
        self._ready = []
        self._is_prepared = False
        self._passed_out = 0
        self._finished = 0
        if graph is not None:
            for node, predecessors in graph.items():
                self.add(node, *predecessors)

    def _entry(self, node):
        if node not in self._nodes:
            self._nodes[node] = _Node(node)
        return self._nodes[node]

    def add(self, node, *predecessors):
        if self._is_prepared:
            raise ValueError('Nodes cannot be added after a call to prepare()')
        entry = self._entry(node)
        entry.waits_for += len(predecessors)
        for each in predecessors:
            self._entry(each).followers.append(node)

    def prepare(self):
        if self._is_prepared:
            raise ValueError('cannot prepare() more than once')
        self._is_prepared = True
        self._ready = [entry.node for entry in self._nodes.values() if entry.waits_for == 0]
        cycle = self._cycle()
        if cycle:
            raise CycleError('nodes are in a cycle', cycle)

    def _require_prepared(self):
        if not self._is_prepared:
            raise ValueError('prepare() must be called first')

    def get_ready(self):
        self._require_prepared()
        ready = self._ready
        self._ready = []
        for node in ready:
            self._nodes[node].is_out = True
        self._passed_out += len(ready)
        return tuple(ready)

    def is_active(self):
        self._require_prepared()
        return self._finished < self._passed_out or len(self._ready) > 0

    def __bool__(self):
        return self.is_active()

    def done(self, *nodes):
        self._require_prepared()
        for node in nodes:
            if node not in self._nodes:
                raise ValueError('node ' + repr(node) + ' was not added using add()')
            entry = self._nodes[node]
            if entry.is_done:
                raise ValueError('node ' + repr(node) + ' was already marked done')
            if not entry.is_out:
                raise ValueError('node ' + repr(node) + ' was not passed out (still not ready)')
            entry.is_done = True
            for each in entry.followers:
                follower = self._nodes[each]
                follower.waits_for -= 1
                if follower.waits_for == 0:
                    self._ready.append(each)
            self._finished += 1

    def static_order(self):
        self.prepare()
        while self.is_active():
            group = self.get_ready()
            yield from group
            self.done(*group)

    def _cycle(self):
        """The nodes of a cycle, the first one again at the end; nothing if there is none. A search in depth without recursion: the way to where it stands, and of each node on it how many followers it has been to."""
        seen = set()
        for start in self._nodes:
            if start in seen:
                continue
            seen.add(start)
            way = [start]
            taken = [0]
            places = {start: 0}
            while way:
                followers = self._nodes[way[-1]].followers
                if taken[-1] == len(followers):
                    del places[way.pop()]
                    taken.pop()
                    continue
                node = followers[taken[-1]]
                taken[-1] += 1
                if node in places:
                    return way[places[node]:] + [node]
                if node not in seen:
                    seen.add(node)
                    places[node] = len(way)
                    way.append(node)
                    taken.append(0)
        return []
