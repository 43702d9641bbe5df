import { fc } from '@fast-check/vitest';
import type { Pool, Term } from '../../oracles/dice/enumerate.ts';

/** Faces of dice with so many sides; a Fudge die for 0. */
function facesOf(sides: number): number[] {
  return sides === 0 ? [-1, 0, 1] : Array.from({ length: sides }, (_, i) => i + 1);
}

/** Keeps that leave at least one of so many dice. */
function keepsOf(count: number): fc.Arbitrary<Pool['keeps']> {
  if (count < 2) return fc.constant([]);
  const keep = fc.tuple(fc.constantFrom('kh', 'kl', 'dh', 'dl'), fc.integer({ min: 1, max: count - 1 }));
  return fc.oneof(
    fc.constant([]),
    keep.map((one) => [one]),
    keep.chain(([what, dice]) => {
      const left = what === 'dh' || what === 'dl' ? count - dice : dice;
      return keepsOf(left).map((more): Pool['keeps'] => [[what, dice], ...(more ?? [])]);
    }),
  ) as fc.Arbitrary<Pool['keeps']>;
}

function explosionOf(sides: number): fc.Arbitrary<Pool['explode']> {
  if (sides === 1) return fc.constant(undefined);
  return fc.option(fc.record({ depth: fc.integer({ min: 1, max: 2 }), separate: fc.boolean() }), { nil: undefined });
}

function successesOf(
  faces: readonly number[],
  isCompound: boolean,
  reroll: readonly number[],
): fc.Arbitrary<Pool['successes']> {
  const highest = faces.at(-1) as number;
  return fc.option(
    fc.record({ target: fc.constantFrom(...faces), twice: fc.boolean(), never: fc.boolean() }).map((rule) => ({
      target: rule.target,
      twice: rule.twice && !isCompound ? [highest] : [],
      never: rule.never && faces.length > 1 && !reroll.includes(faces[0] as number) ? [faces[0] as number] : [],
    })),
    { nil: undefined, freq: 2 },
  );
}

/** Pools small enough to be enumerated, with everything that may be done to them. */
const pools: fc.Arbitrary<Pool> = fc
  .record({ count: fc.integer({ min: 0, max: 3 }), sides: fc.constantFrom(0, 1, 2, 3, 4, 6) })
  .chain(({ count, sides }) => {
    const faces = facesOf(sides);
    const lower = faces.slice(0, -1);
    return fc
      .record({
        reroll: fc.subarray(lower, { maxLength: Math.max(0, lower.length - 1) }),
        once: fc.boolean(),
        keeps: keepsOf(count),
        explode: explosionOf(sides),
      })
      .chain(({ reroll, once, keeps, explode }) =>
        successesOf(faces, explode !== undefined && !explode.separate, once ? [] : reroll).map(
          (successes): Pool => ({
            count,
            faces,
            ...(once ? { rerollOnce: reroll } : { reroll }),
            ...(explode && { explode }),
            ...(keeps && { keeps }),
            ...(successes && { successes }),
          }),
        ),
      );
  });

/** Sums of up to three terms: pools, multiples of them, constants. */
export const randomTerms: fc.Arbitrary<Term[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ times: fc.constantFrom(1, 1, 1, -1, 2, -3), pool: pools }) },
    { weight: 1, arbitrary: fc.record({ constant: fc.integer({ min: -20, max: 20 }) }) },
  ),
  { minLength: 1, maxLength: 2 },
);
