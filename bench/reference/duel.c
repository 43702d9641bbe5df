/*
 * scenarios/cole-v-francois.yaml in plain C, as a yardstick for the engine: the same rules, dice and
 * draws with the scenario written in, so that every trial ends the same. Rule identifiers are those of
 * src/engine/systems/target-10/RULES.md and src/engine/battle.
 *
 *   gcc -O3 -o duel duel.c && ./duel TRIALS SEED
 */
#include "battle.h"
#include "dice.h"

enum { ORDER_DIE = 6, CORE_DIE = 20, DAMAGE_DIE = 6, LEAST_DAMAGE = 1, TARGET_NUMBER = 12, BONUS_LIMIT = 10 };
enum { UNUSED, ORDER, ATTACK, DAMAGE, PURPOSES };
enum { ACTIVE, DEAD, UNCONSCIOUS };

struct kind {
    int hit_points, hit_dice, strength, dexterity, weapon_bonus;
};

struct unit {
    const struct kind *kind;
    int status, hit_points, order, first_loss;
    int damage_dealt, attacks, hits;
    struct stream streams[PURPOSES];
};

struct fight {
    struct unit units[SIDES];
    int round;
    struct dice dice;
};

static const struct kind cole = { 21, 6, 3, 1, 2 };
static const struct kind francois = { 24, 7, 2, 3, 1 };

static int roll(struct fight *fight, struct unit *unit, int purpose, int sides)
{
    return 1 + below(&fight->dice, &unit->streams[purpose], sides);
}

/* T10-14, T10-15 */
static int bonus_of(const struct kind *kind, const struct kind *target)
{
    int attack = kind->hit_dice + kind->strength + kind->weapon_bonus;
    int difference = attack - (target->hit_dice + target->dexterity);
    if (difference > BONUS_LIMIT) return BONUS_LIMIT;
    return difference < -BONUS_LIMIT ? -BONUS_LIMIT : difference;
}

/* T10-15, T10-16: the damage that a hit does, 0 for a miss. */
static int attack(struct fight *fight, struct unit *unit, const struct unit *target)
{
    unit->attacks++;
    if (roll(fight, unit, ATTACK, CORE_DIE) + bonus_of(unit->kind, target->kind) < TARGET_NUMBER) return 0;
    int damage = roll(fight, unit, DAMAGE, DAMAGE_DIE) + unit->kind->strength;
    if (damage < LEAST_DAMAGE) damage = LEAST_DAMAGE;
    unit->hits++;
    unit->damage_dealt += damage;
    return damage;
}

/* T10-17 */
static void wound(struct fight *fight, struct unit *unit, int damage)
{
    unit->hit_points -= damage;
    if (damage == 0 || unit->hit_points > 0) return;
    unit->status = unit->hit_points < 0 ? DEAD : UNCONSCIOUS;
    unit->first_loss = fight->round;
}

/* T10-13: the higher order of play first, equals together. */
static void play_round(struct fight *fight)
{
    struct unit *one = &fight->units[0], *two = &fight->units[1];
    for (int i = 0; i < SIDES; i++) {
        struct unit *unit = &fight->units[i];
        unit->order = roll(fight, unit, ORDER, ORDER_DIE) + unit->kind->dexterity;
    }
    if (one->order == two->order) {
        int by_one = attack(fight, one, two), by_two = attack(fight, two, one);
        wound(fight, two, by_one);
        wound(fight, one, by_two);
        return;
    }
    struct unit *first = one->order > two->order ? one : two, *second = first == one ? two : one;
    wound(fight, second, attack(fight, first, second));
    if (second->status == ACTIVE) wound(fight, first, attack(fight, second, first));
}

/* The program ----------------------------------------------------------------------------------- */

static struct fight fight;

static void prepare(uint64_t seed)
{
    fight.units[0].kind = &cole;
    fight.units[1].kind = &francois;
    for (int i = 0; i < SIDES; i++) {
        for (int purpose = 0; purpose < PURPOSES; purpose++) {
            prepare_stream(&fight.units[i].streams[purpose], i, 0, 0, purpose);
        }
    }
    mix_seed(&fight.dice, seed);
}

static int play_trial(uint64_t trial)
{
    start_trial(&fight.dice, trial);
    for (int i = 0; i < SIDES; i++) {
        struct unit *unit = &fight.units[i];
        unit->status = ACTIVE;
        unit->hit_points = unit->kind->hit_points;
        unit->first_loss = unit->damage_dealt = unit->attacks = unit->hits = 0;
    }
    for (fight.round = 1; fight.round <= MAX_ROUNDS; fight.round++) {
        play_round(&fight);
        int outcome = outcome_of(fight.units[0].status != ACTIVE, fight.units[1].status != ACTIVE);
        if (outcome != UNDECIDED) return outcome;
    }
    fight.round = MAX_ROUNDS;
    return TIMEOUT;
}

/* BTL-7, T10-32: nobody flees, spends luck, falls, is held, disarmed or persuaded here. */
static uint32_t fold_unit(uint32_t hash, const struct unit *unit)
{
    int active = unit->status == ACTIVE;
    int metrics[] = {
        active, unit->status == DEAD, unit->status == UNCONSCIOUS, 0, unit->damage_dealt, unit->attacks,
        unit->hits, !active, unit->first_loss, 0, 0, 0, 0, 0,
    };
    return fold_all(hash, metrics, sizeof metrics / sizeof *metrics);
}

static uint32_t fold_metrics(uint32_t hash)
{
    hash = fold(hash, fight.round);
    for (int i = 0; i < SIDES; i++) hash = fold_unit(hash, &fight.units[i]);
    return hash;
}
