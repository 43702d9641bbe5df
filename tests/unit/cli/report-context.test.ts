import { expect, it } from 'vitest';
import { reportContext } from '../../../src/cli/run/report-context.ts';
import { loadScenario } from '../../../src/scenarios/load-scenario.ts';
import { simulate } from '../../../src/sim/simulate.ts';
import { RUN_LOG } from '../reports/toy-firefight.ts';

it('the commands of a report name the file as it was named, and what was changed, for a shell', async () => {
  const set = ["name=It's"];
  const loaded = loadScenario('scenarios/medical-check.yaml', { set });
  const result = await simulate({ ...loaded, trials: 100, threads: 0 });
  const log = { ...RUN_LOG, file: '../my games/medical-check.yaml', set };
  const { command, storyCommand } = reportContext(result, log);
  const file = "'../my games/medical-check.yaml' --set 'name=It'\\''s'";
  expect(command).toBe(`evenodds run ${file} --seed 1 --trials 100`);
  expect(storyCommand).toMatch(/^evenodds trace .*It.*s' --seed 1 --trial \d+$/);
});
