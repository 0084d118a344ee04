using System;
using System.Collections.Generic;

/// <summary>A machine with a stack in C#: the programs, the machine and the output of bytecode.py.</summary>
public static class Bytecode {
    private const int Push = 0;
    private const int Load = 1;
    private const int Store = 2;
    private const int Add = 3;
    private const int Sub = 4;
    private const int Mul = 5;
    private const int Div = 6;
    private const int Mod = 7;
    private const int Less = 8;
    private const int Equal = 9;
    private const int Jump = 10;
    private const int JumpIfZero = 11;
    private const int Call = 12;
    private const int Return = 13;
    private const int Print = 14;
    private const int Dup = 15;
    private const int Swap = 16;
    private const int Halt = 17;
    private static readonly string[] Names = {
        "push", "load", "store", "add", "sub", "mul", "div", "mod", "less", "equal", "jump", "jz", "call", "return",
        "print", "dup", "swap", "halt"
    };

    private const string Primes =
            "        push 0\n" +
            "        store 1\n" +
            "        push 2\n" +
            "        store 2\n" +
            "outer:  load 2\n" +
            "        load 0\n" +
            "        less\n" +
            "        jz end\n" +
            "        push 2\n" +
            "        store 3\n" +
            "inner:  load 3\n" +
            "        load 3\n" +
            "        mul\n" +
            "        load 2\n" +
            "        push 1\n" +
            "        add\n" +
            "        less\n" +
            "        jz prime\n" +
            "        load 2\n" +
            "        load 3\n" +
            "        mod\n" +
            "        jz next\n" +
            "        load 3\n" +
            "        push 1\n" +
            "        add\n" +
            "        store 3\n" +
            "        jump inner\n" +
            "prime:  load 1\n" +
            "        push 1\n" +
            "        add\n" +
            "        store 1\n" +
            "next:   load 2\n" +
            "        push 1\n" +
            "        add\n" +
            "        store 2\n" +
            "        jump outer\n" +
            "end:    load 1\n" +
            "        print\n" +
            "        halt\n";

    private const string Fibonacci =
            "        push 15\n" +
            "        call fib\n" +
            "        print\n" +
            "        halt\n" +
            "fib:    dup\n" +
            "        push 2\n" +
            "        less\n" +
            "        jz more\n" +
            "        return\n" +
            "more:   dup\n" +
            "        push 1\n" +
            "        sub\n" +
            "        call fib\n" +
            "        swap\n" +
            "        push 2\n" +
            "        sub\n" +
            "        call fib\n" +
            "        add\n" +
            "        return\n";

    private const string Collatz =
            "        push 0\n" +
            "        store 1\n" +
            "        push 1\n" +
            "        store 2\n" +
            "next:   load 2\n" +
            "        load 0\n" +
            "        less\n" +
            "        jz end\n" +
            "        load 2\n" +
            "        store 3\n" +
            "        push 0\n" +
            "        store 4\n" +
            "step:   load 3\n" +
            "        push 1\n" +
            "        equal\n" +
            "        jz more\n" +
            "        load 4\n" +
            "        load 1\n" +
            "        add\n" +
            "        store 1\n" +
            "        load 2\n" +
            "        push 1\n" +
            "        add\n" +
            "        store 2\n" +
            "        jump next\n" +
            "more:   load 4\n" +
            "        push 1\n" +
            "        add\n" +
            "        store 4\n" +
            "        load 3\n" +
            "        push 2\n" +
            "        mod\n" +
            "        jz even\n" +
            "        load 3\n" +
            "        push 3\n" +
            "        mul\n" +
            "        push 1\n" +
            "        add\n" +
            "        store 3\n" +
            "        jump step\n" +
            "even:   load 3\n" +
            "        push 2\n" +
            "        div\n" +
            "        store 3\n" +
            "        jump step\n" +
            "end:    load 1\n" +
            "        print\n" +
            "        halt\n";

