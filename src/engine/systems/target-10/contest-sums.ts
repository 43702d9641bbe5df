/** Chances of a contest as they are added up; contestants by index, quantities by value. */
export class ContestSums {
  readonly won: number[];
  failed = 0;
  timedOut = 0;
  readonly tests: number[] = [0];
  readonly successes: readonly number[][];
  readonly failures: readonly number[][];

  /** @param size number of contestants */
  constructor(size: number) {
    this.won = new Array<number>(size).fill(0);
    this.successes = Array.from({ length: size }, () => [0]);
    this.failures = Array.from({ length: size }, () => [0]);
  }

  /**
   * Adds the sums of one order, in which contestants stand by their place.
   *
   * @param order contestant by place
   */
  addPlaces(places: ContestSums, order: readonly number[], weight: number): void {
    this.failed += places.failed * weight;
    this.timedOut += places.timedOut * weight;
    addAll(this.tests, places.tests, weight);
    order.forEach((who, place) => {
      this.won[who]! += places.won[place]! * weight;
      addAll(this.successes[who]!, places.successes[place]!, weight);
      addAll(this.failures[who]!, places.failures[place]!, weight);
    });
  }
}

/** Adds a chance to that of a value, which may be the first of its kind. */
export function addChance(sums: number[], value: number, chance: number): void {
  while (sums.length <= value) sums.push(0);
  sums[value]! += chance;
}

function addAll(sums: number[], more: readonly number[], weight: number): void {
  more.forEach((chance, value) => addChance(sums, value, chance * weight));
}
