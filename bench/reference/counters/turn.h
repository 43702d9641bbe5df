/*
 * A unit's turn: what it decides, its move and its action.
 */

static int states_of(const struct unit *unit)
{
    return (unit->prone ? PRONE : 0) | (unit->held_by ? HELD : 0) | (unit->holds ? HOLDING : 0);
}

/* BTL-5: without a target the distance is -1, which no entry takes that asks for one. */
static int holds(const struct tactic *tactic, const struct unit *unit, const struct unit *target)
{
    int distance = target ? distance_between(unit, target) : -1;
    return fight.round >= tactic->round_from && fight.round <= tactic->round_to && unit->levels > tactic->levels_above &&
           unit->enemies->active_count <= tactic->enemies && unit->side->active_count - 1 <= tactic->allies &&
           distance >= tactic->at_least && distance <= tactic->at_most &&
           (states_of(unit) & tactic->state_mask) == tactic->states;
}

/* BTL-5: the first entry that applies; the last always does. */
static void decide(struct unit *unit)
{
    const struct side *enemies = unit->enemies;
    for (fight.tactic = unit->kind->tactics;; fight.tactic++) {
        fight.target = choose_among(enemies->active, enemies->active_count, unit);
        if (!fight.tactic->is_conditional || holds(fight.tactic, unit, fight.target)) return;
    }
}

/* CTR-9, CTR-25 */
static int is_possible(const struct unit *unit, const struct unit *target, const struct attack *attack)
{
    if (!attack->for_restrained && is_restrained(unit)) return 0;
    if (!is_allowed(target, attack)) return 0;
    return attack->rush == 0 || distance_between(unit, target) - rules.reach >= attack->rush;
}

/* CTR-9: the first usable one; with none, the first that has no counter to recover; or the one that is named. */
static const struct attack *choose_attack(const struct unit *unit, const struct unit *target)
{
    const struct tactic *tactic = fight.tactic;
    const struct attack *attack = unit->kind->attacks, *past = attack + unit->kind->attack_count, *otherwise = NULL;
    if (tactic->action != BY_LIST) {
        return tactic->attack && is_possible(unit, target, tactic->attack) ? tactic->attack : NULL;
    }
    for (; attack < past; attack++) {
        if (!is_possible(unit, target, attack)) continue;
        if (attack->recovers == 0 || recoverable(unit)) return attack;
        if (otherwise == NULL) otherwise = attack;
    }
    return otherwise;
}

/* CTR-25 */
static int can_walk(const struct unit *unit)
{
    return unit->status == ACTIVE && !is_restrained(unit);
}

static void walk(struct unit *unit, const struct unit *target, int reach)
{
    if (can_walk(unit)) move_towards(unit, target, unit->kind->speed, reach);
}

static void run(struct unit *unit, const struct unit *target, int reach)
{
    move_towards(unit, target, unit->kind->speed * rules.run_speeds, reach);
}

/* BTL-4, CTR-9: from where it stands. */
static void attack_in_place(struct unit *unit, struct unit *target, int was_in_reach)
{
    const struct attack *attack = choose_attack(unit, target);
    if (attack == NULL) return;
    if (distance_between(unit, target) > attack->reach) {
        target = was_in_reach || rules.chooses_anew_always ? choose_in_reach(unit, attack) : NULL;
    }
    if (target) carry_out(unit, target, attack);
}

static void act_in_place(struct unit *unit, struct unit *target, int was_in_reach)
{
    if (fight.tactic->action == BREAKS_HOLD) break_free(unit);
    else if (fight.tactic->action == RELEASES) end_hold(unit);
    else attack_in_place(unit, target, was_in_reach);
}

/* CTR-9: within reach by a move, and a rush where the attack has one; or as far as a run carries. */
static void close_in(struct unit *unit, struct unit *target, const struct attack *attack)
{
    int reach = attack ? attack->reach : rules.reach;
    int rush = attack ? attack->most_rush : 0;
    int speed = unit->kind->speed;
    if (distance_between(unit, target) > reach + rush + speed) {
        run(unit, target, reach);
        return;
    }
    move_towards(unit, target, speed, reach + rush);
    move_towards(unit, target, rush, reach);
    if (attack) carry_out(unit, target, attack);
}

static void approach(struct unit *unit, struct unit *target)
{
    const struct attack *attack;
    if (is_restrained(unit)) {
        act_in_place(unit, target, 0);
        if (fight.tactic->moves_after) walk(unit, target, rules.reach);
        return;
    }
    attack = choose_attack(unit, target);
    if (attack == NULL || distance_between(unit, target) > attack->reach) {
        close_in(unit, target, attack);
        return;
    }
    carry_out(unit, target, attack);
    if (fight.tactic->moves_after) walk(unit, target, attack->reach);
}

static void withdraw(struct unit *unit, struct unit *target)
{
    const struct attack *attack;
    int was_in_reach;
    if (fight.tactic->moves_after) {
        act_in_place(unit, target, 0);
        if (can_walk(unit)) move_away(unit, target, unit->kind->speed);
        return;
    }
    attack = choose_attack(unit, target);
    was_in_reach = attack && distance_between(unit, target) <= attack->reach;
    if (can_walk(unit)) move_away(unit, target, unit->kind->speed);
    act_in_place(unit, target, was_in_reach);
}

/* CTR-9, CTR-25 */
static void act(struct unit *unit)
{
    const struct tactic *tactic = fight.tactic;
    struct unit *target = fight.target;
    if (tactic->move == STAND || (tactic->has_reflexes && unit->prone)) unit->prone = 0;
    else if (tactic->has_reflexes && unit->held_by) break_free(unit);
    else if (target == NULL) return;
    else if (tactic->move == APPROACH) approach(unit, target);
    else if (tactic->move == WITHDRAW) withdraw(unit, target);
    else if (tactic->move == HOLD) act_in_place(unit, target, 0);
    else if (can_walk(unit)) run(unit, target, rules.reach);
}

/* CTR-9, CTR-11, CTR-22 */
static void take_turn(struct unit *unit)
{
    unit->standing = NULL;
    if (unit->stunned) {
        unit->stunned = 0;
        return;
    }
    unit->has_acted = 1;
    fight.on_turn = unit;
    fight.attacks_in_turn = 0;
    decide(unit);
    act(unit);
}
