import { describe, expect, it } from 'vitest';
import { storyJson } from '../../src/reports/story/story-json.ts';
import { storyMarkdown } from '../../src/reports/story/story-markdown.ts';
import { storyText } from '../../src/reports/story/story-text.ts';
import { loadScenario } from '../../src/scenarios/load-scenario.ts';
import { tellTrial } from '../../src/sim/story/tell-trial.ts';

const story = (name: string, trial: number) => tellTrial({ ...loadScenario(`scenarios/${name}.yaml`), seed: 1 }, trial);
const plain = { colour: false, width: 80 };

/** Read by eye: a change is to be read as a referee would tell it. */
describe('the story of', () => {
  it.each([
    ['firefight', 10_546],
    ['firefight-counting-clock', 3],
    ['bar-brawl', 14_805],
    ['three-musketeers', 1],
    ['pit-edge', 1],
    ['juan-and-susan', 5],
    ['ana-and-bo', 5],
    ['rockys-drawbridge', 12],
  ])('%s, trial %i', async (name, trial) => {
    const text = storyText(story(name, trial), plain);
    for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
    await expect(`${text}\n`).toMatchFileSnapshot(`./expected/stories/${name}.txt`);
  });

  it('a bar brawl as Markdown', async () => {
    await expect(storyMarkdown(story('bar-brawl', 14_805))).toMatchFileSnapshot('./expected/stories/bar-brawl.md');
  });

  it('a bar brawl as events', async () => {
    const { evenodds: _, ...told } = story('bar-brawl', 14_805);
    const lines = storyJson({ evenodds: '', ...told });
    await expect(`${lines}\n`).toMatchFileSnapshot('./expected/stories/bar-brawl.jsonl');
  });
});
