import { z } from 'zod';
import { listField, mapField, nameField, noted, numberField } from '../fields/fields.ts';
import type { Expectation } from './expectation.ts';

const MOST = 1e15;

const bound = (description: string) => numberField(-MOST, MOST, { description });
const range = 'expected a list of two numbers, the lower first';

/** One balance gate as a file writes it. */
const expectationSchema = (): z.ZodType<Expectation> =>
  mapField(
    {
      metric: nameField({
        description: 'What is judged: a rate, a mean, a quantile, or the probability of a comparison.',
        examples: ['outcome.players', 'rounds', 'rounds.p90', 'P(rounds <= 5)'],
      }),
      between: noted(z.tuple([bound('Lower end.'), bound('Upper end.')], { error: range }), {
        description: 'The lowest and the highest value that pass.',
        examples: [[0.55, 0.7]],
      }).optional(),
      atLeast: bound('The lowest value that passes.').optional(),
      atMost: bound('The highest value that passes.').optional(),
      equals: bound('The value wanted; `within` says how near is near enough.').optional(),
      within: numberField(0, MOST, { description: 'How far from `equals` still passes.' }).optional(),
    },
    { description: 'A balance gate.' },
  );

export const expectationsField = () =>
  listField(expectationSchema(), [0, 1000], 'gates', {
    description: 'Balance gates: what the figures are meant to be; `evenodds check` judges them.',
  });
