/*
 * scenarios/bar-brawl.yaml in plain C, as a yardstick for the engine: the same rules, dice and draws
 * with the scenario written in, so that every trial ends the same. Rule identifiers are those of
 * src/engine/systems/counters/RULES.md and src/engine/battle.
 *
 *   gcc -O3 -o brawl brawl.c && ./brawl TRIALS SEED
 */
#include "battle.h"
#include "dice.h"

enum { BOUNCER, DRINKERS };
enum { MOST_UNITS = 2, UNITS = 3, MOST_ATTACKS = 2 };
enum { REACH = 1, SPEED = 6, INITIATIVE_DIE = 10, NEEDED = 1 };
enum { INITIATIVE, ATTACK, DAMAGE, COUNTER_ATTACK, COUNTER_DAMAGE, COUNTER, CHECK, PURPOSES };
enum { ACTIVE, DEAD, UNCONSCIOUS };
/* In the order in which the engine counts them. */
enum { BLOCK, DEFENSIVE_CROUCH, STREET_TOUGH, OPENING, GRIT, HEAD_BUTT, COUNTERS };
enum { TOGETHER = 3, RESULTS = 1000, HIGHEST_TARGET = 10 };

struct attack {
    int dice, target_number, damage, damage_target_number;
    int recovers, checks, self_damage;
    int to_hit, to_harm; /* purposes of its streams */
};

struct defense {
    int counter, damage_at_least, recoverable;
    int fewer_levels, roll_dice, roll_target_number;
    int checks, recovers, stands; /* levels that it takes while it stands */
};

struct offense {
    int counter, next_dice, next_damage;
    const struct attack *attack;
};

struct kind {
    int start, initiative, constitution, constitution_target_number, capacity;
    int attacks, defenses, offenses;
    struct attack attack[MOST_ATTACKS];
    const struct defense *defense;
    const struct offense *offense;
};

struct unit {
    const struct kind *kind;
    int side, status, at, score;
    int levels, lethal_levels, stunned;
    int spent[COUNTERS];
    const struct defense *standing;
    const struct unit *next_target;
    int next_dice, next_damage;
    int damage_dealt, attacks, hits;
    struct stream streams[PURPOSES];
};

struct side {
    struct unit units[MOST_UNITS];
    int size, active, first_loss;
    int stuns, knock_outs;
    int uses[COUNTERS], recovered[COUNTERS], prevented[COUNTERS];
};

struct fight {
    struct side sides[SIDES];
    struct unit *order[UNITS], *on_turn;
    int order_count, round;
    struct dice dice;
};

struct blow {
    int dice, damage_dice, successes, levels, checks;
};

static const struct defense defenses[] = {
    { BLOCK, 1, 1, 0, 2, 6, 0, 0, 0 },
    { GRIT, 1, 0, 3, 0, 0, 2, 1, 0 },
    { DEFENSIVE_CROUCH, 3, 1, 2, 0, 0, 0, 0, 2 },
    { STREET_TOUGH, 1, 1, 1, 0, 0, 0, 0, 1 },
};
static const struct attack head_butt = { 3, 7, 4, 6, 0, -1, 1, COUNTER_ATTACK, COUNTER_DAMAGE };
static const struct offense offenses[] = {
    { OPENING, 2, 1, NULL },
    { HEAD_BUTT, 0, 0, &head_butt },
};
static const struct kind bouncer = {
    0, 5, 4, 6, 9, 2, 4, 2,
    { { 4, 7, 1, 6, 1, 0, 0, ATTACK, DAMAGE }, { 4, 7, 3, 6, 0, 0, 0, ATTACK, DAMAGE } },
    defenses, offenses,
};
static const struct kind drinker = {
    2, 3, 3, 7, 8, 2, 0, 0,
    { { 3, 8, 3, 7, 0, 0, 0, ATTACK, DAMAGE }, { 1, 8, 5, 7, 0, 0, 0, ATTACK, DAMAGE } },
    NULL, NULL,
};

/* Dice ------------------------------------------------------------------------------------------ */

/* By target number, dice and result: successes of the first so many decimal digits of the result. */
static uint8_t successes[HIGHEST_TARGET + 1][TOGETHER + 1][RESULTS];

/* CTR-3 */
static int successes_of_face(int face, int target_number)
{
    if (face == 1 || face < target_number) return 0;
    return face == 10 ? 2 : 1;
}

