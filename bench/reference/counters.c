/*
 * Fights of Counters in plain C, all rules and no scenario, as a yardstick for the engine: the same dice
 * and draws, so that every trial ends the same. Rule identifiers are those of
 * src/engine/systems/counters/RULES.md and src/engine/battle.
 *
 *   gcc -O3 -o counters counters.c && ./counters TRIALS SEED FILE
 *
 * FILE is a battle as bench/reference-scenario.ts writes it.
 */
#define READS_A_SCENARIO
#include "battle.h"
#include "dice.h"
#include <stddef.h>
#include <string.h>
#include "counters/scenario.h"
#include "counters/kinds.h"
#include "counters/prepare.h"
#include "counters/fight.h"
#include "counters/defense.h"
#include "counters/exchange.h"
#include "counters/turn.h"
#include "figures.h"

/* Waves ----------------------------------------------------------------------------------------- */

static void freshen(struct unit *unit)
{
    unit->status = ACTIVE;
    unit->at = unit->kind->start;
    unit->levels = unit->lethal_levels = 0;
    unit->prone = unit->stunned = unit->has_acted = 0;
    unit->held_by = unit->holds = NULL;
    unit->spent = 0;
    unit->standing = NULL;
    unit->next_target = NULL;
    unit->damage_dealt = unit->kills = unit->attacks = unit->hits = 0;
}

/* BTL-6, CTR-7 */
static void enter_wave(struct side *side)
{
    for (int i = 0; i < side->size; i++) {
        struct unit *unit = &side->units[side->to++];
        freshen(unit);
        side->active[side->active_count++] = unit;
    }
    side->entered++;
}

static int compare(const struct unit *one, const struct unit *other)
{
    int ahead = one->score - other->score;
    return ahead ? ahead : one->kind->initiative - other->kind->initiative;
}

/* CTR-8: behind those of a higher score or modifier, at a random place among equals. */
static void take_place(struct unit *unit)
{
    struct unit **order = fight.order;
    int first = 0, past, place;
    unit->score = 1 + roll_below(unit, INITIATIVE, rules.initiative_die) + unit->kind->initiative;
    while (first < fight.order_count && compare(order[first], unit) > 0) first++;
    for (past = first; past < fight.order_count && compare(order[past], unit) == 0;) past++;
    place = past == first ? first : first + roll_below(unit, INITIATIVE, past - first + 1);
    for (int i = fight.order_count; i > place; i--) order[i] = order[i - 1];
    order[place] = unit;
    fight.order_count++;
}

static void bring_wave(struct side *side)
{
    int first = side->to;
    enter_wave(side);
    for (int i = first; i < side->to; i++) take_place(&side->units[i]);
}

/* BTL-6 */
static int is_wave_due(const struct side *side)
{
    if (side->entered == side->waves) return 0;
    return side->every_rounds ? (fight.round - 1) % side->every_rounds == 0 : side->active_count == 0;
}

/* CTR-10: a break in the action. */
static void recover_all(const struct side *side)
{
    for (int i = 0; i < side->active_count; i++) {
        struct unit *unit = side->active[i];
        while (unit->spent) bring_back(unit, first_of(unit, unit->spent));
    }
}

/* BTL-6, CTR-10: a wave on the defeat of the one before is a break. */
static void bring_waves(void)
{
    struct side *one = &fight.sides[0], *two = &fight.sides[1];
    int first_due = is_wave_due(one), second_due = is_wave_due(two);
    int is_break = (first_due && one->every_rounds == 0) || (second_due && two->every_rounds == 0);
    if (is_break && fight.round > 1 && rules.recovers_with_waves) {
        recover_all(one);
        recover_all(two);
    }
    if (first_due) bring_wave(one);
    if (second_due) bring_wave(two);
}

/* Rounds ---------------------------------------------------------------------------------------- */

/* Units that are out leave the order. */
static void close_ranks(void)
{
    int kept = 0;
    if (fight.order_count == fight.sides[0].active_count + fight.sides[1].active_count) return;
    for (int i = 0; i < fight.order_count; i++) {
        if (fight.order[i]->status == ACTIVE) fight.order[kept++] = fight.order[i];
    }
    fight.order_count = kept;
}

/* BTL-3 */
static int has_lost(const struct side *side)
{
    return side->active_count == 0 && side->entered == side->waves;
}

static int take_turns(void)
{
    for (int i = 0; i < fight.order_count; i++) {
        int outcome;
        if (fight.order[i]->status != ACTIVE) continue;
        take_turn(fight.order[i]);
        outcome = outcome_of(has_lost(&fight.sides[0]), has_lost(&fight.sides[1]));
        if (outcome != UNDECIDED) return outcome;
    }
    return UNDECIDED;
}

