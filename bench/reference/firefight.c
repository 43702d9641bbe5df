/*
 * scenarios/firefight.yaml in plain C, as a yardstick for the engine: the same rules, dice and draws
 * with the scenario written in, so that every trial ends the same. Rule identifiers are those of
 * src/engine/systems/crescent-star/RULES.md and src/engine/battle.
 *
 *   gcc -O3 -o firefight firefight.c && ./firefight TRIALS SEED
 */
#include "battle.h"
#include "dice.h"

enum { PLAYERS, OPPOSITION };
enum { SIZE = 4, PLAYER_WAVES = 1, TROOPER_WAVES = 4, MOST = SIZE * TROOPER_WAVES };
enum { FIELD = 20, ACTING_HEXES = 6, SUCCESS_STEP = 7, RANGE_STEP = 2, MOST_REROLLS = 64 };
enum { FIRST_LINK_COST = 2, LINK_COST_STEP = 1, STONES = 3, HUMAN = 9, KNEELING = 12 };
enum { ATTACK, LINK, GUARD, DAMAGE, SAVE, PURPOSES };
enum { NEAREST, WEAKEST, STRONGEST };
enum { HOLD, ADVANCE, BY_DEFAULT };

struct weapon {
    int count, sides, auto_successes, increment, max_increments;
    int reach, results;
    int sums[256];
};

struct tactic {
    int at_least, move, target, presents;
};

struct kind {
    int shoot, shoot_auto, resist, deadly;
    struct weapon *weapon;
    struct tactic tactics[2];
};

struct unit {
    const struct kind *kind;
    int side, start_q, start_r;
    int active, q, r, next_q, next_r;
    int damage, wounds, hindrance, stones, presented;
    int move, links, has_link;
    const struct tactic *tactic;
    struct unit *target;
    int damage_dealt, attacks, hits;
    struct stream streams[PURPOSES];
};

struct side {
    struct unit units[MOST];
    int waves, entered, from, to, active;
    int first_loss, stones_spent, chained, wounds;
};

struct hit {
    struct unit *target;
    int successes;
};

struct fight {
    struct side sides[SIDES];
    int round, pool;
    struct unit *actors[2 * SIZE];
    struct hit hits[2 * SIZE];
    int actor_count;
    struct dice dice;
};

static struct weapon smg = { 3, 4, 1, 8, 6 };
static struct weapon assault_rifle = { 4, 4, 1, 20, 8 };
static struct weapon sniper_rifle = { 2, 10, 2, 50, 12 };
static struct weapon pistol = { 3, 4, 0, 5, 6 };

#define DEFAULT_TACTIC { 0, BY_DEFAULT, NEAREST, HUMAN }

static const struct kind team[SIZE] = {
    { 5, 0, 3, 6, &smg, { { 9, ADVANCE, NEAREST, HUMAN }, { 0, HOLD, WEAKEST, HUMAN } } },
    { 5, 1, 2, 5, &assault_rifle, { DEFAULT_TACTIC } },
    { 6, 1, 1, 4, &sniper_rifle, { { 0, HOLD, STRONGEST, KNEELING } } },
    { 3, 0, 2, 5, &pistol, { { 10, ADVANCE, NEAREST, HUMAN }, { 0, HOLD, NEAREST, KNEELING } } },
};
static const struct kind trooper = { 3, 0, 1, 4, &assault_rifle, { DEFAULT_TACTIC } };

/* Dice ------------------------------------------------------------------------------------------ */

static int roll_again(const struct dice *dice, struct stream *stream, int sides)
{
    int total = 0;
    for (int again = 0; again < MOST_REROLLS; again++) {
        int face = below(dice, stream, sides) + 1;
        total += face;
        if (face < sides) break;
    }
    return total;
}

/* CS-1 */
static int roll_open_ended(const struct dice *dice, struct stream *stream)
{
    int pair = below(dice, stream, 40);
    int ten = 1 + pair % 10, four = 1 + pair / 10;
    int total = ten + four;
    if (ten == 10) total += roll_again(dice, stream, 10);
    if (four == 4) total += roll_again(dice, stream, 4);
    return total;
}

/* CS-3 */
static int successes_of(int total, int target_number)
{
    return total < target_number ? 0 : 1 + (total - target_number) / SUCCESS_STEP;
}

/* Field ----------------------------------------------------------------------------------------- */

/* CS-11 */
static int distance_of(int q, int r)
{
    int aq = abs(q), ar = abs(r), as = abs(q + r);
    int most = aq > ar ? aq : ar;
    return most > as ? most : as;
}

static int distance_between(const struct unit *a, const struct unit *b)
{
    return distance_of(b->q - a->q, b->r - a->r);
}

