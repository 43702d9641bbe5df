import { describeVegaCli } from './describe-vega-cli.ts';

/** The other charts are drawn by `vega-cli.long.test.ts`. */
describeVegaCli((chart) => chart === 'attrition');
