/*
 * All rules of a Target 10 battle in plain C, as a yardstick for the engine: the same rules, dice and
 * draws, so that every trial ends the same. The scenario is read (target-10/scenario.h); of BTL-7, what
 * is counted by unit and by round only is left out. Rule identifiers are those of
 * src/engine/systems/target-10/RULES.md and src/engine/battle.
 *
 *   gcc -O3 -o target-10 target-10.c && ./target-10 TRIALS SEED FILE
 */
#define READS_A_SCENARIO
#include "battle.h"
#include "dice.h"
#include "pool.h"
#include "target-10/scenario.h"

enum { CORE_DIE = 20, DIRECTIONS = 2, WHOLE = 10000, LEAST_HIT_POINTS = 1 };
enum { HEALTH, ORDER, ATTACK, DAMAGE, TEST, FLIGHT, FALL, SLEEP, TACTIC, PURPOSES };
enum { ACTIVE, DEAD, UNCONSCIOUS, FLED, STATUSES };

struct unit {
    const struct kind *kind;
    struct wave *wave;
    int side, index;
    int status, hit_points, place, luck;
    /* Where its movement in this group takes it: its place unless it moves. */
    int next_place;
    int is_prone, hindrance, holding;
    struct unit *held_by;
    const struct weapon *melee, *ranged;
    /* By bits: weapons of its list that lie on the ground. */
    unsigned dropped;
    int full_hit_points, wakes_in;
    /* T10-12: as declared; and the state of the field in which its decision stands while its target does. */
    const struct tactic *tactic;
    struct unit *target;
    int move, action, decided_in;
    int fight_base, defense_base;
    /* T10-25: tripped or held since it declared. */
    int is_void;
    int order;
    /* T10-13: whom it meets in a charge of both. */
    struct unit *meets;
    int stands, leaves;
    /* How it attacks, and the state of the field in which it does so. */
    int aimed_in, needed, is_close, does_damage, push;
    const struct weapon *weapon;
    /* T10-28: groups, 0 for none. */
    int binds_since, attacked_in;
    int has_persuaded;
    struct unit *rolled_on;
    int disarmed_in, retrieved, pushed;
    int damage_dealt, attacks, hits;
    struct stream streams[PURPOSES];
    int weapon_places[MOST_WEAPONS];
};

struct wave {
    int active, is_defeated;
};

struct side {
    /* Wave after wave. */
    struct unit units[MOST_UNITS];
    struct unit *active_units[MOST_UNITS];
    struct wave all_waves[MOST_WAVES];
    int size, waves, every_rounds;
    int active, entered, waves_entered, waves_defeated;
    int out[STATUSES], first_loss;
    /* T10-28: group of its last negotiation that still holds. */
    int bound_since;
    int luck_spent, times_prone, times_held, times_disarmed, negotiated_rounds, negotiated_in;
};

/* A success that lands at the end of the group. */
struct hit {
    struct unit *by, *target;
    int action, damage, push, breaks_free;
    const struct weapon *knocked;
};

/* What lands besides the actions that are attacks, which have the first bits. */
enum {
    STANDING = 1 << 8, MOVEMENT = 1 << 9, PUSHES = 1 << 10, RETRIEVAL = 1 << 11, FLIGHTS = 1 << 12,
    NEGOTIATION = 1 << 13, RELEASE = 1 << 14,
    HARM = 1 << KILL | 1 << SUBDUE,
};

struct fight {
    struct side sides[SIDES];
    int round;
    /* Units of the round by order of play; those that act together. */
    struct unit *actors[SIDES * MOST_UNITS], **group, **group_end;
    int actor_count;
    struct hit hits[SIDES * MOST_UNITS];
    int hit_count, landing, is_left_at_zero;
    /* Groups so far; changes of anything by which units declare and aim, but that one goes out. */
    int groups, field;
    int holds, sleepers, is_binding;
    struct dice dice;
};

static struct fight fight;

static struct side *own_side(const struct unit *unit)
{
    return &fight.sides[unit->side];
}

static struct side *enemies_of(const struct unit *unit)
{
    return &fight.sides[1 - unit->side];
}

/* Dice ------------------------------------------------------------------------------------------ */

static int roll(struct unit *unit, int purpose, int sides)
{
    return 1 + below_any(&fight.dice, &unit->streams[purpose], sides);
}

static int roll_formula(struct unit *unit, int purpose, const struct formula *formula)
{
    return roll_pool(&fight.dice, &unit->streams[purpose], &formula->pool) + formula->plus;
}

/* Field ----------------------------------------------------------------------------------------- */

/* T10-11: at one place the way one faces. */
static int direction_of(const struct unit *unit, int gap)
{
    if (gap != 0) return gap > 0 ? 1 : -1;
    return unit->side == 0 ? 1 : -1;
}

/* T10-13: at its place at the start of the group, or where both meet. */
static int seen_place(const struct unit *unit, const struct unit *other)
{
    return unit->meets == other ? other->next_place : other->place;
}

