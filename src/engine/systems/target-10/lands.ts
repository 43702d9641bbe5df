/** What may land at the end of a group, in the order in which it does (T10-13). */
export const LANDS = {
  stand: 1,
  move: 2,
  push: 4,
  trip: 8,
  disarm: 16,
  retrieve: 32,
  killing: 64,
  /** Somebody is left at exactly 0 hit points. */
  unconscious: 128,
  subduing: 256,
  flight: 512,
  hold: 1024,
  negotiation: 2048,
  /** A grapple has broken the hold on its unit. */
  release: 4096,
} as const;

/** What lands without a change to anything by which units declare, but that a unit goes out. */
export const ONLY_HARMS = LANDS.killing | LANDS.unconscious | LANDS.subduing;
