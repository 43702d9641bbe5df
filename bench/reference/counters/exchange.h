/*
 * Attacks, and what follows them.
 */

/* One attack ------------------------------------------------------------------------------------ */

/* CTR-13, CTR-24 */
static void declare(struct blow *blow, struct unit *unit, const struct unit *target)
{
    if (unit->prone) blow->dice += rules.prone_own;
    if (blow->attack->is_ranged) return;
    if (target->prone) blow->dice += rules.prone_against;
    if (unit->next_target != target) return;
    blow->dice += unit->next_dice;
    blow->damage_dice += unit->next_damage;
    unit->next_target = NULL;
}

/* CTR-15, CTR-16 */
static void roll_damage(struct blow *blow, struct unit *unit, const struct kind *target)
{
    const struct attack *attack = blow->attack;
    blow->damage_dice += attack->damage + rules.dice_a_success * blow->successes;
    if ((blow->kinds & IS_LETHAL) && blow->damage_dice <= target->resistance) make_non_lethal(blow);
    blow->levels = roll_successes(unit, attack->harm_purpose, blow->damage_dice, attack->to_harm) - target->absorption;
    if (blow->levels < 0) blow->levels = 0;
}

/* CTR-24, CTR-25 */
static void lay_hands(const struct attack *attack, struct unit *unit, struct unit *target)
{
    if (attack->grapples) seize(unit, target);
    if (!attack->falls) return;
    if (attack->falls == FALLS_BY_CONTEST && !wins(unit, unit->kind->strength, target, target->kind->strength)) {
        unit->prone = 1;
    } else {
        target->prone = 1;
    }
}

/* CTR-12 to CTR-18 */
static void strike(struct blow *blow, struct unit *unit, struct unit *target)
{
    const struct attack *attack = blow->attack;
    counter_set early = target->kind->early;
    unit->attacks++;
    declare(blow, unit, target);
    if (early) {
        defend(target, unit, blow, ATTACK_ROLL);
        use_first(target, unit, blow, MANEUVER);
    }
    blow->successes = roll_successes(unit, attack->hit_purpose, blow->dice, attack->to_hit);
    if (early) defend(target, unit, blow, SUCCESSES);
    if (blow->successes <= 0) return;
    unit->hits++;
    if (attack->has_damage) {
        roll_damage(blow, unit, target->kind);
        reduce_by_standing(target, blow);
        defend_levels(target, unit, blow);
        take_levels(target, unit, blow->levels, blow->kinds & IS_LETHAL, blow->checks);
    }
    if (target->status == ACTIVE) lay_hands(attack, unit, target);
    if (attack->self_damage > 0) {
        unit->levels += attack->self_damage;
        check_capacity(unit, NULL, 0);
    }
}

/* What follows it ------------------------------------------------------------------------------- */

static int carry_out(struct unit *unit, struct unit *target, const struct attack *attack);
static int carry_out_each(struct unit *unit, struct unit *target, const struct attack *attack);

static int is_within_reach(const struct unit *unit, const struct unit *foe, const struct attack *attack)
{
    return foe->status == ACTIVE && distance_between(unit, foe) <= attack->reach;
}

static int is_at_limit(void)
{
    if (fight.attacks_in_turn < rules.most_attacks) return 0;
    fight.cut_short++;
    return 1;
}

static int can_answer(const struct unit *unit, const struct unit *foe)
{
    return unit->status == ACTIVE && foe->status == ACTIVE && !unit->stunned;
}

static void step_towards(struct unit *unit, const struct unit *foe, int inches)
{
    if (inches > 0 && !is_restrained(unit)) move_towards(unit, foe, inches, rules.reach);
}

static void step_away(struct unit *unit, const struct unit *foe, int inches)
{
    if (inches < 0 && unit->status == ACTIVE && !is_restrained(unit)) move_away(unit, foe, -inches);
}

/* CTR-19, CTR-20: returns whether the foe countered. */
static int act_with(const struct counter *counter, struct unit *owner, struct unit *foe)
{
    int is_countered = 0;
    step_towards(owner, foe, counter->move);
    if (counter->attack && is_within_reach(owner, foe, counter->attack) && !is_at_limit()) {
        is_countered = carry_out(owner, foe, counter->attack);
    }
    step_away(owner, foe, counter->move);
    return is_countered;
}