/* T10-30 */
static int is_on(const struct stretches *stretches, int place)
{
    for (int i = 0; i < stretches->count; i++) {
        if (place >= stretches->from[i] && place <= stretches->to[i]) return 1;
    }
    return 0;
}

/* T10-30: a step into a stretch that it does not start on. */
static int enters_one(const struct stretches *stretches, int from, int to)
{
    for (int i = 0; i < stretches->count; i++) {
        int first = stretches->from[i], last = stretches->to[i];
        if (to >= first && to <= last && (from < first || from > last)) return 1;
    }
    return 0;
}

/* Weapons --------------------------------------------------------------------------------------- */

/* T10-14: the first melee and the first ranged one at hand. */
static void look_for_weapons(struct unit *unit)
{
    unit->melee = unit->ranged = NULL;
    for (int i = unit->kind->weapon_count - 1; i >= 0; i--) {
        const struct weapon *weapon = &unit->kind->weapons[i];
        if (unit->dropped >> i & 1) continue;
        if (weapon->is_ranged) unit->ranged = weapon;
        else unit->melee = weapon;
    }
}

/* T10-14 */
static const struct weapon *weapon_within_reach(const struct unit *unit)
{
    if (unit->melee) return unit->melee;
    return unit->ranged ? unit->ranged : &unit->kind->bare_hands;
}

/* T10-11, T10-14 */
static int range_of(const struct unit *unit)
{
    return unit->ranged ? at_least(unit->ranged->range, rules.reach) : rules.reach;
}

/* T10-26 */
static int is_retrieving(const struct unit *unit)
{
    return unit->action == RETRIEVE && unit->dropped;
}

/* T10-26: in the order of the unit's list. */
static int first_dropped(const struct unit *unit)
{
    return __builtin_ctz(unit->dropped);
}

/* Going out and coming back --------------------------------------------------------------------- */

/* BTL-2, BTL-7 */
static void take_out(struct unit *unit, int status)
{
    struct side *side = own_side(unit);
    struct wave *wave = unit->wave;
    unit->status = status;
    side->active--;
    side->out[status]++;
    int place = 0;
    while (side->active_units[place] != unit) place++;
    for (; place < side->active; place++) side->active_units[place] = side->active_units[place + 1];
    if (side->first_loss == 0) side->first_loss = fight.round;
    wave->active--;
    if (wave->active > 0 || wave->is_defeated) return;
    wave->is_defeated = 1;
    side->waves_defeated++;
}

/* BTL-2: in its place of the roster. */
static void bring_back(struct unit *unit)
{
    struct side *side = own_side(unit);
    int place = side->active;
    for (; place > 0 && side->active_units[place - 1] > unit; place--) {
        side->active_units[place] = side->active_units[place - 1];
    }
    side->active_units[place] = unit;
    side->active++;
    side->out[unit->status]--;
    unit->status = ACTIVE;
    unit->wave->active++;
}

/* T10-23: active again where it lay, standing and free. */
static void wake_units(struct side *side)
{
    for (int i = 0; i < side->entered; i++) {
        struct unit *unit = &side->units[i];
        if (unit->wakes_in != fight.round) continue;
        fight.sleepers--;
        fight.field++;
        unit->wakes_in = 0;
        unit->hit_points = rules.wakes_with;
        unit->is_prone = unit->hindrance = 0;
        bring_back(unit);
    }
}

/* T10-2, T10-3, T10-11 */
static void freshen(struct unit *unit)
{
    const struct kind *kind = unit->kind;
    unit->status = ACTIVE;
    unit->place = unit->next_place = kind->start;
    unit->hit_points = at_least(roll_formula(unit, HEALTH, &kind->hit_points), LEAST_HIT_POINTS);
    unit->full_hit_points = unit->hit_points;
    unit->luck = kind->luck;
    unit->is_prone = unit->hindrance = unit->holding = unit->wakes_in = unit->pushed = 0;
    unit->held_by = NULL;
    unit->decided_in = -1;
    unit->binds_since = unit->attacked_in = unit->disarmed_in = 0;
    unit->damage_dealt = unit->attacks = unit->hits = 0;
    if (unit->dropped == 0) return;
    unit->dropped = 0;
    look_for_weapons(unit);
}

/* BTL-6 */
static void enter_wave_if_due(struct side *side)
{
    if (side->waves_entered == side->waves) return;
    if (side->every_rounds ? (fight.round - 1) % side->every_rounds : side->active) return;
    struct wave *wave = &side->all_waves[side->waves_entered++];
    wave->active = side->size;
    wave->is_defeated = 0;
    for (int i = 0; i < side->size; i++) {
        struct unit *unit = &side->units[side->entered++];
        freshen(unit);
        side->active_units[side->active++] = unit;
    }
    fight.field++;
}

/* BTL-3 */
static int judge(void)
{
    const struct side *one = &fight.sides[0], *two = &fight.sides[1];
    return outcome_of(one->active == 0 && one->waves_entered == one->waves,
                      two->active == 0 && two->waves_entered == two->waves);
}

/* Targets --------------------------------------------------------------------------------------- */

