/** What may land at the end of a group besides movements, in the order in which it does (T10-13). */
export const LANDS = {
  stand: 1,
  push: 2,
  trip: 4,
  disarm: 8,
  retrieve: 16,
  killing: 32,
  subduing: 64,
  flight: 128,
  hold: 256,
  negotiation: 512,
} as const;
