/*
 * A Target 10 battle as numbers: rules, terrain and what each unit is. Read in the order in which
 * bench/target-10-numbers.ts writes them; what follows from them is worked out once, here.
 */

enum {
    MOST_ROSTER = 100, MOST_WAVES = 100, MOST_UNITS = 400,
    MOST_WEAPONS = 30, MOST_TACTICS = 20, MOST_STRETCHES = 50, MOST_DICE = 9999,
};

/* In the order of the lists in src/engine/systems/target-10/scenario.ts and src/engine/battle. */
enum { HOLD, ADVANCE, WITHDRAW, CHARGE, FLEE, MANEUVER, STAND, BY_DEFAULT };
enum { KILL, SUBDUE, DISARM, GRAPPLE, TRIP, DEFEND, NEGOTIATE, RETRIEVE, DEFAULT_ACTION, NO_ACTION };
enum { NEAREST, WEAKEST, STRONGEST, RANDOM, SPREAD, FOCUS };
enum { PRONE = 1, HELD = 2, HOLDING = 4, DISARMED = 8, BOUND = 16 };
enum { LUCK_NEVER, LUCK_COULD_DROP, LUCK_ANY_HIT };

enum { UNLIMITED = 0x3fffffff, ALWAYS = 0x7fffffff };

struct formula {
    struct pool pool;
    int plus;
};

struct rules {
    int max_rounds;
    int test_target_number, bonus_limit;
    int reach, order_die;
    int target_number, situational_limit, rounds_per_turn, damage_least;
    int advance, withdraw, charge_times, flee_times, push;
    int strength_times, prone_modifier, held_modifier, wakes_with, defend_least, high_ground_bonus;
    struct formula damage, sleep, flight, pit_damage;
    int luck_instead_of_roll, combat_luck, dead_at_zero;
};

/* Ends included (T10-30). */
struct stretches {
    int count, from[MOST_STRETCHES], to[MOST_STRETCHES];
};

struct weapon {
    int listed, is_ranged, bonus, range;
    int modifier, greatest;
    struct formula damage;
};

/* BTL-5: bounds that always hold where an entry names none. */
struct tactic {
    int is_conditional;
    int round_from, round_to, health_below, enemies, allies, at_least, at_most, state_mask, states;
    int choice, move, action, push;
};

struct kind {
    int start, hit_dice, strength, dexterity, charisma, armor, luck;
    /* T10-14, T10-19, T10-24, T10-28 */
    int fight, shoot, defense, charge_fight, charge_defense, defend, negotiation;
    int charge_paces, flee_paces;
    int is_conditional, is_by_nearest;
    struct formula hit_points;
    int weapon_count;
    struct weapon weapons[MOST_WEAPONS], bare_hands;
    /* The default tactic last. */
    int tactic_count;
    struct tactic tactics[MOST_TACTICS + 1];
};

/* BTL-1, BTL-6 */
struct roster {
    int waves, every_rounds, size;
    struct kind kinds[MOST_ROSTER];
};

static struct rules rules;
static struct stretches high_ground, pits;
static struct roster rosters[SIDES];

static const struct tactic default_tactic = {
    0, 0, ALWAYS, ALWAYS, ALWAYS, ALWAYS, -1, ALWAYS, 0, 0, NEAREST, BY_DEFAULT, DEFAULT_ACTION, 1,
};

static int at_most(int value, int limit)
{
    return value < limit ? value : limit;
}

static int at_least(int value, int limit)
{
    return value > limit ? value : limit;
}

static int within(int value, int limit)
{
    return at_least(at_most(value, limit), -limit);
}

static int greatest_of(const struct formula *formula)
{
    return formula->pool.count * formula->pool.sides + formula->plus;
}

static void read_formula(FILE *file, struct formula *formula)
{
    int count = read_count(file, "dice", MOST_DICE), sides = read_count(file, "sides of a die", MOST_TOGETHER);
    prepare_pool(&formula->pool, count, sides);
    formula->plus = read_number(file, "what is added to dice");
}

static void read_rules(FILE *file)
{
    int *numbers[] = {
        &rules.max_rounds, &rules.test_target_number, &rules.bonus_limit, &rules.reach, &rules.order_die,
        &rules.target_number, &rules.situational_limit, &rules.rounds_per_turn, &rules.damage_least,
        &rules.advance, &rules.withdraw, &rules.charge_times, &rules.flee_times, &rules.push,
        &rules.strength_times, &rules.prone_modifier, &rules.held_modifier, &rules.wakes_with,
        &rules.defend_least, &rules.high_ground_bonus,
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) *numbers[i] = read_number(file, "a rule");
    read_formula(file, &rules.damage);
    read_formula(file, &rules.sleep);
    read_formula(file, &rules.flight);
    read_formula(file, &rules.pit_damage);
    rules.luck_instead_of_roll = read_number(file, "a choice");
    rules.combat_luck = read_number(file, "a choice");
    rules.dead_at_zero = read_number(file, "a choice");
    rules.high_ground_bonus = within(rules.high_ground_bonus, rules.situational_limit);
}