static int distance_from(int from, const struct unit *unit, const struct unit *other)
{
    return abs(seen_place(unit, other) - from);
}

static struct unit *choose_nearest(const struct unit *unit, int from, int most)
{
    struct side *enemies = enemies_of(unit);
    struct unit *nearest = NULL;
    for (int i = 0; i < enemies->active; i++) {
        struct unit *enemy = enemies->active_units[i];
        int distance = distance_from(from, unit, enemy);
        if (distance > most) continue;
        nearest = enemy;
        most = distance - 1;
    }
    return nearest;
}

static struct unit *choose_by_health(const struct unit *unit, int from, int most, int weakest)
{
    struct side *enemies = enemies_of(unit);
    struct unit *best = NULL;
    for (int i = 0; i < enemies->active; i++) {
        struct unit *enemy = enemies->active_units[i];
        if (distance_from(from, unit, enemy) > most) continue;
        if (best && (weakest ? enemy->hit_points >= best->hit_points : enemy->hit_points <= best->hit_points)) continue;
        best = enemy;
    }
    return best;
}

static struct unit *nth_within(const struct unit *unit, int from, int most, int nth)
{
    struct side *enemies = enemies_of(unit);
    for (int i = 0; i < enemies->active; i++) {
        struct unit *enemy = enemies->active_units[i];
        if (distance_from(from, unit, enemy) <= most && nth-- == 0) return enemy;
    }
    return NULL;
}

/* BTL-4: among the active enemies within so many paces of a place. */
static struct unit *choose(struct unit *unit, int choice, int from, int most)
{
    struct side *enemies = enemies_of(unit);
    int count = 0;
    if (choice == NEAREST) return choose_nearest(unit, from, most);
    if (choice == WEAKEST || choice == STRONGEST) return choose_by_health(unit, from, most, choice == WEAKEST);
    if (choice == FOCUS) return nth_within(unit, from, most, 0);
    for (int i = 0; i < enemies->active; i++) count += distance_from(from, unit, enemies->active_units[i]) <= most;
    if (count == 0) return NULL;
    return nth_within(unit, from, most, choice == RANDOM ? roll(unit, TACTIC, count) - 1 : unit->index % count);
}

/* Declarations ---------------------------------------------------------------------------------- */

/* T10-28: by a negotiation that still holds, unless an attack was rolled on the unit since. */
static int is_bound(const struct unit *unit)
{
    if (!fight.is_binding) return 0;
    int since = enemies_of(unit)->bound_since;
    return since > 0 && unit->attacked_in <= since;
}

static int states_of(const struct unit *unit)
{
    return (unit->is_prone ? PRONE : 0) | (unit->held_by ? HELD : 0) | (unit->holding ? HOLDING : 0) |
           (unit->dropped ? DISARMED : 0) | (is_bound(unit) ? BOUND : 0);
}

/* BTL-5: distance −1 without a target. */
static int holds(const struct tactic *tactic, const struct unit *unit, int states, int distance)
{
    if (!tactic->is_conditional) return 1;
    if (fight.round < tactic->round_from || fight.round > tactic->round_to) return 0;
    if (tactic->health_below != ALWAYS &&
        (int64_t)unit->hit_points * WHOLE >= (int64_t)unit->full_hit_points * tactic->health_below) return 0;
    if (enemies_of(unit)->active > tactic->enemies || own_side(unit)->active - 1 > tactic->allies) return 0;
    if (distance < 0 && (tactic->at_least >= 0 || tactic->at_most < ALWAYS)) return 0;
    if (distance < tactic->at_least || distance > tactic->at_most) return 0;
    return (states & tactic->state_mask) == tactic->states;
}

/* T10-31 */
static int action_of(const struct unit *unit, const struct tactic *tactic)
{
    if (tactic->action != DEFAULT_ACTION) return tactic->action;
    return unit->held_by ? GRAPPLE : KILL;
}

/* T10-31 */
static int default_move(const struct unit *unit, int distance)
{
    if (unit->is_prone) return STAND;
    if (unit->held_by || distance <= range_of(unit)) return HOLD;
    return unit->melee == NULL && unit->ranged ? ADVANCE : CHARGE;
}

/* T10-12, T10-26 */
static int has_destination(const struct unit *unit)
{
    return unit->target || is_retrieving(unit);
}

static int destination(const struct unit *unit)
{
    return is_retrieving(unit) ? unit->weapon_places[first_dropped(unit)] : unit->target->place;
}

/* T10-19 */
static int has_way_to_charge(const struct unit *unit)
{
    return has_destination(unit) && abs(destination(unit) - unit->place) > rules.reach;
}

/* T10-14, T10-19, T10-24: FIGHT without a weapon, and DEFENSE, to the end of the round. */
static void declare_values(struct unit *unit)
{
    const struct kind *kind = unit->kind;
    int defense = kind->defense;
    unit->fight_base = kind->fight;
    if (unit->move == CHARGE) {
        unit->fight_base += kind->charge_fight;
        defense += kind->charge_defense;
    }
    if (unit->action == DEFEND) defense += kind->defend;
    if (unit->defense_base != defense) fight.field++;
    unit->defense_base = defense;
}

