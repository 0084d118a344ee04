package dev.serpentine.backend.cli.runtime;

import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.graph.operation.ExternalFunction;
import java.util.ArrayList;
import java.util.List;

/** Clocks and calendars. */
final class TimeFunctions {
    /** The size of a {@code struct tm} in integers, and more. */
    private static final int PARTS = 16;
    /**
     * Of each field that can be asked for, its place among the integers of a {@code struct tm}, and what is to be
     * added.
     */
    private static final int[][] FIELDS = {
        {5, 1900}, {4, 1}, {3, 0}, {2, 0}, {1, 0}, {0, 0}, {6, 6}, {7, 1}, {8, 0}, {10, 0}
    };

    private static final int WEEKDAY = 6;

    /** In seconds, of one wait of several. */
    private static final double LONGEST_WAIT = 1e6;

    private final RuntimeLibrary library;

    TimeFunctions(RuntimeLibrary library) {
        this.library = library;
    }

    MethodReference of(ExternalFunction function) {
        return switch (function) {
            case TIME_SECONDS -> clock("Seconds", 0);
            case TIME_MONOTONIC -> clock("MonotonicSeconds", 1);
            case TIME_PROCESS -> clock("ProcessSeconds", 2);
            case TIME_SLEEP -> library.method("Sleep", Simple.VOID, List.of(Simple.FLOAT64), this::sleep);
            case TIME_LOCAL_FIELD -> field("LocalField", "localtime_r");
            case TIME_UTC_FIELD -> field("UniversalField", "gmtime_r");
            case TIME_FROM_LOCAL ->
                library.method(
                        "FromLocal",
                        Simple.INT64,
                        List.of(Simple.INT64, Simple.INT64, Simple.INT64, Simple.INT64, Simple.INT64, Simple.INT64),
                        this::fromLocal);
            default -> throw new IllegalArgumentException(function + " has nothing to do with time");
        };
    }

    private static int words(MethodBody body, String name) {
        int words = body.addLocal(name, Platform.WORDS);
        body.load(2).type(CilOpcode.NEWARR, Simple.INT64).storeLocal(words);
        return words;
    }

    private MethodReference clock(String name, int number) {
        return library.method(name, Simple.FLOAT64, List.of(), body -> {
            int now = words(body, "now");
            body.load(number)
                    .loadLocal(now)
                    .call(library.function("clock_gettime", Simple.INT32, Simple.INT32, Platform.WORDS))
                    .add(CilOpcode.POP);
            body.loadLocal(now).load(0).add(CilOpcode.LDELEM_I8).add(CilOpcode.CONV_R8);
            body.loadLocal(now)
                    .load(1)
                    .add(CilOpcode.LDELEM_I8)
                    .add(CilOpcode.CONV_R8)
                    .load(1e-9)
                    .add(CilOpcode.MUL)
                    .add(CilOpcode.ADD)
                    .add(CilOpcode.RET);
        });
    }

    private void sleep(MethodBody body) {
        Label isPositive = new Label();
        Label again = new Label();
        Label isOver = new Label();
        int left = words(body, "left");
        body.loadArgument(0).load(0.0).jump(CilOpcode.BGT, isPositive).add(CilOpcode.RET);
        body.mark(isPositive);
        awaited(body);
        body.loadLocal(left).load(0).loadArgument(0).add(CilOpcode.CONV_I8).add(CilOpcode.STELEM_I8);
        body.loadLocal(left)
                .load(1)
                .loadArgument(0)
                .loadArgument(0)
                .call(Platform.FLOOR)
                .add(CilOpcode.SUB)
                .load(1e9)
                .add(CilOpcode.MUL)
                .add(CilOpcode.CONV_I8)
                .add(CilOpcode.STELEM_I8);
        body.mark(again)
                .loadLocal(left)
                .loadLocal(left)
                .call(library.function("nanosleep", Simple.INT32, Platform.WORDS, Platform.WORDS))
                .add(CilOpcode.CONV_I8)
                .call(ByteFunctions.answer(library))
                .load(-4L)
                .jump(CilOpcode.BEQ, again)
                .mark(isOver)
                .add(CilOpcode.RET);
    }

