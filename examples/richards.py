"""Richards: a small operating system, simulated.

An idle task, a worker, two handlers and two devices pass packets to one another under a scheduler with priorities. The
algorithm is Martin Richards' benchmark of language implementations; what it exercises is virtual calls, linked lists,
and attributes that may be None.

    richards.py [ROUNDS [IDLE_COUNT]]

A round is one whole simulation; IDLE_COUNT is how often the idle task runs in it.
"""

from enum import IntEnum


class Identity(IntEnum):
    """Which task; also its index in the scheduler's table."""

    IDLE = 0
    WORKER = 1
    HANDLER_A = 2
    HANDLER_B = 3
    DEVICE_A = 4
    DEVICE_B = 5


# Enum members are objects with behaviour; the simulation wants plain numbers.
IDLE = int(Identity.IDLE)
WORKER = int(Identity.WORKER)
HANDLER_A = int(Identity.HANDLER_A)
HANDLER_B = int(Identity.HANDLER_B)
DEVICE_A = int(Identity.DEVICE_A)
DEVICE_B = int(Identity.DEVICE_B)
TASK_COUNT = len(Identity)

KIND_DEVICE = 0
KIND_WORK = 1

PACKET_SIZE = 4

# The state of a task is a set of these bits.
RUNNING = 0
RUNNABLE = 1
SUSPENDED = 2
HELD = 4
SUSPENDED_RUNNABLE = SUSPENDED | RUNNABLE

EXPECTED_COUNTS = {1000: (2322, 928), 10000: (23246, 9297)}


class SimulationError(Exception):
    """The simulation reached a state that it cannot be in."""


class Packet:
    """A message; packets form queues through `link`."""

    def __init__(self, link, identity, kind):
        self.link = link
        self.identity = identity
        self.kind = kind
        self.datum = 0
        self.data = [0] * PACKET_SIZE

    def append_to(self, queue):
        """Put this packet at the end of a queue, and return the queue's first packet."""
        self.link = None
        if queue is None:
            return self
        last = queue
        while last.link is not None:
            last = last.link
        last.link = self
        return queue


class Task:
    """What the scheduler knows of a task; subclasses say what it does."""

    def __init__(self, scheduler, identity, priority, queue, state):
        self.scheduler = scheduler
        self.identity = identity
        self.priority = priority
        self.queue = queue
        self.state = state
        self.link = scheduler.tasks
        scheduler.add(self)

    def run(self, packet):
        """Do one step; return the task to continue with, None if there is none ready."""
        raise NotImplementedError

    def set_running(self):
        self.state = RUNNING

    def hold(self):
        self.state |= HELD

    def release(self):
        self.state &= ~HELD

    def suspend(self):
        self.state |= SUSPENDED

    def make_runnable(self):
        self.state |= RUNNABLE

    def is_held_or_suspended(self):
        return (self.state & HELD) != 0 or self.state == SUSPENDED

    def step(self):
        """Take a packet from the queue if one woke the task, and run."""
        packet = None
        if self.state == SUSPENDED_RUNNABLE:
            packet = self.queue
            self.queue = packet.link
            if self.queue is None:
                self.state = RUNNING
            else:
                self.state = RUNNABLE
        return self.run(packet)

    def receive(self, packet, sender):
        """Queue a packet; the task to continue with is this one if it is more urgent than the sender."""
        if self.queue is None:
            self.queue = packet
            self.make_runnable()
            if self.priority > sender.priority:
                return self
        else:
            self.queue = packet.append_to(self.queue)
        return sender


class IdleTask(Task):
    """Wakes one of the two devices, by the bits of a shift register."""

    def __init__(self, scheduler, identity, priority, queue, count):
        Task.__init__(self, scheduler, identity, priority, queue, RUNNING)
        self.register = 1
        self.count = count

    def run(self, packet):
        self.count -= 1
        if self.count == 0:
            return self.scheduler.hold_current()
        if self.register & 1 == 0:
            self.register >>= 1
            return self.scheduler.release(DEVICE_A)
        self.register = (self.register >> 1) ^ 0xD008
        return self.scheduler.release(DEVICE_B)


class WorkerTask(Task):
    """Fills packets with letters and sends them to the handlers in turn."""

    def __init__(self, scheduler, identity, priority, queue):
        super().__init__(scheduler, identity, priority, queue, SUSPENDED_RUNNABLE)
        self.destination = HANDLER_A
        self.letter = 0

    def run(self, packet):
        if packet is None:
            return self.scheduler.suspend_current()
        self.destination = HANDLER_B if self.destination == HANDLER_A else HANDLER_A
        packet.identity = self.destination
        packet.datum = 0
        for i in range(PACKET_SIZE):
            self.letter += 1
            if self.letter > 26:
                self.letter = 1
            packet.data[i] = self.letter
        return self.scheduler.send(packet)