/* T10-12, T10-25: a held unit's grapple goes at its holder. */
static void decide(struct unit *unit)
{
    const struct kind *kind = unit->kind;
    const struct tactic *tactic = kind->tactics;
    int states = kind->is_conditional ? states_of(unit) : 0, distance;
    unit->is_void = 0;
    unit->meets = NULL;
    for (;; tactic++) {
        int grapples_holder = unit->held_by && action_of(unit, tactic) == GRAPPLE;
        unit->target = grapples_holder ? unit->held_by : choose(unit, tactic->choice, unit->place, UNLIMITED);
        distance = unit->target ? abs(unit->target->place - unit->place) : -1;
        if (holds(tactic, unit, states, distance)) break;
    }
    unit->tactic = tactic;
    unit->move = tactic->move == BY_DEFAULT ? default_move(unit, distance) : tactic->move;
    unit->action = unit->move == FLEE ? NO_ACTION : action_of(unit, tactic);
    if (unit->held_by || (unit->is_prone && unit->move != STAND)) unit->move = HOLD;
    if (unit->move == CHARGE && !has_way_to_charge(unit)) unit->move = HOLD;
    declare_values(unit);
    unit->aimed_in = -1;
    unit->decided_in = kind->is_by_nearest && unit->target ? fight.field : -1;
}

/* A decision on nothing but the nearest enemy stands until that one is out or the field changes. */
static void declare_side(struct side *side)
{
    for (int i = 0; i < side->active; i++) {
        struct unit *unit = side->active_units[i];
        if (unit->decided_in != fight.field || unit->target->status != ACTIVE) decide(unit);
    }
}

/* T10-23: the actions that are attacks. */
static int is_attack(int action)
{
    return action <= TRIP;
}

/* T10-25 */
static struct unit *declared_target(const struct unit *unit)
{
    if (!is_attack(unit->action)) return NULL;
    return unit->action == GRAPPLE && unit->held_by ? unit->held_by : unit->target;
}

/* Movements ------------------------------------------------------------------------------------- */

/* T10-13: whether the unit and its target charge each other in this group. */
static int is_meeting(const struct unit *unit)
{
    const struct unit *target = unit->target;
    if (target == NULL || is_retrieving(unit) || is_retrieving(target)) return 0;
    if (target->status != ACTIVE || target->order != unit->order || target->is_void) return 0;
    return target->move == CHARGE && target->target == unit;
}

/* T10-13, T10-19: side one covers the odd pace. */
static int charge_paces(struct unit *unit, int distance)
{
    int between = distance - rules.reach;
    if (between <= 0) return 0;
    if (is_meeting(unit)) {
        unit->meets = unit->target;
        between = (between + (unit->side == 0)) / 2;
    }
    return at_most(between, unit->kind->charge_paces);
}

/* T10-22: whether an enemy within reach has declared an attack on the unit. */
static int is_attacked_at_hand(const struct unit *unit)
{
    struct side *enemies = enemies_of(unit);
    for (int i = 0; i < enemies->active; i++) {
        const struct unit *enemy = enemies->active_units[i];
        if (declared_target(enemy) == unit && abs(enemy->place - unit->place) <= rules.reach) return 1;
    }
    return 0;
}

/* T10-18, T10-19, T10-20, T10-22: from the places at the start of the group. */
static void plan_move(struct unit *unit)
{
    if (unit->move == HOLD || unit->move == MANEUVER || unit->is_void) return;
    if (unit->move == STAND) {
        unit->stands = unit->is_prone && !unit->held_by && !is_attacked_at_hand(unit);
        if (unit->stands) fight.landing |= STANDING;
        return;
    }
    if (!has_destination(unit)) return;
    int gap = destination(unit) - unit->place, paces;
    if (unit->move == ADVANCE) paces = at_most(rules.advance, abs(gap));
    else if (unit->move == WITHDRAW) paces = -rules.withdraw;
    else if (unit->move == CHARGE) paces = charge_paces(unit, abs(gap));
    else paces = -unit->kind->flee_paces;
    unit->next_place = unit->place + direction_of(unit, gap) * paces;
    if (unit->next_place != unit->place) fight.landing |= MOVEMENT;
}

/* Attacks --------------------------------------------------------------------------------------- */

static int is_maneuvering(const struct unit *unit)
{
    return unit->move == MANEUVER && !unit->is_void;
}

/* T10-30 */
static int situational(const struct unit *unit, const struct unit *target)
{
    if (high_ground.count == 0 || !is_on(&high_ground, unit->next_place)) return 0;
    return is_on(&high_ground, seen_place(unit, target)) ? 0 : rules.high_ground_bonus;
}

/* T10-14, T10-22, T10-26: FIGHT or SHOOT; who has just stood up is prone no more. */
static int attack_value(const struct unit *unit, const struct weapon *weapon)
{
    int shoots = unit->action == DISARM || (weapon && weapon->is_ranged);
    int value = shoots ? unit->kind->shoot : unit->fight_base;
    value += unit->stands ? unit->hindrance - rules.prone_modifier : unit->hindrance;
    return weapon ? value + weapon->bonus : value;
}