static int play_round(void)
{
    int outcome;
    close_ranks();
    bring_waves();
    outcome = take_turns();
    for (int i = 0; i < SIDES; i++) active_after[fight.round - 1][i] = fight.sides[i].active_count;
    return outcome;
}

static void empty(struct side *side)
{
    side->active_count = side->entered = side->to = 0;
    side->first_loss = side->stuns = 0;
    memset(side->out, 0, sizeof side->out);
    memset(side->counts, 0, scenario.counter_count * sizeof *side->counts);
}

static int play_trial(uint64_t trial)
{
    start_trial(&fight.dice, trial);
    fight.order_count = fight.cut_short = 0;
    for (int i = 0; i < SIDES; i++) empty(&fight.sides[i]);
    for (fight.round = 1; fight.round <= rules.max_rounds; fight.round++) {
        int outcome = play_round();
        if (outcome != UNDECIDED) return outcome;
    }
    fight.round = rules.max_rounds;
    return TIMEOUT;
}

/* Figures --------------------------------------------------------------------------------------- */

/* BTL-7 */
static int waves_defeated(const struct side *side)
{
    int defeated = 0;
    if (side->active_count == 0) return side->entered;
    for (int first = 0; first < side->to; first += side->size) {
        int standing = 0;
        for (int i = first; i < first + side->size; i++) standing += side->units[i].status == ACTIVE;
        defeated += standing == 0;
    }
    return defeated;
}

/* BTL-7, CTR-26: of the counters that any unit has. */
static uint32_t fold_side(uint32_t hash, const struct side *side, struct unit_figures *figures)
{
    struct unit_figures sums = sum_units(side, figures);
    int metrics[] = {
        side->active_count, side->out[DEAD], side->out[UNCONSCIOUS], 0, sums.damage_dealt,
        sums.attacks, sums.hits, waves_defeated(side), side->first_loss, side->stuns, side->out[UNCONSCIOUS],
    };
    hash = fold_all(hash, metrics, sizeof metrics / sizeof *metrics);
    for (int i = 0; i < scenario.counter_count; i++) hash = fold(hash, side->counts[i].uses);
    for (int i = 0; i < scenario.counter_count; i++) hash = fold(hash, side->counts[i].recovered);
    for (int i = 0; i < scenario.counter_count; i++) hash = fold(hash, side->counts[i].prevented);
    return hash;
}

static uint32_t fold_metrics(uint32_t hash)
{
    hash = fold(hash, fight.round);
    hash = fold_side(hash, &fight.sides[0], unit_figures);
    return fold_side(hash, &fight.sides[1], unit_figures + fight.sides[0].size);
}

/* Setting up ------------------------------------------------------------------------------------ */

static void prepare_side(struct side *side, struct side *enemies)
{
    int count = side->size * side->waves;
    side->units = calloc(count, sizeof *side->units);
    side->active = calloc(count, sizeof *side->active);
    for (int i = 0; i < count; i++) {
        struct unit *unit = &side->units[i];
        int wave = i / side->size;
        unit->index = i % side->size;
        unit->kind = &side->kinds[unit->index];
        unit->side = side;
        unit->enemies = enemies;
        for (int purpose = 0; purpose < PURPOSES; purpose++) {
            prepare_stream(&unit->streams[purpose], side->number, wave, unit->index, purpose);
        }
    }
}

static void read_scenario(FILE *file)
{
    read_integers(file, "rules", &rules, sizeof rules);
    read_catalogue(file);
    for (int target_number = 0; target_number <= HIGHEST_TARGET; target_number++) prepare_table(target_number);
    for (int i = 0; i < SIDES; i++) read_side(file, &fight.sides[i], i);
}

static void prepare(uint64_t seed)
{
    int units = 0;
    for (int i = 0; i < SIDES; i++) {
        prepare_side(&fight.sides[i], &fight.sides[1 - i]);
        units += fight.sides[i].size * fight.sides[i].waves;
    }
    fight.order = calloc(units, sizeof *fight.order);
    fight.candidates = calloc(units, sizeof *fight.candidates);
    fight.to_come = calloc(rules.most_attacks + 1, sizeof *fight.to_come);
    active_after = calloc(rules.max_rounds, sizeof *active_after);
    unit_figures = calloc(fight.sides[0].size + fight.sides[1].size, sizeof *unit_figures);
    mix_seed(&fight.dice, seed);
}
