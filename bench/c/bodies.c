/* N bodies: the algorithm and the output of bodies.py. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define PI 3.141592653589793
#define SOLAR_MASS (4.0 * PI * PI)
#define DAYS 365.24
#define COUNT 5

typedef struct {
    double x, y, z, vx, vy, vz, mass;
} Body;

static const Body START[COUNT] = {
    {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0},
    {4.84143144246472090, -1.16032004402742839, -0.103622044471123109, 0.00166007664274403694, 0.00769901118419740425,
     -0.0000690460016972063023, 0.000954791938424326609},
    {8.34336671824457987, 4.12479856412430479, -0.403523417114321381, -0.00276742510726411366, 0.00499852801234917238,
     0.0000230417297573763929, 0.000285885980666130812},
    {12.8943695621391310, -15.1111514016986312, -0.223307578892655734, 0.00296460137564761618, 0.00237847173959480950,
     -0.0000296589568540237556, 0.0000436624404335156298},
    {15.3796971148509165, -25.9193146099879641, 0.179258772950371181, 0.00268067772490389322, 0.00162824170038242295,
     -0.0000951592254519715870, 0.0000515138902046611451},
};

static void make_system(Body *bodies) {
    double px = 0.0, py = 0.0, pz = 0.0;
    for (int i = 0; i < COUNT; i++) {
        Body *body = &bodies[i];
        *body = START[i];
        body->vx *= DAYS;
        body->vy *= DAYS;
        body->vz *= DAYS;
        body->mass *= SOLAR_MASS;
        px += body->vx * body->mass;
        py += body->vy * body->mass;
        pz += body->vz * body->mass;
    }
    bodies[0].vx = -px / SOLAR_MASS;
    bodies[0].vy = -py / SOLAR_MASS;
    bodies[0].vz = -pz / SOLAR_MASS;
}

static void advance(Body *bodies, double dt) {
    for (int i = 0; i < COUNT; i++) {
        Body *first = &bodies[i];
        for (int j = i + 1; j < COUNT; j++) {
            Body *second = &bodies[j];
            double dx = first->x - second->x, dy = first->y - second->y, dz = first->z - second->z;
            double square = dx * dx + dy * dy + dz * dz;
            double magnitude = dt / (square * sqrt(square));
            first->vx -= dx * second->mass * magnitude;
            first->vy -= dy * second->mass * magnitude;
            first->vz -= dz * second->mass * magnitude;
            second->vx += dx * first->mass * magnitude;
            second->vy += dy * first->mass * magnitude;
            second->vz += dz * first->mass * magnitude;
        }
    }
    for (int i = 0; i < COUNT; i++) {
        bodies[i].x += dt * bodies[i].vx;
        bodies[i].y += dt * bodies[i].vy;
        bodies[i].z += dt * bodies[i].vz;
    }
}

static double energy(const Body *bodies) {
    double total = 0.0;
    for (int i = 0; i < COUNT; i++) {
        const Body *first = &bodies[i];
        total += 0.5 * first->mass * (first->vx * first->vx + first->vy * first->vy + first->vz * first->vz);
        for (int j = i + 1; j < COUNT; j++) {
            const Body *second = &bodies[j];
            double dx = first->x - second->x, dy = first->y - second->y, dz = first->z - second->z;
            total -= first->mass * second->mass / sqrt(dx * dx + dy * dy + dz * dz);
        }
    }
    return total;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 10;
    int steps = argc > 2 ? atoi(argv[2]) : 10000;
    Body bodies[COUNT];
    make_system(bodies);
    double before = energy(bodies);
    for (int round = 0; round < rounds; round++)
        for (int step = 0; step < steps; step++) advance(bodies, 0.01);
    printf("%d rounds of %d: %ld %ld\n", rounds, steps, (long) (before * 1e9), (long) (energy(bodies) * 1e9));
    return 0;
}
