/** One die of a story, with the unit or roll and the purpose that its stream stands for. */
export interface StoryDie {
  readonly by: string;
  readonly for: string;
  readonly sides: number;
  readonly face: number;
}

/** What every event of a story has, whatever its system: it is plain JSON. */
export interface EventHead<Name extends string = string> {
  readonly event: Name;
  /** Identifiers of the rules that decide it. */
  readonly rules: readonly string[];
  /** Dice rolled for it, in order. */
  readonly dice?: readonly StoryDie[];
}

/**
 * Where the text of an event stands: a heading, a paragraph of its own, the next sentence of the
 * paragraph before, a paragraph that follows from the one before and stands under it; or nowhere,
 * where only the event is of interest.
 */
export type Place = 'heading' | 'paragraph' | 'sentence' | 'under' | 'silent';

/** An event and how a referee would tell it. */
export interface Passage<Event extends EventHead = EventHead> {
  readonly event: Event;
  readonly text: string;
  readonly place: Place;
}

/** An event as a system's script tells it. */
export type Telling<Facts> = {
  [Name in keyof Facts & string]: readonly [event: Name, facts: Facts[Name], place: Place, text: string];
}[keyof Facts & string];
