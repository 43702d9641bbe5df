/*
 * A battle as the file has it: rules, catalogue and units, in the order in which
 * bench/counters-numbers.ts writes them. Names are indices, NONE stands for what is left out.
 */

enum { NONE = -1, UNLIMITED = 0x3fffffff };
enum { STRENGTH, CONSTITUTION, DEXTERITY, ATTRIBUTES = 7 };
enum { MOST_SKILLS = 1000, MOST_LISTED = 64, MOST_ENTRIES = 500, MOST_TACTICS = 128, MOST_ROWS = 32768 };
enum { HIGHEST_TARGET = 20 };

struct rules {
    int max_rounds;
    int target_base, lowest_target, preset_target, ten, one_fails;
    int needed, tie_goes_to_actor;
    int field_distance, speed, reach, initiative_die, run_speeds;
    int entries_keep_reflexes, chooses_anew_always, recovers_with_waves;
    int dice_a_success, damage_window_is_always, excess, most_attacks;
    int stun_margin, health_base, dice_a_level, prone_against, prone_own;
};

struct attack_entry {
    int skill, accuracy, has_damage, damage_of_weapon, damage, attribute;
    int lethal, weapon, is_ranged, range, times;
    int recovers, checks, self_damage, falls, grapples;
    int for_restrained, needs_helpless, rush;
};

struct counter_entry {
    int window, against, recoverable, interrupts, for_restrained;
    int fewer_dice, half_of, fewer_damage_dice, fewer_successes, fewer_levels;
    int rolls, roll_skill, roll_attribute, against_non_lethal_weapon, against_lethal_weapon;
    int non_lethal, checks, recovers;
    int gives_next, next_dice, next_damage;
    int stands, standing_levels, standing_against, standing_block;
    int move, is_attack;
    struct attack_entry attack;
};

/* CTR-21; shares of health are in hundredths of a percent. */
struct choice_entry {
    int counter, is_conditional, damage_at_least, successes_at_least, health_below;
};

/* CTR-9, BTL-5 */
struct tactic_entry {
    int round_from, round_to, health_below, enemies, allies, at_least, at_most, state_mask, states;
    int target, move, moves_after, action;
};

struct unit_entry {
    int attributes[ATTRIBUTES], skills[MOST_SKILLS];
    int resistance, absorption, speed;
    int has_weapon, weapon_damage, weapon_lethal, weapon_range;
    int has_place, place;
    int attack_count, attacks[MOST_LISTED];
    int choice_count, tactic_count;
    struct choice_entry choices[MOST_LISTED];
    struct tactic_entry tactics[MOST_TACTICS];
};

static struct rules rules;

/* What all units are read by. */
static struct scenario {
    int skill_count, grapple_skill, is_combat[MOST_SKILLS];
    int attack_count, counter_count;
    struct attack_entry attacks[MOST_ENTRIES];
    struct counter_entry counters[MOST_ENTRIES];
} scenario;

/* A struct of nothing but integers, in their order. */
static void read_integers(FILE *file, const char *what, void *numbers, size_t size)
{
    for (size_t i = 0; i < size / sizeof(int); i++) ((int *)numbers)[i] = read_number(file, what);
}

static void read_counter(FILE *file, struct counter_entry *entry)
{
    read_integers(file, "counter", entry, offsetof(struct counter_entry, attack));
    if (entry->is_attack) read_integers(file, "attack of a counter", &entry->attack, sizeof entry->attack);
}

static void read_unit(FILE *file, struct unit_entry *unit)
{
    read_integers(file, "attributes", unit->attributes, sizeof unit->attributes);
    read_integers(file, "skills", unit->skills, scenario.skill_count * sizeof(int));
    unit->resistance = read_number(file, "penetration resistance");
    unit->absorption = read_number(file, "absorption");
    unit->speed = read_number(file, "speed");
    unit->has_weapon = read_number(file, "weapon");
    unit->weapon_damage = read_number(file, "damage of a weapon");
    unit->weapon_lethal = read_number(file, "whether a weapon is lethal");
    unit->weapon_range = read_number(file, "range of a weapon");
    unit->has_place = read_number(file, "place");
    unit->place = read_number(file, "place");
    unit->attack_count = read_count(file, "attacks of a unit", MOST_LISTED);
    read_integers(file, "attacks of a unit", unit->attacks, unit->attack_count * sizeof(int));
    unit->choice_count = read_count(file, "counters of a unit", MOST_LISTED);
    read_integers(file, "counters of a unit", unit->choices, unit->choice_count * sizeof *unit->choices);
    unit->tactic_count = read_count(file, "tactics", MOST_TACTICS);
    read_integers(file, "tactics", unit->tactics, unit->tactic_count * sizeof *unit->tactics);
}

static void read_catalogue(FILE *file)
{
    scenario.skill_count = read_count(file, "skills", MOST_SKILLS);
    scenario.grapple_skill = read_number(file, "skill of grapples");
    read_integers(file, "combat skills", scenario.is_combat, scenario.skill_count * sizeof(int));
    scenario.attack_count = read_count(file, "attacks", MOST_ENTRIES);
    read_integers(file, "attacks", scenario.attacks, scenario.attack_count * sizeof *scenario.attacks);
    scenario.counter_count = read_count(file, "counters", MOST_ENTRIES);
    for (int i = 0; i < scenario.counter_count; i++) read_counter(file, &scenario.counters[i]);
}
