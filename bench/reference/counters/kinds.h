/*
 * What a roster unit is and may do, with all that its fights never change worked out beforehand.
 */

enum { INITIATIVE, ATTACK, DAMAGE, COUNTER_ATTACK, COUNTER_DAMAGE, COUNTER, CHECK, CONTEST, TACTIC, PURPOSES };
enum { IS_MELEE = 1, IS_RANGED = 2, IS_LETHAL = 4, IS_NON_LETHAL = 8 };
enum { WEAPON_KINDS = 3 };
enum { FALLS_BY_CONTEST = 2 };
enum { ALL_LEVELS, EXCESS_LEVELS };
enum { ATTACK_ROLL, SUCCESSES, DAMAGE_WINDOW, OFFENSIVE, MANEUVER, WINDOWS };
enum { NEAREST, WEAKEST, STRONGEST, RANDOM, SPREAD, FOCUS };
enum { APPROACH, HOLD, WITHDRAW, RUN, STAND };
enum { BY_LIST, BY_NAME, BREAKS_HOLD, RELEASES };
enum { PRONE = 1, HELD = 2, HOLDING = 4 };
enum { TOGETHER = 3, RESULTS = 1000 };

/* CTR-3: by dice and result, successes of the first so many decimal digits of the result. */
struct table {
    uint8_t successes[TOGETHER + 1][RESULTS];
};

/* CTR-13, CTR-15 */
struct attack {
    int dice, damage, has_damage;
    const struct table *to_hit, *to_harm;
    int hit_purpose, harm_purpose; /* of its unit's streams */
    int kinds, is_ranged, weapon, reach;
    int times, recovers, checks, self_damage, falls, grapples;
    int for_restrained, needs_helpless, rush, most_rush;
};

struct counts {
    int uses, recovered, prevented;
};

/* A set of the counters of one unit, by their places in its list. */
typedef uint64_t counter_set;

struct counter {
    counter_set same; /* itself: all places where it is listed */
    struct counts *counts;
    int interrupts;
    int levels_above, damage_at_least, successes_at_least;
    int fewer_dice, fewer_damage_dice, fewer_successes, fewer_levels;
    int rolls, roll_dice[WEAPON_KINDS];
    const struct table *roll_table;
    int non_lethal, checks, recovers;
    int gives_next, next_dice, next_damage;
    int stands, standing_levels, standing_against, standing_block, against;
    int move; /* inches, below 0 away */
    const struct attack *attack;
};

/* BTL-5 */
struct tactic {
    int is_conditional, round_from, round_to, levels_above, enemies, allies, at_least, at_most, state_mask, states;
    int has_reflexes, choice, move, moves_after, action;
    const struct attack *attack;
};

struct kind {
    int start, speed, initiative, capacity;
    int constitution, strength, grapple;
    const struct table *of_constitution, *of_strength;
    int resistance, absorption;
    int attack_count, counter_count;
    struct attack *attacks;
    struct counter *counters;
    /* Those that may answer a melee or a ranged attack, by window; all before damage; other sets. */
    counter_set fitting[WINDOWS][2], early, for_restrained, recoverable;
    struct tactic *tactics;
};
