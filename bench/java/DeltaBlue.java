import java.util.ArrayList;
import java.util.List;

/** DeltaBlue by hand in Java: the algorithm and the output of examples/deltablue.py, for comparison. */
public final class DeltaBlue {
    enum Strength {
        REQUIRED, STRONG_PREFERRED, PREFERRED, STRONG_DEFAULT, NORMAL, WEAK_DEFAULT, WEAKEST;

        private static final Strength[] ALL = values();

        boolean strongerThan(Strength other) {
            return ordinal() < other.ordinal();
        }

        boolean weakerThan(Strength other) {
            return ordinal() > other.ordinal();
        }

        Strength weakestOf(Strength other) {
            return weakerThan(other) ? this : other;
        }

        Strength nextWeaker() {
            return ALL[ordinal() + 1];
        }
    }

    enum Direction { NONE, FORWARD, BACKWARD }

    static final class UnsatisfiableError extends RuntimeException {
        UnsatisfiableError(Strength strength) {
            super("could not satisfy a " + strength + " constraint");
        }
    }

    static final class Variable {
        final String name;
        long value;
        final List<Constraint> constraints = new ArrayList<>();
        Constraint determinedBy;
        long mark;
        Strength walkStrength = Strength.WEAKEST;
        boolean stay = true;

        Variable(String name, long value) {
            this.name = name;
            this.value = value;
        }

        void addConstraint(Constraint constraint) {
            constraints.add(constraint);
        }

        void removeConstraint(Constraint constraint) {
            constraints.remove(constraint);
            if (determinedBy == constraint) {
                determinedBy = null;
            }
        }
    }

    abstract static class Constraint {
        final Strength strength;

        Constraint(Strength strength) {
            this.strength = strength;
        }

        abstract void addToGraph();

        abstract void removeFromGraph();

        abstract boolean isSatisfied();

        abstract void chooseMethod(long mark);

        abstract void markUnsatisfied();

        abstract void markInputs(long mark);

        abstract boolean inputsKnown(long mark);

        abstract Variable output();

        abstract void execute();

        abstract void recalculate();

        boolean isInput() {
            return false;
        }

        Constraint satisfy(long mark, Planner planner) {
            chooseMethod(mark);
            if (!isSatisfied()) {
                if (strength == Strength.REQUIRED) {
                    throw new UnsatisfiableError(strength);
                }
                return null;
            }
            markInputs(mark);
            Variable out = output();
            Constraint overridden = out.determinedBy;
            if (overridden != null) {
                overridden.markUnsatisfied();
            }
            out.determinedBy = this;
            if (!planner.addPropagate(this, mark)) {
                throw new UnsatisfiableError(strength);
            }
            out.mark = mark;
            return overridden;
        }

        void destroy(Planner planner) {
            if (isSatisfied()) {
                planner.incrementalRemove(this);
            } else {
                removeFromGraph();
            }
        }
    }

    abstract static class UnaryConstraint extends Constraint {
        private final Variable variable;
        private boolean satisfied;

        UnaryConstraint(Variable variable, Strength strength, Planner planner) {
            super(strength);
            this.variable = variable;
            addToGraph();
            planner.incrementalAdd(this);
        }

        @Override
        void addToGraph() {
            variable.addConstraint(this);
            satisfied = false;
        }

        @Override
        void removeFromGraph() {
            variable.removeConstraint(this);
            satisfied = false;
        }

        @Override
        boolean isSatisfied() {
            return satisfied;
        }

        @Override
        void chooseMethod(long mark) {
            satisfied = variable.mark != mark && strength.strongerThan(variable.walkStrength);
        }

        @Override
        void markUnsatisfied() {
            satisfied = false;
        }

        @Override
        void markInputs(long mark) {}

        @Override
        boolean inputsKnown(long mark) {
            return true;
        }

        @Override
        Variable output() {
            return variable;
        }

        @Override
        void recalculate() {
            variable.walkStrength = strength;
            variable.stay = !isInput();
            if (variable.stay) {
                execute();
            }
        }
    }

    static final class StayConstraint extends UnaryConstraint {
        StayConstraint(Variable variable, Strength strength, Planner planner) {
            super(variable, strength, planner);
        }

        @Override
        void execute() {}
    }

    static final class EditConstraint extends UnaryConstraint {
        EditConstraint(Variable variable, Strength strength, Planner planner) {
            super(variable, strength, planner);
        }

        @Override
        boolean isInput() {
            return true;
        }

        @Override
        void execute() {}
    }

    abstract static class BinaryConstraint extends Constraint {
        final Variable first;
        final Variable second;
        Direction direction = Direction.NONE;

        BinaryConstraint(Variable first, Variable second, Strength strength) {
            super(strength);
            this.first = first;
            this.second = second;
        }

        final void add(Planner planner) {
            addToGraph();
            planner.incrementalAdd(this);
        }

