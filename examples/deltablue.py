"""DeltaBlue: an incremental solver of one-way constraints with strengths.

After the algorithm of Freeman-Benson, Maloney and Borning, and the two workloads by which it is usually measured: a chain of
equalities, and a field of scaled pairs. What it exercises is virtual calls over a class hierarchy, lists that grow and shrink,
and a prebuilt table of strengths.

    deltablue.py [ROUNDS [SIZE]]
"""


class Strength:
    """How much a constraint matters; a lower value is a stronger one."""

    def __init__(self, value, name):
        self.value = value
        self.name = name

    def stronger_than(self, other):
        return self.value < other.value

    def weaker_than(self, other):
        return self.value > other.value

    def weakest_of(self, other):
        return self if self.weaker_than(other) else other

    def next_weaker(self):
        return STRENGTHS[self.value + 1]


STRENGTH_NAMES = ("required", "strong preferred", "preferred", "strong default", "normal", "weak default", "weakest")
STRENGTHS = [Strength(value, name) for value, name in enumerate(STRENGTH_NAMES)]
REQUIRED, STRONG_PREFERRED, PREFERRED, STRONG_DEFAULT, NORMAL, WEAK_DEFAULT, WEAKEST = STRENGTHS

# The direction in which a binary constraint is satisfied.
NONE = 0
FORWARD = 1
BACKWARD = -1


class UnsatisfiableError(Exception):
    """A required constraint could not be satisfied."""

    def __init__(self, strength):
        super().__init__("could not satisfy a " + strength.name + " constraint")
        self.strength = strength


class Variable:
    """A value, the constraints on it, and which of them determines it now."""

    def __init__(self, name, value):
        self.name = name
        self.value = value
        self.constraints = []
        self.determined_by = None
        self.mark = 0
        self.walk_strength = WEAKEST
        self.stay = True

    def __repr__(self):
        return f"{self.name}={self.value}"

    def add_constraint(self, constraint):
        self.constraints.append(constraint)

    def remove_constraint(self, constraint):
        self.constraints.remove(constraint)
        if self.determined_by is constraint:
            self.determined_by = None


class Constraint:
    """Something to be maintained, by one of its methods at a time."""

    def __init__(self, strength):
        self.strength = strength

    def add_to_graph(self):
        raise NotImplementedError

    def remove_from_graph(self):
        raise NotImplementedError

    def is_satisfied(self):
        raise NotImplementedError

    def choose_method(self, mark):
        raise NotImplementedError

    def mark_unsatisfied(self):
        raise NotImplementedError

    def mark_inputs(self, mark):
        raise NotImplementedError

    def inputs_known(self, mark):
        raise NotImplementedError

    def output(self):
        raise NotImplementedError

    def execute(self):
        raise NotImplementedError

    def recalculate(self):
        raise NotImplementedError

    def is_input(self):
        return False

    def satisfy(self, mark, planner):
        """Try to satisfy this constraint; the constraint that it overrides is returned, if there is one."""
        self.choose_method(mark)
        if not self.is_satisfied():
            if self.strength is REQUIRED:
                raise UnsatisfiableError(self.strength)
            return None
        self.mark_inputs(mark)
        out = self.output()
        overridden = out.determined_by
        if overridden is not None:
            overridden.mark_unsatisfied()
        out.determined_by = self
        if not planner.add_propagate(self, mark):
            raise UnsatisfiableError(self.strength)
        out.mark = mark
        return overridden

    def destroy(self, planner):
        if self.is_satisfied():
            planner.incremental_remove(self)
        else:
            self.remove_from_graph()


class UnaryConstraint(Constraint):
    """A constraint on one variable, which is its output."""

    def __init__(self, variable, strength, planner):
        super().__init__(strength)
        self.variable = variable
        self.satisfied = False
        self.add_to_graph()
        planner.incremental_add(self)

    def add_to_graph(self):
        self.variable.add_constraint(self)
        self.satisfied = False

    def remove_from_graph(self):
        self.variable.remove_constraint(self)
        self.satisfied = False

    def is_satisfied(self):
        return self.satisfied

    def choose_method(self, mark):
        self.satisfied = self.variable.mark != mark and self.strength.stronger_than(self.variable.walk_strength)

    def mark_unsatisfied(self):
        self.satisfied = False

    def mark_inputs(self, mark):
        pass

    def inputs_known(self, mark):
        return True

    def output(self):
        return self.variable

    def recalculate(self):
        self.variable.walk_strength = self.strength
        self.variable.stay = not self.is_input()
        if self.variable.stay:
            self.execute()


