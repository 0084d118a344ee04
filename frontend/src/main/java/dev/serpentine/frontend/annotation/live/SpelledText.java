package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a function itself says of a text that it computes.
 *
 * @param texts one of which it is, or begins with; none of them empty where it only begins so
 * @param isWhole whether it is one of them
 */
public record SpelledText(Set<String> texts, boolean isWhole) {
    private static final SpelledText UNKNOWN = new SpelledText(Set.of(""), false);

    /** What is known of a value of a graph; empty where that is nothing. */
    public static Optional<SpelledText> of(FunctionGraph graph, Value value) {
        return new Search(graph)
                .of(value)
                .filter(found -> found.isWhole() || !found.texts().contains(""));
    }

    public boolean mayBe(String text) {
        return isWhole ? texts.contains(text) : texts.stream().anyMatch(text::startsWith);
    }

    private SpelledText or(SpelledText other) {
        Set<String> both = new LinkedHashSet<>(texts);
        both.addAll(other.texts);
        return new SpelledText(both, isWhole && other.isWhole);
    }

    private SpelledText asBeginning() {
        return new SpelledText(texts, false);
    }

    private SpelledText asFormat() {
        Set<String> beginnings = new LinkedHashSet<>();
        texts.forEach(text -> beginnings.add(text.contains("%") ? text.substring(0, text.indexOf('%')) : text));
        return new SpelledText(beginnings, false);
    }

    /** Goes back from a value to where it is spelled out, each value once: what goes round in a loop adds nothing. */
    private static final class Search {
        private final FunctionGraph graph;
        private final Set<Value> seen = new HashSet<>();

        Search(FunctionGraph graph) {
            this.graph = graph;
        }

        public Optional<SpelledText> of(Value value) {
            if (value instanceof Constant constant) {
                return Optional.of(
                        isText(constant)
                                ? new SpelledText(Set.of(((HostObject) constant.value()).asText()), true)
                                : UNKNOWN);
            }
            return seen.add(value) ? whereDefined(value, false) : Optional.empty();
        }

        /** What the items of an iterator are. */
        private Optional<SpelledText> ofItems(Value iterator) {
            return iterator instanceof Constant
                    ? Optional.of(UNKNOWN)
                    : seen.add(iterator) ? whereDefined(iterator, true) : Optional.empty();
        }

        private Optional<SpelledText> whereDefined(Value value, boolean isIterator) {
            for (Block block : graph.blocks()) {
                int input = block.inputArguments().indexOf((Variable) value);
                if (input >= 0) {
                    return ofInput(block, input, isIterator);
                }
                for (Operation operation : block.operations()) {
                    if (operation.result() == value) {
                        return isIterator ? Optional.of(ofIterator(operation)) : ofResult(operation);
                    }
                }
            }
            return Optional.of(UNKNOWN);
        }

        private Optional<SpelledText> ofInput(Block block, int input, boolean isIterator) {
            Optional<SpelledText> found = Optional.empty();
            for (Block source : graph.blocks()) {
                for (Link link : source.links()) {
                    if (link.target() == block) {
                        Value passed = link.arguments().get(input);
                        Optional<SpelledText> way = isIterator ? ofItems(passed) : of(passed);
                        found = found.isPresent() && way.isPresent()
                                ? Optional.of(found.get().or(way.get()))
                                : found.or(() -> way);
                    }
                }
            }
            // Nothing is known of a function's own arguments.
            return block == graph.startBlock() ? Optional.of(UNKNOWN) : found;
        }

        private Optional<SpelledText> ofResult(Operation operation) {
            return switch ((FlowOpcode) operation.opcode()) {
                case ADD, JOIN_TEXT -> of(operation.argument(0)).map(SpelledText::asBeginning);
                case MOD -> of(operation.argument(0)).map(SpelledText::asFormat);
                case NEXT -> ofItems(operation.argument(0));
                default -> Optional.of(UNKNOWN);
            };
        }

        /** Of a tuple of texts, or a list of them that nothing else sees. */
        private SpelledText ofIterator(Operation operation) {
            if (operation.opcode() != FlowOpcode.ITER) {
                return UNKNOWN;
            }
            Value iterated = operation.argument(0);
            if (iterated instanceof Constant(HostObject object, var type) && object.kind() == HostKind.TUPLE) {
                return ofTexts(
                        object.items().stream().<Value>map(Constant::untyped).toList());
            }
            return graph.blocks().stream()
                    .flatMap(block -> block.operations().stream())
                    .filter(made -> made.result() == iterated)
                    .filter(made -> made.opcode() == FlowOpcode.NEWTUPLE
                            || made.opcode() == FlowOpcode.NEWLIST && isReadOnce(iterated))
                    .findFirst()
                    .map(made -> ofTexts(made.arguments()))
                    .orElse(UNKNOWN);
        }

        private static SpelledText ofTexts(List<? extends Value> items) {
            if (items.isEmpty() || !items.stream().allMatch(Search::isText)) {
                return UNKNOWN;
            }
            Set<String> texts = new LinkedHashSet<>();
            items.forEach(item -> texts.add(((HostObject) ((Constant) item).value()).asText()));
            return new SpelledText(texts, true);
        }

        private boolean isReadOnce(Value value) {
            long operations = graph.blocks().stream()
                    .flatMap(block -> block.operations().stream())
                    .filter(operation -> operation.arguments().contains(value))
                    .count();
            return operations == 1
                    && graph.blocks().stream()
                            .flatMap(block -> block.links().stream())
                            .noneMatch(link -> link.arguments().contains(value));
        }

        private static boolean isText(Value value) {
            return value instanceof Constant(HostObject object, var type) && object.kind() == HostKind.STR;
        }
    }
}
