/*
 * All rules of a Target 10 battle in plain C, as a yardstick for the engine: the same rules, dice and
 * draws, so that every trial ends the same. The scenario is read (target-10/scenario.h). Rule identifiers
 * are those of src/engine/systems/target-10/RULES.md and src/engine/battle.
 *
 *   gcc -O3 -o target-10 target-10.c && ./target-10 TRIALS SEED FILE
 */
#define READS_A_SCENARIO
#include "battle.h"
#include "dice.h"
#include "pool.h"
#include "target-10/scenario.h"
#include "target-10/fight.h"
#include "target-10/declare.h"
#include "target-10/act.h"
#include "target-10/land.h"
#include "figures.h"

/* Rounds ---------------------------------------------------------------------------------------- */

/* T10-13: behind those of higher totals. */
static struct unit **take_place(struct unit *unit, struct unit **last)
{
    struct unit **at = last;
    unit->order = roll(unit, ORDER, rules.order_die) + unit->kind->dexterity;
    for (; at > fight.actors && at[-1]->order < unit->order; at--) at[0] = at[-1];
    *at = unit;
    return last + 1;
}

/*
 * A decision on nothing but the nearest enemy stands until that one is out or the field changes. None
 * looks at the order of play, so each unit takes its place as soon as it has declared.
 */
static struct unit **declare_side(struct side *side, struct unit **last)
{
    for (int i = 0, active = side->active; i < active; i++) {
        struct unit *unit = side->active_units[i];
        if (unit->decided_in != fight.field || unit->target->status != ACTIVE) decide(unit);
        last = take_place(unit, last);
    }
    return last;
}

/* T10-13: together on one state. */
static int play_group(struct unit **first, struct unit **end)
{
    fight.groups++;
    fight.group = first;
    fight.group_end = end;
    for (struct unit **actor = first; actor < end; actor++) {
        if ((*actor)->move != HOLD) plan_move(*actor);
    }
    for (struct unit **actor = first; actor < end; actor++) act(*actor);
    if (fight.landing == 0 && !fight.is_binding) return UNDECIDED;
    land();
    return judge();
}

/* T10-13: group after group, of those of one total who are active. */
static int play_groups(struct unit **next, struct unit **last)
{
    int outcome = UNDECIDED;
    while (next < last && outcome == UNDECIDED) {
        struct unit **first = next, **end = next;
        int total = (*first)->order;
        for (; next < last && (*next)->order == total; next++) {
            if ((*next)->status == ACTIVE) *end++ = *next;
        }
        if (end > first) outcome = play_group(first, end);
    }
    return outcome;
}

/* T10-12 */
static int play_round(void)
{
    struct unit **last = fight.actors;
    fight.round++;
    if (fight.sleepers > 0) {
        for (int i = 0; i < SIDES; i++) wake_units(&fight.sides[i]);
    }
    if (fight.waves_to_come > 0) {
        for (int i = 0; i < SIDES; i++) enter_wave_if_due(&fight.sides[i]);
    }
    for (int i = 0; i < SIDES; i++) last = declare_side(&fight.sides[i], last);
    int outcome = play_groups(fight.actors, last);
    for (int i = 0; i < SIDES; i++) active_after[fight.round - 1][i] = fight.sides[i].active;
    return outcome;
}

/* The program ----------------------------------------------------------------------------------- */

static void prepare_side(int which)
{
    const struct roster *roster = &rosters[which];
    struct side *side = &fight.sides[which];
    side->size = roster->size;
    side->waves = roster->waves;
    side->every_rounds = roster->every_rounds;
    for (int i = 0; i < side->size * side->waves; i++) {
        struct unit *unit = &side->units[i];
        int wave = i / side->size, index = i % side->size;
        unit->kind = &roster->kinds[index];
        unit->wave = &side->all_waves[wave];
        unit->side = which;
        unit->index = index;
        look_for_weapons(unit);
        for (int purpose = 0; purpose < PURPOSES; purpose++) {
            prepare_stream(&unit->streams[purpose], which, wave, index, purpose);
        }
    }
}

static void prepare(uint64_t seed)
{
    for (int i = 0; i < SIDES; i++) prepare_side(i);
    fight.hits_end = fight.hits;
    unit_figures = calloc(fight.sides[0].size + fight.sides[1].size, sizeof *unit_figures);
    active_after = calloc(rules.max_rounds, sizeof *active_after);
    mix_seed(&fight.dice, seed);
}

static void reset_side(struct side *side)
{
    side->active = side->to = side->waves_entered = side->waves_defeated = 0;
    for (int i = 0; i < STATUSES; i++) side->out[i] = 0;
    side->first_loss = side->bound_since = side->luck_spent = side->times_prone = side->times_held = 0;
    side->times_disarmed = side->negotiated_rounds = side->negotiated_in = 0;
}

static int play_trial(uint64_t trial)
{
    start_trial(&fight.dice, trial);
    for (int i = 0; i < SIDES; i++) reset_side(&fight.sides[i]);
    fight.round = fight.groups = fight.field = fight.holds = fight.sleepers = fight.is_binding = 0;
    fight.waves_to_come = fight.sides[0].waves + fight.sides[1].waves;
    while (fight.round < rules.max_rounds) {
        int outcome = play_round();
        if (outcome != UNDECIDED) return outcome;
    }
    return TIMEOUT;
}

/* BTL-7, T10-32 */
static uint32_t fold_side(uint32_t hash, const struct side *side, struct unit_figures *figures)
{
    struct unit_figures sums = sum_units(side, figures);
    int metrics[] = {
        side->active, side->out[DEAD], side->out[UNCONSCIOUS], side->out[FLED], sums.damage_dealt,
        sums.attacks, sums.hits, side->waves_defeated, side->first_loss, side->luck_spent, side->times_prone,
        side->times_held, side->times_disarmed, side->negotiated_rounds,
    };
    return fold_all(hash, metrics, sizeof metrics / sizeof *metrics);
}

static uint32_t fold_metrics(uint32_t hash)
{
    hash = fold(hash, fight.round);
    hash = fold_side(hash, &fight.sides[0], unit_figures);
    return fold_side(hash, &fight.sides[1], unit_figures + fight.sides[0].size);
}