/* BTL-6, CS-10, CS-11 */
static void enter_wave(struct side *side)
{
    int first = side->to;
    for (int i = first; i < first + SIZE; i++) {
        struct unit *unit = &side->units[i];
        unit->active = 1;
        unit->q = unit->start_q;
        unit->r = unit->start_r;
        unit->damage = unit->wounds = unit->hindrance = 0;
        unit->stones = unit->side == PLAYERS ? STONES : 0;
        unit->presented = HUMAN;
        unit->damage_dealt = unit->attacks = unit->hits = 0;
        unit->links = unit->has_link = 0;
    }
    side->from = first;
    side->to = first + SIZE;
    side->active = SIZE;
    side->entered++;
}

/* Tactics --------------------------------------------------------------------------------------- */

/* BTL-4: wounds to go, then the smaller damage total. */
static int health_of(const struct unit *unit)
{
    return (unit->kind->deadly - unit->wounds) * (1 << 20) - unit->damage;
}

/* BTL-4: the first of the best among the active enemies within reach, or among all of them. */
static struct unit *choose_within(struct fight *fight, const struct unit *unit, int choice, int reach, int *distance)
{
    struct side *side = &fight->sides[1 - unit->side];
    struct unit *best = NULL;
    int best_score = 0;
    for (int i = side->from; i < side->to; i++) {
        struct unit *enemy = &side->units[i];
        if (!enemy->active) continue;
        int apart = distance_between(unit, enemy);
        if (apart > reach) continue;
        int score = choice == NEAREST ? apart : choice == WEAKEST ? health_of(enemy) : -health_of(enemy);
        if (best == NULL || score < best_score) {
            best = enemy;
            best_score = score;
            *distance = apart;
        }
    }
    return best;
}

static struct unit *choose(struct fight *fight, const struct unit *unit, int choice, int *distance)
{
    struct unit *target = choose_within(fight, unit, choice, unit->kind->weapon->reach, distance);
    return target ? target : choose_within(fight, unit, choice, 1 << 20, distance);
}

/* BTL-5, CS-13 */
static void decide(struct fight *fight, struct unit *unit)
{
    const struct tactic *tactic = unit->kind->tactics;
    int distance = -1;
    unit->target = choose(fight, unit, tactic->target, &distance);
    if (distance < tactic->at_least) {
        tactic++;
        unit->target = choose(fight, unit, tactic->target, &distance);
    }
    unit->move = tactic->move;
    if (unit->move == BY_DEFAULT) unit->move = distance <= unit->kind->weapon->reach ? HOLD : ADVANCE;
    unit->tactic = tactic;
}

/* CS-12: neighbours in the order of preference E, NE, NW, W, SW, SE; mirrored for side two. */
static const int STEP_Q[SIDES][6] = { { 1, 1, 0, -1, -1, 0 }, { -1, 0, 1, 1, 0, -1 } };
static const int STEP_R[SIDES][6] = { { 0, -1, -1, 0, 1, 1 }, { 0, -1, -1, 0, 1, 1 } };

static void plan_move(struct unit *unit)
{
    const struct unit *target = unit->target;
    unit->next_q = unit->q;
    unit->next_r = unit->r;
    if (unit->move == HOLD || target == NULL) return;
    int q = unit->q - target->q, r = unit->r - target->r;
    for (int walked = 0; walked < ACTING_HEXES && distance_of(q, r) > 1; walked++) {
        int best = 0, best_distance = 1 << 20;
        for (int i = 0; i < 6; i++) {
            int distance = distance_of(q + STEP_Q[unit->side][i], r + STEP_R[unit->side][i]);
            if (distance < best_distance) {
                best = i;
                best_distance = distance;
            }
        }
        q += STEP_Q[unit->side][best];
        r += STEP_R[unit->side][best];
    }
    unit->next_q = target->q + q;
    unit->next_r = target->r + r;
}

/* Acts ------------------------------------------------------------------------------------------ */

static void spend_stones(struct fight *fight, struct unit *unit, int count)
{
    unit->stones -= count;
    fight->sides[PLAYERS].stones_spent += count;
    fight->pool += count;
}

static void spoil(struct fight *fight)
{
    fight->sides[OPPOSITION].stones_spent++;
    fight->pool--;
}

/* CS-10 */
static int stone_attack(struct fight *fight, struct unit *unit, int net)
{
    if (unit->side != PLAYERS) return net;
    if (net == 0 && unit->stones > 0) {
        spend_stones(fight, unit, 1);
        return 1;
    }
    if (net == 1 && fight->pool > 0) {
        spoil(fight);
        return 0;
    }
    return net;
}

