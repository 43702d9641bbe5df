import type { MoveEffect, SensitivityResult } from '../../sim/sensitivity/sensitivity.ts';
import { csvText } from '../csv-text.ts';
import { axisValue } from '../odds-grid/grid-words.ts';
import { sensitivityHeadline, type Unmoved } from './sensitivity-words.ts';

const COLUMNS = ['a', 'b', 'difference', 'low', 'high', 'varianceSaved', 'differing'] as const;

/** Every move in full precision, the largest effects first. */
export function sensitivityCsv({ rows }: SensitivityResult): string {
  return csvText(
    ['path', 'from', 'to', ...COLUMNS],
    rows.flatMap(({ path, from, moves }) =>
      moves.map((move) => [path, axisValue(from), axisValue(move.to), ...COLUMNS.map((column) => move[column])]),
    ),
  );
}

/** What `sensitivity --json` prints: no clock and no machine. */
export function sensitivityDocument(result: SensitivityResult, unmoved: readonly Unmoved[]): object {
  const { evenodds, name, system, rulesVersion, kind, hash, figure, seed, trials, confidence, moves, rows } = result;
  return {
    schema: 1,
    evenodds,
    ...{ scenario: name, system, rulesVersion, kind, hash, seed, trials, confidence, moves },
    finding: sensitivityHeadline(result),
    metric: figure.metric,
    rows: rows.map(({ path, from, moves: own }) => {
      const [down, up] = (['down', 'up'] as const).map((direction) => own.find((move) => move.direction === direction));
      const alternatives = own.filter(({ direction }) => direction === 'alternative');
      return {
        path,
        from: axisValue(from),
        ...(down && { down: effectOf(down) }),
        ...(up && { up: effectOf(up) }),
        ...(alternatives.length > 0 && { alternatives: alternatives.map(effectOf) }),
      };
    }),
    unmoved,
  };
}

function effectOf({ direction: _, to, ...effect }: MoveEffect): object {
  return { to: axisValue(to), ...effect };
}
