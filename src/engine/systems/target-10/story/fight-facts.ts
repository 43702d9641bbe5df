/** What makes up a number, by name; it adds up. */
export type Parts = Readonly<Record<string, number>>;

/** Events of a Target 10 battle and the facts of each; units and weapons by name, places in paces. */
export interface FightFacts {
  readonly round: { readonly round: number };
  readonly wave: { readonly side: string; readonly wave: number; readonly units: readonly string[] };
  readonly enter: {
    readonly unit: string;
    readonly hitPoints: number;
    readonly place: number;
    readonly luck: number;
    readonly fight: Parts;
    readonly shoot: Parts;
    readonly defense: Parts;
  };
  readonly wake: { readonly unit: string; readonly hitPoints: number };
  readonly declare: {
    readonly unit: string;
    readonly target: string | null;
    readonly move: string;
    readonly action: string | null;
  };
  readonly order: { readonly unit: string; readonly face: number; readonly modifier: number; readonly total: number };
  readonly group: { readonly total: number; readonly units: readonly string[] };
  readonly move: { readonly unit: string; readonly move: string; readonly from: number; readonly to: number };
  readonly stand: { readonly unit: string; readonly stands: boolean };
  readonly lost: { readonly unit: string; readonly target: string | null };
  readonly withheld: { readonly unit: string; readonly target: string };
  readonly bound: { readonly unit: string };
  readonly attack: {
    readonly unit: string;
    readonly target: string;
    readonly action: string;
    readonly weapon: string | null;
    /** Succeeds without a roll. */
    readonly automatic: boolean;
    readonly face: number | null;
    /** FIGHT or SHOOT less DEFENSE, before the limit. */
    readonly parts: Parts;
    readonly situational: number;
    /** What is added to the die, the limit and the situation counted in. */
    readonly modifier: number;
    readonly targetNumber: number;
  };
  readonly hit: { readonly unit: string; readonly target: string; readonly action: string };
  readonly miss: { readonly unit: string; readonly target: string; readonly action: string };
  readonly luck: { readonly unit: string; readonly against: string; readonly left: number };
  readonly damage: {
    readonly unit: string;
    readonly target: string;
    readonly modifier: number;
    readonly damage: number;
  };
  readonly hurt: { readonly unit: string; readonly hitPoints: number };
  readonly push: { readonly unit: string; readonly from: number; readonly to: number; readonly falls: boolean };
  readonly fall: { readonly unit: string; readonly damage: number; readonly by: string };
  readonly prone: { readonly unit: string };
  readonly disarm: { readonly unit: string; readonly weapon: string; readonly place: number };
  readonly retrieve: { readonly unit: string; readonly weapon: string };
  readonly held: { readonly unit: string; readonly by: string };
  readonly released: { readonly unit: string; readonly by: string };
  readonly negotiate: {
    readonly unit: string;
    readonly target: string;
    readonly face: number | null;
    readonly value: number;
    readonly against: number;
    readonly modifier: number;
    readonly targetNumber: number;
  };
  readonly 'test-luck': { readonly unit: string; readonly left: number };
  readonly bind: { readonly unit: string };
  readonly unbind: { readonly unit: string };
  readonly death: { readonly unit: string; readonly by: string; readonly hitPoints: number };
  /** `wakesIn`: round at whose start it wakes. */
  readonly unconscious: { readonly unit: string; readonly wakesIn: number | null };
  readonly fled: { readonly unit: string };
}
