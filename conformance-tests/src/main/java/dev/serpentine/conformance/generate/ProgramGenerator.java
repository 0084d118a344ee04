package dev.serpentine.conformance.generate;

import dev.serpentine.conformance.generate.GeneratedProgram.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes programs from seeds. */
public final class ProgramGenerator {
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
        return new GeneratedProgram(seed, new Program(new Choices(seed)).parts());
    }

    /** What the grammar keeps out for now: family, template's beginning, reason. */
    public List<String> notYet() {
        return grammar.all().stream()
                .filter(production -> !production.notYet().isEmpty())
                .map(production -> production.family() + ": " + production.notYet())
                .toList();
    }

    /** A program that is being written. */
    private final class Program {
        private final Choices choices;
        private final CodeWriter code;
        private final FunctionWriter functionWriter;
        private final ClassWriter classWriter;
        private final List<Part> parts = new ArrayList<>();
        private Scope module = Scope.empty();

        Program(Choices choices) {
            this.choices = choices;
            this.code = new CodeWriter(choices, grammar, new TypePool(choices, functions));
            this.functionWriter = new FunctionWriter(choices, code);
            this.classWriter = new ClassWriter(choices, code, functionWriter);
        }

        private List<Part> parts() {
            for (int i = 0; i < functions; i++) {
                if (choices.onceIn(8)) {
                    table();
                }
                if (choices.onceIn(8)) {
                    String text = classWriter.any(module);
                    parts.add(new Part(code.classes().getLast().name(), text, false));
                }
                function();
            }
            return parts;
        }

        /** A variable of the module, computed while it is imported. */
        private void table() {
            String name = code.newName(TABLE);
            Type type = code.anyPrebuiltType(true);
            Situation situation = new Situation(module.readOnly(), 2, 0, false, 0, Optional.empty(), Optional.empty());
            parts.add(new Part(
                    name,
                    "try:\n    " + name + " = " + code.expression(type, situation) + "\nexcept Exception:\n    " + name
                            + " = " + code.literal(type) + "\n",
                    false));
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
                check.append("            ")
                        .append(condition)
                        .append(":\n                print(\"")
                        .append(callable.name())
                        .append("\", n, repr(")
                        .append(function.shown().formatted(code.constantCall(callable)))
                        .append("))\n");
            }
            check.append("        except Exception as error:\n            print(\"")
                    .append(callable.name())
                    .append("\", n, tell(error))\n");
            parts.add(new Part(callable.name(), function.text(), false));
            parts.add(new Part("check_" + callable.name(), check.toString(), true));
            code.add(callable);
        }
    }

    /** {@code SEED [FUNCTIONS]}: prints a program. */
    public static void main(String[] words) {
        System.out.print(new ProgramGenerator(words.length > 1 ? Integer.parseInt(words[1]) : 60)
                .program(Long.parseLong(words[0]))
                .text());
    }
}
