import { plainName } from './plain-name.ts';

/**
 * A counted quantity's name in words, for charts, pages and sentences; tables of the terminal and files have
 * its key. `linksBought` is `links bought`, `players.hits` is `players: hits`.
 */
export function metricWords(metric: string): string {
  return plainName(metric)
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll('.', ': ');
}