static void prepare_successes(int target_number)
{
    for (int result = 0; result < RESULTS; result++) {
        for (int die = 0, rest = result; die < TOGETHER; die++, rest /= 10) {
            successes[target_number][die + 1][result] =
                successes[target_number][die][result] + successes_of_face(1 + rest % 10, target_number);
        }
    }
}

/* CTR-3, three dice a word. */
static int roll_pool(struct fight *fight, struct unit *unit, int purpose, int dice, int target_number)
{
    struct stream *stream = &unit->streams[purpose];
    int total = 0;
    for (; dice > 0; dice -= TOGETHER) {
        int result = below_on(&fight->dice, stream, RESULTS, 22);
        total += successes[target_number][dice < TOGETHER ? dice : TOGETHER][result];
    }
    return total;
}

/* CTR-4 */
static int roll_constitution(struct fight *fight, struct unit *unit, int dice)
{
    return roll_pool(fight, unit, CHECK, dice, unit->kind->constitution_target_number);
}

/* Field ----------------------------------------------------------------------------------------- */

static int distance_between(const struct unit *a, const struct unit *b)
{
    return abs(a->at - b->at);
}

/* BTL-4: the first of the nearest. */
static struct unit *nearest_enemy(struct fight *fight, const struct unit *unit)
{
    struct side *side = &fight->sides[1 - unit->side];
    struct unit *nearest = NULL;
    for (int i = 0; i < side->size; i++) {
        struct unit *enemy = &side->units[i];
        if (enemy->status != ACTIVE) continue;
        if (nearest == NULL || distance_between(unit, enemy) < distance_between(unit, nearest)) nearest = enemy;
    }
    return nearest;
}

/* CTR-7 */
static void move_towards(struct unit *unit, const struct unit *target)
{
    int missing = distance_between(unit, target) - REACH;
    if (missing <= 0) return;
    int inches = missing < SPEED ? missing : SPEED;
    unit->at += target->at > unit->at ? inches : -inches;
}

/* Counters -------------------------------------------------------------------------------------- */

static void spend(struct fight *fight, struct unit *unit, int counter)
{
    unit->spent[counter] = 1;
    fight->sides[unit->side].uses[counter]++;
}

/* CTR-11: the first spent recoverable counter but one, -1 without any. */
static int first_spent(const struct unit *unit, int except)
{
    for (int i = 0; i < unit->kind->defenses; i++) {
        const struct defense *defense = &unit->kind->defense[i];
        if (defense->recoverable && defense->counter != except && unit->spent[defense->counter]) return defense->counter;
    }
    return -1;
}

static void recover(struct fight *fight, struct unit *unit, int count, int except)
{
    for (int i = 0; i < count; i++) {
        int counter = first_spent(unit, except);
        if (counter < 0) return;
        unit->spent[counter] = 0;
        fight->sides[unit->side].recovered[counter]++;
    }
}

static void prevent(struct fight *fight, struct unit *unit, struct blow *blow, int counter, int most)
{
    int prevented = most < blow->levels ? most : blow->levels;
    blow->levels -= prevented;
    fight->sides[unit->side].prevented[counter] += prevented;
}

/* CTR-17, CTR-21: the first counter that is wanted. */
static void defend(struct fight *fight, struct unit *unit, struct blow *blow)
{
    if (unit->stunned) return;
    for (int i = 0; i < unit->kind->defenses; i++) {
        const struct defense *defense = &unit->kind->defense[i];
        if (unit->spent[defense->counter] || blow->levels < defense->damage_at_least) continue;
        spend(fight, unit, defense->counter);
        blow->checks += defense->checks;
        int rolled = roll_pool(fight, unit, COUNTER, defense->roll_dice, defense->roll_target_number);
        prevent(fight, unit, blow, defense->counter, defense->fewer_levels + rolled);
        if (defense->stands) unit->standing = defense;
        recover(fight, unit, defense->recovers, defense->counter);
        return;
    }
}

/* Harm ------------------------------------------------------------------------------------------ */

static void go_out(struct fight *fight, struct unit *unit, int status)
{
    struct side *side = &fight->sides[unit->side];
    unit->status = status;
    side->active--;
    if (side->first_loss == 0) side->first_loss = fight->round;
    if (status == UNCONSCIOUS) side->knock_outs++;
}