/* T10-14, T10-15, T10-21: on the state at the start of the group. */
static void aim(struct unit *unit, const struct unit *target)
{
    int gap = seen_place(unit, target) - unit->next_place;
    int is_close = abs(gap) <= rules.reach;
    int is_maneuver = is_close && is_maneuvering(unit);
    int takes_no_ranged = is_maneuver || unit->action > DISARM;
    const struct weapon *weapon =
        !is_close ? unit->ranged : takes_no_ranged ? unit->melee : weapon_within_reach(unit);
    int difference = attack_value(unit, weapon) - (target->defense_base + target->hindrance);
    unit->is_close = is_close;
    unit->weapon = weapon;
    unit->needed = rules.target_number - within(difference, rules.bonus_limit) - situational(unit, target);
    unit->does_damage = unit->action <= SUBDUE && !is_maneuver;
    unit->push = is_maneuver ? direction_of(unit, gap) * unit->tactic->push * rules.push : 0;
    unit->aimed_in = unit->move == HOLD && target == unit->target ? fight.field : -1;
}

/* T10-15, T10-20 */
static int succeeds(struct unit *unit, struct unit *target)
{
    if (target->move == FLEE && unit->order > target->order) return 1;
    unit->rolled_on = target;
    return roll(unit, ATTACK, CORE_DIE) >= unit->needed;
}

static void spend_luck(struct unit *unit)
{
    unit->luck--;
    own_side(unit)->luck_spent++;
}

/* T10-29 */
static int cancels_by_luck(struct unit *target, int greatest)
{
    if (target->luck == 0 || rules.combat_luck == LUCK_NEVER) return 0;
    if (rules.combat_luck == LUCK_COULD_DROP && (greatest == 0 || greatest < target->hit_points)) return 0;
    spend_luck(target);
    return 1;
}

/* T10-16 */
static int roll_damage(struct unit *unit, const struct weapon *weapon)
{
    int damage = at_least(roll_formula(unit, DAMAGE, &weapon->damage) + weapon->modifier, rules.damage_least);
    unit->damage_dealt += damage;
    return damage;
}

/* T10-26: the weapon that the target would use over that gap. */
static const struct weapon *weapon_to_knock(const struct unit *target, int is_close)
{
    return is_close && target->melee ? target->melee : target->ranged;
}

/* T10-15, T10-21, T10-25, T10-26 */
static void attack(struct unit *unit, struct unit *target)
{
    unit->attacks++;
    if (!succeeds(unit, target)) return;
    if (cancels_by_luck(target, unit->does_damage ? unit->weapon->greatest : 0)) return;
    unit->hits++;
    struct hit *hit = &fight.hits[fight.hit_count++];
    hit->by = unit;
    hit->target = target;
    hit->action = unit->action;
    hit->damage = unit->does_damage ? roll_damage(unit, unit->weapon) : 0;
    hit->push = unit->push;
    hit->breaks_free = unit->action == GRAPPLE && unit->held_by == target;
    if (unit->action == DISARM) hit->knocked = weapon_to_knock(target, unit->is_close);
    if (hit->push) fight.landing |= PUSHES;
    fight.landing |= hit->breaks_free ? RELEASE : 1 << unit->action;
}

/* Acts ------------------------------------------------------------------------------------------ */

/* T10-14, T10-21: grapples and trips are melee, and maneuvers of those who have a melee weapon. */
static int most_paces(const struct unit *unit)
{
    int is_melee = unit->action == GRAPPLE || unit->action == TRIP || (unit->melee && is_maneuvering(unit));
    return is_melee ? rules.reach : range_of(unit);
}

/* T10-12: the declared target, or one chosen anew where that is out or not within reach or range. */
static struct unit *target_of(struct unit *unit)
{
    struct unit *target = declared_target(unit);
    int most = most_paces(unit);
    if (target && target->status == ACTIVE && distance_from(unit->next_place, unit, target) <= most) return target;
    return choose(unit, unit->tactic->choice, unit->next_place, most);
}

/* T10-18: who withdraws strikes only those who come nearer. */
static int is_withheld(const struct unit *unit, const struct unit *target)
{
    return unit->move == WITHDRAW && !unit->is_void && target->move != ADVANCE && target->move != CHARGE;
}

static void strike(struct unit *unit)
{
    if (is_bound(unit)) return;
    if (unit->aimed_in == fight.field && unit->target->status == ACTIVE) {
        attack(unit, unit->target);
        return;
    }
    struct unit *target = target_of(unit);
    if (target == NULL || is_withheld(unit, target)) return;
    aim(unit, target);
    attack(unit, target);
}

/* T10-4, T10-6, T10-10 */
static int persuades(struct unit *unit, const struct unit *target)
{
    int bonus = within(unit->kind->negotiation - target->kind->negotiation, rules.bonus_limit);
    int has_luck = unit->luck > 0;
    if (!(has_luck && rules.luck_instead_of_roll)) {
        if (roll(unit, TEST, CORE_DIE) + bonus >= rules.test_target_number) return 1;
        if (!has_luck) return 0;
    }
    spend_luck(unit);
    return 1;
}

