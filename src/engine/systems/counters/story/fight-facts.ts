/** A pool of dice that was rolled against a target number. */
interface PoolRoll {
  readonly dicePool: number;
  readonly targetNumber: number;
  readonly successes: number;
}

/** What makes up a number of dice, by name; it adds up to `dicePool`. */
export type DiceParts = Readonly<Record<string, number>>;

/** Events of a Counters battle and the facts of each; units, attacks and counters by name, places in inches. */
export interface FightFacts {
  readonly round: { readonly round: number };
  readonly wave: { readonly side: string; readonly wave: number; readonly units: readonly string[] };
  /** `place` is that in the order of turns so far, from 1. */
  readonly initiative: {
    readonly unit: string;
    readonly modifier: number;
    readonly score: number;
    readonly place: number;
  };
  readonly break: Readonly<Record<never, never>>;
  readonly turn: { readonly unit: string; readonly stunned: boolean };
  /** `entry` is the number of the tactics entry in the unit's list, from 1; the default tactic comes after the last. */
  readonly decide: { readonly unit: string; readonly target: string | null; readonly entry: number };
  readonly move: { readonly unit: string; readonly from: number; readonly to: number };
  readonly 'stand-up': { readonly unit: string };
  readonly lost: { readonly unit: string; readonly target: string | null };
  readonly attack: { readonly unit: string; readonly target: string; readonly attack: string };
  readonly 'attack-roll': PoolRoll & { readonly unit: string; readonly parts: DiceParts };
  readonly counter: {
    readonly unit: string;
    readonly counter: string;
    readonly window: string;
    readonly against: string;
  };
  /** `left`: successes or levels of the attack that the counter leaves. */
  readonly 'counter-roll': PoolRoll & { readonly unit: string; readonly counter: string; readonly left: number };
  readonly 'standing-block': { readonly unit: string; readonly counter: string };
  readonly 'standing-reduction': {
    readonly unit: string;
    readonly counter: string;
    readonly levels: number;
    readonly left: number;
  };
  readonly hit: { readonly unit: string; readonly target: string; readonly successes: number };
  readonly miss: { readonly unit: string; readonly target: string };
  readonly 'damage-roll': PoolRoll & { readonly unit: string; readonly parts: DiceParts };
  readonly stopped: { readonly unit: string; readonly dicePool: number; readonly penetrationResistance: number };
  readonly absorbed: { readonly unit: string; readonly absorption: number; readonly left: number };
  readonly levels: {
    readonly unit: string;
    readonly levels: number;
    readonly lethal: number;
    readonly total: number;
    readonly capacity: number;
  };
  readonly 'stun-check': PoolRoll & { readonly unit: string };
  readonly stunned: { readonly unit: string };
  readonly 'knock-out-check': PoolRoll & { readonly unit: string };
  readonly out: { readonly unit: string; readonly status: 'dead' | 'unconscious'; readonly by: string | null };
  readonly contest: {
    readonly unit: string;
    readonly other: string;
    /** What it is about. */
    readonly for: 'hold' | 'break-hold' | 'fall';
    readonly successes: number;
    readonly otherSuccesses: number;
  };
  readonly prone: { readonly unit: string };
  readonly hold: { readonly unit: string; readonly held: string };
  readonly 'hold-ends': { readonly unit: string; readonly held: string };
  readonly recover: { readonly unit: string; readonly counter: string };
  readonly 'standing-ends': { readonly unit: string; readonly counter: string };
  readonly 'next-attack': {
    readonly unit: string;
    readonly target: string;
    readonly moreDice: number;
    readonly damageDice: number;
  };
  readonly 'self-damage': { readonly unit: string; readonly levels: number; readonly total: number };
  readonly 'cut-short': { readonly attacks: number };
}
