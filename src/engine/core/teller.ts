/**
 * Hears what happens in a trial. Rule functions tell each event where it happens, once, whoever
 * listens: in the fast loop the listener is `SilentTeller`, whose empty method the compiler inlines
 * to nothing, so that the loop pays nothing for the story.
 *
 * An event is its code, declared by the system, and up to four integers whose meaning the system
 * documents beside the code.
 */
export interface Teller {
  tell(event: number, a: number, b: number, c: number, d: number): void;
}

/** Hears nothing. */
export class SilentTeller implements Teller {
  tell(_event: number, _a: number, _b: number, _c: number, _d: number): void {}
}

/** An event as it was told: code and four integers. */
export type ToldEvent = readonly [event: number, a: number, b: number, c: number, d: number];

/** Keeps every event of a trial in order. */
export class RecordingTeller implements Teller {
  readonly events: ToldEvent[] = [];

  tell(event: number, a: number, b: number, c: number, d: number): void {
    this.events.push([event, a, b, c, d]);
  }
}
