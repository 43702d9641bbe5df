/*
 * All that changes in a fight.
 */

enum { ABSENT, ACTIVE, DEAD, UNCONSCIOUS, STATES };

struct unit {
    const struct kind *kind;
    struct side *side, *enemies;
    int index, status, at, score;
    int levels, lethal_levels;
    int prone, stunned, has_acted;
    struct unit *held_by, *holds;
    counter_set spent;
    const struct counter *standing;
    const struct unit *next_target;
    int next_dice, next_damage;
    int damage_dealt, kills, attacks, hits;
    struct stream streams[PURPOSES];
};

struct side {
    int number, size, waves, every_rounds;
    struct kind *kinds;
    struct unit *units;   /* in roster order, wave after wave */
    struct unit **active; /* in roster order */
    int active_count, entered, to; /* waves and units that have entered */
    int first_loss, stuns, out[STATES];
    struct counts *counts; /* by counter of the catalogue */
};

/* A counter that acts once the attack is resolved, and against whom (CTR-20). */
struct act_to_come {
    const struct counter *counter;
    struct unit *owner, *foe;
};

static struct fight {
    struct dice dice;
    int round;
    struct side sides[SIDES];
    struct unit **order; /* CTR-8 */
    int order_count;

    /* The turn: whose it is, and as it was decided. */
    struct unit *on_turn, *target;
    const struct tactic *tactic;
    int attacks_in_turn, cut_short;

    struct act_to_come *to_come;
    int to_come_count;
    struct unit **candidates;
} fight;

static void read_side(FILE *file, struct side *side, int number)
{
    static struct unit_entry unit;
    side->number = number;
    side->waves = read_number(file, "waves");
    side->every_rounds = read_number(file, "rounds between waves");
    side->size = read_count(file, "units", MOST_ROWS);
    side->kinds = calloc(side->size, sizeof *side->kinds);
    side->counts = calloc(scenario.counter_count + 1, sizeof *side->counts);
    for (int i = 0; i < side->size; i++) {
        read_unit(file, &unit);
        prepare_kind(&side->kinds[i], &unit, number, side->counts);
    }
}

static int is_restrained(const struct unit *unit)
{
    return unit->held_by || unit->holds;
}

/* Dice ------------------------------------------------------------------------------------------ */

/* CTR-3: three dice a word, on 22 bits. */
static inline int roll_successes(struct unit *unit, int purpose, int dice, const struct table *table)
{
    enum { BITS = 22, MASK = (1 << BITS) - 1, UNFAIR = (1 << BITS) % RESULTS };
    struct stream *stream = &unit->streams[purpose];
    int total = 0;
    if (dice <= 0) return 0;
    if (stream->stamp != fight.dice.stamp) seed_stream(&fight.dice, stream);
    for (;; dice -= TOGETHER) {
        uint32_t product;
        do product = (next_word(stream->state) >> (32 - BITS)) * RESULTS;
        while ((product & MASK) < UNFAIR);
        if (dice <= TOGETHER) return total + table->successes[dice][product >> BITS];
        total += table->successes[TOGETHER][product >> BITS];
    }
}

/* From 0 to results - 1. */
static int roll_below(struct unit *unit, int purpose, int results)
{
    return below_any(&fight.dice, &unit->streams[purpose], results);
}

/* CTR-5: whether the first, with so many dice by strength, beats the other. */
static int wins(struct unit *actor, int dice, struct unit *resister, int other_dice)
{
    int own = roll_successes(actor, CONTEST, dice, actor->kind->of_strength);
    int others = roll_successes(resister, CONTEST, other_dice, resister->kind->of_strength);
    return own > others || (own == others && rules.tie_goes_to_actor);
}

/* Field ----------------------------------------------------------------------------------------- */

/* CTR-7 */
static int distance_between(const struct unit *one, const struct unit *other)
{
    return abs(one->at - other->at);
}

static void move_towards(struct unit *unit, const struct unit *target, int most, int reach)
{
    int missing = distance_between(unit, target) - reach;
    int inches = missing < most ? missing : most;
    if (inches > 0) unit->at += target->at > unit->at ? inches : -inches;
}

/* CTR-7: from the same spot, towards its own end of the line. */
static void move_away(struct unit *unit, const struct unit *target, int inches)
{
    int ahead = target->at - unit->at;
    int is_left = ahead > 0 || (ahead == 0 && unit->side->number == 0);
    unit->at += is_left ? -inches : inches;
}

/* Holds ----------------------------------------------------------------------------------------- */

/* CTR-25: if it holds anybody. */
static void end_hold(struct unit *holder)
{
    if (holder->holds == NULL) return;
    holder->holds->held_by = NULL;
    holder->holds = NULL;
}

static void break_free(struct unit *unit)
{
    struct unit *holder = unit->held_by;
    if (holder && wins(unit, unit->kind->grapple, holder, holder->kind->grapple)) end_hold(holder);
}

static void seize(struct unit *unit, struct unit *target)
{
    if (is_restrained(unit) || is_restrained(target)) return;
    if (!wins(unit, unit->kind->grapple, target, target->kind->grapple)) return;
    unit->holds = target;
    target->held_by = unit;
}

/* Harm ------------------------------------------------------------------------------------------ */

/* BTL-2, CTR-25 */
static void go_out(struct unit *unit, struct unit *attacker, int status)
{
    struct side *side = unit->side;
    int place = 0;
    unit->status = status;
    side->out[status]++;
    side->active_count--;
    while (side->active[place] != unit) place++;
    for (; place < side->active_count; place++) side->active[place] = side->active[place + 1];
    if (side->first_loss == 0) side->first_loss = fight.round;
    if (attacker) attacker->kills++;
    if (unit->held_by) end_hold(unit->held_by);
    end_hold(unit);
}

static int roll_constitution(struct unit *unit, int dice)
{
    return roll_successes(unit, CHECK, dice, unit->kind->of_constitution);
}

/* CTR-22 */
static void check_stun(struct unit *unit, int checks)
{
    if (roll_constitution(unit, unit->kind->constitution + checks) >= rules.needed || unit->stunned) return;
    unit->stunned = 1;
    unit->side->stuns++;
}

/* CTR-23 */
static void check_capacity(struct unit *unit, struct unit *attacker, int checks)
{
    const struct kind *kind = unit->kind;
    int above = unit->levels - kind->capacity;
    if (above < 0) return;
    int successes = roll_constitution(unit, kind->constitution - above * rules.dice_a_level + checks);
    if (unit->lethal_levels >= kind->capacity) go_out(unit, attacker, DEAD);
    else if (successes < rules.needed) go_out(unit, attacker, UNCONSCIOUS);
}

/* CTR-18: how many levels of one attack are lethal. */
static int lethal_among(int levels, int is_lethal, int constitution)
{
    if (is_lethal) return levels;
    if (levels <= constitution) return 0;
    return rules.excess == ALL_LEVELS ? levels : rules.excess == EXCESS_LEVELS ? levels - constitution : 0;
}

/* CTR-18, CTR-26 */
static void take_levels(struct unit *unit, struct unit *attacker, int levels, int is_lethal, int checks)
{
    int constitution = unit->kind->constitution;
    if (levels <= 0) return;
    attacker->damage_dealt += levels;
    unit->levels += levels;
    unit->lethal_levels += lethal_among(levels, is_lethal, constitution);
    if (levels >= constitution + rules.stun_margin) check_stun(unit, checks);
    check_capacity(unit, attacker, checks);
}
