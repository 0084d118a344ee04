package dev.serpentine.frontend.loader;

import dev.serpentine.frontend.host.HostKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.LiveObject.Contents;
import dev.serpentine.frontend.loader.LiveObject.Shape;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.graalvm.polyglot.Value;

/** Reads what instances and containers hold, many at once: a call into Python costs as much as reading dozens there. What is told how: {@code reading.py}. */
final class BulkReader {
    private static final HostKind[] KINDS = HostKind.values();
    private static final int SMALLEST_BATCH = 64;
    private static final int LARGEST_BATCH = 1 << 16;

    private final LiveObjectTable table;
    private final List<LiveObject> classes = new ArrayList<>();
    private final List<Shape> shapes = new ArrayList<>();
    private int batch = SMALLEST_BATCH;

    BulkReader(LiveObjectTable table) {
        this.table = table;
    }

    /** Twice as many each time: those that nobody asks for afterwards are at most as many as those that somebody did. */
    void read(LiveObject first) {
        Value told = table.prelude().readObjects.execute(first.number(), batch);
        batch = Math.min(2 * batch, LARGEST_BATCH);
        new Batch(told).decode();
    }

    /** What was read before may be read again. */
    void forget() {
        batch = SMALLEST_BATCH;
        table.prelude().forgetRead.executeVoid();
    }

    /** What was told at once: the objects one after the other, and all values that they hold, one after the other, those of each sort by themselves. */
    private final class Batch {
        private final LongBuffer numbers;
        private final ByteBuffer kinds;
        private final LongBuffer layouts;
        private final LongBuffer counts;
        private final ByteBuffer sorts;
        private final ByteBuffer truths;
        private final LongBuffer integers;
        private final DoubleBuffer floats;
        private final LongBuffer textLengths;
        private final String texts;
        private int textPosition;
        private final LongBuffer otherPositions;
        private final List<LiveObject> others = new ArrayList<>();
        private final LongBuffer references;
        private final Value plain;
        private final Map<String, LiveObject> knownTexts = new HashMap<>();

        Batch(Value told) {
            numbers = bytes(told.getArrayElement(0)).asLongBuffer();
            kinds = bytes(told.getArrayElement(1));
            layouts = bytes(told.getArrayElement(2)).asLongBuffer();
            counts = bytes(told.getArrayElement(3)).asLongBuffer();
            sorts = bytes(told.getArrayElement(4));
            truths = bytes(told.getArrayElement(5));
            integers = bytes(told.getArrayElement(6)).asLongBuffer();
            floats = bytes(told.getArrayElement(7)).asDoubleBuffer();
            textLengths = bytes(told.getArrayElement(8)).asLongBuffer();
            texts = told.getArrayElement(9).asString();
            otherPositions = bytes(told.getArrayElement(10)).asLongBuffer();
            forEach(told.getArrayElement(11), other -> others.add(table.wrap(other)));
            references = bytes(told.getArrayElement(12)).asLongBuffer();
            forEach(told.getArrayElement(13), hostClass -> classes.add(table.wrap(hostClass)));
            forEach(told.getArrayElement(14), names -> shapes.add(shape(names)));
            plain = told.getArrayElement(15);
        }

        private static ByteBuffer bytes(Value text) {
            return ByteBuffer.wrap(text.asString().getBytes(StandardCharsets.ISO_8859_1)).order(ByteOrder.nativeOrder());
        }

        private static void forEach(Value array, Consumer<Value> action) {
            for (long i = 0; i < array.getArraySize(); i++) {
                action.accept(array.getArrayElement(i));
            }
        }

        private static Shape shape(Value names) {
            List<String> texts = new ArrayList<>();
            forEach(names, name -> texts.add(name.asString()));
            return Shape.of(List.copyOf(texts));
        }

        /** Long lists of numbers. */
        private void decodePlain() {
            for (long i = 0; i < plain.getArraySize(); i += 2) {
                long head = plain.getArrayElement(i).asLong();
                ByteBuffer words = bytes(plain.getArrayElement(i + 1));
                HostObject[] values = new HostObject[words.remaining() / Long.BYTES];
                boolean areFloats = (head & 1) != 0;
                Arrays.setAll(values, unused -> areFloats ? table.ofJava(HostKind.FLOAT, words.getDouble()) : table.ofJava(HostKind.INT, BigInteger.valueOf(words.getLong())));
                table.numbered((int) (head >> 7), KINDS[(int) (head >> 1 & 63)]).setContents(null, contents(null, values));
            }
        }

        private Contents contents(Shape shape, HostObject[] values) {
            return new Contents(shape, Collections.unmodifiableList(Arrays.asList(values)), table.generation());
        }

        void decode() {
            decodePlain();
            while (numbers.hasRemaining()) {
                HostKind kind = KINDS[kinds.get()];
                LiveObject object = table.numbered((int) numbers.get(), kind);
                int layout = (int) layouts.get();
                int count = (int) counts.get();
                LiveObject type = kind == HostKind.INSTANCE ? classes.get(layout) : null;
                Shape shape = kind == HostKind.INSTANCE ? shapes.get(count) : null;
                HostObject[] values = new HostObject[shape == null ? count : shape.names().size()];
                Arrays.setAll(values, i -> value());
                object.setContents(type, contents(shape, values));
            }
        }

        private LiveObject value() {
            int sort = sorts.get();
            return switch (sort) {
                case 0 -> table.none();
                case 1 -> table.bool(truths.get() != 0);
                case 2 -> table.ofJava(HostKind.INT, BigInteger.valueOf(integers.get()));
                case 3 -> table.ofJava(HostKind.FLOAT, floats.get());
                case 4 -> {
                    int end = texts.offsetByCodePoints(textPosition, (int) textLengths.get());
                    String text = texts.substring(textPosition, end);
                    textPosition = end;
                    yield knownTexts.computeIfAbsent(text, key -> table.ofJava(HostKind.STR, key));
                }
                case 5 -> others.get((int) otherPositions.get());
                default -> table.numbered((int) references.get(), KINDS[sort - 6]);
            };
        }
    }
}
