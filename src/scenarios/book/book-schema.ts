import { z } from 'zod';
import { integerField, mapField, nameField, noted } from '../fields/fields.ts';

const MOST_CHARTS = 200;
const MOST_NAMED = 6;
const NAME_ERROR = 'expected small letters, digits and hyphens, at most 60';

/** Of files and anchors. */
const nameOfFiles = noted(
  z
    .string({ error: NAME_ERROR })
    .max(60, { error: NAME_ERROR })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: NAME_ERROR }),
  { description: 'Name of its files: small letters, digits and hyphens.' },
);
const text = (description: string) => nameField({ description });
const list = (item: z.ZodType<string>, most: number, description: string) => {
  const error = `expected a list of 1 to ${most} texts`;
  return noted(z.array(item, { error }).min(1, { error }).max(most, { error }), { description });
};
const settings = list(text('PATH=VALUE'), 20, 'PATH=VALUE each: values in place of the file’s.');
const file = text('Scenario file, beside the book’s own folder.');

const table = mapField(
  {
    file,
    vary: list(text('PATH=A..B:STEP'), 2, 'One parameter or two: PATH=A..B, PATH=A..B:STEP or PATH=a,b,c each.'),
    set: settings.optional(),
    outcome: text('What is shown the chance of; the first outcome if left out.').optional(),
    metric: text('Counted quantity that is shown the mean of, in place of an outcome.').optional(),
  },
  { description: 'Exact odds over one parameter of a scenario, or over two.' },
);

const odds = mapField(
  {
    of: list(text('Dice or a scenario file'), MOST_NAMED, 'Dice expressions or scenario files; several are compared.'),
    set: settings.optional(),
    show: text(
      'Which of its charts: outcomes, exactly, at-least, or exactly-QUANTITY; the first if left out.',
    ).optional(),
    atLeast: text('A..B: only the values A to B.').optional(),
  },
  { description: 'Exact odds of dice or scenarios.' },
);

const run = mapField(
  {
    file,
    chart: text('Which of its charts: outcomes, rounds, survivors, attrition, damage, units …'),
    set: settings.optional(),
    trials: integerField(1, 1e9, { description: 'Trials; as the file says if left out.' }).optional(),
    seed: integerField(0, Number.MAX_SAFE_INTEGER, { description: 'Seed; as the file says if left out.' }).optional(),
  },
  { description: 'A chart of simulated trials.' },
);

const sweep = mapField(
  {
    file,
    vary: list(text('PATH=A..B:STEP'), 2, 'One parameter or two: PATH=A..B, PATH=A..B:STEP or PATH=a,b,c each.'),
    set: settings.optional(),
    metric: text('Figure that is shown, as gates name it: outcome.players, rounds; the first if left out.').optional(),
    trials: integerField(1, 1e9, { description: 'Trials a point; 20,000 if left out.' }).optional(),
    seed: integerField(0, Number.MAX_SAFE_INTEGER, { description: 'Seed; as the file says if left out.' }).optional(),
  },
  { description: 'Simulated trials over one parameter of a scenario, or over two.' },
);

/** Kinds of charts of a book: each chart is of one. */
export const BOOK_KINDS = ['table', 'odds', 'run', 'sweep'] as const;

const chart = mapField(
  {
    name: nameOfFiles,
    caption: text('Printed below the picture.'),
    alt: text('What the picture shows, for those who do not see it.'),
    table: table.optional(),
    odds: odds.optional(),
    run: run.optional(),
    sweep: sweep.optional(),
  },
  { description: 'A chart of the book: exactly one of table, odds, run and sweep.' },
);

/** A rulebook's charts. */
export const bookSchema = mapField(
  {
    format: noted(z.literal(1, { error: 'expected 1, the version of this format' }), {
      description: 'Version of the file format: 1.',
    }),
    title: nameField({ description: 'Heading of the page.' }),
    charts: noted(
      z
        .array(chart, { error: `expected a list of 1 to ${MOST_CHARTS} charts` })
        .min(1, { error: `expected a list of 1 to ${MOST_CHARTS} charts` })
        .max(MOST_CHARTS, { error: `expected a list of 1 to ${MOST_CHARTS} charts` }),
      { description: 'In the order of the page.' },
    ),
  },
  { description: 'A rulebook’s charts: odds tables, odds and runs, with captions.' },
);

export type BookChart = z.infer<typeof chart>;
