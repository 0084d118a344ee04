// DeltaBlue by hand in C++: the algorithm and the output of examples/deltablue.py, for comparison.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

namespace {

struct Strength {
    long value;
    const char *name;
    bool stronger_than(const Strength *other) const { return value < other->value; }
    bool weaker_than(const Strength *other) const { return value > other->value; }
    const Strength *weakest_of(const Strength *other) const { return weaker_than(other) ? this : other; }
    const Strength *next_weaker() const { return this + 1; }
};

const Strength STRENGTHS[] = {{0, "required"}, {1, "strong preferred"}, {2, "preferred"}, {3, "strong default"},
                              {4, "normal"},   {5, "weak default"},     {6, "weakest"}};
const Strength *const REQUIRED = &STRENGTHS[0];
const Strength *const PREFERRED = &STRENGTHS[2];
const Strength *const STRONG_DEFAULT = &STRENGTHS[3];
const Strength *const NORMAL = &STRENGTHS[4];
const Strength *const WEAKEST = &STRENGTHS[6];

enum Direction { BACKWARD = -1, NONE = 0, FORWARD = 1 };

[[noreturn]] void fail(const char *message) {
    std::printf("wrong result: %s\n", message);
    std::exit(1);
}

struct Constraint;
struct Planner;

struct Variable {
    std::string name;
    long value;
    std::vector<Constraint *> constraints;
    Constraint *determined_by = nullptr;
    long mark = 0;
    const Strength *walk_strength = WEAKEST;
    bool stay = true;

    Variable(std::string name, long value) : name(std::move(name)), value(value) {}
    void add_constraint(Constraint *constraint) { constraints.push_back(constraint); }
    void remove_constraint(Constraint *constraint) {
        constraints.erase(std::find(constraints.begin(), constraints.end(), constraint));
        if (determined_by == constraint) determined_by = nullptr;
    }
};

struct Constraint {
    const Strength *strength;

    explicit Constraint(const Strength *strength) : strength(strength) {}
    virtual ~Constraint() = default;
    virtual void add_to_graph() = 0;
    virtual void remove_from_graph() = 0;
    virtual bool is_satisfied() = 0;
    virtual void choose_method(long mark) = 0;
    virtual void mark_unsatisfied() = 0;
    virtual void mark_inputs(long mark) = 0;
    virtual bool inputs_known(long mark) = 0;
    virtual Variable *output() = 0;
    virtual void execute() = 0;
    virtual void recalculate() = 0;
    virtual bool is_input() { return false; }

    Constraint *satisfy(long mark, Planner *planner);
    void destroy(Planner *planner);
};

struct Plan {
    std::vector<Constraint *> constraints;
    void execute() {
        for (Constraint *constraint : constraints) constraint->execute();
    }
};

// Owns the variables and constraints of one test.
struct Planner {
    long current_mark = 0;
    std::vector<std::unique_ptr<Variable>> variables;
    std::vector<std::unique_ptr<Constraint>> constraints;

    Variable *variable(std::string name, long value) {
        variables.push_back(std::make_unique<Variable>(std::move(name), value));
        return variables.back().get();
    }

    // The second half of a constructor, in which virtual calls work.
    template <typename T> T *added(T *constraint) {
        constraints.emplace_back(constraint);
        constraint->add_to_graph();
        incremental_add(constraint);
        return constraint;
    }

    long new_mark() { return ++current_mark; }

    void incremental_add(Constraint *constraint) {
        long mark = new_mark();
        Constraint *overridden = constraint->satisfy(mark, this);
        while (overridden != nullptr) overridden = overridden->satisfy(mark, this);
    }

    void incremental_remove(Constraint *constraint) {
        Variable *out = constraint->output();
        constraint->mark_unsatisfied();
        constraint->remove_from_graph();
        std::vector<Constraint *> unsatisfied = remove_propagate_from(out);
        const Strength *strength = REQUIRED;
        do {
            for (Constraint *candidate : unsatisfied) {
                if (candidate->strength == strength) incremental_add(candidate);
            }
            strength = strength->next_weaker();
        } while (strength != WEAKEST);
    }

    Plan make_plan(std::vector<Constraint *> &sources) {
        long mark = new_mark();
        Plan plan;
        std::vector<Constraint *> &todo = sources;
        while (!todo.empty()) {
            Constraint *constraint = todo.back();
            todo.pop_back();
            if (constraint->output()->mark != mark && constraint->inputs_known(mark)) {
                plan.constraints.push_back(constraint);
                constraint->output()->mark = mark;
                add_consuming_to(constraint->output(), todo);
            }
        }
        return plan;
    }

