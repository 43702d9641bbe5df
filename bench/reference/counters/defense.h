/*
 * Counters: which may be used, what they do, how they come back.
 */

/* The attack being resolved. */
struct blow {
    const struct attack *attack;
    int kinds; /* as it stands */
    int dice, successes, damage_dice, levels, checks;
    int is_countered;           /* the target has used a counter on it */
    const struct counter *acts; /* which is an attack or a move of its own */
};

static const struct counter *first_of(const struct unit *unit, counter_set counters)
{
    return &unit->kind->counters[__builtin_ctzll(counters)];
}

/* CTR-10, CTR-25: unspent ones for such an attack. */
static counter_set fitting(const struct unit *unit, int window, const struct attack *attack)
{
    counter_set counters = unit->kind->fitting[window][attack->is_ranged] & ~unit->spent;
    return is_restrained(unit) ? counters & unit->kind->for_restrained : counters;
}

/* CTR-21: its health is as the counter asks, and its foe within reach where it is an attack. */
static int is_usable(const struct unit *unit, const struct unit *foe, const struct counter *counter)
{
    if (unit->levels <= counter->levels_above) return 0;
    return counter->attack == NULL || distance_between(unit, foe) <= counter->attack->reach;
}

static int is_wanted(const struct counter *counter, const struct blow *blow)
{
    if (blow->levels < counter->damage_at_least || blow->successes < counter->successes_at_least) return 0;
    return !counter->rolls || counter->roll_dice[blow->attack->weapon] > 0;
}

static void spend(struct unit *unit, const struct counter *counter)
{
    unit->spent |= counter->same;
    counter->counts->uses++;
}

/* CTR-11 */
static counter_set recoverable(const struct unit *unit)
{
    return unit->spent & unit->kind->recoverable;
}

static void bring_back(struct unit *unit, const struct counter *counter)
{
    unit->spent &= ~counter->same;
    counter->counts->recovered++;
}

/* CTR-11: the first that are spent, but not the one that does it. */
static void recover(struct unit *unit, int count, counter_set itself)
{
    for (; count > 0; count--) {
        counter_set counters = recoverable(unit) & ~itself;
        if (!counters) return;
        bring_back(unit, first_of(unit, counters));
    }
}

static int roll_counter(struct unit *unit, const struct counter *counter, const struct blow *blow)
{
    if (!counter->rolls) return 0;
    return roll_successes(unit, COUNTER, counter->roll_dice[blow->attack->weapon], counter->roll_table);
}

static void prevent(struct blow *blow, const struct counter *counter, int most)
{
    int prevented = most < blow->levels ? most : blow->levels;
    blow->levels -= prevented;
    counter->counts->prevented += prevented;
}

static void make_non_lethal(struct blow *blow)
{
    blow->kinds = (blow->kinds & ~IS_LETHAL) | IS_NON_LETHAL;
}

static void apply(struct unit *unit, const struct counter *counter, struct blow *blow, int window)
{
    blow->dice -= counter->fewer_dice;
    blow->damage_dice -= counter->fewer_damage_dice;
    blow->checks += counter->checks;
    if (counter->non_lethal) make_non_lethal(blow);
    if (window == SUCCESSES) {
        int left = blow->successes - counter->fewer_successes - roll_counter(unit, counter, blow);
        blow->successes = left > 0 ? left : 0;
    } else if (window == DAMAGE_WINDOW) {
        prevent(blow, counter, counter->fewer_levels + roll_counter(unit, counter, blow));
        if (counter->stands) unit->standing = counter;
    }
    recover(unit, counter->recovers, counter->same);
}

/* CTR-12, CTR-14, CTR-17, CTR-21: the first counter that fits is used. */
static const struct counter *use_first(struct unit *unit, const struct unit *attacker, struct blow *blow, int window)
{
    if (unit->stunned) return NULL;
    for (counter_set left = fitting(unit, window, blow->attack); left; left &= left - 1) {
        const struct counter *counter = first_of(unit, left);
        if (!is_usable(unit, attacker, counter) || !is_wanted(counter, blow)) continue;
        spend(unit, counter);
        apply(unit, counter, blow, window);
        return counter;
    }
    return NULL;
}

/* One counter an attack. */
static void defend(struct unit *unit, const struct unit *attacker, struct blow *blow, int window)
{
    if (blow->is_countered) return;
    const struct counter *counter = use_first(unit, attacker, blow, window);
    if (counter == NULL) return;
    blow->is_countered = 1;
    if (counter->attack || counter->move) blow->acts = counter;
}

/* CTR-11, CTR-21: what stands takes levels, of a stunned or restrained unit too. */
static void reduce_by_standing(const struct unit *unit, struct blow *blow)
{
    const struct counter *standing = unit->standing;
    if (standing && (standing->standing_against & blow->kinds)) prevent(blow, standing, standing->standing_levels);
}

/* CTR-11, CTR-22, CTR-25: a standing Block is the counter for the attack. */
static int blocks(struct unit *unit, struct blow *blow)
{
    const struct counter *standing = unit->standing;
    if (standing == NULL || !standing->standing_block || blow->levels < 1) return 0;
    if (unit->stunned || is_restrained(unit) || !(standing->against & blow->kinds)) return 0;
    if (standing->rolls && standing->roll_dice[blow->attack->weapon] <= 0) return 0;
    standing->counts->uses++;
    prevent(blow, standing, standing->fewer_levels + roll_counter(unit, standing, blow));
    return 1;
}

/* CTR-17: a standing Block before any other counter. */
static void defend_levels(struct unit *unit, const struct unit *attacker, struct blow *blow)
{
    if (blow->levels < 1 && !rules.damage_window_is_always) return;
    if (blow->is_countered) return;
    if (blocks(unit, blow)) blow->is_countered = 1;
    else defend(unit, attacker, blow, DAMAGE_WINDOW);
}
