import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A machine with a stack in Java: the programs, the machine and the output of bytecode.py. */
public final class Bytecode {
    private static final int PUSH = 0;
    private static final int LOAD = 1;
    private static final int STORE = 2;
    private static final int ADD = 3;
    private static final int SUB = 4;
    private static final int MUL = 5;
    private static final int DIV = 6;
    private static final int MOD = 7;
    private static final int LESS = 8;
    private static final int EQUAL = 9;
    private static final int JUMP = 10;
    private static final int JUMP_IF_ZERO = 11;
    private static final int CALL = 12;
    private static final int RETURN = 13;
    private static final int PRINT = 14;
    private static final int DUP = 15;
    private static final int SWAP = 16;
    private static final int HALT = 17;
    private static final List<String> NAMES = List.of(
            "push", "load", "store", "add", "sub", "mul", "div", "mod", "less", "equal", "jump", "jz", "call",
            "return", "print", "dup", "swap", "halt");

    private static final String PRIMES = """
                    push 0
                    store 1
                    push 2
                    store 2
            outer:  load 2
                    load 0
                    less
                    jz end
                    push 2
                    store 3
            inner:  load 3
                    load 3
                    mul
                    load 2
                    push 1
                    add
                    less
                    jz prime
                    load 2
                    load 3
                    mod
                    jz next
                    load 3
                    push 1
                    add
                    store 3
                    jump inner
            prime:  load 1
                    push 1
                    add
                    store 1
            next:   load 2
                    push 1
                    add
                    store 2
                    jump outer
            end:    load 1
                    print
                    halt
            """;
    private static final String FIBONACCI = """
                    push 15
                    call fib
                    print
                    halt
            fib:    dup
                    push 2
                    less
                    jz more
                    return
            more:   dup
                    push 1
                    sub
                    call fib
                    swap
                    push 2
                    sub
                    call fib
                    add
                    return
            """;
    private static final String COLLATZ = """
                    push 0
                    store 1
                    push 1
                    store 2
            next:   load 2
                    load 0
                    less
                    jz end
                    load 2
                    store 3
                    push 0
                    store 4
            step:   load 3
                    push 1
                    equal
                    jz more
                    load 4
                    load 1
                    add
                    store 1
                    load 2
                    push 1
                    add
                    store 2
                    jump next
            more:   load 4
                    push 1
                    add
                    store 4
                    load 3
                    push 2
                    mod
                    jz even
                    load 3
                    push 3
                    mul
                    push 1
                    add
                    store 3
                    jump step
            even:   load 3
                    push 2
                    div
                    store 3
                    jump step
            end:    load 1
                    print
                    halt
            """;

    private record Reference(int position, String label) {}

    private static int[] assemble(String text) {
        List<Integer> code = new ArrayList<>();
        Map<String, Integer> labels = new HashMap<>();
        List<Reference> references = new ArrayList<>();
        for (String line : text.split("\n")) {
            for (String word : line.strip().split("\\s+")) {
                if (word.endsWith(":")) {
                    labels.put(word.substring(0, word.length() - 1), code.size());
                } else if (Character.isDigit(word.charAt(0))) {
                    code.add(Integer.parseInt(word));
                } else if (NAMES.contains(word)) {
                    code.add(NAMES.indexOf(word));
                } else {
                    references.add(new Reference(code.size(), word));
                    code.add(0);
                }
            }
        }
        for (Reference reference : references) {
            code.set(reference.position, labels.get(reference.label));
        }
        return code.stream().mapToInt(Integer::intValue).toArray();
    }

    private static final class MachineException extends RuntimeException {
        MachineException(String message) {
            super(message);
        }
    }

    private static final class Machine {
        private final int[] code;
        private final long[] stack = new long[256];
        private final int[] calls = new int[256];
        private final long[] variables = new long[10];
        private final List<Long> printed = new ArrayList<>();
        private long steps;

        Machine(int[] code, long argument) {
            this.code = code;
            variables[0] = argument;
        }

        List<Long> run() {
            int position = 0;
            int top = 0;
            int depth = 0;
            while (true) {
                int operation = code[position++];
                steps++;
                switch (operation) {
                    case PUSH -> stack[top++] = code[position++];
                    case LOAD -> stack[top++] = variables[code[position++]];
                    case STORE -> variables[code[position++]] = stack[--top];
                    case ADD -> {
                        top--;
                        stack[top - 1] += stack[top];
                    }
                    case SUB -> {
                        top--;
                        stack[top - 1] -= stack[top];
                    }
                    case MUL -> {
                        top--;
                        stack[top - 1] *= stack[top];
                    }
                    case DIV -> {
                        top--;
                        stack[top - 1] /= stack[top];
                    }
                    case MOD -> {
                        top--;
                        stack[top - 1] %= stack[top];
                    }
                    case LESS -> {
                        top--;
                        stack[top - 1] = stack[top - 1] < stack[top] ? 1 : 0;
                    }
                    case EQUAL -> {
                        top--;
                        stack[top - 1] = stack[top - 1] == stack[top] ? 1 : 0;
                    }
                    case JUMP -> position = code[position];
                    case JUMP_IF_ZERO -> position = stack[--top] == 0 ? code[position] : position + 1;
                    case CALL -> {
                        calls[depth++] = position + 1;
                        position = code[position];
                    }
                    case RETURN -> position = calls[--depth];
                    case PRINT -> printed.add(stack[--top]);
                    case DUP -> {
                        stack[top] = stack[top - 1];
                        top++;
                    }
                    case SWAP -> {
                        long value = stack[top - 1];
                        stack[top - 1] = stack[top - 2];
                        stack[top - 2] = value;
                    }
                    case HALT -> {
                        return printed;
                    }
                    default -> throw new MachineException("operation " + operation + " at " + (position - 1));
                }
            }
        }
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20;
        int size = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1000;
        List<Long> results = List.of();
        long steps = 0;
        for (int round = 0; round < rounds; round++) {
            results = new ArrayList<>();
            for (String text : List.of(PRIMES, COLLATZ, FIBONACCI)) {
                Machine machine = new Machine(assemble(text), size + round);
                results.addAll(machine.run());
                steps += machine.steps;
            }
        }
        System.out.println(results + " " + steps);
        try {
            new Machine(new int[] {PUSH, 1, 99}, 0).run();
        } catch (MachineException error) {
            System.out.println("stopped: " + error.getMessage());
        }
    }
}