/* T10-28, T10-32 */
static void negotiate(struct unit *unit)
{
    struct unit *target = unit->target;
    if (target == NULL || target->status != ACTIVE) {
        target = choose(unit, unit->tactic->choice, unit->next_place, UNLIMITED);
    }
    unit->has_persuaded = target && persuades(unit, target);
    if (!unit->has_persuaded) return;
    fight.landing |= NEGOTIATION;
    struct side *side = own_side(unit);
    if (side->negotiated_in == fight.round) return;
    side->negotiated_in = fight.round;
    side->negotiated_rounds++;
}

/* T10-26 */
static void retrieve(struct unit *unit)
{
    unit->retrieved = -1;
    if (unit->dropped == 0) return;
    int listed = first_dropped(unit);
    if (abs(unit->weapon_places[listed] - unit->next_place) > rules.reach) return;
    unit->retrieved = listed;
    fight.landing |= RETRIEVAL;
}

/* T10-12, T10-13: as far as its rolls; what follows lands with that of the group. */
static void act(struct unit *unit)
{
    unit->rolled_on = NULL;
    if (is_attack(unit->action)) strike(unit);
    else if (unit->action == NEGOTIATE) negotiate(unit);
    else if (unit->action == RETRIEVE) retrieve(unit);
    else if (unit->move == FLEE) {
        unit->leaves = !unit->is_void;
        fight.landing |= FLIGHTS;
    }
}

/* What lands ------------------------------------------------------------------------------------ */

#define FOR_GROUP(unit) for (struct unit **actor = fight.group, *unit; actor < fight.group_end && (unit = *actor); actor++)
#define FOR_HITS(hit) for (struct hit *hit = fight.hits; hit < fight.hits + fight.hit_count; hit++)

/* T10-22 */
static void land_standing(void)
{
    FOR_GROUP(unit) {
        if (!unit->stands) continue;
        unit->stands = unit->is_prone = 0;
        unit->hindrance -= rules.prone_modifier;
    }
}

/* T10-25 */
static void release(struct unit *unit)
{
    if (unit->held_by == NULL) return;
    unit->held_by->holding--;
    unit->held_by = NULL;
    unit->hindrance -= rules.held_modifier;
    fight.holds--;
    fight.field++;
}

/* T10-25: by a grapple of the held unit, or by a holder's own movement. */
static void break_holds(void)
{
    FOR_HITS(hit) {
        if (hit->breaks_free) release(hit->by);
    }
    FOR_GROUP(unit) {
        if (unit->holding == 0 || unit->next_place == unit->place) continue;
        struct side *enemies = enemies_of(unit);
        for (int i = 0; i < enemies->active; i++) {
            if (enemies->active_units[i]->held_by == unit) release(enemies->active_units[i]);
        }
    }
}

/* T10-22, T10-25: makes its movement void. */
static void fall_prone(struct unit *unit)
{
    if (unit->is_prone) return;
    unit->is_prone = unit->is_void = 1;
    unit->hindrance += rules.prone_modifier;
    own_side(unit)->times_prone++;
}

/* T10-17: killing damage. */
static void wound(struct unit *unit, int damage)
{
    int alive_from = rules.dead_at_zero, before = unit->hit_points;
    unit->hit_points -= damage;
    if (unit->hit_points == 0) fight.is_left_at_zero = 1;
    if (before >= alive_from && unit->hit_points < alive_from) take_out(unit, DEAD);
}

/* T10-21, T10-30: a pit on the way stops it. */
static void push_along(struct unit *pusher, struct unit *unit)
{
    int end = unit->place + unit->pushed, step = unit->pushed > 0 ? 1 : -1, has_fallen = 0;
    while (unit->place != end && !has_fallen) {
        has_fallen = enters_one(&pits, unit->place, unit->place + step);
        unit->place += step;
    }
    unit->next_place = unit->place;
    if (!has_fallen) return;
    int damage = at_least(roll_formula(unit, FALL, &rules.pit_damage), 0);
    pusher->damage_dealt += damage;
    fall_prone(unit);
    wound(unit, damage);
}

/* T10-13, T10-21: pushes on one unit add up; a fall is credited to the first who pushed that way. */
static void land_pushes(void)
{
    FOR_HITS(hit) hit->target->pushed += hit->push;
    FOR_HITS(hit) {
        if (hit->target->pushed * hit->push <= 0) continue;
        push_along(hit->by, hit->target);
        hit->target->pushed = 0;
    }
}

/* T10-26: one weapon a unit. */
static void land_disarms(void)
{
    FOR_HITS(hit) {
        struct unit *unit = hit->target;
        if (hit->action != DISARM || hit->knocked == NULL || unit->disarmed_in == fight.groups) continue;
        int paces = roll_formula(unit, FLIGHT, &rules.flight), listed = hit->knocked->listed;
        int direction = roll(unit, FLIGHT, DIRECTIONS) == 1 ? -1 : 1;
        unit->disarmed_in = fight.groups;
        own_side(unit)->times_disarmed++;
        unit->dropped |= 1u << listed;
        unit->weapon_places[listed] = unit->place + direction * paces;
        look_for_weapons(unit);
    }
}

