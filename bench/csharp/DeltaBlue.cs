using System.Collections.Generic;

/// <summary>DeltaBlue by hand in C#: the algorithm and the output of examples/deltablue.py, for comparison.</summary>
public static class DeltaBlue {
    internal sealed class Strength {
        internal static readonly Strength REQUIRED = new Strength(0);
        internal static readonly Strength STRONG_PREFERRED = new Strength(1);
        internal static readonly Strength PREFERRED = new Strength(2);
        internal static readonly Strength STRONG_DEFAULT = new Strength(3);
        internal static readonly Strength NORMAL = new Strength(4);
        internal static readonly Strength WEAK_DEFAULT = new Strength(5);
        internal static readonly Strength WEAKEST = new Strength(6);
        private static readonly Strength[] All = {REQUIRED, STRONG_PREFERRED, PREFERRED, STRONG_DEFAULT, NORMAL, WEAK_DEFAULT, WEAKEST};
        private readonly int value;

        private Strength(int value) {
            this.value = value;
        }

        internal bool StrongerThan(Strength other) {
            return value < other.value;
        }

        internal bool WeakerThan(Strength other) {
            return value > other.value;
        }

        internal Strength WeakestOf(Strength other) {
            return WeakerThan(other) ? this : other;
        }

        internal Strength NextWeaker() {
            return All[value + 1];
        }
    }

    internal enum Direction { NONE, FORWARD, BACKWARD }

    internal sealed class UnsatisfiableError : System.Exception {
        internal UnsatisfiableError(Strength strength) : base("could not satisfy a " + strength + " constraint") {
        }
    }

    internal sealed class Variable {
        internal readonly string name;
        internal long value;
        internal readonly List<Constraint> constraints = new List<Constraint>();
        internal Constraint determinedBy;
        internal long mark;
        internal Strength walkStrength = Strength.WEAKEST;
        internal bool stay = true;

        internal Variable(string name, long value) {
            this.name = name;
            this.value = value;
        }

        internal void AddConstraint(Constraint constraint) {
            constraints.Add(constraint);
        }

        internal void RemoveConstraint(Constraint constraint) {
            constraints.Remove(constraint);
            if (determinedBy == constraint) {
                determinedBy = null;
            }
        }
    }

    internal abstract class Constraint {
        internal readonly Strength strength;

        internal Constraint(Strength strength) {
            this.strength = strength;
        }

        internal abstract void AddToGraph();

        internal abstract void RemoveFromGraph();

        internal abstract bool IsSatisfied();

        internal abstract void ChooseMethod(long mark);

        internal abstract void MarkUnsatisfied();

        internal abstract void MarkInputs(long mark);

        internal abstract bool InputsKnown(long mark);

        internal abstract Variable Output();

        internal abstract void Execute();

        internal abstract void Recalculate();

        internal virtual bool IsInput() {
            return false;
        }

        internal Constraint Satisfy(long mark, Planner planner) {
            ChooseMethod(mark);
            if (!IsSatisfied()) {
                if (strength == Strength.REQUIRED) {
                    throw new UnsatisfiableError(strength);
                }
                return null;
            }
            MarkInputs(mark);
            Variable result = Output();
            Constraint overridden = result.determinedBy;
            if (overridden != null) {
                overridden.MarkUnsatisfied();
            }
            result.determinedBy = this;
            if (!planner.AddPropagate(this, mark)) {
                throw new UnsatisfiableError(strength);
            }
            result.mark = mark;
            return overridden;
        }

        internal void Destroy(Planner planner) {
            if (IsSatisfied()) {
                planner.IncrementalRemove(this);
            } else {
                RemoveFromGraph();
            }
        }
    }

    internal abstract class UnaryConstraint : Constraint {
        private readonly Variable variable;
        private bool satisfied;

        internal UnaryConstraint(Variable variable, Strength strength, Planner planner) : base(strength) {
            this.variable = variable;
            AddToGraph();
            planner.IncrementalAdd(this);
        }

        internal override void AddToGraph() {
            variable.AddConstraint(this);
            satisfied = false;
        }

