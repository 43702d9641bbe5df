/*
 * BTL-7: what is counted of units. Included where struct unit and struct side are known.
 */

/* Of each roster unit, its waves together; returns the sums of the side. */
static struct unit_figures sum_units(const struct side *side, struct unit_figures *figures)
{
    struct unit_figures of_side = { 0 };
    for (int i = 0; i < side->size; i++) {
        struct unit_figures sums = { 0 };
        for (int at = i; at < side->to; at += side->size) {
            const struct unit *unit = &side->units[at];
            sums.survived = unit->status == ACTIVE;
            sums.damage_dealt += unit->damage_dealt;
            sums.kills += unit->kills;
            sums.attacks += unit->attacks;
            sums.hits += unit->hits;
        }
        of_side.damage_dealt += sums.damage_dealt;
        of_side.attacks += sums.attacks;
        of_side.hits += sums.hits;
        figures[i] = sums;
    }
    return of_side;
}
