import { casedRules } from './chart-frame.ts';

/**
 * A dark line across each bar at its exact value, with white around it so that it shows on any colour.
 *
 * @param along the channel of the bars' band
 * @param band its encoding
 * @param value encoding of the other channel
 */
export function exactLayers(along: 'x' | 'y', band: { readonly field: string }, value: object): unknown[] {
  return casedRules(2, {
    [along]: { ...band, bandPosition: 0 },
    [`${along}2`]: { field: band.field, bandPosition: 1 },
    [along === 'x' ? 'y' : 'x']: value,
  });
}