    Plan extract_plan(const std::vector<Constraint *> &candidates) {
        std::vector<Constraint *> sources;
        for (Constraint *constraint : candidates) {
            if (constraint->is_input() && constraint->is_satisfied()) sources.push_back(constraint);
        }
        return make_plan(sources);
    }

    bool add_propagate(Constraint *constraint, long mark) {
        std::vector<Constraint *> todo{constraint};
        while (!todo.empty()) {
            Constraint *current = todo.back();
            todo.pop_back();
            if (current->output()->mark == mark) {
                incremental_remove(constraint);
                return false;
            }
            current->recalculate();
            add_consuming_to(current->output(), todo);
        }
        return true;
    }

    std::vector<Constraint *> remove_propagate_from(Variable *out) {
        out->determined_by = nullptr;
        out->walk_strength = WEAKEST;
        out->stay = true;
        std::vector<Constraint *> unsatisfied;
        std::vector<Variable *> todo{out};
        while (!todo.empty()) {
            Variable *variable = todo.back();
            todo.pop_back();
            for (Constraint *constraint : variable->constraints) {
                if (!constraint->is_satisfied()) unsatisfied.push_back(constraint);
            }
            Constraint *determining = variable->determined_by;
            for (Constraint *constraint : variable->constraints) {
                if (constraint != determining && constraint->is_satisfied()) {
                    constraint->recalculate();
                    todo.push_back(constraint->output());
                }
            }
        }
        return unsatisfied;
    }

    void add_consuming_to(Variable *variable, std::vector<Constraint *> &collected) {
        Constraint *determining = variable->determined_by;
        for (Constraint *constraint : variable->constraints) {
            if (constraint != determining && constraint->is_satisfied()) collected.push_back(constraint);
        }
    }

    void change(Variable *variable, long value);
};

Constraint *Constraint::satisfy(long mark, Planner *planner) {
    choose_method(mark);
    if (!is_satisfied()) {
        if (strength == REQUIRED) fail("could not satisfy a required constraint");
        return nullptr;
    }
    mark_inputs(mark);
    Variable *out = output();
    Constraint *overridden = out->determined_by;
    if (overridden != nullptr) overridden->mark_unsatisfied();
    out->determined_by = this;
    if (!planner->add_propagate(this, mark)) fail("a cycle");
    out->mark = mark;
    return overridden;
}

void Constraint::destroy(Planner *planner) {
    if (is_satisfied()) planner->incremental_remove(this);
    else remove_from_graph();
}

struct UnaryConstraint : Constraint {
    Variable *variable;
    bool satisfied = false;

    UnaryConstraint(Variable *variable, const Strength *strength) : Constraint(strength), variable(variable) {}
    void add_to_graph() override {
        variable->add_constraint(this);
        satisfied = false;
    }
    void remove_from_graph() override {
        variable->remove_constraint(this);
        satisfied = false;
    }
    bool is_satisfied() override { return satisfied; }
    void choose_method(long mark) override {
        satisfied = variable->mark != mark && strength->stronger_than(variable->walk_strength);
    }
    void mark_unsatisfied() override { satisfied = false; }
    void mark_inputs(long) override {}
    bool inputs_known(long) override { return true; }
    Variable *output() override { return variable; }
    void recalculate() override {
        variable->walk_strength = strength;
        variable->stay = !is_input();
        if (variable->stay) execute();
    }
};

struct StayConstraint : UnaryConstraint {
    using UnaryConstraint::UnaryConstraint;
    void execute() override {}
};

struct EditConstraint : UnaryConstraint {
    using UnaryConstraint::UnaryConstraint;
    bool is_input() override { return true; }
    void execute() override {}
};

struct BinaryConstraint : Constraint {
    Variable *first;
    Variable *second;
    Direction direction = NONE;

    BinaryConstraint(Variable *first, Variable *second, const Strength *strength) : Constraint(strength), first(first), second(second) {}
    void add_to_graph() override {
        first->add_constraint(this);
        second->add_constraint(this);
        direction = NONE;
    }
    void remove_from_graph() override {
        first->remove_constraint(this);
        second->remove_constraint(this);
        direction = NONE;
    }
    bool is_satisfied() override { return direction != NONE; }
    void mark_unsatisfied() override { direction = NONE; }
    void choose_method(long mark) override {
        if (first->mark == mark) {
            direction = second->mark != mark && strength->stronger_than(second->walk_strength) ? FORWARD : NONE;
        } else if (second->mark == mark) {
            direction = strength->stronger_than(first->walk_strength) ? BACKWARD : NONE;
        } else if (first->walk_strength->weaker_than(second->walk_strength)) {
            direction = strength->stronger_than(first->walk_strength) ? BACKWARD : NONE;
        } else {
            direction = strength->stronger_than(second->walk_strength) ? FORWARD : NONE;
        }
    }
    virtual Variable *input() { return direction == FORWARD ? first : second; }
    Variable *output() override { return direction == FORWARD ? second : first; }
    void mark_inputs(long mark) override { input()->mark = mark; }
    bool inputs_known(long mark) override {
        Variable *source = input();
        return source->mark == mark || source->stay || source->determined_by == nullptr;
    }
    void recalculate() override {
        Variable *source = input();
        Variable *out = output();
        out->walk_strength = strength->weakest_of(source->walk_strength);
        out->stay = source->stay;
        if (out->stay) execute();
    }
};

struct EqualityConstraint : BinaryConstraint {
    using BinaryConstraint::BinaryConstraint;
    void execute() override { output()->value = input()->value; }
};

struct ScaleConstraint : BinaryConstraint {
    Variable *scale;
    Variable *offset;

