import { z } from 'zod';
import { LUCK_LEVELS } from '../../engine/systems/target-10/scenario.ts';
import { choiceField, integerField, noted } from '../fields/fields.ts';

const MOST_LUCK = 3;

const luckError = `expected an integer from 0 to ${MOST_LUCK}, or one of ${LUCK_LEVELS.join(', ')}`;

/** Luck points, or the level by which they go. */
export const luckField = () =>
  noted(
    z.union(
      [
        integerField(0, MOST_LUCK, { description: 'Points.' }),
        choiceField(LUCK_LEVELS, { description: 'By skill: luck.low, luck.mid, luck.high.' }),
      ],
      { error: luckError },
    ),
    { description: 'Luck points, or the skill of the character by which they go (T10-3).', preset: 0 },
  );
