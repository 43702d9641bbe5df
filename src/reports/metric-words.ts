import { plainName } from './plain-name.ts';

/** A counted quantity's name in words: `linksBought` is `links bought`, `players.hits` is `players: hits`. */
export function metricWords(metric: string): string {
  return plainName(metric)
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll('.', ': ');
}