    ScaleConstraint(Variable *first, Variable *scale, Variable *offset, Variable *second, const Strength *strength)
        : BinaryConstraint(first, second, strength), scale(scale), offset(offset) {}
    void add_to_graph() override {
        BinaryConstraint::add_to_graph();
        scale->add_constraint(this);
        offset->add_constraint(this);
    }
    void remove_from_graph() override {
        BinaryConstraint::remove_from_graph();
        scale->remove_constraint(this);
        offset->remove_constraint(this);
    }
    void mark_inputs(long mark) override {
        BinaryConstraint::mark_inputs(mark);
        scale->mark = mark;
        offset->mark = mark;
    }
    void execute() override {
        if (direction == FORWARD) second->value = first->value * scale->value + offset->value;
        else first->value = (second->value - offset->value) / scale->value;
    }
    void recalculate() override {
        Variable *source = input();
        Variable *out = output();
        out->walk_strength = strength->weakest_of(source->walk_strength);
        out->stay = source->stay && scale->stay && offset->stay;
        if (out->stay) execute();
    }
};

void Planner::change(Variable *variable, long value) {
    EditConstraint *edit = added(new EditConstraint(variable, PREFERRED));
    Plan plan = extract_plan({edit});
    for (int i = 0; i < 10; i++) {
        variable->value = value;
        plan.execute();
    }
    edit->destroy(this);
}

void expect(const char *what, long value, long wanted) {
    if (value != wanted) fail(what);
}

long chain_test(long size) {
    Planner planner;
    std::vector<Variable *> variables;
    for (long i = 0; i <= size; i++) variables.push_back(planner.variable("v" + std::to_string(i), 0));
    for (long i = 0; i < size; i++) planner.added(new EqualityConstraint(variables[i], variables[i + 1], REQUIRED));
    Variable *first = variables.front();
    Variable *last = variables.back();
    planner.added(new StayConstraint(last, STRONG_DEFAULT));
    EditConstraint *edit = planner.added(new EditConstraint(first, PREFERRED));
    Plan plan = planner.extract_plan({edit});
    for (long value = 0; value < 100; value++) {
        first->value = value;
        plan.execute();
        expect("chain", last->value, value);
    }
    edit->destroy(&planner);
    return (long)plan.constraints.size() + last->value;
}

long projection_test(long size) {
    Planner planner;
    Variable *scale = planner.variable("scale", 10);
    Variable *offset = planner.variable("offset", 1000);
    std::vector<Variable *> sources, targets;
    for (long i = 0; i < size; i++) {
        Variable *source = planner.variable("source" + std::to_string(i), i);
        Variable *target = planner.variable("target" + std::to_string(i), i);
        sources.push_back(source);
        targets.push_back(target);
        planner.added(new StayConstraint(source, NORMAL));
        planner.added(new ScaleConstraint(source, scale, offset, target, REQUIRED));
    }
    Variable *source = sources.back();
    Variable *target = targets.back();
    planner.change(source, 17);
    expect("projection 1", target->value, 1170);
    planner.change(target, 1050);
    expect("projection 2", source->value, 5);
    planner.change(scale, 5);
    for (long i = 0; i < size - 1; i++) expect("projection 3", targets[i]->value, i * 5 + 1000);
    planner.change(offset, 2000);
    for (long i = 0; i < size - 1; i++) expect("projection 4", targets[i]->value, i * 5 + 2000);
    long total = 0;
    for (Variable *each : targets) total += each->value;
    return total;
}

} // namespace

int main(int argc, char **argv) {
    long rounds = argc > 1 ? std::atol(argv[1]) : 20;
    long size = argc > 2 ? std::atol(argv[2]) : 1000;
    long chained = 0, projected = 0;
    for (long i = 0; i < rounds; i++) {
        chained += chain_test(size);
        projected += projection_test(size);
    }
    std::printf("%ld rounds of %ld: chain %ld, projection %ld\n", rounds, size, chained, projected);
    return 0;
}
