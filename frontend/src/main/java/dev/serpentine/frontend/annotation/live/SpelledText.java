package dev.serpentine.frontend.annotation.live;

import dev.serpentine.frontend.annotation.live.SourcesOfValues.Source;
import dev.serpentine.frontend.flow.FlowOpcode;
import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import java.util.HashSet;
import java.util.LinkedHashSet;
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
        return new Search(new SourcesOfValues(graph))
                .of(value)
                .filter(found -> found.isWhole() || !found.texts().contains(""));
    }

    /** What is known of a value of a graph in one of its blocks: what it spells, or what it has asked before. */
    public static Optional<SpelledText> of(FunctionGraph graph, Block block, Value value) {
        return of(graph, value)
                .or(() -> TestedBeginning.of(graph, block, value).map(texts -> new SpelledText(texts, false)));
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

    /** Goes back from a text to the texts that it begins with. */
    private static final class Search {
        private final SourcesOfValues sources;
        private final Set<Operation> sought = new HashSet<>();

        Search(SourcesOfValues sources) {
            this.sources = sources;
        }

        /** The text; empty if nothing but itself goes into it. */
        Optional<SpelledText> of(Value value) {
            return sources.of(value).stream()
                    .flatMap(source -> ofSource(source).stream())
                    .reduce(SpelledText::or);
        }

        private Optional<SpelledText> ofSource(Source source) {
            return switch (source) {
                case Source.Known(HostObject object) ->
                    Optional.of(
                            object.kind() == HostKind.STR ? new SpelledText(Set.of(object.asText()), true) : UNKNOWN);
                case Source.Made(Operation operation) -> ofMade(operation);
                case Source.Other other -> Optional.of(UNKNOWN);
            };
        }

        private Optional<SpelledText> ofMade(Operation operation) {
            if (!sought.add(operation)) {
                // What a loop puts behind a text leaves its beginning as it was.
                return Optional.empty();
            }
            Optional<SpelledText> found = ofResult(operation);
            sought.remove(operation);
            return found;
        }

        private Optional<SpelledText> ofResult(Operation operation) {
            return switch ((FlowOpcode) operation.opcode()) {
                case ADD, JOIN_TEXT -> of(operation.argument(0)).map(SpelledText::asBeginning);
                case MOD -> of(operation.argument(0)).map(SpelledText::asFormat);
                default -> Optional.of(UNKNOWN);
            };
        }
    }
}