/* T10-26 */
static void land_retrievals(void)
{
    FOR_GROUP(unit) {
        if (unit->action != RETRIEVE || unit->retrieved < 0) continue;
        unit->dropped &= ~(1u << unit->retrieved);
        look_for_weapons(unit);
    }
}

/* T10-13: what lands before harm does. */
static void land_changes(int landing)
{
    fight.field++;
    if (landing & STANDING) land_standing();
    if (fight.holds > 0) break_holds();
    if (landing & MOVEMENT) {
        FOR_GROUP(unit) unit->place = unit->next_place;
    }
    if (landing & PUSHES) land_pushes();
    if (landing & 1 << TRIP) {
        FOR_HITS(hit) {
            if (hit->action == TRIP) fall_prone(hit->target);
        }
    }
    if (landing & 1 << DISARM) land_disarms();
    if (landing & RETRIEVAL) land_retrievals();
}

/* T10-17 */
static void land_killing(void)
{
    FOR_HITS(hit) {
        if (hit->action == KILL) wound(hit->target, hit->damage);
    }
}

/* T10-17: for the rest of the fight. */
static void land_unconscious(void)
{
    fight.is_left_at_zero = 0;
    FOR_HITS(hit) {
        if (hit->target->hit_points == 0 && hit->target->status == ACTIVE) take_out(hit->target, UNCONSCIOUS);
    }
}

/* T10-23: nobody goes below 0, and who comes to 0 sleeps. */
static void land_subduing(void)
{
    FOR_HITS(hit) {
        struct unit *unit = hit->target;
        if (hit->action != SUBDUE || unit->status != ACTIVE) continue;
        unit->hit_points = at_least(unit->hit_points - hit->damage, 0);
        if (unit->hit_points > 0) continue;
        int turns = at_least(roll_formula(unit, SLEEP, &rules.sleep), 0);
        unit->wakes_in = fight.round + turns * rules.rounds_per_turn + 1;
        fight.sleepers++;
        take_out(unit, UNCONSCIOUS);
    }
}

/* T10-20: those still on their feet. */
static void land_flights(void)
{
    FOR_GROUP(unit) {
        if (unit->move == FLEE && unit->leaves && unit->status == ACTIVE) take_out(unit, FLED);
    }
}

/* T10-25: both active, and within reach. */
static int can_hold(const struct unit *holder, const struct unit *unit)
{
    return holder->status == ACTIVE && unit->status == ACTIVE && abs(holder->place - unit->place) <= rules.reach;
}

static void check_holds(struct side *side)
{
    for (int i = 0; i < side->entered; i++) {
        struct unit *unit = &side->units[i];
        if (unit->held_by && !can_hold(unit->held_by, unit)) release(unit);
    }
}

/* T10-25: on units that nobody holds. */
static void land_holds(void)
{
    FOR_HITS(hit) {
        struct unit *unit = hit->target;
        if (hit->action != GRAPPLE || hit->breaks_free || unit->held_by || !can_hold(hit->by, unit)) continue;
        unit->held_by = hit->by;
        unit->hindrance += rules.held_modifier;
        unit->is_void = 1;
        hit->by->holding++;
        fight.holds++;
        own_side(unit)->times_held++;
    }
}

/* T10-28: those of units that went out end. */
static int last_negotiation(struct side *side)
{
    int last = 0;
    for (int i = 0; i < side->entered; i++) {
        struct unit *unit = &side->units[i];
        if (unit->status != ACTIVE) unit->binds_since = 0;
        last = at_least(unit->binds_since, last);
    }
    return last;
}

/* T10-28: frees those on whom an attack was rolled, ends what the group's units had negotiated, and binds anew. */
static void land_negotiations(void)
{
    FOR_GROUP(unit) {
        if (unit->rolled_on) unit->rolled_on->attacked_in = fight.groups;
        int binds = unit->action == NEGOTIATE && unit->has_persuaded && unit->status == ACTIVE;
        unit->binds_since = binds ? fight.groups : 0;
    }
    fight.is_binding = 0;
    for (int i = 0; i < SIDES; i++) {
        fight.sides[i].bound_since = last_negotiation(&fight.sides[i]);
        fight.is_binding |= fight.sides[i].bound_since;
    }
}

/* T10-13 */
static void land(void)
{
    int landing = fight.landing;
    fight.landing = 0;
    if (landing & ~HARM) land_changes(landing);
    if (landing & 1 << KILL) land_killing();
    if (fight.is_left_at_zero) land_unconscious();
    if (landing & 1 << SUBDUE) land_subduing();
    if (landing & FLIGHTS) land_flights();
    if (fight.holds > 0) {
        for (int i = 0; i < SIDES; i++) check_holds(&fight.sides[i]);
    }
    if (landing & 1 << GRAPPLE) land_holds();
    if (fight.is_binding || landing & NEGOTIATION) land_negotiations();
    fight.hit_count = 0;
}