        internal override void RemoveFromGraph() {
            variable.RemoveConstraint(this);
            satisfied = false;
        }

        internal override bool IsSatisfied() {
            return satisfied;
        }

        internal override void ChooseMethod(long mark) {
            satisfied = variable.mark != mark && strength.StrongerThan(variable.walkStrength);
        }

        internal override void MarkUnsatisfied() {
            satisfied = false;
        }

        internal override void MarkInputs(long mark) {}

        internal override bool InputsKnown(long mark) {
            return true;
        }

        internal override Variable Output() {
            return variable;
        }

        internal override void Recalculate() {
            variable.walkStrength = strength;
            variable.stay = !IsInput();
            if (variable.stay) {
                Execute();
            }
        }
    }

    internal sealed class StayConstraint : UnaryConstraint {
        internal StayConstraint(Variable variable, Strength strength, Planner planner) : base(variable, strength, planner) {
        }

        internal override void Execute() {}
    }

    internal sealed class EditConstraint : UnaryConstraint {
        internal EditConstraint(Variable variable, Strength strength, Planner planner) : base(variable, strength, planner) {
        }

        internal override bool IsInput() {
            return true;
        }

        internal override void Execute() {}
    }

    internal abstract class BinaryConstraint : Constraint {
        internal readonly Variable first;
        internal readonly Variable second;
        internal Direction direction = Direction.NONE;

        internal BinaryConstraint(Variable first, Variable second, Strength strength) : base(strength) {
            this.first = first;
            this.second = second;
        }

        internal void Add(Planner planner) {
            AddToGraph();
            planner.IncrementalAdd(this);
        }

        internal override void AddToGraph() {
            first.AddConstraint(this);
            second.AddConstraint(this);
            direction = Direction.NONE;
        }

        internal override void RemoveFromGraph() {
            first.RemoveConstraint(this);
            second.RemoveConstraint(this);
            direction = Direction.NONE;
        }

        internal override bool IsSatisfied() {
            return direction != Direction.NONE;
        }

        internal override void MarkUnsatisfied() {
            direction = Direction.NONE;
        }

        internal override void ChooseMethod(long mark) {
            if (first.mark == mark) {
                bool forward = second.mark != mark && strength.StrongerThan(second.walkStrength);
                direction = forward ? Direction.FORWARD : Direction.NONE;
            } else if (second.mark == mark) {
                direction = strength.StrongerThan(first.walkStrength) ? Direction.BACKWARD : Direction.NONE;
            } else if (first.walkStrength.WeakerThan(second.walkStrength)) {
                direction = strength.StrongerThan(first.walkStrength) ? Direction.BACKWARD : Direction.NONE;
            } else {
                direction = strength.StrongerThan(second.walkStrength) ? Direction.FORWARD : Direction.NONE;
            }
        }

        internal Variable Input() {
            return direction == Direction.FORWARD ? first : second;
        }

        internal override Variable Output() {
            return direction == Direction.FORWARD ? second : first;
        }

        internal override void MarkInputs(long mark) {
            Input().mark = mark;
        }

        internal override bool InputsKnown(long mark) {
            Variable source = Input();
            return source.mark == mark || source.stay || source.determinedBy == null;
        }

        internal override void Recalculate() {
            Variable source = Input();
            Variable result = Output();
            result.walkStrength = strength.WeakestOf(source.walkStrength);
            result.stay = source.stay;
            if (result.stay) {
                Execute();
            }
        }
    }

    internal sealed class EqualityConstraint : BinaryConstraint {
        internal EqualityConstraint(Variable first, Variable second, Strength strength, Planner planner) : base(first, second, strength) {
            Add(planner);
        }

        internal override void Execute() {
            Output().value = Input().value;
        }
    }

    private static long FloorDivide(long dividend, long divisor) {
        long quotient = dividend / divisor;
        return dividend % divisor != 0 && (dividend < 0) != (divisor < 0) ? quotient - 1 : quotient;
    }

    internal sealed class ScaleConstraint : BinaryConstraint {
        private readonly Variable scale;
        private readonly Variable offset;