/* CTR-22 */
static void check_stun(struct fight *fight, struct unit *unit, int dice)
{
    if (roll_constitution(fight, unit, dice) >= NEEDED || unit->stunned) return;
    unit->stunned = 1;
    fight->sides[unit->side].stuns++;
}

/* CTR-23 */
static void check_capacity(struct fight *fight, struct unit *unit, int checks)
{
    const struct kind *kind = unit->kind;
    int above = unit->levels - kind->capacity;
    if (above < 0) return;
    int rolled = roll_constitution(fight, unit, kind->constitution - above + checks);
    if (unit->lethal_levels >= kind->capacity) go_out(fight, unit, DEAD);
    else if (rolled < NEEDED) go_out(fight, unit, UNCONSCIOUS);
}

/* CTR-18: all of one attack's levels are lethal where they exceed the constitution. */
static void take_levels(struct fight *fight, struct unit *unit, struct unit *attacker, const struct blow *blow)
{
    int constitution = unit->kind->constitution;
    if (blow->levels <= 0) return;
    attacker->damage_dealt += blow->levels;
    unit->levels += blow->levels;
    if (blow->levels > constitution) unit->lethal_levels += blow->levels;
    if (blow->levels >= constitution) check_stun(fight, unit, constitution + blow->checks);
    check_capacity(fight, unit, blow->checks);
}

/* Attacks --------------------------------------------------------------------------------------- */

/* CTR-12 to CTR-18 */
static void strike(struct fight *fight, struct unit *unit, struct unit *target, const struct attack *attack)
{
    struct blow blow = { attack->dice, attack->damage, 0, 0, attack->checks };
    unit->attacks++;
    if (unit->next_target == target) {
        blow.dice += unit->next_dice;
        blow.damage_dice += unit->next_damage;
        unit->next_target = NULL;
    }
    blow.successes = roll_pool(fight, unit, attack->to_hit, blow.dice, attack->target_number);
    if (blow.successes <= 0) return;
    unit->hits++;
    blow.damage_dice += blow.successes;
    blow.levels = roll_pool(fight, unit, attack->to_harm, blow.damage_dice, attack->damage_target_number);
    if (blow.levels > 0 && target->standing) {
        prevent(fight, target, &blow, target->standing->counter, target->standing->stands);
    }
    if (blow.levels > 0) defend(fight, target, &blow);
    take_levels(fight, target, unit, &blow);
    if (attack->self_damage == 0) return;
    unit->levels += attack->self_damage;
    check_capacity(fight, unit, 0);
}

/* CTR-19: the attack, what it recovers, and an offensive counter of the unit's on its own turn. */
static void carry_out(struct fight *fight, struct unit *unit, struct unit *target, const struct attack *attack)
{
    strike(fight, unit, target, attack);
    recover(fight, unit, attack->recovers, -1);
    if (unit != fight->on_turn || unit->status != ACTIVE || target->status != ACTIVE) return;
    for (int i = 0; i < unit->kind->offenses; i++) {
        const struct offense *offense = &unit->kind->offense[i];
        if (unit->spent[offense->counter]) continue;
        spend(fight, unit, offense->counter);
        if (offense->attack) {
            carry_out(fight, unit, target, offense->attack);
            return;
        }
        unit->next_target = target;
        unit->next_dice = offense->next_dice;
        unit->next_damage = offense->next_damage;
        return;
    }
}

/* CTR-9: the first usable attack; one that recovers, only with a counter to recover. */
static const struct attack *choose_attack(const struct unit *unit)
{
    const struct kind *kind = unit->kind;
    for (int i = 0; i < kind->attacks; i++) {
        if (kind->attack[i].recovers == 0 || first_spent(unit, -1) >= 0) return &kind->attack[i];
    }
    return &kind->attack[0];
}

/* Rounds ---------------------------------------------------------------------------------------- */

/* CTR-9, CTR-11, CTR-22 */
static void take_turn(struct fight *fight, struct unit *unit)
{
    unit->standing = NULL;
    if (unit->stunned) {
        unit->stunned = 0;
        return;
    }
    struct unit *target = nearest_enemy(fight, unit);
    move_towards(unit, target);
    fight->on_turn = unit;
    carry_out(fight, unit, target, choose_attack(unit));
}

static int compare(const struct unit *one, const struct unit *other)
{
    int ahead = one->score - other->score;
    return ahead ? ahead : one->kind->initiative - other->kind->initiative;
}

