import type { Dice, DiceStream } from '../../src/engine/core/dice.ts';
import type { DicePair } from '../../src/engine/core/dice-pair.ts';
import type { DicePool } from '../../src/engine/core/dice-pool.ts';
import type { SuccessTable } from '../../src/engine/core/success-table.ts';
import { SilentTeller, type Teller } from '../../src/engine/core/teller.ts';
import { DIE_EVENT } from '../../src/engine/core/told-dice.ts';

/** A die that a script expects, and the face that it shows. */
export type ScriptedDie = readonly [sides: number, face: number];

/**
 * Dice that show what a test wrote down, die by die: a die of other sides than the script's next, a
 * die after its end, and a die left over are errors.
 */
export class ScriptedDice implements Dice {
  private readonly script: readonly ScriptedDie[];
  private readonly teller: Teller;
  private next = 0;

  /** @param teller hears each die, as that of `ToldDice` does */
  constructor(script: readonly ScriptedDie[], teller: Teller = new SilentTeller()) {
    this.script = script;
    this.teller = teller;
  }

  startTrial(_trial: number): void {
    this.next = 0;
  }

  stream(number: number): DiceStream {
    return { number };
  }

  one(stream: DiceStream, sides: number): number {
    const die = this.script[this.next];
    if (!die) throw new Error(`die ${this.next + 1} is a d${sides}, but the script has ended`);
    if (die[0] !== sides) throw new Error(`die ${this.next + 1} is a d${sides}, the script expects a d${die[0]}`);
    this.next++;
    this.teller.tell(DIE_EVENT, stream.number, sides, die[1], 0);
    return die[1];
  }

  two(stream: DiceStream, { firstSides, secondSides }: DicePair): number {
    const first = this.one(stream, firstSides);
    return first + (this.one(stream, secondSides) << 8);
  }

  sum(stream: DiceStream, pool: DicePool): number {
    let total = 0;
    for (let die = 0; die < pool.count; die++) total += this.one(stream, pool.sides);
    return total;
  }

  successes(stream: DiceStream, count: number, table: SuccessTable): number {
    let total = 0;
    for (let die = 0; die < count; die++) total += table.ofFace[this.one(stream, 10)] as number;
    return total;
  }

  /** @throws Error where dice of the script were not rolled */
  expectUsedUp(): void {
    const left = this.script.slice(this.next).map(([sides, face]) => `d${sides}=${face}`);
    if (left.length > 0) throw new Error(`${left.length} dice left over: ${left.join(', ')}`);
  }
}