    private static int[] Assemble(string text) {
        var code = new List<int>();
        var labels = new Dictionary<string, int>();
        var references = new List<KeyValuePair<int, string>>();
        foreach (string word in text.Split(new[] {' ', '\n'}, StringSplitOptions.RemoveEmptyEntries)) {
            int operation = Array.IndexOf(Names, word);
            if (word.EndsWith(":")) {
                labels[word.Substring(0, word.Length - 1)] = code.Count;
            } else if (char.IsDigit(word[0])) {
                code.Add(int.Parse(word));
            } else if (operation >= 0) {
                code.Add(operation);
            } else {
                references.Add(new KeyValuePair<int, string>(code.Count, word));
                code.Add(0);
            }
        }
        foreach (var reference in references) {
            code[reference.Key] = labels[reference.Value];
        }
        return code.ToArray();
    }

    private sealed class MachineException : Exception {
        internal MachineException(string message) : base(message) {}
    }

    private sealed class Machine {
        private readonly int[] code;
        private readonly long[] stack = new long[256];
        private readonly int[] calls = new int[256];
        private readonly long[] variables = new long[10];
        private readonly List<long> printed = new List<long>();
        internal long Steps;

        internal Machine(int[] code, long argument) {
            this.code = code;
            variables[0] = argument;
        }

        internal List<long> Run() {
            int position = 0;
            int top = 0;
            int depth = 0;
            while (true) {
                int operation = code[position++];
                Steps++;
                switch (operation) {
                    case Push:
                        stack[top++] = code[position++];
                        break;
                    case Load:
                        stack[top++] = variables[code[position++]];
                        break;
                    case Store:
                        variables[code[position++]] = stack[--top];
                        break;
                    case Add:
                        top--;
                        stack[top - 1] += stack[top];
                        break;
                    case Sub:
                        top--;
                        stack[top - 1] -= stack[top];
                        break;
                    case Mul:
                        top--;
                        stack[top - 1] *= stack[top];
                        break;
                    case Div:
                        top--;
                        stack[top - 1] /= stack[top];
                        break;
                    case Mod:
                        top--;
                        stack[top - 1] %= stack[top];
                        break;
                    case Less:
                        top--;
                        stack[top - 1] = stack[top - 1] < stack[top] ? 1 : 0;
                        break;
                    case Equal:
                        top--;
                        stack[top - 1] = stack[top - 1] == stack[top] ? 1 : 0;
                        break;
                    case Jump:
                        position = code[position];
                        break;
                    case JumpIfZero:
                        position = stack[--top] == 0 ? code[position] : position + 1;
                        break;
                    case Call:
                        calls[depth++] = position + 1;
                        position = code[position];
                        break;
                    case Return:
                        position = calls[--depth];
                        break;
                    case Print:
                        printed.Add(stack[--top]);
                        break;
                    case Dup:
                        stack[top] = stack[top - 1];
                        top++;
                        break;
                    case Swap:
                        long value = stack[top - 1];
                        stack[top - 1] = stack[top - 2];
                        stack[top - 2] = value;
                        break;
                    case Halt:
                        return printed;
                    default:
                        throw new MachineException($"operation {operation} at {position - 1}");
                }
            }
        }
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 20;
        int size = arguments.Length > 1 ? int.Parse(arguments[1]) : 1000;
        var results = new List<long>();
        long steps = 0;
        for (int round = 0; round < rounds; round++) {
            results.Clear();
            foreach (string text in new[] {Primes, Collatz, Fibonacci}) {
                var machine = new Machine(Assemble(text), size + round);
                results.AddRange(machine.Run());
                steps += machine.Steps;
            }
        }
        Console.WriteLine("[" + string.Join(", ", results) + "] " + steps);
        try {
            new Machine(new[] {Push, 1, 99}, 0).Run();
        } catch (MachineException error) {
            Console.WriteLine("stopped: " + error.Message);
        }
    }
}
