import { UsageError } from '../../engine/core/errors.ts';
import { type TallyLayout, type TrialRecord, UNIT_COUNTS } from '../../engine/core/trial-record.ts';
import { hint, some } from '../../scenarios/data/nearest.ts';

type Matches = (record: TrialRecord) => boolean;

const COMPARISON = /^(.+?)\s*(<=|>=|!=|==|=|<|>)\s*(.+)$/;

const COMPARE: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  '<=': (value, bound) => value <= bound,
  '>=': (value, bound) => value >= bound,
  '!=': (value, bound) => value !== bound,
  '==': (value, bound) => value === bound,
  '=': (value, bound) => value === bound,
  '<': (value, bound) => value < bound,
  '>': (value, bound) => value > bound,
};

/**
 * Reads conditions on a trial, joined by `and`: an outcome, or a comparison of a counted quantity or of
 * one of a unit, `Point.kills` or, where both sides have a Point, `players/Point.kills`.
 *
 * @param text such as `outcome=players and rounds>=20`
 * @throws UsageError where it names nothing that the scenario counts
 */
export function readConditions(text: string, layout: TallyLayout): Matches {
  const conditions = text.split(/\s+and\s+/).map((part) => readCondition(part.trim(), layout));
  return (record) => conditions.every((matches) => matches(record));
}

function readCondition(text: string, layout: TallyLayout): Matches {
  const [, name = '', sign = '', value = ''] = COMPARISON.exec(text) ?? [];
  const compare = COMPARE[sign];
  if (compare === undefined) {
    throw new UsageError(`--find: expected a comparison such as rounds>=20, or median or longest, got "${text}"`);
  }
  if (name === 'outcome') return outcomeCondition(sign, value, layout);
  if (!/^-?\d{1,15}$/.test(value)) throw new UsageError(`--find ${text}: expected an integer, got "${value}"`);
  const quantityOf = readQuantity(name, layout);
  return (record) => compare(quantityOf(record), Number(value));
}

function outcomeCondition(sign: string, label: string, { outcomes }: TallyLayout): Matches {
  const wanted = outcomes.indexOf(label);
  if (wanted < 0) {
    throw new UsageError(
      `--find: expected outcome= and one of ${some(outcomes)}, got "${label}"${hint(label, outcomes)}`,
    );
  }
  if (sign === '!=') return ({ outcome }) => outcome !== wanted;
  if (sign === '=' || sign === '==') return ({ outcome }) => outcome === wanted;
  throw new UsageError(`--find: expected outcome= or outcome!=, got outcome${sign}`);
}

function readQuantity(name: string, layout: TallyLayout): (record: TrialRecord) => number {
  const metric = layout.metrics.indexOf(name);
  if (metric >= 0) return ({ metrics }) => metrics[metric]!;
  const cell = unitCells(layout).get(name);
  if (cell !== undefined) return ({ units }) => units[cell]!;
  const names = [...layout.metrics, ...unitCells(layout).keys()];
  throw new UsageError(
    `--find: expected outcome or a counted quantity such as ${some(layout.metrics.slice(0, 3))}, got "${name}"${hint(name, names)}`,
  );
}

/** Cells of `TrialRecord.units` by name; a unit's name stands alone where no other has it. */
function unitCells({ units }: TallyLayout): ReadonlyMap<string, number> {
  const cells = new Map<string, number>();
  units.forEach(({ side, unit }, row) => {
    const isAlone = units.every((other, i) => i === row || other.unit !== unit);
    UNIT_COUNTS.forEach((count, i) => {
      const cell = row * UNIT_COUNTS.length + i;
      if (isAlone) cells.set(`${unit}.${count}`, cell);
      cells.set(`${side}/${unit}.${count}`, cell);
    });
  });
  return cells;
}