/* CTR-19: the first offensive counter that fits. */
static void use_offensive(struct unit *unit, struct unit *target, const struct attack *attack)
{
    counter_set left = fitting(unit, OFFENSIVE, attack);
    const struct counter *counter;
    if (!left || !can_answer(unit, target)) return;
    while (!is_usable(unit, target, first_of(unit, left))) {
        left &= left - 1;
        if (!left) return;
    }
    counter = first_of(unit, left);
    spend(unit, counter);
    if (counter->gives_next) {
        unit->next_target = target;
        unit->next_dice = counter->next_dice;
        unit->next_damage = counter->next_damage;
    }
    recover(unit, counter->recovers, counter->same);
    step_towards(unit, target, counter->move);
    if (counter->attack) carry_out_each(unit, target, counter->attack);
    step_away(unit, target, counter->move);
}

/* CTR-19, CTR-20: an interrupt that is countered leaves no offensive counter; what is none comes later. */
static void follow_up(const struct blow *blow, struct unit *unit, struct unit *target)
{
    const struct counter *acts = blow->acts;
    int is_barred = 0;
    if (acts && !acts->interrupts) {
        fight.to_come[fight.to_come_count++] = (struct act_to_come){ acts, target, unit };
    } else if (acts && can_answer(target, unit)) {
        is_barred = act_with(acts, target, unit);
    }
    if (unit == fight.on_turn && !is_barred) use_offensive(unit, target, blow->attack);
}

/* Targets --------------------------------------------------------------------------------------- */

/* CTR-9, CTR-25: whether an attack may be made on such a target. */
static int is_allowed(const struct unit *target, const struct attack *attack)
{
    if (attack->needs_helpless && target->has_acted && !target->held_by && !target->stunned) return 0;
    return !attack->grapples || !is_restrained(target);
}

static struct unit *nearest_of(struct unit **units, int count, const struct unit *unit)
{
    struct unit *nearest = units[0];
    int least = distance_between(unit, nearest);
    for (int i = 1; i < count && least > 0; i++) {
        int distance = distance_between(unit, units[i]);
        if (distance < least) {
            nearest = units[i];
            least = distance;
        }
    }
    return nearest;
}

static int health_of(const struct unit *unit)
{
    return unit->kind->capacity - unit->levels;
}

static struct unit *by_health(struct unit **units, int count, int sign)
{
    struct unit *best = units[0];
    for (int i = 1; i < count; i++) {
        if (sign * (health_of(units[i]) - health_of(best)) > 0) best = units[i];
    }
    return best;
}

/* BTL-4 */
static struct unit *choose_among(struct unit **units, int count, struct unit *unit)
{
    if (count == 0) return NULL;
    switch (fight.tactic->choice) {
    case NEAREST: return nearest_of(units, count, unit);
    case WEAKEST: return by_health(units, count, -1);
    case STRONGEST: return by_health(units, count, 1);
    case RANDOM: return units[roll_below(unit, TACTIC, count)];
    case SPREAD: return units[unit->index % count];
    default: return units[0];
    }
}

/* BTL-4, CTR-19: chosen anew, among those in reach; a unit out of turn finds nobody else. */
static struct unit *choose_in_reach(struct unit *unit, const struct attack *attack)
{
    const struct side *enemies = unit->enemies;
    int count = 0;
    if (unit != fight.on_turn) return NULL;
    for (int i = 0; i < enemies->active_count; i++) {
        struct unit *enemy = enemies->active[i];
        if (is_within_reach(unit, enemy, attack) && is_allowed(enemy, attack)) fight.candidates[count++] = enemy;
    }
    return choose_among(fight.candidates, count, unit);
}

/* All of it ------------------------------------------------------------------------------------- */

/* CTR-11, CTR-19: all attacks of an attack, on another target where the first went out. */
static int carry_out_each(struct unit *unit, struct unit *target, const struct attack *attack)
{
    int is_countered = 0;
    for (int n = 0; n < attack->times; n++) {
        struct blow blow = { .attack = attack, .kinds = attack->kinds, .dice = attack->dice, .checks = attack->checks };
        if (n > 0 && !is_within_reach(unit, target, attack)) target = choose_in_reach(unit, attack);
        if (target == NULL || unit->status != ACTIVE || is_at_limit()) break;
        fight.attacks_in_turn++;
        strike(&blow, unit, target);
        is_countered |= blow.is_countered;
        recover(unit, attack->recovers, 0);
        follow_up(&blow, unit, target);
    }
    return is_countered;
}

/* CTR-20: last, counters that act after the attack. */
static int carry_out(struct unit *unit, struct unit *target, const struct attack *attack)
{
    int since = fight.to_come_count;
    int is_countered = carry_out_each(unit, target, attack);
    for (int i = since; i < fight.to_come_count; i++) {
        const struct act_to_come act = fight.to_come[i];
        if (can_answer(act.owner, act.foe)) act_with(act.counter, act.owner, act.foe);
    }
    fight.to_come_count = since;
    return is_countered;
}
