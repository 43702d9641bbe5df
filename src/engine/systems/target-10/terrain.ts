import type { Stretch, TerrainKind } from './scenario.ts';

/** Stretches of the line of one kind, ends included. */
export interface Stretches {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** Compiles the stretches of one kind, in file order. */
export function compileStretches(terrain: readonly Stretch[], kind: TerrainKind): Stretches {
  const own = terrain.filter((stretch) => stretch.kind === kind);
  return { from: Int32Array.from(own, ({ from }) => from), to: Int32Array.from(own, ({ to }) => to) };
}

/** Whether a place lies on one of the stretches. */
export function isOn(stretches: Stretches, place: number): boolean {
  for (let i = 0; i < stretches.from.length; i++) {
    if (place >= stretches.from[i]! && place <= stretches.to[i]!) return true;
  }
  return false;
}

/** Whether a step from one place to the next leads into a stretch that the first is not on. */
export function entersOne(stretches: Stretches, from: number, to: number): boolean {
  for (let i = 0; i < stretches.from.length; i++) {
    const first = stretches.from[i]!;
    const last = stretches.to[i]!;
    if (to >= first && to <= last && (from < first || from > last)) return true;
  }
  return false;
}
