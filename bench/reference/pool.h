/*
 * Several like dice that are added up, as many together as one word of the generator decides
 * (src/engine/core/dice-pool.ts).
 */
#include <stdlib.h>

enum { MOST_TOGETHER = 1 << 12 };

struct pool {
    int count, sides;
    /* Full draws, and their results with the sums of the faces; those of the dice that are left. */
    int draws, results, left_results;
    int *sums, *left_sums;
};

/* By result, whose digits in base `sides` are faces less one: the sum of `count` faces. */
static int *prepare_sums(int count, int sides, int results)
{
    int *sums = malloc(results * sizeof *sums);
    for (int result = 0; result < results; result++) {
        sums[result] = count;
        for (int die = 0, rest = result; die < count; die++, rest /= sides) sums[result] += rest % sides;
    }
    return sums;
}

static void prepare_pool(struct pool *pool, int count, int sides)
{
    int together = 0, left;
    pool->count = count;
    pool->sides = sides;
    pool->results = pool->left_results = 1;
    while (together < count && pool->results * sides <= MOST_TOGETHER) {
        together++;
        pool->results *= sides;
    }
    pool->draws = together ? count / together : 0;
    left = together ? count % together : 0;
    for (int die = 0; die < left; die++) pool->left_results *= sides;
    pool->sums = prepare_sums(together, sides, pool->results);
    pool->left_sums = prepare_sums(left, sides, pool->left_results);
}

static int roll_pool(const struct dice *dice, struct stream *stream, const struct pool *pool)
{
    int total = 0;
    for (int draw = 0; draw < pool->draws; draw++) total += pool->sums[below_any(dice, stream, pool->results)];
    if (pool->left_results > 1) total += pool->left_sums[below_any(dice, stream, pool->left_results)];
    return total;
}