class StayConstraint(UnaryConstraint):
    """The variable should not change."""

    def execute(self):
        pass


class EditConstraint(UnaryConstraint):
    """The variable is about to be changed from outside."""

    def is_input(self):
        return True

    def execute(self):
        pass


class BinaryConstraint(Constraint):
    """A constraint on two variables, either of which may be its output."""

    def __init__(self, first, second, strength, planner):
        super().__init__(strength)
        self.first = first
        self.second = second
        self.direction = NONE
        self.add_to_graph()
        planner.incremental_add(self)

    def add_to_graph(self):
        self.first.add_constraint(self)
        self.second.add_constraint(self)
        self.direction = NONE

    def remove_from_graph(self):
        self.first.remove_constraint(self)
        self.second.remove_constraint(self)
        self.direction = NONE

    def is_satisfied(self):
        return self.direction != NONE

    def mark_unsatisfied(self):
        self.direction = NONE

    def choose_method(self, mark):
        first = self.first
        second = self.second
        if first.mark == mark:
            forward = second.mark != mark and self.strength.stronger_than(second.walk_strength)
            self.direction = FORWARD if forward else NONE
        elif second.mark == mark:
            backward = self.strength.stronger_than(first.walk_strength)
            self.direction = BACKWARD if backward else NONE
        elif first.walk_strength.weaker_than(second.walk_strength):
            self.direction = BACKWARD if self.strength.stronger_than(first.walk_strength) else NONE
        else:
            self.direction = FORWARD if self.strength.stronger_than(second.walk_strength) else NONE

    def input(self):
        return self.first if self.direction == FORWARD else self.second

    def output(self):
        return self.second if self.direction == FORWARD else self.first

    def mark_inputs(self, mark):
        self.input().mark = mark

    def inputs_known(self, mark):
        source = self.input()
        return source.mark == mark or source.stay or source.determined_by is None

    def recalculate(self):
        source = self.input()
        out = self.output()
        out.walk_strength = self.strength.weakest_of(source.walk_strength)
        out.stay = source.stay
        if out.stay:
            self.execute()


class EqualityConstraint(BinaryConstraint):
    """Both variables have the same value."""

    def execute(self):
        self.output().value = self.input().value


class ScaleConstraint(BinaryConstraint):
    """second = first * scale + offset."""

    def __init__(self, first, scale, offset, second, strength, planner):
        self.scale = scale
        self.offset = offset
        super().__init__(first, second, strength, planner)

    def add_to_graph(self):
        super().add_to_graph()
        self.scale.add_constraint(self)
        self.offset.add_constraint(self)

    def remove_from_graph(self):
        super().remove_from_graph()
        self.scale.remove_constraint(self)
        self.offset.remove_constraint(self)

    def mark_inputs(self, mark):
        super().mark_inputs(mark)
        self.scale.mark = mark
        self.offset.mark = mark

    def execute(self):
        if self.direction == FORWARD:
            self.second.value = self.first.value * self.scale.value + self.offset.value
        else:
            self.first.value = (self.second.value - self.offset.value) // self.scale.value

    def recalculate(self):
        source = self.input()
        out = self.output()
        out.walk_strength = self.strength.weakest_of(source.walk_strength)
        out.stay = source.stay and self.scale.stay and self.offset.stay
        if out.stay:
            self.execute()


class Plan:
    """Constraints in an order in which executing them brings all outputs up to date."""

    def __init__(self):
        self.constraints = []

    def __len__(self):
        return len(self.constraints)

    def add(self, constraint):
        self.constraints.append(constraint)

    def execute(self):
        for constraint in self.constraints:
            constraint.execute()