        @Override
        void addToGraph() {
            first.addConstraint(this);
            second.addConstraint(this);
            direction = Direction.NONE;
        }

        @Override
        void removeFromGraph() {
            first.removeConstraint(this);
            second.removeConstraint(this);
            direction = Direction.NONE;
        }

        @Override
        boolean isSatisfied() {
            return direction != Direction.NONE;
        }

        @Override
        void markUnsatisfied() {
            direction = Direction.NONE;
        }

        @Override
        void chooseMethod(long mark) {
            if (first.mark == mark) {
                boolean forward = second.mark != mark && strength.strongerThan(second.walkStrength);
                direction = forward ? Direction.FORWARD : Direction.NONE;
            } else if (second.mark == mark) {
                direction = strength.strongerThan(first.walkStrength) ? Direction.BACKWARD : Direction.NONE;
            } else if (first.walkStrength.weakerThan(second.walkStrength)) {
                direction = strength.strongerThan(first.walkStrength) ? Direction.BACKWARD : Direction.NONE;
            } else {
                direction = strength.strongerThan(second.walkStrength) ? Direction.FORWARD : Direction.NONE;
            }
        }

        Variable input() {
            return direction == Direction.FORWARD ? first : second;
        }

        @Override
        Variable output() {
            return direction == Direction.FORWARD ? second : first;
        }

        @Override
        void markInputs(long mark) {
            input().mark = mark;
        }

        @Override
        boolean inputsKnown(long mark) {
            Variable source = input();
            return source.mark == mark || source.stay || source.determinedBy == null;
        }

        @Override
        void recalculate() {
            Variable source = input();
            Variable out = output();
            out.walkStrength = strength.weakestOf(source.walkStrength);
            out.stay = source.stay;
            if (out.stay) {
                execute();
            }
        }
    }

    static final class EqualityConstraint extends BinaryConstraint {
        EqualityConstraint(Variable first, Variable second, Strength strength, Planner planner) {
            super(first, second, strength);
            add(planner);
        }

        @Override
        void execute() {
            output().value = input().value;
        }
    }

    static final class ScaleConstraint extends BinaryConstraint {
        private final Variable scale;
        private final Variable offset;

        ScaleConstraint(Variable first, Variable scale, Variable offset, Variable second, Strength strength, Planner planner) {
            super(first, second, strength);
            this.scale = scale;
            this.offset = offset;
            add(planner);
        }

        @Override
        void addToGraph() {
            super.addToGraph();
            scale.addConstraint(this);
            offset.addConstraint(this);
        }

        @Override
        void removeFromGraph() {
            super.removeFromGraph();
            scale.removeConstraint(this);
            offset.removeConstraint(this);
        }

        @Override
        void markInputs(long mark) {
            super.markInputs(mark);
            scale.mark = mark;
            offset.mark = mark;
        }

        @Override
        void execute() {
            if (direction == Direction.FORWARD) {
                second.value = first.value * scale.value + offset.value;
            } else {
                first.value = Math.floorDiv(second.value - offset.value, scale.value);
            }
        }

        @Override
        void recalculate() {
            Variable source = input();
            Variable out = output();
            out.walkStrength = strength.weakestOf(source.walkStrength);
            out.stay = source.stay && scale.stay && offset.stay;
            if (out.stay) {
                execute();
            }
        }
    }

    static final class Plan {
        private final List<Constraint> constraints = new ArrayList<>();

        int size() {
            return constraints.size();
        }

        void add(Constraint constraint) {
            constraints.add(constraint);
        }

        void execute() {
            for (Constraint constraint : constraints) {
                constraint.execute();
            }
        }
    }

    static final class Planner {
        private long currentMark;

        private long newMark() {
            return ++currentMark;
        }

        void incrementalAdd(Constraint constraint) {
            long mark = newMark();
            Constraint overridden = constraint.satisfy(mark, this);
            while (overridden != null) {
                overridden = overridden.satisfy(mark, this);
            }
        }

        void incrementalRemove(Constraint constraint) {
            Variable out = constraint.output();
            constraint.markUnsatisfied();
            constraint.removeFromGraph();
            List<Constraint> unsatisfied = removePropagateFrom(out);
            Strength strength = Strength.REQUIRED;
            do {
                for (Constraint candidate : unsatisfied) {
                    if (candidate.strength == strength) {
                        incrementalAdd(candidate);
                    }
                }
                strength = strength.nextWeaker();
            } while (strength != Strength.WEAKEST);
        }

        private Plan makePlan(List<Constraint> sources) {
            long mark = newMark();
            Plan plan = new Plan();
            List<Constraint> todo = sources;
            while (!todo.isEmpty()) {
                Constraint constraint = todo.remove(todo.size() - 1);
                if (constraint.output().mark != mark && constraint.inputsKnown(mark)) {
                    plan.add(constraint);
                    constraint.output().mark = mark;
                    addConsumingTo(constraint.output(), todo);
                }
            }
            return plan;
        }

