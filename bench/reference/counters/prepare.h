/*
 * From a battle's rules, catalogue and units to kinds.
 */

static struct table tables[HIGHEST_TARGET + 1];

/* CTR-3 */
static int successes_of_face(int face, int target_number)
{
    if (face == 1 && rules.one_fails) return 0;
    if (face < target_number) return 0;
    return face == 10 ? rules.ten : 1;
}

static void prepare_table(int target_number)
{
    struct table *table = &tables[target_number];
    for (int result = 0; result < RESULTS; result++) {
        for (int die = 0, rest = result; die < TOGETHER; die++, rest /= 10) {
            table->successes[die + 1][result] =
                table->successes[die][result] + successes_of_face(1 + rest % 10, target_number);
        }
    }
}

/* CTR-2 */
static const struct table *against(const struct unit_entry *unit, int attribute)
{
    int target_number = rules.preset_target;
    if (attribute != NONE) {
        target_number = rules.target_base - unit->attributes[attribute];
        if (target_number < rules.lowest_target) target_number = rules.lowest_target;
    }
    return &tables[target_number];
}

static int speed_of(const struct unit_entry *unit)
{
    return unit->speed == NONE ? rules.speed : unit->speed;
}

/* Attacks --------------------------------------------------------------------------------------- */

static int range_of(const struct attack_entry *entry, const struct unit_entry *unit)
{
    if (!entry->is_ranged) return rules.reach;
    if (entry->range != NONE) return entry->range;
    if (entry->damage_of_weapon && unit->has_weapon && unit->weapon_range != NONE) return unit->weapon_range;
    return UNLIMITED;
}

/* CTR-13, CTR-15: without the weapon that it needs an attack has no dice. */
static struct attack attack_of(const struct attack_entry *entry, const struct unit_entry *unit, int is_counter)
{
    int lacks_weapon = entry->damage_of_weapon && !unit->has_weapon;
    int is_lethal = entry->lethal;
    if (is_lethal == NONE) is_lethal = entry->damage_of_weapon && unit->has_weapon && unit->weapon_lethal;
    return (struct attack){
        .dice = lacks_weapon ? 0 : unit->skills[entry->skill] + entry->accuracy,
        .damage = entry->damage_of_weapon ? unit->weapon_damage : entry->damage,
        .has_damage = entry->has_damage,
        .to_hit = against(unit, DEXTERITY),
        .to_harm = against(unit, entry->attribute),
        .hit_purpose = is_counter ? COUNTER_ATTACK : ATTACK,
        .harm_purpose = is_counter ? COUNTER_DAMAGE : DAMAGE,
        .kinds = (entry->is_ranged ? IS_RANGED : IS_MELEE) | (is_lethal ? IS_LETHAL : IS_NON_LETHAL),
        .is_ranged = entry->is_ranged,
        .weapon = entry->weapon,
        .reach = range_of(entry, unit),
        .times = entry->times,
        .recovers = entry->recovers,
        .checks = entry->checks,
        .self_damage = entry->self_damage,
        .falls = entry->falls,
        .grapples = entry->grapples,
        .for_restrained = entry->for_restrained,
        .needs_helpless = entry->needs_helpless,
        .rush = entry->rush,
        .most_rush = entry->rush ? speed_of(unit) : 0,
    };
}

/* CTR-9: whether it has a die to roll, and its rush a speed that allows it. */
static int is_ever_possible(const struct attack *attack)
{
    return attack->dice > 0 && attack->rush <= attack->most_rush;
}

static void prepare_attacks(struct kind *kind, const struct unit_entry *unit)
{
    kind->attacks = calloc(unit->attack_count + 1, sizeof *kind->attacks);
    for (int i = 0; i < unit->attack_count; i++) {
        struct attack attack = attack_of(&scenario.attacks[unit->attacks[i]], unit, 0);
        if (is_ever_possible(&attack)) kind->attacks[kind->attack_count++] = attack;
    }
}

