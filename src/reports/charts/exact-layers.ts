import { TEXT_COLOUR } from './palette.ts';

/** A dark line across each bar at its exact value, with white around it so that it shows on any colour. */
export function exactLayers(encoding: object, orient: 'horizontal' | 'vertical'): unknown[] {
  const line = (thickness: number, color: string) => ({
    mark: { type: 'tick', aria: false, orient, bandSize: { band: 1 }, thickness, color, opacity: 1 },
    encoding,
  });
  return [line(4, 'white'), line(2, TEXT_COLOUR)];
}
