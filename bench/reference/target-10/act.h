/*
 * What the units of a group do, as far as their rolls: movements, attacks, negotiations, retrievals.
 */

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
    struct hit *hit = fight.hits_end++;
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
    struct unit *target = unit->target;
    if (is_bound(unit)) return;
    if (unit->aimed_in != fight.field || target->status != ACTIVE) {
        target = target_of(unit);
        if (target == NULL || is_withheld(unit, target)) return;
        aim(unit, target);
    }
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
