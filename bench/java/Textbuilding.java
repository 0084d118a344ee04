import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Building text in Java: the algorithms and the output of textbuilding.py. */
public final class Textbuilding {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SIGNS = {
        "M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"
    };
    private static final String[] ONES = ("zero one two three four five six seven eight nine ten eleven twelve thirteen"
                    + " fourteen fifteen sixteen seventeen eighteen nineteen")
            .split(" ");
    private static final String[] TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

    private static String roman(int number) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < VALUES.length; i++) {
            while (number >= VALUES[i]) {
                text.append(SIGNS[i]);
                number -= VALUES[i];
            }
        }
        return text.toString();
    }

    private static String spoken(int number) {
        if (number < 20) {
            return ONES[number];
        }
        if (number < 100) {
            int rest = number % 10;
            return TENS[number / 10 - 2] + (rest != 0 ? "-" + ONES[rest] : "");
        }
        if (number < 1000) {
            int rest = number % 100;
            return ONES[number / 100] + " hundred" + (rest != 0 ? " and " + spoken(rest) : "");
        }
        int rest = number % 1000;
        return spoken(number / 1000) + " thousand" + (rest != 0 ? " " + spoken(rest) : "");
    }

    private static String shifted(String text, int shift) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            result.append(c >= 'a' && c <= 'z' ? (char) (Math.floorMod(c - 'a' + shift, 26) + 'a') : c);
        }
        return result.toString();
    }

    private static String runLengths(String text) {
        StringBuilder result = new StringBuilder();
        for (int i = 0, j; i < text.length(); i = j) {
            for (j = i; j < text.length() && text.charAt(j) == text.charAt(i); j++) {}
            if (j - i > 1) {
                result.append(j - i);
            }
            result.append(text.charAt(i));
        }
        return result.toString();
    }

    private static String table(int rows) {
        StringBuilder text = new StringBuilder("number         roman             share\n");
        text.append("-".repeat(38));
        for (int number = 1; number <= rows; number++) {
            String numeral = roman(number);
            int room = 20 - numeral.length();
            text.append('\n').append(String.format("%-8d", number));
            text.append(" ".repeat(room / 2)).append(numeral).append(" ".repeat(room - room / 2));
            text.append(String.format("%10.4f", (double) number / rows));
        }
        return text.toString();
    }

    private static String title(String text) {
        StringBuilder result = new StringBuilder();
        boolean isFirst = true;
        for (char c : text.toCharArray()) {
            result.append(isFirst ? Character.toUpperCase(c) : c);
            isFirst = !Character.isLetter(c);
        }
        return result.toString();
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 90;
        int rows = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 2000;
        long length = 0;
        String last = "";
        for (int round = 0; round < rounds; round++) {
            String text = table(rows);
            length += text.length();
            List<String> words = new ArrayList<>();
            for (int number = 0; number < rows; number++) {
                words.add(spoken(number * 7 + round));
            }
            String joined = String.join(", ", words);
            String secret = shifted(joined, round % 26);
            length += secret.length();
            if (!shifted(secret, -round).equals(joined)) {
                System.out.println("the text differs");
            }
            StringBuilder bits = new StringBuilder();
            for (int number = 0; number < rows; number++) {
                bits.append(Integer.toBinaryString(number));
            }
            length += runLengths(bits.toString()).length();
            last = title(words.getLast()) + " "
                    + runLengths(bits.substring(0, Math.min(30, bits.length()))) + " "
                    + text.substring(text.lastIndexOf('\n') + 1).toUpperCase(Locale.ROOT);
        }
        System.out.println(length + " " + last);
    }
}
