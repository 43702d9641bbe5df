import type { Distribution } from './exact/distribution.ts';
import type { NestedRules, RuleParameter } from './rule-parameter.ts';
import type { Passage } from './story/passage.ts';
import type { RuleCounter } from './story/rule-counter.ts';
import type { Tally } from './tally.ts';
import type { Teller } from './teller.ts';
import type { TallyLayout, TrialRecord } from './trial-record.ts';

/** What every resolved scenario has, whatever its system and kind. It is plain JSON. */
export interface ScenarioHead {
  readonly format: 1;
  readonly name: string;
  readonly description?: string;
  readonly system: string;
  readonly kind: string;
  readonly trials: number;
  readonly seed: number;
  readonly rules: NestedRules;
}

/** A rule as the rules file lists it. */
export interface SystemRule {
  /** Such as `CS-16`. */
  readonly id: string;
  readonly title: string;
}

/** A set of rules that can be simulated. Adding one: `docs/ADDING-A-SYSTEM.md`. */
export interface RulesSystem<Scenario extends ScenarioHead = ScenarioHead> {
  /** As scenarios name it, kebab-case. */
  readonly id: string;
  readonly title: string;
  /** Grows when the same scenario, seed and trial would no longer give the same fight. */
  readonly version: number;
  /** Kinds of scenario that it plays, such as `battle`. */
  readonly kinds: readonly string[];
  /** Every number and choice of its rules, in the order of its rules file. */
  readonly parameters: readonly RuleParameter[];
  /** All its rules, those that fights share included, in the order of the rules files; none where it tells no stories. */
  readonly ruleList?: readonly SystemRule[];
  /**
   * Turns a checked scenario into integers and tables.
   *
   * @param scenario resolved: every default filled in, every value in range
   */
  compile(scenario: Scenario): CompiledScenario;
}

/** A scenario ready to be played; immutable, shared by any number of runners. */
export interface CompiledScenario {
  readonly layout: TallyLayout;
  /**
   * Allocates all that playing needs, once.
   *
   * @param seed integer from 0 to 2^53 − 1
   * @param teller hears each event of the trials; without one the runner is the fast loop
   */
  createRunner(seed: number, teller?: Teller): TrialRunner;
  /** How translated functions play it; missing where there are none. */
  readonly translation?: Translation;
  /** Its trials told, and the rules that decide them counted; missing where the system tells no stories. */
  readonly story?: ScenarioStory;
  /** The same odds by mathematics, for kinds that can be computed rather than sampled. */
  exact?(): ExactOdds;
}

/** A scenario as the functions play it that are translated to WebAssembly (`src/wasm`). */
export interface Translation {
  /** Name of the function that plays a trial: `play(state, record, trial)`. */
  readonly play: string;
  /** Objects that the functions know by the names of their modules' constants. */
  readonly constants?: Readonly<Record<string, object>>;
  /** Greatest number of active units, by side. */
  readonly mostActive: readonly number[];
  /** Allocates all that playing needs, once. */
  start(seed: number): StartedFight;
  /** The same where rules are counted; missing where the system tells no stories. */
  startCounting?(seed: number): StartedFight & { readonly counter: Omit<RuleCounter<unknown>, 'state'> };
}

/** What `Translation.play` takes. */
export interface StartedFight {
  readonly state: object;
  readonly record: TrialRecord;
}

/** What playing without end would come to. */
export interface ExactOdds {
  /** Chances, one an outcome, as `layout.outcomes`. */
  readonly outcomes: readonly number[];
  /** One a counted quantity, as `layout.metrics`. */
  readonly metrics: readonly Distribution[];
  /** Mass that no outcome has, the tails of open-ended dice: below 1e-15. */
  readonly leftOut: number;
  /** Where values may lie beyond those listed, one a counted quantity; left out: on both sides of what leaves mass out. */
  readonly openEnds?: readonly OpenEnds[];
}

/** Whether values may lie without limit below or above those that are listed. */
export interface OpenEnds {
  readonly below: boolean;
  readonly above: boolean;
}

/** Plays trials one at a time, in any order; a trial depends on scenario, seed and index alone. */
export interface TrialRunner {
  /** What the trial played last left behind; overwritten by the next. */
  readonly record: TrialRecord;
  /** @param trial index, integer from 0 to 2^53 − 1 */
  play(trial: number): void;
  /** Plays trials `first` to `first + count − 1` and adds them to the tally, where that is faster than one by one. */
  playInto?(tally: Tally, first: number, count: number): void;
}

/** A compiled scenario's trials as stories. */
export interface ScenarioStory {
  /** Rules that may decide something in it. */
  readonly rules: ReadonlySet<string>;
  /** @param seed integer from 0 to 2^53 − 1 */
  createStoryRunner(seed: number): StoryRunner;
  /** @param seed integer from 0 to 2^53 − 1 */
  createCountingRunner(seed: number): CountingRunner;
}

/** Plays a trial as any runner does, and tells it. */
export interface StoryRunner extends TrialRunner {
  /** The story of the trial played last. */
  readonly story: readonly Passage[];
}

/** Plays trials as any runner does, and counts the rules that decide them. */
export interface CountingRunner extends TrialRunner {
  /** Counts from 0 again. */
  restart(): void;
  /** How often each of these rules decided an event in the trials that were counted. */
  fired(rules: readonly string[]): Float64Array;
}