    /** Where interrupts are noted, one ends the wait. */
    private void awaited(MethodBody body) {
        InterruptFunctions interrupts = new InterruptFunctions(library);
        Label cannotBe = new Label();
        Label again = new Label();
        Label isLeft = new Label();
        int end = body.addLocal("end", Simple.FLOAT64);
        int left = body.addLocal("left_seconds", Simple.FLOAT64);
        interrupts.jumpUnlessNoted(body, cannotBe);
        body.call(clock("MonotonicSeconds", 1))
                .loadArgument(0)
                .add(CilOpcode.ADD)
                .storeLocal(end);
        body.mark(again)
                .loadLocal(end)
                .call(clock("MonotonicSeconds", 1))
                .add(CilOpcode.SUB)
                .storeLocal(left);
        body.loadLocal(left).load(0.0).jump(CilOpcode.BGT, isLeft).add(CilOpcode.RET);
        body.mark(isLeft)
                .load(-1L)
                .loadLocal(left)
                .load(LONGEST_WAIT)
                .call(Platform.SMALLER_FLOAT)
                .load(1000.0)
                .add(CilOpcode.MUL)
                .load(1.0)
                .add(CilOpcode.ADD)
                .add(CilOpcode.CONV_I4)
                .call(interrupts.await())
                .call(interrupts.pending())
                .jump(CilOpcode.BRFALSE, again)
                .add(CilOpcode.RET);
        body.mark(cannotBe);
    }

    private MethodReference field(String name, String function) {
        return library.method(name, Simple.INT64, List.of(Simple.INT64, Simple.INT64), body -> {
            int moment = words(body, "moment");
            int parts = body.addLocal("parts", Platform.INTEGERS);
            body.load(PARTS)
                    .type(CilOpcode.NEWARR, Simple.INT32)
                    .storeLocal(parts)
                    .loadLocal(moment)
                    .load(0)
                    .loadArgument(0)
                    .add(CilOpcode.STELEM_I8);
            body.loadLocal(moment)
                    .loadLocal(parts)
                    .call(library.function(function, Simple.NATIVE_INT, Platform.WORDS, Platform.INTEGERS))
                    .add(CilOpcode.POP);
            List<Label> labels = new ArrayList<>();
            for (int[] ignored : FIELDS) {
                labels.add(new Label());
            }
            body.loadArgument(1).add(CilOpcode.CONV_I4).select(labels).load(0L).add(CilOpcode.RET);
            for (int i = 0; i < FIELDS.length; i++) {
                body.mark(labels.get(i))
                        .loadLocal(parts)
                        .load(FIELDS[i][0])
                        .add(CilOpcode.LDELEM_I4)
                        .load(FIELDS[i][1])
                        .add(CilOpcode.ADD);
                if (i == WEEKDAY) {
                    // The C library counts from Sunday.
                    body.load(7).add(CilOpcode.REM);
                }
                body.add(CilOpcode.CONV_I8).add(CilOpcode.RET);
            }
        });
    }

    private void fromLocal(MethodBody body) {
        int parts = body.addLocal("parts", Platform.INTEGERS);
        body.load(PARTS).type(CilOpcode.NEWARR, Simple.INT32).storeLocal(parts);
        for (int i = 0; i < 6; i++) {
            body.loadLocal(parts)
                    .load(FIELDS[i][0])
                    .loadArgument(i)
                    .add(CilOpcode.CONV_I4)
                    .load(FIELDS[i][1])
                    .add(CilOpcode.SUB)
                    .add(CilOpcode.STELEM_I4);
        }
        body.loadLocal(parts).load(8).load(-1).add(CilOpcode.STELEM_I4);
        body.loadLocal(parts)
                .call(library.function("mktime", Simple.INT64, Platform.INTEGERS))
                .add(CilOpcode.RET);
    }
}
