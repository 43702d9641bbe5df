/*
 * What the acts of a group come to, in the order of T10-13.
 */

#define FOR_GROUP(unit) for (struct unit **actor = fight.group, *unit; actor < fight.group_end && (unit = *actor); actor++)
#define FOR_HITS(hit) for (struct hit *hit = fight.hits; hit < fight.hits_end; hit++)

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

/* T10-17: killing damage, of which one is the cause. */
static void wound(struct unit *by, struct unit *unit, int damage)
{
    int alive_from = rules.dead_at_zero, before = unit->hit_points;
    unit->hit_points -= damage;
    if (unit->hit_points == 0) fight.is_left_at_zero = 1;
    if (before < alive_from || unit->hit_points >= alive_from) return;
    take_out(unit, DEAD);
    by->kills++;
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
    wound(pusher, unit, damage);
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
        if (hit->action == KILL) wound(hit->by, hit->target, hit->damage);
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
    for (int i = 0; i < side->to; i++) {
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
    for (int i = 0; i < side->to; i++) {
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
    fight.hits_end = fight.hits;
}