/* Rounds ---------------------------------------------------------------------------------------- */

/* T10-13: before those of lower totals. */
static void roll_order(struct side *side)
{
    struct unit **actors = fight.actors;
    for (int i = 0; i < side->active; i++) {
        struct unit *unit = side->active_units[i];
        int at = fight.actor_count++;
        unit->order = roll(unit, ORDER, rules.order_die) + unit->kind->dexterity;
        for (; at > 0 && actors[at - 1]->order < unit->order; at--) actors[at] = actors[at - 1];
        actors[at] = unit;
    }
}

/* The active ones of the next total, moved together; returns the first actor after them. */
static struct unit **gather_group(struct unit **first)
{
    struct unit **end = fight.actors + fight.actor_count, **next = first;
    int total = (*first)->order;
    fight.group = fight.group_end = first;
    for (; next < end && (*next)->order == total; next++) {
        if ((*next)->status == ACTIVE) *fight.group_end++ = *next;
    }
    return next;
}

/* T10-13: together on one state. */
static int play_group(void)
{
    if (fight.group == fight.group_end) return UNDECIDED;
    fight.groups++;
    FOR_GROUP(unit) plan_move(unit);
    FOR_GROUP(unit) act(unit);
    if (fight.landing == 0 && !fight.is_binding) return UNDECIDED;
    land();
    return judge();
}

/* T10-12 */
static int play_round(void)
{
    fight.round++;
    if (fight.sleepers > 0) {
        for (int i = 0; i < SIDES; i++) wake_units(&fight.sides[i]);
    }
    for (int i = 0; i < SIDES; i++) enter_wave_if_due(&fight.sides[i]);
    for (int i = 0; i < SIDES; i++) declare_side(&fight.sides[i]);
    fight.actor_count = 0;
    for (int i = 0; i < SIDES; i++) roll_order(&fight.sides[i]);
    int outcome = UNDECIDED;
    struct unit **next = fight.actors;
    while (next < fight.actors + fight.actor_count && outcome == UNDECIDED) {
        next = gather_group(next);
        outcome = play_group();
    }
    return outcome;
}

/* The program ----------------------------------------------------------------------------------- */

static void prepare_side(int which)
{
    const struct roster *roster = &rosters[which];
    struct side *side = &fight.sides[which];
    side->size = roster->size;
    side->waves = roster->waves;
    side->every_rounds = roster->every_rounds;
    for (int i = 0; i < side->size * side->waves; i++) {
        struct unit *unit = &side->units[i];
        int wave = i / side->size, index = i % side->size;
        unit->kind = &roster->kinds[index];
        unit->wave = &side->all_waves[wave];
        unit->side = which;
        unit->index = index;
        look_for_weapons(unit);
        for (int purpose = 0; purpose < PURPOSES; purpose++) {
            prepare_stream(&unit->streams[purpose], which, wave, index, purpose);
        }
    }
}

static void prepare(uint64_t seed)
{
    for (int i = 0; i < SIDES; i++) prepare_side(i);
    mix_seed(&fight.dice, seed);
}

static void reset_side(struct side *side)
{
    side->active = side->entered = side->waves_entered = side->waves_defeated = 0;
    for (int i = 0; i < STATUSES; i++) side->out[i] = 0;
    side->first_loss = side->bound_since = side->luck_spent = side->times_prone = side->times_held = 0;
    side->times_disarmed = side->negotiated_rounds = side->negotiated_in = 0;
}

static int play_trial(uint64_t trial)
{
    start_trial(&fight.dice, trial);
    for (int i = 0; i < SIDES; i++) reset_side(&fight.sides[i]);
    fight.round = fight.groups = fight.field = fight.holds = fight.sleepers = fight.is_binding = 0;
    while (fight.round < rules.max_rounds) {
        int outcome = play_round();
        if (outcome != UNDECIDED) return outcome;
    }
    return TIMEOUT;
}

/* BTL-7, T10-32 */
static uint32_t fold_side(uint32_t hash, const struct side *side)
{
    int damage = 0, attacks = 0, hits = 0;
    for (int i = 0; i < side->entered; i++) {
        damage += side->units[i].damage_dealt;
        attacks += side->units[i].attacks;
        hits += side->units[i].hits;
    }
    int metrics[] = {
        side->active, side->out[DEAD], side->out[UNCONSCIOUS], side->out[FLED], damage, attacks, hits,
        side->waves_defeated, side->first_loss, side->luck_spent, side->times_prone, side->times_held,
        side->times_disarmed, side->negotiated_rounds,
    };
    return fold_all(hash, metrics, sizeof metrics / sizeof *metrics);
}

static uint32_t fold_metrics(uint32_t hash)
{
    hash = fold(hash, fight.round);
    for (int i = 0; i < SIDES; i++) hash = fold_side(hash, &fight.sides[i]);
    return hash;
}
