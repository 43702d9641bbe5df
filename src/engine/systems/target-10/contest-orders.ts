/** What decides who tests first. */
export interface Priority {
  /** Test value. */
  readonly value: number;
  readonly skill: number;
  /** Ability score; undefined where there is none. */
  readonly ability: number | undefined;
}

/**
 * The orders in which contestants may test, each as likely as the next: one where their values, skills
 * and scores tell them apart, else all that agree with those, among which a coin or a die decides.
 *
 * @returns indexes, the first to test first
 * @rule T10-8
 */
export function possibleOrders(contestants: readonly Priority[]): readonly (readonly number[])[] {
  const orders: number[][] = [];
  const extend = (order: readonly number[], left: readonly number[]) => {
    if (left.length === 0) orders.push([...order]);
    for (const next of left) {
      if (left.some((other) => isBefore(contestants[other]!, contestants[next]!))) continue;
      extend(
        [...order, next],
        left.filter((other) => other !== next),
      );
    }
  };
  extend(
    [],
    contestants.map((_, i) => i),
  );
  return orders;
}

/** Does one surely test before the other: higher value, then skill, then score where both have one? */
function isBefore(one: Priority, other: Priority): boolean {
  if (one.value !== other.value) return one.value > other.value;
  if (one.skill !== other.skill) return one.skill > other.skill;
  return one.ability !== undefined && other.ability !== undefined && one.ability > other.ability;
}
