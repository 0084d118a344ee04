"""N bodies: the sun and the outer planets under gravity. Floats in attributes, and a loop over pairs.

    bodies.py [ROUNDS [STEPS]]
"""

from math import pi, sqrt

SOLAR_MASS = 4.0 * pi * pi
DAYS = 365.24


class Body:
    def __init__(self, x, y, z, vx, vy, vz, mass):
        self.x = x
        self.y = y
        self.z = z
        self.vx = vx * DAYS
        self.vy = vy * DAYS
        self.vz = vz * DAYS
        self.mass = mass * SOLAR_MASS


def system():
    bodies = [
        Body(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0),
        Body(4.84143144246472090, -1.16032004402742839, -0.103622044471123109,
             0.00166007664274403694, 0.00769901118419740425, -0.0000690460016972063023, 0.000954791938424326609),
        Body(8.34336671824457987, 4.12479856412430479, -0.403523417114321381,
             -0.00276742510726411366, 0.00499852801234917238, 0.0000230417297573763929, 0.000285885980666130812),
        Body(12.8943695621391310, -15.1111514016986312, -0.223307578892655734,
             0.00296460137564761618, 0.00237847173959480950, -0.0000296589568540237556, 0.0000436624404335156298),
        Body(15.3796971148509165, -25.9193146099879641, 0.179258772950371181,
             0.00268067772490389322, 0.00162824170038242295, -0.0000951592254519715870, 0.0000515138902046611451),
    ]
    px = py = pz = 0.0
    for body in bodies:
        px += body.vx * body.mass
        py += body.vy * body.mass
        pz += body.vz * body.mass
    sun = bodies[0]
    sun.vx = -px / SOLAR_MASS
    sun.vy = -py / SOLAR_MASS
    sun.vz = -pz / SOLAR_MASS
    return bodies


def advance(bodies, dt):
    for i in range(len(bodies)):
        first = bodies[i]
        for j in range(i + 1, len(bodies)):
            second = bodies[j]
            dx = first.x - second.x
            dy = first.y - second.y
            dz = first.z - second.z
            square = dx * dx + dy * dy + dz * dz
            magnitude = dt / (square * sqrt(square))
            first.vx -= dx * second.mass * magnitude
            first.vy -= dy * second.mass * magnitude
            first.vz -= dz * second.mass * magnitude
            second.vx += dx * first.mass * magnitude
            second.vy += dy * first.mass * magnitude
            second.vz += dz * first.mass * magnitude
    for body in bodies:
        body.x += dt * body.vx
        body.y += dt * body.vy
        body.z += dt * body.vz


def energy(bodies):
    total = 0.0
    for i in range(len(bodies)):
        first = bodies[i]
        total += 0.5 * first.mass * (first.vx * first.vx + first.vy * first.vy + first.vz * first.vz)
        for j in range(i + 1, len(bodies)):
            second = bodies[j]
            dx = first.x - second.x
            dy = first.y - second.y
            dz = first.z - second.z
            total -= first.mass * second.mass / sqrt(dx * dx + dy * dy + dz * dz)
    return total


def main(argv):
    rounds = int(argv[1]) if len(argv) > 1 else 10
    steps = int(argv[2]) if len(argv) > 2 else 10000
    bodies = system()
    before = energy(bodies)
    for _ in range(rounds):
        for _ in range(steps):
            advance(bodies, 0.01)
    print(f"{rounds} rounds of {steps}: {int(before * 1e9)} {int(energy(bodies) * 1e9)}")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# bench rounds: 60