        Plan extractPlan(List<Constraint> constraints) {
            List<Constraint> sources = new ArrayList<>();
            for (Constraint constraint : constraints) {
                if (constraint.isInput() && constraint.isSatisfied()) {
                    sources.add(constraint);
                }
            }
            return makePlan(sources);
        }

        boolean addPropagate(Constraint constraint, long mark) {
            List<Constraint> todo = new ArrayList<>();
            todo.add(constraint);
            while (!todo.isEmpty()) {
                Constraint current = todo.remove(todo.size() - 1);
                if (current.output().mark == mark) {
                    incrementalRemove(constraint);
                    return false;
                }
                current.recalculate();
                addConsumingTo(current.output(), todo);
            }
            return true;
        }

        private List<Constraint> removePropagateFrom(Variable out) {
            out.determinedBy = null;
            out.walkStrength = Strength.WEAKEST;
            out.stay = true;
            List<Constraint> unsatisfied = new ArrayList<>();
            List<Variable> todo = new ArrayList<>();
            todo.add(out);
            while (!todo.isEmpty()) {
                Variable variable = todo.remove(todo.size() - 1);
                for (Constraint constraint : variable.constraints) {
                    if (!constraint.isSatisfied()) {
                        unsatisfied.add(constraint);
                    }
                }
                Constraint determining = variable.determinedBy;
                for (Constraint constraint : variable.constraints) {
                    if (constraint != determining && constraint.isSatisfied()) {
                        constraint.recalculate();
                        todo.add(constraint.output());
                    }
                }
            }
            return unsatisfied;
        }

        private void addConsumingTo(Variable variable, List<Constraint> collected) {
            Constraint determining = variable.determinedBy;
            for (Constraint constraint : variable.constraints) {
                if (constraint != determining && constraint.isSatisfied()) {
                    collected.add(constraint);
                }
            }
        }

        void change(Variable variable, long value) {
            EditConstraint edit = new EditConstraint(variable, Strength.PREFERRED, this);
            Plan plan = extractPlan(List.of(edit));
            for (int i = 0; i < 10; i++) {
                variable.value = value;
                plan.execute();
            }
            edit.destroy(this);
        }
    }

    private static void expect(String what, long value, long wanted) {
        if (value != wanted) {
            throw new IllegalStateException(what + ": " + value + ", not " + wanted);
        }
    }

    private static long chainTest(int size) {
        Planner planner = new Planner();
        List<Variable> variables = new ArrayList<>();
        for (int i = 0; i <= size; i++) {
            variables.add(new Variable("v" + i, 0));
        }
        for (int i = 0; i < size; i++) {
            new EqualityConstraint(variables.get(i), variables.get(i + 1), Strength.REQUIRED, planner);
        }
        Variable first = variables.get(0);
        Variable last = variables.get(size);
        new StayConstraint(last, Strength.STRONG_DEFAULT, planner);
        EditConstraint edit = new EditConstraint(first, Strength.PREFERRED, planner);
        Plan plan = planner.extractPlan(List.of(edit));
        for (int value = 0; value < 100; value++) {
            first.value = value;
            plan.execute();
            expect("chain", last.value, value);
        }
        edit.destroy(planner);
        return plan.size() + last.value;
    }

    private static long projectionTest(int size) {
        Planner planner = new Planner();
        Variable scale = new Variable("scale", 10);
        Variable offset = new Variable("offset", 1000);
        List<Variable> sources = new ArrayList<>();
        List<Variable> targets = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            Variable source = new Variable("source" + i, i);
            Variable target = new Variable("target" + i, i);
            sources.add(source);
            targets.add(target);
            new StayConstraint(source, Strength.NORMAL, planner);
            new ScaleConstraint(source, scale, offset, target, Strength.REQUIRED, planner);
        }
        Variable source = sources.get(size - 1);
        Variable target = targets.get(size - 1);
        planner.change(source, 17);
        expect("projection 1", target.value, 1170);
        planner.change(target, 1050);
        expect("projection 2", source.value, 5);
        planner.change(scale, 5);
        for (int i = 0; i < size - 1; i++) {
            expect("projection 3", targets.get(i).value, i * 5L + 1000);
        }
        planner.change(offset, 2000);
        for (int i = 0; i < size - 1; i++) {
            expect("projection 4", targets.get(i).value, i * 5L + 2000);
        }
        long total = 0;
        for (Variable each : targets) {
            total += each.value;
        }
        return total;
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20;
        int size = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1000;
        long chained = 0;
        long projected = 0;
        for (int round = 0; round < rounds; round++) {
            chained += chainTest(size);
            projected += projectionTest(size);
        }
        System.out.println(rounds + " rounds of " + size + ": chain " + chained + ", projection " + projected);
    }
}