static const struct attack *own_attack(struct attack attack)
{
    struct attack *own = malloc(sizeof *own);
    *own = attack;
    return own;
}

/* Counters -------------------------------------------------------------------------------------- */

/*
 * The most levels with which health is not yet strictly below a share of capacity (BTL-5):
 * (capacity - levels) * 10000 < capacity * share.
 */
static int levels_for(int health_below, int capacity)
{
    long rest = (long)capacity * (10000 - health_below);
    return health_below == NONE || rest < 0 ? -1 : (int)(rest / 10000);
}

/* CTR-21 */
static void prepare_conditions(struct counter *counter, const struct choice_entry *choice, int window, int capacity)
{
    int always_left = window == DAMAGE_WINDOW && !rules.damage_window_is_always;
    counter->damage_at_least = choice->damage_at_least == NONE ? 0 : choice->damage_at_least;
    if (counter->damage_at_least < always_left) counter->damage_at_least = always_left;
    counter->successes_at_least = choice->successes_at_least;
    if (choice->successes_at_least == NONE) {
        counter->successes_at_least = window == SUCCESSES && !choice->is_conditional;
    }
    counter->levels_above = levels_for(choice->health_below, capacity);
}

static void prepare_roll(struct counter *counter, const struct counter_entry *entry, const struct unit_entry *unit)
{
    int dice = entry->roll_skill == NONE ? unit->attributes[entry->roll_attribute] : unit->skills[entry->roll_skill];
    counter->rolls = 1;
    counter->roll_dice[0] = dice;
    counter->roll_dice[1] = dice + entry->against_non_lethal_weapon;
    counter->roll_dice[2] = dice + entry->against_lethal_weapon;
    counter->roll_table = against(unit, entry->roll_attribute);
}

static void prepare_effects(struct counter *counter, const struct counter_entry *entry, const struct unit_entry *unit)
{
    counter->interrupts = entry->interrupts;
    counter->against = entry->against;
    counter->fewer_dice = entry->fewer_dice;
    if (entry->half_of != NONE) counter->fewer_dice = (unit->attributes[entry->half_of] + 1) / 2;
    counter->fewer_damage_dice = entry->fewer_damage_dice;
    counter->fewer_successes = entry->fewer_successes;
    counter->fewer_levels = entry->fewer_levels;
    if (entry->rolls) prepare_roll(counter, entry, unit);
    counter->non_lethal = entry->non_lethal;
    counter->checks = entry->checks;
    counter->recovers = entry->recovers;
    counter->gives_next = entry->gives_next;
    counter->next_dice = entry->next_dice;
    counter->next_damage = entry->next_damage;
    counter->stands = entry->stands;
    counter->standing_levels = entry->standing_levels;
    counter->standing_against = entry->standing_against;
    counter->standing_block = entry->standing_block;
    counter->move = entry->move;
    if (entry->is_attack) counter->attack = own_attack(attack_of(&entry->attack, unit, 1));
}

/* CTR-10, CTR-11, CTR-25: what a counter answers; one whose attack has no dice answers nothing. */
static void list_counter(struct kind *kind, int place, const struct counter_entry *entry)
{
    const struct attack *attack = kind->counters[place].attack;
    counter_set bit = (counter_set)1 << place;
    if (entry->recoverable) kind->recoverable |= bit;
    if (entry->for_restrained) kind->for_restrained |= bit;
    if (attack && attack->dice <= 0) return;
    if (entry->against & IS_MELEE) kind->fitting[entry->window][0] |= bit;
    if (entry->against & IS_RANGED) kind->fitting[entry->window][1] |= bit;
    if (entry->window == ATTACK_ROLL || entry->window == SUCCESSES || entry->window == MANEUVER) kind->early |= bit;
}