class Planner:
    """Adds and removes constraints, and keeps the variables' strengths right."""

    def __init__(self):
        self.current_mark = 0

    def new_mark(self):
        self.current_mark += 1
        return self.current_mark

    def incremental_add(self, constraint):
        mark = self.new_mark()
        overridden = constraint.satisfy(mark, self)
        while overridden is not None:
            overridden = overridden.satisfy(mark, self)

    def incremental_remove(self, constraint):
        out = constraint.output()
        constraint.mark_unsatisfied()
        constraint.remove_from_graph()
        unsatisfied = self.remove_propagate_from(out)
        strength = REQUIRED
        while True:
            for candidate in unsatisfied:
                if candidate.strength is strength:
                    self.incremental_add(candidate)
            strength = strength.next_weaker()
            if strength is WEAKEST:
                break

    def make_plan(self, sources):
        mark = self.new_mark()
        plan = Plan()
        todo = sources
        while len(todo) > 0:
            constraint = todo.pop()
            if constraint.output().mark != mark and constraint.inputs_known(mark):
                plan.add(constraint)
                constraint.output().mark = mark
                self.add_consuming_to(constraint.output(), todo)
        return plan

    def extract_plan(self, constraints):
        return self.make_plan([c for c in constraints if c.is_input() and c.is_satisfied()])

    def add_propagate(self, constraint, mark):
        todo = [constraint]
        while len(todo) > 0:
            current = todo.pop()
            if current.output().mark == mark:
                self.incremental_remove(constraint)
                return False
            current.recalculate()
            self.add_consuming_to(current.output(), todo)
        return True

    def remove_propagate_from(self, out):
        out.determined_by = None
        out.walk_strength = WEAKEST
        out.stay = True
        unsatisfied = []
        todo = [out]
        while len(todo) > 0:
            variable = todo.pop()
            for constraint in variable.constraints:
                if not constraint.is_satisfied():
                    unsatisfied.append(constraint)
            determining = variable.determined_by
            for constraint in variable.constraints:
                if constraint is not determining and constraint.is_satisfied():
                    constraint.recalculate()
                    todo.append(constraint.output())
        return unsatisfied

    def add_consuming_to(self, variable, collected):
        determining = variable.determined_by
        for constraint in variable.constraints:
            if constraint is not determining and constraint.is_satisfied():
                collected.append(constraint)

    def change(self, variable, value):
        edit = EditConstraint(variable, PREFERRED, self)
        plan = self.extract_plan([edit])
        for _ in range(10):
            variable.value = value
            plan.execute()
        edit.destroy(self)


def expect(what, value, wanted):
    if value != wanted:
        raise ValueError(f"{what}: {value}, not {wanted}")


def chain_test(size):
    """A chain of equalities: changing one end changes the other."""
    planner = Planner()
    variables = [Variable("v" + str(i), 0) for i in range(size + 1)]
    for i in range(size):
        EqualityConstraint(variables[i], variables[i + 1], REQUIRED, planner)
    first = variables[0]
    last = variables[-1]
    StayConstraint(last, STRONG_DEFAULT, planner)
    edit = EditConstraint(first, PREFERRED, planner)
    plan = planner.extract_plan([edit])
    for value in range(100):
        first.value = value
        plan.execute()
        expect("chain", last.value, value)
    edit.destroy(planner)
    return len(plan) + last.value


def projection_test(size):
    """Pairs with one scale and offset: changing either side changes the other."""
    planner = Planner()
    scale = Variable("scale", 10)
    offset = Variable("offset", 1000)
    sources = []
    targets = []
    for i in range(size):
        source = Variable("source" + str(i), i)
        target = Variable("target" + str(i), i)
        sources.append(source)
        targets.append(target)
        StayConstraint(source, NORMAL, planner)
        ScaleConstraint(source, scale, offset, target, REQUIRED, planner)
    source = sources[-1]
    target = targets[-1]
    planner.change(source, 17)
    expect("projection 1", target.value, 1170)
    planner.change(target, 1050)
    expect("projection 2", source.value, 5)
    planner.change(scale, 5)
    for i in range(size - 1):
        expect("projection 3", targets[i].value, i * 5 + 1000)
    planner.change(offset, 2000)
    for i in range(size - 1):
        expect("projection 4", targets[i].value, i * 5 + 2000)
    return sum([target.value for target in targets])


def main(argv):
    rounds = int(argv[1]) if len(argv) > 1 else 20
    size = int(argv[2]) if len(argv) > 2 else 1000
    chained = 0
    projected = 0
    try:
        for _ in range(rounds):
            chained += chain_test(size)
            projected += projection_test(size)
    except (ValueError, UnsatisfiableError) as error:
        print("wrong result:", error)
        return 1
    print(f"{rounds} rounds of {size}: chain {chained}, projection {projected}")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# bench rounds: 100
# test arguments: 1 10
