import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from './chromium-path.ts';
import { evenoddsProcess } from './evenodds.ts';

const path = chromiumPath();
const HOSTILE = '</script><script>document.title="taken"</script><img src=x onerror=document.title="taken">';
const NAMED_TO_HARM = ['--set', `name=${JSON.stringify(HOSTILE)}`];
/** Commands that write a page, by the folder that they write it to. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  firefight: ['run', 'scenarios/firefight.yaml', '--trials', '2000'],
  'bar-brawl': ['run', 'scenarios/bar-brawl.yaml', '--trials', '2000'],
  'three-musketeers': ['run', 'scenarios/three-musketeers.yaml', '--trials', '2000'],
  'medical-check': ['run', 'scenarios/medical-check.yaml', '--trials', '2000'],
  'juan-and-susan': ['run', 'scenarios/juan-and-susan.yaml', '--trials', '2000', ...NAMED_TO_HARM],
  'compare-firefight': ['compare', 'scenarios/firefight.yaml', '--with', 'rules.successStep=6', '--trials', '500'],
  'compare-juan-and-susan': [
    ...['compare', 'scenarios/juan-and-susan.yaml', '--trials', '500', ...NAMED_TO_HARM],
    ...['--with', `description=${JSON.stringify(HOSTILE)}`],
  ],
  'sweep-firefight': [
    ...[
      'sweep',
      'scenarios/firefight.yaml',
      '--trials',
      '300',
      '--target',
      'outcome.players=0.6',
      '--metric',
      'rounds',
    ],
    ...['--vary', 'rules.successStep=3..9'],
  ],
  'sweep-juan-and-susan': [
    ...['sweep', 'scenarios/juan-and-susan.yaml', '--trials', '300', ...NAMED_TO_HARM],
    ...['--vary', 'contestants.Juan.skill=1..12', '--vary', 'contestants.Susan.skill=1..12'],
  ],
  'tune-firefight': [
    ...['tune', 'scenarios/firefight.yaml', '--vary', 'sides.opposition.waves=3..5', '--target', 'outcome.players=0.6'],
    ...['--max-trials', '5000'],
  ],
  'sensitivity-firefight': ['sensitivity', 'scenarios/firefight.yaml', '--trials', '100'],
};
const BOOK = `
format: 1
title: ${JSON.stringify(HOSTILE)}
charts:
  - { name: dice, caption: ${JSON.stringify(HOSTILE)}, alt: ${JSON.stringify(HOSTILE)}, odds: { of: [2d6] } }
  - { name: curve, caption: Reaching totals, alt: A falling curve, odds: { of: [3d6, 4d6kh3], show: at-least } }
`;

type Scheme = 'light' | 'dark';

/** A page, and all that it complained of or asked the network for. */
interface Opened {
  readonly page: Page;
  readonly heard: readonly string[];
}

/** What axe finds wrong, the first place of each. */
async function objectionsTo(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(
    'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html.slice(0, 200)))',
  );
}

if (path === undefined)
  process.stderr.write('browser tests are skipped: there is no Chromium (apt-get install chromium)\n');

describe.skipIf(path === undefined)('report.html in Chromium', () => {
  let folder: string;
  let browser: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'evenodds-browser-'));
    for (const args of Object.values(PAGES)) {
      const { status, stderr } = evenoddsProcess(process.cwd(), [...args, '--format', 'html', '--out', folder]);
      expect(status, stderr).toBe(0);
    }
    writeFileSync(join(folder, 'dice.yaml'), BOOK);
    const { status, stderr } = evenoddsProcess(folder, ['book', 'dice.yaml', '--out', folder, '--threads', '0']);
    expect(status, stderr).toBe(0);
    browser = await chromium.launch({ executablePath: path as string, args: ['--no-sandbox'] });
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(
    name: string,
    width = 1000,
    colorScheme: Scheme = 'light',
    file = 'report.html',
  ): Promise<Opened> {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, offline: true });
    const page = await context.newPage();
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    page.on('pageerror', (error) => heard.push(error.message));
    page.on(
      'request',
      (request) => request.url().endsWith(`/${file}`) || request.url().startsWith('data:') || heard.push(request.url()),
    );
    await page.goto(pathToFileURL(join(folder, name, file)).href);
    return { page, heard };
  }

  describe.each(Object.keys(PAGES))('of %s', (name) => {
    it.each([1000, 390])('shows its charts at %d pixels, asks for nothing and complains of nothing', async (width) => {
      const { page, heard } = await open(name, width);
      const charts = await page.locator('.chart svg:visible').count();
      expect(charts).toBe(await page.locator('figure').count());
      expect(charts).toBeGreaterThanOrEqual(1);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      expect(await page.title()).not.toBe('taken');
      expect(heard).toEqual([]);
    });

    it.each(['light', 'dark'] as const)('has nothing that axe objects to, %s', async (scheme) => {
      const { page } = await open(name, 1000, scheme);
      await page.evaluate('for (const details of document.querySelectorAll("details")) details.open = true');
      expect(await objectionsTo(page)).toEqual([]);
    });
  });

  it.each([
    [1000, 'light'],
    [390, 'dark'],
  ] as const)('shows the page of a book at %d pixels, %s', async (width, scheme) => {
    const { page, heard } = await open('dice', width, scheme, 'index.html');
    expect(await page.locator('figure img:visible').count()).toBe(2);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await page.title()).not.toBe('taken');
    expect(heard).toEqual([]);
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('sorts a table by the column that is pressed, both ways', async () => {
    const { page } = await open('firefight');
    const table = page.locator('table', { hasText: 'Units, means a fight' });
    const damage = () => table.locator('tbody td:nth-child(4)').allTextContents();
    const button = table.getByRole('button', { name: 'Damage' });
    await button.click();
    const falling = (await damage()).map(Number);
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
    expect(await table.locator('th[aria-sort]').getAttribute('aria-sort')).toBe('descending');
    await button.press('Enter');
    expect((await damage()).map(Number)).toEqual([...falling].reverse());
  });

  it('says what a mark stands for, to a pointer and to arrow keys', async () => {
    const { page } = await open('firefight');
    const tip = page.locator('#tip');
    await page.locator('.chart .wide .role-mark [aria-label^="players:"]').first().hover();
    expect(await tip.textContent()).toMatch(/^players: \d+% \(.*\), [\d,]+ of 2,000 fights$/);
    await page.keyboard.press('Escape');
    await page.locator('.chart').nth(1).focus();
    await page.keyboard.press('ArrowRight');
    const first = await tip.textContent();
    expect(first).toMatch(/^rounds \d+/);
    await page.keyboard.press('ArrowRight');
    expect(await tip.textContent()).not.toBe(first);
    await page.keyboard.press('Escape');
    expect(await tip.isHidden()).toBe(true);
  });

  it('is dark where the reader wants it dark, the charts as well', async () => {
    const colours = async (scheme: Scheme) => {
      const { page } = await open('firefight', 1000, scheme);
      const style = (selector: string) => `getComputedStyle(document.querySelector(${JSON.stringify(selector)}))`;
      return page.evaluate<string[]>(`[${style('body')}.backgroundColor, ${style('.chart .wide text')}.fill]`);
    };
    expect(await colours('light')).toEqual(['rgb(255, 255, 255)', 'rgb(89, 99, 110)']);
    expect(await colours('dark')).toEqual(['rgb(20, 23, 26)', 'rgb(163, 172, 182)']);
  });
});
