package dev.serpentine.transform.simplification;

import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.type.FunctionType;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.graph.type.StandardLayouts;
import dev.serpentine.graph.type.StructType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The function that tells which of some texts another one is: by a switch on its length, and then by one on the word
 * that its first eight characters are, the next eight, and so on. Compilers read such characters at once.
 */
final class TextSearch {
    private static final int IN_A_WORD = Long.BYTES;
    private static final LowLevelType TEXT = StandardLayouts.STR.pointer();

    private final List<String> texts;
    private final SourcePosition position;
    private final FunctionGraph graph;

    /**
     * @param texts different from each other, of characters below 256
     * @param exception the type of exceptions, of which every graph tells
     * @param position the place in the source where the search is asked for
     */
    TextSearch(List<String> texts, LowLevelType exception, SourcePosition position) {
        this.texts = texts;
        this.position = position;
        this.graph = new FunctionGraph(
                "which_text",
                position,
                new Block(List.of(text())),
                new Variable("result", Primitive.SIGNED),
                new Variable("exception", exception));
    }

    /** The function of a text that gives its index among the texts, or -1. */
    FunctionValue function() {
        Block start = graph.startBlock();
        Variable isWide = emit(
                start,
                LowLevelOpcode.GETFIELD,
                "is_wide",
                Primitive.BOOL,
                start.inputArguments().getFirst(),
                Constant.voidOf("is_wide"));
        Block narrow = new Block(List.of(text()));
        start.close(
                new BlockExit.Branch(isWide),
                List.of(
                        Link.when(new LinkCase.Truth(false), narrow, List.copyOf(start.inputArguments())),
                        Link.when(new LinkCase.Truth(true), graph.returnBlock(), List.of(Constant.signed(-1)))));
        Variable length = emit(
                narrow,
                LowLevelOpcode.GETFIELD,
                StructType.LENGTH,
                Primitive.SIGNED,
                narrow.inputArguments().getFirst(),
                Constant.voidOf(StructType.LENGTH));
        closeBySwitch(narrow, length, grouped(texts, text -> (long) text.length()), 0);
        return new FunctionValue(new FunctionType(List.of(TEXT), Primitive.SIGNED), new FunctionValue.OfGraph(graph));
    }

    /**
     * Ends a block by a switch to where texts of each group are told apart.
     *
     * @param known how many characters of the texts are known then
     */
    private void closeBySwitch(Block block, Value selector, Map<Long, List<String>> groups, int known) {
        List<Link> links = new ArrayList<>();
        groups.forEach((number, group) -> links.add(linkTo(group, known, new LinkCase.Number(number), block)));
        links.add(Link.when(LinkCase.Otherwise.OTHERWISE, graph.returnBlock(), List.of(Constant.signed(-1))));
        block.close(new BlockExit.Switch(selector), links);
    }

    /** @param group texts of one length that begin alike */
    private Link linkTo(List<String> group, int known, LinkCase linkCase, Block from) {
        if (group.getFirst().length() == known) {
            return Link.when(linkCase, graph.returnBlock(), List.of(Constant.signed(texts.indexOf(group.getFirst()))));
        }
        Block next = new Block(List.of(text()));
        int end = Math.min(known + IN_A_WORD, group.getFirst().length());
        closeBySwitch(next, word(next, known, end), grouped(group, text -> wordOf(text, known, end)), end);
        return Link.when(linkCase, next, List.copyOf(from.inputArguments()));
    }

    private static Map<Long, List<String>> grouped(List<String> texts, Function<String, Long> key) {
        Map<Long, List<String>> groups = new TreeMap<>();
        texts.forEach(text ->
                groups.computeIfAbsent(key.apply(text), _ -> new ArrayList<>()).add(text));
        return new LinkedHashMap<>(groups);
    }

    private static long wordOf(String text, int start, int end) {
        long word = 0;
        for (int i = start; i < end; i++) {
            word |= (long) text.charAt(i) << shift(i - start);
        }
        return word;
    }

    private static int shift(int index) {
        return index * Byte.SIZE;
    }

    /** The word that characters of a block's text are. */
    private Value word(Block block, int start, int end) {
        Variable items = emit(
                block,
                LowLevelOpcode.CAST_POINTER,
                "items",
                StandardLayouts.CHARS.pointer(),
                block.inputArguments().getFirst());
        Variable word = null;
        for (int i = start; i < end; i++) {
            Variable character =
                    emit(block, LowLevelOpcode.GETARRAYITEM, "c", Primitive.CHAR, items, Constant.signed(i));
            Variable part = emit(block, LowLevelOpcode.CAST_PRIMITIVE, "part", Primitive.SIGNED, character);
            if (word == null) {
                word = part;
            } else {
                Variable shifted = emit(
                        block,
                        LowLevelOpcode.INT_LSHIFT,
                        "shifted",
                        Primitive.SIGNED,
                        part,
                        Constant.signed(shift(i - start)));
                word = emit(block, LowLevelOpcode.INT_OR, "word", Primitive.SIGNED, word, shifted);
            }
        }
        return word;
    }

    private Variable emit(Block block, LowLevelOpcode opcode, String name, LowLevelType type, Value... arguments) {
        Variable result = new Variable(name, type);
        block.append(new Operation(opcode, List.of(arguments), result, position));
        return result;
    }

    private static Variable text() {
        return new Variable("text", TEXT);
    }
}
