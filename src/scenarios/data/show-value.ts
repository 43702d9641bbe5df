import { type DataMap, isMap } from './tree.ts';

const LONGEST = 60;

/** A value as an error message shows it: short, on one line, texts in quotes. */
export function showValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isMap(value)) return showMap(value);
  if (typeof value === 'number') return showNumber(value);
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…"` : text;
}

function showMap(map: DataMap): string {
  const keys = Object.keys(map);
  if (keys.length === 0) return 'an empty map';
  return `a map of ${keys.slice(0, 3).join(', ').slice(0, LONGEST)}${keys.length > 3 ? ', …' : ''}`;
}

/** As YAML spells it. */
function showNumber(value: number): string {
  if (Number.isNaN(value)) return '.nan';
  return Number.isFinite(value) ? String(value) : `${value < 0 ? '-' : ''}.inf`;
}
