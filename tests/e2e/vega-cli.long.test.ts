import { describeVegaCli } from './describe-vega-cli.ts';

describeVegaCli(() => true);