        internal ScaleConstraint(Variable first, Variable scale, Variable offset, Variable second, Strength strength, Planner planner) : base(first, second, strength) {
            this.scale = scale;
            this.offset = offset;
            Add(planner);
        }

        internal override void AddToGraph() {
            base.AddToGraph();
            scale.AddConstraint(this);
            offset.AddConstraint(this);
        }

        internal override void RemoveFromGraph() {
            base.RemoveFromGraph();
            scale.RemoveConstraint(this);
            offset.RemoveConstraint(this);
        }

        internal override void MarkInputs(long mark) {
            base.MarkInputs(mark);
            scale.mark = mark;
            offset.mark = mark;
        }

        internal override void Execute() {
            if (direction == Direction.FORWARD) {
                second.value = first.value * scale.value + offset.value;
            } else {
                first.value = FloorDivide(second.value - offset.value, scale.value);
            }
        }

        internal override void Recalculate() {
            Variable source = Input();
            Variable result = Output();
            result.walkStrength = strength.WeakestOf(source.walkStrength);
            result.stay = source.stay && scale.stay && offset.stay;
            if (result.stay) {
                Execute();
            }
        }
    }

    internal sealed class Plan {
        private readonly List<Constraint> constraints = new List<Constraint>();

        internal int Count() {
            return constraints.Count;
        }

        internal void Add(Constraint constraint) {
            constraints.Add(constraint);
        }

        internal void Execute() {
            foreach (Constraint constraint in constraints) {
                constraint.Execute();
            }
        }
    }

    internal sealed class Planner {
        private long currentMark;

        private long NewMark() {
            return ++currentMark;
        }

        internal void IncrementalAdd(Constraint constraint) {
            long mark = NewMark();
            Constraint overridden = constraint.Satisfy(mark, this);
            while (overridden != null) {
                overridden = overridden.Satisfy(mark, this);
            }
        }

        internal void IncrementalRemove(Constraint constraint) {
            Variable result = constraint.Output();
            constraint.MarkUnsatisfied();
            constraint.RemoveFromGraph();
            List<Constraint> unsatisfied = RemovePropagateFrom(result);
            Strength strength = Strength.REQUIRED;
            do {
                foreach (Constraint candidate in unsatisfied) {
                    if (candidate.strength == strength) {
                        IncrementalAdd(candidate);
                    }
                }
                strength = strength.NextWeaker();
            } while (strength != Strength.WEAKEST);
        }

        private Plan MakePlan(List<Constraint> sources) {
            long mark = NewMark();
            Plan plan = new Plan();
            List<Constraint> todo = sources;
            while (todo.Count > 0) {
                Constraint constraint = todo[todo.Count - 1];
                todo.RemoveAt(todo.Count - 1);
                if (constraint.Output().mark != mark && constraint.InputsKnown(mark)) {
                    plan.Add(constraint);
                    constraint.Output().mark = mark;
                    AddConsumingTo(constraint.Output(), todo);
                }
            }
            return plan;
        }

        internal Plan ExtractPlan(List<Constraint> constraints) {
            List<Constraint> sources = new List<Constraint>();
            foreach (Constraint constraint in constraints) {
                if (constraint.IsInput() && constraint.IsSatisfied()) {
                    sources.Add(constraint);
                }
            }
            return MakePlan(sources);
        }

        internal bool AddPropagate(Constraint constraint, long mark) {
            List<Constraint> todo = new List<Constraint>();
            todo.Add(constraint);
            while (todo.Count > 0) {
                Constraint current = todo[todo.Count - 1];
                todo.RemoveAt(todo.Count - 1);
                if (current.Output().mark == mark) {
                    IncrementalRemove(constraint);
                    return false;
                }
                current.Recalculate();
                AddConsumingTo(current.Output(), todo);
            }
            return true;
        }

