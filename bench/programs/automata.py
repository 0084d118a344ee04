"""Regular expressions: parsed, made into automata of states without and then with one choice, and matched against texts.

    automata.py [ROUNDS [TEXTS]]
"""

import sys


class State:
    """A state without choice: it goes on by a letter, or by nothing at all to others."""

    def __init__(self, number):
        self.number = number
        self.letter = None
        self.next = None
        self.free = []


class Parser:
    """Makes states of a pattern: letters, dots, groups, alternatives, and the repetitions ? * +."""

    def __init__(self, pattern):
        self.pattern = pattern
        self.position = 0
        self.states = []

    def new_state(self):
        state = State(len(self.states))
        self.states.append(state)
        return state

    def peek(self):
        if self.position < len(self.pattern):
            return self.pattern[self.position]
        return None

    def alternatives(self):
        start, end = self.sequence()
        while self.peek() == "|":
            self.position += 1
            other_start, other_end = self.sequence()
            new_start, new_end = self.new_state(), self.new_state()
            new_start.free += [start, other_start]
            end.free.append(new_end)
            other_end.free.append(new_end)
            start, end = new_start, new_end
        return start, end

    def sequence(self):
        start = end = self.new_state()
        while self.peek() not in (None, "|", ")"):
            next_start, next_end = self.repetition()
            end.free.append(next_start)
            end = next_end
        return start, end

    def repetition(self):
        start, end = self.atom()
        sign = self.peek()
        if sign is not None and sign in "?*+":
            self.position += 1
            new_start, new_end = self.new_state(), self.new_state()
            new_start.free.append(start)
            end.free.append(new_end)
            if sign != "+":
                new_start.free.append(new_end)
            if sign != "?":
                new_end.free.append(new_start)
            start, end = new_start, new_end
        return start, end

    def atom(self):
        letter = self.pattern[self.position]
        self.position += 1
        if letter == "(":
            start, end = self.alternatives()
            if self.peek() != ")":
                raise ValueError(f"unbalanced parenthesis at {self.position} in {self.pattern}")
            self.position += 1
            return start, end
        start, end = self.new_state(), self.new_state()
        start.letter = letter
        start.next = end
        return start, end


class Automaton:
    """States with one choice for each letter; made when they are first needed."""

    def __init__(self, pattern):
        parser = Parser(pattern)
        start, self.end = parser.alternatives()
        if parser.peek() is not None:
            raise ValueError(f"unbalanced parenthesis in {pattern}")
        self.sets = []
        self.accepts = []
        self.transitions = []
        self.numbers = {}
        self.start = self.number_of(self.closure([start]))

    def closure(self, states):
        reached = {}
        waiting = list(states)
        while waiting:
            state = waiting.pop()
            if state.number not in reached:
                reached[state.number] = state
                waiting.extend(state.free)
        return [reached[number] for number in sorted(reached)]

    def number_of(self, states):
        key = tuple(state.number for state in states)
        number = self.numbers.get(key)
        if number is None:
            number = len(self.sets)
            self.numbers[key] = number
            self.sets.append(states)
            self.accepts.append(self.end in states)
            self.transitions.append({})
        return number

    def step(self, number, letter):
        transitions = self.transitions[number]
        if letter not in transitions:
            targets = [state.next for state in self.sets[number]
                       if state.letter is not None and (state.letter == letter or state.letter == ".")]
            transitions[letter] = self.number_of(self.closure(targets))
        return transitions[letter]

    def matches(self, text):
        state = self.start
        for letter in text:
            state = self.step(state, letter)
        return self.accepts[state]


PATTERNS = [
    "(a|b)*abb",
    "a?a?a?a?a?a?aaaaaa",
    "(ab|ba)*(c|d)+.*",
    ".*(a|c)(b|d)(a|c)(b|d).*",
    "((a*b)*c)*d",
    "(a|ab)(c|bcd)(d*)",
]


def make_texts(count):
    texts = []
    seed = 17
    for _ in range(count):
        letters = []
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        for _ in range(5 + (seed >> 10) % 60):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            letters.append("aabbcd"[(seed >> 12) % 6])
        texts.append("".join(letters))
    return texts


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 90
    texts = make_texts(int(sys.argv[2]) if len(sys.argv) > 2 else 2000)
    totals = [0] * len(PATTERNS)
    states = 0
    for _ in range(rounds):
        for i, pattern in enumerate(PATTERNS):
            automaton = Automaton(pattern)
            totals[i] += sum(1 for text in texts if automaton.matches(text))
            states += len(automaton.sets)
    for pattern, total in zip(PATTERNS, totals):
        print(f"{pattern:24}{total:8}")
    print(states, "states")
    try:
        Automaton("(a|b")
    except ValueError as error:
        print("refused:", error)


if __name__ == "__main__":
    main()

# bench rounds: 90