static void read_stretches(FILE *file, struct stretches *stretches)
{
    stretches->count = read_count(file, "stretches", MOST_STRETCHES);
    for (int i = 0; i < stretches->count; i++) {
        stretches->from[i] = read_number(file, "an end of a stretch");
        stretches->to[i] = read_number(file, "an end of a stretch");
    }
}

/* T10-14, T10-16 */
static void complete_weapon(struct weapon *weapon, const struct kind *kind)
{
    weapon->modifier = weapon->is_ranged ? kind->dexterity : kind->strength;
    weapon->greatest = at_least(greatest_of(&weapon->damage) + weapon->modifier, rules.damage_least);
}

static void read_weapons(FILE *file, struct kind *kind)
{
    kind->weapon_count = read_count(file, "weapons", MOST_WEAPONS);
    for (int i = 0; i < kind->weapon_count; i++) {
        struct weapon *weapon = &kind->weapons[i];
        weapon->listed = i;
        weapon->is_ranged = read_number(file, "a kind of weapon");
        weapon->bonus = read_number(file, "a bonus");
        weapon->range = read_number(file, "a range");
        if (weapon->range < 0) weapon->range = UNLIMITED;
        read_formula(file, &weapon->damage);
        complete_weapon(weapon, kind);
    }
    kind->bare_hands.damage = rules.damage;
    complete_weapon(&kind->bare_hands, kind);
}

static void read_tactic(FILE *file, struct tactic *tactic)
{
    int *numbers[] = {
        &tactic->round_from, &tactic->round_to, &tactic->health_below, &tactic->enemies, &tactic->allies,
        &tactic->at_least, &tactic->at_most, &tactic->state_mask, &tactic->states,
        &tactic->choice, &tactic->move, &tactic->action, &tactic->push,
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) *numbers[i] = read_number(file, "tactics");
    if (tactic->move < 0) tactic->move = BY_DEFAULT;
    tactic->is_conditional =
        tactic->round_from > 0 || tactic->round_to < ALWAYS || tactic->health_below < ALWAYS ||
        tactic->enemies < ALWAYS || tactic->allies < ALWAYS || tactic->at_least >= 0 ||
        tactic->at_most < ALWAYS || tactic->state_mask;
}

static void read_tactics(FILE *file, struct kind *kind)
{
    kind->tactic_count = read_count(file, "tactics", MOST_TACTICS);
    for (int i = 0; i < kind->tactic_count; i++) {
        read_tactic(file, &kind->tactics[i]);
        kind->is_conditional |= kind->tactics[i].is_conditional;
    }
    kind->tactics[kind->tactic_count] = default_tactic;
    kind->is_by_nearest = !kind->tactics[0].is_conditional && kind->tactics[0].choice == NEAREST;
}

static void read_kind(FILE *file, struct kind *kind)
{
    kind->start = read_number(file, "a place");
    read_formula(file, &kind->hit_points);
    kind->hit_dice = read_number(file, "Hit Dice");
    kind->strength = read_number(file, "a modifier");
    kind->dexterity = read_number(file, "a modifier");
    kind->charisma = read_number(file, "a modifier");
    kind->armor = read_number(file, "an armor bonus");
    kind->luck = read_number(file, "luck points");
    kind->negotiation = read_number(file, "a skill") + kind->charisma;
    int speed = read_number(file, "a speed");
    kind->charge_paces = speed * rules.charge_times;
    kind->flee_paces = speed * rules.flee_times;
    kind->fight = kind->hit_dice + kind->strength;
    kind->shoot = kind->hit_dice + kind->dexterity;
    kind->defense = kind->hit_dice + kind->dexterity + kind->armor;
    kind->charge_fight = at_least(kind->strength, 0) * (rules.strength_times - 1);
    kind->charge_defense = -at_least(kind->dexterity, 0);
    kind->defend = at_least(kind->dexterity, rules.defend_least);
    read_weapons(file, kind);
    read_tactics(file, kind);
}

static void read_scenario(FILE *file)
{
    read_rules(file);
    read_stretches(file, &high_ground);
    read_stretches(file, &pits);
    for (int side = 0; side < SIDES; side++) {
        struct roster *roster = &rosters[side];
        roster->waves = read_count(file, "waves", MOST_WAVES);
        roster->every_rounds = read_number(file, "rounds between waves");
        roster->size = read_count(file, "units", MOST_ROSTER);
        if (roster->waves * roster->size > MOST_UNITS) refuse("units of all waves", "a number for which there is room");
        for (int i = 0; i < roster->size; i++) read_kind(file, &roster->kinds[i]);
    }
}