        private List<Constraint> RemovePropagateFrom(Variable result) {
            result.determinedBy = null;
            result.walkStrength = Strength.WEAKEST;
            result.stay = true;
            List<Constraint> unsatisfied = new List<Constraint>();
            List<Variable> todo = new List<Variable>();
            todo.Add(result);
            while (todo.Count > 0) {
                Variable variable = todo[todo.Count - 1];
                todo.RemoveAt(todo.Count - 1);
                foreach (Constraint constraint in variable.constraints) {
                    if (!constraint.IsSatisfied()) {
                        unsatisfied.Add(constraint);
                    }
                }
                Constraint determining = variable.determinedBy;
                foreach (Constraint constraint in variable.constraints) {
                    if (constraint != determining && constraint.IsSatisfied()) {
                        constraint.Recalculate();
                        todo.Add(constraint.Output());
                    }
                }
            }
            return unsatisfied;
        }

        private void AddConsumingTo(Variable variable, List<Constraint> collected) {
            Constraint determining = variable.determinedBy;
            foreach (Constraint constraint in variable.constraints) {
                if (constraint != determining && constraint.IsSatisfied()) {
                    collected.Add(constraint);
                }
            }
        }

        internal void Change(Variable variable, long value) {
            EditConstraint edit = new EditConstraint(variable, Strength.PREFERRED, this);
            Plan plan = ExtractPlan(new List<Constraint> {edit});
            for (int i = 0; i < 10; i++) {
                variable.value = value;
                plan.Execute();
            }
            edit.Destroy(this);
        }
    }

    private static void Expect(string what, long value, long wanted) {
        if (value != wanted) {
            throw new System.Exception(what + ": " + value + ", not " + wanted);
        }
    }

    private static long ChainTest(int size) {
        Planner planner = new Planner();
        List<Variable> variables = new List<Variable>();
        for (int i = 0; i <= size; i++) {
            variables.Add(new Variable("v" + i, 0));
        }
        for (int i = 0; i < size; i++) {
            new EqualityConstraint(variables[i], variables[i + 1], Strength.REQUIRED, planner);
        }
        Variable first = variables[0];
        Variable last = variables[size];
        new StayConstraint(last, Strength.STRONG_DEFAULT, planner);
        EditConstraint edit = new EditConstraint(first, Strength.PREFERRED, planner);
        Plan plan = planner.ExtractPlan(new List<Constraint> {edit});
        for (int value = 0; value < 100; value++) {
            first.value = value;
            plan.Execute();
            Expect("chain", last.value, value);
        }
        edit.Destroy(planner);
        return plan.Count() + last.value;
    }

    private static long ProjectionTest(int size) {
        Planner planner = new Planner();
        Variable scale = new Variable("scale", 10);
        Variable offset = new Variable("offset", 1000);
        List<Variable> sources = new List<Variable>();
        List<Variable> targets = new List<Variable>();
        for (int i = 0; i < size; i++) {
            Variable source = new Variable("source" + i, i);
            Variable target = new Variable("target" + i, i);
            sources.Add(source);
            targets.Add(target);
            new StayConstraint(source, Strength.NORMAL, planner);
            new ScaleConstraint(source, scale, offset, target, Strength.REQUIRED, planner);
        }
        Variable lastSource = sources[size - 1];
        Variable lastTarget = targets[size - 1];
        planner.Change(lastSource, 17);
        Expect("projection 1", lastTarget.value, 1170);
        planner.Change(lastTarget, 1050);
        Expect("projection 2", lastSource.value, 5);
        planner.Change(scale, 5);
        for (int i = 0; i < size - 1; i++) {
            Expect("projection 3", targets[i].value, i * 5L + 1000);
        }
        planner.Change(offset, 2000);
        for (int i = 0; i < size - 1; i++) {
            Expect("projection 4", targets[i].value, i * 5L + 2000);
        }
        long total = 0;
        foreach (Variable each in targets) {
            total += each.value;
        }
        return total;
    }

    public static void Main(string[] arguments) {
        int rounds = arguments.Length > 0 ? int.Parse(arguments[0]) : 20;
        int size = arguments.Length > 1 ? int.Parse(arguments[1]) : 1000;
        long chained = 0;
        long projected = 0;
        for (int round = 0; round < rounds; round++) {
            chained += ChainTest(size);
            projected += ProjectionTest(size);
        }
        System.Console.WriteLine(rounds + " rounds of " + size + ": chain " + chained + ", projection " + projected);
    }
}