static void prepare_counters(struct kind *kind, const struct unit_entry *unit, struct counts *counts)
{
    kind->counter_count = unit->choice_count;
    kind->counters = calloc(unit->choice_count + 1, sizeof *kind->counters);
    for (int i = 0; i < unit->choice_count; i++) {
        const struct choice_entry *choice = &unit->choices[i];
        const struct counter_entry *entry = &scenario.counters[choice->counter];
        struct counter *counter = &kind->counters[i];
        for (int j = 0; j < unit->choice_count; j++) {
            if (unit->choices[j].counter == choice->counter) counter->same |= (counter_set)1 << j;
        }
        counter->counts = &counts[choice->counter];
        prepare_conditions(counter, choice, entry->window, kind->capacity);
        prepare_effects(counter, entry, unit);
        list_counter(kind, i, entry);
    }
}

/* Tactics --------------------------------------------------------------------------------------- */

static const struct tactic default_tactic = { .has_reflexes = 1, .choice = NEAREST, .move = APPROACH };

/* CTR-9: the attack that an entry names, if it is ever possible. */
static const struct attack *named_attack(const struct unit_entry *unit, int index)
{
    struct attack attack = attack_of(&scenario.attacks[index], unit, 0);
    return is_ever_possible(&attack) ? own_attack(attack) : NULL;
}

static void prepare_tactic(struct tactic *tactic, const struct tactic_entry *entry, const struct unit_entry *unit,
                           int capacity)
{
    int names_attack = entry->action >= 0;
    *tactic = (struct tactic){
        .is_conditional = 1,
        .round_from = entry->round_from,
        .round_to = entry->round_to,
        .levels_above = levels_for(entry->health_below, capacity),
        .enemies = entry->enemies,
        .allies = entry->allies,
        .at_least = entry->at_least,
        .at_most = entry->at_most,
        .state_mask = entry->state_mask,
        .states = entry->states,
        .has_reflexes = rules.entries_keep_reflexes && entry->action == NONE,
        .choice = entry->target,
        .move = entry->move,
        .moves_after = entry->moves_after,
        .action = names_attack ? BY_NAME : entry->action == NONE ? BY_LIST : entry->action == -2 ? BREAKS_HOLD : RELEASES,
        .attack = names_attack ? named_attack(unit, entry->action) : NULL,
    };
}

/* BTL-5: after the last entry stands the default tactic. */
static void prepare_tactics(struct kind *kind, const struct unit_entry *unit)
{
    kind->tactics = calloc(unit->tactic_count + 1, sizeof *kind->tactics);
    for (int i = 0; i < unit->tactic_count; i++) prepare_tactic(&kind->tactics[i], &unit->tactics[i], unit, kind->capacity);
    kind->tactics[unit->tactic_count] = default_tactic;
}

/* Kinds ----------------------------------------------------------------------------------------- */

/* CTR-8 */
static int initiative_of(const struct unit_entry *unit)
{
    int best = 0;
    for (int i = 0; i < scenario.skill_count; i++) {
        if (scenario.is_combat[i] && unit->skills[i] > best) best = unit->skills[i];
    }
    return unit->attributes[DEXTERITY] + best;
}

/* CTR-7, CTR-23 */
static void prepare_kind(struct kind *kind, const struct unit_entry *unit, int side, struct counts *counts)
{
    int constitution = unit->attributes[CONSTITUTION];
    kind->start = unit->has_place ? unit->place : side * rules.field_distance;
    kind->speed = speed_of(unit);
    kind->initiative = initiative_of(unit);
    kind->capacity = rules.health_base + constitution;
    kind->constitution = constitution;
    kind->strength = unit->attributes[STRENGTH];
    kind->grapple = scenario.grapple_skill == NONE ? 0 : unit->skills[scenario.grapple_skill];
    kind->of_constitution = against(unit, CONSTITUTION);
    kind->of_strength = against(unit, STRENGTH);
    kind->resistance = unit->resistance;
    kind->absorption = unit->absorption;
    prepare_attacks(kind, unit);
    prepare_counters(kind, unit, counts);
    prepare_tactics(kind, unit);
}
