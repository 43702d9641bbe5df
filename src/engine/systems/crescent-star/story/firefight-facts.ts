/** Where the target number of a shot comes from (CS-16, CS-26). */
export interface ShotNumber {
  /** Of the size that the target presents. */
  readonly size: number;
  /** Whole range increments in the distance, and what each adds. */
  readonly increments: number;
  readonly perIncrement: number;
  /** How often the sum was folded, each time by a success step. */
  readonly folds: number;
}

/** Successes of a roll, one by one; they add up to `net` (CS-4). */
export interface NetParts {
  readonly rolled: number;
  readonly automatic: number;
  /** Negative successes: wounds, folds, the target's cover, long range. */
  readonly wounds: number;
  readonly folds?: number;
  readonly cover?: number;
  readonly longRange?: number;
}

/** Events of a Crescent Star battle and the facts of each; units by name, places in axial coordinates. */
export interface FirefightFacts {
  readonly round: { readonly round: number };
  readonly phase: { readonly phase: number };
  readonly wave: { readonly side: string; readonly wave: number; readonly units: readonly string[] };
  /** `entry` is the number of the tactics entry in the unit's list, from 1; the default tactic comes after the last. */
  readonly declare: {
    readonly unit: string;
    readonly target: string | null;
    readonly move: string;
    readonly entry: number;
  };
  readonly move: { readonly unit: string; readonly to: readonly [q: number, r: number]; readonly hexes: number };
  readonly lost: { readonly unit: string; readonly target: string | null };
  readonly shot: {
    readonly unit: string;
    readonly target: string;
    readonly weapon: string;
    readonly distance: number;
    readonly targetNumber: number;
    readonly from: ShotNumber;
  };
  readonly blow: {
    readonly unit: string;
    readonly target: string;
    readonly weapon: string;
    readonly guard: string;
    readonly guardValue: number;
    readonly guardTotal: number;
  };
  /** Before stones. */
  readonly 'attack-roll': {
    readonly unit: string;
    readonly skill: string;
    readonly value: number;
    readonly push: number;
    readonly total: number;
    readonly targetNumber: number;
    readonly parts: NetParts;
    /** In a blow the defender's automatic successes less its wounds, which cancel the attacker's. */
    readonly against: number;
    readonly net: number;
  };
  readonly stones: {
    readonly unit: string;
    readonly on: 'attack' | 'save';
    readonly by: 'player' | 'gamemaster';
    readonly stones: number;
    /** The player's stones left, and those in the game master's pool. */
    readonly left: number;
    readonly pool: number;
  };
  readonly hit: { readonly unit: string; readonly target: string; readonly net: number };
  readonly miss: { readonly unit: string; readonly target: string; readonly net: number };
  readonly link: { readonly unit: string; readonly link: number; readonly price: number };
  readonly haste: { readonly unit: string };
  readonly wasted: { readonly unit: string; readonly target: string };
  readonly damage: {
    readonly unit: string;
    readonly target: string;
    readonly weapon: string;
    readonly damage: number;
    readonly total: number;
    /** The attacker's successes on the wound: those bought and the weapon's automatic ones. */
    readonly successes: number;
  };
  readonly save: {
    readonly unit: string;
    readonly value: number;
    readonly push: number;
    readonly total: number;
    readonly targetNumber: number;
    readonly parts: NetParts;
    readonly net: number;
    readonly against: number;
  };
  readonly saved: { readonly unit: string; readonly net: number; readonly against: number };
  readonly wounds: { readonly unit: string; readonly wounds: number; readonly total: number; readonly deadly: number };
  readonly death: { readonly unit: string; readonly by: string };
  readonly fear: { readonly unit: string; readonly phases: number; readonly nextPhase: number };
}