/* CS-10 */
static int stone_save(struct fight *fight, struct unit *unit, int net, int against)
{
    int over = (net > 0 ? net : 0) - against;
    if (over < 1) {
        int needed = against + 1 - net;
        if (needed > unit->stones) return net;
        spend_stones(fight, unit, needed);
        return net + needed;
    }
    if (over == 1 && fight->pool > 0) {
        spoil(fight);
        return net - 1;
    }
    return net;
}

/* CS-9, CS-18: a link where the successes reach, the rest on the wound. */
static int spend_extras(struct unit *unit, int extras)
{
    int price = FIRST_LINK_COST + LINK_COST_STEP * unit->links;
    if (extras <= 0) return 0;
    if (extras < price) return extras;
    unit->links++;
    unit->has_link = 1;
    return extras - price;
}

/* CS-16 */
static int shoot(struct fight *fight, struct unit *unit, const struct unit *target, int distance, int purpose)
{
    const struct kind *kind = unit->kind;
    int target_number = target->presented + RANGE_STEP * (distance / kind->weapon->increment);
    int total = roll_open_ended(&fight->dice, &unit->streams[purpose]) + kind->shoot;
    return successes_of(total, target_number) + kind->shoot_auto - unit->hindrance;
}

/* CS-14 */
static void attack(struct fight *fight, int actor, int is_link)
{
    struct unit *unit = fight->actors[actor];
    struct hit *hit = &fight->hits[actor];
    int reach = unit->kind->weapon->reach, distance = 0;
    struct unit *target = unit->target;
    hit->target = NULL;
    unit->has_link = 0;
    if (target) distance = distance_between(unit, target);
    if (!target || distance > reach) target = choose_within(fight, unit, unit->tactic->target, reach, &distance);
    if (!target) return;
    if (is_link) fight->sides[unit->side].chained++;
    unit->attacks++;
    int net = stone_attack(fight, unit, shoot(fight, unit, target, distance, is_link ? LINK : ATTACK));
    if (net < 1) return;
    unit->hits++;
    hit->target = target;
    hit->successes = spend_extras(unit, net - 1) + unit->kind->weapon->auto_successes;
}

/* CS-20, CS-21 */
static int wounds_of(struct fight *fight, struct unit *target, int against)
{
    int total = roll_open_ended(&fight->dice, &target->streams[SAVE]) + target->kind->resist;
    int net = successes_of(total, target->damage) - target->hindrance;
    if (target->side == PLAYERS) net = stone_save(fight, target, net, against);
    int over = (net > 0 ? net : 0) - against;
    if (over > 0) return 0;
    return over == 0 ? 1 : -over;
}

/* CS-19, CS-20, CS-21, CS-22 */
static void resolve_hit(struct fight *fight, struct unit *unit, const struct hit *hit)
{
    struct unit *target = hit->target;
    struct side *side = &fight->sides[target->side];
    const struct weapon *weapon = unit->kind->weapon;
    int damage = weapon->sums[below(&fight->dice, &unit->streams[DAMAGE], weapon->results)];
    unit->damage_dealt += damage;
    target->damage += damage;
    if (hit->successes > 0) {
        int wounds = wounds_of(fight, target, hit->successes);
        target->wounds += wounds;
        side->wounds += wounds;
    }
    if (target->wounds < target->kind->deadly) return;
    target->active = 0;
    side->active--;
    if (side->first_loss == 0) side->first_loss = fight->round;
}

/* CS-14: wounds hinder from the next step on. */
static void resolve_hits(struct fight *fight)
{
    for (int i = 0; i < fight->actor_count; i++) {
        struct hit *hit = &fight->hits[i];
        if (hit->target && hit->target->active) resolve_hit(fight, fight->actors[i], hit);
    }
    for (int i = 0; i < fight->actor_count; i++) {
        struct unit *target = fight->hits[i].target;
        if (target) target->hindrance = target->wounds;
    }
}

/* BTL-3 */
static int judge(const struct fight *fight)
{
    const struct side *players = &fight->sides[PLAYERS], *opposition = &fight->sides[OPPOSITION];
    return outcome_of(players->active == 0 && players->entered == players->waves,
                      opposition->active == 0 && opposition->entered == opposition->waves);
}

static int act(struct fight *fight, int is_link)
{
    for (int i = 0; i < fight->actor_count; i++) attack(fight, i, is_link);
    resolve_hits(fight);
    return judge(fight);
}

static void declare_round(struct fight *fight, struct side *side)
{
    for (int i = side->from; i < side->to; i++) {
        struct unit *unit = &side->units[i];
        if (!unit->active) continue;
        decide(fight, unit);
        unit->presented = unit->move == HOLD ? unit->tactic->presents : HUMAN;
        unit->links = 0;
        fight->actors[fight->actor_count++] = unit;
    }
}

