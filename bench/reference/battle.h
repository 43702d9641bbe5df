/*
 * What the reference programs share besides dice: outcomes, and the loop over trials. Each program
 * defines the three functions declared here, is compiled by itself, and is called as PROGRAM TRIALS SEED.
 * One that defines READS_A_SCENARIO has none written in: it is called as PROGRAM TRIALS SEED FILE, and
 * defines read_scenario as well.
 *
 * Prints a line of JSON: trials, checksum, outcomes, CPU seconds of the loop.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* BTL-3: the winning side, or one of these. */
enum { DRAW = 2, TIMEOUT = 3, OUTCOMES = 4, UNDECIDED = -1 };
enum { SIDES = 2, MAX_ROUNDS = 100 };

static void prepare(uint64_t seed);

#ifdef READS_A_SCENARIO
/* Reads the integers that bench/reference-scenario.ts writes, before prepare. */
static void read_scenario(FILE *file);

static void refuse(const char *what, const char *expected)
{
    fprintf(stderr, "%s: expected %s\n", what, expected);
    exit(2);
}

static int read_number(FILE *file, const char *what)
{
    int number;
    if (fscanf(file, "%d", &number) != 1) refuse(what, "an integer");
    return number;
}

/* A number of things, for which an array has room. */
static int read_count(FILE *file, const char *what, int most)
{
    int count = read_number(file, what);
    if (count < 0 || count > most) refuse(what, "a number for which there is room");
    return count;
}

static void read_scenario_file(const char *path)
{
    FILE *file = path ? fopen(path, "r") : NULL;
    int more;
    if (file == NULL) refuse("scenario", "a file that can be read");
    read_scenario(file);
    if (fscanf(file, "%d", &more) == 1) refuse("scenario", "no more numbers");
    fclose(file);
}
#endif

#ifdef READS_A_SCENARIO
/*
 * BTL-7, by roster unit and by round. No checksum has these; whoever sums up trials would read them, which is
 * why they are not static: no compiler may leave them out.
 */
struct unit_figures {
    int survived, damage_dealt, kills, attacks, hits;
} *unit_figures;
int (*active_after)[SIDES];
#endif

/* Returns the outcome. */
static int play_trial(uint64_t trial);

/* Folds the metrics of the trial played last into the checksum, in the engine's order. */
static uint32_t fold_metrics(uint32_t hash);

static uint32_t fold(uint32_t hash, int value)
{
    return (hash ^ (uint32_t)value) * 0x01000193;
}

static uint32_t fold_all(uint32_t hash, const int *values, int count)
{
    for (int i = 0; i < count; i++) hash = fold(hash, values[i]);
    return hash;
}

/* The winning side once one has nobody left, of whom none will come (BTL-3). */
static int outcome_of(int first_lost, int second_lost)
{
    if (first_lost) return second_lost ? DRAW : 1;
    return second_lost ? 0 : UNDECIDED;
}

int main(int argc, char **argv)
{
    uint64_t trials = argc > 1 ? strtoull(argv[1], NULL, 10) : 100000;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    long outcomes[OUTCOMES] = { 0 };
    uint32_t hash = 0x811c9dc5;
    struct timespec before, after;

#ifdef READS_A_SCENARIO
    read_scenario_file(argc > 3 ? argv[3] : NULL);
#endif
    prepare(seed);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before);
    for (uint64_t trial = 0; trial < trials; trial++) {
        int outcome = play_trial(trial);
        outcomes[outcome]++;
        hash = fold_metrics(fold(hash, outcome));
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after);

    double seconds = (double)(after.tv_sec - before.tv_sec) + 1e-9 * (double)(after.tv_nsec - before.tv_nsec);
    printf("{\"trials\":%llu,\"checksum\":\"%08x\",\"outcomes\":[%ld,%ld,%ld,%ld],\"cpuSeconds\":%.6f}\n",
           (unsigned long long)trials, hash, outcomes[0], outcomes[1], outcomes[2], outcomes[3], seconds);
    return 0;
}
