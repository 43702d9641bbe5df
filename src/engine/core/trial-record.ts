/** What a trial counts for each unit, in the order of its cells in `TrialRecord.units`. */
export const UNIT_COUNTS = ['survived', 'damageDealt', 'kills', 'attacks', 'hits'] as const;

/** The shape of all that a scenario counts: it is fixed when the scenario is compiled. */
export interface TallyLayout {
  /** Labels of the ways in which a trial may end; their counts add up to the trials. */
  readonly outcomes: readonly string[];
  /** Names of the counted quantities, each one integer a trial. */
  readonly metrics: readonly string[];
  /** Roster units, one a row of the unit figures; empty where nobody fights. */
  readonly units: readonly { readonly side: string; readonly unit: string }[];
  /** Sides whose active units are counted at the end of each round; empty where nobody fights. */
  readonly sides: readonly string[];
}

/**
 * What one trial left behind. A runner owns one record and writes it anew for each trial; tallies,
 * samples and paired comparisons read it. All values are integers.
 */
export class TrialRecord {
  /** Index into `layout.outcomes`. */
  outcome = 0;
  /** Bounded loops that were cut short in this trial (an open-ended die that would not end). */
  cutShort = 0;
  /** Rounds whose active units were recorded. */
  rounds = 0;
  /** One value a counted quantity, as `layout.metrics`. */
  readonly metrics: Int32Array;
  /** `UNIT_COUNTS.length` cells a unit, as `layout.units`. */
  readonly units: Int32Array;
  /** Active units at the end of each recorded round: cell `round × sides + side`, rounds from 0. */
  readonly active: Int32Array;

  constructor(layout: TallyLayout, maxRounds: number) {
    this.metrics = new Int32Array(layout.metrics.length);
    this.units = new Int32Array(layout.units.length * UNIT_COUNTS.length);
    this.active = new Int32Array(layout.sides.length * maxRounds);
  }
}
