import { createHash } from 'node:crypto';

/** Grows when the same seed and trial would draw other numbers, whatever the rules. */
const GENERATOR = 'xoshiro128++ 1';

/** What decides which fight trial i is. */
export interface StoreKeyParts {
  /** Of what is played, as `scenarioHash` gives it: without name, description, trials and gates. */
  readonly hash: string;
  readonly system: string;
  /** `version` of the system. */
  readonly rulesVersion: number;
  readonly seed: number;
}

/** The key of stored trials, 64 hex digits: equal where trial i is the same fight. */
export function storeKey({ hash, system, rulesVersion, seed }: StoreKeyParts): string {
  return createHash('sha256')
    .update(JSON.stringify([GENERATOR, hash, system, rulesVersion, seed]))
    .digest('hex');
}
