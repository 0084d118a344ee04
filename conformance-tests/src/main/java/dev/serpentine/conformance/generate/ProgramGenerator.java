package dev.serpentine.conformance.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes programs from seeds. */
public final class ProgramGenerator {
    private static final String HEAD = """
            import bisect
            import functools
            import heapq
            import itertools
            import math
            import operator
            from collections import Counter, OrderedDict, defaultdict, deque


            class Oops(Exception):
                def __init__(self, code, text):
                    super().__init__(text)
                    self.code = code


            class Worse(Oops):
                def __str__(self):
                    return f"worse {self.code}"


            def fit(number):
                if number < -9223372036854775808 or number > 9223372036854775807:
                    raise OverflowError("beyond 64 bits")
                return number


            def tell(error):
                if isinstance(error, OverflowError):
                    return "OverflowError"
                return type(error).__name__ + ": " + str(error)


            """;
    private static final String TAIL = """

            if __name__ == "__main__":
                import sys
                sys.exit(main(sys.argv))
            """;

    /** How the names of the module's variables begin. */
    static final String TABLE = "TABLE";

    private final Grammar grammar = Grammar.standard();
    private final int functions;

    /** @param functions how many a program has, about */
    public ProgramGenerator(int functions) {
        this.functions = functions;
    }

    /** The program of a seed. */
    public GeneratedProgram program(long seed) {
        return new GeneratedProgram(seed, new Program(new Choices(seed)).text());
    }

    /** What the grammar keeps out for now: family, template's beginning, reason. */
    public List<String> notYet() {
        return grammar.all().stream().filter(production -> !production.notYet().isEmpty()).map(production -> production.family() + ": " + production.notYet()).toList();
    }

    /** A program that is being written. */
    private final class Program {
        private final Choices choices;
        private final CodeWriter code;
        private final FunctionWriter functionWriter;
        private final ClassWriter classWriter;
        private final List<String> parts = new ArrayList<>();
        private final List<String> checks = new ArrayList<>();
        private Scope module = Scope.empty();

        Program(Choices choices) {
            this.choices = choices;
            this.code = new CodeWriter(choices, grammar);
            this.functionWriter = new FunctionWriter(choices, code);
            this.classWriter = new ClassWriter(choices, code, functionWriter);
        }

        private String text() {
            for (int i = 0; i < functions; i++) {
                if (choices.onceIn(8)) {
                    table();
                }
                if (choices.onceIn(8)) {
                    parts.add(classWriter.any(module));
                }
                function();
            }
            StringBuilder text = new StringBuilder(HEAD);
            text.append(String.join("\n\n", parts)).append("\n\ndef main(argv):\n");
            checks.forEach(check -> text.append("    ").append(check).append("()\n"));
            return text.append("    return 0\n\n").append(TAIL).toString();
        }

        /** A variable of the module, computed while it is imported. */
        private void table() {
            String name = code.newName(TABLE);
            Type type = code.anyPrebuiltType(3, true);
            Situation situation = new Situation(module.readOnly(), 2, 0, false, 0, Optional.empty(), Optional.empty());
            parts.add("try:\n    " + name + " = " + code.expression(type, situation) + "\nexcept Exception:\n    " + name + " = " + code.literal(type) + "\n");
            module = module.with(Map.of(name, type));
        }

        private void function() {
            FunctionWriter.Function function = functionWriter.any(module);
            Callable callable = function.callable();
            StringBuilder check = new StringBuilder("def check_" + callable.name() + "():\n");
            int calls = callable.parameters().isEmpty() ? 2 : 3;
            check.append("    for n in range(").append(calls).append("):\n        try:\n");
            for (int i = 0; i < calls; i++) {
                String condition = i == 0 ? "if n == 0" : i == calls - 1 ? "else" : "elif n == " + i;
                check.append("            ").append(condition).append(":\n                print(\"").append(callable.name()).append("\", n, repr(")
                        .append(function.shown().formatted(code.constantCall(callable))).append("))\n");
            }
            check.append("        except Exception as error:\n            print(\"").append(callable.name()).append("\", n, tell(error))\n");
            parts.add(function.text());
            parts.add(check.toString());
            checks.add("check_" + callable.name());
            code.add(callable);
        }
    }

    /** {@code SEED [FUNCTIONS]}: prints a program. */
    public static void main(String[] words) {
        System.out.print(new ProgramGenerator(words.length > 1 ? Integer.parseInt(words[1]) : 60).program(Long.parseLong(words[0])).text());
    }
}
