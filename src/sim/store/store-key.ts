import { createHash } from 'node:crypto';

/** Grows when the same seed and trial would draw other numbers, whatever the rules. */
const GENERATOR = 'xoshiro128++ 1';

/** What decides which fight trial i is, and which trials there are. */
export interface StoreKeyParts {
  /** Of what is played, as `scenarioHash` gives it: without name, description, trials and gates. */
  readonly hash: string;
  readonly system: string;
  /** `version` of the system. */
  readonly rulesVersion: number;
  readonly seed: number;
  /**
   * What ends a run that is watched. Its trials have a key of their own: what is stored of them has passed
   * every look before its end, which other stored trials have not.
   */
  readonly watch?: { readonly precision: number; readonly confidence: number } | undefined;
}

/** The key of stored trials, 64 hex digits: equal where trial i is the same fight. */
export function storeKey({ hash, system, rulesVersion, seed, watch }: StoreKeyParts): string {
  return createHash('sha256')
    .update(
      JSON.stringify([
        GENERATOR,
        hash,
        system,
        rulesVersion,
        seed,
        ...(watch ? [watch.precision, watch.confidence] : []),
      ]),
    )
    .digest('hex');
}
