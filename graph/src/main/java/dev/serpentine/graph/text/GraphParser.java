package dev.serpentine.graph.text;

import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Opcode;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.PythonObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads one graph: its head when made, which gives the graph and its parameters; its operations later, when all graphs
 * and containers are known.
 */
final class GraphParser {
    private final Tokens tokens;
    private final TypeParser types;
    private final ValueParser values;
    private final Map<String, Opcode> opcodes;
    private final FunctionGraph graph;
    private final Map<String, Variable> variables = new HashMap<>();
    private final Map<Integer, Block> blocks = new HashMap<>();
    /** Where the operations of each block begin, in the text's order. */
    private final Map<Block, Integer> bodies = new LinkedHashMap<>();

    GraphParser(String name, Tokens tokens, TypeParser types, ValueParser values, Map<String, Opcode> opcodes) {
        this.tokens = tokens;
        this.types = types;
        this.values = values;
        this.opcodes = opcodes;
        SourcePosition position = tokens.accept("at") ? values.position() : SourcePosition.NONE;
        tokens.expect("returns");
        Variable result = definition();
        tokens.expect("raises");
        Variable exception = definition();
        Block start = null;
        while (tokens.peek().startsLine() && tokens.accept("block")) {
            int number = tokens.expectInteger();
            Block block = new Block(definitions());
            if (blocks.put(number, block) != null) {
                throw tokens.error("block " + number + " is there already, before");
            }
            start = start == null ? block : start;
            bodies.put(block, tokens.index());
            while (!tokens.peek().startsLine()) {
                tokens.goTo(tokens.index() + 1);
            }
        }
        if (start == null) {
            throw tokens.error("a graph without a block before");
        }
        this.graph = new FunctionGraph(name, position, start, result, exception);
    }

    FunctionGraph graph() {
        return graph;
    }

    private List<Variable> definitions() {
        List<Variable> defined = new ArrayList<>();
        tokens.expect("(");
        while (!tokens.accept(")")) {
            defined.add(definition());
            if (!tokens.at(")")) {
                tokens.expect(",");
            }
        }
        return defined;
    }

    private Variable definition() {
        String name = tokens.expect(Tokens.Kind.NAME);
        LowLevelType type = tokens.accept(":") ? types.type() : PythonObject.OBJECT;
        Variable known = variables.get(name);
        if (known != null && known.type().equals(type)) {
            // Whether a variable may be defined again is for the checker to say
            return known;
        }
        Variable variable = new Variable(ModuleParser.withoutNumber(name, '_'), type);
        variables.put(name, variable);
        return variable;
    }

    void parseBody() {
        bodies.forEach((block, start) -> {
            tokens.goTo(start);
            while (isOperation()) {
                block.append(operation());
            }
            exit(block);
            if (!tokens.peek().startsLine()) {
                throw tokens.error("nothing follows the exit of a block, but here something does");
            }
        });
    }

    private boolean isOperation() {
        String following = tokens.peek(1).text();
        return tokens.peek().kind() == Tokens.Kind.NAME
                && (following.equals("(") || following.equals(":") || following.equals("="));
    }

    private Operation operation() {
        Variable result = tokens.peek(1).text().equals("(") ? new Variable("nothing", Primitive.VOID) : definition();
        if (!tokens.peek(1).text().equals("(")) {
            tokens.expect("=");
        }
        String mnemonic = tokens.expect(Tokens.Kind.NAME);
        Opcode opcode = opcodes.get(mnemonic);
        if (opcode == null) {
            throw tokens.error("there is no operation " + mnemonic + ", before");
        }
        List<Value> arguments = arguments();
        return new Operation(opcode, arguments, result, operationPosition());
    }

    private SourcePosition operationPosition() {
        if (!tokens.accept(";")) {
            return SourcePosition.NONE;
        }
        return inlinedPosition();
    }

    private SourcePosition inlinedPosition() {
        SourcePosition position = tokens.peek().kind() == Tokens.Kind.STRING
                ? values.position()
                : values.lineAndColumn(graph.position().file());
        if (!tokens.accept("in")) {
            return position;
        }
        String function = tokens.expect(Tokens.Kind.STRING);
        tokens.expect("at");
        return position.inlined(function, inlinedPosition());
    }

    private List<Value> arguments() {
        List<Value> arguments = new ArrayList<>();
        tokens.expect("(");
        while (!tokens.accept(")")) {
            arguments.add(value());
            if (!tokens.at(")")) {
                tokens.expect(",");
            }
        }
        return arguments;
    }

    private Value value() {
        if (tokens.peek().kind() == Tokens.Kind.NAME
                && variables.containsKey(tokens.peek().text())) {
            return variables.get(tokens.expect(Tokens.Kind.NAME));
        }
        return values.constant(graph.resultType() == PythonObject.OBJECT);
    }

    private void exit(Block block) {
        String word = tokens.expect(Tokens.Kind.NAME);
        switch (word) {
            case "jump" -> block.close(BlockExit.Jump.JUMP, List.of(link(LinkCase.Always.ALWAYS)));
            case "if" -> {
                Value condition = value();
                tokens.expect("then");
                Link whenTrue = link(new LinkCase.Truth(true));
                tokens.expect("else");
                block.branch(condition, whenTrue, link(new LinkCase.Truth(false)));
            }
            case "switch" -> {
                Value selector = value();
                block.close(new BlockExit.Switch(selector), cases());
            }
            case "try" -> {
                Link normal = link(LinkCase.Always.ALWAYS);
                List<Link> handlers = new ArrayList<>();
                while (tokens.accept("catch")) {
                    handlers.add(handler());
                }
                block.protect(normal, handlers);
            }
            case "final" -> block.close(BlockExit.Final.FINAL, List.of());
            case "open" -> {}
            default -> throw tokens.error(word + " is no operation and no exit, before");
        }
    }

    private List<Link> cases() {
        List<Link> links = new ArrayList<>();
        tokens.expect("{");
        while (!tokens.accept("}")) {
            LinkCase linkCase = tokens.accept("otherwise")
                    ? LinkCase.Otherwise.OTHERWISE
                    : new LinkCase.Number(tokens.expectLong());
            tokens.expect(":");
            links.add(link(linkCase));
            if (!tokens.at("}")) {
                tokens.expect(",");
            }
        }
        return links;
    }

    private Link handler() {
        Constant exceptionClass = values.constant(graph.resultType() == PythonObject.OBJECT);
        tokens.expect("as");
        Variable caught = definition();
        tokens.expect("then");
        Block target = target();
        return Link.catching(exceptionClass, caught, target, arguments());
    }

    private Link link(LinkCase linkCase) {
        boolean isUnlikely = tokens.accept("unlikely");
        Block target = target();
        List<Value> arguments = arguments();
        return isUnlikely ? Link.unlikelyWhen(linkCase, target, arguments) : Link.when(linkCase, target, arguments);
    }

    private Block target() {
        if (tokens.accept("return")) {
            return graph.returnBlock();
        }
        if (tokens.accept("raise")) {
            return graph.raiseBlock();
        }
        int number = tokens.expectInteger();
        Block target = blocks.get(number);
        if (target == null) {
            throw tokens.error("there is no block " + number + ", before");
        }
        return target;
    }
}
