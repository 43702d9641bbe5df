import type { Story } from '../../sim/story/tell-trial.ts';

/**
 * A story as JSON, an event a line: first `start` with the version of the events and what was played,
 * then the events of the system, last `end` with outcome and counted quantities. docs/STORY.md lists them.
 *
 * @returns lines joined by `\n`, without one at the end
 */
export function storyJson({ passages, outcome, metrics, ...origin }: Story): string {
  const events = [
    { event: 'start', ...origin },
    ...passages.map(({ event }) => event),
    { event: 'end', outcome, metrics },
  ];
  return events.map((event) => JSON.stringify(event)).join('\n');
}
