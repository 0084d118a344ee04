import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Regular expressions by automata in Java: the algorithm and the output of automata.py. */
public final class Automata {
    private static final class State {
        final int number;
        char letter;
        State next;
        final List<State> free = new ArrayList<>();

        State(int number) {
            this.number = number;
        }
    }

    private record Part(State start, State end) {}

    private static final class Parser {
        final String pattern;
        int position;
        final List<State> states = new ArrayList<>();

        Parser(String pattern) {
            this.pattern = pattern;
        }

        State newState() {
            State state = new State(states.size());
            states.add(state);
            return state;
        }

        char peek() {
            return position < pattern.length() ? pattern.charAt(position) : '\0';
        }

        Part alternatives() {
            Part part = sequence();
            while (peek() == '|') {
                position++;
                Part other = sequence();
                Part whole = new Part(newState(), newState());
                whole.start.free.add(part.start);
                whole.start.free.add(other.start);
                part.end.free.add(whole.end);
                other.end.free.add(whole.end);
                part = whole;
            }
            return part;
        }

        Part sequence() {
            State start = newState();
            State end = start;
            while (peek() != '\0' && peek() != '|' && peek() != ')') {
                Part next = repetition();
                end.free.add(next.start);
                end = next.end;
            }
            return new Part(start, end);
        }

        Part repetition() {
            Part part = atom();
            char sign = peek();
            if (sign != '?' && sign != '*' && sign != '+') {
                return part;
            }
            position++;
            Part whole = new Part(newState(), newState());
            whole.start.free.add(part.start);
            part.end.free.add(whole.end);
            if (sign != '+') {
                whole.start.free.add(whole.end);
            }
            if (sign != '?') {
                whole.end.free.add(whole.start);
            }
            return whole;
        }

        Part atom() {
            char letter = pattern.charAt(position++);
            if (letter == '(') {
                Part inner = alternatives();
                if (peek() != ')') {
                    throw new IllegalArgumentException("unbalanced parenthesis at " + position + " in " + pattern);
                }
                position++;
                return inner;
            }
            Part part = new Part(newState(), newState());
            part.start.letter = letter;
            part.start.next = part.end;
            return part;
        }
    }

    private static final class Automaton {
        final State end;
        final int start;
        final List<List<State>> sets = new ArrayList<>();
        final List<Boolean> accepts = new ArrayList<>();
        final List<Map<Character, Integer>> transitions = new ArrayList<>();
        final Map<List<Integer>, Integer> numbers = new HashMap<>();

        Automaton(String pattern) {
            Parser parser = new Parser(pattern);
            Part whole = parser.alternatives();
            if (parser.peek() != '\0') {
                throw new IllegalArgumentException("unbalanced parenthesis in " + pattern);
            }
            end = whole.end;
            start = numberOf(closure(List.of(whole.start)));
        }

        List<State> closure(List<State> states) {
            TreeMap<Integer, State> reached = new TreeMap<>();
            List<State> waiting = new ArrayList<>(states);
            while (!waiting.isEmpty()) {
                State state = waiting.removeLast();
                if (reached.putIfAbsent(state.number, state) == null) {
                    waiting.addAll(state.free);
                }
            }
            return new ArrayList<>(reached.values());
        }

        int numberOf(List<State> states) {
            List<Integer> key = new ArrayList<>();
            for (State state : states) {
                key.add(state.number);
            }
            Integer number = numbers.get(key);
            if (number == null) {
                number = sets.size();
                numbers.put(key, number);
                sets.add(states);
                accepts.add(states.contains(end));
                transitions.add(new HashMap<>());
            }
            return number;
        }

        int step(int number, char letter) {
            Integer known = transitions.get(number).get(letter);
            if (known != null) {
                return known;
            }
            List<State> targets = new ArrayList<>();
            for (State state : sets.get(number)) {
                if (state.next != null && (state.letter == letter || state.letter == '.')) {
                    targets.add(state.next);
                }
            }
            int target = numberOf(closure(targets));
            transitions.get(number).put(letter, target);
            return target;
        }

        boolean matches(String text) {
            int state = start;
            for (int i = 0; i < text.length(); i++) {
                state = step(state, text.charAt(i));
            }
            return accepts.get(state);
        }
    }

    private static final List<String> PATTERNS = List.of(
            "(a|b)*abb",
            "a?a?a?a?a?a?aaaaaa",
            "(ab|ba)*(c|d)+.*",
            ".*(a|c)(b|d)(a|c)(b|d).*",
            "((a*b)*c)*d",
            "(a|ab)(c|bcd)(d*)");

    private static List<String> makeTexts(int count) {
        List<String> texts = new ArrayList<>();
        long seed = 17;
        for (int i = 0; i < count; i++) {
            StringBuilder letters = new StringBuilder();
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF;
            long length = 5 + (seed >> 10) % 60;
            for (int j = 0; j < length; j++) {
                seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF;
                letters.append("aabbcd".charAt((int) ((seed >> 12) % 6)));
            }
            texts.add(letters.toString());
        }
        return texts;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 90;
        List<String> texts = makeTexts(arguments.length > 1 ? Integer.parseInt(arguments[1]) : 2000);
        int[] totals = new int[PATTERNS.size()];
        int states = 0;
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < totals.length; i++) {
                Automaton automaton = new Automaton(PATTERNS.get(i));
                for (String text : texts) {
                    if (automaton.matches(text)) {
                        totals[i]++;
                    }
                }
                states += automaton.sets.size();
            }
        }
        for (int i = 0; i < totals.length; i++) {
            System.out.printf("%-24s%8d%n", PATTERNS.get(i), totals[i]);
        }
        System.out.println(states + " states");
        try {
            new Automaton("(a|b");
        } catch (IllegalArgumentException error) {
            System.out.println("refused: " + error.getMessage());
        }
    }
}