/* CTR-8: behind those of a higher score or modifier, at a random place among equals. */
static void take_place(struct fight *fight, struct unit *unit)
{
    struct unit **order = fight->order;
    struct stream *stream = &unit->streams[INITIATIVE];
    int first = 0;
    unit->score = 1 + below(&fight->dice, stream, INITIATIVE_DIE) + unit->kind->initiative;
    while (first < fight->order_count && compare(order[first], unit) > 0) first++;
    int past = first;
    while (past < fight->order_count && compare(order[past], unit) == 0) past++;
    int place = past == first ? first : first + below(&fight->dice, stream, past - first + 1);
    for (int i = fight->order_count; i > place; i--) order[i] = order[i - 1];
    order[place] = unit;
    fight->order_count++;
}

static void enter(struct fight *fight, struct side *side)
{
    side->active = side->size;
    side->first_loss = side->stuns = side->knock_outs = 0;
    for (int i = 0; i < COUNTERS; i++) side->uses[i] = side->recovered[i] = side->prevented[i] = 0;
    for (int i = 0; i < side->size; i++) {
        struct unit *unit = &side->units[i];
        unit->status = ACTIVE;
        unit->at = unit->kind->start;
        unit->levels = unit->lethal_levels = unit->stunned = 0;
        for (int counter = 0; counter < COUNTERS; counter++) unit->spent[counter] = 0;
        unit->standing = NULL;
        unit->next_target = NULL;
        unit->damage_dealt = unit->attacks = unit->hits = 0;
        take_place(fight, unit);
    }
}

static int play_round(struct fight *fight)
{
    for (int i = 0; i < fight->order_count; i++) {
        if (fight->order[i]->status != ACTIVE) continue;
        take_turn(fight, fight->order[i]);
        int outcome = outcome_of(fight->sides[BOUNCER].active == 0, fight->sides[DRINKERS].active == 0);
        if (outcome != UNDECIDED) return outcome;
    }
    return UNDECIDED;
}

/* The program ----------------------------------------------------------------------------------- */

static struct fight fight;

static void prepare_side(int which, int size, const struct kind *kind)
{
    struct side *side = &fight.sides[which];
    side->size = size;
    for (int i = 0; i < size; i++) {
        side->units[i].kind = kind;
        side->units[i].side = which;
        for (int purpose = 0; purpose < PURPOSES; purpose++) {
            prepare_stream(&side->units[i].streams[purpose], which, 0, i, purpose);
        }
    }
}

static void prepare(uint64_t seed)
{
    for (int target_number = 1; target_number <= HIGHEST_TARGET; target_number++) prepare_successes(target_number);
    prepare_side(BOUNCER, 1, &bouncer);
    prepare_side(DRINKERS, 2, &drinker);
    mix_seed(&fight.dice, seed);
}

static int play_trial(uint64_t trial)
{
    start_trial(&fight.dice, trial);
    fight.order_count = 0;
    for (int i = 0; i < SIDES; i++) enter(&fight, &fight.sides[i]);
    for (fight.round = 1; fight.round <= MAX_ROUNDS; fight.round++) {
        int outcome = play_round(&fight);
        if (outcome != UNDECIDED) return outcome;
    }
    fight.round = MAX_ROUNDS;
    return TIMEOUT;
}

/* BTL-7, CTR-26: nobody flees here, and nobody comes in waves. */
static uint32_t fold_side(uint32_t hash, const struct side *side)
{
    int dead = 0, unconscious = 0, damage = 0, attacks = 0, hits = 0;
    for (int i = 0; i < side->size; i++) {
        const struct unit *unit = &side->units[i];
        dead += unit->status == DEAD;
        unconscious += unit->status == UNCONSCIOUS;
        damage += unit->damage_dealt;
        attacks += unit->attacks;
        hits += unit->hits;
    }
    int metrics[] = {
        side->active, dead, unconscious, 0, damage, attacks, hits, side->active == 0,
        side->first_loss, side->stuns, side->knock_outs,
    };
    hash = fold_all(hash, metrics, sizeof metrics / sizeof *metrics);
    hash = fold_all(hash, side->uses, COUNTERS);
    hash = fold_all(hash, side->recovered, COUNTERS);
    return fold_all(hash, side->prevented, COUNTERS);
}

static uint32_t fold_metrics(uint32_t hash)
{
    hash = fold(hash, fight.round);
    for (int i = 0; i < SIDES; i++) hash = fold_side(hash, &fight.sides[i]);
    return hash;
}
