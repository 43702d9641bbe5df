import type { ToldEvent } from '../teller.ts';

/** Which rules decide an event: those that always do, and those that do where something is so when it is told. */
export interface EventRules<State> {
  readonly always: readonly string[];
  readonly sometimes?: readonly SometimesRule<State>[];
}

type SometimesRule<State> = readonly [
  rule: string,
  when: (state: State, a: number, b: number, c: number, d: number) => boolean,
];

/** The rules behind the events of a kind of scenario. `State` is what the trial is played on. */
export interface RuleBook<State> {
  /** By the event's code. */
  readonly events: Readonly<Record<number, EventRules<State>>>;
  /** Rules that decide the end of every trial. */
  readonly end: readonly string[];
}

/** Identifiers of the rules that decide an event, as things stand. */
export function rulesOf<State>(book: RuleBook<State>, state: State, [event, a, b, c, d]: ToldEvent): string[] {
  const rules = book.events[event];
  if (rules === undefined) return [];
  const found = (rules.sometimes ?? []).filter(([, when]) => when(state, a, b, c, d)).map(([rule]) => rule);
  return [...rules.always, ...found];
}

/** Every rule that a book names, each once. */
export function rulesInBook<State>({ events, end }: RuleBook<State>): Set<string> {
  const ofEvents = Object.values(events).flatMap(({ always, sometimes = [] }) => [
    ...always,
    ...sometimes.map(([rule]) => rule),
  ]);
  return new Set([...ofEvents, ...end]);
}
