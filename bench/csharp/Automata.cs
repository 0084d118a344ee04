using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

/// <summary>Regular expressions by automata in C#: the algorithm and the output of automata.py.</summary>
public static class Automata {
    private sealed class State {
        internal readonly int Number;
        internal char Letter;
        internal State Next;
        internal readonly List<State> Free = new List<State>();

        internal State(int number) {
            Number = number;
        }
    }

    private struct Part {
        internal State Start;
        internal State End;
    }

    private sealed class Parser {
        private readonly string pattern;
        private int position;
        private readonly List<State> states = new List<State>();

        internal Parser(string pattern) {
            this.pattern = pattern;
        }

        private State NewState() {
            var state = new State(states.Count);
            states.Add(state);
            return state;
        }

        private Part NewPart() {
            return new Part {Start = NewState(), End = NewState()};
        }

        internal char Peek() {
            return position < pattern.Length ? pattern[position] : '\0';
        }

        internal Part Alternatives() {
            Part part = Sequence();
            while (Peek() == '|') {
                position++;
                Part other = Sequence();
                Part whole = NewPart();
                whole.Start.Free.Add(part.Start);
                whole.Start.Free.Add(other.Start);
                part.End.Free.Add(whole.End);
                other.End.Free.Add(whole.End);
                part = whole;
            }
            return part;
        }

        private Part Sequence() {
            var part = new Part {Start = NewState()};
            part.End = part.Start;
            while (Peek() != '\0' && Peek() != '|' && Peek() != ')') {
                Part next = Repetition();
                part.End.Free.Add(next.Start);
                part.End = next.End;
            }
            return part;
        }

        private Part Repetition() {
            Part part = Atom();
            char sign = Peek();
            if (sign != '?' && sign != '*' && sign != '+') {
                return part;
            }
            position++;
            Part whole = NewPart();
            whole.Start.Free.Add(part.Start);
            part.End.Free.Add(whole.End);
            if (sign != '+') {
                whole.Start.Free.Add(whole.End);
            }
            if (sign != '?') {
                whole.End.Free.Add(whole.Start);
            }
            return whole;
        }

        private Part Atom() {
            char letter = pattern[position++];
            if (letter == '(') {
                Part inner = Alternatives();
                if (Peek() != ')') {
                    throw new ArgumentException($"unbalanced parenthesis at {position} in {pattern}");
                }
                position++;
                return inner;
            }
            Part part = NewPart();
            part.Start.Letter = letter;
            part.Start.Next = part.End;
            return part;
        }
    }

    private sealed class Automaton {
        private readonly State end;
        private readonly int start;
        internal readonly List<List<State>> Sets = new List<List<State>>();
        private readonly List<bool> accepts = new List<bool>();
        private readonly List<Dictionary<char, int>> transitions = new List<Dictionary<char, int>>();
        private readonly Dictionary<string, int> numbers = new Dictionary<string, int>();

        internal Automaton(string pattern) {
            var parser = new Parser(pattern);
            Part whole = parser.Alternatives();
            if (parser.Peek() != '\0') {
                throw new ArgumentException($"unbalanced parenthesis in {pattern}");
            }
            end = whole.End;
            start = NumberOf(Closure(new List<State> {whole.Start}));
        }

        private static List<State> Closure(List<State> states) {
            var reached = new SortedDictionary<int, State>();
            var waiting = new Stack<State>(states);
            while (waiting.Count > 0) {
                State state = waiting.Pop();
                if (!reached.ContainsKey(state.Number)) {
                    reached.Add(state.Number, state);
                    foreach (State next in state.Free) {
                        waiting.Push(next);
                    }
                }
            }
            return reached.Values.ToList();
        }

        private int NumberOf(List<State> states) {
            string key = string.Join(",", states.Select(state => state.Number));
            int number;
            if (!numbers.TryGetValue(key, out number)) {
                number = Sets.Count;
                numbers.Add(key, number);
                Sets.Add(states);
                accepts.Add(states.Contains(end));
                transitions.Add(new Dictionary<char, int>());
            }
            return number;
        }

        private int Step(int number, char letter) {
            int target;
            if (!transitions[number].TryGetValue(letter, out target)) {
                var targets = new List<State>();
                foreach (State state in Sets[number]) {
                    if (state.Next != null && (state.Letter == letter || state.Letter == '.')) {
                        targets.Add(state.Next);
                    }
                }
                target = NumberOf(Closure(targets));
                transitions[number].Add(letter, target);
            }
            return target;
        }

        internal bool Matches(string text) {
            int state = start;
            foreach (char letter in text) {
                state = Step(state, letter);
            }
            return accepts[state];
        }
    }

    private static readonly string[] Patterns = {
        "(a|b)*abb", "a?a?a?a?a?a?aaaaaa", "(ab|ba)*(c|d)+.*", ".*(a|c)(b|d)(a|c)(b|d).*", "((a*b)*c)*d",
        "(a|ab)(c|bcd)(d*)"
    };

    private static List<string> MakeTexts(int count) {
        var texts = new List<string>();
        long seed = 17;
        for (int i = 0; i < count; i++) {
            var letters = new StringBuilder();
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF;
            long length = 5 + (seed >> 10) % 60;
            for (int j = 0; j < length; j++) {
                seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF;
                letters.Append("aabbcd"[(int) ((seed >> 12) % 6)]);
            }
            texts.Add(letters.ToString());
        }
        return texts;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 90;
        List<string> texts = MakeTexts(arguments.Length > 1 ? int.Parse(arguments[1]) : 2000);
        var totals = new int[Patterns.Length];
        int states = 0;
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < totals.Length; i++) {
                var automaton = new Automaton(Patterns[i]);
                foreach (string text in texts) {
                    if (automaton.Matches(text)) {
                        totals[i]++;
                    }
                }
                states += automaton.Sets.Count;
            }
        }
        for (int i = 0; i < totals.Length; i++) {
            Console.WriteLine($"{Patterns[i],-24}{totals[i],8}");
        }
        Console.WriteLine(states + " states");
        try {
            new Automaton("(a|b");
        } catch (ArgumentException error) {
            Console.WriteLine("refused: " + error.Message);
        }
    }
}
