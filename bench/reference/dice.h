/*
 * The dice of the reference programs: the generator, substreams and draws of src/engine/core
 * (mix.ts, xoshiro128.ts, stream-dice.ts), so that they roll what the engine rolls.
 */
#include <stdint.h>

/* What all streams of a trial are seeded by. */
struct dice {
    uint32_t seed_lanes[4], lanes[4], stamp;
};

/* One unit's stream for one purpose, seeded on its first draw in a trial. */
struct stream {
    uint32_t offset[4], state[4];
    uint32_t stamp;
};

static const uint32_t LANES[4] = { 0x9e3779b9, 0x6a09e667, 0xbb67ae85, 0x3c6ef373 };

static uint32_t mix32(uint32_t h)
{
    h ^= h >> 16;
    h *= 0x85ebca6b;
    h ^= h >> 13;
    h *= 0xc2b2ae35;
    return h ^ (h >> 16);
}

static void mix_seed(struct dice *dice, uint64_t seed)
{
    for (int i = 0; i < 4; i++) {
        uint32_t high = mix32((uint32_t)(seed >> 32) ^ LANES[i]) + LANES[i];
        dice->seed_lanes[i] = mix32(mix32((uint32_t)seed + LANES[i]) ^ high);
    }
}

static void start_trial(struct dice *dice, uint64_t trial)
{
    for (int i = 0; i < 4; i++) {
        uint32_t seeded = dice->seed_lanes[i] + (uint32_t)trial * LANES[i];
        dice->lanes[i] = mix32(mix32(seeded) + (uint32_t)(trial >> 32) * LANES[i] + LANES[i]);
    }
    dice->stamp++;
}

/* The stream of a unit, by side, wave and place in the roster, for a purpose (src/engine/battle). */
static void prepare_stream(struct stream *stream, int side, int wave, int index, int purpose)
{
    uint32_t key = (uint32_t)((wave * 32768 + index) * 2 + side) * 16 + purpose;
    for (int i = 0; i < 4; i++) stream->offset[i] = mix32(key ^ LANES[i]) * LANES[i];
}

/* Seldom called, and kept apart so that a draw is short enough to be inlined; so is `fair`. */
static __attribute__((noinline)) void seed_stream(const struct dice *dice, struct stream *stream)
{
    for (int i = 0; i < 4; i++) stream->state[i] = mix32(dice->lanes[i] + stream->offset[i]);
    if ((stream->state[0] | stream->state[1] | stream->state[2] | stream->state[3]) == 0) stream->state[0] = 1;
    stream->stamp = dice->stamp;
}

static uint32_t rotate(uint32_t word, int bits)
{
    return (word << bits) | (word >> (32 - bits));
}

/* xoshiro128++ 1.0, Blackman and Vigna. */
static uint32_t next_word(uint32_t s[4])
{
    uint32_t word = rotate(s[0] + s[3], 7) + s[0];
    uint32_t shifted = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotate(s[3], 11);
    return word;
}

/* Draws anew while the product is of those that would make some results more likely. */
static __attribute__((noinline)) uint32_t fair(struct stream *stream, uint32_t product, uint32_t results, int bits)
{
    uint32_t unfair = (1u << bits) % results, mask = (1u << bits) - 1;
    while ((product & mask) < unfair) product = (next_word(stream->state) >> (32 - bits)) * results;
    return product;
}

/* A uniform integer below `results`, by Lemire's multiplication on so many bits of a word. */
static int below_on(const struct dice *dice, struct stream *stream, uint32_t results, int bits)
{
    uint32_t mask = (1u << bits) - 1;
    if (stream->stamp != dice->stamp) seed_stream(dice, stream);
    uint32_t product = (next_word(stream->state) >> (32 - bits)) * results;
    if ((product & mask) < results) product = fair(stream, product, results, bits);
    return product >> bits;
}

/* Up to 256 results. */
static int below(const struct dice *dice, struct stream *stream, uint32_t results)
{
    return below_on(dice, stream, results, 24);
}

/* Any number of results: on 32 bits above 256 (src/engine/core/stream-dice.ts). */
static inline int below_any(const struct dice *dice, struct stream *stream, uint32_t results)
{
    if (results <= 256) return below(dice, stream, results);
    if (stream->stamp != dice->stamp) seed_stream(dice, stream);
    uint64_t product = (uint64_t)next_word(stream->state) * results;
    if ((uint32_t)product < results) {
        uint32_t unfair = -results % results;
        while ((uint32_t)product < unfair) product = (uint64_t)next_word(stream->state) * results;
    }
    return product >> 32;
}