class HandlerTask(Task):
    """Pairs work packets with device packets, and sends the letters to its device one at a time."""

    def __init__(self, scheduler, identity, priority, queue):
        super().__init__(scheduler, identity, priority, queue, SUSPENDED_RUNNABLE)
        self.work = None
        self.device = None

    def run(self, packet):
        if packet is not None:
            if packet.kind == KIND_WORK:
                self.work = packet.append_to(self.work)
            else:
                self.device = packet.append_to(self.device)
        work = self.work
        if work is not None:
            position = work.datum
            if position >= PACKET_SIZE:
                self.work = work.link
                return self.scheduler.send(work)
            device = self.device
            if device is not None:
                self.device = device.link
                device.datum = work.data[position]
                work.datum = position + 1
                return self.scheduler.send(device)
        return self.scheduler.suspend_current()


class DeviceTask(Task):
    """Holds a packet until it is released, then sends it back."""

    def __init__(self, scheduler, identity, priority, queue):
        super().__init__(scheduler, identity, priority, queue, SUSPENDED)
        self.pending = None

    def run(self, packet):
        if packet is None:
            if self.pending is None:
                return self.scheduler.suspend_current()
            done = self.pending
            self.pending = None
            return self.scheduler.send(done)
        self.pending = packet
        self.scheduler.trace(packet.datum)
        return self.scheduler.hold_current()


class Scheduler:
    """Runs the tasks by priority, and counts what they do."""

    def __init__(self, tracing):
        self.tasks = None
        self.table = [None] * TASK_COUNT
        self.current = None
        self.queued = 0
        self.held = 0
        self.tracing = tracing
        self.traced = []

    def add(self, task):
        self.tasks = task
        self.table[task.identity] = task

    def trace(self, letter):
        if self.tracing and len(self.traced) < 60:
            self.traced.append(chr(ord("A") + letter - 1))

    def schedule(self):
        task = self.tasks
        while task is not None:
            self.current = task
            if task.is_held_or_suspended():
                task = task.link
            else:
                task = task.step()

    def find(self, identity):
        task = self.table[identity]
        if task is None:
            raise SimulationError(f"no task {identity}")
        return task

    def release(self, identity):
        task = self.find(identity)
        task.release()
        if task.priority > self.current.priority:
            return task
        return self.current

    def hold_current(self):
        self.held += 1
        self.current.hold()
        return self.current.link

    def suspend_current(self):
        self.current.suspend()
        return self.current

    def send(self, packet):
        receiver = self.find(packet.identity)
        self.queued += 1
        packet.link = None
        packet.identity = self.current.identity
        return receiver.receive(packet, self.current)


def packets(count, identity, kind):
    queue = None
    for _ in range(count):
        queue = Packet(queue, identity, kind)
    return queue


def simulate(idle_count, tracing=False):
    """One whole simulation; the scheduler, for its counts."""
    scheduler = Scheduler(tracing)
    IdleTask(scheduler, IDLE, 0, None, idle_count)
    WorkerTask(scheduler, WORKER, 1000, packets(2, WORKER, KIND_WORK))
    HandlerTask(scheduler, HANDLER_A, 2000, packets(3, DEVICE_A, KIND_DEVICE))
    HandlerTask(scheduler, HANDLER_B, 3000, packets(3, DEVICE_B, KIND_DEVICE))
    DeviceTask(scheduler, DEVICE_A, 4000, None)
    DeviceTask(scheduler, DEVICE_B, 5000, None)
    scheduler.schedule()
    return scheduler


def check(scheduler, idle_count):
    if idle_count in EXPECTED_COUNTS:
        queued, held = EXPECTED_COUNTS[idle_count]
        if scheduler.queued != queued or scheduler.held != held:
            raise SimulationError(f"counted {scheduler.queued} and {scheduler.held}, not {queued} and {held}")


def main(argv):
    rounds = int(argv[1]) if len(argv) > 1 else 100
    idle_count = int(argv[2]) if len(argv) > 2 else 10000
    traced = simulate(idle_count, tracing=True)
    print("trace:", "".join(traced.traced))
    queued = 0
    held = 0
    for _ in range(rounds):
        scheduler = simulate(idle_count)
        try:
            check(scheduler, idle_count)
        except SimulationError as error:
            print("wrong result:", error)
            return 1
        queued += scheduler.queued
        held += scheduler.held
    print(f"{rounds} rounds of {idle_count}: {queued} packets queued, {held} tasks held")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# bench rounds: 70
# test arguments: 1 200
