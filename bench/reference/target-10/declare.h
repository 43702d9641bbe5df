/*
 * Targets, tactics, and what a unit declares at the start of a round.
 */

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

/* BTL-5: what an entry asks for besides the distance to its target. */
static int holds_for(const struct unit *unit, const struct tactic *tactic, int states)
{
    if (fight.round < tactic->round_from || fight.round > tactic->round_to) return 0;
    if (tactic->health_below != ALWAYS &&
        (int64_t)unit->hit_points * WHOLE >= (int64_t)unit->full_hit_points * tactic->health_below) return 0;
    if (enemies_of(unit)->active > tactic->enemies || own_side(unit)->active - 1 > tactic->allies) return 0;
    return (states & tactic->state_mask) == tactic->states;
}

/* BTL-5: distance −1 without a target, where only an entry holds that asks for none. */
static int holds_at(int distance, const struct tactic *tactic)
{
    if (distance < 0) return tactic->at_least < 0 && tactic->at_most == ALWAYS;
    return distance >= tactic->at_least && distance <= tactic->at_most;
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
        int is_ruled_out = tactic->is_conditional && !holds_for(unit, tactic, states);
        if (is_ruled_out && tactic->choice != RANDOM) continue;
        int grapples_holder = unit->held_by && action_of(unit, tactic) == GRAPPLE;
        unit->target = grapples_holder ? unit->held_by : choose(unit, tactic->choice, unit->place, UNLIMITED);
        distance = unit->target ? abs(unit->target->place - unit->place) : -1;
        if (!is_ruled_out && holds_at(distance, tactic)) break;
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
