import type { Teller, ToldEvent } from '../teller.ts';
import { DIE_EVENT } from '../told-dice.ts';
import type { EventHead, Passage, StoryDie, Telling } from './passage.ts';
import { type RuleBook, rulesOf } from './rule-book.ts';

/** How a kind of scenario is told: every event becomes facts and a text, on the state of the trial when it happens. */
export interface Script<Facts, State> {
  readonly state: State;
  readonly book: RuleBook<State>;
  /** Events after whose telling the dice go on to the next event, which they decide as well. */
  readonly leavesDice: ReadonlySet<number>;
  /** Called before each trial. */
  begin(): void;
  /** Whose die a stream's is, and what for. */
  ownerOf(stream: number): { readonly by: string; readonly for: string };
  narrate(event: ToldEvent, dice: readonly StoryDie[]): Telling<Facts>;
}

/**
 * Hears a trial and keeps its story. Dice are told before what they decide, and become part of that
 * event. The script is given once the trial's state exists, before the first trial.
 */
export class Narrator<Facts, State> implements Teller {
  script: Script<Facts, State> | undefined;
  private passages: Passage[] = [];
  private dice: StoryDie[] = [];

  /** Starts a new story. */
  begin(): void {
    this.passages = [];
    this.dice = [];
    this.script?.begin();
  }

  /** The story so far; later stories leave it as it is. */
  get story(): readonly Passage[] {
    return this.passages;
  }

  tell(event: number, a: number, b: number, c: number, d: number): void {
    const { script } = this;
    if (script === undefined) return;
    if (event === DIE_EVENT) {
      this.dice.push({ ...script.ownerOf(a), sides: b, face: c });
      return;
    }
    const told: ToldEvent = [event, a, b, c, d];
    const rules = rulesOf(script.book, script.state, told);
    const [name, facts, place, text] = script.narrate(told, this.dice);
    const keeps = script.leavesDice.has(event) || this.dice.length === 0;
    const head: EventHead = { event: name, rules, ...facts, ...(keeps ? {} : { dice: this.dice }) };
    if (!keeps) this.dice = [];
    this.passages.push({ event: head, text, place });
  }
}
