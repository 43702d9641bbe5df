/*
 * A Target 10 battle as it stands, and what is asked of it: dice, the field, weapons at hand, who is on
 * the field.
 */

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
    int damage_dealt, kills, attacks, hits;
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
    int active, to, waves_entered, waves_defeated;
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
    struct hit hits[SIDES * MOST_UNITS], *hits_end;
    int landing, is_left_at_zero;
    /* Groups so far; changes of anything by which units declare and aim, but that one goes out. */
    int groups, field;
    int holds, sleepers, waves_to_come, is_binding;
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
    for (int i = 0; i < side->to; i++) {
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
    unit->damage_dealt = unit->kills = unit->attacks = unit->hits = 0;
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
        struct unit *unit = &side->units[side->to++];
        freshen(unit);
        side->active_units[side->active++] = unit;
    }
    fight.field++;
    fight.waves_to_come--;
}

/* BTL-3 */
static int judge(void)
{
    const struct side *one = &fight.sides[0], *two = &fight.sides[1];
    return outcome_of(one->active == 0 && one->waves_entered == one->waves,
                      two->active == 0 && two->waves_entered == two->waves);
}