static int gather_links(struct fight *fight)
{
    int before = fight->actor_count;
    fight->actor_count = 0;
    for (int i = 0; i < before; i++) {
        struct unit *unit = fight->actors[i];
        if (!unit->has_link || !unit->active) continue;
        decide(fight, unit);
        fight->actors[fight->actor_count++] = unit;
    }
    return fight->actor_count;
}

/* CS-14 */
static int play_round(struct fight *fight)
{
    fight->round++;
    for (int i = 0; i < SIDES; i++) {
        struct side *side = &fight->sides[i];
        if (side->active == 0 && side->entered < side->waves) enter_wave(side);
    }
    fight->actor_count = 0;
    declare_round(fight, &fight->sides[OPPOSITION]);
    declare_round(fight, &fight->sides[PLAYERS]);
    for (int i = 0; i < fight->actor_count; i++) plan_move(fight->actors[i]);
    for (int i = 0; i < fight->actor_count; i++) {
        fight->actors[i]->q = fight->actors[i]->next_q;
        fight->actors[i]->r = fight->actors[i]->next_r;
    }
    int outcome = act(fight, 0);
    while (outcome == UNDECIDED && gather_links(fight) > 0) outcome = act(fight, 1);
    return outcome;
}

static int fight_out(struct fight *fight, uint64_t trial)
{
    start_trial(&fight->dice, trial);
    fight->round = fight->pool = 0;
    for (int i = 0; i < SIDES; i++) {
        struct side *side = &fight->sides[i];
        side->entered = side->from = side->to = side->active = 0;
        side->first_loss = side->stones_spent = side->chained = side->wounds = 0;
    }
    while (fight->round < MAX_ROUNDS) {
        int outcome = play_round(fight);
        if (outcome != UNDECIDED) return outcome;
    }
    return TIMEOUT;
}

/* Figures --------------------------------------------------------------------------------------- */

/* BTL-7, CS-25: the metrics of a side, in the engine's order; nobody faints or flees here. */
static uint32_t fold_side(uint32_t hash, const struct side *side)
{
    int damage = 0, attacks = 0, hits = 0, defeated = 0;
    for (int i = 0; i < side->to; i++) {
        damage += side->units[i].damage_dealt;
        attacks += side->units[i].attacks;
        hits += side->units[i].hits;
    }
    for (int first = 0; first < side->to; first += SIZE) {
        int standing = 0;
        for (int i = first; i < first + SIZE; i++) standing += side->units[i].active;
        if (standing == 0) defeated++;
    }
    int metrics[] = {
        side->active, side->to - side->active, 0, 0, damage, attacks, hits, defeated,
        side->first_loss, side->stones_spent, side->chained, side->wounds,
    };
    return fold_all(hash, metrics, sizeof metrics / sizeof *metrics);
}

/* Setting up ------------------------------------------------------------------------------------ */

static void prepare_weapon(struct weapon *weapon)
{
    weapon->reach = weapon->increment * (weapon->max_increments + 1) - 1;
    weapon->results = 1;
    for (int die = 0; die < weapon->count; die++) weapon->results *= weapon->sides;
    for (int result = 0; result < weapon->results; result++) {
        int rest = result, sum = 0;
        for (int die = 0; die < weapon->count; die++, rest /= weapon->sides) sum += 1 + rest % weapon->sides;
        weapon->sums[result] = sum;
    }
}

static void prepare_side(struct side *side, int which)
{
    side->waves = which == PLAYERS ? PLAYER_WAVES : TROOPER_WAVES;
    for (int i = 0; i < side->waves * SIZE; i++) {
        struct unit *unit = &side->units[i];
        int wave = i / SIZE, index = i % SIZE;
        unit->kind = which == PLAYERS ? &team[index] : &trooper;
        unit->side = which;
        unit->start_q = which * FIELD - index;
        unit->start_r = 2 * index;
        for (int purpose = 0; purpose < PURPOSES; purpose++) {
            prepare_stream(&unit->streams[purpose], which, wave, index, purpose);
        }
    }
}

/* The program ----------------------------------------------------------------------------------- */

static struct fight the_fight;

static void prepare(uint64_t seed)
{
    prepare_weapon(&smg);
    prepare_weapon(&assault_rifle);
    prepare_weapon(&sniper_rifle);
    prepare_weapon(&pistol);
    for (int i = 0; i < SIDES; i++) prepare_side(&the_fight.sides[i], i);
    mix_seed(&the_fight.dice, seed);
}

static int play_trial(uint64_t trial)
{
    return fight_out(&the_fight, trial);
}

static uint32_t fold_metrics(uint32_t hash)
{
    hash = fold(hash, the_fight.round);
    for (int i = 0; i < SIDES; i++) hash = fold_side(hash, &the_fight.sides[i]);
    return hash;
}
