/**
 * What every translated program begins with. Variables of macros have names that begin with two underscores, which
 * no name of the engine does. `CHECKED` is for tests: such a program stops at an index beyond an array, and at a
 * member of an object that is none.
 */
export const PRELUDE = `#include <stdint.h>
#include <stddef.h>

static inline int32_t length_of(const void *cells) { return ((const int32_t *)cells)[-1]; }

#ifdef CHECKED
#define AT(array, index) (*({ __auto_type __cells = (array); int32_t __index = (index); if (!__cells || __index < 0 || __index >= length_of(__cells)) __builtin_trap(); __cells + __index; }))
#define OF(object) ({ __auto_type __object = (object); if (!__object) __builtin_trap(); __object; })
#else
#define AT(array, index) ((array)[index])
#define OF(object) (object)
#endif
#define FILL(array, content) ({ __auto_type __cells = (array); __typeof__(*__cells) __content = (content); for (int32_t __index = 0; __index < length_of(__cells); __index++) __cells[__index] = __content; })

static inline int32_t multiply_32(int32_t a, int32_t b) { return (int32_t)((uint32_t)a * (uint32_t)b); }
static inline int32_t leading_zeros(int32_t a) { return a == 0 ? 32 : __builtin_clz((uint32_t)a); }
${integers('32')}
${integers('64')}
`;

/** Functions of integers of so many bits. */
function integers(bits: '32' | '64'): string {
  const int = `int${bits}_t`;
  return `static inline ${int} abs${bits}(${int} a) { return a < 0 ? -a : a; }
static inline ${int} min${bits}(${int} a, ${int} b) { return a < b ? a : b; }
static inline ${int} max${bits}(${int} a, ${int} b) { return a > b ? a : b; }
static inline ${int} trunc${bits}(${int} a, ${int} b) { return a / b; }
static inline ${int} floor${bits}(${int} a, ${int} b) { return a / b - ((a % b != 0) & ((a < 0) != (b < 0))); }
static inline ${int} ceil${bits}(${int} a, ${int} b) { return a / b + ((a % b != 0) & ((a < 0) == (b < 0))); }`;
}
